//! Whoever interrupts the arena ends the programs in it too.

use super::process_groups::ProcessGroups;

/// From now on the usual signals to end this process first end the programs.
#[cfg(unix)]
pub(super) fn end_with_signals(groups: ProcessGroups) -> std::io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::low_level::emulate_default_handler;

    // Whoever started this process with a signal ignored, as `nohup` does, wants it to go on.
    let wanted = [SIGINT, SIGTERM, SIGHUP].into_iter().filter(|&signal| !is_ignored(signal));
    let mut signals = signal_hook::iterator::Signals::new(wanted)?;
    std::thread::spawn(move || {
        for signal in &mut signals {
            groups.end_all();
            // Ends this process as if nobody had listened; it can fail only for signals that do not.
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

/// Whether a signal is ignored; without `/proc` nobody knows.
#[cfg(unix)]
fn is_ignored(signal: i32) -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
    mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
}

/// Elsewhere the system ends the programs of a console with it.
#[cfg(not(unix))]
pub(super) fn end_with_signals(_: ProcessGroups) -> std::io::Result<()> {
    Ok(())
}
