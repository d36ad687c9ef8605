//! A sheet of paper over the dimmed table: settings, saved games, questions.

use egui::{Align, Context, Frame, Id, Layout, Modal, ModalResponse, ScrollArea, Ui, Vec2, vec2};

use super::disc_button::DiscButton;
use super::paper::Paper;
use crate::app::icons::Icon;
use crate::app::theme::{Tokens, serif, text_size};

/// A sheet of paper over the dimmed table.
pub(crate) struct Sheet {
    id: &'static str,
    title: String,
    close: String,
    size: Vec2,
    margin: i8,
}

/// What became of a sheet in a frame.
pub(crate) struct SheetResponse<R> {
    /// What its contents returned.
    pub(crate) inner: R,
    /// Whether it is to be closed: by its cross, by Escape, or by a click beside it.
    pub(crate) should_close: bool,
    /// Where it lies.
    pub(crate) rect: egui::Rect,
}

impl Sheet {
    /// A sheet with a title and the name of the button that closes it, so large where there is room.
    pub(crate) fn new(
        id: &'static str,
        title: impl Into<String>,
        close: impl Into<String>,
        size: Vec2,
    ) -> Self {
        Self { id, title: title.into(), close: close.into(), size, margin: 24 }
    }

    /// Shows the sheet with its contents, which scroll only where there is too little room.
    pub(crate) fn show<R>(
        self,
        ctx: &Context,
        tokens: &Tokens,
        add: impl FnOnce(&mut Ui) -> R,
    ) -> SheetResponse<R> {
        let screen = ctx.content_rect().size();
        let margin = if screen.x < 560.0 { 10 } else { self.margin };
        let border = vec2(2.0, 2.0) * f32::from(margin);
        let room = (screen - vec2(16.0, 16.0) - border).min(self.size - border).max(vec2(80.0, 80.0));
        let mut is_closed = false;
        let modal: ModalResponse<R> =
            Modal::new(Id::unique(self.id)).frame(Frame::NONE).backdrop_color(tokens.dim).show(ctx, |ui| {
                ui.set_max_width(room.x + border.x);
                Paper::new()
                    .radius(12)
                    .show(ui, tokens, margin, |ui| {
                        ui.set_width(room.x);
                        ui.horizontal(|ui| {
                            ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
                                let cross = DiscButton::new(tokens, Icon::Remove, &self.close).diameter(36.0);
                                is_closed = ui.add(cross).clicked();
                                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                                    let title = serif(&self.title, text_size::TITLE);
                                    ui.add(egui::Label::new(title).truncate());
                                });
                            });
                        });
                        ui.add_space(6.0);
                        let height = (room.y - ui.min_rect().height()).max(60.0);
                        ScrollArea::vertical()
                            .max_height(height)
                            .auto_shrink([false, true])
                            .show(ui, add)
                            .inner
                    })
                    .inner
            });
        SheetResponse {
            should_close: is_closed || modal.should_close(),
            rect: modal.response.rect,
            inner: modal.inner,
        }
    }
}
