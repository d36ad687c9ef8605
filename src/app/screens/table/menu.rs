//! The menu: everything that can be done at the table, in groups, with its keys.

use egui::{Color32, Frame, Label, Popup, Rect, ScrollArea, Ui, vec2};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::intent::{DialogName, Intent};
use crate::app::theme::{serif, text_size};
use crate::app::widgets::{ActionButton, DiscButton, MenuRow, Paper};

/// Commands about the turn.
const TURN: [Command; 10] = [
    Command::Confirm,
    Command::Undo,
    Command::Redo,
    Command::TurnRight,
    Command::TurnLeft,
    Command::NextCell,
    Command::PreviousCell,
    Command::Hint,
    Command::Why,
    Command::PlayForMe,
];

/// Commands about what is seen.
const VIEW: [Command; 12] = [
    Command::Fit,
    Command::Centre,
    Command::ZoomIn,
    Command::ZoomOut,
    Command::Fields,
    Command::Inspect,
    Command::Ask,
    Command::TilesLeft,
    Command::Log,
    Command::Scores,
    Command::Minimap,
    Command::Coordinates,
];

/// What a line of the menu asks for.
enum MenuEntry {
    Do(Command),
    New,
    Open,
}

/// The button, and the menu that it opens.
pub(super) fn ui(ui: &mut Ui, shared: &Shared, rect: Rect, may_save: bool, intents: &mut Vec<Intent>) {
    let is_open = Popup::is_any_open(ui.ctx());
    let button = ui.put(rect, DiscButton::new(&shared.tokens, Icon::Menu, shared.texts.menu()).on(is_open));
    let frame = Frame::new().fill(Color32::TRANSPARENT);
    Popup::menu(&button).frame(frame).gap(6.0).show(|ui| {
        let screen = ui.ctx().content_rect().size();
        let columns = if screen.x >= 760.0 { 3 } else { 1 };
        let width = ((screen.x - 80.0) / columns as f32).min(268.0);
        let row = ((screen.y - 210.0) / 13.0).clamp(26.0, 38.0);
        Paper::new().radius(12).show(ui, &shared.tokens, 16, |ui| {
            ui.set_width(width * columns as f32 + 16.0 * (columns - 1) as f32);
            ui.spacing_mut().item_spacing = vec2(16.0, 2.0);
            let back = ActionButton::new(&shared.tokens, shared.texts.menu_back()).key("Esc");
            if ui.add(back.size(vec2(ui.available_width(), 52.0))).clicked() {
                ui.close();
            }
            ui.add_space(4.0);
            if columns > 1 {
                ui.horizontal_top(|ui| {
                    for column in 0..columns {
                        ui.vertical(|ui| {
                            ui.set_width(width);
                            column_ui(ui, shared, column, (vec2(width, row), may_save), intents);
                        });
                    }
                });
                return;
            }
            // Only where letters are so large that the columns do not fit beside each other.
            let height = screen.y - 150.0;
            let scroll = ScrollArea::vertical().max_height(height).min_scrolled_height(height);
            scroll.auto_shrink([false, true]).show(ui, |ui| {
                for column in 0..3 {
                    column_ui(ui, shared, column, (vec2(width - 16.0, row), may_save), intents);
                }
            });
        });
    });
}

fn column_ui(
    ui: &mut Ui,
    shared: &Shared,
    column: usize,
    (size, may_save): (egui::Vec2, bool),
    intents: &mut Vec<Intent>,
) {
    let t = &shared.texts;
    let turn = TURN.map(MenuEntry::Do);
    let view = VIEW.map(MenuEntry::Do);
    match column {
        0 => {
            let game = [
                MenuEntry::New,
                MenuEntry::Open,
                MenuEntry::Do(Command::Save),
                MenuEntry::Do(Command::Picture),
            ];
            group_ui(ui, shared, t.menu_game(), &game, (size, may_save), intents);
            let help =
                [Command::Rules, Command::Shortcuts, Command::Settings, Command::Panels, Command::Leave];
            group_ui(ui, shared, t.menu_help(), &help.map(MenuEntry::Do), (size, may_save), intents);
        }
        1 => group_ui(ui, shared, t.menu_turn(), &turn, (size, may_save), intents),
        _ => group_ui(ui, shared, t.menu_view(), &view, (size, may_save), intents),
    }
}

fn group_ui(
    ui: &mut Ui,
    shared: &Shared,
    title: String,
    entries: &[MenuEntry],
    (size, may_save): (egui::Vec2, bool),
    intents: &mut Vec<Intent>,
) {
    let tone = shared.tokens.faint;
    ui.add(Label::new(serif(title, text_size::SECTION).color(tone)).truncate());
    for entry in entries {
        let (words, icon, key) = match entry {
            MenuEntry::New => (shared.texts.title_new_game(), Some(Icon::Plus), String::new()),
            MenuEntry::Open => (shared.texts.title_load(), Some(Icon::Folder), String::new()),
            MenuEntry::Do(command) => {
                let key = shared.keys.of_command(*command).first();
                let key = key.map(|key| ui.ctx().format_shortcut(key)).unwrap_or_default();
                (command.name(&shared.texts), icon_of(*command), key)
            }
        };
        let is_enabled =
            may_save || !matches!(entry, MenuEntry::Do(Command::Save) | MenuEntry::New | MenuEntry::Open);
        let row = MenuRow::new(&shared.tokens, words, size).icon(icon).key(key).enabled(is_enabled);
        if ui.add(row).clicked() {
            intents.push(match entry {
                MenuEntry::Do(command) => Intent::Do(*command),
                MenuEntry::New => Intent::NewGame,
                MenuEntry::Open => Intent::Open(DialogName::Load),
            });
            ui.close();
        }
    }
    ui.add_space(6.0);
}

fn icon_of(command: Command) -> Option<Icon> {
    Some(match command {
        Command::Confirm => Icon::Tick,
        Command::Undo => Icon::Undo,
        Command::Redo => Icon::Redo,
        Command::TurnRight => Icon::TurnRight,
        Command::TurnLeft => Icon::TurnLeft,
        Command::NextCell => Icon::Forward,
        Command::PreviousCell => Icon::Back,
        Command::Fit => Icon::Fit,
        Command::Centre => Icon::Home,
        Command::ZoomIn => Icon::Plus,
        Command::ZoomOut => Icon::Minus,
        Command::Fields => Icon::Flag,
        Command::Hint => Icon::Lamp,
        Command::PlayForMe => Icon::Computer,
        Command::Save => Icon::Save,
        Command::Picture => Icon::Picture,
        Command::Rules => Icon::Book,
        Command::Inspect => Icon::Eye,
        Command::Ask | Command::Why => Icon::Question,
        Command::Shortcuts => Icon::Keyboard,
        Command::Settings => Icon::Gear,
        Command::Leave => Icon::House,
        Command::TilesLeft => Icon::Tiles,
        Command::Log => Icon::Log,
        Command::Scores => Icon::Track,
        Command::Panels | Command::Coordinates | Command::Minimap => return None,
    })
}
