//! What every part of the window needs: words, settings, colours, pictures. Whoever paints only looks at it.

use crate::app::keeper::Keeper;
use crate::app::keys::Keys;
use crate::app::pictures::Pictures;
use crate::app::text::Words;
use crate::app::theme::{Pace, Tokens, colour_set, scale_of};
use crate::app::toasts::Toasts;
use crate::i18n::{Language, Texts};
use crate::session::Seat;
use crate::storage::{Folders, LessonProgress, Settings};

/// What every part of the window needs.
pub(crate) struct Shared {
    pub(crate) texts: Texts,
    pub(crate) language: Language,
    pub(crate) settings: Settings,
    pub(crate) keys: Keys,
    pub(crate) folders: Folders,
    /// Writes the player's files beside the window.
    pub(crate) keeper: Keeper,
    pub(crate) tokens: Tokens,
    pub(crate) pictures: Pictures,
    pub(crate) toasts: Toasts,
    /// How far the lessons have been taken.
    pub(crate) progress: LessonProgress,
}

impl Shared {
    /// How to speak of a game with these people at the table.
    pub(crate) fn words<'a>(&'a self, seats: &'a [Seat]) -> Words<'a> {
        Words { texts: &self.texts, seats, colours: self.settings.colours }
    }

    /// How long everything takes that moves.
    pub(crate) fn pace(&self) -> Pace {
        Pace::of(self.settings.speed, self.settings.reduced_motion)
    }

    /// Draws everything as large as the window and the player's setting ask for.
    pub(crate) fn fit_scale(&self, ctx: &egui::Context) {
        // The window's size in points as they would be if nothing was scaled.
        let window = ctx.content_rect().size() * ctx.zoom_factor();
        ctx.set_zoom_factor(scale_of(window, self.settings.scale));
    }

    /// Lets the settings take effect.
    pub(crate) fn apply_settings(&mut self, ctx: &egui::Context) {
        self.keys = Keys::of(&self.settings);
        self.tokens = Tokens::of(self.settings.theme);
        self.tokens.apply(ctx);
        self.fit_scale(ctx);
        ctx.all_styles_mut(|style| {
            style.animation_time = if self.settings.reduced_motion { 0.0 } else { 0.1 };
        });
        self.pictures.set_style(self.tokens.land, colour_set(self.settings.colours));
    }
}
