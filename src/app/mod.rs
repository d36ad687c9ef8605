//! The window: screens, panels and the map, over one game session.

mod advice;
mod buttons;
mod coach;
mod command;
mod computer;
mod crash;
mod dialogs;
mod game_files;
mod guard;
mod hand_over;
mod icons;
mod intent;
mod keeper;
mod kept_files;
#[cfg(test)]
mod key_walk;
mod keys;
mod landmark;
mod learning;
mod map;
mod mode;
mod opening;
mod panel_anchors;
mod panels;
mod pictures;
mod player_badge;
mod rulebook;
mod run_log;
mod screens;
mod seat_control;
mod shared;
mod text;
mod texture_atlas;
mod theme;
mod toasts;
mod unkept_sign;
mod widgets;
mod wood;

use std::collections::VecDeque;

use crate::help::Shelf;
use crate::i18n::{Language, Texts};
use crate::session::Session;
use crate::storage::{FileTrouble, Folders, KeptFiles, LessonProgress, Settings, WindowState};

use dialogs::Dialog;
use game_files::Played;
use guard::guarded;
use hand_over::SecondStarts;
pub use hand_over::ask_for_files;
use intent::{Intent, Leave, NextGame};
pub use keeper::Access;
use keeper::Keeper;
use kept_files::Saving;
use keys::Keys;
use opening::WindowFailure;
use pictures::Pictures;
use rulebook::Rulebook;
use screens::{SetupScreen, TableScreen, learn, title};
pub(crate) use shared::Shared;
use theme::{Tokens, breakpoint, colour_set};
use toasts::Toasts;

/// Opens the window and runs until it is closed.
pub fn run() -> Result<(), String> {
    let folders = Folders::of_player();
    let Some(access) = ask_for_files(&folders, None) else { return Ok(()) };
    crash::watch(&folders);
    // The window's library reads this file by itself, whatever it is.
    let window_trouble = match access {
        Access::Owner(_) => KeptFiles::new(&folders).window.load::<WindowState>().1,
        Access::Guest => None,
    };
    let keeps_window =
        matches!(access, Access::Owner(_)) && !matches!(window_trouble, Some(FileTrouble::Passing(_)));
    let icon = crate::art::figures::icon(128);
    let icon = egui::IconData { width: icon.width(), height: icon.height(), rgba: icon.into_raw() };
    let options = eframe::NativeOptions {
        viewport: egui::ViewportBuilder::default()
            .with_title("Landnam")
            .with_app_id("landnam")
            .with_icon(icon)
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([800.0, 520.0]),
        persistence_path: Some(folders.window()),
        persist_window: keeps_window,
        ..eframe::NativeOptions::default()
    };
    let files = folders.clone();
    let outcome = WindowFailure::unless_run(options, move |ctx| {
        let app = App::open(ctx, files, access, window_trouble);
        Box::new(App { keeps_window, ..app })
    });
    let outcome = outcome.map_err(|failure| {
        let texts = spoken_language(&Settings::read(&folders.settings()).unwrap_or_default()).texts();
        let details = crash::details(&folders, &failure).map(|path| texts.opening_details(path));
        let words = std::iter::once(failure.in_words(&texts)).chain(details).collect::<Vec<_>>().join(" ");
        log::error!("{words}");
        failure.show_box(&words);
        words
    });
    log::info!("{}", run_log::FAREWELL);
    log::logger().flush();
    outcome
}

/// The language of the settings or, before anyone has chosen one, of the system.
fn spoken_language(settings: &Settings) -> Language {
    settings
        .language
        .or_else(|| sys_locale::get_locale().as_deref().and_then(Language::of_locale))
        .unwrap_or(Language::En)
}

/// The whole application.
pub struct App {
    /// Other starts of the program. They are heard until just before the files are given up.
    second_starts: Option<SecondStarts>,
    shared: Shared,
    screen: Screen,
    dialog: Option<Dialog>,
    rulebook: Rulebook,
    /// The screen one left to practise, and comes back to.
    aside: Option<Screen>,
    /// The game that was saved by name last.
    saved: Option<Played>,
    /// Games that are being saved by name.
    saving: Vec<Saving>,
    /// Whether the screen has failed since the player last did something.
    has_failed: bool,
    /// Whether the window's size and place are kept.
    keeps_window: bool,
}

