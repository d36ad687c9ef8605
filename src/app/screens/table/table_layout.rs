//! Where everything at the table lies: the strip on top, the rail with the players' cards, the dock, the map.

use egui::{Rect, Vec2, pos2, vec2};

/// How much room there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum TableSize {
    /// The dock lies flat along the bottom, and the players are small signs.
    Tiny,
    /// A narrow rail; signs stand for words.
    Small,
    /// A rail with three lines of the log.
    Medium,
    /// A wide rail.
    Large,
}

/// What has to have a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// Players, in turn order.
    pub(super) players: usize,
    /// Which of them acts; nobody once the game is over.
    pub(super) active: Option<usize>,
    /// Whether a coach speaks.
    pub(super) has_coach: bool,
    /// Whether practice is to be told from a game.
    pub(super) has_notice: bool,
    /// Whether the other players and the log are shown.
    pub(super) is_full: bool,
    /// Whether the rail stands on the left.
    pub(super) is_left: bool,
}

/// Where everything lies.
#[derive(Clone, Debug)]
pub(super) struct TableLayout {
    pub(super) size: TableSize,
    /// Menu, prompt and score track.
    pub(super) strip: Rect,
    /// A card for each player, in turn order; nothing for those without room.
    pub(super) cards: Vec<Rect>,
    /// The coach's card.
    pub(super) coach: Option<Rect>,
    /// The log, if there is room for at least one line.
    pub(super) log: Option<Rect>,
    /// Height of a line of the log.
    pub(super) log_line: f32,
    /// How many lines it has.
    pub(super) log_lines: usize,
    /// The tile in hand, the pieces and the buttons.
    pub(super) dock: Rect,
    /// Whether the dock lies flat.
    pub(super) is_flat: bool,
    /// The line that tells practice from a game.
    pub(super) notice: Option<Rect>,
    /// What is left for the map.
    pub(super) map: Rect,
}

/// Sizes that belong to a [`TableSize`].
struct Sizes {
    margin: f32,
    gap: f32,
    rail: f32,
    dock: f32,
    active: f32,
    other: f32,
    log_line: f32,
    /// Lines of the log for which the others' cards make room.
    log_wanted: usize,
    /// Lines of the log at most.
    log_lines: usize,
}

impl Sizes {
    /// Height of so many lines; a single one needs no padding.
    fn height_of(&self, lines: usize) -> f32 {
        self.log_line * lines as f32 + if lines > 1 { 2.0 * TableLayout::LOG_PADDING } else { 0.0 }
    }

    /// Lines that there is room for.
    fn lines_in(&self, height: f32) -> usize {
        (1..=self.log_lines).rev().find(|&lines| self.height_of(lines) <= height).unwrap_or(0)
    }
}

impl TableSize {
    fn of(size: Vec2) -> Self {
        if size.x >= 1600.0 && size.y >= 900.0 {
            Self::Large
        } else if size.x >= 1180.0 && size.y >= 700.0 {
            Self::Medium
        } else if size.x >= 740.0 && size.y >= 516.0 {
            Self::Small
        } else {
            Self::Tiny
        }
    }

    fn sizes(self) -> Sizes {
        match self {
            Self::Large => Sizes {
                margin: 16.0,
                gap: 8.0,
                rail: 324.0,
                dock: 380.0,
                active: 166.0,
                other: 74.0,
                log_line: 37.0,
                log_wanted: 6,
                log_lines: 14,
            },
            Self::Medium => Sizes {
                margin: 16.0,
                gap: 8.0,
                rail: 284.0,
                dock: 340.0,
                active: 166.0,
                other: 56.0,
                log_line: 34.0,
                log_wanted: 3,
                log_lines: 8,
            },
            Self::Small | Self::Tiny => Sizes {
                margin: 8.0,
                gap: 6.0,
                rail: 236.0,
                dock: 300.0,
                active: 104.0,
                other: 40.0,
                log_line: 34.0,
                log_wanted: 1,
                log_lines: 6,
            },
        }
    }
}

impl TableLayout {
    /// Height of the strip on top.
    const STRIP: f32 = 56.0;

