//! No reference in the repository leads nowhere: rule numbers, names of files, documents and Markdown links.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The beginnings of rule numbers.
const SECTIONS: [&str; 10] = ["BASE", "FARM", "ABB", "RIV", "IC", "TW", "PD", "X", "DEC", "INV"];

/// A text of the repository, by its path from the root.
struct Source {
    path: String,
    text: String,
}

impl Source {
    fn has_extension(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|own| own == extension)
    }

    /// What people read of it, line by line: comments of code, all of a document.
    fn prose(&self) -> impl Iterator<Item = (usize, &str)> {
        let is_code = self.has_extension("rs");
        let lines = self.text.lines().enumerate().map(|(index, line)| (index + 1, line));
        lines.filter_map(move |(number, line)| {
            if is_code { line.find("//").map(|at| (number, &line[at..])) } else { Some((number, line)) }
        })
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// All files and folders of the repository, by their path from the root.
fn paths() -> BTreeSet<String> {
    fn walk(folder: &Path, paths: &mut BTreeSet<String>) {
        for entry in fs::read_dir(folder).expect("the repository can be read") {
            let path = entry.expect("the repository can be read").path();
            let name =
                path.strip_prefix(root()).expect("it is below the root").to_string_lossy().into_owned();
            if name == "target" || name == ".git" {
                continue;
            }
            if path.is_dir() {
                walk(&path, paths);
            }
            paths.insert(name);
        }
    }
    let mut paths = BTreeSet::new();
    walk(root(), &mut paths);
    paths
}

/// Every text in which something can be cited.
fn sources() -> Vec<Source> {
    let is_text = |path: &Path| {
        let extension = path.extension().and_then(|extension| extension.to_str());
        matches!(extension, Some("rs" | "md" | "ron" | "ftl" | "txt" | "toml"))
    };
    let texts = paths().into_iter().filter(|path| is_text(Path::new(path)) && root().join(path).is_file());
    texts.map(|path| Source { text: fs::read_to_string(root().join(&path)).expect("a text"), path }).collect()
}

/// The rules of docs/RULES.md, and the headings over groups of them.
fn rules() -> BTreeSet<&'static str> {
    let mut rules = BTreeSet::new();
    for line in include_str!("../docs/RULES.md").lines() {
        let rule = line.strip_prefix("- **").and_then(|rest| rest.split("**").next());
        let group = || line.strip_prefix("### ").and_then(|rest| rest.split(':').next());
        if let Some(number) = rule.or_else(group) {
            assert!(numbers_in(number).eq([number]), "this is no number: {number}");
            assert!(rules.insert(number), "{number} is there twice");
        }
    }
    rules
}

/// The rule numbers that a text cites.
fn numbers_in(text: &str) -> impl Iterator<Item = &str> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '.' | '_');
    text.split(move |letter| !is_part(letter)).filter_map(|word| {
        let (section, rest) = word.split_once('-')?;
        let end = rest.find(|letter: char| !letter.is_ascii_digit() && letter != '.').unwrap_or(rest.len());
        let digits = rest[..end].trim_end_matches('.');
        let is_number =
            SECTIONS.contains(&section) && digits.starts_with(|letter: char| letter.is_ascii_digit());
        is_number.then(|| &word[..section.len() + 1 + digits.len()])
    })
}

/// The words of a line that stand between single backticks.
fn quoted(line: &str) -> impl Iterator<Item = &str> {
    line.split('`').skip(1).step_by(2)
}

/// Whether a word between backticks, or a bare one, names a file or folder of this repository.
fn is_path(word: &str) -> bool {
    let folders = ["src/", "tests/", "assets/", "docs/", "i18n/", "benches/", "examples/", ".ci/", "../"];
    let endings = [".rs", ".md", ".ron", ".ftl", ".toml", ".txt", ".jpg"];
    let plain = |letter: char| letter.is_alphanumeric() || "/._-*<>".contains(letter);
    word.chars().all(plain)
        && (folders.iter().any(|folder| word.starts_with(folder))
            || endings.iter().any(|ending| word.len() > ending.len() && word.ends_with(ending)))
}

/// Whether a name with `*` or `<placeholders>` stands for a path or for the end of one.
fn names(pattern: &str, path: &str) -> bool {
    fn fits(pattern: &str, path: &str) -> bool {
        let wild = pattern.find(['*', '<']);
        let Some(wild) = wild else { return pattern == path };
        let after = match pattern[wild..].find('>') {
            Some(end) if pattern[wild..].starts_with('<') => &pattern[wild + end + 1..],
            _ => &pattern[wild + 1..],
        };
        path.strip_prefix(&pattern[..wild]).is_some_and(|rest| {
            let reach = rest.find('/').unwrap_or(rest.len());
            (0..=reach).filter(|&end| rest.is_char_boundary(end)).any(|end| fits(after, &rest[end..]))
        })
    }
    let pattern = pattern.trim_end_matches('/');
    let ends = path.match_indices('/').map(|(at, _)| &path[at + 1..]);
    ends.chain([path]).any(|end| fits(pattern, end))
}

/// `folder/name` without `.` and `..`; nothing if it leaves the repository.
fn resolve(folder: &Path, name: &str) -> Option<String> {
    let mut path = PathBuf::new();
    for part in folder.join(name).components() {
        match part {
            Component::ParentDir => path.pop().then_some(())?,
            Component::CurDir => {}
            part => path.push(part),
        }
    }
    Some(path.to_string_lossy().into_owned())
}

