//! Runs an arena without external programs.

use clap::Parser;
use landnam::arena::{Options, Request, Wire, run_and_print};
use landnam::rules::Action;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    options: Options,
}

struct NoWire;

impl Wire for NoWire {
    fn request(&self, _: &Request<'_>) -> String {
        String::new()
    }

    fn answer(&self, _: &str) -> Result<Action, String> {
        Err("external programs are not connected".to_owned())
    }
}

fn main() {
    if let Err(problem) = run_and_print(&Cli::parse().options, &NoWire) {
        eprintln!("{problem}");
    }
}
