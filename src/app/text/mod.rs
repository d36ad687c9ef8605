//! The game in words: one file for each thing that is spoken of. The words themselves are in `i18n/`.

mod action;
mod age;
mod event;
mod file_error;
mod refusal;
mod score;
mod setup_problem;
mod tile;

pub use age::ago;
pub use file_error::{io_reason, load_error};
pub use setup_problem::setup_problem;
pub use tile::tile_name;

use crate::i18n::Texts;
use crate::rules::{MAX_PLAYERS, Player};
use crate::session::Seat;
use crate::storage::{ColourChoice, SavedSeat};

/// Speaks about one game.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The messages.
    pub texts: &'a Texts,
    /// Who sits at the table.
    pub seats: &'a [Seat],
    /// Which colour names are used.
    pub colours: ColourChoice,
}

/// A colour's name.
pub fn colour_name(texts: &Texts, colours: ColourChoice, number: usize) -> String {
    match colours {
        ColourChoice::Classic => texts.colour_name(number as u32),
        ColourChoice::ColourBlind => texts.colour_name_safe(number as u32),
    }
}

impl Words<'_> {
    /// A player's name, or the name of the colour.
    pub fn player(&self, player: Player) -> String {
        match self.seats.get(player.index()) {
            Some(seat) if !seat.name.trim().is_empty() => seat.name.trim().to_owned(),
            Some(seat) => colour_name(self.texts, self.colours, seat.colour),
            None => String::new(),
        }
    }
}

/// The names of all who sit at a saved game, in turn order.
pub fn players(texts: &Texts, colours: ColourChoice, seats: &[SavedSeat], count: usize) -> String {
    let seats: Vec<Seat> = (0..count)
        .map(|index| seats.get(index).map_or_else(|| Seat::default_for(index), Seat::from_saved))
        .collect();
    let words = Words { texts, seats: &seats, colours };
    let names: Vec<String> =
        Player::first(count.min(MAX_PLAYERS)).map(|player| words.player(player)).collect();
    names.join(", ")
}
