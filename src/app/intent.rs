//! Everything that can be asked for in the window.
//!
//! Whatever is painted only asks: by a click, a key, a menu or a link. `App::carry_out` is the one place where it
//! happens, after everything has been painted. A click that does what a key does asks for the same [`Command`].

use std::path::PathBuf;

use crate::app::command::Command;
use crate::app::mode::Mode;
use crate::art::board_picture::BoardPicture;
use crate::help::Anchor;
use crate::i18n::Language;
use crate::lessons::{Answer, Peg};
use crate::rules::{Action, Player, Refusal, Setup};
use crate::session::{Control, Seat, Session};
use crate::storage::Settings;
use crate::tiles::Pos;

/// What was asked for.
pub(crate) enum Intent {
    /// Carry out a command.
    Do(Command),
    /// Something at the table.
    Table(TableIntent),
    /// Something in the lesson at the table.
    Lesson(LessonIntent),

    /// To the first screen.
    Title,
    /// To the new-game screen.
    NewGame,
    /// To the list of lessons.
    Learn,
    /// Take a lesson.
    TakeLesson(String),
    /// Leave a lesson, back to the game one came from or to the list of lessons.
    LeaveLesson,
    /// Leave what is on the screen for a while and try things out at the table.
    Practise(Box<Session>),
    /// Back to where one was before practising.
    EndPractice,
    /// End the program.
    Quit,

    /// Begin this game.
    Start(Setup, Vec<Seat>),
    /// Go on with the game in progress.
    Continue,
    /// Load a game from a file.
    Load(PathBuf),
    /// Save the game in progress to a file.
    Save(PathBuf),
    /// Save a picture of the map to a file.
    SavePicture(Box<BoardPicture>, PathBuf),
    /// Begin or load a game although another one is unfinished.
    Begin(NextGame),
    /// Save the unfinished game that is kept on disk under a name, then begin or load another one.
    SaveKept(NextGame),
    /// Try once more to keep the game at the table.
    KeepAgain,
    /// Ask once more for the files that another window has.
    AskForFiles,
    /// Leave the table although the game cannot be kept.
    LeaveAnyway(Leave),

    /// Open a dialog.
    Open(DialogName),
    /// Close the dialog.
    Close,
    /// Open or close the rulebook.
    ToggleRulebook,
    /// Open the rulebook at a paragraph or article.
    OpenRule(Anchor),

    /// Speak another language.
    Speak(Language),
    /// Use these settings from now on.
    Change(Box<Settings>),
}

/// What was asked for at the table.
pub(crate) enum TableIntent {
    /// Choose this action.
    Choose(Action),
    /// Lay these actions out one after the other, as a hint advises.
    LayOut(Vec<Action>),
    /// This was tried in vain.
    Refused(Refusal),
    /// Show places for this sort of action.
    Mode(Mode),
    /// Show this square.
    Show(Pos),
    /// Take back the last step that is laid out, but nothing that was confirmed.
    TakeBackStep,
    /// Close the explanation on the map.
    CloseExplanation,
    /// Close the card with a hint or a reason.
    CloseAdvice,
    /// Explain this player's last turn.
    Explain(Player),
    /// Let someone else decide for a seat from now on.
    Control(Player, Control),
    /// The person whose turn it is has sat down.
    TakeSeat,
    /// Take everything back and begin again.
    Restart,
    /// Count the end of the game once more.
    CountAgain,
    /// End what is still moving.
    Skip,
    /// Open this sheet over the map's edge, or close it.
    Side(SideSheet),
}

/// A sheet over the map's edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SideSheet {
    /// What happened, turn by turn.
    Log,
    /// The tiles that are still to come.
    TilesLeft,
    /// The drawn score board.
    Scores,
    /// What matters in the current step.
    Help,
}

/// What a learner asked for.
pub(crate) enum LessonIntent {
    /// Go on.
    Next,
    /// Show the answer.
    Show,
    /// Begin the lesson again.
    Again,
    /// Answer a question.
    Answer(Answer),
    /// Mark this.
    Mark(Peg),
}

/// A dialog that can be asked for anywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DialogName {
    /// Settings.
    Settings,
    /// Load a game.
    Load,
    /// Save the game.
    Save,
    /// Save a picture of the map.
    Picture,
    /// The sheet of shortcuts.
    Shortcuts,
    /// Why the game at the table cannot be kept.
    Unkept,
}

/// The game that someone wants to sit down to.
#[derive(Clone)]
pub(crate) enum NextGame {
    /// A new one.
    New(Setup, Vec<Seat>),
    /// A saved one.
    Saved(PathBuf),
}

/// How someone wants to leave the table.
#[derive(Clone, Copy)]
pub(crate) enum Leave {
    /// For the first screen.
    Table,
    /// By closing the window.
    Window,
}

impl Intent {
    /// Choose an action at the table.
    pub(crate) const fn choose(action: Action) -> Self {
        Self::Table(TableIntent::Choose(action))
    }
}
