//! A player's card on the rail: name, points, pieces left, and who is held captive.

use egui::{
    Align2, Color32, FontFamily, FontId, Rect, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo,
    pos2, vec2,
};

use crate::app::Shared;
use crate::app::icons::Icon;
use crate::app::intent::{Intent, TableIntent};
use crate::app::landmark::landmark;
use crate::app::panel_anchors::{PanelAnchors, seen};
use crate::app::pictures::Piece;
use crate::app::player_badge::mark_at;
use crate::app::seat_control::{self, control_menu_ui};
use crate::app::theme::{SERIF, STRONG, colour, colour_set, text_size};
use crate::app::widgets::{Paper, focus_ring, write_fitted};
use crate::art::figures::PlayerPiece;
use crate::lessons::Landmark;
use crate::rules::Player;
use crate::session::{Control, Session};

use super::prisoners::{self, Held};
use super::supply::{self, SupplyItem};

/// What a card shows.
struct CardContents {
    player: Player,
    name: String,
    colour: usize,
    score: i32,
    projected: Option<i32>,
    supply: Vec<SupplyItem>,
    held: Vec<Held>,
    control: Control,
    is_active: bool,
}

/// How much a card shows, by its height.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CardForm {
    /// Everything, in three rows.
    Full,
    /// Name and points, and a row of pieces.
    Rows,
    /// One line.
    Line,
    /// Mark and points, and the name if there is room.
    Sign,
}

/// All sorts of pieces there are.
const MOST: usize = 4;

/// Paints a player's card into its place.
pub(super) fn ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    homes: &mut PanelAnchors,
    (player, projected, rect): (Player, i32, Rect),
    intents: &mut Vec<Intent>,
) {
    if !rect.is_positive() {
        return;
    }
    let game = session.shown();
    let words = shared.words(session.seats());
    // A lesson may just be asking for this number.
    let is_counted = game.is_over() || homes.owed[player] != 0 || session.is_practice();
    let helps = shared.settings.helps.active();
    let shown = CardContents {
        player,
        name: words.player(player),
        colour: session.seat(player).colour,
        score: game.scores()[player] - homes.owed[player],
        projected: (helps.projections && !is_counted).then_some(projected),
        supply: supply::supply(session, shared, homes, player),
        held: prisoners::held_by(session, player),
        control: session.seat(player).control,
        is_active: !game.is_over() && session.game().player_to_act() == player,
    };
    let form = match rect.height() {
        height if height >= 140.0 => CardForm::Full,
        height if height >= 52.0 => CardForm::Rows,
        height if height >= 34.0 && rect.width() > 190.0 => CardForm::Line,
        _ => CardForm::Sign,
    };
    ui.scope_builder(UiBuilder::new().max_rect(rect).id_salt(("card", player)), |ui| {
        card_ui(ui, session, shared, homes, &shown, (rect, form), intents);
    });
}

fn card_ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    homes: &mut PanelAnchors,
    shown: &CardContents,
    (rect, form): (Rect, CardForm),
    intents: &mut Vec<Intent>,
) {
    let tokens = &shared.tokens;
    let style = colour_set(shared.settings.colours).style(shown.colour);
    let band = match (form, tokens.is_flat()) {
        (_, true) => 14.0,
        (CardForm::Full, _) => 8.0,
        (CardForm::Sign, _) => 5.0,
        _ => 7.0,
    };
    let paper = Paper::new().rim(shown.is_active).band(colour(style.fill), band);
    let paper = if shown.is_active { paper } else { paper.low() };
    paper.paint(ui.painter(), tokens, rect);
    let seat = ui.allocate_rect(rect, if session.is_practice() { Sense::hover() } else { Sense::click() });
    if !session.is_practice() {
        seat_menu(&seat, session, shared, shown, intents);
    }
    let inner = Rect::from_min_max(
        pos2(rect.left() + band + 8.0, rect.top()),
        pos2(rect.right() - 12.0, rect.bottom()),
    );
    match form {
        CardForm::Full => full_ui(ui, session, shared, homes, shown, inner, intents),
        CardForm::Rows => rows_ui(ui, session, shared, homes, shown, inner, intents),
        CardForm::Line => line_ui(ui, session, shared, homes, shown, inner, intents),
        CardForm::Sign => sign_ui(ui, shared, homes, shown, inner),
    }
    focus_ring(ui.painter(), tokens, &seat, rect, 8.0);
}