    /// The lowest card with two rows.
    const ROWS: f32 = 52.0;

    /// A card of one line.
    const LINE: f32 = 38.0;

    /// Padding of the log above its first and below its last line.
    pub(super) const LOG_PADDING: f32 = 6.0;

    /// The lowest a card with a name becomes; below this two lie beside each other.
    const LOWEST: f32 = 34.0;

    /// Finds a place for everything.
    pub(super) fn of(table: Rect, wanted: Wanted) -> Self {
        let size = TableSize::of(table.size());
        if size == TableSize::Tiny { Self::tiny(table, wanted) } else { Self::with_rail(table, size, wanted) }
    }

    fn with_rail(table: Rect, size: TableSize, wanted: Wanted) -> Self {
        let sizes = size.sizes();
        // Beside a coach who needs the height, the dock of a small window lies flat.
        let is_flat = wanted.has_coach && size == TableSize::Small;
        let inner = table.shrink(sizes.margin);
        let rail = if wanted.is_left {
            Rect::from_min_max(inner.min, pos2(inner.left() + sizes.rail, inner.bottom()))
        } else {
            Rect::from_min_max(pos2(inner.right() - sizes.rail, inner.top()), inner.max)
        };
        let (left, right) = if wanted.is_left {
            (rail.right() + sizes.gap, table.right())
        } else {
            (table.left(), rail.left() - sizes.gap)
        };
        let side = Rect::from_min_max(pos2(left, table.top()), pos2(right, table.bottom()));
        let strip = Rect::from_min_max(
            side.min + vec2(sizes.margin, sizes.margin - 6.0),
            pos2(side.right() - sizes.gap, side.top() + sizes.margin - 6.0 + Self::STRIP),
        );
        let mut map = Rect::from_min_max(pos2(side.left(), strip.bottom()), side.max);
        let dock = if is_flat {
            let dock = Rect::from_min_max(
                pos2(map.left() + sizes.margin, map.bottom() - sizes.margin - flat_height(map.width())),
                pos2(map.right() - sizes.margin, map.bottom() - sizes.margin),
            );
            map.max.y = dock.top() - 2.0;
            dock
        } else {
            Rect::from_min_max(pos2(rail.left(), rail.bottom() - sizes.dock), rail.max)
        };
        let notice = wanted.has_notice.then(|| {
            let line = Rect::from_min_size(map.min, vec2(map.width(), 46.0));
            map.min.y = line.bottom();
            line
        });
        let bottom = if is_flat { rail.bottom() } else { dock.top() - sizes.gap };
        let column = Rect::from_min_max(rail.min, pos2(rail.right(), bottom));
        let (coach, cards, log) = stack(column, &sizes, wanted);
        let log_lines = log.map_or(0, |(_, lines)| lines);
        let log = log.map(|(rect, _)| rect);
        let log_line = sizes.log_line;
        Self { size, strip, cards, coach, log, log_line, log_lines, dock, is_flat, notice, map }
    }

    /// Signs for the players below the strip, the coach beside the map, the dock flat at the bottom.
    fn tiny(table: Rect, wanted: Wanted) -> Self {
        let margin = 6.0;
        let inner = table.shrink(margin);
        let strip = Rect::from_min_size(inner.min, vec2(inner.width(), 44.0));
        let dock =
            Rect::from_min_max(pos2(inner.left(), inner.bottom() - flat_height(inner.width())), inner.max);
        let line = Rect::from_min_size(strip.left_bottom() + vec2(0.0, 4.0), vec2(inner.width(), 30.0));
        let count = wanted.players.max(1);
        let step = (line.width() + 4.0) / count as f32;
        let cards = (0..wanted.players)
            .map(|index| {
                let left = line.left() + step * index as f32;
                Rect::from_min_size(pos2(left, line.top()), vec2((step - 4.0).min(240.0), line.height()))
            })
            .collect();
        let mut map = Rect::from_min_max(
            pos2(table.left(), line.bottom() + 4.0),
            pos2(table.right(), dock.top() - 4.0),
        );
        let coach = wanted.has_coach.then(|| {
            let width = (map.width() * 0.42).min(300.0);
            let left = if wanted.is_left { inner.left() } else { inner.right() - width };
            let card = Rect::from_min_max(pos2(left, map.top()), pos2(left + width, map.bottom()));
            if wanted.is_left {
                map.min.x = card.right() + 4.0;
            } else {
                map.max.x = card.left() - 4.0;
            }
            card
        });
        let notice = wanted.has_notice.then(|| {
            let line = Rect::from_min_size(map.min, vec2(map.width(), 46.0));
            map.min.y = line.bottom();
            line
        });
        let size = TableSize::Tiny;
        Self {
            size,
            strip,
            cards,
            coach,
            log: None,
            log_line: 0.0,
            log_lines: 0,
            dock,
            is_flat: true,
            notice,
            map,
        }
    }
}