#[test]
fn every_rule_cited_is_in_the_rules() {
    let rules = rules();
    let mut unknown: BTreeMap<&str, &str> = BTreeMap::new();
    let sources = sources();
    // The reader of rule numbers tries malformed ones.
    for source in sources.iter().filter(|source| source.path != "src/rules/rule_number.rs") {
        let strangers = numbers_in(&source.text).filter(|number| !rules.contains(number));
        unknown.extend(strangers.map(|number| (number, source.path.as_str())));
    }
    assert!(unknown.is_empty(), "docs/RULES.md lacks {unknown:#?}");
}

#[test]
fn the_rules_are_those_that_articles_and_tests_explain() {
    let listed = include_str!("rules/numbers.txt").lines().filter(|line| !line.starts_with('#'));
    let listed: BTreeSet<&str> = listed.filter_map(|line| line.split_whitespace().next()).collect();
    let is_heading = |number: &&str| include_str!("../docs/RULES.md").contains(&format!("### {number}:"));
    let is_other = |number: &&str| number.starts_with("DEC-") || number.starts_with("INV-");
    let told: BTreeSet<&str> =
        rules().into_iter().filter(|number| !is_heading(number) && !is_other(number)).collect();
    assert_eq!(told, listed);
}

#[test]
fn every_file_named_is_there() {
    let paths = paths();
    let mut missing = Vec::new();
    for source in sources().iter().filter(|source| source.has_extension("rs") || source.has_extension("md")) {
        // What players read names no files.
        if source.path.starts_with("i18n/") {
            continue;
        }
        for (number, line) in source.prose() {
            let bare =
                line.split_whitespace().map(|word| word.trim_matches(|letter| "(),;:\"".contains(letter)));
            let bare = bare.map(|word| word.trim_end_matches('.')).filter(|word| word.starts_with("docs/"));
            for word in quoted(line).chain(bare).filter(|word| is_path(word)) {
                if !paths.iter().any(|path| names(word, path)) {
                    missing.push(format!("{}:{number}: {word}", source.path));
                }
            }
        }
    }
    assert!(missing.is_empty(), "these lead nowhere: {missing:#?}");
}

#[test]
fn documents_are_named_by_their_path() {
    // Titles of documents that once were cited by their bare name; a comment has to say where a reader finds them.
    let titles = [
        "RULES", "PROTOCOL", "DESIGN", "UX", "GLOSSARY", "TEACHING", "TEXTS", "STYLE", "Appendix", "appendix",
    ];
    let mut vague = Vec::new();
    for source in sources().iter().filter(|source| source.has_extension("rs")) {
        // This file lists them.
        if source.path == "tests/references.rs" {
            continue;
        }
        for (number, line) in source.prose() {
            let words = line.split(|letter: char| !(letter.is_alphanumeric() || "/._-`".contains(letter)));
            for word in words.filter(|word| titles.contains(word)) {
                vague.push(format!("{}:{number}: {word}", source.path));
            }
        }
    }
    assert!(vague.is_empty(), "where are these? {vague:#?}");
}

#[test]
fn every_link_between_documents_resolves() {
    let paths = paths();
    let mut broken = Vec::new();
    for source in
        sources().iter().filter(|source| source.has_extension("md") && !source.path.starts_with("i18n/"))
    {
        let folder = Path::new(&source.path).parent().expect("a file lies in a folder");
        for (number, line) in source.prose() {
            let targets = line.split("](").skip(1).filter_map(|rest| rest.split(')').next());
            for target in targets.filter(|target| !target.contains("://")) {
                let (file, anchor) = target.split_once('#').unwrap_or((target, ""));
                let path = if file.is_empty() { Some(source.path.clone()) } else { resolve(folder, file) };
                let leads = path.is_some_and(|path| {
                    paths.contains(&path) && (anchor.is_empty() || anchors(&path).contains(anchor))
                });
                if !leads {
                    broken.push(format!("{}:{number}: {target}", source.path));
                }
            }
        }
    }
    assert!(broken.is_empty(), "these lead nowhere: {broken:#?}");
}

/// The anchors of a document's headings, as code hosts make them.
fn anchors(path: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root().join(path)).expect("a document");
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings
        .map(|line| {
            let title = line.trim_start_matches('#').trim().to_lowercase();
            let kept = title.chars().filter(|&letter| letter.is_alphanumeric() || " -_".contains(letter));
            kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
        })
        .collect()
}

#[test]
fn references_are_recognised() {
    let found: Vec<&str> =
        numbers_in("(BASE-4.3), DEC-02: PD-6.1. TW-5.4-5.8 {X-12} MAX-1 IC-7.x UTF-8").collect();
    assert_eq!(found, ["BASE-4.3", "DEC-02", "PD-6.1", "TW-5.4", "X-12", "IC-7"]);
    assert!(
        is_path("src/rules/")
            && is_path("turn.rs")
            && is_path("i18n/<language>/*.ftl")
            && is_path("../shared/x")
    );
    assert!(!is_path("cargo test") && !is_path("Game::new") && !is_path("rules") && !is_path(".md"));
    assert!(names("turn.rs", "src/rules/turn.rs") && names("rules/turn.rs", "src/rules/turn.rs"));
    assert!(names("i18n/<language>/*.ftl", "i18n/is/main.ftl") && names("src/rules/", "src/rules"));
    assert!(!names("turn.rs", "src/rules/return.rs") && !names("assets/*.ron", "assets/tiles/base.ron"));
    assert_eq!(resolve(Path::new("docs"), "../README.md").as_deref(), Some("README.md"));
    assert_eq!(resolve(Path::new("docs"), "../../elsewhere.md"), None);
}
