//! The end of the game: table of points by source, the curve of the game, and what next.

use egui::{Frame, Margin, ScrollArea, Ui, vec2};
use egui_extras::{Column, TableBuilder};
use egui_plot::{Legend, Line, Plot, PlotPoints};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::intent::{Intent, TableIntent};
use crate::app::player_badge::mark_ui;
use crate::app::text::Words;
use crate::app::theme::{breakpoint, colour, colour_set, size, strong, text_size};
use crate::rules::{Event, Player, ScoreReason, Setup};
use crate::session::Session;
use crate::tiles::FeatureKind;

/// The card at the end of a game.
#[derive(Default)]
pub(crate) struct EndCard {
    is_hidden: bool,
}

/// Width of the column of names.
const NAME: f32 = 150.0;

/// Where points come from.
const SOURCES: usize = 7;

impl EndCard {
    /// The game goes on; its next end is shown again.
    pub(crate) fn reset(&mut self) {
        self.is_hidden = false;
    }

    /// Whether someone would rather look at the map.
    pub(crate) fn is_put_aside(&self) -> bool {
        self.is_hidden
    }

    /// Paints the card.
    pub(crate) fn ui(&mut self, ui: &Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) {
        if self.is_hidden {
            return;
        }
        let room = ui.ctx().content_rect().size() - vec2(48.0, 110.0);
        let frame = Frame::window(&ui.ctx().global_style()).inner_margin(Margin::same(20));
        egui::Window::new(shared.texts.end_title())
            .frame(frame)
            .collapsible(false)
            .resizable(false)
            .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0])
            .show(ui.ctx(), |ui| {
                ui.set_width(size::END_CARD_WIDTH.min(room.x));
                let is_low = room.y < breakpoint::END_CARD;
                let height = if is_low { room.y } else { room.y - 100.0 };
                ScrollArea::both().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
                    // Lines around the marks need a little room.
                    Frame::new().inner_margin(2).show(ui, |ui| {
                        // Widths are rounded to whole pixels; none of them may make the card scroll.
                        ui.set_max_width(ui.available_width() - 4.0);
                        winners(ui, session, shared);
                        table(ui, session, shared);
                        ui.add_space(8.0);
                        ui.label(strong(shared.texts.end_curve()));
                        curve(ui, session, shared);
                        if is_low {
                            ui.add_space(8.0);
                            self.choices_ui(ui, session, shared, intents);
                        }
                    });
                });
                if !is_low {
                    ui.add_space(8.0);
                    self.choices_ui(ui, session, shared, intents);
                }
            });
    }

    /// What can be done now.
    fn choices_ui(&mut self, ui: &mut Ui, session: &Session, shared: &Shared, intents: &mut Vec<Intent>) {
        ui.horizontal_wrapped(|ui| {
            let setup = session.record().setup();
            if ui.button(shared.texts.end_new_tiles()).clicked() {
                let seed = setup.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1) % 1_000_000;
                intents.push(Intent::Start(Setup { seed, ..setup.clone() }, session.seats().to_vec()));
            }
            if ui.button(shared.texts.end_same_tiles()).clicked() {
                intents.push(Intent::Start(setup.clone(), session.seats().to_vec()));
            }
            if ui.button(shared.texts.end_look()).clicked() {
                self.is_hidden = true;
            }
            if ui.button(shared.texts.end_count_again()).clicked() {
                intents.push(Intent::Table(TableIntent::CountAgain));
            }
            if ui.button(shared.texts.action_picture()).clicked() {
                intents.push(Intent::Do(Command::Picture));
            }
            if ui.button(shared.texts.action_title()).clicked() {
                intents.push(Intent::Title);
            }
        });
    }
}

/// Who has won, alone or together.
fn winners(ui: &mut Ui, session: &Session, shared: &Shared) {
    let words = shared.words(session.seats());
    let leaders = session.game().leaders();
    let text = words.winners(&leaders);
    ui.horizontal(|ui| {
        for player in leaders {
            mark_ui(ui, shared, session.seat(player).colour, 28.0);
        }
        ui.label(strong(text).size(text_size::INTRODUCTION));
    });
    ui.add_space(4.0);
}

/// Points of each player by source.
fn sums(session: &Session, player: Player) -> [i32; SOURCES] {
    let mut sums = [0; SOURCES];
    for entry in session.log() {
        match &entry.event {
            Event::Score(score) if score.player == player => {
                let source = match score.reason {
                    ScoreReason::Completed(kind) | ScoreReason::Final(kind) | ScoreReason::Recalled(kind) => {
                        match kind {
                            FeatureKind::Road => 0,
                            FeatureKind::City => 1,
                            FeatureKind::Monastery => 2,
                            FeatureKind::Garden => 3,
                            FeatureKind::Field | FeatureKind::River => 4,
                        }
                    }
                    ScoreReason::FairyTurn | ScoreReason::FairyBonus(_) => 5,
                };
                sums[source] += score.points;
            }
            Event::Ransomed { player: buyer, holder, points, .. } => {
                if *buyer == player {
                    sums[6] -= points;
                }
                if *holder == player {
                    sums[6] += points;
                }
            }
            _ => {}
        }
    }
    sums
}

