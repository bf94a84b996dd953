#!/usr/bin/env python3
"""Measures how fast pages come on a pseudo-terminal of 200 x 60; part of bench.py.

On its own: screenspeed.py [PROGRAM] prints the rows.
"""
import fcntl
import os
import pty
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import tempfile
import termios
import time

KEY_LIMIT = 16  # ms from a key to the bytes that show what it did
PAINT_LIMIT = 3  # times `rankup rank`
KEYS = 200
IDLE_SECONDS = 3
ROUNDS = 60
RIGHT = b"\x1b[C"
# Shows the keys, or goes into the line of a typed question: either way something is painted.
ASK = b"?"


class Session:
    """A program on a terminal of its own, whose output is read as it comes."""

    def __init__(self, command, env):
        self.outer, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 60, 200, 0, 0))
        self.began = time.perf_counter()
        ends = [(os.POSIX_SPAWN_DUP2, inner, number) for number in range(3)]
        self.process = os.posix_spawn(command[0], command, env, file_actions=ends)
        os.close(inner)

    def read(self):
        """What comes next; nothing at the end or after five seconds."""
        if not select.select([self.outer], [], [], 5)[0]:
            return b""
        try:
            return os.read(self.outer, 1 << 20)
        except OSError:
            return b""

    def read_until(self, text):
        """Reads until a text has come; returns the milliseconds since the start."""
        seen = b""
        while text not in seen:
            more = self.read()
            if not more:
                sys.exit(f"screenspeed: {text!r} never came; it showed {seen[-400:]!r}")
            seen += more
        return (time.perf_counter() - self.began) * 1000

    def read_to_end(self):
        """Reads to the end; returns the milliseconds since the start."""
        while self.read():
            pass
        return (time.perf_counter() - self.began) * 1000

    def strike(self, key):
        """Strikes a key; returns the milliseconds until something was painted."""
        start = time.perf_counter()
        os.write(self.outer, key)
        if not self.read():
            sys.exit(f"screenspeed: {key!r} painted nothing")
        return (time.perf_counter() - start) * 1000

    def ticks(self):
        """The processor time so far, in the system's ticks."""
        with open(f"/proc/{self.process}/stat") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def end(self):
        """Ends the program."""
        os.kill(self.process, signal.SIGTERM)
        self.read_to_end()
        os.waitpid(self.process, 0)
        os.close(self.outer)


def first_paint(command, env, foot):
    """Milliseconds from the start until a page's last line is there."""
    session = Session(command, env)
    elapsed = session.read_until(foot)
    session.end()
    return elapsed


def whole_run(command, env):
    """Milliseconds from the start to the end of what is shown."""
    session = Session(command, env)
    elapsed = session.read_to_end()
    os.waitpid(session.process, 0)
    os.close(session.outer)
    return elapsed


def keystrokes(command, env, foot, key):
    """Milliseconds from each of many keys to its paint."""
    session = Session(command, env)
    session.read_until(foot)
    times = [session.strike(key) for _ in range(KEYS)]
    session.end()
    return times


def idle_ticks(command, env, foot):
    """Processor ticks of a page that nobody touches."""
    session = Session(command, env)
    session.read_until(foot)
    before = session.ticks()
    time.sleep(IDLE_SECONDS)
    used = session.ticks() - before
    session.end()
    return used


def rows(program, env):
    """The rows of the table: what, measured, against, ratio, at most, whether it holds."""
    env = env | {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
    subprocess.run([program, "settings", "splash", "off"], env=env, check=True,
                   stdout=subprocess.DEVNULL)
    home, daily = [program], [program, "daily"]
    pages = [("home", home, b"leave", RIGHT), ("daily", daily, b"leave", ASK)]
    result = []
    runs = [(whole_run([program, "rank"], env), *(first_paint(command, env, foot)
             for _, command, foot, _ in pages)) for _ in range(ROUNDS)]
    rank, *paints = (statistics.median(times) for times in zip(*runs))
    for (name, *_), paint in zip(pages, paints):
        result.append((f"first paint of the {name}, 200 x 60", f"{paint:.2f} ms",
                       f"`rankup rank` there {rank:.2f} ms", f"{paint / rank:.2f} x",
                       f"{PAINT_LIMIT} x", paint <= PAINT_LIMIT * rank))
    for name, command, foot, key in pages:
        times = keystrokes(command, env, foot, key)
        result.append((f"key to paint in the {name}, worst of {KEYS}", f"{max(times):.2f} ms",
                       f"median {statistics.median(times):.2f} ms", "", f"{KEY_LIMIT} ms",
                       max(times) <= KEY_LIMIT))
    ticks = idle_ticks(home, env, b"leave")
    result.append((f"an idle home, {IDLE_SECONDS} s", f"{ticks} ticks", "", "", "0 ticks",
                   ticks == 0))
    return result


def main():
    program = os.path.abspath(sys.argv[1] if len(sys.argv) > 1 else shutil.which("rankup") or "rankup")
    with tempfile.TemporaryDirectory() as home:
        env = {"HOME": home, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        for *cells, holds in rows(program, env):
            print("| " + " | ".join(cells) + f" | {'holds' if holds else 'MISSED'} |")


if __name__ == "__main__":
    main()
