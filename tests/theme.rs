//! Only the theme makes colours: what clippy cannot see of that, read from the source text.
#![cfg(feature = "gui")]

use std::fs;
use std::path::{Path, PathBuf};

/// The one file of the window that names colours.
const THEME: &str = "src/app/theme.rs";

/// White leaves a picture as it is, the others paint nothing: none of them is a colour one could want to change.
const NO_COLOURS: [&str; 3] = ["WHITE", "TRANSPARENT", "PLACEHOLDER"];

fn sources(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// The colours that a line of code names, such as `Color32::RED` or `Hex(0x…)`.
fn colours(line: &str) -> Vec<&str> {
    let constants = line.split("Color32::").skip(1).filter_map(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_uppercase() && c != '_').unwrap_or(rest.len());
        let name = &rest[..end];
        (name.len() > 1 && !NO_COLOURS.contains(&name)).then_some(name)
    });
    let numbers = line.matches("Hex(0x");
    constants.chain(numbers).collect()
}

#[test]
fn only_the_theme_names_colours() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    sources(&root.join("src/app"), &mut files);
    assert!(files.contains(&root.join(THEME)));
    let mut problems = Vec::new();
    for path in files.iter().filter(|path| **path != root.join(THEME)) {
        for (number, line) in fs::read_to_string(path).unwrap().lines().enumerate() {
            for colour in colours(line) {
                problems.push(format!("{}:{}: {colour}", path.display(), number + 1));
            }
        }
    }
    assert!(problems.is_empty(), "colours outside {THEME}:\n{}", problems.join("\n"));
}

#[test]
fn colours_are_found_in_a_line() {
    assert_eq!(colours("painter.circle(at, 3.0, Color32::LIGHT_RED, line);"), ["LIGHT_RED"]);
    assert_eq!(colours("const GOLD: Hex = Hex(0xFF_E07A);"), ["Hex(0x"]);
    assert!(
        colours("image(texture, rect, uv, Color32::WHITE); let c: Color32; Color32::lerp_to_gamma")
            .is_empty()
    );
}