enum Screen {
    Title,
    Setup(Box<SetupScreen>),
    Learn,
    Table(Box<TableScreen>),
}

impl App {
    /// The application with this player's files, which nobody else has.
    pub fn new(ctx: &egui::Context, folders: Folders) -> Self {
        Self::open(ctx, folders, Access::Owner(None), None)
    }

    /// The application with this player's files, or as a guest to them, and with what was wrong with the window's.
    pub fn open(
        ctx: &egui::Context,
        folders: Folders,
        access: Access,
        window_trouble: Option<FileTrouble>,
    ) -> Self {
        theme::install_fonts(ctx);
        // Where figures stand follows from shapes that take a moment to work out, and nobody waits for all of them.
        std::thread::spawn(crate::art::geometry::TileGeometry::prepare_all);
        let second_starts = match access {
            Access::Owner(Some(_)) => SecondStarts::listen(&folders, ctx),
            Access::Owner(None) | Access::Guest => None,
        };
        let keeper = Keeper::new(ctx, &folders, access);
        let is_guest = keeper.is_guest();
        let (settings, settings_trouble) = if is_guest {
            (keeper.files.settings.peek(), None)
        } else {
            keeper.files.settings.load::<Settings>()
        };
        let language = spoken_language(&settings);
        let tokens = Tokens::of(settings.theme);
        let pictures = Pictures::new(ctx, tokens.land, colour_set(settings.colours));
        let toasts = Toasts::default();
        let texts = language.texts();
        let (progress, lessons_trouble) = if is_guest {
            (keeper.files.lessons.peek(), None)
        } else {
            keeper.files.lessons.load::<LessonProgress>()
        };
        let mut shared = Shared {
            texts,
            language,
            settings,
            keys: Keys::default(),
            folders,
            keeper,
            tokens,
            pictures,
            toasts,
            progress,
        };
        shared.check_files(settings_trouble, lessons_trouble, window_trouble);
        shared.apply_settings(ctx);
        Self {
            second_starts,
            shared,
            screen: Screen::Title,
            dialog: is_guest.then_some(Dialog::Guest),
            rulebook: Rulebook::default(),
            aside: None,
            saved: None,
            saving: Vec::new(),
            has_failed: false,
            keeps_window: true,
        }
    }

    /// Paints everything and carries out what was asked for. Whatever fails, the game goes on as it was kept.
    pub fn ui(&mut self, ui: &mut egui::Ui) {
        let ctx = ui.ctx().clone();
        if guard::try_again(&ctx) {
            self.has_failed = false;
        }
        self.shared.fit_scale(&ctx);
        self.shared.pictures.receive();
        self.hear_files();
        self.hear_second_starts(&ctx);
        self.hear_closing(&ctx);
        let done = guarded(&ctx, "screen", || {
            let mut intents = Vec::new();
            self.screens_ui(ui, &mut intents);
            self.carry_out_all(&ctx, intents);
            if let Screen::Table(table) = &mut self.screen {
                table.advance(&ctx, &mut self.shared);
            }
        });
        if done.is_none() {
            self.recover(&ctx);
        }
        if guard::has_news(&ctx) {
            // It says that the game is kept.
            self.finish_files();
            self.shared.toasts.add(self.shared.texts.error_panel());
        }
        self.shared.toasts.ui(ui, &self.shared.tokens);
        keys::remember_focus(&ctx);
    }

    fn screens_ui(&mut self, ui: &mut egui::Ui, intents: &mut Vec<Intent>) {
        self.rulebook.ui(ui, &self.shared, self.dialog.is_some(), intents);
        // The screens fill whatever the rulebook leaves, if anything.
        let room = ui.available_rect_before_wrap();
        if room.width() < breakpoint::ANYTHING {
            return self.dialog_ui(ui, intents);
        }
        ui.scope_builder(egui::UiBuilder::new().max_rect(room), |ui| {
            ui.shrink_clip_rect(ui.max_rect());
            match &mut self.screen {
                Screen::Title => title::ui(ui, &self.shared, intents),
                Screen::Setup(screen) => screen.ui(ui, &self.shared, intents),
                Screen::Learn => learn::ui(ui, &self.shared, intents),
                Screen::Table(screen) => screen.ui(ui, &self.shared, self.dialog.is_some(), intents),
            }
        });
        self.dialog_ui(ui, intents);
    }

