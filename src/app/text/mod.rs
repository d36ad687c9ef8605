//! The game in words: one file for each thing that is spoken of. The words themselves are in `i18n/`.

mod action;
mod age;
mod event;
mod file_error;
mod letters;
mod list;
mod refusal;
mod score;
mod setup_problem;
mod tile;
mod turn;

pub use age::ago;
pub use file_error::{io_reason, load_error};
pub use list::listed;
pub use setup_problem::setup_problem;
pub use tile::tile_name;
pub use turn::TurnLine;

use crate::i18n::{Texts, sentence};
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

/// A colour's name as it stands in the middle of a sentence; each language decides whether that begins with a capital.
pub fn colour_name(texts: &Texts, colours: ColourChoice, number: usize) -> String {
    match colours {
        ColourChoice::Classic => texts.colour_name(number as u32),
        ColourChoice::ColourBlind => texts.colour_name_safe(number as u32),
    }
}

/// A colour as an adjective, in one of the forms that the language has in `colour-form`.
pub fn colour_form(texts: &Texts, colours: ColourChoice, number: usize, form: &str) -> String {
    match colours {
        ColourChoice::Classic => texts.colour_form(form, number as u32),
        ColourChoice::ColourBlind => texts.colour_form_safe(form, number as u32),
    }
}

impl Words<'_> {
    /// A player's name standing by itself, or the name of the colour.
    pub fn player(&self, player: Player) -> String {
        self.own_name(player).unwrap_or_else(|| sentence(self.colour(player)))
    }

    /// A player's name within a sentence: a colour may be written small there. Whoever makes the sentence passes it
    /// through [`sentence`], for it may begin with the name.
    pub fn player_within(&self, player: Player) -> String {
        self.own_name(player).unwrap_or_else(|| self.colour(player))
    }

    /// Who has won, alone or together.
    pub fn winners(&self, winners: &[Player]) -> String {
        let names: Vec<String> = winners.iter().map(|&player| self.player_within(player)).collect();
        let names = listed(self.texts, &names);
        sentence(if winners.len() == 1 {
            self.texts.prompt_winner(names)
        } else {
            self.texts.prompt_winners(names)
        })
    }

    fn own_name(&self, player: Player) -> Option<String> {
        let name = letters::writable(&self.seats.get(player.index())?.name);
        (!name.is_empty()).then_some(name)
    }

    fn colour(&self, player: Player) -> String {
        let seat = self.seats.get(player.index());
        seat.map_or_else(String::new, |seat| colour_name(self.texts, self.colours, seat.colour))
    }
}

/// The names of all who sit at a saved game, in turn order.
pub fn players(texts: &Texts, colours: ColourChoice, seats: &[SavedSeat], count: usize) -> String {
    let seats: Vec<Seat> = (0..count)
        .map(|index| seats.get(index).map_or_else(|| Seat::default_for(index), Seat::from_saved))
        .collect();
    let words = Words { texts, seats: &seats, colours };
    let names: Vec<String> =
        Player::first(count.min(MAX_PLAYERS)).map(|player| words.player_within(player)).collect();
    sentence(listed(texts, &names))
}
