"""Breaks every call of a session, one a run, in each way that the system could."""

import dataclasses
import re

from .checks import Loss, check, check_ending, require
from .tracing import run_broken, trace

ATTEMPTS = 8
FULL = ("ENOSPC", "EDQUOT")
ERRORS = {
    "write": ("EIO", "EINTR", *FULL), "read": ("EIO", "EINTR"), "fsync": ("EIO", "EINTR", "ENOSPC"),
    "fdatasync": ("EIO", "EINTR"), "ftruncate": ("EIO", "EINTR"), "fchmod": ("EIO", "EPERM"),
    "fchown": ("EPERM",), "flock": ("EINTR", "EAGAIN", "ENOLCK"), "close": ("EIO", "EINTR"),
    "rename": ("EIO", "EACCES", "EROFS", *FULL), "mkdir": ("EIO", "EACCES", "EROFS", "ENOSPC"),
    "unlink": ("EIO", "EACCES", "EROFS"), "lseek": ("EIO",), "stat": ("EIO", "EACCES"),
    "faccessat": ("EACCES", "EROFS"), "getdents64": ("EIO",), "readlink": ("EIO",),
}
OPENING = ("EIO", "EINTR", "EACCES", "EMFILE")
MAKING = (*OPENING, "EROFS", *FULL)
KINDS = {"renameat": "rename", "renameat2": "rename", "mkdirat": "mkdir", "unlinkat": "unlink",
         "newfstatat": "stat", "fstat": "stat", "lstat": "stat", "faccessat2": "faccessat",
         "readlinkat": "readlink", "_llseek": "lseek"}


@dataclasses.dataclass(frozen=True)
class Fault:
    """What is done to a call, and what that excuses."""
    text: str
    is_of_bank: bool = False
    is_of_errors: bool = False
    is_of_input: bool = False
    is_of_stream: bool = False
    may_stay_old: bool = False

    @property
    def is_kill(self):
        return self.text == "signal=KILL"

    @property
    def is_interruption(self):
        return self.text == "error=EINTR"


def faults(call, home, session):
    """The ways to break a call; none for what is neither in the home nor a standard stream."""
    is_stream = call.descriptor in (0, 1, 2)
    if not is_stream and not call.path.startswith(str(home.folder)):
        return []
    kind = KINDS.get(call.name, call.name)
    errors = ERRORS.get(kind, ())
    if kind in ("openat", "open"):
        errors = MAKING if call.flags & {"O_WRONLY", "O_RDWR", "O_CREAT"} else OPENING
    if kind == "close" and call.path.endswith("/lock"):
        errors = ()  # strace leaves the call out, and the lock would stay; the kernel lets go of it
    # A new player is shown even where it can't be saved.
    excuses = {"is_of_bank": "/quizzes" in call.path, "is_of_errors": call.descriptor == 2,
               "is_of_input": call.descriptor == 0, "is_of_stream": is_stream,
               "may_stay_old": session.words == ("rank",)}
    return [Fault(text, **excuses) for text in
            ("signal=KILL", *(f"error={error}" for error in errors))]


def plan(course, scratch):
    """Every call that can be broken with each fault, from a log of the undisturbed session."""
    home = course.template.copy(scratch)
    session = course.session
    done, calls = trace(home, session.words, session.text(session.answers),
                     scratch.with_suffix(".log"))
    require(done.returncode == session.exit, f"traced, it ends with {done.returncode}")
    return home, calls, [(call, fault) for call in calls for fault in faults(call, home, session)]


def place(path):
    """A path within a home, without what differs from run to run."""
    return re.sub(r"[0-9a-f]{16}|\d{8}T\d{6}Z", "#", re.sub(r".*/run-\d+/", "", path))


def break_one(course, call, fault, scratch):
    """Plays a session with one call broken, and checks everything; raises what is lost.

    How often a journal is read depends on the millisecond, so that the fault sometimes meets
    another call; then the session is played again, and the last one is checked whatever it met.
    """
    session = course.session
    for _ in range(ATTEMPTS):
        home = course.template.copy(scratch)
        done, hit = run_broken(home, session.words, session.text(session.answers), call, fault,
                               scratch.with_suffix(".log"))
        if hit == "?" or hit is not None and place(hit) == place(call.path):
            break
    else:
        if hit is None or hit.endswith("/lock"):
            return check(course, home, done.stdout.decode())
    output = done.stdout.decode()
    if not fault.is_kill:
        output = check_ending(course, done, fault, home)
    try:
        check(course, home, output)
    except Loss as loss:
        raise Loss(f"{loss}\n    it said: {done.stderr.decode().strip()}") from None