/// Who decides for the seat, as a menu that a click opens.
fn seat_menu(
    seat: &egui::Response,
    session: &Session,
    shared: &Shared,
    shown: &CardContents,
    intents: &mut Vec<Intent>,
) {
    let t = &shared.texts;
    let title = t.players_seat(&shown.name);
    seat.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
    egui::Popup::menu(seat).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        let mut control = session.seat(shown.player).control;
        if control_menu_ui(ui, t, &mut control) {
            intents.push(Intent::Table(TableIntent::Control(shown.player, control)));
        }
        if matches!(control, Control::Computer(_)) && ui.button(t.action_why()).clicked() {
            intents.push(Intent::Table(TableIntent::Explain(shown.player)));
            ui.close();
        }
    });
}

fn full_ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    homes: &mut PanelAnchors,
    shown: &CardContents,
    inner: Rect,
    intents: &mut Vec<Intent>,
) {
    let tokens = &shared.tokens;
    let medal = Rect::from_min_size(inner.left_top() + vec2(2.0, 12.0), vec2(64.0, 64.0));
    medallion(ui, shared, shown, medal);
    homes.rows[shown.player] = seen(ui, medal);
    let score = Rect::from_min_max(
        pos2(inner.right() - 84.0, inner.top() + 10.0),
        pos2(inner.right(), inner.top() + 58.0),
    );
    score_ui(ui, shared, shown, score, 40.0);
    let name = Rect::from_min_max(
        medal.right_top() + vec2(12.0, -4.0),
        pos2(score.left() - 4.0, medal.top() + 32.0),
    );
    name_ui(ui, shared, shown, name, 26.0);
    let below =
        Rect::from_min_max(pos2(name.left(), name.bottom()), pos2(inner.right(), name.bottom() + 20.0));
    projected_ui(ui, shared, shown, below);
    let row = inner.top() + 90.0;
    supply_ui(ui, shared, shown, MOST, pos2(inner.left(), row), (28.0, (inner.width() / 4.0).min(62.0)));
    let line = inner.top() + 126.0;
    ui.painter().hline(inner.x_range(), line, Stroke::new(tokens.line_width(), tokens.line));
    let held = pos2(inner.right(), line + 19.0);
    prisoners::ui(ui, session, shared, &shown.held, (held, 28.0), intents);
    let label = Rect::from_min_max(
        pos2(inner.left() + 2.0, line + 4.0),
        pos2(inner.right() - prisoners::width(&shown.held, 28.0) - 6.0, line + 34.0),
    );
    let text = if shown.held.is_empty() {
        seat_control::name(&shared.texts, shown.control)
    } else {
        shared.texts.panel_prisoners()
    };
    let font = FontId::proportional(text_size::SMALL);
    write_fitted(ui.painter(), label, Align2::LEFT_CENTER, text, &font, tokens.faint, 1);
}

