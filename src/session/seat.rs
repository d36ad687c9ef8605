//! Who sits at the table.

use crate::ai::Profile;
use crate::rules::MAX_PLAYERS;

/// A player's place at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The name shown; empty for the colour's own name.
    pub name: String,
    /// Number of the colour, 0 to 5.
    pub colour: usize,
    /// Who decides.
    pub control: Control,
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Control {
    /// A person at this computer.
    #[default]
    Human,
    /// The computer, as strong and of such character.
    Computer(Profile),
}

impl Seat {
    /// A person without a name, in the colour of that number.
    pub fn default_for(index: usize) -> Self {
        // Red begins, then blue: the two that differ most on the map.
        const ORDER: [usize; MAX_PLAYERS] = [1, 3, 0, 4, 2, 5];
        Self { name: String::new(), colour: ORDER[index % MAX_PLAYERS], control: Control::Human }
    }
}
