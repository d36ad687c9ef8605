//! The line that tells practice from a game.

use egui::{Align2, FontFamily, FontId, Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::Shared;
use crate::app::intent::{Intent, TableIntent};
use crate::app::theme::{STRONG, text_size};
use crate::app::widgets::{ActionButton, Paper, Weight, write_fitted};

use super::TableScreen;
use super::policy::Policy;

impl TableScreen {
    /// Whether this is practice, which is said all the time.
    pub(super) fn is_practice(&self) -> bool {
        matches!(self.policy, Policy::Practice)
    }

    /// Says that this is practice, with the way to begin again and the way back.
    pub(super) fn practice_ui(ui: &mut Ui, line: Rect, shared: &Shared, intents: &mut Vec<Intent>) {
        let rect = line.shrink2(vec2(8.0, 3.0));
        Paper::new().low().paint(ui.painter(), &shared.tokens, rect);
        let width = ((rect.width() - 24.0) * 0.32).min(190.0);
        ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt("practice"), |ui| {
            let mut right = rect.right() - 4.0;
            for (words, intent) in [
                (shared.texts.practice_end(), Intent::EndPractice),
                (shared.texts.practice_again(), Intent::Table(TableIntent::Restart)),
            ] {
                let size = vec2(width, rect.height() - 8.0);
                let place = Rect::from_min_size(pos2(right - width, rect.top() + 4.0), size);
                let button = ActionButton::new(&shared.tokens, words).weight(Weight::Quiet).size(size);
                if ui.put(place, button).clicked() {
                    intents.push(intent);
                }
                right = place.left() - 6.0;
            }
            let room = Rect::from_min_max(pos2(rect.left() + 12.0, rect.top()), pos2(right, rect.bottom()));
            let font = FontId::new(text_size::BODY, FontFamily::Name(STRONG.into()));
            let title = shared.texts.practice_title();
            write_fitted(ui.painter(), room, Align2::LEFT_CENTER, &title, &font, shared.tokens.text, 2);
            let said = ui.allocate_rect(room, egui::Sense::hover());
            said.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &title));
        });
    }
}
