//! A second start of the program: the window that is open already comes to the front and takes over what was wanted.

use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use crate::app::keeper::Access;
use crate::storage::{Folders, HomeLock};

/// How often a window is looked for that has the files and cannot be reached: it is opening or closing.
const ATTEMPTS: u32 = 20;

/// How long between two attempts.
const PAUSE: Duration = Duration::from_millis(100);

/// What a second start wants of the window that is open.
pub(crate) struct SecondStart {
    /// The file to be opened, if it was started with one.
    pub(crate) file: Option<PathBuf>,
    answer: std::sync::mpsc::SyncSender<()>,
}

impl SecondStart {
    /// Tells that the window has taken over.
    pub(crate) fn answer(&self) {
        // Whoever asked may have given up.
        let _ = self.answer.try_send(());
    }
}

/// Asks for the player's files. `None` if another window has them, and has come to the front and taken over what was
/// wanted.
pub fn ask_for_files(folders: &Folders, file: Option<&Path>) -> Option<Access> {
    let mut is_silent = false;
    for _ in 0..ATTEMPTS {
        match HomeLock::take(folders) {
            Ok(Some(lock)) => return Some(Access::Owner(Some(lock))),
            Ok(None) => {}
            // Without a lock, or even a folder, one can still play; what cannot be kept is said later.
            Err(_) => return Some(Access::Owner(None)),
        }
        if is_silent {
            break;
        }
        match hand_over(folders, file) {
            HandedOver::Taken => return None,
            // It may have been just about to end.
            HandedOver::Silent => is_silent = true,
            HandedOver::NobodyThere => thread::sleep(PAUSE),
        }
    }
    Some(Access::Guest)
}

/// What became of handing over.
#[allow(dead_code, reason = "not every system has a way to reach the other window")]
enum HandedOver {
    /// The other window is in front now.
    Taken,
    /// It does not answer.
    Silent,
    /// There is nobody to be asked.
    NobodyThere,
}

#[cfg(not(unix))]
fn hand_over(_: &Folders, _: Option<&Path>) -> HandedOver {
    HandedOver::Silent
}

#[cfg(unix)]
pub(crate) use socket::SecondStarts;
#[cfg(unix)]
use socket::hand_over;

#[cfg(not(unix))]
pub(crate) use Unheard as SecondStarts;

/// On this system nobody can tell of a second start.
#[cfg(not(unix))]
pub(crate) struct Unheard;

#[cfg(not(unix))]
impl Unheard {
    pub(crate) fn listen(_: &Folders, _: &egui::Context) -> Option<Self> {
        None
    }

    pub(crate) fn take(&self) -> Vec<SecondStart> {
        Vec::new()
    }
}

#[cfg(unix)]
mod socket {
    use std::fs::{self, Permissions};
    use std::io::{self, Read as _, Write as _};
    use std::net::Shutdown;
    use std::os::unix::ffi::{OsStrExt as _, OsStringExt as _};
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::sync::mpsc::{Receiver, Sender, channel, sync_channel};
    use std::thread;
    use std::time::Duration;

    use crate::storage::Folders;

    use super::{HandedOver, SecondStart};

    /// Every message begins with this; behind it comes the path of a file, or nothing.
    const GREETING: &[u8] = b"landnam 1\n";

    const ANSWER: &[u8] = b"here\n";

    /// No path is longer.
    const LONGEST_MESSAGE: u64 = 64 * 1024;

    /// A window that has not answered by then is taken to hang.
    const PATIENCE: Duration = Duration::from_secs(5);

    /// So many bytes the name of a socket may have on every system.
    const LONGEST_NAME: usize = 100;

    /// Where the window that has these files can be reached.
    fn address(folders: &Folders) -> Option<PathBuf> {
        let path = folders.socket();
        (path.as_os_str().len() <= LONGEST_NAME).then_some(path)
    }

    /// Hears of second starts for as long as it lives.
    pub(crate) struct SecondStarts {
        heard: Receiver<SecondStart>,
        address: PathBuf,
        is_closing: Arc<AtomicBool>,
    }

