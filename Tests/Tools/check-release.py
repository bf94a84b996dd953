"""Checks the static program as it ships: kills, places, an installation, a bare root, a terminal.

Usage: check-release.py PROGRAM [SEED]

Prints a line a check and ends with 1 if one fails. What can't be checked here (a bare root needs
the rights of root) is said and passed over. The seed makes the moments of the kills again, as far
as the machine allows.
"""

import json
import os
import pathlib
import pty
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
SEED = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 32)
KILLS = 200
WHOLE_DAILY = 25_499  # ten right answers to medium questions, on the first day of a streak


class Home:
    """A player's folders, with a bank of which every right choice reads "alpha"."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        # A zone in which it is about noon, so that no check sees a midnight.
        zone = f"<noon>{time.gmtime().tm_hour - 12}"
        self.environment = {"HOME": str(self.folder), "PATH": os.environ["PATH"],
                            "LANG": "C.UTF-8", "TZ": zone}
        self.data = self.folder / ".local/share/rankup"
        (self.data / "quizzes").mkdir(parents=True)
        (self.data / "quizzes/t.json").write_text(json.dumps(alpha_bank()))

    def run(self, *words, program=PROGRAM, text="", **options):
        return subprocess.run([program, *words], env=self.environment, input=text, text=True,
                              capture_output=True, timeout=30, **options)

    def rank(self):
        done = self.run("rank", "--json")
        assert done.returncode == 0, f"rank ends with {done.returncode}: {done.stderr}"
        return json.loads(done.stdout)

    def answers(self):
        lines = [line for path in sorted((self.data / "journal").glob("*.jsonl"))
                 for line in path.read_bytes().split(b"\n")[:-1]]
        return [record for record in map(json.loads, filter(None, lines))
                if record["kind"] == "answered"]


def alpha_bank():
    choices = [{"text": "alpha", "correct": True}] + [{"text": word} for word in ("beta", "gamma")]
    questions = [{"id": f"q-{number}", "type": "multiple-choice", "prompt": f"Which is {number}?",
                  "choices": choices} for number in range(12)]
    return {"format": "quizbank", "formatVersion": 1, "id": "t", "title": "Alphas",
            "language": "en", "license": "CC0-1.0", "questions": questions}


def paid(records):
    return sum(record["xp"] + record["bonus"] for record in records)


def daily_until(home, milliseconds):
    """Plays at a person's pace made fast, kills after a while, and returns the XP that were told."""
    program = subprocess.Popen([PROGRAM, "daily", "--bank", "t"], env=home.environment,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                               stderr=subprocess.DEVNULL)

    def feed():
        try:
            while program.poll() is None:
                program.stdin.write(b"alpha\n")
                program.stdin.flush()
                time.sleep(0.02)
        except (BrokenPipeError, ValueError):
            pass

    feeder = threading.Thread(target=feed)
    killer = threading.Timer(milliseconds / 1000, program.kill)
    feeder.start()
    killer.start()
    output = program.stdout.read().decode()
    program.wait()
    killer.cancel()
    feeder.join()
    told = re.findall(r"^\S+ Right  \+([\d,]+) XP$", output, re.MULTILINE)
    return [int(number.replace(",", "")) for number in told]


def kill_in_one_home(home, chance, kills):
    """Kills one daily again and again until it is done; returns kills, answers, lost, doubled."""
    used = lost = lifetime = 0
    while used < kills and home.rank()["daily"]["status"] != "done":
        before = len(home.answers())
        told = daily_until(home, chance.uniform(0, 300))
        used += 1
        kept = [record["xp"] for record in home.answers()[before:]]
        lost += sum(1 for index, xp in enumerate(told) if kept[index:index + 1] != [xp])
        rank = home.rank()
        assert rank["lifetimeXP"] >= lifetime, f"XP fell from {lifetime} to {rank['lifetimeXP']}"
        assert rank["lifetimeXP"] == paid(home.answers()), "card and journal tell different sums"
        lifetime = rank["lifetimeXP"]
    last = home.run("daily", "--bank", "t", text="alpha\n" * 10)
    assert last.returncode == 0, f"the next run ends with {last.returncode}: {last.stderr}"
    answers = home.answers()
    doubled = len(answers) - len({record["index"] for record in answers})
    rank = home.rank()
    assert [record["index"] for record in answers] == list(range(10)), "not every index once"
    assert rank["lifetimeXP"] == paid(answers) == WHOLE_DAILY, "the daily pays something else"
    return used, len(answers), lost, doubled


