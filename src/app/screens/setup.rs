//! The new-game screen: who plays, with what, by which reading of the rules.

use egui::{
    Align, Color32, CornerRadius, Frame, Layout, Margin, RichText, ScrollArea, Sense, Stroke, TextEdit, Ui,
    vec2,
};
use rand_core::Rng as _;

use crate::app::Shared;
use crate::app::icons::Icon;
use crate::app::intent::Intent;
use crate::app::pictures::{Piece, TilePicture};
use crate::app::seat_control::control_ui;
use crate::app::text::{colour_name, setup_problem};
use crate::app::theme::{breakpoint, strong, text_size, tint};
use crate::art::figures::PlayerPiece;
use crate::i18n::{Texts, sentence};
use crate::rules::{
    DragonMove, MAX_PLAYERS, PortalTarget, Preset, RiverBends, RuleOptions, Set, Sets, Setup, TowerActions,
    shuffle,
};
use crate::session::{Control, Seat};
use crate::storage::Settings;
use crate::tiles::{Catalogue, Turn};

/// Width of the button that leads to a set's lesson.
const LEARN_WIDTH: f32 = 64.0;

/// A game being set up.
pub(crate) struct SetupScreen {
    seats: Vec<Seat>,
    sets: Sets,
    options: RuleOptions,
    seed: String,
    random_order: bool,
}

impl SetupScreen {
    /// The last game's setup with a new number, or a game for two.
    pub(crate) fn new(settings: &Settings) -> Self {
        let last = settings.last_setup.clone().and_then(|setup| setup.into_setup().ok());
        let mut seats: Vec<Seat> = settings.last_seats.iter().map(Seat::from_saved).collect();
        while seats.len() < 2 {
            seats.push(Seat::default_for(seats.len()));
        }
        Self {
            seats,
            sets: last.as_ref().map_or_else(|| Sets::NONE.with(Set::Farmers), |setup| setup.sets),
            options: last.map_or_else(RuleOptions::default, |setup| setup.options),
            seed: new_seed().to_string(),
            random_order: false,
        }
    }

