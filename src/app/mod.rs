//! The window: screens, panels and the map, over one game session.

mod advice;
mod coach;
mod command;
mod computer;
mod crash;
mod dialogs;
mod game_files;
mod guard;
mod icons;
mod keys;
mod learning;
mod map;
mod panel_anchors;
mod panels;
mod pictures;
mod player_badge;
mod rulebook;
mod run_log;
mod screens;
mod seat_control;
mod text;
mod texture_atlas;
mod theme;
mod toasts;

use crate::ai::{Level, Profile};
use crate::art::players::ColourSet;
use crate::help::{Anchor, Shelf};
use crate::i18n::{Language, Texts};
use crate::rules::Setup;
use crate::session::{Control, Seat, Session};
use crate::storage::{ColourChoice, Folders, LessonProgress, SavedSeat, Settings};

use dialogs::Dialog;
use game_files::{Leave, NextGame, Played};
use guard::guarded;
use keys::Keys;
use pictures::Pictures;
use rulebook::Rulebook;
use screens::{SetupScreen, TableScreen, learn, title};
use theme::Tokens;
use toasts::Toasts;

/// Opens the window and runs until it is closed.
pub fn run() -> Result<(), String> {
    let folders = Folders::of_player();
    crash::watch(&folders);
    let icon = crate::art::figures::rasterise_prop(crate::art::figures::Prop::Icon, 128);
    let icon = egui::IconData { width: icon.width(), height: icon.height(), rgba: icon.into_raw() };
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Landnam")
            .with_app_id("landnam")
            .with_icon(icon)
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([800.0, 520.0]),
        persistence_path: Some(folders.window()),
        ..eframe::NativeOptions::default()
    };
    let create: eframe::AppCreator<'_> =
        Box::new(move |creation| Ok(Box::new(App::new(&creation.egui_ctx, folders))));
    // Without the libraries of a desktop the window system panics instead of returning an error.
    let run = std::panic::AssertUnwindSafe(|| eframe::run_native("landnam", options, create));
    let outcome = match std::panic::catch_unwind(run) {
        Ok(outcome) => outcome.map_err(|error| error.to_string()),
        Err(_) => Err("the window could not be opened; see the README for the libraries it needs".to_owned()),
    };
    match &outcome {
        Ok(()) => log::info!("the window was closed"),
        Err(error) => log::error!("{error}"),
    }
    log::logger().flush();
    outcome
}

/// Width below which a screen is not worth painting.
const LEAST_ROOM: f32 = 40.0;

/// The whole application.
pub struct App {
    shared: Shared,
    screen: Screen,
    dialog: Option<Dialog>,
    rulebook: Rulebook,
    /// The screen one left to practise, and comes back to.
    aside: Option<Screen>,
    /// The game that was saved by name last.
    saved: Option<Played>,
    /// Whether the screen has failed since the player last did something.
    has_failed: bool,
}

/// What every screen needs.
pub(crate) struct Shared {
    pub(crate) texts: Texts,
    pub(crate) language: Language,
    pub(crate) settings: Settings,
    pub(crate) keys: Keys,
    pub(crate) folders: Folders,
    pub(crate) tokens: Tokens,
    pub(crate) pictures: Pictures,
    pub(crate) toasts: Toasts,
    /// How far the lessons have been taken.
    pub(crate) progress: LessonProgress,
}

enum Screen {
    Title,
    Setup(Box<SetupScreen>),
    Learn,
    Table(Box<TableScreen>),
}

/// What a screen or dialog wants to happen; carried out after everything has been painted.
pub(crate) enum Intent {
    /// To the first screen.
    Title,
    /// Leave the table although the game cannot be kept.
    LeaveAnyway(Leave),
    /// To the new-game screen.
    NewGame,
    /// Begin this game.
    Start(Setup, Vec<Seat>),
    /// Go on with the game in progress.
    Continue,
    /// Load a game from a file.
    Load(std::path::PathBuf),
    /// Begin or load a game although another one is unfinished.
    Begin(NextGame),
    /// Save the unfinished game that is kept on disk under a name, then begin or load another one.
    SaveKept(NextGame),
    /// Save the game in progress to a file.
    Save(std::path::PathBuf),
    /// To the list of lessons.
    Learn,
    /// Take a lesson.
    Lesson(String),
    /// Leave a lesson, back to the game one came from or to the list of lessons.
    LeaveLesson,
    /// Open a dialog.
    Open(Dialog),
    /// Close the dialog.
    Close,
    /// Open or close the rulebook.
    Rulebook,
    /// Open the rulebook at a paragraph or article.
    OpenRule(Anchor),
    /// Leave what is on the screen for a while and try things out at the table.
    Practise(Box<Session>),
    /// Back to where one was before practising.
    EndPractice,
    /// Speak another language.
    Speak(Language),
    /// Settings have been changed.
    SettingsChanged,
    /// End the program.
    Quit,
}

