//! Who sits at the table.

use crate::ai::{Level, Profile};
use crate::rules::MAX_PLAYERS;
use crate::storage::SavedSeat;

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

    /// A seat from a save file or the settings. A computer player that this version does not know plays as a skilled one.
    pub fn from_saved(saved: &SavedSeat) -> Self {
        Self {
            name: saved.name.clone(),
            colour: usize::from(saved.colour) % MAX_PLAYERS,
            control: saved.computer.as_deref().map_or(Control::Human, |name| {
                Control::Computer(Profile::parse(name).unwrap_or(Profile::of(Level::Skilled)))
            }),
        }
    }

    /// The seat as save files and settings hold it.
    pub fn saved(&self) -> SavedSeat {
        SavedSeat {
            name: self.name.clone(),
            colour: self.colour as u8,
            computer: match self.control {
                Control::Human => None,
                Control::Computer(profile) => Some(profile.to_string()),
            },
        }
    }
}

/// Seats as save files and settings hold them.
pub fn saved_seats(seats: &[Seat]) -> Vec<SavedSeat> {
    seats.iter().map(Seat::saved).collect()
}
