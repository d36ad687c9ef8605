//! The colours of the players' figures.

/// A colour of figures (BASE-1.4, IC-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs)]
pub enum Colour {
    Yellow,
    Red,
    Green,
    Blue,
    Black,
    Pink,
}

impl Colour {
    /// All colours.
    pub const ALL: [Self; 6] = [Self::Yellow, Self::Red, Self::Green, Self::Blue, Self::Black, Self::Pink];

    /// The name used in examples.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Yellow => "yellow",
            Self::Red => "red",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::Black => "black",
            Self::Pink => "pink",
        }
    }

    /// The colour with this name.
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.name() == name)
    }
}
