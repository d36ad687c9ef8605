//! Players with their scores and supplies.

use egui::{Color32, Frame, Margin, RichText, Stroke, Ui, vec2};

use crate::app::Shared;
use crate::app::coach::landmark;
use crate::app::control::control_menu_ui;
use crate::app::marks::mark_ui;
use crate::app::pictures::{Piece, whole};
use crate::app::screens::TableIntent;
use crate::app::theme::strong;
use crate::app::words::Words;
use crate::art::figures::{Figure, Prop};
use crate::lessons::Landmark;
use crate::rules::{FigureKind, Player};
use crate::session::{Control, Session};

/// Paints a row for each player.
pub(crate) fn ui(ui: &mut Ui, session: &Session, shared: &mut Shared, asked: &mut Vec<TableIntent>) {
    let game = session.shown();
    let projected = game.projected_scores();
    for player in Player::first(game.players()) {
        let is_on_turn = !game.is_over() && session.game().player_to_act() == player;
        let line = if is_on_turn {
            Stroke::new(2.0, shared.tokens.accent)
        } else {
            Stroke::new(1.0, shared.tokens.line)
        };
        Frame::new()
            .fill(shared.tokens.raised)
            .stroke(line)
            .corner_radius(8)
            .inner_margin(Margin::symmetric(10, 6))
            .show(ui, |ui| {
                ui.set_width(ui.available_width());
                let seat = session.seat(player);
                let words =
                    Words { texts: &shared.texts, seats: session.seats(), colours: shared.settings.colours };
                let name = words.player(player);
                ui.horizontal(|ui| {
                    mark_ui(ui, shared, seat.colour, 20.0);
                    if session.is_practice() {
                        ui.add(egui::Label::new(strong(&name)).truncate());
                    } else {
                        seat_ui(ui, session, shared, player, &name, asked);
                    }
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        let score = game.scores()[player];
                        let response = ui.label(strong(score.to_string()).size(20.0));
                        response.widget_info(|| {
                            egui::WidgetInfo::labeled(
                                egui::Role::Label,
                                true,
                                shared.texts.players_score(&name, score),
                            )
                        });
                        // A lesson may just be asking for this number.
                        if shared.settings.helps.active().projections
                            && !game.is_over()
                            && !session.is_practice()
                        {
                            ui.label(
                                RichText::new(shared.texts.players_projected(projected[player]))
                                    .small()
                                    .color(shared.tokens.faint),
                            )
                            .on_hover_text(shared.texts.players_projected_hint());
                        }
                    });
                });
                supply(ui, session, shared, player);
            });
    }
}

/// A player's name; a click tells who decides for the seat and lets that be changed.
fn seat_ui(
    ui: &mut Ui,
    session: &Session,
    shared: &Shared,
    player: Player,
    name: &str,
    asked: &mut Vec<TableIntent>,
) {
    let t = &shared.texts;
    let label = egui::Label::new(strong(name)).truncate().selectable(false).sense(egui::Sense::click());
    let response = ui.add(label).on_hover_cursor(egui::CursorIcon::PointingHand);
    let title = t.players_seat(name);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &title));
    let response = response.on_hover_text(&title);
    egui::Popup::menu(&response).close_behavior(egui::PopupCloseBehavior::CloseOnClickOutside).show(|ui| {
        let mut control = session.seat(player).control;
        if control_menu_ui(ui, t, &mut control) {
            asked.push(TableIntent::Control(player, control));
        }
        if matches!(control, Control::Computer(_)) && ui.button(t.action_why()).clicked() {
            asked.push(TableIntent::Explain(player));
            ui.close();
        }
    });
}

/// The figures and floors a player has left.
fn supply(ui: &mut Ui, session: &Session, shared: &mut Shared, player: Player) {
    let game = session.shown();
    let colour = session.seat(player).colour;
    let supply = game.supply(player);
    let figures = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(1.0, 1.0);
        let rows = [
            (FigureKind::Meeple, Figure::Meeple, 20.0, shared.texts.supply_meeples()),
            (FigureKind::Big, Figure::BigMeeple, 26.0, shared.texts.supply_big()),
            (FigureKind::Abbot, Figure::Abbot, 22.0, shared.texts.supply_abbot()),
        ];
        for (kind, picture, size, name) in rows {
            for _ in 0..supply[kind] {
                let (rect, response) = ui.allocate_exact_size(vec2(size, 26.0), egui::Sense::hover());
                let texture = shared.pictures.piece(Piece::Figure(picture, colour));
                let at = egui::Rect::from_center_size(rect.center(), vec2(size, size));
                ui.painter().image(texture, at, whole(), Color32::WHITE);
                response.on_hover_text(&name);
            }
        }
        let floors = game.floors(player);
        if floors > 0 {
            let (rect, response) = ui.allocate_exact_size(vec2(24.0, 26.0), egui::Sense::hover());
            let texture = shared.pictures.piece(Piece::Prop(Prop::Floors(1)));
            ui.painter().image(
                texture,
                egui::Rect::from_center_size(rect.center(), vec2(20.0, 20.0)),
                whole(),
                Color32::WHITE,
            );
            response.on_hover_text(shared.texts.supply_floors());
            ui.label(RichText::new(format!("×{floors}")).small());
        }
    });
    if player == session.game().player_to_act() {
        landmark(ui.ctx(), Landmark::Supply, figures.response.rect);
    }
}
