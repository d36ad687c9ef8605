//! A paragraph: one block of text with even lines, in which links can be followed.

use egui::text::LayoutJob;
use egui::{
    CursorIcon, FontFamily, FontId, Galley, Pos2, Rect, Role, Sense, Stroke, TextFormat, Ui, WidgetInfo,
};

use crate::app::Shared;
use crate::app::theme::{STRONG, size};
use crate::help::{ArticleLink, Span, plain, spans};
use crate::lessons;

/// Paints words, strong words and links, and small marks after them; returns the link that was followed.
pub(super) fn ui(
    ui: &mut Ui,
    shared: &Shared,
    text: &'static str,
    marks: &str,
) -> Option<ArticleLink<'static>> {
    let tokens = &shared.tokens;
    let format = |family: FontFamily, size: f32, tone| TextFormat {
        line_height: Some(size::BOOK_LINE),
        ..TextFormat::simple(FontId::new(size, family), tone)
    };
    let mut job = LayoutJob::default();
    job.wrap.max_width = ui.available_width();
    let mut links: Vec<(std::ops::Range<usize>, &str, ArticleLink<'static>)> = Vec::new();
    let mut length = 0;
    for span in spans(text) {
        let words = span.words();
        let end = length + words.chars().count();
        let format = match span {
            Span::Strong(_) => format(FontFamily::Name(STRONG.into()), 15.0, tokens.text),
            Span::Link(_, link) if leads(link) => {
                links.push((length..end, words, link));
                format(FontFamily::Proportional, 15.0, tokens.accent)
            }
            Span::Plain(_) | Span::Link(..) => format(FontFamily::Proportional, 15.0, tokens.text),
        };
        job.append(words, 0.0, format);
        length = end;
    }
    if !marks.is_empty() {
        job.append(&format!("\u{a0} {marks}"), 0.0, format(FontFamily::Proportional, 11.0, tokens.faint));
    }
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, plain(text)));
    let mut followed = None;
    for (number, (range, words, link)) in links.iter().enumerate() {
        let parts = parts(&galley, rect.min, range);
        let Some(whole) = parts.iter().copied().reduce(Rect::union) else { continue };
        let mut responses = parts
            .iter()
            .enumerate()
            .map(|(part, rect)| ui.interact(*rect, response.id.with((number, part)), Sense::click()));
        let Some(first) = responses.next() else { continue };
        first.widget_info(|| WidgetInfo::labeled(Role::Link, true, *words));
        let all = responses.fold(first, |all, part| all | part);
        if all.hovered() || all.has_focus() {
            for part in &parts {
                ui.painter().hline(part.x_range(), part.bottom() - 3.0, Stroke::new(1.0, tokens.accent));
            }
        }
        if all.has_focus() {
            ui.painter().rect_stroke(whole, 4, ui.visuals().selection.stroke, egui::StrokeKind::Outside);
        }
        if all.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            followed = Some(*link);
        }
    }
    ui.painter().galley(rect.min, galley, tokens.text);
    followed
}

/// Whether a link leads anywhere; lessons are written one by one.
pub(super) fn leads(link: ArticleLink<'_>) -> bool {
    match link {
        ArticleLink::Rule(_) | ArticleLink::Article(_) => true,
        ArticleLink::Lesson(id) => lessons::find(id).is_some(),
        ArticleLink::Unknown(_) => false,
    }
}

/// The parts of the window that some letters of a text cover, one for each line.
fn parts(galley: &Galley, at: Pos2, range: &std::ops::Range<usize>) -> Vec<Rect> {
    let mut parts = Vec::new();
    let mut number = 0;
    for row in &galley.rows {
        let mut part: Option<Rect> = None;
        for glyph in &row.row.glyphs {
            if range.contains(&number) {
                let rect = glyph.logical_rect().translate(at.to_vec2() + row.pos.to_vec2());
                part = Some(part.map_or(rect, |part| part.union(rect)));
            }
            number += 1;
        }
        parts.extend(part);
    }
    parts
}
