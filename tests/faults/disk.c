/* Stands between a program and the disk: kills the program, as kill -9 does, at the n-th point of what it does there,
 * or lets the flushing of folders fail. Loaded with LD_PRELOAD; what to do is in the environment.
 *
 * Every call has two points: just before it and just after it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static long points_left = -1;
static int folders_fail = 0;

__attribute__((constructor)) static void begin(void) {
    const char *kill_at = getenv("LANDNAM_KILL_AT");
    points_left = kill_at ? atol(kill_at) : -1;
    folders_fail = getenv("LANDNAM_FOLDERS_FAIL") != NULL;
}

static void point(void) {
    if (points_left > 0 && __atomic_sub_fetch(&points_left, 1, __ATOMIC_SEQ_CST) == 0)
        kill(getpid(), SIGKILL);
}

static int is_folder(int file) {
    struct stat data;
    return fstat(file, &data) == 0 && S_ISDIR(data.st_mode);
}

#define BETWEEN(name, parameters, arguments)                                                                           \
    int name parameters {                                                                                              \
        int(*real) parameters = (int(*) parameters)dlsym(RTLD_NEXT, #name);                                            \
        point();                                                                                                       \
        int outcome = real arguments;                                                                                  \
        point();                                                                                                       \
        return outcome;                                                                                                \
    }

BETWEEN(rename, (const char *from, const char *to), (from, to))
BETWEEN(link, (const char *from, const char *to), (from, to))
BETWEEN(linkat, (int at, const char *from, int there, const char *to, int flags), (at, from, there, to, flags))
BETWEEN(unlink, (const char *path), (path))
BETWEEN(fdatasync, (int file), (file))

int fsync(int file) {
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    if (folders_fail && is_folder(file)) {
        errno = EIO;
        return -1;
    }
    point();
    int outcome = real(file);
    point();
    return outcome;
}
