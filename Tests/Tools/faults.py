"""Breaks the program at every call it makes to the system, and looks whether anything is lost.

Usage: faults.py PROGRAM [--quick] [SESSION…]

Each session is played once for each call and fault: killed there, or failed with an error of the
system. A session is played also where files can't grow over each size, on a small file system, and
with the power cut after each call. After each run the program must start, hold every answer that
was told, and go on to the same end. Prints a Markdown table; ends with 1, and keeps the home, where
anything is lost. --quick breaks every thirteenth call.
"""

import concurrent.futures
import os
import pathlib
import shutil
import sys
import tempfile
import threading
import traceback

from faults import limits, powercut
from faults.breaking import break_one, plan
from faults.checks import Course, Loss
from faults.home import Home, first_base_folder
from faults.sessions import SESSIONS

WORKERS = 2
QUICK_STEP = 13
SIZE_STEP = 7  # bytes between two limits of a file's size


class Bench:
    """Folders for the runs, the workers, and what was lost."""

    def __init__(self, program, step):
        self.program, self.step = program, step
        self.base = pathlib.Path(tempfile.mkdtemp(prefix="rankup-faults-", dir=first_base_folder()))
        self.kept = 0
        problem = limits.can_mount(self.base / "mount")
        self.mounts = problem is None
        if problem:
            print(f"SKIPPED small file systems: {problem}", file=sys.stderr)
        self.lock = threading.Lock()

    def scratch(self):
        """A folder of this thread's own."""
        return self.base / f"run-{threading.get_ident()}"

    def attempt(self, name, work):
        """Runs one check; 1 and a kept home when something is lost."""
        scratch = self.scratch()
        try:
            work(scratch)
            return 0
        except Loss as loss:
            problem = str(loss)
        except Exception:
            problem = traceback.format_exc()
        with self.lock:
            self.kept += 1
            kept = self.base / f"kept-{self.kept}"
        if scratch.exists():
            shutil.move(scratch, kept)
        print(f"LOST {name}: {problem}\n    home: {kept}", file=sys.stderr, flush=True)
        return 1

    def all(self, works):
        """Runs named checks side by side; returns how many, and how many found a loss."""
        with concurrent.futures.ThreadPoolExecutor(WORKERS) as workers:
            losses = list(workers.map(lambda work: self.attempt(*work), works))
        return len(losses), sum(losses)

    def close(self):
        """Removes everything but the homes that were kept."""
        if self.kept == 0:
            shutil.rmtree(self.base, ignore_errors=True)


def play(bench, session):
    """Breaks one session in every way; returns a row of the table."""
    template = Home(bench.base / f"template-{session.name.replace(' ', '-')}", bench.program)
    template.folder.mkdir()
    session.prepare(template)
    course = Course(session, template, bench.scratch())
    home, calls, broken = plan(course, bench.scratch())
    cuts, breaches = powercut.cuts(course, calls, home)
    works = [(f"{session.name}: {fault.text} at {call.name} {call.number} ({call.path})",
              lambda scratch, call=call, fault=fault: break_one(course, call, fault, scratch))
             for call, fault in broken[::bench.step]]
    count = len(works)
    works += [(f"{session.name}: power cut {name}",
               lambda scratch, tree=tree, output=output: powercut.cut(course, tree, output, scratch))
              for name, tree, output in cuts[::bench.step]]
    works += limited(bench, course)
    works.append((f"{session.name}: order of syncing",
                  lambda scratch: powercut.report(course, calls, home, breaches)))
    return session.name, count, *bench.all(works)


def limited(bench, course):
    """Every limit of the size of files, and small file systems where they can be had."""
    name = course.session.name
    works = [(f"{name}: files of at most {size} bytes",
              lambda scratch, size=size: limits.play_limited(course, size, scratch))
             for size in limits.sizes(course, bench.scratch(), SIZE_STEP * bench.step)]
    if bench.mounts:
        works += [(f"{name}: a disk with {pages} pages and {inodes} inodes left",
                   lambda scratch, pages=pages, inodes=inodes: limits.play_on_small_disk(
                       course, pages, inodes, scratch))
                  for pages, inodes in limits.DISKS[::1 if bench.step == 1 else 5]]
    return works


def main():
    names = [word for word in sys.argv[2:] if not word.startswith("--")]
    if shutil.which("strace") is None:
        sys.exit("strace is missing; make setup-dev installs it")
    unknown = set(names) - {session.name for session in SESSIONS}
    if unknown:
        sys.exit(f"there is no session {', '.join(sorted(unknown))}")
    bench = Bench(pathlib.Path(sys.argv[1]).resolve(), QUICK_STEP if "--quick" in sys.argv else 1)
    print("| session | calls broken | states checked | losses |\n| --- | ---: | ---: | ---: |")
    total = [0, 0, 0]
    for session in SESSIONS:
        if names and session.name not in names:
            continue
        row = play(bench, session)
        total = [sum(pair) for pair in zip(total, row[1:])]
        print("| {} | {:,} | {:,} | {:,} |".format(*row), flush=True)
    bench.close()
    print("\n{:,} calls broken, {:,} states checked, {:,} losses".format(*total))
    sys.exit(1 if total[2] else 0)


if __name__ == "__main__":
    os.umask(0o022)
    main()
