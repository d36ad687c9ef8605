//! One file per screen.

mod end;
pub(crate) mod learn;
mod setup;
mod table;
pub(crate) mod title;

pub(crate) use setup::SetupScreen;
pub(crate) use table::TableScreen;
