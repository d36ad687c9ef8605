//! A disk that fails, for programs that are started by a test.

use std::path::{Path, PathBuf};
use std::process::Command;

/// What stands between a program and the disk, made anew for each test.
pub struct FaultyDisk {
    library: PathBuf,
    _folder: tempfile::TempDir,
}

impl FaultyDisk {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let library = folder.path().join("disk.so");
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/disk.c");
        let made = Command::new("cc")
            .args(["-shared", "-fPIC", "-o"])
            .arg(&library)
            .arg(source)
            .arg("-ldl")
            .status();
        assert!(made.unwrap().success());
        Self { library, _folder: folder }
    }

    /// The program is killed at this point of what it does on the disk, from 1.
    pub fn kill_at(&self, program: &mut Command, point: u32) {
        program.env("LD_PRELOAD", &self.library).env("LANDNAM_KILL_AT", point.to_string());
    }

    /// Flushing a folder fails.
    #[allow(dead_code, reason = "not every test program needs it")]
    pub fn fail_folders(&self, program: &mut Command) {
        program.env("LD_PRELOAD", &self.library).env("LANDNAM_FOLDERS_FAIL", "1");
    }
}
