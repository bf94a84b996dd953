#!/usr/bin/env python3
"""Measures the static program against others, as ratios within one run, and prints Markdown.

Needs hyperfine and Debian's bsdgames; `make bench` builds the program first. All data is made here,
from a seed, in a temporary folder.
"""
import json
import os
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, ".build", "release", "rankup")
QUIZ = "/usr/games/quiz"
MEMORY_LIMIT = 30  # MB resident of `rankup rank`


def environment(home):
    """An environment that keeps everything below one folder."""
    return {"HOME": home, "PATH": os.environ["PATH"], "TERM": "dumb", "LC_ALL": "C.UTF-8"}


def played_home(folder):
    """A home in which today's daily was begun, so that card and journal are there."""
    home = os.path.join(folder, "home")
    os.makedirs(home)
    subprocess.run([PROGRAM, "daily"], input=b"A\nB\nq\n", env=environment(home),
                   stdout=subprocess.DEVNULL, check=False)
    return home


def hyperfine(commands, env, folder):
    """Runs several commands in one hyperfine run; returns their median times in milliseconds."""
    report = os.path.join(folder, "report.json")
    subprocess.run(["hyperfine", "-N", "--warmup", "30", "--min-runs", "400", "--style", "none",
                    "--export-json", report, *commands], env=env, check=True,
                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(report) as file:
        return [result["median"] * 1000 for result in json.load(file)["results"]]


def resident_megabytes(command, env):
    """The most memory that a command held, in MB."""
    code = ("import os,resource,subprocess,sys;"
            "subprocess.run(sys.argv[1:],stdout=subprocess.DEVNULL);"
            "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)")
    output = subprocess.run([sys.executable, "-S", "-c", code, *command], env=env, check=True,
                            capture_output=True, text=True).stdout
    return int(output) / 1024


def main():
    missing = [tool for tool in ("hyperfine", QUIZ) if not shutil.which(tool)]
    if missing:
        sys.exit(f"bench: {', '.join(missing)} missing; make setup-dev installs them")
    with tempfile.TemporaryDirectory() as folder:
        env = environment(played_home(folder))
        rank, quiz, true = hyperfine([f"{PROGRAM} rank", QUIZ, "/bin/true"], env, folder)
        memory = resident_megabytes([PROGRAM, "rank"], env)
    rows = [
        ("`rankup rank`", f"{rank:.2f} ms", f"`quiz` {quiz:.2f} ms, `true` {true:.2f} ms",
         f"{rank / quiz:.2f} x", "1 x", rank <= quiz),
        ("`rankup rank`, resident", f"{memory:.1f} MB", "", "", f"{MEMORY_LIMIT} MB",
         memory < MEMORY_LIMIT),
    ]
    print("| what | measured | against | ratio | at most | |\n|---|---|---|---|---|---|")
    for *cells, holds in rows:
        print("| " + " | ".join(cells) + f" | {'holds' if holds else 'MISSED'} |")
    sys.exit(0 if all(row[-1] for row in rows) else 1)


if __name__ == "__main__":
    main()
