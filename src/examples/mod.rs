//! Living examples: worked examples of the rulebooks as data that can be run.
//!
//! Each file in `assets/examples/` draws a position and says what is played and what must come out of it. The tests
//! run them, the rule help steps through them, lessons start from them. `assets/examples/README.md` has the notation.

mod check;
mod colour;
mod error;
mod example;
mod expectation;
mod file;
mod line_reader;
mod map;
mod place;
mod play;
mod run;

use std::sync::LazyLock;

pub use colour::Colour;
pub use error::{ExampleError, NotationError, Problem};
pub use example::{Example, Instruction, Statement};
pub use expectation::{Expectation, FeatureClaim};
pub(crate) use file::ExampleEntry;
pub use place::PlaceName;
pub use play::Play;
pub use run::Run;

/// The example files that are part of the program, sorted by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/examples.rs"));

/// The name and content of every example file that is part of the program.
pub fn files() -> &'static [(&'static str, &'static str)] {
    FILES
}

/// All examples, sorted by the names of their files.
///
/// They are part of the program and a test reads them, so this cannot fail for a player.
pub fn all() -> &'static [Example] {
    static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| {
        FILES
            .iter()
            .map(|(file, text)| Example::read(file, text))
            .collect::<Result<_, _>>()
            .unwrap_or_else(|error| panic!("an example is damaged: {error}"))
    });
    &EXAMPLES
}

/// The example with this name, such as `EX-B02`.
pub fn find(id: &str) -> Option<&'static Example> {
    all().iter().find(|example| example.id == id)
}
