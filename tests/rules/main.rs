//! The rules, one by one: each test draws a position, plays, and is named after the rule it shows.
//!
//! `assets/examples/README.md` has the notation; [`LEGEND`] has the tiles.

mod abbot;
mod city;
mod combinations;
mod coverage;
mod dragon;
mod end;
mod fairy;
mod farmers;
mod inns;
mod meeples;
mod monastery;
mod options;
mod placement;
mod portal;
mod princess;
mod river;
mod road;
mod sharing;
mod start;
mod tower;

use landnam::examples::Example;

/// The tiles of the drawings in these tests: C city, F field, R road, W river on the sides N, E, S, W.
const LEGEND: &str = r#"{
    "S": "base/city-one-road-straight",         // CRFR
    "C": "base/city-one",                       // CFFF
    "G": "base/city-one-garden",                // CFFF
    "I": "base/city-through",                   // FCFC
    "H": "base/city-through-shield",            // FCFC
    "CA": "base/cities-adjacent",               // CCFF, two cities
    "CO": "base/cities-opposite",               // FCFC, two cities
    "CC": "base/city-corner",                   // CCFF
    "B": "base/city-three",                     // CCFC
    "Q": "base/city-four-shield",               // CCCC
    "L": "base/city-one-road-curve-left",       // CFRR
    "T": "base/city-one-crossroads-three",      // CRRR
    "TR": "base/city-three-road",               // CCRC
    "M": "base/monastery",                      // FFFF
    "MR": "base/monastery-road",                // FFRF
    "R": "base/road-straight",                  // RFRF
    "RG": "base/road-straight-garden",          // RFRF
    "K": "base/road-curve",                     // FFRR
    "X": "base/crossroads-three",               // FRRR
    "O": "base/crossroads-four",                // RRRR
    "RS": "river/spring",                       // FFWF
    "RT": "river/straight",                     // WFWF
    "RC": "river/curve",                        // WFFW
    "RB": "river/road-bridge",                  // WRWR
    "RL": "river/lake",                         // WFFF
    "A": "ic/cathedral",                        // CCCC
    "N": "ic/road-straight-inn-garden",         // FRFR
    "Y": "ic/crossroads-three-inn",             // FRRR
    "CF": "ic/cities-four-garden",              // CCCC, four cities
    "W": "tower/meadow-garden",                 // FFFF
    "WM": "tower/monastery",                    // FFFF
    "WC": "tower/city-one",                     // CFFF
    "WS": "tower/city-one-road-straight-split", // CRFR
    "WT": "tower/roads-three",                  // RRFR
    "V": "pd/volcano",                          // FFFF
    "VS": "pd/volcano-road-straight",           // RFRF
    "VR": "pd/volcano-road-end",                // FFRF
    "VC": "pd/volcano-city-one",                // CFFF
    "P": "pd/princess-city-corner-garden",      // CFFC
    "PX": "pd/princess-city-one-crossroads-three", // CRRR
    "PP": "pd/princess-city-one-city-corner-shield", // CCCF, the princess in the north
    "PO": "pd/portal-crossroads-three",         // FRRR
    "PL": "pd/portal-city-one-road-curve-left", // CFRR
    "DR": "pd/dragon-road-straight",            // RFRF
    "DG": "pd/dragon-city-one-garden",          // CFFF
    "DM": "pd/dragon-monastery-city-three",     // CCFC
    "DX": "pd/dragon-crossroads-three",         // FRRR
}"#;

/// Runs an example that is written as the fields of an example file.
#[track_caller]
fn check(fields: &str) {
    let text = format!("(legend: {LEGEND}, {fields})");
    if let Err(error) = Example::read("example", &text).and_then(|example| example.check()) {
        panic!("{error}");
    }
}
