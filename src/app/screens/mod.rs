//! One file per screen.

mod end;
mod setup;
mod table;
pub(crate) mod title;

pub(crate) use setup::SetupScreen;
pub(crate) use table::{TableIntent, TableScreen};
