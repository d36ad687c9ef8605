//! Carries living examples, lessons and rule articles in the program, and makes one typed function of every message in `i18n/*/*.ftl`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};

fn main() -> ExitCode {
    println!("cargo:rerun-if-changed=build.rs");
    tell_commit();
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    embed(&["assets/examples"], "ron", &Path::new(&out).join("examples.rs"));
    embed(&["assets/lessons"], "ron", &Path::new(&out).join("lessons.rs"));
    let texts = ["i18n/en/lessons", "i18n/is/lessons", "i18n/nb/lessons"];
    embed(&texts, "md", &Path::new(&out).join("lesson_texts.rs"));
    let articles = ["i18n/en/rules", "i18n/is/rules", "i18n/nb/rules"];
    embed(&articles, "md", &Path::new(&out).join("articles.rs"));
    #[cfg(feature = "gui")]
    return type_messages(&out);
    #[cfg(not(feature = "gui"))]
    ExitCode::SUCCESS
}

/// Tells the program of which commit it is made: what the environment says or, for a release from a repository, git.
fn tell_commit() {
    println!("cargo:rerun-if-env-changed=LANDNAM_COMMIT");
    let told = env::var("LANDNAM_COMMIT").ok().filter(|commit| !commit.is_empty());
    // While one works on the program, a commit alone must not build it anew.
    let is_release = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let commit = told.or_else(|| if is_release { described_commit() } else { None });
    println!("cargo:rustc-env=LANDNAM_COMMIT={}", commit.as_deref().unwrap_or("unknown"));
}

fn described_commit() -> Option<String> {
    let git = |arguments: &[&str]| {
        let output =
            Command::new("git").args(arguments).output().ok().filter(|output| output.status.success())?;
        Some(String::from_utf8(output.stdout).ok()?.trim().to_owned()).filter(|text| !text.is_empty())
    };
    for file in ["HEAD", "logs/HEAD"] {
        println!("cargo:rerun-if-changed={}", git(&["rev-parse", "--git-path", file])?);
    }
    git(&["describe", "--always", "--dirty", "--abbrev=10", "--exclude=*"])
}

/// Writes a list of names and contents, so that every file of a kind in some folders is part of the program.
fn embed(folders: &[&str], ending: &str, list: &Path) {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in folders {
        println!("cargo:rerun-if-changed={folder}");
        let entries = fs::read_dir(folder).expect("the folder is part of the source");
        let paths = entries.map(|entry| entry.expect("the folder can be read").path());
        files.extend(paths.filter(|path| path.extension().is_some_and(|extension| extension == ending)));
    }
    files.sort();
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the source is");
    let mut text = String::from("&[\n");
    for file in files {
        let name = file.to_string_lossy().replace('\\', "/");
        let path = Path::new(&root).join(&file).to_string_lossy().into_owned();
        writeln!(text, "    ({name:?}, include_str!({path:?})),").expect("a string takes any text");
    }
    text.push_str("]\n");
    fs::write(list, text).expect("the list can be written");
}

/// Makes the messages' functions; a message missing in one language does not compile where it is used.
#[cfg(feature = "gui")]
fn type_messages(out: &str) -> ExitCode {
    use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};

    println!("cargo:rerun-if-changed=i18n");
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder("i18n")
            .with_default_language("en")
            .with_output_file_path(&format!("{out}/l10n.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&format!("{out}/translations.ftl")))
            .with_lint_level(LintLevel::Strict)
            .with_prefix("")
            .without_format()
            // Left-to-right languages only; egui would draw a box for each isolation mark.
            .without_bidi_isolation(),
    )
}
