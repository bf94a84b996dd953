"""What is played: each session with the home it begins in and what may come of it."""

import dataclasses
import datetime
import json
import re

RIGHT = re.compile(r"Right  \+([\d,]+) XP")
JUNK = b"no property list\n"
TORN = b'{"v":1,"id":"00000000000000aa","at":"20'


@dataclasses.dataclass(frozen=True)
class Session:
    """A command line and what is typed, with the states that it passes through."""
    name: str
    words: tuple
    prepare: object
    answers: int = 0
    exit: int = 0
    damaged: int = 0  # lines of the journal that are no records, before or after
    is_practice: bool = False  # an interrupted one is not gone on with
    card_is_junk: bool = False
    holds: object = None  # what else must hold of a home at any time, as a function of it

    def text(self, answers):
        """What is typed to answer so many questions."""
        return "alpha\n" * answers

    def confirmed(self, output):
        """How far the screen says it got: answers told, or 1 for anything another command said."""
        return len(RIGHT.findall(output)) if self.answers else int(output.strip() != "")


def alpha_bank():
    """A bank of medium questions whose right choice always reads `alpha`."""
    choices = [{"text": "alpha", "correct": True}] + [{"text": word} for word in ("beta", "gamma")]
    questions = [{"id": f"q-{number}", "type": "multiple-choice", "prompt": f"Which is {number}?",
                  "choices": choices} for number in range(12)]
    return {"format": "quizbank", "formatVersion": 1, "id": "t", "title": "Alphas",
            "language": "en", "license": "CC0-1.0", "questions": questions}


def empty(home):
    """A home with a bank and no player."""
    folder = home.data / "quizzes"
    folder.mkdir(parents=True)
    (folder / "t.json").write_text(json.dumps(alpha_bank()))


def nearly_silver(home):
    """A player with a journal, a name, a setting, and 90,000 XP of ten days ago."""
    empty(home)
    then = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(days=10)
    head = {"v": 1, "at": then.strftime("%Y-%m-%dT%H:%M:%S.000Z")}
    date = {"date": then.strftime("%Y-%m-%d"), "mode": "daily"}
    lines = [
        head | {"id": "00000000000000a1", "kind": "renamed", "nickname": "Leonidas"},
        head | {"id": "00000000000000a2", "kind": "drawn", **date, "questions": [["t", "q-0"]]},
        head | {"id": "00000000000000a3", "kind": "answered", **date, "index": 0, "bank": "t",
                "question": "q-0", "response": ["alpha"], "share": 1000000, "hints": 0,
                "ms": 1, "xp": 90000, "bonus": 0}]
    folder = home.data / "journal"
    folder.mkdir(parents=True, mode=0o700)
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    (folder / "0badcafe.jsonl").write_text(text)
    home.device.parent.mkdir(parents=True)
    home.device.write_text("0badcafe\n")
    done = home.run("settings", "day-starts-at", "1")
    assert done.returncode == 0, done.stderr


def begun(home):
    """The same player with two answers of today's quiz."""
    nearly_silver(home)
    home.run("daily", "--bank", "t", text="alpha\n" * 2)


def was_reset(home):
    """The same player after everything was reset."""
    begun(home)
    done = home.run("reset", "--all", "--yes")
    assert done.returncode == 0, done.stderr


def damaged(home):
    """A card that is none."""
    begun(home)
    home.card.write_bytes(JUNK)


def torn(home):
    """A journal whose last line a killed run left torn."""
    begun(home)
    with open(home.data / "journal/0badcafe.jsonl", "ab") as journal:
        journal.write(TORN)


def linked(home):
    """A card that is a link into another folder."""
    begun(home)
    target = home.folder / "dotfiles/card.plist"
    target.parent.mkdir()
    home.card.rename(target)
    home.card.symlink_to("../../dotfiles/card.plist")


def long(home):
    """A journal far beyond the card, so that the next start brings card and cache up to date."""
    begun(home)
    journal = home.data / "journal/0badcafe.jsonl"
    last = json.loads(journal.read_text().splitlines()[-1])
    with open(journal, "a") as file:
        for number in range(100):
            line = last | {"id": f"{number:016x}", "mode": "practice", "index": 0, "xp": 10,
                           "bonus": 0, "session": f"{number:016x}"}
            file.write(json.dumps(line, separators=(",", ":")) + "\n")


def junk_is_kept(home):
    """The bytes of the damaged card are where they were, or beside it."""
    copies = [path for path in home.card.parent.glob("preferences.plist*")
              if path.read_bytes() == JUNK]
    return None if copies else "the damaged card is gone"


def link_is_kept(home):
    """The card is still a link, and leads to a file."""
    return None if home.card.is_symlink() and home.card.exists() else "the link is gone"


SESSIONS = [
    Session("daily with a level-up", ("daily", "--bank", "t"), nearly_silver, answers=10),
    Session("rename", ("nickname", "Xerxes"), begun),
    Session("setting", ("settings", "day-starts-at", "0"), begun),
    Session("reset", ("reset", "--yes"), begun),
    Session("reset --all", ("reset", "--all", "--yes"), begun),
    Session("restore", ("restore", "--yes"), was_reset),
    Session("practice", ("practice", "t", "--count", "3", "--seed", "7"), begun, answers=3,
            is_practice=True),
    Session("first run", ("rank",), empty),
    Session("first answers", ("practice", "t", "--count", "2", "--seed", "7"), empty, answers=2,
            is_practice=True),
    Session("damaged card", ("rank",), damaged, card_is_junk=True,
            holds=junk_is_kept),
    Session("long journal", ("rank",), long),
    Session("torn journal", ("nickname", "Xerxes"), torn, damaged=1),
    Session("linked card", ("nickname", "Xerxes"), linked, holds=link_is_kept),
]
