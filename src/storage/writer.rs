//! Files are written on a thread of their own, so that whoever plays never waits for a disk.

use std::collections::VecDeque;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use super::kept_file::Written;

/// Writes files one after the other. Of each file only the last state counts: one that still waits is replaced by the
/// next. Dropping the writer waits until everything is written.
pub struct Writer {
    queue: Arc<WriteQueue>,
    thread: Option<JoinHandle<()>>,
}

/// What has become of a file that was handed over.
#[derive(Debug)]
pub struct WriteOutcome {
    /// Which file.
    pub path: PathBuf,
    /// Whether its last state that was not replaced by another is on disk now, or why not.
    pub written: io::Result<Written>,
}

type Job = Box<dyn FnOnce() -> io::Result<Written> + Send>;

#[derive(Default)]
struct WriteQueue {
    state: Mutex<QueueState>,
    /// There is something to write, or nothing will come any more.
    has_work: Condvar,
    /// Everything has been written.
    is_clear: Condvar,
}

#[derive(Default)]
struct QueueState {
    /// Each file at most once.
    waiting: VecDeque<(PathBuf, Job)>,
    is_writing: bool,
    /// Each file at most once, with what happened last.
    outcomes: Vec<WriteOutcome>,
    is_closing: bool,
}

impl WriteQueue {
    fn lock(&self) -> MutexGuard<'_, QueueState> {
        // No job runs while the lock is held, so the state is in order whoever has panicked.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits for the next job; `None` once there will be no more.
    fn take_job(&self) -> Option<(PathBuf, Job)> {
        let is_idle = |state: &mut QueueState| state.waiting.is_empty() && !state.is_closing;
        let state = self.lock();
        let mut state = self.has_work.wait_while(state, is_idle).unwrap_or_else(PoisonError::into_inner);
        let job = state.waiting.pop_front();
        state.is_writing = job.is_some();
        job
    }

    fn put_outcome(&self, mut outcome: WriteOutcome) {
        let mut state = self.lock();
        let earlier = state.outcomes.extract_if(.., |known| known.path == outcome.path).next();
        // What was put aside is told also if nobody asked before the next state was written.
        if let Some(Ok(Written { put_aside: Some(aside) })) = earlier.map(|earlier| earlier.written)
            && let Ok(written) = &mut outcome.written
        {
            written.put_aside.get_or_insert(aside);
        }
        state.outcomes.push(outcome);
        state.is_writing = false;
        if state.waiting.is_empty() {
            self.is_clear.notify_all();
        }
    }
}

impl Writer {
    /// A writer that calls `wake` whenever something has become of a file.
    pub fn new(wake: impl Fn() + Send + 'static) -> Self {
        let queue = Arc::new(WriteQueue::default());
        let shared = queue.clone();
        let thread = thread::spawn(move || {
            while let Some((path, job)) = shared.take_job() {
                let written = catch_unwind(AssertUnwindSafe(job))
                    .unwrap_or_else(|_| Err(io::Error::other("the program failed while writing")));
                shared.put_outcome(WriteOutcome { path, written });
                wake();
            }
        });
        Self { queue, thread: Some(thread) }
    }

    /// Hands over a file's next state: `write` makes and writes it, on the writer's thread, unless a later state comes
    /// first.
    pub fn hand(&self, path: PathBuf, write: impl FnOnce() -> io::Result<Written> + Send + 'static) {
        let mut state = self.queue.lock();
        let job: Job = Box::new(write);
        match state.waiting.iter_mut().find(|(waiting, _)| *waiting == path) {
            Some((_, waiting)) => *waiting = job,
            None => state.waiting.push_back((path, job)),
        }
        self.queue.has_work.notify_one();
    }

    /// What has become of the files since this was last asked.
    pub fn outcomes(&self) -> Vec<WriteOutcome> {
        std::mem::take(&mut self.queue.lock().outcomes)
    }

    /// Waits until everything that was handed over is on disk, or has failed.
    pub fn wait(&self) {
        let is_busy = |state: &mut QueueState| state.is_writing || !state.waiting.is_empty();
        let state = self.queue.is_clear.wait_while(self.queue.lock(), is_busy);
        drop(state);
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue.lock().is_closing = true;
        self.queue.has_work.notify_one();
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            log::error!("the thread that writes files has failed");
        }
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::mpsc::{Receiver, Sender, channel};

    use super::*;

