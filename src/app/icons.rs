//! Signs drawn by hand, so that no font has to have them.

use std::f32::consts::TAU;

use egui::{Color32, Painter, Pos2, Response, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2};

/// A sign on a button.
#[allow(dead_code, reason = "the screens move to the new buttons one by one")]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    /// Three lines: a menu.
    Menu,
    /// A round arrow, clockwise.
    TurnRight,
    /// A round arrow, counterclockwise.
    TurnLeft,
    /// An arrow up.
    Up,
    /// An arrow down.
    Down,
    /// An arrow back to where one came from.
    Home,
    /// A cross: away with it.
    Remove,
    /// An arrow to the left.
    Back,
    /// An arrow to the right.
    Forward,
    /// A lamp: a hint.
    Lamp,
    /// A padlock: taken.
    Lock,
    /// An arrow to the left, up to a bar.
    First,
    /// An arrow to the right, up to a bar.
    Last,
    /// A screen on its foot: a computer player.
    Computer,
    /// Four corners: show everything.
    Fit,
    /// A flag: whose something is.
    Flag,
    /// Four squares: tiles.
    Tiles,
    /// An open book: rules.
    Book,
    /// An arrow that bends back: take back.
    Undo,
    /// The same the other way round: do again.
    Redo,
    /// Lines with a point before each: the log.
    Log,
    /// A tick: done, or agreed.
    Tick,
    /// A cross of two lines: one more, nearer.
    Plus,
    /// A line: one less, farther.
    Minus,
    /// A board with spaces around its edge.
    Track,
    /// An eye: show me.
    Eye,
    /// A folder.
    Folder,
    /// An arrow down onto a tray: save.
    Save,
    /// A frame with a hill in it: a picture.
    Picture,
    /// A wheel with teeth: settings.
    Gear,
    /// A house.
    House,
    /// A keyboard.
    Keyboard,
    /// A question mark.
    Question,
    /// An arrow that points to the right: play.
    Play,
}