    impl SecondStarts {
        /// Listens; only whoever has the files may. Nobody can be heard where the folder has too long a name.
        pub(crate) fn listen(folders: &Folders, ctx: &egui::Context) -> Option<Self> {
            let address = address(folders)?;
            let listener = bind(&address)
                .inspect_err(|error| log::warn!("a second start cannot be heard: {error}"))
                .ok()?;
            let (tell, heard) = channel();
            let is_closing = Arc::new(AtomicBool::new(false));
            let (closing, ctx) = (is_closing.clone(), ctx.clone());
            thread::spawn(move || {
                for caller in listener.incoming() {
                    if closing.load(Ordering::Acquire) {
                        return;
                    }
                    if let Err(error) = caller.and_then(|caller| hear(caller, &tell, &ctx)) {
                        log::warn!("a second start was not understood: {error}");
                    }
                }
            });
            Some(Self { heard, address, is_closing })
        }

        /// Those that were heard since this was last asked.
        pub(crate) fn take(&self) -> Vec<SecondStart> {
            self.heard.try_iter().collect()
        }
    }

    impl Drop for SecondStarts {
        fn drop(&mut self) {
            self.is_closing.store(true, Ordering::Release);
            // It wakes the thread, which then ends.
            let _ = UnixStream::connect(&self.address);
            let _ = fs::remove_file(&self.address);
        }
    }

    fn bind(address: &Path) -> io::Result<UnixListener> {
        // Left by a window that was killed: whoever has the files is the only one who may listen here.
        if fs::symlink_metadata(address).is_ok_and(|data| data.file_type().is_socket()) {
            fs::remove_file(address)?;
        }
        let listener = UnixListener::bind(address)?;
        fs::set_permissions(address, Permissions::from_mode(0o600))?;
        Ok(listener)
    }

    /// Hears one second start out, and answers once the window has.
    fn hear(mut caller: UnixStream, tell: &Sender<SecondStart>, ctx: &egui::Context) -> io::Result<()> {
        caller.set_read_timeout(Some(PATIENCE))?;
        caller.set_write_timeout(Some(PATIENCE))?;
        let mut message = Vec::new();
        (&caller).take(LONGEST_MESSAGE).read_to_end(&mut message)?;
        let path = message.strip_prefix(GREETING).ok_or(io::ErrorKind::InvalidData)?;
        let file = (!path.is_empty()).then(|| PathBuf::from(std::ffi::OsString::from_vec(path.to_vec())));
        let (answer, answered) = sync_channel(1);
        let has_window = tell.send(SecondStart { file, answer }).is_ok();
        ctx.request_repaint();
        if has_window && answered.recv_timeout(PATIENCE).is_ok() {
            caller.write_all(ANSWER)?;
        }
        Ok(())
    }

    pub(super) fn hand_over(folders: &Folders, file: Option<&Path>) -> HandedOver {
        let Some(address) = address(folders) else { return HandedOver::Silent };
        let Ok(window) = UnixStream::connect(address) else { return HandedOver::NobodyThere };
        match ask(&window, file) {
            Ok(true) => HandedOver::Taken,
            Ok(false) | Err(_) => HandedOver::Silent,
        }
    }

    /// Tells the window what is wanted; whether it has answered.
    fn ask(mut window: &UnixStream, file: Option<&Path>) -> io::Result<bool> {
        window.set_read_timeout(Some(PATIENCE))?;
        window.set_write_timeout(Some(PATIENCE))?;
        window.write_all(GREETING)?;
        if let Some(file) = file {
            // The window may stand in another folder.
            window.write_all(std::path::absolute(file)?.as_os_str().as_bytes())?;
        }
        window.shutdown(Shutdown::Write)?;
        let mut answer = Vec::new();
        window.take(ANSWER.len() as u64).read_to_end(&mut answer)?;
        Ok(answer == ANSWER)
    }
}
