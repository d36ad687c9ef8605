//! The command line: starts the window, or the headless engine.

fn main() {
    println!("Landnam");
}
