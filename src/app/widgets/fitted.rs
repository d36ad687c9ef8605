//! Text that keeps its place: where there is too little room it becomes smaller, and then ends in an ellipsis.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Align, Align2, Color32, FontId, Galley, Painter, Rect, Vec2};

/// How much smaller text becomes before it is cut.
const SMALLEST: f32 = 0.74;

/// Text laid out within a room, in as many lines as given.
pub(crate) fn fitted(
    painter: &Painter,
    text: impl Into<String>,
    font: &FontId,
    tone: Color32,
    room: Vec2,
    lines: usize,
) -> Arc<Galley> {
    laid_out(painter, text, font, tone, (room, lines), Align::LEFT)
}

/// The same with every line under the middle of the one above; it is painted at the middle of its upper edge.
pub(crate) fn fitted_centred(
    painter: &Painter,
    text: impl Into<String>,
    font: &FontId,
    tone: Color32,
    room: Vec2,
    lines: usize,
) -> Arc<Galley> {
    laid_out(painter, text, font, tone, (room, lines), Align::Center)
}

fn laid_out(
    painter: &Painter,
    text: impl Into<String>,
    font: &FontId,
    tone: Color32,
    (room, lines): (Vec2, usize),
    align: Align,
) -> Arc<Galley> {
    let text: String = text.into();
    let lay = |size: f32, cuts_words: bool| {
        let font = FontId::new(size, font.family.clone());
        let mut job = LayoutJob::simple(text.clone(), font, tone, room.x.max(1.0));
        job.halign = align;
        job.wrap = TextWrapping {
            max_width: room.x.max(1.0),
            max_rows: lines,
            break_anywhere: cuts_words,
            ..TextWrapping::default()
        };
        painter.layout_job(job)
    };
    let fits = |galley: &Galley| {
        !galley.elided && galley.size().x <= room.x + 0.5 && galley.size().y <= room.y + 0.5
    };
    let mut size = font.size;
    loop {
        let galley = lay(size, false);
        if fits(&galley) {
            return galley;
        }
        if size <= font.size * SMALLEST {
            // What is cut off is written without breaking lines, since a word may be longer than the room.
            return lay(size, lines == 1 || galley.size().x > room.x + 0.5);
        }
        size = (size - 1.0).max(font.size * SMALLEST);
    }
}

/// Writes text into a rectangle, at the side or corner of it that is given; returns where it stands.
pub(crate) fn write_fitted(
    painter: &Painter,
    rect: Rect,
    align: Align2,
    text: impl Into<String>,
    font: &FontId,
    tone: Color32,
    lines: usize,
) -> Rect {
    let galley = fitted(painter, text, font, tone, rect.size(), lines);
    let place = align.align_size_within_rect(galley.size(), rect);
    painter.galley(place.min, galley, tone);
    place
}
