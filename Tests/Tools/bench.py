#!/usr/bin/env python3
"""Measures the static program against others, as ratios within one run, and prints Markdown.

Needs hyperfine and Debian's bsdgames; `make bench` builds the program first. All data is made here,
from a seed, in a temporary folder.
"""
import datetime
import glob
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import importspeed
import screenspeed

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PROGRAM = os.path.join(ROOT, ".build", "release", "rankup")
QUIZ = "/usr/games/quiz"
MAKE_BANK = os.path.join(ROOT, "Tests", "Tools", "make-bank.py")
MEMORY_LIMIT = 30  # MB resident of `rankup rank`
DAILY_MEMORY_LIMIT = 40  # MB resident of a daily over a large bank


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


def home_with_bank(folder, count):
    """A home with a bank of so many questions, its index made, its player's files forgotten."""
    home = os.path.join(folder, f"home-{count}")
    banks = os.path.join(home, ".local/share/rankup/quizzes")
    os.makedirs(banks)
    with open(os.path.join(banks, "made.json"), "w") as file:
        subprocess.run([sys.executable, MAKE_BANK, str(count)], stdout=file, check=True)
    return home


def player_files(home):
    """What a daily leaves behind, apart from the index."""
    return [os.path.join(home, name) for name in
            (".config", ".local/state", ".local/share/rankup/journal", ".cache/rankup/diary.json")]


def daily_command(home):
    """A command line that shows the first question to an input that ends at once."""
    return f"env HOME={home} {PROGRAM} daily --bank made"


def hyperfine(commands, env, folder, runs=400, prepare=()):
    """Runs several commands in one hyperfine run; returns their median times in milliseconds.

    `prepare` has a command to run before each run of each command.
    """
    report = os.path.join(folder, "report.json")
    before = [word for command in prepare for word in ("--prepare", command)]
    subprocess.run(["hyperfine", "-N", "--warmup", "30", "--min-runs", str(runs), "--style", "none",
                    "--ignore-failure", "--export-json", report, *before, *commands], env=env,
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    with open(report) as file:
        return [result["median"] * 1000 for result in json.load(file)["results"]]


def first_question(folder, env):
    """Rows about the question that a daily begins with: drawn by a new player, whose files are then
    written, and come back to, when nothing is."""
    homes = [home_with_bank(folder, count) for count in (1_000, 100_000)]
    commands = [daily_command(home) for home in homes]
    prepare = ["rm -rf " + " ".join(player_files(home)) for home in homes]
    small, large = hyperfine(commands, env, folder, runs=100, prepare=prepare)
    again_small, again_large = hyperfine(commands, env, folder)
    memory = resident_megabytes([PROGRAM, "daily", "--bank", "made"], env | {"HOME": homes[1]})
    return [
        ("first question of 100,000, indexed", f"{large:.2f} ms", f"of 1,000 {small:.2f} ms",
         f"{large / small:.2f} x", "3 x", large <= 3 * small),
        ("the same, come back to", f"{again_large:.2f} ms", f"of 1,000 {again_small:.2f} ms",
         f"{again_large / again_small:.2f} x", "3 x", again_large <= 3 * again_small),
        ("first question of 100,000, resident", f"{memory:.1f} MB", "", "",
         f"{DAILY_MEMORY_LIMIT} MB", memory <= DAILY_MEMORY_LIMIT),
    ], homes[1]


def indexing(home, env, rounds=7):
    """Rows about a daily that has to make the index, against json.load alone without its start."""
    bank = os.path.join(home, ".local/share/rankup/quizzes/made.json")
    indexes = os.path.join(home, ".cache/rankup/banks")
    env = env | {"HOME": home}
    load = ("import json,sys,time;start=time.perf_counter();"
            "json.load(open(sys.argv[1]));print(time.perf_counter()-start)")
    ours, theirs = [], []
    for _ in range(rounds):
        shutil.rmtree(indexes, ignore_errors=True)
        start = time.perf_counter()
        subprocess.run([PROGRAM, "daily"], env=env, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, check=False)
        ours.append((time.perf_counter() - start) * 1000)
        seconds = subprocess.run([sys.executable, "-c", load, bank], env=env, check=True,
                                 capture_output=True, text=True).stdout
        theirs.append(float(seconds) * 1000)
    own, other = statistics.median(ours), statistics.median(theirs)
    shutil.rmtree(indexes, ignore_errors=True)
    memory = resident_megabytes([PROGRAM, "daily"], env)
    size = os.path.getsize(bank) / 2**20
    return [
        ("indexing 100,000 questions", f"{own:.0f} ms", f"`json.load` {other:.0f} ms",
         f"{own / other:.2f} x", "1 x", own <= other),
        ("indexing, resident", f"{memory:.1f} MB", f"the file {size:.1f} MB",
         f"{memory / size:.2f} x", "3 x", memory <= 3 * size),
    ]


def shipped_questions(count):
    """So many pairs of a bank and a question, of the banks that ship."""
    pairs = []
    for path in sorted(glob.glob(os.path.join(ROOT, "quizzes", "*.json"))):
        with open(path) as file:
            bank = json.load(file)
        pairs += [(bank["id"], question["id"]) for question in bank.get("questions", [])]
    return pairs[:count]


def home_with_history(folder, count):
    """A home whose journal tells of so many practice answers, made from a seed."""
    questions = shipped_questions(1000)
    home = os.path.join(folder, f"history-{count}")
    journal = os.path.join(home, ".local/share/rankup/journal")
    os.makedirs(journal)
    os.makedirs(os.path.join(home, ".local/state/rankup"))
    with open(os.path.join(home, ".local/state/rankup/device"), "w") as file:
        file.write("0123abcd")
    chance = random.Random(count)
    begin = datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc)
    step = 300 * 86_400 / count
    with open(os.path.join(journal, "0123abcd.jsonl"), "w") as file:
        for number in range(count):
            at = begin + datetime.timedelta(seconds=number * step)
            share = chance.choice((0, 1_000_000, 1_000_000))
            bank, question = chance.choice(questions)
            line = {"v": 1, "id": f"{number:016x}", "at": at.strftime("%Y-%m-%dT%H:%M:%S.000Z"),
                    "date": at.strftime("%Y-%m-%d"), "mode": "practice",
                    "session": f"{number // 10:016x}", "kind": "answered", "index": number % 10,
                    "bank": bank, "question": question,
                    "response": ["some answer"], "share": share, "hints": 0,
                    "ms": chance.randrange(500, 20_000), "xp": 150 * share // 1_000_000,
                    "bonus": 0}
            file.write(json.dumps(line, separators=(",", ":")) + "\n")
    return home


