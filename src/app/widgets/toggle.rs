//! On or off.

use egui::{Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};

use super::focus::focus_ring;
use crate::app::theme::Tokens;

/// A switch with an accessible name; what it switches is written beside it by whoever shows it.
pub(crate) fn toggle(ui: &mut Ui, tokens: &Tokens, is_on: &mut bool, name: &str) -> Response {
    let (rect, mut response) = ui.allocate_exact_size(vec2(46.0, 26.0), Sense::click());
    if response.clicked() {
        *is_on = !*is_on;
        response.mark_changed();
    }
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), *is_on, name));
    let way = ui.ctx().animate_bool_responsive(response.id, *is_on);
    let fill = if *is_on { tokens.accent } else { tokens.line };
    let line = if tokens.is_flat() { Stroke::new(2.0, tokens.text) } else { Stroke::NONE };
    let fill = if tokens.is_flat() && !*is_on { tokens.surface } else { fill };
    ui.painter().rect(rect, 13, fill, line, StrokeKind::Inside);
    let at = pos2(egui::lerp(rect.left() + 13.0..=rect.right() - 13.0, way), rect.center().y);
    let knob = if *is_on { tokens.on_accent } else { tokens.raised };
    let knob = if tokens.is_flat() && !*is_on { tokens.text } else { knob };
    ui.painter().circle(at, 9.5, knob, Stroke::new(1.0, tokens.faint));
    focus_ring(ui.painter(), tokens, &response, rect, 13.0);
    response
}
