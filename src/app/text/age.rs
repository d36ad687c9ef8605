//! How long ago something was, in words.

use std::time::Duration;

use crate::i18n::Texts;

/// How long ago something was.
pub fn ago(texts: &Texts, elapsed: Duration) -> String {
    let minutes = elapsed.as_secs() / 60;
    match (minutes, minutes / 60, minutes / (60 * 24)) {
        (0, ..) => texts.ago_now(),
        (minutes, 0, _) => texts.ago_minutes(minutes as u32),
        (_, hours, 0) => texts.ago_hours(hours as u32),
        (_, _, days) => texts.ago_days(days as u32),
    }
}