def history(folder, env):
    """Rows about a million answers against a thousand, after the first fold, and about that fold; a
    practice looks for new badges and puts down what was learned."""
    homes = [home_with_history(folder, count) for count in (1_000, 1_000_000)]
    start = time.perf_counter()
    memory = resident_megabytes([PROGRAM, "rank"], env | {"HOME": homes[1]})
    seconds = time.perf_counter() - start
    subprocess.run([PROGRAM, "rank"], env=env | {"HOME": homes[0]}, stdout=subprocess.DEVNULL,
                   check=True)
    rows = [("first fold of a million answers, resident", f"{memory:.1f} MB",
             f"{1 / seconds:.2f} million a second", "", "100 MB", memory <= 100)]
    for command in ("rank", "daily", "stats", "stats --days 30", "stats --bank starter", "review",
                    "badges", "practice --count 1 --seed 1"):
        lines = [f"HOME={home} {PROGRAM} {command}" for home in homes]
        for line in lines:
            subprocess.run(f"echo A | {line}", shell=True, env=env, stdout=subprocess.DEVNULL,
                           check=False)
        commands = [f"sh -c 'echo A | {line}'" if command.startswith("practice") else f"env {line}"
                    for line in lines]
        small, large = hyperfine(commands, env, folder, runs=100)
        rows.append((f"`rankup {command}`, a million answers", f"{large:.2f} ms",
                     f"of a thousand {small:.2f} ms", f"{large / small:.2f} x", "3 x",
                     large <= 3 * small))
    return rows


def resident_megabytes(command, env):
    """The most memory that a command held, in MB."""
    code = ("import os,resource,subprocess,sys;"
            "subprocess.run(sys.argv[1:],stdin=subprocess.DEVNULL,stdout=subprocess.DEVNULL);"
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
        questions, home = first_question(folder, env)
        indexed = indexing(home, env)
        past = history(folder, env)
        screens = screenspeed.rows(PROGRAM, env)
        imports = importspeed.rows(PROGRAM, folder, env)
    rows = [
        ("`rankup rank`", f"{rank:.2f} ms", f"`quiz` {quiz:.2f} ms, `true` {true:.2f} ms",
         f"{rank / quiz:.2f} x", "1 x", rank <= quiz),
        ("`rankup rank`, resident", f"{memory:.1f} MB", "", "", f"{MEMORY_LIMIT} MB",
         memory < MEMORY_LIMIT),
        *questions, *indexed, *past, *screens, *imports,
    ]
    print("| what | measured | against | ratio | at most | |\n|---|---|---|---|---|---|")
    for *cells, holds in rows:
        print("| " + " | ".join(cells) + f" | {'holds' if holds else 'MISSED'} |")
    sys.exit(0 if all(row[-1] for row in rows) else 1)


if __name__ == "__main__":
    main()
