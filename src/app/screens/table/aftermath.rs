//! What the table shows after something was played.

use egui::Ui;

use crate::app::map::effects::{Show, middle_of};
use crate::app::theme::{Pace, colour};
use crate::app::words::square_of;
use crate::app::{Shared, colour_set};
use crate::rules::Event;
use crate::session::Control;

use super::TableScreen;

impl TableScreen {
    /// Something was played: keep the game, show what happened.
    pub(super) fn after_play(&mut self, ui: &Ui, shared: &mut Shared, pace: Pace, events: &[Event]) {
        if events.is_empty() {
            return;
        }
        self.keep(shared);
        self.map.new_hand();
        self.mode = None;
        let now = ui.input(|input| input.time);
        let mut delay = 0.0;
        let set = colour_set(shared.settings.colours);
        for event in events {
            if let Event::Placed { pos, player, .. } = event {
                let by_other = self.session.seat(*player).control != Control::Human;
                if by_other {
                    self.map.effects.begin(Show::Arrival { pos: *pos }, now, pace.arrival);
                    if shared.settings.follow && !self.map.camera.shows(*pos) {
                        self.map.camera.centre_on(*pos, pace.glide);
                    }
                }
            }
            if let (Event::Score(score), Some(at)) = (event, middle_of(event)) {
                let detail = self.words(shared).derivation(&score.derivation);
                let colour = colour(set.style(self.session.seat(score.player).colour).fill);
                let show = Show::Points { at, text: format!("+{}", score.points), detail, colour };
                self.map.effects.begin(show, now + delay, pace.points);
                delay += f64::from(pace.points) * 0.35;
            }
        }
        if let Some(discarded) =
            events.iter().find(|event| matches!(event, Event::Discarded { .. } | Event::SetAside { .. }))
        {
            let line = self.words(shared).event(&self.session, discarded);
            shared.toasts.list(line);
        }
        if shared.settings.keep_whole_map {
            self.map.camera.fit(self.session.game().bounds(), pace.glide);
        }
        let next = self.session.game().player_to_act();
        let is_new_turn = events.iter().any(|event| matches!(event, Event::Turn { .. }));
        if is_new_turn || self.session.game().is_over() {
            self.deputy = false;
        }
        let persons = self.session.seats().iter().filter(|seat| seat.control == Control::Human).count();
        if shared.settings.handover
            && !self.session.is_practice()
            && is_new_turn
            && persons > 1
            && self.session.seat(next).control == Control::Human
        {
            self.handover = Some(next);
        }
        if let Some(pos) = events.iter().rev().find_map(square_of)
            && shared.settings.follow
            && !self.map.camera.shows(pos)
        {
            self.map.camera.centre_on(pos, pace.glide);
        }
    }
}
