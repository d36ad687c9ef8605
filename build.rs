//! Carries the living examples in the program, and makes one typed function of every message in `i18n/*/*.ftl`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

fn main() -> ExitCode {
    println!("cargo:rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    list_examples(Path::new(&out));
    #[cfg(feature = "gui")]
    return type_messages(&out);
    #[cfg(not(feature = "gui"))]
    ExitCode::SUCCESS
}

/// Lists the living examples, so that every file in their folder is part of the program.
fn list_examples(out: &Path) {
    let folder = Path::new("assets/examples");
    println!("cargo:rerun-if-changed={}", folder.display());
    let mut files: Vec<PathBuf> = fs::read_dir(folder)
        .expect("the folder of examples is part of the source")
        .map(|entry| entry.expect("the folder of examples can be read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    files.sort();
    let root = env::var("CARGO_MANIFEST_DIR").expect("cargo says where the source is");
    let mut list = String::from("&[\n");
    for file in files {
        let name = file.to_string_lossy().replace('\\', "/");
        let path = Path::new(&root).join(&file).to_string_lossy().into_owned();
        writeln!(list, "    ({name:?}, include_str!({path:?})),").expect("a string takes any text");
    }
    list.push_str("]\n");
    fs::write(out.join("examples.rs"), list).expect("the list of examples can be written");
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