impl Icon {
    /// Paints the sign about a point.
    #[allow(clippy::too_many_lines, reason = "one arm for each sign")]
    pub(crate) fn paint(self, painter: &Painter, centre: Pos2, radius: f32, tone: Color32) {
        let stroke = Stroke::new((radius * 0.22).max(1.5), tone);
        match self {
            Self::Menu => {
                for row in [-0.65, 0.0, 0.65] {
                    let y = centre.y + row * radius;
                    painter.hline(centre.x - radius..=centre.x + radius, y, stroke);
                }
            }
            Self::TurnRight | Self::TurnLeft => {
                let mirror = if self == Self::TurnRight { 1.0 } else { -1.0 };
                let at = |angle: f32, radius: f32| centre + vec2(mirror * angle.cos(), angle.sin()) * radius;
                let arc = (0..=20).map(|step| at(TAU * (0.05 + 0.7 * step as f32 / 20.0), radius)).collect();
                painter.add(Shape::line(arc, stroke));
                let end = TAU * 0.75;
                let head = vec![at(end, radius * 1.5), at(end, radius * 0.5), at(end + 0.8, radius)];
                painter.add(Shape::convex_polygon(head, tone, Stroke::NONE));
            }
            Self::Up | Self::Down | Self::Home => {
                let turn = match self {
                    Self::Up => 0.0,
                    Self::Down => TAU / 2.0,
                    _ => -TAU / 4.0,
                };
                let at = |x: f32, y: f32| {
                    centre + vec2(x * turn.cos() - y * turn.sin(), x * turn.sin() + y * turn.cos()) * radius
                };
                painter.line_segment([at(0.0, 1.0), at(0.0, -0.4)], stroke);
                let head = vec![at(0.0, -1.0), at(0.7, -0.1), at(-0.7, -0.1)];
                painter.add(Shape::convex_polygon(head, tone, Stroke::NONE));
            }
            Self::Back | Self::Forward | Self::First | Self::Last => {
                let side = if matches!(self, Self::Back | Self::First) { -1.0 } else { 1.0 };
                let at = |x: f32, y: f32| centre + vec2(x * side, y) * radius;
                painter.add(Shape::line(vec![at(-0.5, -0.9), at(0.4, 0.0), at(-0.5, 0.9)], stroke));
                if matches!(self, Self::First | Self::Last) {
                    painter.line_segment([at(0.85, -0.9), at(0.85, 0.9)], stroke);
                }
            }
            Self::Lamp => {
                let bulb = centre - vec2(0.0, radius * 0.25);
                painter.circle_stroke(bulb, radius * 0.62, stroke);
                for row in [0.62, 0.95] {
                    let half = radius * (0.5 - row * 0.2);
                    painter.hline(centre.x - half..=centre.x + half, centre.y + row * radius, stroke);
                }
                for angle in [-0.8_f32, -1.57, -2.34] {
                    let ray = vec2(angle.cos(), angle.sin()) * radius;
                    painter.line_segment([bulb + ray * 0.85, bulb + ray * 1.15], stroke);
                }
            }
            Self::Lock => {
                let arc = (0..=12)
                    .map(|step| {
                        let angle = TAU * (0.5 + 0.5 * step as f32 / 12.0);
                        centre + vec2(angle.cos() * 0.45, angle.sin() * 0.55 - 0.15) * radius
                    })
                    .collect();
                painter.add(Shape::line(arc, stroke));
                let body = egui::Rect::from_min_max(
                    centre + vec2(-0.75, -0.15) * radius,
                    centre + vec2(0.75, 0.85) * radius,
                );
                painter.rect_filled(body, 1.5, tone);
            }
            Self::Computer => {
                let screen = egui::Rect::from_min_max(
                    centre + vec2(-1.0, -0.8) * radius,
                    centre + vec2(1.0, 0.4) * radius,
                );
                painter.rect_stroke(screen, 1.5, stroke, egui::StrokeKind::Middle);
                painter.vline(centre.x, centre.y + 0.4 * radius..=centre.y + 0.85 * radius, stroke);
                painter.hline(
                    centre.x - 0.55 * radius..=centre.x + 0.55 * radius,
                    centre.y + 0.9 * radius,
                    stroke,
                );
            }
            Self::Fit => {
                for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                    let corner = centre + vec2(x, y) * radius * 0.85;
                    let legs = vec![
                        corner - vec2(x, 0.0) * radius * 0.55,
                        corner,
                        corner - vec2(0.0, y) * radius * 0.55,
                    ];
                    painter.add(Shape::line(legs, stroke));
                }
            }
            Self::Flag => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                painter.line_segment([at(-0.65, -1.0), at(-0.65, 1.0)], stroke);
                let cloth =
                    vec![at(-0.65, -0.9), at(0.85, -0.9), at(0.45, -0.35), at(0.85, 0.2), at(-0.65, 0.2)];
                painter.add(Shape::line(cloth, stroke));
            }
            Self::Tiles => {
                for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
                    let middle = centre + vec2(x, y) * radius * 0.5;
                    let square = egui::Rect::from_center_size(middle, vec2(0.68, 0.68) * radius);
                    painter.rect_stroke(square, 1.0, stroke, egui::StrokeKind::Middle);
                }
            }
            Self::Book => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                painter.line_segment([at(0.0, -0.6), at(0.0, 0.85)], stroke);
                for side in [-1.0, 1.0] {
                    let page = vec![
                        at(0.0, -0.6),
                        at(0.4 * side, -0.8),
                        at(side, -0.8),
                        at(side, 0.6),
                        at(0.4 * side, 0.6),
                        at(0.0, 0.85),
                    ];
                    painter.add(Shape::line(page, stroke));
                }
            }
            Self::Undo | Self::Redo => {
                let side = if self == Self::Undo { 1.0 } else { -1.0 };
                let at = |x: f32, y: f32| centre + vec2(side * x, y) * radius;
                let arc = (0..=14).map(|step| {
                    let angle = TAU * (-0.25 + 0.5 * step as f32 / 14.0);
                    at(0.25 + 0.6 * angle.cos(), 0.2 + 0.6 * angle.sin())
                });
                let path = std::iter::once(at(-0.9, -0.4)).chain(arc).chain([at(-0.5, 0.8)]).collect();
                painter.add(Shape::line(path, stroke));
                painter.add(Shape::line(vec![at(-0.4, -0.9), at(-0.9, -0.4), at(-0.4, 0.1)], stroke));
            }
            Self::Log => {
                for row in [-0.65, 0.0, 0.65] {
                    let y = centre.y + row * radius;
                    painter.circle_filled(egui::pos2(centre.x - 0.85 * radius, y), stroke.width * 0.7, tone);
                    painter.hline(centre.x - 0.4 * radius..=centre.x + radius, y, stroke);
                }
            }
            Self::Tick => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                painter.add(Shape::line(vec![at(-0.8, 0.05), at(-0.25, 0.6), at(0.85, -0.6)], stroke));
            }
            Self::Plus | Self::Minus => {
                painter.hline(centre.x - 0.8 * radius..=centre.x + 0.8 * radius, centre.y, stroke);
                if self == Self::Plus {
                    painter.vline(centre.x, centre.y - 0.8 * radius..=centre.y + 0.8 * radius, stroke);
                }
            }
            Self::Track => {
                let board = egui::Rect::from_center_size(centre, vec2(2.0, 1.5) * radius);
                painter.rect_stroke(board, 2.0, stroke, egui::StrokeKind::Middle);
                painter.rect_stroke(board.shrink(0.45 * radius), 1.0, stroke, egui::StrokeKind::Middle);
            }
            Self::Eye => {
                for side in [-1.0, 1.0] {
                    let lid = (0..=12)
                        .map(|step| {
                            let x = -1.0 + step as f32 / 6.0;
                            centre + vec2(x, side * 0.6 * (1.0 - x * x)) * radius
                        })
                        .collect();
                    painter.add(Shape::line(lid, stroke));
                }
                painter.circle_stroke(centre, 0.3 * radius, stroke);
            }
            Self::Folder => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                let outline = vec![
                    at(-1.0, 0.75),
                    at(-1.0, -0.7),
                    at(-0.3, -0.7),
                    at(0.0, -0.4),
                    at(1.0, -0.4),
                    at(1.0, 0.75),
                ];
                painter.add(Shape::closed_line(outline, stroke));
            }
            Self::Save => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                painter.line_segment([at(0.0, -0.95), at(0.0, 0.3)], stroke);
                painter.add(Shape::line(vec![at(-0.45, -0.15), at(0.0, 0.3), at(0.45, -0.15)], stroke));
                painter.add(Shape::line(
                    vec![at(-0.95, 0.3), at(-0.95, 0.9), at(0.95, 0.9), at(0.95, 0.3)],
                    stroke,
                ));
            }
            Self::Picture => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                let frame = egui::Rect::from_center_size(centre, vec2(2.0, 1.6) * radius);
                painter.rect_stroke(frame, 2.0, stroke, egui::StrokeKind::Middle);
                let hill = vec![at(-0.9, 0.7), at(-0.2, -0.1), at(0.2, 0.35), at(0.5, 0.05), at(0.9, 0.7)];
                painter.add(Shape::line(hill, stroke));
            }
            Self::Gear => {
                painter.circle_stroke(centre, 0.55 * radius, stroke);
                for tooth in 0..8 {
                    let way = egui::Vec2::angled(TAU * tooth as f32 / 8.0) * radius;
                    painter.line_segment([centre + way * 0.7, centre + way], stroke);
                }
            }
            Self::House => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                painter.add(Shape::line(vec![at(-1.0, 0.0), at(0.0, -0.9), at(1.0, 0.0)], stroke));
                painter.add(Shape::line(
                    vec![at(-0.7, -0.1), at(-0.7, 0.9), at(0.7, 0.9), at(0.7, -0.1)],
                    stroke,
                ));
            }
            Self::Keyboard => {
                let frame = egui::Rect::from_center_size(centre, vec2(2.1, 1.4) * radius);
                painter.rect_stroke(frame, 2.0, stroke, egui::StrokeKind::Middle);
                for x in [-0.6, -0.2, 0.2, 0.6] {
                    painter.circle_filled(centre + vec2(x, -0.25) * radius, stroke.width * 0.6, tone);
                }
                painter.hline(
                    centre.x - 0.5 * radius..=centre.x + 0.5 * radius,
                    centre.y + 0.3 * radius,
                    stroke,
                );
            }
            Self::Question => {
                let hook = (0..=14)
                    .map(|step| {
                        let angle = TAU * (0.5 + 0.62 * step as f32 / 14.0);
                        centre + vec2(0.5 * angle.cos(), -0.4 + 0.5 * angle.sin()) * radius
                    })
                    .chain([centre + vec2(0.0, 0.35) * radius])
                    .collect();
                painter.add(Shape::line(hook, stroke));
                painter.circle_filled(centre + vec2(0.0, 0.85) * radius, stroke.width * 0.7, tone);
            }
            Self::Play => {
                let at = |x: f32, y: f32| centre + vec2(x, y) * radius;
                let head = vec![at(-0.6, -0.85), at(0.9, 0.0), at(-0.6, 0.85)];
                painter.add(Shape::convex_polygon(head, tone, Stroke::NONE));
            }
            Self::Remove => {
                let r = radius * 0.75;
                painter.line_segment([centre - vec2(r, r), centre + vec2(r, r)], stroke);
                painter.line_segment([centre + vec2(-r, r), centre + vec2(r, -r)], stroke);
            }
        }
    }

    /// A button with the sign and a name.
    pub(crate) fn button(self, ui: &mut Ui, size: f32, name: &str) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(size, size), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), name));
        let visuals = ui.style().interact(&response);
        let stroke = if response.has_focus() { ui.visuals().selection.stroke } else { visuals.bg_stroke };
        ui.painter().rect(
            rect,
            visuals.corner_radius,
            visuals.weak_bg_fill,
            stroke,
            egui::StrokeKind::Inside,
        );
        let tone = ui.visuals().text_color().gamma_multiply(if ui.is_enabled() { 1.0 } else { 0.35 });
        self.paint(ui.painter(), rect.center(), size * 0.24, tone);
        response.on_hover_text(name)
    }
}
