//! What cannot happen, should it happen after all: the mistake is ours, and nobody may lose a game to it.
//!
//! `crate::impossible!("step {number} was refused: {refusal}")` panics in a debug build, so that tests find it. In a
//! release build it becomes an error in the log, and the window leaves a crash note; then whoever called goes on as well
//! as they can.

use std::fmt;
use std::panic::Location;
use std::sync::{Mutex, PoisonError};

/// Reports that something impossible has happened; takes what [`format!`] takes.
macro_rules! impossible {
    ($($what:tt)+) => {
        $crate::impossible::report(::std::format_args!($($what)+))
    };
}
pub(crate) use impossible;

/// The target of these errors in the log.
pub(crate) const TARGET: &str = "landnam::impossible";

/// Places in the code, each remembered once.
type KnownPlaces = Mutex<Vec<&'static Location<'static>>>;

/// Panics in a debug build; otherwise tells the log.
#[track_caller]
pub(crate) fn report(what: fmt::Arguments<'_>) {
    static TOLD: KnownPlaces = Mutex::new(Vec::new());
    debug_assert!(false, "impossible: {what}");
    tell(&TOLD, Location::caller(), what);
}

/// Tells the log, or standard error if nobody logs. Each place in the code is told of once, because what goes wrong in
/// one frame goes wrong in the next.
fn tell(told: &KnownPlaces, place: &'static Location<'static>, what: fmt::Arguments<'_>) -> bool {
    let mut told = told.lock().unwrap_or_else(PoisonError::into_inner);
    if told.contains(&place) {
        return false;
    }
    told.push(place);
    drop(told);
    if log::log_enabled!(target: TARGET, log::Level::Error) {
        log::error!(target: TARGET, "{place}: {what}");
    } else {
        eprintln!("landnam: impossible: {place}: {what}");
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "impossible: the pile holds -1 tiles")]
    fn a_debug_build_stops() {
        crate::impossible!("the pile holds {} tiles", -1);
    }

    #[test]
    fn each_place_is_told_of_once() {
        let told = KnownPlaces::default();
        let [here, there] = [Location::caller(), Location::caller()];
        assert!(tell(&told, here, format_args!("first")));
        assert!(!tell(&told, here, format_args!("again")));
        assert!(tell(&told, there, format_args!("elsewhere")));
    }
}
