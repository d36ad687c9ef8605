//! The computer players' turns at the table.

use egui::Context;

use crate::ai::{Level, Profile};
use crate::app::Shared;
use crate::app::computer::{Progress, Thought};
use crate::rules::{Action, Event};

use crate::app::screens::table::TableScreen;

impl TableScreen {
    /// Starts the computer thinking and plays what it has found.
    pub(super) fn let_computer_play(&mut self, ctx: &Context, shared: &mut Shared) {
        let stand_in = self.is_played_for().then_some(Profile::of(Level::Master));
        let profile = self.session.computer_to_act().or(stand_in);
        let Some(profile) = profile.filter(|_| self.handover.is_none()) else {
            self.thought = None;
            return;
        };
        let now = ctx.input(|input| input.time);
        let about = self.session.confirmed_position();
        if self.thought.as_ref().is_none_or(|thought| thought.about != about) {
            let not_before = now + f64::from(shared.pace().thought);
            self.thought = Some(Thought::begin(ctx, &self.session, profile, not_before));
        }
        let Some(thought) = &self.thought else { return };
        // Nobody plays on while the others are still watching.
        let wait = (thought.not_before - now).max(self.map.effects.left(now));
        if wait > 0.0 {
            ctx.request_repaint_after_secs(wait as f32);
            return;
        }
        let found = match thought.poll() {
            Progress::Thinking => return,
            Progress::Found(action) => Some(action),
            Progress::Failed => None,
        };
        self.thought = None;
        let events = found.and_then(|action| self.play_or_log(action)).or_else(|| {
            // A player that has failed must not keep the others waiting; any move will do.
            shared.toasts.add(shared.texts.error_panel());
            let action = *self.session.legal_actions().first()?;
            self.play_or_log(action)
        });
        self.after_play(ctx, shared, &events.unwrap_or_default());
        self.policy.others_played(&mut self.session);
        ctx.request_repaint();
    }

    /// Plays what a computer player has decided. A refusal is a mistake of ours, but the game goes on.
    fn play_or_log(&mut self, action: Action) -> Option<Vec<Event>> {
        self.session
            .play(action)
            .inspect_err(|refusal| log::error!("a computer player's {action:?} is refused: {refusal}"))
            .ok()
    }
}