    /// Paints the screen.
    pub(crate) fn ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        ui.painter().rect_filled(ui.max_rect(), CornerRadius::ZERO, shared.tokens.surface);
        let problems = self.problems(&shared.texts);
        egui::Panel::bottom("setup foot").frame(Frame::new().inner_margin(Margin::symmetric(24, 12))).show(
            ui,
            |ui| {
                for problem in &problems {
                    ui.colored_label(shared.tokens.wrong, problem);
                }
                ui.horizontal(|ui| {
                    if ui.button(shared.texts.back()).clicked() {
                        intents.push(Intent::Title);
                    }
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let label = strong(shared.texts.setup_start()).color(shared.tokens.on_accent);
                        let button =
                            egui::Button::new(label).fill(shared.tokens.accent).min_size(vec2(220.0, 44.0));
                        if ui.add_enabled(problems.is_empty(), button).clicked() {
                            intents.push(self.start());
                        }
                    });
                });
            },
        );
        egui::CentralPanel::default().frame(Frame::new().inner_margin(Margin::symmetric(24, 16))).show(
            ui,
            |ui| {
                ui.heading(shared.texts.setup_title());
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    let is_wide = ui.available_width() > 860.0;
                    if is_wide {
                        // Columns would stretch words over their whole width.
                        let layout = Layout::top_down(Align::Min);
                        ui.columns(2, |columns| {
                            columns[0].with_layout(layout, |ui| {
                                self.seats_ui(ui, shared);
                                self.number_ui(ui, shared);
                                self.options_ui(ui, shared);
                            });
                            columns[1].with_layout(layout, |ui| self.sets_ui(ui, shared, intents));
                        });
                    } else {
                        self.seats_ui(ui, shared);
                        self.sets_ui(ui, shared, intents);
                        self.options_ui(ui, shared);
                        self.number_ui(ui, shared);
                    }
                });
            },
        );
    }

    fn setup(&self) -> Setup {
        Setup {
            players: self.seats.len(),
            sets: self.sets,
            options: self.options,
            seed: self.seed.trim().parse().unwrap_or(0),
            order: None,
        }
    }

    fn start(&self) -> Intent {
        let mut seats = self.seats.clone();
        if self.random_order {
            let mut rng = <rand_chacha::ChaCha8Rng as rand_core::SeedableRng>::seed_from_u64(new_seed());
            shuffle(&mut rng, &mut seats);
        }
        Intent::Start(self.setup(), seats)
    }

    /// Everything that is wrong, all at once.
    fn problems(&self, texts: &Texts) -> Vec<String> {
        let mut problems: Vec<String> = self
            .setup()
            .problems(Catalogue::standard())
            .into_iter()
            .map(|problem| setup_problem(texts, problem))
            .collect();
        let mut colours: Vec<usize> = self.seats.iter().map(|seat| seat.colour).collect();
        colours.sort_unstable();
        colours.dedup();
        if colours.len() < self.seats.len() {
            problems.push(texts.problem_same_colour());
        }
        if self.seed.trim().parse::<u64>().is_err() {
            problems.push(texts.problem_seed());
        }
        problems
    }

    fn seats_ui(&mut self, ui: &mut Ui, shared: &Shared) {
        ui.label(strong(shared.texts.setup_players()).size(text_size::SECTION));
        let mut remove = None;
        let mut raise = None;
        let count = self.seats.len();
        for index in 0..count {
            let number = index as u32 + 1;
            let width = match self.seats[index].control {
                Control::Human => breakpoint::PERSON_IN_ONE_LINE,
                Control::Computer(_) => breakpoint::COMPUTER_IN_ONE_LINE,
            };
            let is_narrow = ui.available_width() < width;
            ui.horizontal(|ui| {
                self.colour_ui(ui, shared, index);
                let hint =
                    sentence(colour_name(&shared.texts, shared.settings.colours, self.seats[index].colour));
                let seat = &mut self.seats[index];
                let edit =
                    TextEdit::singleline(&mut seat.name).hint_text(hint).char_limit(24).desired_width(150.0);
                let response = ui.add(edit);
                let label = shared.texts.setup_name(number);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &label));
                if !is_narrow {
                    control_ui(ui, &shared.texts, &mut seat.control, number);
                }
                if index > 0 && Icon::Up.button(ui, 32.0, &shared.texts.setup_move_up(number)).clicked() {
                    raise = Some(index);
                }
                if count > 2
                    && Icon::Remove.button(ui, 32.0, &shared.texts.setup_remove_player(number)).clicked()
                {
                    remove = Some(index);
                }
            });
            if is_narrow {
                ui.horizontal(|ui| {
                    ui.add_space(44.0);
                    control_ui(ui, &shared.texts, &mut self.seats[index].control, number);
                });
            }
        }
        if let Some(index) = raise {
            self.seats.swap(index, index - 1);
        }
        if let Some(index) = remove {
            self.seats.remove(index);
        }
        let adds = count < MAX_PLAYERS
            && ui.horizontal(|ui| ui.button(shared.texts.setup_add_player()).clicked()).inner;
        if adds {
            let free = (0..MAX_PLAYERS)
                .map(|index| Seat::default_for(index).colour)
                .find(|colour| self.seats.iter().all(|seat| seat.colour != *colour));
            let mut seat = Seat::default_for(count);
            seat.colour = free.unwrap_or(seat.colour);
            self.seats.push(seat);
        }
        ui.checkbox(&mut self.random_order, shared.texts.setup_random_order());
        ui.add_space(12.0);
    }

    /// The figure of a seat's colour; a click takes the next free one.
    fn colour_ui(&mut self, ui: &mut Ui, shared: &Shared, index: usize) {
        let (rect, response) = ui.allocate_exact_size(vec2(36.0, 36.0), Sense::click());
        let name = sentence(colour_name(&shared.texts, shared.settings.colours, self.seats[index].colour));
        let label = format!("{}: {name}", shared.texts.setup_colour(index as u32 + 1));
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
        let piece = Piece::Figure(PlayerPiece::Meeple, self.seats[index].colour);
        if response.hovered() || response.has_focus() {
            ui.painter().rect_stroke(
                rect,
                6,
                Stroke::new(1.5, shared.tokens.accent),
                egui::StrokeKind::Inside,
            );
        }
        shared.pictures.paint_piece(ui.painter(), piece, rect.shrink(2.0), Color32::WHITE);
        if response.on_hover_text(&label).clicked() {
            let now = self.seats[index].colour;
            let next = (1..MAX_PLAYERS)
                .map(|step| (now + step) % MAX_PLAYERS)
                .find(|colour| self.seats.iter().all(|seat| seat.colour != *colour));
            self.seats[index].colour = next.unwrap_or(now);
        }
    }

    fn sets_ui(&mut self, ui: &mut Ui, shared: &Shared, intents: &mut Vec<Intent>) {
        ui.label(strong(shared.texts.setup_sets()).size(text_size::SECTION));
        let texts = &shared.texts;
        let cards = [
            (None, texts.set_base(), texts.set_base_about(), "base/city-through-shield"),
            (Some(Set::Farmers), texts.set_farmers(), texts.set_farmers_about(), "base/road-curve"),
            (Some(Set::Abbot), texts.set_abbot(), texts.set_abbot_about(), "base/city-one-garden"),
            (Some(Set::River), texts.set_river(), texts.set_river_about(), "river/curve"),
            (
                Some(Set::InnsCathedrals),
                texts.set_inns_cathedrals(),
                texts.set_inns_cathedrals_about(),
                "ic/cathedral",
            ),
            (Some(Set::Tower), texts.set_tower(), texts.set_tower_about(), "tower/city-one"),
            (
                Some(Set::PrincessDragon),
                texts.set_princess_dragon(),
                texts.set_princess_dragon_about(),
                "pd/volcano",
            ),
        ];
        ui.spacing_mut().item_spacing.y = 6.0;
        for (set, name, about, tile) in cards {
            let is_in = set.is_none_or(|set| self.sets.has(set));
            let is_new = set.is_some_and(|set| !shared.settings.played_sets.contains(set.name()));
            let words = CardWords { name: &name, about: &about, learn: is_new };
            match (set_card(ui, shared, words, tile, is_in, set.is_some()), set) {
                (Some(CardClick::Switch), Some(set)) => {
                    self.sets = if is_in { self.sets.without(set) } else { self.sets.with(set) };
                }
                (Some(CardClick::Learn), Some(set)) => {
                    intents.push(Intent::TakeLesson(first_lesson(set).to_owned()));
                }
                _ => {}
            }
        }
    }

    fn options_ui(&mut self, ui: &mut Ui, shared: &Shared) {
        let t = &shared.texts;
        ui.label(strong(t.setup_rules()).size(text_size::SECTION));
        for preset in Preset::ALL {
            let (name, about) = match preset {
                Preset::AsPrinted => (t.preset_as_printed(), t.preset_as_printed_about()),
                Preset::Clarified => (t.preset_clarified(), t.preset_clarified_about()),
            };
            if ui.radio(self.options.as_preset() == Some(preset), name).on_hover_text(&about).clicked() {
                self.options = RuleOptions::preset(preset);
            }
            ui.indent(("about", preset), |ui| {
                let about = RichText::new(about).small().color(shared.tokens.faint);
                ui.add(egui::Label::new(about).halign(egui::Align::LEFT))
            });
        }
        ui.collapsing(t.preset_own(), |ui| {
            let options = &mut self.options;
            choice(ui, &t.option_tower_actions(), &mut options.tower_actions, TowerActions::ALL, |value| {
                match value {
                    TowerActions::FoundationTile => t.option_tower_actions_foundation_tile(),
                    TowerActions::AnyTile => t.option_tower_actions_any_tile(),
                }
            });
            choice(ui, &t.option_portal_target(), &mut options.portal_target, PortalTarget::ALL, |value| {
                match value {
                    PortalTarget::Own => t.option_portal_target_own(),
                    PortalTarget::Any => t.option_portal_target_any(),
                }
            });
            choice(
                ui,
                &t.option_dragon_move(),
                &mut options.dragon_move,
                DragonMove::ALL,
                |value| match value {
                    DragonMove::BeforeScoring => t.option_dragon_move_before_scoring(),
                    DragonMove::AfterScoring => t.option_dragon_move_after_scoring(),
                },
            );
            choice(
                ui,
                &t.option_river_bends(),
                &mut options.river_bends,
                RiverBends::ALL,
                |value| match value {
                    RiverBends::Alternate => t.option_river_bends_alternate(),
                    RiverBends::Adjacent => t.option_river_bends_adjacent(),
                },
            );
        });
        ui.add_space(12.0);
    }

    fn number_ui(&mut self, ui: &mut Ui, shared: &Shared) {
        ui.horizontal(|ui| {
            let label = ui.label(shared.texts.setup_seed()).on_hover_text(shared.texts.setup_seed_hint());
            ui.add(TextEdit::singleline(&mut self.seed).char_limit(20).desired_width(180.0))
                .labelled_by(label.id);
            if ui.button(shared.texts.setup_seed_new()).clicked() {
                self.seed = new_seed().to_string();
            }
        });
        ui.add_space(12.0);
    }
}

