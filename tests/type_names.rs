//! One name, one thing: no type name is defined twice in the source.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

#[test]
fn no_type_name_is_defined_twice() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for_each_source(&root, &mut |path, text| {
        let file = path.strip_prefix(&root).unwrap_or(path).display().to_string();
        for name in text.lines().filter_map(defined) {
            places.entry(name.to_owned()).or_default().push(file.clone());
        }
    });
    assert!(places.len() > 100, "only {} types are found", places.len());
    places.retain(|_, files| files.len() > 1);
    assert!(places.is_empty(), "defined more than once: {places:#?}");
}

/// The type that a line begins to define; types that belong to an `impl` are indented and no names of the crate.
fn defined(line: &str) -> Option<&str> {
    let item = line.trim_start();
    let is_indented = item.len() < line.len();
    let item = item.strip_prefix("pub").map_or(item, |rest| match rest.strip_prefix('(') {
        Some(scope) => scope.split_once(')').map_or(rest, |(_, rest)| rest),
        None => rest,
    });
    let (word, rest) = item.trim_start().split_once(' ')?;
    let is_type = match word {
        "struct" | "enum" | "trait" => true,
        "type" => !is_indented,
        _ => false,
    };
    let end = rest.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(rest.len());
    (is_type && rest.starts_with(|sign: char| sign.is_ascii_uppercase())).then_some(&rest[..end])
}

fn for_each_source(folder: &Path, visit: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("the source can be read") {
        let path = entry.expect("the source can be read").path();
        if path.is_dir() {
            for_each_source(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&path, &fs::read_to_string(&path).expect("the source can be read"));
        }
    }
}

#[test]
fn definitions_are_found() {
    assert_eq!(defined("pub(super) struct Word<'a> {"), Some("Word"));
    assert_eq!(defined("    enum Inner {"), Some("Inner"));
    assert_eq!(defined("pub type Pair = (u8, u8);"), Some("Pair"));
    assert_eq!(defined("    type Output = T;"), None);
    assert_eq!(defined("/// A struct Word."), None);
    assert_eq!(defined("pub fn word() {}"), None);
}
