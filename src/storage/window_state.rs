//! Size and place of the window, which its library reads and writes by itself.

use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};

use super::kept_file::KeptValue;
use super::ron_text::{format, text_of};
use super::save::LoadError;

/// What the file of the window holds, as far as it has to be known here: whether it can be read at all.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct WindowState(BTreeMap<String, String>);

impl KeptValue for WindowState {
    fn from_text(text: &str) -> Result<(Self, bool), LoadError> {
        let state =
            format().from_str(text).map_err(|error| LoadError::Damaged { reason: error.to_string() })?;
        Ok((state, true))
    }

    fn text(&self) -> io::Result<String> {
        text_of(self, 2)
    }
}
