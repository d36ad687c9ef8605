//! Rooms of the house: each part of the crate knows only what lies below it.
//!
//! A row of a table may use everything in the rows above it in the table, and nothing in its own row or below. A new
//! room fails here until it has a place.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The crate, from the ground up.
const CRATE: &[&[&str]] = &[
    &["impossible", "variants", "disk"],
    &["i18n"],
    &["tiles"],
    &["rules", "art"],
    &["ai", "aids", "examples", "help", "storage", "game_picture"],
    &["session", "engine"],
    &["lessons", "arena"],
    &["app"],
];

/// The window, from the ground up.
const APP: &[&[&str]] = &[
    &[
        "theme",
        "icons",
        "guard",
        "command",
        "texture_atlas",
        "computer",
        "panel_anchors",
        "landmark",
        "run_log",
        "keeper",
    ],
    &["opening"],
    &["pictures", "text", "keys", "crash", "widgets", "hand_over"],
    &["toasts"],
    &["mode", "shared"],
    &["intent", "player_badge", "seat_control", "wood"],
    &["buttons", "map", "advice", "unkept_sign"],
    &["panels"],
    &["coach", "dialogs", "rulebook"],
    &["screens"],
    &["game_files", "learning"],
    &["kept_files"],
    &["key_walk"],
];

/// The map, from the ground up.
const MAP: &[&[&str]] = &[
    &["camera", "target"],
    &["on_screen", "legal_square", "motion"],
    &["paint"],
    &["explain"],
    &["input", "static_map"],
];

#[test]
fn the_crate_is_built_in_layers() {
    check(CRATE, "src", "crate::");
}

#[test]
fn the_window_is_built_in_layers() {
    check(APP, "src/app", "crate::app::");
}

#[test]
fn the_map_is_built_in_layers() {
    check(MAP, "src/app/map", "crate::app::map::");
}

/// Checks a table of rooms against what the files of a folder use.
fn check(layers: &[&[&str]], folder: &str, path: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let height: BTreeMap<&str, usize> = layers
        .iter()
        .enumerate()
        .flat_map(|(row, rooms)| rooms.iter().map(move |room| (*room, row)))
        .collect();
    let mut faults = BTreeSet::new();
    let mut found = BTreeSet::new();
    for file in sources(&folder) {
        let inside = file.strip_prefix(&folder).expect("it lies in the folder");
        let first =
            inside.components().next().expect("it has a name").as_os_str().to_string_lossy().into_owned();
        let room = first.trim_end_matches(".rs").to_owned();
        // What holds the rooms together may use all of them.
        if matches!(room.as_str(), "mod" | "lib" | "main" | "bin") {
            continue;
        }
        let Some(&own) = height.get(room.as_str()) else {
            faults.insert(format!("{room} has no place in the table"));
            continue;
        };
        found.insert(room.clone());
        for used in uses(&fs::read_to_string(&file).expect("source can be read"), path) {
            // `Shared` is at home in `shared`, and known by its own name.
            let used = if used == "Shared" { "shared".to_owned() } else { used };
            if used != room && height.get(used.as_str()).is_some_and(|&other| other >= own) {
                faults.insert(format!(
                    "{room} uses {used}, which does not lie below it ({})",
                    inside.display()
                ));
            }
        }
    }
    for room in height.keys().filter(|room| !found.contains(**room)) {
        faults.insert(format!("{room} is in the table and nowhere else"));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// All source files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    files
}

/// The rooms that a source file uses by their full path. Its tests may use anything.
fn uses(source: &str, path: &str) -> BTreeSet<String> {
    let code = source.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let code: String =
        code.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
    let mut rooms = BTreeSet::new();
    for (at, _) in code.match_indices(path) {
        let rest = &code[at + path.len()..];
        match rest.strip_prefix('{') {
            Some(group) => {
                let group = group.split(';').next().unwrap_or_default();
                let mut depth = 0_i32;
                let mut name = String::new();
                for sign in group.chars() {
                    match sign {
                        '{' => depth += 1,
                        '}' if depth == 0 => break,
                        '}' => depth -= 1,
                        ',' if depth == 0 => drop(rooms.insert(first_name(&std::mem::take(&mut name)))),
                        sign if depth == 0 => name.push(sign),
                        _ => {}
                    }
                }
                rooms.insert(first_name(&name));
            }
            None => drop(rooms.insert(first_name(rest))),
        }
    }
    rooms
}

fn first_name(path: &str) -> String {
    path.trim().chars().take_while(|sign| sign.is_alphanumeric() || *sign == '_').collect()
}

#[test]
fn imports_are_read_in_every_form() {
    let source = "use crate::{ai::Level, rules::{Game, Setup}, tiles};\nuse crate::help::Anchor;\nlet x = crate::art::point(0.0, 0.0);\n// use crate::comment;\n#[cfg(test)]\nmod tests { use crate::app; }";
    let found: Vec<String> = uses(source, "crate::").into_iter().collect();
    assert_eq!(found, ["ai", "art", "help", "rules", "tiles"]);
}