fn table(ui: &mut Ui, session: &Session, shared: &Shared) {
    let t = &shared.texts;
    let words = Words { texts: t, seats: session.seats(), colours: shared.settings.colours };
    let game = session.game();
    let names = [
        t.end_roads(),
        t.end_cities(),
        t.end_monasteries(),
        t.end_gardens(),
        t.end_fields(),
        t.end_fairy(),
        t.end_ransom(),
    ];
    let total = t.end_total();
    let rows: Vec<[i32; SOURCES]> =
        Player::first(game.players()).map(|player| sums(session, player)).collect();
    let used: Vec<usize> = (0..SOURCES).filter(|&source| rows.iter().any(|row| row[source] != 0)).collect();
    let titles: Vec<&str> =
        used.iter().map(|&source| names[source].as_str()).chain([total.as_str()]).collect();
    let widths = column_widths(ui, &titles, NAME);
    let mut builder = TableBuilder::new(ui)
        .id_salt("final scores")
        .striped(true)
        .cell_layout(egui::Layout::left_to_right(egui::Align::Center))
        .column(Column::exact(NAME).clip(true));
    for width in widths {
        builder = builder.column(Column::exact(width).clip(true));
    }
    builder
        .header(28.0, |mut header| {
            header.col(|ui| drop(ui.label(title(&t.end_player()))));
            for text in &titles {
                header.col(|ui| drop(ui.label(title(text))));
            }
        })
        .body(|body| {
            body.rows(30.0, rows.len(), |mut row| {
                let player = Player::new(row.index());
                row.col(|ui| {
                    ui.add_space(2.0);
                    mark_ui(ui, shared, session.seat(player).colour, 18.0);
                    ui.add(egui::Label::new(words.player(player)).truncate());
                });
                for &source in &used {
                    row.col(|ui| drop(ui.label(signed(rows[player.index()][source]))));
                }
                row.col(|ui| drop(ui.label(strong(signed(game.scores()[player])).size(text_size::SECTION))));
            });
        });
}

/// The title of a column.
fn title(text: &str) -> egui::RichText {
    strong(text).size(text_size::SMALL)
}

/// As wide as the titles, and what is left over shared out among them.
fn column_widths(ui: &Ui, titles: &[&str], name: f32) -> Vec<f32> {
    let gap = ui.spacing().item_spacing.x;
    let width = |text: &&str| {
        let text = egui::WidgetText::from(title(text));
        let galley = text.into_galley(
            ui,
            Some(egui::TextWrapMode::Extend),
            f32::INFINITY,
            egui::FontSelection::Default,
        );
        galley.size().x.max(36.0) + 4.0
    };
    let widths: Vec<f32> = titles.iter().map(width).collect();
    let taken = name + widths.iter().map(|width| width + gap).sum::<f32>();
    let more = ((ui.available_width() - taken) / titles.len() as f32).max(0.0);
    widths.into_iter().map(|width| width + more).collect()
}

/// A number with a proper minus sign.
fn signed(points: i32) -> String {
    points.to_string().replace('-', "−")
}

/// Each player's points over the game.
fn curve(ui: &mut Ui, session: &Session, shared: &Shared) {
    let words = shared.words(session.seats());
    let set = colour_set(shared.settings.colours);
    let players = session.game().players();
    let mut points: Vec<Vec<[f64; 2]>> = vec![Vec::new(); players];
    let mut scores = vec![0; players];
    let mut turn = 0.0;
    // One point a turn and player: what happens within a turn is not a course of its own.
    let mut note = |turn: f64, scores: &[i32]| {
        for (line, &score) in points.iter_mut().zip(scores) {
            line.push([turn, f64::from(score)]);
        }
    };
    for entry in session.log() {
        match &entry.event {
            Event::Placed { .. } => {
                note(turn, &scores);
                turn += 1.0;
            }
            Event::Score(score) => scores[score.player.index()] += score.points,
            Event::Ransomed { player, holder, points: cost, .. } => {
                scores[player.index()] -= cost;
                scores[holder.index()] += cost;
            }
            _ => {}
        }
    }
    note(turn, &scores);
    Plot::new("score curve")
        .height(170.0)
        .width(ui.available_width().max(420.0))
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .show_x(false)
        .legend(Legend::default().position(egui_plot::Corner::LeftTop))
        .show(ui, |plot| {
            for player in Player::first(players) {
                let tone = colour(set.style(session.seat(player).colour).fill);
                let line = Line::new(words.player(player), PlotPoints::from(points[player.index()].clone()));
                plot.line(line.color(tone).width(2.5));
            }
        });
}
