//! One vocabulary per language: the words that `i18n/<language>/vocabulary.md` decides against are used nowhere.

use std::fs;
use std::path::Path;

use landnam::i18n::Language;

/// A word that is not used, and where.
#[derive(Debug)]
struct Forbidden {
    /// The word or phrase in small letters; a `*` stands for any beginning or ending.
    phrase: String,
    /// What is written instead.
    instead: String,
    /// Beginnings of paths below the language's folder; none means everywhere.
    places: Vec<String>,
}

impl Forbidden {
    fn is_forbidden_in(&self, file: &str) -> bool {
        self.places.is_empty() || self.places.iter().any(|place| file.starts_with(place.as_str()))
    }

    /// Whether it stands in a line, as whole words; a genitive is another word.
    fn stands_in(&self, line: &str) -> bool {
        let line = line.to_lowercase();
        let open_start = self.phrase.starts_with('*');
        let open_end = self.phrase.ends_with('*');
        let phrase = self.phrase.trim_matches('*');
        let is_letter = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
        line.match_indices(phrase).any(|(at, found)| {
            let (before, after) = (&line[..at], &line[at + found.len()..]);
            let goes_on_before =
                is_letter(before.chars().next_back()) && is_letter(found.chars().next()) && !open_start;
            let goes_on_after =
                is_letter(after.chars().next()) && is_letter(found.chars().next_back()) && !open_end;
            !goes_on_before && !goes_on_after && !after.starts_with('’')
        })
    }
}

/// Reads the table: idea, word, what is never written, where.
fn read_vocabulary(text: &str) -> Vec<Forbidden> {
    let mut forbidden = Vec::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| line.starts_with('|')) {
        let cells: Vec<&str> = line.trim().trim_matches('|').split('|').map(str::trim).collect();
        let [_, word, never, places] = cells[..] else {
            panic!("line {}: a row has four cells, not {}", number + 1, cells.len());
        };
        if never == "never" || never.starts_with("--") {
            continue;
        }
        let parts = |cell: &str| -> Vec<String> {
            let parts = cell.split(',').map(|part| part.trim().trim_matches('`'));
            parts.filter(|part| !part.is_empty()).map(str::to_lowercase).collect()
        };
        for phrase in parts(never) {
            forbidden.push(Forbidden { phrase, instead: word.to_owned(), places: parts(places) });
        }
    }
    forbidden
}

/// What of a line is read by players: no comments, no names of messages, variants or keys.
fn spoken<'a>(file: &str, line: &'a str) -> &'a str {
    if file.starts_with("lessons/") {
        return if line.starts_with("## ") { "" } else { line };
    }
    if file.starts_with("rules/") {
        return line;
    }
    if line.starts_with('#') {
        return "";
    }
    let line = match line.split_once(" =") {
        Some((name, words))
            if name.chars().all(|sign| sign.is_ascii_lowercase() || "-0123456789".contains(sign)) =>
        {
            words
        }
        _ => line.trim_start().trim_start_matches('*'),
    };
    let line = match line.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((_, words)) => words,
        None => line,
    };
    match line.rsplit_once('{') {
        Some((words, selector)) if selector.trim_end().ends_with("->") => words,
        _ => line,
    }
}

/// All texts of a language, by their paths below its folder.
fn texts(language: Language) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n").join(language.code());
    let mut texts = Vec::new();
    for folder in ["", "lessons/", "rules/"] {
        for entry in fs::read_dir(root.join(folder)).expect("the texts can be read") {
            let entry = entry.expect("the texts can be read");
            let name = format!("{folder}{}", entry.file_name().to_string_lossy());
            if name != "vocabulary.md" && entry.path().is_file() {
                texts.push((name, fs::read_to_string(entry.path()).expect("the texts can be read")));
            }
        }
    }
    texts.sort();
    texts
}

fn vocabulary(language: Language) -> Vec<Forbidden> {
    let path = format!("{}/i18n/{language}/vocabulary.md", env!("CARGO_MANIFEST_DIR"));
    read_vocabulary(&fs::read_to_string(path).expect("every language has its vocabulary"))
}

#[test]
fn words_decided_against_are_used_nowhere() {
    let mut found = Vec::new();
    for language in Language::ALL {
        let vocabulary = vocabulary(language);
        let texts = texts(language);
        assert!(!vocabulary.is_empty() && texts.len() > 60, "{language}: {} texts", texts.len());
        for rule in &vocabulary {
            for place in &rule.places {
                assert!(
                    texts.iter().any(|(file, _)| file.starts_with(place.as_str())),
                    "{language}: {place} is no text"
                );
            }
        }
        for (file, text) in &texts {
            let forbidden: Vec<&Forbidden> =
                vocabulary.iter().filter(|rule| rule.is_forbidden_in(file)).collect();
            for (number, line) in text.lines().enumerate() {
                let words = spoken(file, line);
                for rule in forbidden.iter().filter(|rule| rule.stands_in(words)) {
                    found.push(format!(
                        "i18n/{language}/{file}:{}: “{}”, say {}: {}",
                        number + 1,
                        rule.phrase,
                        rule.instead,
                        line.trim()
                    ));
                }
            }
        }
    }
    assert!(found.is_empty(), "{} words decided against:\n{}", found.len(), found.join("\n"));
}

/// The forms of colours that a language has, from its messages.
fn forms(language: Language) -> Vec<String> {
    let (_, text) =
        texts(language).into_iter().find(|(file, _)| file == "main.ftl").expect("the shared words");
    let (_, message) = text.split_once("\ncolour-form =").expect("every language has its forms");
    let message = message.split("\n    }").next().unwrap_or_default();
    let names = message.lines().filter_map(|line| line.split_once("] { $number")?.0.split_once('['));
    names.map(|(_, name)| name.to_owned()).collect()
}

#[test]
fn lessons_use_only_forms_of_colours_that_the_language_has() {
    for language in Language::ALL {
        let forms = forms(language);
        assert!(!forms.is_empty(), "{language}");
        for (file, text) in texts(language).iter().filter(|(file, _)| file.starts_with("lessons/")) {
            for blank in text.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
                let Some((name, form)) = blank.split_once('-') else { continue };
                if landnam::examples::Colour::parse(name).is_some() {
                    assert!(forms.iter().any(|known| known == form), "{language} {file}: {{{blank}}}");
                }
            }
        }
    }
}

#[test]
fn a_word_decided_against_is_found() {
    let table = "Some words.\n\n| idea | word | never | where |\n|---|---|---|---|\n\
                 | completed | completed | `finish*`, closed | lessons/ |\n| names | Anna’s | of { $player } | |\n";
    let [finish, closed, of] = &read_vocabulary(table)[..] else { panic!("three phrases") };
    assert!(finish.is_forbidden_in("lessons/l01.md") && !finish.is_forbidden_in("rules/03-road.md"));
    assert!(finish.stands_in("You Finished it.") && !finish.stands_in("unfinished"));
    assert!(
        closed.stands_in("It is closed.") && !closed.stands_in("enclosed") && !closed.stands_in("closeds")
    );
    assert!(!of.stands_in("one of { $player }’s roads"));
    assert!(of.stands_in("the road of { $player }") && of.is_forbidden_in("log.ftl"));
    assert_eq!(spoken("log.ftl", "log-side = { $side ->"), " ");
    assert_eq!(spoken("log.ftl", "       *[side] A word"), " A word");
    assert_eq!(spoken("log.ftl", "# A comment"), "");
    assert_eq!(spoken("lessons/l01.md", "## side"), "");
    assert_eq!(spoken("rules/03-road.md", "## The side"), "## The side");
}
