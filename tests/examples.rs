//! Runs every living example and checks that the collection is complete and tidy.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use landnam::examples::{self, Example};
use landnam::rules::RuleNumber;

#[test]
fn every_example_comes_out_as_it_says() {
    let mut failures = String::new();
    for error in examples::all().iter().filter_map(|example| example.check().err()) {
        let _ = writeln!(failures, "{error}");
    }
    assert!(failures.is_empty(), "\n{failures}");
}

#[test]
fn every_worked_example_of_the_rulebooks_is_there() {
    let numbered = |prefix: &str, last: usize| -> Vec<String> {
        (1..=last).map(|number| format!("{prefix}{number:02}")).collect()
    };
    let wanted = [
        numbered("EX-B", 14),
        numbered("EX-I", 8),
        ["a", "b", "c", "d", "e"].map(|part| format!("EX-I09{part}")).to_vec(),
        numbered("EX-T", 7),
        numbered("EX-D", 9),
        numbered("V-", 22),
    ]
    .concat();
    assert_eq!(wanted.len(), 65);
    let missing: Vec<_> = wanted.iter().filter(|id| examples::find(id).is_none()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_example_names_rules_that_exist() {
    let numbers: BTreeSet<RuleNumber> = include_str!("rules/numbers.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| RuleNumber::parse(line.split_whitespace().next()?))
        .collect();
    for example in examples::all() {
        assert!(!example.rules.is_empty(), "{} shows no rule", example.file);
        for rule in &example.rules {
            assert!(numbers.contains(rule), "{}: there is no rule {rule}", example.file);
        }
    }
}

#[test]
fn every_example_plays_something() {
    use landnam::examples::Instruction;
    for example in examples::all() {
        let plays =
            example.steps.iter().any(|statement| matches!(statement.instruction, Instruction::Play(_)));
        let tries =
            example.steps.iter().any(|statement| matches!(statement.instruction, Instruction::Refuse { .. }));
        assert!(plays || tries, "{} only looks", example.file);
    }
}

/// The order in which the fields of a file come.
const FIELDS: [&str; 18] = [
    "id",
    "rules",
    "players",
    "sets",
    "preset",
    "options",
    "legend",
    "map",
    "figures",
    "laid",
    "scores",
    "prisoners",
    "dragon",
    "fairy",
    "draw",
    "turn",
    "moment",
    "steps",
];

#[test]
fn every_file_is_laid_out_alike() {
    assert_eq!(examples::all().len(), examples::files().len());
    for (example, (file, text)) in examples::all().iter().zip(examples::files()) {
        assert_eq!(*file, format!("assets/examples/{}.ron", example.id.to_lowercase()));
        assert!(text.starts_with("(\n    id: ") && text.ends_with("\n)\n"), "{file}: outer lines");
        let mut last = None;
        for (number, line) in text.lines().enumerate() {
            let place = format!("{file}:{}", number + 1);
            assert!(line.len() <= 110, "{place}: too long");
            assert_eq!(line, line.trim_end(), "{place}: space at the end");
            let indent = line.len() - line.trim_start().len();
            assert!([0, 4, 8].contains(&indent) && !line.contains('\t'), "{place}: indentation");
            if indent == 4
                && let Some((field, _)) = line.trim().split_once(": ")
            {
                let order = FIELDS.iter().position(|&known| known == field);
                assert!(order.is_some() && order > last, "{place}: {field} is out of order");
                last = order;
            }
        }
    }
}

#[test]
fn a_run_can_be_watched_step_by_step() {
    let example = examples::find("EX-B02").unwrap();
    assert_eq!(example.title, "example-ex-b02");
    let mut run = example.run().unwrap();
    assert_eq!(run.upcoming().unwrap().text, "place 1,0");
    let mut eventful = Vec::new();
    while let Some(statement) = run.upcoming() {
        if !run.advance().unwrap().unwrap().is_empty() {
            eventful.push(statement.text.as_str());
        }
    }
    assert_eq!(eventful, ["place 1,0", "meeple city 1,0 N"]);
    assert!(run.advance().is_none());
}

/// Reads and runs an example with these fields and expects this complaint.
#[track_caller]
fn broken(fields: &str, complaint: &str) {
    let text =
        format!("(legend: {{\"S\": \"base/city-one-road-straight\", \"C\": \"base/city-one\"}}, {fields})");
    let error = Example::read("broken.ron", &text).and_then(|example| example.check()).unwrap_err();
    assert_eq!(error.to_string(), complaint);
}

#[test]
fn a_broken_example_says_what_is_wrong_and_where() {
    broken(
        r#"map: "S", draw: "C", steps: "place 0,-1 turn 2
            expect city 0,0 N complete tiles=3""#,
        r#"broken.ron: "expect city 0,0 N complete tiles=3": tiles: expected 3, found 2"#,
    );
    broken(
        r#"map: "S", draw: "C", steps: "place 1,0""#,
        r#"broken.ron: "place 1,0": refused by BASE-4.3: side W: field would meet road"#,
    );
    broken(
        r#"map: "S", draw: "C", steps: "refuse BASE-4.3: place 0,-1 turn 2""#,
        r#"broken.ron: "refuse BASE-4.3: place 0,-1 turn 2": this is allowed"#,
    );
    broken(
        r#"map: "S", draw: "C", steps: "refuse BASE-4.3: place 5,5""#,
        r#"broken.ron: "refuse BASE-4.3: place 5,5": this is refused by BASE-4.2: 5,5 touches no tile"#,
    );
    broken(
        r#"map: "S C0", steps: "over""#,
        "broken.ron: the position is not a game; tile on 1,0: side W: field would meet road",
    );
}

#[test]
fn a_line_that_cannot_be_read_is_named() {
    broken(
        r#"map: "S", figures: "green meeple road 0,0 E", steps: "over""#,
        r#"broken.ron: "green meeple road 0,0 E": nobody plays green"#,
    );
    broken(
        r#"map: "S", figures: "red meeple road 0,0 N", steps: "over""#,
        r#"broken.ron: "red meeple road 0,0 N": the tile has no single place "road 0,0 N""#,
    );
    broken(
        r#"map: "S", laid: "red 1,0", steps: "over""#,
        r#"broken.ron: "red 1,0": there is no tile on 1,0"#,
    );
    broken(
        r#"map: "S", steps: "jump 1,0""#,
        r#"broken.ron: "jump 1,0": expected an action or a statement, found "jump""#,
    );
    broken(r#"map: "S", steps: "over now""#, r#"broken.ron: "over now": "now" says nothing here"#);
    broken(
        r#"map: "S Q1", steps: "over""#,
        r#"broken.ron: "map": neither legend nor catalogue has a tile "Q""#,
    );
    broken(r#"map: "S* S*", steps: "over""#, r#"broken.ron: "map": two squares are marked with *"#);
    broken(
        r#"map: "S4", steps: "over""#,
        r#"broken.ron: "map": expected a tile and 0 to 3 quarter turns, found "S4""#,
    );
    let error = Example::read("broken.ron", "(map: \"S\",\n  steps: 3)").unwrap_err().to_string();
    assert!(error.starts_with("broken.ron: 2:"), "{error}");
}
