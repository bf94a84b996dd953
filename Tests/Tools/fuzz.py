"""Runs every target of the fuzzer and prints a table of runs and crashes.

Usage: fuzz.py PROGRAM FOLDER [TARGET...]

FUZZ_RUNS (200000) and FUZZ_SECONDS (60) bound each target, whichever comes first. What was learned
stays in FOLDER/corpus and is where the next run begins; inputs that fail lie in FOLDER/crashes, and
what failed is printed. Ends with 1 if a target fails, or does not say that it has done its runs.
"""

import os
import pathlib
import re
import subprocess
import sys

# Each target with the most bytes of an input: texts and folds cost more the longer they are.
LIMITS = {"json": 4096, "plist": 4096, "journal": 2048, "fold": 1024, "backup": 8192, "bank": 8192,
          "arguments": 400, "text": 240, "marking": 160, "responses": 240, "lint": 8192,
          "fields": 400, "xml": 2048}
# A target for each format that is read, and one for files that no format is named for.
LIMITS |= dict.fromkeys(
    ("opentdb", "trivia-api", "quizapi", "loose-json", "gift", "aiken", "moodle-xml", "cloze", "anki",
     "quizlet", "csv", "tsv", "kahoot", "hashcards", "markdown", "opentriviaqa", "ncvec",
     "detected"), 2048)


def run(program, folder, target, runs, seconds):
    """Returns how many runs were done, how fast, and what failed or nothing."""
    corpus = folder / "corpus" / target
    crashes = folder / "crashes"
    for place in (corpus, crashes):
        place.mkdir(parents=True, exist_ok=True)
    # Seed 1, so that the same program and the same corpus take the same way.
    line = [program, f"-runs={runs}", f"-max_total_time={seconds}", "-seed=1", "-timeout=20",
            "-rss_limit_mb=1024", f"-max_len={LIMITS[target]}",
            f"-artifact_prefix={crashes}/{target}-", corpus, folder / "seeds" / target]
    environment = dict(os.environ, FUZZ_TARGET=target, SWIFT_BACKTRACE="enable=no")
    done = subprocess.run(line, env=environment, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    told = done.stdout.decode(errors="replace")
    count = re.search(r"Done (\d+) runs in (\d+) second", told)
    if done.returncode == 0 and count and int(count[1]) > 0:
        return int(count[1]), int(count[2]), None
    lines = [line for line in told.splitlines()
             if re.match(r"FAILED|SUMMARY|.*Fatal error|.*ERROR|Test unit written|FUZZ_TARGET", line)]
    return int(count[1]) if count else 0, 0, lines or told.splitlines()[-5:]


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    folder = pathlib.Path(sys.argv[2]).resolve()
    targets = sys.argv[3:] or list(LIMITS)
    runs = int(os.environ.get("FUZZ_RUNS", "200000"))
    seconds = int(os.environ.get("FUZZ_SECONDS", "60"))
    subprocess.run([program, "seeds", folder / "seeds"], check=True)
    print("| target | runs | runs a second | crashes |\n| --- | ---: | ---: | ---: |", flush=True)
    failures = []
    for target in targets:
        count, took, failure = run(program, folder, target, runs, seconds)
        print(f"| {target} | {count:,} | {count // max(1, took):,} | {1 if failure else 0} |",
              flush=True)
        if failure:
            failures.append((target, failure))
    for target, lines in failures:
        print(f"\n{target}:", *lines, sep="\n  ")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
