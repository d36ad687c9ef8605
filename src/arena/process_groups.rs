//! The processes of other programs, each with everything that it has started itself, so that nothing outlives the arena.

use std::io;
use std::process::{Child, Command};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// All processes that are running; cheap to clone.
#[derive(Clone, Debug, Default)]
pub(super) struct ProcessGroups(Arc<Mutex<RunningGroups>>);

#[derive(Debug, Default)]
struct RunningGroups {
    leaders: Vec<GroupLeader>,
    /// Nothing is started any more.
    closed: bool,
}

/// A process that is ended, with all it has started, when this is dropped.
#[derive(Debug)]
pub(super) struct ProcessGroup {
    pub(super) child: Child,
    leader: GroupLeader,
    groups: ProcessGroups,
}

impl ProcessGroups {
    /// Starts a process as the leader of a group of its own.
    pub(super) fn start(&self, command: &mut Command) -> io::Result<ProcessGroup> {
        // Held until it is in the list, so that a signal that comes now ends it too.
        let mut running = self.lock();
        if running.closed {
            return Err(io::Error::other("the arena is being ended"));
        }
        let child = lead_group(command).spawn()?;
        let leader = GroupLeader::of(&child);
        running.leaders.push(leader);
        Ok(ProcessGroup { child, leader, groups: self.clone() })
    }

    /// Ends them all, for good.
    pub(super) fn end_all(&self) {
        let mut running = self.lock();
        running.closed = true;
        running.leaders.drain(..).for_each(GroupLeader::end_group);
    }

    fn lock(&self) -> MutexGuard<'_, RunningGroups> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        // Before it is waited for: until then its number belongs to nobody else.
        self.leader.end_group();
        self.groups.lock().leaders.retain(|leader| *leader != self.leader);
        // Both fail only if it has ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The number of a process that leads a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct GroupLeader(u32);

#[cfg(unix)]
fn lead_group(command: &mut Command) -> &mut Command {
    std::os::unix::process::CommandExt::process_group(command, 0)
}

/// Where there are no process groups, only the program itself is ended, not what it has started.
#[cfg(not(unix))]
fn lead_group(command: &mut Command) -> &mut Command {
    command
}

impl GroupLeader {
    fn of(child: &Child) -> Self {
        Self(child.id())
    }

    #[cfg(unix)]
    fn end_group(self) {
        use rustix::process::{Pid, Signal, kill_process_group};

        if let Some(group) = Pid::from_raw(self.0 as i32) {
            // Fails only if all have ended.
            let _ = kill_process_group(group, Signal::KILL);
        }
    }

    #[cfg(not(unix))]
    fn end_group(self) {}
}