/// What stands on the card of a set.
#[derive(Clone, Copy)]
struct CardWords<'a> {
    name: &'a str,
    about: &'a str,
    /// Whether its lesson is offered.
    learn: bool,
}

/// What was clicked on the card of a set.
enum CardClick {
    /// Play with it, or without.
    Switch,
    /// Learn it first.
    Learn,
}

/// The lesson with which a set is learnt first.
fn first_lesson(set: Set) -> &'static str {
    match set {
        Set::Farmers => "L15",
        Set::Abbot => "L17",
        Set::River => "L18",
        Set::InnsCathedrals => "L19",
        Set::Tower => "L23",
        Set::PrincessDragon => "L26",
    }
}

/// A set as a card with picture, name and sentence.
fn set_card(
    ui: &mut Ui,
    shared: &Shared,
    words: CardWords<'_>,
    tile: &str,
    is_in: bool,
    can_change: bool,
) -> Option<CardClick> {
    let CardWords { name, about, learn } = words;
    let tokens = shared.tokens;
    // All seven find room in a window of 640 points.
    let height = 60.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| egui::WidgetInfo::selected(egui::Role::CheckBox, can_change, is_in, name));
    let line = if is_in { tokens.accent } else { tokens.line };
    let width = if response.hovered() || response.has_focus() { 2.5 } else { 1.5 };
    ui.painter().rect(
        rect,
        CornerRadius::same(10),
        tokens.raised,
        Stroke::new(width, line),
        egui::StrokeKind::Inside,
    );
    let picture = egui::Rect::from_min_size(rect.min + vec2(8.0, 8.0), vec2(height - 16.0, height - 16.0));
    if let Some(kind) = Catalogue::standard().find(tile)
        && let Some(cutout) =
            shared.pictures.tile(TilePicture { kind, variant: 0, turn: Turn::default() }, picture.width())
    {
        let tint = if is_in { Color32::WHITE } else { tint::LEFT_OUT };
        ui.painter().image(cutout.texture, picture, cutout.uv, tint);
    }
    let learns = learn && {
        let short = RichText::new(shared.texts.setup_learn()).small();
        let place = egui::Rect::from_min_max(
            rect.right_center() - vec2(44.0 + LEARN_WIDTH, 15.0),
            rect.right_center() + vec2(-44.0, 15.0),
        );
        // A child of its own, so that the next card begins below this one and not below the button.
        let mut corner = ui.new_child(egui::UiBuilder::new().max_rect(place));
        let button = corner.add_sized(place.size(), egui::Button::new(short));
        let label = shared.texts.setup_learn_set(name);
        button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
        button.on_hover_text(&label).clicked()
    };
    let right = if learn { 44.0 + LEARN_WIDTH + 8.0 } else { 44.0 };
    let text = egui::Rect::from_min_max(
        egui::pos2(picture.right() + 12.0, rect.top() + 5.0),
        rect.max - vec2(right, 2.0),
    );
    {
        let layout = Layout::top_down(Align::Min);
        let ui = &mut ui.new_child(egui::UiBuilder::new().max_rect(text).layout(layout));
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.add(egui::Label::new(strong(name)).selectable(false));
        ui.add(egui::Label::new(RichText::new(about).small().color(tokens.faint)).selectable(false));
    }
    let tick = egui::pos2(rect.right() - 24.0, rect.center().y);
    ui.painter().circle(
        tick,
        11.0,
        if is_in { tokens.accent } else { tokens.surface },
        Stroke::new(1.5, line),
    );
    if is_in {
        let stroke = Stroke::new(2.5, tokens.on_accent);
        ui.painter().line_segment([tick + vec2(-5.0, 0.0), tick + vec2(-1.5, 4.0)], stroke);
        ui.painter().line_segment([tick + vec2(-1.5, 4.0), tick + vec2(5.0, -4.0)], stroke);
    }
    if learns {
        Some(CardClick::Learn)
    } else {
        (can_change && response.clicked()).then_some(CardClick::Switch)
    }
}

fn choice<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    value: &mut T,
    all: &[T],
    name: impl Fn(T) -> String,
) {
    ui.label(title);
    ui.indent(title, |ui| {
        for &option in all {
            ui.radio_value(value, option, name(option));
        }
    });
}

/// A number nobody has chosen, short enough to be read to a friend.
fn new_seed() -> u64 {
    let nanos = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |time| time.as_nanos() as u64);
    let mut rng = <rand_chacha::ChaCha8Rng as rand_core::SeedableRng>::seed_from_u64(nanos);
    rng.next_u64() % 1_000_000
}
