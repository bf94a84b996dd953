"""Runs under strace: the calls of a run, and a run with one of them broken."""

import ast
import dataclasses
import re

# `?` lets strace pass over names that a processor does not have.
WATCHED = ("openat,?open,write,read,?lseek,?_llseek,fsync,fdatasync,?rename,?renameat,?renameat2,"
           "close,flock,ftruncate,fchmod,?fchown,?mkdir,?mkdirat,?unlink,?unlinkat,"
           "?newfstatat,?fstat,?stat,?lstat,?faccessat,?faccessat2,?getdents64,?readlink,"
           "?readlinkat")
LINE = re.compile(r"^(?:\d+ +)?(\w+)\((.*?)\)? += (-?\d+|\?)(.*)$", re.DOTALL)
TEXT = re.compile(r'"((?:[^"\\]|\\.)*)"')
DESCRIPTOR = re.compile(r"^(\d+)<([^>]*)>")


@dataclasses.dataclass(frozen=True)
class Call:
    """A call of an undisturbed run, with its number among those of its name, from 1."""
    name: str
    number: int
    descriptor: int
    path: str
    texts: tuple
    arguments: str
    result: int

    @property
    def flags(self):
        """The flags that a file is opened with, as words."""
        return set(re.findall(r"O_\w+", self.arguments))


def trace(home, words, text, log):
    """Runs the program undisturbed; returns how it ended and every call."""
    before = ("strace", "-y", "-qq", "-s", "16777216", "-o", str(log), "-e", f"trace={WATCHED}",
              "-e", "signal=none")
    done = home.run(*words, text=text, before=before)
    return done, list(parse(log.read_text()))


def parse(log):
    """The calls of a log, in their order."""
    counts = {}
    for line in log.splitlines():
        match = LINE.match(line)
        if not match or match[3] == "?":
            continue
        name, arguments = match[1], match[2]
        counts[name] = counts.get(name, 0) + 1
        owner = DESCRIPTOR.match(arguments)
        texts = tuple(bytes_of(text) for text in TEXT.findall(arguments))
        path = owner[2] if owner else texts[0].decode() if texts else ""
        yield Call(name, counts[name], int(owner[1]) if owner else -1, path, texts, arguments,
                   int(match[3]))


def bytes_of(text):
    """The bytes of a text as strace writes it."""
    return ast.literal_eval('b"' + text + '"')


def run_broken(home, words, text, call, fault, log):
    """Runs the program with one call broken; returns how it ended and the path of what was broken.

    The path is None when nothing was, and unknown, "?", of a kill. Kills do without --seccomp-bpf,
    with which strace 6.1 loses the signal.
    """
    inject = f"inject={call.name}:{fault.text}:when={call.number}"
    quick = () if fault.is_kill else ("--seccomp-bpf",)
    before = ("strace", "-f", "-y", *quick, "-qq", "-o", str(log), "-e", f"trace={call.name}",
              "-e", "signal=none", "-e", inject)
    done = home.run(*words, text=text, before=before)
    if fault.is_kill:
        return done, "?" if done.returncode == -9 else None
    broken = [line for line in log.read_text().splitlines() if "(INJECTED)" in line]
    calls = list(parse("\n".join(broken)))
    return done, calls[0].path if calls else None
