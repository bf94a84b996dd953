"""Measures how fast other people's files are read: rows for `bench.py`.

The files are made here, from a seed: questions with quotes, line breaks and some Korean. Each is
brought in with `rankup import --dry-run`, which reads it, makes the whole bank and writes nothing.
"""
import csv
import html
import io
import os
import random
import statistics
import subprocess
import sys
import time

MEGABYTE = 1_000_000
WORDS = ("which of these rivers is the longest one in Europe and where does it end said quickly "
         "답은 무엇인가요 수도는 서울 입니다 naïve \"quoted\" a, b mountain O'Neill 1,234 third").split()


def sentence(chance, length):
    """Some words, about as many bytes."""
    words, size = [], 0
    while size < length:
        words.append(chance.choice(WORDS))
        size += len(words[-1].encode()) + 1
    return " ".join(words)


def csv_question(number, chance, length):
    """A row of a table: a prompt of two lines, four choices, the right one, an explanation."""
    row = io.StringIO()
    choices = [sentence(chance, 12) + f" {choice}" for choice in range(4)]
    csv.writer(row, lineterminator="\n").writerow(
        [f"{number}: {sentence(chance, 40)}\n{sentence(chance, 20)}?", *choices,
         "ABCD"[number % 4], sentence(chance, length)])
    return row.getvalue()


def gift_question(number, chance, length):
    """A question of four choices with an explanation."""
    def text(length):
        return sentence(chance, length).replace(":", "\\:")
    marks = ["=" if choice == number % 4 else "~" for choice in range(4)]
    choices = "".join(f"\n\t{mark}{text(12)} {choice}" for choice, mark in enumerate(marks))
    return f"::Q{number}:: {number}. {text(60)}? {{{choices}\n\t####{text(length)}\n}}\n\n"


def aiken_question(number, chance, length):
    """A question of four choices; Aiken has no explanation, so the prompt is the longer."""
    choices = "".join(f"{letter}. {sentence(chance, 12)} {letter}\n" for letter in "ABCD")
    return f"{number}. {sentence(chance, length + 60)}?\n{choices}ANSWER: {'ABCD'[number % 4]}\n\n"


def moodle_question(number, chance, length):
    """A question of four choices with an explanation, in the mark-up that Moodle writes."""
    def text(before, length, behind=""):
        words = before + sentence(chance, length) + behind
        return f"<text><![CDATA[<p>{html.escape(words)}</p>]]></text>"
    answers = "".join(f'<answer fraction="{100 if choice == number % 4 else 0}" format="html">'
                      f"{text('', 12, f' {choice}')}</answer>\n" for choice in range(4))
    return (f'<question type="multichoice">\n<name><text>Q{number}</text></name>\n'
            f'<questiontext format="html">{text(f"{number}: ", 60)}</questiontext>\n'
            f'<generalfeedback format="html">{text("", length)}</generalfeedback>\n'
            f"<single>true</single>\n{answers}</question>\n")


def anki_question(number, chance, length):
    """A note of two sides and tags; quotes would open a field."""
    note = f"{number}: {sentence(chance, 60)}\t{sentence(chance, length)}\ttag{number % 7}\n"
    return note.replace('"', "")


def markdown_question(number, chance, length):
    """A question of four choices with boxes and an explanation."""
    boxes = "".join(f"- [{'x' if choice == number % 4 else ' '}] {sentence(chance, 12)} {choice}\n"
                    for choice in range(4))
    return (f"## Part {number}: {sentence(chance, 60)}?\n\n{boxes}\n"
            f"> {sentence(chance, length)}\n\n")


MAKERS = {"csv": csv_question, "gift": gift_question, "aiken": aiken_question,
          "moodle-xml": moodle_question, "anki": anki_question, "markdown": markdown_question}
# What stands before and behind the questions of a file.
ENDS = {"csv": ("question,choice 1,choice 2,choice 3,choice 4,answer,explanation\n", ""),
        "moodle-xml": ('<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n', "</quiz>\n"),
        "anki": ("#separator:tab\n#tags column:3\n", "")}


def make_file(folder, kind, megabytes, length):
    """Writes a file of so many megabytes, each question with a text of such a length."""
    path = os.path.join(folder, f"{kind}-{megabytes}-{length}.txt")
    chance = random.Random(f"{kind} {length}")
    # A block of questions once, repeated under other numbers, so that making it takes no minutes.
    block = [MAKERS[kind](number, chance, length) for number in range(2_000)]
    size, number = 0, 0
    with open(path, "w", encoding="utf-8", newline="") as file:
        before, behind = ENDS.get(kind, ("", ""))
        file.write(before)
        while size < megabytes * MEGABYTE:
            question = block[number % 2_000].replace(f"{number % 2_000}", f"{number}", 1)
            # Formats with titles have the number a second time, in the prompt.
            for prompt in (" {}. ", "<p>{}: "):
                question = question.replace(
                    prompt.format(number % 2_000), prompt.format(number), 1)
            file.write(question)
            size += len(question.encode())
            number += 1
        file.write(behind)
    return path


def brought_in(program, path, kind, env):
    """The seconds and the megabytes resident that one dry run takes."""
    start = time.perf_counter()
    process = subprocess.Popen([program, "import", path, "--from", kind, "--dry-run"], env=env,
                               stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        sys.exit(f"bench: importing {path} ended with {process.returncode}")
    return seconds, usage.ru_maxrss / 1024


def against_python(program, folder, env, rounds=5):
    """The row about a table of short rows, against Python's csv module reading it, without its start."""
    path = make_file(folder, "csv", 20, 60)
    read = ("import csv,sys,time;start=time.perf_counter();"
            "sum(1 for _ in csv.reader(open(sys.argv[1],encoding='utf-8',newline='')));"
            "print(time.perf_counter()-start)")
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(brought_in(program, path, "csv", env)[0])
        theirs.append(float(subprocess.run([sys.executable, "-c", read, path], check=True,
                                           capture_output=True, text=True).stdout))
    own, other = statistics.median(ours), statistics.median(theirs)
    return ("20 MB of CSV imported (dry run)", f"{own:.2f} s", f"Python's `csv` {other:.2f} s",
            f"{own / other:.2f} x", "4 x", own <= 4 * other)


def linear(program, folder, env, kind, rounds=3):
    """Rows about 40 MB of long questions against 20 MB: seconds, and megabytes resident."""
    seconds, memory = [], []
    for megabytes in (20, 40):
        path = make_file(folder, kind, megabytes, 700)
        runs = [brought_in(program, path, kind, env) for _ in range(rounds)]
        seconds.append(statistics.median(run[0] for run in runs))
        memory.append(max(run[1] for run in runs))
        os.remove(path)
    return [
        (f"40 MB of {kind} imported (dry run)" + part, f"{large:.2f} {unit}",
         f"20 MB {small:.2f} {unit}", f"{large / small:.2f} x", f"{limit} x",
         large <= limit * small)
        for part, (small, large), unit, limit in
        [("", seconds, "s", 2.5), (", resident", memory, "MB", 2.2)]
    ]


def rows(program, folder, env):
    """The rows of `bench.py` about imports."""
    return [against_python(program, folder, env)] + [
        row for kind in MAKERS for row in linear(program, folder, env, kind)]