def check_kills():
    chance = random.Random(SEED)
    total = [0, 0, 0, 0]
    while total[0] < KILLS:
        with tempfile.TemporaryDirectory() as folder:
            found = kill_in_one_home(Home(folder), chance, KILLS - total[0])
        total = [a + b for a, b in zip(total, found)]
    kills, answers, lost, doubled = total
    assert lost == 0 and doubled == 0, f"{lost} lost, {doubled} doubled"
    return f"{kills} kills, {answers} answers, {lost} lost, {doubled} doubled (seed {SEED})"


def check_kills_of_resets():
    chance = random.Random(SEED)
    kills = 0
    with tempfile.TemporaryDirectory() as folder:
        home = Home(folder)
        home.run("daily", "--bank", "t", text="alpha\n" * 10)
        for words in [("reset", "--yes"), ("reset", "--all", "--yes"), ("restore", "--yes")] * 20:
            program = subprocess.Popen([PROGRAM, *words], env=home.environment,
                                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(chance.uniform(0, 0.012))
            program.kill()
            program.wait()
            kills += 1
            lifetime = home.rank()["lifetimeXP"]
            assert lifetime in (0, WHOLE_DAILY), f"{' '.join(words)} left {lifetime} XP"
            if lifetime == 0:
                done = home.run("restore", "--yes", find_full_backup(home))
                assert done.returncode == 0, f"restore: {done.stderr}"
                assert home.rank()["lifetimeXP"] == WHOLE_DAILY, "the backup holds less"
    return f"{kills} kills of reset and restore, each the old state or the new"


def find_full_backup(home):
    for path in sorted((home.data / "backups").glob("*.json"), reverse=True):
        profile = json.loads(path.read_text())["state"]["profile"]
        if profile["lifetimeXP"] == WHOLE_DAILY:
            return path.stem
    raise AssertionError("no backup holds the XP any more")


def check_static():
    ldd = subprocess.run(["ldd", PROGRAM], capture_output=True, text=True)
    said = ldd.stdout + ldd.stderr
    assert "not a dynamic executable" in said or "statically linked" in said, said
    return f"static, {PROGRAM.stat().st_size / 1e6:.1f} MB"


def check_places():
    with tempfile.TemporaryDirectory() as folder:
        home = Home(folder)
        shutil.rmtree(home.data)
        elsewhere = home.folder / "bin"
        elsewhere.mkdir()
        shutil.copy(PROGRAM, elsewhere / "climb")
        (home.folder / "link").symlink_to(elsewhere / "climb")
        home.environment["PATH"] = f"{elsewhere}:{home.environment['PATH']}"
        ways = [[elsewhere / "climb"], [home.folder / "link"], ["/usr/bin/env", "climb"]]
        for program, *words in ways:
            done = home.run(*words, "daily", program=program, text="q\n", cwd="/")
            assert done.returncode == 3, f"{program} ends with {done.returncode}: {done.stderr}"
            assert "Question 1 of 10" in done.stdout, f"{program}: {done.stdout}"
    return "the bare program finds its bank by path, by link and by PATH, from /"


def check_install():
    with tempfile.TemporaryDirectory() as folder:
        home = Home(folder)
        shutil.rmtree(home.data)
        stage = home.folder / "a stage"
        make("install", stage, umask=0o077)
        program = stage / "opt/rankup/bin/rankup"
        banks = stage / "opt/rankup/share/rankup/quizzes"
        shipped = sorted(path.name for path in (REPOSITORY / "quizzes").iterdir())
        assert sorted(path.name for path in banks.iterdir()) == shipped, "not every bank is there"
        for path in [stage / "opt", *stage.glob("opt/**/*")]:
            mode = 0o755 if path.is_dir() or path == program else 0o644
            assert path.stat().st_mode & 0o777 == mode, f"{path}: {path.stat().st_mode:o}"
        # A bank that only the installed folder has tells where the program looked.
        (banks / "t.json").write_text(json.dumps(alpha_bank()))
        (home.folder / "link").symlink_to(program)
        home.environment["PATH"] = f"{program.parent}:{home.environment['PATH']}"
        for way, *words in [[program], [home.folder / "link"], ["/usr/bin/env", "rankup"]]:
            done = home.run(*words, "practice", "t", program=way, text="q\n", cwd="/")
            assert done.returncode == 3, f"{way} ends with {done.returncode}: {done.stderr}"
            assert done.stderr == "", f"{way}: {done.stderr}"
        (banks / "t.json").unlink()
        make("uninstall", stage)
        left = [str(path) for path in stage.glob("**/*") if not path.is_dir()]
        assert left == [] and not banks.exists(), f"uninstall leaves {left}"
    return "make install below a DESTDIR finds its banks by path, by link and by PATH, from /"


def make(target, stage, umask=0o022):
    done = subprocess.run(["make", "-s", target, f"DESTDIR={stage}", "PREFIX=/opt/rankup"],
                          cwd=REPOSITORY, capture_output=True, text=True, umask=umask)
    assert done.returncode == 0, f"make {target}: {done.stderr}"


def check_bare_root():
    if os.geteuid() != 0:
        return "SKIPPED a bare root: needs the rights of root"
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "proc").mkdir()
        mount = subprocess.run(["mount", "-t", "proc", "proc", root / "proc"],
                               capture_output=True, text=True)
        if mount.returncode != 0:
            return f"SKIPPED a bare root: {mount.stderr.strip()}"
        try:
            return play_in_bare_root(root)
        finally:
            subprocess.run(["umount", root / "proc"], check=True)


