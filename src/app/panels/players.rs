//! Players with their scores and supplies.

use egui::{
    Align, Color32, Frame, Label, Layout, Margin, Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2,
};

use crate::app::Shared;
use crate::app::icons::Icon;
use crate::app::intent::{Intent, TableIntent};
use crate::app::landmark::landmark;
use crate::app::panel_anchors::{PanelAnchors, seen};
use crate::app::pictures::{Piece, whole};
use crate::app::player_badge::mark_ui;
use crate::app::seat_control::{self, control_menu_ui};
use crate::app::theme::{breakpoint, strong, text_size};
use crate::art::figures::{PlayerPiece, Prop};
use crate::lessons::Landmark;
use crate::rules::{FigureKind, Player};
use crate::session::{Control, Session};

/// Players for whom there is room for two lines each.
const FEW: usize = 4;

/// What is shown in a player's row.
struct Row {
    name: String,
    score: i32,
    projected: Option<i32>,
    supply: Vec<SupplyItem>,
    is_on_turn: bool,
}

/// Pieces of one sort in a supply.
struct SupplyItem {
    piece: Piece,
    count: u8,
    name: String,
}

/// Paints a row for each player.
pub(crate) fn ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    homes: &mut PanelAnchors,
    intents: &mut Vec<Intent>,
) {
    let game = session.shown();
    let projected = game.projected_scores();
    let is_compact = game.players() > FEW || ui.ctx().content_rect().height() < breakpoint::PLAYER_CARDS;
    for player in Player::first(game.players()) {
        let words = shared.words(session.seats());
        // A lesson may just be asking for this number.
        let is_counted = game.is_over() || homes.owed[player] != 0 || session.is_practice();
        let row = Row {
            name: words.player(player),
            score: game.scores()[player] - homes.owed[player],
            projected: (shared.settings.helps.active().projections && !is_counted).then(|| projected[player]),
            supply: supply(session, shared, homes, player),
            is_on_turn: !game.is_over() && session.game().player_to_act() == player,
        };
        let line = if row.is_on_turn {
            Stroke::new(2.0, shared.tokens.accent)
        } else {
            Stroke::new(1.0, shared.tokens.line)
        };
        let margin = if is_compact { Margin::symmetric(8, 2) } else { Margin::symmetric(10, 6) };
        let response = Frame::new()
            .fill(shared.tokens.raised)
            .stroke(line)
            .corner_radius(8)
            .inner_margin(margin)
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                ui.horizontal(|ui| {
                    mark_ui(ui, shared, session.seat(player).colour, 20.0);
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        score_ui(ui, shared, &row);
                        if is_compact {
                            items_ui(ui, shared, &row);
                        } else {
                            projected_ui(ui, shared, &row);
                        }
                        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                            if session.is_practice() {
                                ui.add(Label::new(strong(&row.name)).truncate());
                            } else {
                                computer_ui(ui, shared, session.seat(player).control);
                                seat_ui(ui, session, shared, player, &row.name, intents);
                            }
                        });
                    });
                });
                if !is_compact {
                    figures_ui(ui, shared, &row);
                }
            })
            .response;
        homes.rows[player] = seen(ui, response.rect);
    }
}

/// A sign before the name of a computer player, which tells how well it plays.
fn computer_ui(ui: &mut Ui, shared: &Shared, control: Control) {
    if control == Control::Human {
        // The name keeps its identity, and with it the menu that is open, when a person takes over.
        ui.skip_ahead_auto_ids(1);
        return;
    }
    let (rect, response) = ui.allocate_exact_size(vec2(16.0, 20.0), Sense::hover());
    Icon::Computer.paint(ui.painter(), rect.center(), 6.5, shared.tokens.faint);
    let name = seat_control::name(&shared.texts, control);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
    response.on_hover_text(name);
}

/// A player's name; a click tells who decides for the seat and lets that be changed.
fn seat_ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    player: Player,
    name: &str,
    intents: &mut Vec<Intent>,
) {
    let t = &shared.texts;
    let label = Label::new(strong(name)).truncate().selectable(false).sense(Sense::click());
    let response = ui.add(label).on_hover_cursor(egui::CursorIcon::PointingHand);
    let title = t.players_seat(name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &title));
    let response = response.on_hover_text(&title);
    egui::Popup::menu(&response).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        let mut control = session.seat(player).control;
        if control_menu_ui(ui, t, &mut control) {
            intents.push(Intent::Table(TableIntent::Control(player, control)));
        }
        if matches!(control, Control::Computer(_)) && ui.button(t.action_why()).clicked() {
            intents.push(Intent::Table(TableIntent::Explain(player)));
            ui.close();
        }
    });
}