/// The colour set of the art for a setting.
pub(crate) fn colour_set(choice: ColourChoice) -> ColourSet {
    match choice {
        ColourChoice::Classic => ColourSet::Classic,
        ColourChoice::ColourBlind => ColourSet::ColourBlind,
    }
}

impl App {
    /// The application with this player's files.
    pub fn new(ctx: &egui::Context, folders: Folders) -> Self {
        theme::install_fonts(ctx);
        // Where figures stand follows from shapes that take a moment to work out, and nobody waits for all of them.
        std::thread::spawn(crate::art::geometry::TileGeometry::prepare_all);
        let (settings, settings_were_fine) = Settings::read(&folders.settings());
        let language = settings
            .language
            .or_else(|| sys_locale::get_locale().as_deref().and_then(Language::of_locale))
            .unwrap_or(Language::En);
        let tokens = Tokens::of(settings.theme);
        let pictures = Pictures::new(ctx, tokens.land, colour_set(settings.colours));
        let keys = Keys::of(&settings);
        let toasts = Toasts::default();
        let texts = language.texts();
        let progress = LessonProgress::read(&folders.lessons());
        let mut shared =
            Shared { texts, language, settings, keys, folders, tokens, pictures, toasts, progress };
        shared.check_files(settings_were_fine);
        shared.apply_settings(ctx);
        Self {
            shared,
            screen: Screen::Title,
            dialog: None,
            rulebook: Rulebook::default(),
            aside: None,
            saved: None,
            has_failed: false,
        }
    }

    /// Paints everything and carries out what was asked for. Whatever fails, the game goes on as it was kept.
    pub fn ui(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        if guard::try_again(&ctx) {
            self.has_failed = false;
        }
        self.shared.pictures.receive();
        self.hear_closing(&ctx);
        let done = guarded(&ctx, "screen", || {
            let mut intents = Vec::new();
            self.screens_ui(ui, &mut intents);
            for intent in intents {
                self.carry_out(&ctx, intent);
            }
        });
        if done.is_none() {
            self.recover(&ctx);
        }
        if guard::has_news(&ctx) {
            self.shared.toasts.add(self.shared.texts.error_panel());
        }
        self.shared.toasts.ui(ui, &self.shared.tokens);
    }