def play_in_bare_root(root):
    zone = pathlib.Path("usr/share/zoneinfo/Asia/Kolkata")
    (root / zone.parent).mkdir(parents=True)
    shutil.copy("/" / zone, root / zone)
    shutil.copy(PROGRAM, root / "rankup")

    def run(*words, text=""):
        return subprocess.run(["/rankup", *words], input=text, text=True, capture_output=True,
                              env={"HOME": "/home", "TZ": "Asia/Kolkata", "LANG": "C.UTF-8"},
                              preexec_fn=lambda: (os.chroot(root), os.chdir("/")), timeout=30)

    assert run("--version").stdout.startswith("rankup "), "no version"
    played = run("daily", text="A\n:s\n" * 10)
    assert played.returncode == 0, f"a daily ends with {played.returncode}: {played.stderr}"
    here = subprocess.run(["date", "+%F"], env={"TZ": "Asia/Kolkata"}, text=True,
                          capture_output=True).stdout.strip()
    daily = json.loads(run("rank", "--json").stdout)["daily"]
    assert (daily["date"], daily["status"]) == (here, "done"), f"{daily}, and not of {here}"
    return "a daily in a root that holds /proc and zone files alone"


def check_interrupt():
    with tempfile.TemporaryDirectory() as folder:
        home = Home(folder)
        process, terminal = pty.fork()
        if process == 0:
            os.execve(PROGRAM, ["rankup", "daily", "--bank", "t"],
                      home.environment | {"TERM": "xterm"})
        output = read_until(terminal, b"A-C")
        began = time.monotonic()
        os.write(terminal, b"\x03")
        output += read_until(terminal, None)
        _, status = os.waitpid(process, 0)
        took = time.monotonic() - began
        os.close(terminal)
        assert os.waitstatus_to_exitcode(status) == 130, f"ends with {status}"
        assert took < 1, f"takes {took:.1f} s"
        assert b"Program crashed" not in output, output.decode()
    return f"Ctrl-C at a question ends with 130 after {took * 1000:.0f} ms"


def read_until(terminal, text):
    """Reads a terminal until a text appears, or to its end; ten seconds at most."""
    output = b""
    while text is None or text not in output:
        ready, _, _ = select.select([terminal], [], [], 10)
        assert ready, f"waited in vain: {output.decode()}"
        try:
            chunk = os.read(terminal, 4096)
        except OSError:
            return output
        if not chunk:
            return output
        output += chunk
    return output


def main():
    signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    failed = False
    for check in (check_static, check_places, check_install, check_bare_root, check_interrupt,
                  check_kills_of_resets, check_kills):
        try:
            print(check(), flush=True)
        except AssertionError as problem:
            failed = True
            print(f"FAILED {check.__name__}: {problem}", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
