//! What the table shows after something was played.

use egui::Context;

use crate::app::Shared;
use crate::app::map::motion::effects::{Effect, Show};
use crate::app::map::motion::script::Script;
use crate::app::theme::{Pace, secs};
use crate::rules::{Action, Event, Phase, ScoreReason};
use crate::session::Control;
use crate::tiles::Pos;

use crate::app::screens::table::TableScreen;

impl TableScreen {
    /// Something was played: keep the game, show what happened.
    pub(super) fn after_play(&mut self, ctx: &Context, shared: &mut Shared, events: &[Event]) {
        if events.is_empty() {
            return;
        }
        shared.keep_game(&self.session);
        self.map.new_hand();
        self.mode = None;
        self.show_events(ctx, shared, events);
        if let Some(discarded) =
            events.iter().find(|event| matches!(event, Event::Discarded { .. } | Event::SetAside { .. }))
        {
            let line = self.words(shared).event(&self.session, discarded);
            shared.toasts.list(line);
        }
        self.move_camera(ctx, shared, events);
        let next = self.session.game().player_to_act();
        let is_new_turn = events.iter().any(|event| matches!(event, Event::Turn { .. }));
        if is_new_turn || self.session.game().is_over() {
            self.plays_for = None;
            self.look_for_places = true;
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
    }

    fn show_events(&mut self, ctx: &Context, shared: &Shared, events: &[Event]) {
        let now = ctx.input(|input| input.time);
        let script = Script { words: self.words(shared), pace: shared.pace(), now };
        let effects = script.effects(events);
        self.map.effects.begin(effects, now);
    }

    /// Counts the end of the game once more.
    pub(super) fn count_again(&mut self, ctx: &Context, shared: &Shared) {
        let is_counted = |event: &Event| matches!(event, Event::Score(score) if matches!(score.reason, ScoreReason::Final(_) | ScoreReason::FairyBonus(_)));
        let last = self.session.record().actions().len();
        let entries = self.session.log().iter().filter(|entry| entry.after == last);
        let first = entries.clone().position(|entry| {
            matches!(&entry.event, Event::Score(score) if matches!(score.reason, ScoreReason::Final(_)))
        });
        let events: Vec<Event> = entries
            .skip(first.unwrap_or(usize::MAX))
            .map(|entry| entry.event.clone())
            .filter(is_counted)
            .collect();
        self.map.camera.fit(self.session.game().bounds(), shared.pace().glide);
        self.show_events(ctx, shared, &events);
    }

    /// Goes to where others play, or shows the whole map.
    fn move_camera(&mut self, ctx: &Context, shared: &Shared, events: &[Event]) {
        let pace = shared.pace();
        if ctx.input(|input| input.pointer.any_down()) {
            return;
        }
        if self.session.game().is_over() || shared.settings.keep_whole_map {
            self.map.camera.fit(self.session.game().bounds(), pace.glide);
        } else if let Some(pos) = events.iter().rev().find_map(scene_of)
            && shared.settings.follow
            && !self.map.camera.shows(pos)
        {
            if self.map.camera.rests() && self.map.camera.is_near(pos) {
                self.map.camera.bring_in(pos, pace.glide);
                return;
            }
            self.map.camera.follow(pos, pace.glide);
            let now = ctx.input(|input| input.time);
            self.back_at = now + self.map.effects.left(now) + f64::from(secs::CAMERA_STAYS + pace.glide);
        }
    }

    /// Goes back to where the player was looking once there was time to see what happened.
    pub(super) fn look_back(&mut self, ctx: &Context, pace: Pace) {
        if !self.is_acting() {
            return;
        }
        if self.session.game().phase() == Phase::Dragon {
            self.show_the_dragon(pace);
            return;
        }
        if !self.map.camera.is_away() {
            self.show_places(ctx, pace);
            return;
        }
        let now = ctx.input(|input| input.time);
        if now >= self.back_at {
            self.map.camera.go_back(pace.glide);
            ctx.request_repaint();
        } else {
            ctx.request_repaint_after_secs((self.back_at - now) as f32);
        }
    }

    /// Whoever has to lead the dragon sees it, and may then look elsewhere.
    fn show_the_dragon(&mut self, pace: Pace) {
        let position = Some(self.session.position());
        if std::mem::replace(&mut self.walk_seen, position) == position {
            return;
        }
        let Some(pos) = self.session.game().dragon() else { return };
        self.map.camera.stay();
        if self.map.camera.shows(pos) {
            self.map.camera.bring_in_beside(pos, pace.glide);
        } else {
            self.map.camera.centre_on(pos, pace.glide);
        }
    }

    /// Shows all places for a new tile, once nobody is moving the map.
    fn show_places(&mut self, ctx: &Context, pace: Pace) {
        if !self.look_for_places || !self.map.camera.rests() || ctx.input(|input| input.pointer.any_down()) {
            return;
        }
        self.look_for_places = false;
        let places: Vec<Pos> = self
            .session
            .legal_actions()
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Place { .. }))
            .filter_map(Action::square)
            .collect();
        self.map.camera.show_all(places, pace.glide);
    }

    /// Shows how a floor that is laid out comes to its place.
    pub(super) fn show_laid_out(&mut self, ctx: &Context, pace: Pace, action: Action) {
        let now = ctx.input(|input| input.time);
        if let Action::Floor { pos } = action {
            self.map.effects.add(Effect { show: Show::Floor(pos), begin: now, secs: pace.drop }, now);
        }
    }
}

/// The square where something is seen to happen; figures that go home and points say nothing new about where.
fn scene_of(event: &Event) -> Option<Pos> {
    match event {
        Event::Returned { .. } | Event::Score(_) => None,
        event => event.square(),
    }
}