    /// A writer that is busy with a file of another name until it is told to go on.
    fn busy() -> (Writer, Sender<()>) {
        let writer = Writer::new(|| {});
        let (go_on, wait) = channel();
        let (begun, has_begun) = channel();
        writer.hand("busy".into(), move || {
            begun.send(()).unwrap();
            wait.recv().map_err(io::Error::other)?;
            Ok(Written::default())
        });
        has_begun.recv().unwrap();
        (writer, go_on)
    }

    /// Hands over a state that tells when it is written.
    fn hand(writer: &Writer, path: &str, state: u32, written: &Sender<u32>) {
        let written = written.clone();
        writer.hand(path.into(), move || {
            written.send(state).map_err(io::Error::other)?;
            Ok(Written::default())
        });
    }

    fn all(written: Sender<u32>, states: &Receiver<u32>) -> Vec<u32> {
        drop(written);
        states.iter().collect()
    }

    #[test]
    fn of_each_file_the_last_state_is_written() {
        let (writer, go_on) = busy();
        let (written, states) = channel();
        for (path, state) in [("a", 1), ("b", 10), ("a", 2), ("b", 20), ("a", 3)] {
            hand(&writer, path, state, &written);
        }
        assert!(states.try_recv().is_err());
        go_on.send(()).unwrap();
        writer.wait();
        assert_eq!(all(written, &states), [3, 20]);
        let paths: Vec<PathBuf> = writer.outcomes().into_iter().map(|outcome| outcome.path).collect();
        assert_eq!(paths, [Path::new("busy"), Path::new("a"), Path::new("b")]);
        assert!(writer.outcomes().is_empty());
    }

    #[test]
    fn a_state_that_comes_while_the_one_before_is_written_is_written_too() {
        let (writer, go_on) = busy();
        let (written, states) = channel();
        hand(&writer, "busy", 2, &written);
        go_on.send(()).unwrap();
        writer.wait();
        assert_eq!(all(written, &states), [2]);
    }

    #[test]
    fn at_the_end_everything_is_written() {
        let (writer, go_on) = busy();
        let (written, states) = channel();
        hand(&writer, "a", 1, &written);
        hand(&writer, "b", 2, &written);
        go_on.send(()).unwrap();
        drop(writer);
        assert_eq!(all(written, &states), [1, 2]);
    }

    #[test]
    fn failures_come_back_and_the_writer_goes_on() {
        let woken = Arc::new(AtomicUsize::new(0));
        let counted = woken.clone();
        let writer = Writer::new(move || {
            counted.fetch_add(1, Ordering::Relaxed);
        });
        writer.hand("full".into(), || Err(io::ErrorKind::StorageFull.into()));
        writer.wait();
        writer.hand("worse".into(), || panic!("on purpose"));
        writer.hand("fine".into(), || Ok(Written::default()));
        writer.wait();
        let kinds: Vec<Option<io::ErrorKind>> = writer
            .outcomes()
            .iter()
            .map(|outcome| outcome.written.as_ref().err().map(io::Error::kind))
            .collect();
        assert_eq!(kinds, [Some(io::ErrorKind::StorageFull), Some(io::ErrorKind::Other), None]);
        drop(writer);
        assert_eq!(woken.load(Ordering::Relaxed), 3);
    }

    #[test]
    fn only_what_happened_last_is_told() {
        let writer = Writer::new(|| {});
        writer.hand("game".into(), || Err(io::ErrorKind::StorageFull.into()));
        writer.wait();
        writer.hand("game".into(), || Ok(Written::default()));
        writer.wait();
        let outcomes = writer.outcomes();
        assert!(matches!(outcomes.as_slice(), [WriteOutcome { written: Ok(_), .. }]), "{outcomes:?}");
    }

    #[test]
    fn what_was_put_aside_is_told_also_after_the_next_state() {
        let writer = Writer::new(|| {});
        for put_aside in [Some("aside".into()), None] {
            writer.hand("game".into(), || Ok(Written { put_aside }));
            writer.wait();
        }
        let outcomes = writer.outcomes();
        let put_aside = outcomes[0].written.as_ref().unwrap().put_aside.as_deref();
        assert_eq!((outcomes.len(), put_aside), (1, Some(Path::new("aside"))));
    }

    #[test]
    fn whoever_hands_a_file_over_does_not_write_it() {
        let writer = Writer::new(|| {});
        let (told, by) = channel();
        writer.hand("file".into(), move || {
            told.send(thread::current().id()).map_err(io::Error::other)?;
            Ok(Written::default())
        });
        assert_ne!(by.recv().unwrap(), thread::current().id());
    }
}
