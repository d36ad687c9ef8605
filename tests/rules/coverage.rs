//! Every rule that an engine can break is shown by a test or a living example.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use landnam::examples;
use landnam::rules::RuleNumber;

/// The numbers of all rules; where no engine can break a rule, a word why.
fn numbers() -> BTreeMap<&'static str, &'static str> {
    include_str!("numbers.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| line.split_once(' ').map_or((line, ""), |(number, why)| (number, why.trim())))
        .collect()
}

/// The rules that the names of tests begin with, and those that examples name.
fn shown(numbers: &BTreeMap<&'static str, &'static str>) -> BTreeSet<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut shown: BTreeSet<String> =
        examples::all().iter().flat_map(|example| example.rules.iter().map(RuleNumber::to_string)).collect();
    for folder in ["src", "tests"] {
        for_each_source(&root.join(folder), &mut |text| {
            let mut lines = text.lines().map(str::trim);
            while lines.any(|line| line == "#[test]") {
                let name = lines.next().and_then(|line| line.strip_prefix("fn ")).unwrap_or_default();
                shown.extend(rules_of(name, numbers));
            }
        });
    }
    shown
}

fn for_each_source(folder: &Path, visit: &mut impl FnMut(&str)) {
    for entry in fs::read_dir(folder).expect("the source can be read") {
        let path = entry.expect("the source can be read").path();
        if path.is_dir() {
            for_each_source(&path, visit);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            visit(&fs::read_to_string(&path).expect("the source can be read"));
        }
    }
}

/// The rule numbers in the name of a test: `base_5_3_…` shows BASE-5.3, `x_12_…` shows X-12.
fn rules_of(name: &str, numbers: &BTreeMap<&'static str, &'static str>) -> Vec<String> {
    let words: Vec<&str> = name.split('_').collect();
    let known = |number: String| numbers.contains_key(number.as_str()).then_some(number);
    (0..words.len().saturating_sub(1))
        .filter_map(|at| {
            let (section, first) = (words[at].to_uppercase(), words[at + 1]);
            let both = words.get(at + 2).map(|second| format!("{section}-{first}.{second}"));
            both.and_then(known).or_else(|| known(format!("{section}-{first}")))
        })
        .collect()
}

#[test]
fn every_rule_is_shown() {
    let numbers = numbers();
    let shown = shown(&numbers);
    let is_shown = |number: &str| shown.contains(number);
    let missing: Vec<_> = numbers.iter().filter(|(n, why)| why.is_empty() && !is_shown(n)).collect();
    assert!(missing.is_empty(), "no test or example shows {missing:?}");
    let excused: Vec<_> = numbers.iter().filter(|(n, why)| !why.is_empty() && is_shown(n)).collect();
    assert!(excused.is_empty(), "these are shown and need no excuse: {excused:?}");
}

#[test]
fn names_of_tests_are_read_as_rule_numbers() {
    let numbers = numbers();
    assert_eq!(rules_of("base_5_3_own_meeple", &numbers), ["BASE-5.3"]);
    assert_eq!(rules_of("x_12_dragon", &numbers), ["X-12"]);
    assert_eq!(rules_of("farm_4_3_points", &numbers), ["FARM-4"]);
    assert_eq!(rules_of("riv_2_riv_8_lake", &numbers), ["RIV-2", "RIV-8"]);
    assert_eq!(rules_of("a_base_camp", &numbers), Vec::<String>::new());
}
