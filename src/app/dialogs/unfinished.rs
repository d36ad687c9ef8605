//! The question what shall become of an unfinished game before another one takes its place.

use egui::Ui;

use crate::app::Shared;
use crate::app::buttons::{primary, wide};
use crate::app::intent::Intent;
use crate::app::intent::NextGame;
use crate::app::text::players;
use crate::storage::{SavedGame, SavedSeat};

/// The question.
pub(crate) struct UnfinishedDialog {
    seats: Vec<SavedSeat>,
    players: usize,
    tiles: usize,
    next: NextGame,
}

impl UnfinishedDialog {
    /// Asks about the game that is kept.
    pub(super) fn new(kept: &SavedGame, next: NextGame) -> Self {
        let game = kept.record.game();
        Self { seats: kept.seats.clone(), players: game.players(), tiles: game.tiles().len(), next }
    }

    /// Paints the question.
    pub(super) fn ui(&self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        let t = &shared.texts;
        ui.heading(t.unfinished_title());
        let names = players(t, shared.settings.colours, &self.seats, self.players);
        ui.label(t.unfinished_about(names, self.tiles as u32));
        ui.add_space(8.0);
        if primary(ui, shared, t.unfinished_save()) {
            intents.push(Intent::SaveKept(self.next.clone()));
        }
        if wide(ui, t.unfinished_give_up()) {
            intents.push(Intent::Begin(self.next.clone()));
        }
        if wide(ui, t.unfinished_continue()) {
            intents.push(Intent::Close);
            intents.push(Intent::Continue);
        }
    }
}