    fn dialog_ui(&mut self, ui: &egui::Ui, intents: &mut Vec<Intent>) {
        if let Some(dialog) = &mut self.dialog {
            dialog.ui(ui, &self.shared, intents);
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
        self.finish_files();
        if let Some(kept) = self.shared.read_kept() {
            self.resume(kept);
        }
    }

    /// Waits for all pictures that have been asked for, so that a picture of the window is complete.
    pub fn wait_for_pictures(&mut self) {
        self.shared.pictures.wait();
    }

    /// The one place where something happens that was asked for; doing one thing may ask for another.
    fn carry_out_all(&mut self, ctx: &egui::Context, intents: Vec<Intent>) {
        let mut waiting = VecDeque::from(intents);
        while let Some(intent) = waiting.pop_front() {
            let mut more = Vec::new();
            self.carry_out(ctx, intent, &mut more);
            waiting.extend(more);
        }
    }

    fn carry_out(&mut self, ctx: &egui::Context, intent: Intent, more: &mut Vec<Intent>) {
        match intent {
            Intent::Do(command) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.command(ctx, &mut self.shared, command, more);
                }
            }
            Intent::Table(intent) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.carry_out(ctx, &mut self.shared, intent);
                }
            }
            Intent::Lesson(intent) => {
                if let Screen::Table(table) = &mut self.screen {
                    table.carry_out_lesson(ctx, &mut self.shared, intent);
                }
            }
            Intent::Title => self.leave(ctx, Leave::Table),
            Intent::NewGame => self.show(Screen::Setup(Box::new(SetupScreen::new(&self.shared.settings)))),
            Intent::Learn => self.show(Screen::Learn),
            Intent::TakeLesson(id) => {
                self.rulebook.make_room(ctx);
                self.take_lesson(&id);
            }
            Intent::LeaveLesson => self.leave_lesson(),
            Intent::Practise(session) => {
                self.rulebook.make_room(ctx);
                self.practise(*session);
            }
            Intent::EndPractice => self.screen = self.aside.take().unwrap_or(Screen::Title),
            Intent::Quit => ctx.send_viewport_cmd(egui::ViewportCommand::Close),
            Intent::Start(setup, seats) => self.sit_down_to(NextGame::New(setup, seats)),
            Intent::Continue => self.continue_game(),
            Intent::Load(path) => self.sit_down_to(NextGame::Saved(path)),
            Intent::Save(path) => self.save(path),
            Intent::SavePicture(board, path) => self.shared.save_picture(board, path),
            Intent::Begin(next) => self.begin(next),
            Intent::SaveKept(next) => self.save_kept(next),
            Intent::KeepAgain => self.keep_again(),
            Intent::AskForFiles => self.ask_for_files(ctx),
            Intent::LeaveAnyway(leave) => self.leave_anyway(ctx, leave),
            Intent::Open(name) => {
                let session = match &self.screen {
                    Screen::Table(table) => Some(table.session()),
                    Screen::Title | Screen::Setup(_) | Screen::Learn => None,
                };
                self.dialog = Dialog::open(name, ctx, session, &self.shared);
            }
            Intent::Close => self.dialog = None,
            Intent::ToggleRulebook => self.rulebook.toggle(),
            Intent::OpenRule(anchor) => {
                self.rulebook.open(Shelf::of(self.shared.language), anchor);
            }
            Intent::Speak(language) => {
                self.shared.language = language;
                self.shared.texts = language.texts();
                self.shared.settings.language = Some(language);
                self.shared.keep_settings();
            }
            Intent::Change(settings) => {
                self.shared.settings = *settings;
                self.shared.apply_settings(ctx);
                self.shared.keep_settings();
            }
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
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        // Also while the window is hidden.
        self.hear_second_starts(ctx);
    }

    fn persist_egui_memory(&self) -> bool {
        self.keeps_window
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.ui(ui);
    }
}