    fn screens_ui(&mut self, ui: &mut egui::Ui, intents: &mut Vec<Intent>) {
        self.rulebook.ui(ui, &mut self.shared, self.dialog.is_some(), intents);
        // The screens fill whatever the rulebook leaves, if anything.
        let room = ui.available_rect_before_wrap();
        if room.width() < LEAST_ROOM {
            return self.dialog_ui(ui, intents);
        }
        ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
            ui.shrink_clip_rect(ui.max_rect());
            match &mut self.screen {
                Screen::Title => title::ui(ui, &mut self.shared, intents),
                Screen::Setup(screen) => screen.ui(ui, &mut self.shared, intents),
                Screen::Learn => learn::ui(ui, &mut self.shared, intents),
                Screen::Table(screen) => screen.ui(ui, &mut self.shared, self.dialog.is_some(), intents),
            }
        });
        self.dialog_ui(ui, intents);
    }

    fn dialog_ui(&mut self, ui: &egui::Ui, intents: &mut Vec<Intent>) {
        if let Some(dialog) = &mut self.dialog {
            dialog.ui(ui, &mut self.shared, intents);
        }
    }

    /// After a failure that no part could keep to itself: back to the game as it was kept or, if that fails too, to
    /// the first screen.
    fn recover(&mut self, ctx: &egui::Context) {
        self.dialog = None;
        log::error!("the screen failed; back to what was kept");
        let screen = std::mem::replace(&mut self.screen, Screen::Title);
        if let Some(aside) = self.aside.take() {
            self.screen = aside;
        } else if matches!(screen, Screen::Table(_)) && !self.has_failed {
            self.continue_game();
        }
        self.has_failed = true;
        guard::forgive(ctx, "screen");
    }

    /// Speaks in words from outside, such as a translation that is being revised.
    pub fn speak(&mut self, texts: Texts) {
        self.shared.texts = texts;
    }

    /// Goes on with the game that was kept.
    pub fn continue_game(&mut self) {
        self.load(&self.shared.folders.autosave());
    }

    /// Waits for all pictures that have been asked for, so that a picture of the window is complete.
    pub fn wait_for_pictures(&mut self) {
        self.shared.pictures.wait();
    }

    fn carry_out(&mut self, ctx: &egui::Context, intent: Intent) {
        match intent {
            Intent::Title => self.leave(ctx, Leave::Table),
            Intent::LeaveAnyway(leave) => self.leave_anyway(ctx, leave),
            Intent::NewGame => self.show(Screen::Setup(Box::new(SetupScreen::new(&self.shared.settings)))),
            Intent::Start(setup, seats) => self.sit_down_to(NextGame::New(setup, seats)),
            Intent::Load(path) => self.sit_down_to(NextGame::Saved(path)),
            Intent::Begin(next) => self.begin(next),
            Intent::SaveKept(next) => self.save_kept(next),
            Intent::Continue => self.continue_game(),
            Intent::Save(path) => self.save(&path),
            Intent::Learn => self.show(Screen::Learn),
            Intent::Lesson(id) => self.take_lesson(&id),
            Intent::LeaveLesson => self.leave_lesson(),
            Intent::Open(dialog) => self.dialog = Some(dialog),
            Intent::Close => self.dialog = None,
            Intent::Rulebook => self.rulebook.toggle(),
            Intent::OpenRule(anchor) => {
                self.rulebook.open(Shelf::of(self.shared.language), anchor);
            }
            Intent::Practise(session) => self.practise(*session),
            Intent::EndPractice => self.screen = self.aside.take().unwrap_or(Screen::Title),
            Intent::Speak(language) => {
                self.shared.language = language;
                self.shared.texts = language.texts();
                self.shared.settings.language = Some(language);
                self.shared.keep_settings();
            }
            Intent::SettingsChanged => {
                self.shared.apply_settings(ctx);
                self.shared.keep_settings();
            }
            Intent::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
        }
    }

    /// Goes to a screen for good; there is nothing to come back to.
    fn show(&mut self, screen: Screen) {
        self.screen = screen;
        self.aside = None;
    }

    /// Sits down to practise. Whoever practises already comes back to where they were before that.
    fn practise(&mut self, session: Session) {
        let table = Screen::Table(Box::new(TableScreen::new(session)));
        let here = std::mem::replace(&mut self.screen, table);
        let is_practice = matches!(&here, Screen::Table(screen) if screen.session().is_practice());
        if !is_practice {
            self.aside = Some(here);
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.ui(ui);
    }
}

impl Shared {
    fn apply_settings(&mut self, ctx: &egui::Context) {
        self.tokens = Tokens::of(self.settings.theme);
        self.tokens.apply(ctx);
        ctx.set_zoom_factor(self.settings.scale);
        ctx.all_styles_mut(|style| {
            style.animation_time = if self.settings.reduced_motion { 0.0 } else { 0.1 };
        });
        self.pictures.set_style(self.tokens.land, colour_set(self.settings.colours));
    }
}

/// Seats as save files and settings hold them.
pub(crate) fn saved_seats(seats: &[Seat]) -> Vec<SavedSeat> {
    seats
        .iter()
        .map(|seat| SavedSeat {
            name: seat.name.clone(),
            colour: seat.colour as u8,
            computer: match seat.control {
                Control::Human => None,
                Control::Computer(profile) => Some(profile.to_string()),
            },
        })
        .collect()
}

/// A seat from a save file.
pub(crate) fn seat_from(saved: &SavedSeat) -> Seat {
    Seat {
        name: saved.name.clone(),
        colour: usize::from(saved.colour) % crate::rules::MAX_PLAYERS,
        control: saved.computer.as_deref().map_or(Control::Human, |name| {
            Control::Computer(Profile::parse(name).unwrap_or(Profile::of(Level::Skilled)))
        }),
    }
}
