//! Round buttons over the map's lower edge: the whole map, owners, tiles left, a hint, the rules.

use egui::{Rect, Ui, UiBuilder, pos2, vec2};

use crate::app::Shared;
use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::intent::Intent;
use crate::app::landmark::landmark;
use crate::app::map::paint::fields::FieldsShown;
use crate::app::widgets::DiscButton;
use crate::lessons::Landmark;

use super::TableScreen;
use super::side_sheet::SideSheet;
use super::table_layout::{TableLayout, TableSize};

/// A tool: what it does, its sign and its word.
struct Tool {
    command: Command,
    icon: Icon,
    word: String,
    is_on: bool,
    is_enabled: bool,
}

/// Height of the row with its words and margins.
pub(super) const HEIGHT: f32 = 78.0;

impl TableScreen {
    /// The part of the map that the tools leave free.
    pub(super) fn above_tools(layout: &TableLayout) -> Rect {
        let mut rect = layout.map;
        if layout.size > TableSize::Tiny {
            rect.max.y -= HEIGHT;
        }
        rect
    }

    /// Paints the tools beside the dock. In the smallest windows they are left to the menu.
    pub(super) fn tools_ui(
        &self,
        ui: &mut Ui,
        layout: &TableLayout,
        is_left: bool,
        shared: &Shared,
        intents: &mut Vec<Intent>,
    ) {
        if layout.size == TableSize::Tiny {
            return;
        }
        let has_words = layout.size >= TableSize::Medium;
        let tools = self.tools(layout, shared);
        let step = if has_words { 70.0 } else { 50.0 };
        let width = step * tools.len() as f32;
        let left = if is_left { layout.map.left() + 8.0 } else { layout.map.right() - width - 4.0 };
        let height = if has_words { 44.0 + 5.0 + DiscButton::WORD } else { 44.0 };
        let top = layout.map.bottom() - height - 10.0;
        let row = Rect::from_min_size(pos2(left, top), vec2(width, height));
        ui.scope_builder(UiBuilder::new().max_rect(row).id_salt("tools"), |ui| {
            for (number, tool) in tools.into_iter().enumerate() {
                let rect = Rect::from_min_size(pos2(left + step * number as f32, top), vec2(step, height));
                let button = DiscButton::new(&shared.tokens, tool.icon, tool.command.name(&shared.texts))
                    .on(tool.is_on)
                    .enabled(tool.is_enabled);
                let button = if has_words { button.word(tool.word) } else { button };
                if tool.command == Command::Scores {
                    landmark(ui.ctx(), Landmark::Track, rect.shrink(2.0));
                }
                if ui.put(rect, button).clicked() {
                    intents.push(Intent::Do(tool.command));
                }
            }
        });
    }

    fn tools(&self, layout: &TableLayout, shared: &Shared) -> Vec<Tool> {
        let t = &shared.texts;
        let helps = shared.settings.helps.active();
        let tool = |command, icon, word: String| Tool { command, icon, word, is_on: false, is_enabled: true };
        let mut tools = vec![tool(Command::Fit, Icon::Fit, t.tool_fit())];
        if layout.log.is_none() && self.policy.coach().is_none() {
            let is_on = self.side == Some(SideSheet::Log);
            tools.push(Tool { is_on, ..tool(Command::Log, Icon::Log, t.tool_log()) });
        }
        if layout.size < TableSize::Medium {
            let is_on = self.side == Some(SideSheet::Scores);
            tools.push(Tool { is_on, ..tool(Command::Scores, Icon::Track, t.tool_scores()) });
        }
        if helps.fields {
            let is_on = self.fields != FieldsShown::None;
            tools.push(Tool { is_on, ..tool(Command::Fields, Icon::Flag, t.tool_owners()) });
        }
        if helps.counts && self.policy.coach().is_none() {
            let is_on = self.side == Some(SideSheet::TilesLeft);
            tools.push(Tool { is_on, ..tool(Command::TilesLeft, Icon::Tiles, t.tool_tiles()) });
        }
        if helps.hints && self.allowed().advice {
            // Its place stays, so that the buttons beside it do.
            let is_enabled = self.is_acting();
            tools.push(Tool { is_enabled, ..tool(Command::Hint, Icon::Lamp, t.tool_hint()) });
        }
        tools.push(tool(Command::Rules, Icon::Book, t.tool_rules()));
        tools
    }
}