fn score_ui(ui: &mut Ui, shared: &Shared, row: &Row) {
    // Scores line up, however many digits they have.
    let text = strong(row.score.to_string()).size(text_size::SCORE);
    let (rect, response) = ui.allocate_exact_size(vec2(36.0, 26.0), Sense::hover());
    let mut inner =
        ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    inner.add(Label::new(text).selectable(false));
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Label, true, shared.texts.players_score(&row.name, row.score))
    });
    if let Some(projected) = row.projected {
        response.on_hover_text(shared.texts.players_projected(projected));
    }
}

fn projected_ui(ui: &mut Ui, shared: &Shared, row: &Row) {
    let Some(projected) = row.projected else { return };
    // A sign leaves the room to the name; what it means is said to who asks.
    let response = ui.label(RichText::new(format!("→ {projected}")).small().color(shared.tokens.faint));
    let meaning = shared.texts.players_projected(projected);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &meaning));
    response.on_hover_text(shared.texts.players_projected_hint());
}

/// The figures and floors a player has left; what is still on its way home is not counted yet.
fn supply(session: &Session, shared: &Shared, homes: &PanelAnchors, player: Player) -> Vec<SupplyItem> {
    let game = session.shown();
    let colour = session.seat(player).colour;
    let left = game.supply(player);
    let t = &shared.texts;
    let figures = [
        (FigureKind::Meeple, PlayerPiece::Meeple, t.supply_meeples()),
        (FigureKind::Big, PlayerPiece::BigMeeple, t.supply_big()),
        (FigureKind::Abbot, PlayerPiece::Abbot, t.supply_abbot()),
    ];
    let mut supply: Vec<SupplyItem> = figures
        .into_iter()
        .map(|(kind, figure, name)| SupplyItem {
            piece: Piece::Figure(figure, colour),
            count: left[kind].saturating_sub(homes.away[player][kind]),
            name,
        })
        .collect();
    let floors = Piece::Prop(Prop::Floors(1));
    supply.push(SupplyItem { piece: floors, count: game.floors(player), name: t.supply_floors() });
    supply
}

/// Each piece by itself.
fn figures_ui(ui: &mut Ui, shared: &Shared, row: &Row) {
    let figures = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(1.0, 1.0);
        // As high without figures as with them.
        ui.set_min_height(ui.spacing().interact_size.y.max(26.0));
        for item in &row.supply {
            let is_floor = matches!(item.piece, Piece::Prop(_));
            let shown = if is_floor { item.count.min(1) } else { item.count };
            for _ in 0..shown {
                piece_ui(ui, shared, item, size_of(item.piece));
            }
            if is_floor && shown > 0 {
                ui.label(RichText::new(format!("×{}", item.count)).small());
            }
        }
    });
    if row.is_on_turn {
        landmark(ui.ctx(), Landmark::Supply, figures.response.rect);
    }
}

/// One piece of each sort with its number; runs from the right to the left.
fn items_ui(ui: &mut Ui, shared: &Shared, row: &Row) {
    ui.spacing_mut().item_spacing.x = 2.0;
    for item in row.supply.iter().rev().filter(|item| item.count > 0) {
        if item.count > 1 {
            ui.label(RichText::new(format!("×{}", item.count)).small());
        }
        piece_ui(ui, shared, item, size_of(item.piece) * 0.95);
    }
}

fn size_of(piece: Piece) -> f32 {
    match piece {
        Piece::Figure(PlayerPiece::BigMeeple, _) => 26.0,
        Piece::Figure(PlayerPiece::Abbot, _) => 22.0,
        _ => 20.0,
    }
}

fn piece_ui(ui: &mut Ui, shared: &Shared, item: &SupplyItem, size: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(size, 26.0), Sense::hover());
    let texture = shared.pictures.piece(item.piece);
    let at = Rect::from_center_size(rect.center(), vec2(size, size));
    ui.painter().image(texture, at, whole(), Color32::WHITE);
    response.on_hover_text(&item.name);
}