fn rows_ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    homes: &mut PanelAnchors,
    shown: &CardContents,
    inner: Rect,
    intents: &mut Vec<Intent>,
) {
    let is_large = inner.height() >= 90.0;
    let side = if is_large { 46.0 } else { (inner.height() - 14.0).min(46.0) };
    let medal = Rect::from_min_size(inner.left_top() + vec2(0.0, 7.0), vec2(side, side));
    medallion(ui, shared, shown, medal);
    homes.rows[shown.player] = seen(ui, medal);
    let (size, points) = if is_large { (21.0, 32.0) } else { (19.0, 23.0) };
    let low = if is_large { 38.0 } else { 27.0 };
    let score = Rect::from_min_max(
        pos2(inner.right() - 64.0, inner.top() + 4.0),
        pos2(inner.right(), inner.top() + low),
    );
    score_ui(ui, shared, shown, score, points);
    let name = Rect::from_min_max(
        pos2(medal.right() + 9.0, inner.top() + 3.0),
        pos2(score.left() - 4.0, inner.top() + 5.0 + size * 1.25),
    );
    name_ui(ui, shared, shown, name, size);
    let held = prisoners::width(&shown.held, 22.0);
    let (from, size) = if is_large {
        let below =
            Rect::from_min_max(pos2(name.left(), name.bottom()), pos2(inner.right(), name.bottom() + 19.0));
        projected_ui(ui, shared, shown, below);
        (pos2(inner.left(), inner.bottom() - 34.0), 26.0)
    } else {
        (pos2(name.left(), inner.bottom() - 25.0), 20.0)
    };
    let room = inner.right() - from.x - held;
    supply_ui(ui, shared, shown, MOST, from, (size, (room / 4.0).min(size + 24.0)));
    prisoners::ui(
        ui,
        session,
        shared,
        &shown.held,
        (pos2(inner.right(), from.y + size / 2.0), if is_large { 26.0 } else { 22.0 }),
        intents,
    );
}

fn line_ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    homes: &mut PanelAnchors,
    shown: &CardContents,
    inner: Rect,
    intents: &mut Vec<Intent>,
) {
    let side = (inner.height() - 10.0).min(26.0);
    let middle = inner.center().y;
    let mark = Rect::from_center_size(pos2(inner.left() + side / 2.0, middle), vec2(side, side));
    mark_at(ui.painter(), &shared.tokens, shared.settings.colours, shown.colour, mark, 1.0);
    homes.rows[shown.player] = seen(ui, mark);
    let score = Rect::from_min_max(pos2(inner.right() - 42.0, inner.top()), inner.max);
    score_ui(ui, shared, shown, score, 21.0);
    // Of the pieces only the meeples have room; the dock shows the others to whom they belong.
    let step = 40.0;
    let from = pos2(score.left() - step - 2.0, middle - 11.0);
    supply_ui(ui, shared, shown, 1, from, (22.0, step));
    let held = pos2(from.x - 4.0, middle);
    prisoners::ui(ui, session, shared, &shown.held, (held, 22.0), intents);
    let right = held.x - prisoners::width(&shown.held, 22.0) - 2.0;
    let name = Rect::from_min_max(pos2(mark.right() + 8.0, inner.top()), pos2(right, inner.bottom()));
    name_ui(ui, shared, shown, name, 18.0);
}

fn sign_ui(ui: &mut Ui, shared: &Shared, homes: &mut PanelAnchors, shown: &CardContents, inner: Rect) {
    let side = (inner.height() - 8.0).min(22.0);
    let middle = inner.center().y;
    let mark = Rect::from_center_size(pos2(inner.left() + side / 2.0 - 4.0, middle), vec2(side, side));
    mark_at(ui.painter(), &shared.tokens, shared.settings.colours, shown.colour, mark, 1.0);
    homes.rows[shown.player] = seen(ui, mark);
    if shown.is_active {
        landmark(ui.ctx(), Landmark::Supply, mark);
    }
    let score = Rect::from_min_max(
        pos2(inner.right() - 26.0, inner.top()),
        pos2(inner.right() + 6.0, inner.bottom()),
    );
    score_ui(ui, shared, shown, score, 16.0);
    if shown.is_active {
        landmark(ui.ctx(), Landmark::Track, score);
    }
    let name =
        Rect::from_min_max(pos2(mark.right() + 5.0, inner.top()), pos2(score.left() - 2.0, inner.bottom()));
    if name.width() > 26.0 {
        name_ui(ui, shared, shown, name, 15.0);
    }
}

