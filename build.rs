//! Lists the living examples, so that the program carries every file in their folder.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let folder = Path::new("assets/examples");
    println!("cargo:rerun-if-changed=build.rs");
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
    let out = env::var("OUT_DIR").expect("cargo says where to write");
    fs::write(Path::new(&out).join("examples.rs"), list).expect("the list of examples can be written");
}
