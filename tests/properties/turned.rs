//! The same game on a table that someone walked round.

use landnam::rules::{Action, Event, FigureView, Game, Position, SetTile, Setup};
use landnam::tiles::{Kind, Pos, Turn};

/// Clockwise quarter turns of the whole map about its first square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Round(pub(crate) Turn);

impl Round {
    pub(crate) fn pos(self, pos: Pos) -> Pos {
        (0..self.0.quarters()).fold(pos, |pos, _| Pos::new(-pos.y, pos.x))
    }

    pub(crate) fn turn(self, turn: Turn) -> Turn {
        Turn::new(turn.quarters() + self.0.quarters())
    }

    pub(crate) fn figure(self, figure: FigureView) -> FigureView {
        FigureView { pos: self.pos(figure.pos), ..figure }
    }

    pub(crate) fn action(self, mut action: Action) -> Action {
        match &mut action {
            Action::Place { pos, turn } => (*pos, *turn) = (self.pos(*pos), self.turn(*turn)),
            Action::Princess { pos, .. }
            | Action::Figure { pos, .. }
            | Action::Recall { pos }
            | Action::Floor { pos }
            | Action::Capture { pos, .. }
            | Action::Top { pos, .. }
            | Action::Fairy { pos, .. } => *pos = self.pos(*pos),
            Action::Dragon { to } => *to = to.turned(self.0),
            Action::Ransom { .. } | Action::Release { .. } | Action::Pass => {}
        }
        action
    }

    /// The beginning of a game whose first tile lies turned and that draws these tiles.
    pub(crate) fn begin(self, setup: &Setup, drawn: Vec<Kind>) -> Game {
        let mut position = Position::new(setup.clone().with_order(drawn));
        let kind = position.first_tile();
        position.tiles = vec![SetTile { kind, pos: Pos::ORIGIN, turn: self.0, laid_by: None, floors: 0 }];
        Game::from_position(&position).expect("a legal position")
    }
}

/// All tiles in the order they were drawn, whatever became of them.
pub(crate) fn drawn(events: &[Event]) -> Vec<Kind> {
    let tiles = events.iter().filter_map(|event| match event {
        Event::Drawn { tile, .. } | Event::Discarded { tile, .. } | Event::SetAside { tile, .. } => {
            Some(*tile)
        }
        _ => None,
    });
    tiles.collect()
}