/// The player's figure on a disc of the player's colour.
fn medallion(ui: &Ui, shared: &Shared, shown: &CardContents, rect: Rect) {
    let style = colour_set(shared.settings.colours).style(shown.colour);
    let tone = colour(style.fill);
    let painter = ui.painter();
    if shared.tokens.is_flat() {
        painter.rect_stroke(rect, 6, Stroke::new(2.0, shared.tokens.line), StrokeKind::Inside);
    } else {
        let ground = tone.lerp_to_gamma(shared.tokens.card.top, 0.35);
        let line = Stroke::new(2.0, tone.lerp_to_gamma(shared.tokens.text, 0.35));
        painter.circle(rect.center(), rect.width() / 2.0, ground, line);
    }
    let piece = Piece::Figure(PlayerPiece::Meeple, shown.colour);
    let at = rect.shrink(rect.width() * 0.09).translate(vec2(0.0, -rect.height() * 0.03));
    shared.pictures.paint_piece(painter, piece, at, Color32::WHITE);
}

/// The name; a sign tells a computer player.
fn name_ui(ui: &mut Ui, shared: &Shared, shown: &CardContents, rect: Rect, size: f32) {
    let tokens = &shared.tokens;
    let family = if tokens.is_flat() { STRONG } else { SERIF };
    let mut place = rect;
    if matches!(shown.control, Control::Computer(_)) && rect.width() > 60.0 {
        place.max.x -= 20.0;
    }
    let font = FontId::new(size, FontFamily::Name(family.into()));
    let written = write_fitted(ui.painter(), place, Align2::LEFT_CENTER, &shown.name, &font, tokens.text, 1);
    if place.right() < rect.right() {
        let at = pos2(written.right() + 12.0, rect.center().y);
        Icon::Computer.paint(ui.painter(), at, 6.5, tokens.faint);
        let sign = ui.allocate_rect(Rect::from_center_size(at, vec2(16.0, 16.0)), Sense::hover());
        let name = seat_control::name(&shared.texts, shown.control);
        sign.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        sign.on_hover_text(name);
    }
}

fn score_ui(ui: &mut Ui, shared: &Shared, shown: &CardContents, rect: Rect, size: f32) {
    let font = FontId::new(size, FontFamily::Name(STRONG.into()));
    let text = shown.score.to_string();
    write_fitted(ui.painter(), rect, Align2::RIGHT_CENTER, text, &font, shared.tokens.text, 1);
    let response = ui.allocate_rect(rect, Sense::hover());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Label, true, shared.texts.players_score(&shown.name, shown.score))
    });
    if let Some(projected) = shown.projected {
        response.on_hover_text(shared.texts.players_projected(projected));
    }
}

/// What the player would have if the game ended now, and what that means.
fn projected_ui(ui: &mut Ui, shared: &Shared, shown: &CardContents, rect: Rect) {
    let Some(projected) = shown.projected else { return };
    let meaning = shared.texts.players_projected(projected);
    let font = FontId::proportional(text_size::SMALL);
    write_fitted(ui.painter(), rect, Align2::LEFT_CENTER, &meaning, &font, shared.tokens.faint, 1);
    let response = ui.allocate_rect(rect, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &meaning));
    response.on_hover_text(shared.texts.players_projected_hint());
}

/// The first sorts of pieces, each with its number.
fn supply_ui(
    ui: &mut Ui,
    shared: &Shared,
    shown: &CardContents,
    most: usize,
    from: egui::Pos2,
    sizes: (f32, f32),
) {
    let items = &shown.supply[..most.min(shown.supply.len())];
    let places = supply::paint(ui.painter(), shared, items, from, sizes);
    if shown.is_active
        && let Some(all) = places.iter().copied().reduce(Rect::union)
    {
        landmark(ui.ctx(), Landmark::Supply, all);
    }
    for (item, place) in items.iter().zip(places) {
        let response = ui.allocate_rect(place, Sense::hover());
        let name = format!("{}: {}", item.name, item.count);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        response.on_hover_text(name);
    }
}