/// Height of a dock that lies flat: in a narrow window it takes two lines.
fn flat_height(width: f32) -> f32 {
    if width < 640.0 { 124.0 } else { 72.0 }
}

/// Coach, cards and log below each other. What there is no room for gives way: the log down to the lines it wants, then
/// the others' cards, then the rest of the log; the active player's card keeps its size.
fn stack(column: Rect, sizes: &Sizes, wanted: Wanted) -> (Option<Rect>, Vec<Rect>, Option<(Rect, usize)>) {
    let active = wanted.active.filter(|_| !wanted.has_coach);
    let others = wanted.players - usize::from(active.is_some());
    let shown = if wanted.is_full || active.is_none() { others } else { 0 };
    let rest = column.height() - if active.is_some() { sizes.active } else { 0.0 };
    let coach_least = if wanted.has_coach { 240.0_f32.min(rest * 0.6) } else { 0.0 };
    let has_log = wanted.is_full && !wanted.has_coach;
    // Beside a coach, cards are one line each so that there is room for words.
    let tallest = if wanted.has_coach { sizes.other.min(40.0) } else { sizes.other };
    let forms = [
        (tallest, sizes.gap),
        (TableLayout::ROWS.min(tallest), sizes.gap),
        (TableLayout::LINE, sizes.gap.min(5.0)),
    ];
    let own_gap = |gap: f32| if active.is_some() { gap } else { 0.0 };
    let left = |(height, gap): (f32, f32)| rest - own_gap(gap) - coach_least - shown as f32 * (height + gap);
    let lines_of = |form| if has_log { sizes.lines_in(left(form)) } else { 0 };
    let lines_wanted = if has_log { sizes.log_wanted } else { 0 };
    let enough = forms.into_iter().find(|&form| left(form) >= 0.0 && lines_of(form) >= lines_wanted);
    let some = || forms.into_iter().rev().find(|&form| left(form) >= 0.0);
    let (height, gap) = enough.or_else(some).unwrap_or_else(|| {
        let gap = sizes.gap.min(5.0);
        ((rest - own_gap(gap) - coach_least) / shown.max(1) as f32 - gap, gap)
    });
    // With too many players for a line each, two share one.
    let is_paired = height < TableLayout::LOWEST;
    // The active card may part a pair, whoever it is.
    let rows = if active.is_some() { shown / 2 + 1 } else { shown.div_ceil(2) };
    let height = if is_paired {
        ((rest - own_gap(gap) - coach_least) / rows.max(1) as f32 - gap).clamp(24.0, TableLayout::LOWEST)
    } else {
        height
    };
    let taken = if is_paired { rows } else { shown } as f32 * (height + gap);
    let lines = if is_paired { 0 } else { lines_of((height, gap)).min(sizes.log_lines) };
    let mut top = column.top();
    let coach = wanted.has_coach.then(|| {
        let card = Rect::from_min_max(
            pos2(column.left(), top),
            pos2(column.right(), column.bottom() - taken - if taken > 0.0 { 0.0 } else { sizes.gap }),
        );
        top = card.bottom() + sizes.gap;
        card
    });
    let mut cards = Vec::new();
    let mut in_line = 0;
    for player in 0..wanted.players {
        if active == Some(player) {
            if in_line == 1 {
                top += height + gap;
                in_line = 0;
            }
            cards.push(Rect::from_min_size(pos2(column.left(), top), vec2(column.width(), sizes.active)));
            top += sizes.active + gap;
        } else if shown == 0 {
            cards.push(Rect::NOTHING);
        } else if is_paired {
            let width = (column.width() - gap) / 2.0;
            let left = column.left() + in_line as f32 * (width + gap);
            cards.push(Rect::from_min_size(pos2(left, top), vec2(width, height)));
            in_line += 1;
            if in_line == 2 {
                top += height + gap;
                in_line = 0;
            }
        } else {
            cards.push(Rect::from_min_size(pos2(column.left(), top), vec2(column.width(), height)));
            top += height + gap;
        }
    }
    let log = (lines > 0).then(|| {
        let size = vec2(column.width(), sizes.height_of(lines));
        // Short of a whole line, the log keeps the place above the dock.
        (Rect::from_min_size(pos2(column.left(), column.bottom() - size.y), size), lines)
    });
    (coach, cards, log)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 9] = [
        (1920.0, 1080.0),
        (1600.0, 900.0),
        (1280.0, 800.0),
        (1280.0, 720.0),
        (1024.0, 600.0),
        (960.0, 540.0),
        (800.0, 520.0),
        (640.0, 400.0),
        (512.0, 320.0),
    ];

    fn every_table(check: impl Fn(Rect, Wanted, &TableLayout)) {
        for (width, height) in SIZES {
            for players in 2..=6 {
                for bits in 0..16_u8 {
                    for active in (0..players).map(Some).chain([None]) {
                        let wanted = Wanted {
                            players,
                            active,
                            has_coach: bits & 1 != 0,
                            has_notice: bits & 2 != 0,
                            is_full: bits & 4 != 0,
                            is_left: bits & 8 != 0,
                        };
                        let table = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                        check(table, wanted, &TableLayout::of(table, wanted));
                    }
                }
            }
        }
    }

    #[test]
    fn nothing_lies_over_anything_else_or_out_of_the_window() {
        every_table(|table, wanted, layout| {
            let mut places = vec![("strip", layout.strip), ("dock", layout.dock), ("map", layout.map)];
            places.extend(layout.cards.iter().filter(|card| card.is_positive()).map(|&card| ("card", card)));
            places.extend(layout.log.map(|log| ("log", log)));
            places.extend(layout.coach.map(|coach| ("coach", coach)));
            for (index, (name, place)) in places.iter().enumerate() {
                assert!(place.is_positive(), "{name} {place:?} at {table:?} {wanted:?}");
                assert!(table.expand(0.1).contains_rect(*place), "{name} {place:?} at {table:?} {wanted:?}");
                for (other, at) in &places[..index] {
                    let common = place.intersect(*at);
                    let is_apart = common.width() < 0.1 || common.height() < 0.1;
                    assert!(is_apart, "{name} {place:?} over {other} {at:?} at {table:?} {wanted:?}");
                }
            }
        });
    }

    #[test]
    fn the_active_player_and_the_dock_never_shrink_or_move() {
        every_table(|table, wanted, layout| {
            let alone =
                TableLayout::of(table, Wanted { players: 2, active: Some(0), is_full: false, ..wanted });
            assert_eq!(layout.dock, alone.dock, "{table:?} {wanted:?}");
            if let Some(active) = wanted.active
                && !wanted.has_coach
                && layout.size > TableSize::Tiny
            {
                let change = layout.cards[active].size() - alone.cards[0].size();
                assert!(change.length() < 0.01, "{table:?} {wanted:?}: {change}");
            }
        });
    }

    #[test]
    fn a_large_window_has_six_lines_of_the_log_and_a_medium_one_three() {
        for (width, height, players, least) in
            [(1920.0, 1080.0, 5, 6), (1280.0, 800.0, 4, 3), (1280.0, 800.0, 6, 1)]
        {
            let table = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
            let wanted = Wanted {
                players,
                active: Some(1),
                has_coach: false,
                has_notice: false,
                is_full: true,
                is_left: false,
            };
            let layout = TableLayout::of(table, wanted);
            assert!(
                layout.log.is_some() && layout.log_lines >= least,
                "{width}×{height}: {}",
                layout.log_lines
            );
        }
    }
}
