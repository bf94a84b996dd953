"""What must hold of a home after anything that was done to it."""

import json
import re

from .sessions import RIGHT

TRAPS = {132, 133, 134, 135, 136, 139}
SIGNALS_OF_TRAPS = {-4, -5, -6, -7, -8, -11}


class Loss(Exception):
    """Something is missing, doubled, or can't be used any more."""


def require(condition, problem):
    if not condition:
        raise Loss(problem)


def state(home):
    """What the program says of the player; a nickname that chance made counts as one."""
    shown = {}
    for words in (("rank", "--json"), ("settings", "--json")):
        done = home.run(*words)
        require(done.returncode == 0,
                f"{' '.join(words)} ends with {done.returncode}: {done.stderr.decode()}")
        shown |= json.loads(done.stdout)
    shown["nickname"] = re.sub(r"^Sparta\d{3}$", "Sparta", shown["nickname"])
    return shown


def fold(records):
    """The lifetime XP that lines come to, each answer paid once, and what is paid twice."""
    lifetime, seen, doubled = 0, set(), []
    for record in records:
        if record["kind"] == "answered":
            key = (record["mode"], record.get("session", record["date"]), record["index"])
            if key in seen:
                doubled.append(key)
            else:
                lifetime += record["xp"] + record["bonus"]
            seen.add(key)
        elif record["kind"] == "reset":
            lifetime = 0
            if record["all"]:
                seen = set()
        elif record["kind"] == "restored":
            lifetime = record["state"]["profile"]["lifetimeXP"]
    return lifetime, doubled


class Course:
    """A session as it goes undisturbed: the states it passes through, and its last words."""

    def __init__(self, session, template, scratch):
        self.session, self.template = session, template
        self.old_paid = sum(1 for record in template.records()[0] if record["kind"] == "answered")
        self.lifetime = fold(template.records()[0])[0]
        self.states = [(0, state(template.copy(scratch)))]
        for count in range(0 if session.answers else 1, max(session.answers, 1) + 1):
            home = template.copy(scratch)
            done = home.run(*session.words, text=session.text(count))
            expected = session.exit if count == max(session.answers, 1) else 3
            require(done.returncode == expected, f"undisturbed: {done.returncode} {done.stderr}")
            self.states.append((count, state(home)))
        self.final = self.states[-1][1]

    def place(self, home, confirmed):
        """Which state a home is in: as far as was confirmed, or one step further."""
        found = state(home)
        for count, known in reversed(self.states):
            if count in (confirmed, confirmed + 1) and found == known:
                return count
        nearest = [count for count, known in self.states if known == found]
        raise Loss(f"{confirmed} confirmed, and the state is "
                   + (f"that after {nearest}" if nearest else f"none there is: {found}"))


def check_files(course, home, output, allow_torn):
    """The journal and the card as Python reads them, and all that the screen promised.

    `allow_torn` is how many torn lines the fault may have left."""
    session = course.session
    records, damaged, torn = home.records()
    require(damaged <= session.damaged + allow_torn, f"{damaged} damaged lines in the journal")
    require(torn <= (session.damaged > 0) + allow_torn, "a torn line in the journal")
    require(fold(records)[1] == [], f"answers twice: {fold(records)[1]}")
    if not session.card_is_junk:
        home.read_card()
    if session.holds:
        problem = session.holds(home)
        require(problem is None, problem)
    told = [int(number.replace(",", "")) for number in RIGHT.findall(output)]
    kept = [record["xp"] for record in records if record["kind"] == "answered"]
    if told:
        require(kept[course.old_paid:][:len(told)] == told,
                f"told {told}, kept {kept[course.old_paid:]}")
    lifetimes = {backup["state"]["profile"]["lifetimeXP"] for backup in home.backups().values()}
    if session.words[0] == "reset":
        require(fold(records)[0] == course.lifetime or course.lifetime in lifetimes,
                "neither the journal nor a backup holds the XP")


def check(course, home, output, allow_torn=0):
    """Checks all of a home that something was done to, and plays on in it."""
    confirmed = course.session.confirmed(output)
    check_files(course, home, output, allow_torn)
    place = course.place(home, confirmed)
    finish(course, home, place)
    found, final = state(home), dict(course.final)
    if course.session.is_practice:  # going on draws other questions, of which others are due
        found["due"] = final["due"] = None
    require(found == final, f"finished, and the state is {found}, not {final}")
    check_after_write(course, home, allow_torn)


def finish(course, home, place):
    """Plays the session to its end, as a player would who starts the program again."""
    session, words = course.session, course.session.words
    if session.is_practice:
        if place == session.answers:
            return
        words = ("practice", "t", "--count", str(session.answers - place))
    elif words[0] == "restore":
        whole = [path.stem for path, backup in home.backups().items() if "journals" in backup]
        words += (whole[0],)
    done = home.run(*words, text=session.text(session.answers))
    require(done.returncode == session.exit,
            f"finishing ends with {done.returncode}: {done.stderr.decode()}")
    if words[0] == "reset":
        check_undoing(course, home)


def check_undoing(course, home):
    """A reset can be undone with what it left."""
    whole = [path.stem for path, backup in home.backups().items()
             if backup["state"]["profile"]["lifetimeXP"] == course.lifetime]
    require(whole, "no backup holds the XP")
    copy = home.copy(f"{home.folder}-undone")
    done = copy.run("restore", "--yes", whole[0])
    require(done.returncode == 0, f"restore: {done.stderr.decode()}")
    require(state(copy) == course.states[0][1], "the backup restores something else")


def check_after_write(course, home, allow_torn):
    """One more write leaves whole lines, a card that agrees with them, and nothing half-written."""
    done = home.run("nickname", "Probe")
    require(done.returncode == 0 and done.stderr == b"",
            f"the next write ends with {done.returncode}: {done.stderr.decode()}")
    records, damaged, torn = home.records()
    require(damaged <= course.session.damaged + allow_torn and torn == 0,
            f"{damaged} damaged and {torn} torn lines after one more write")
    require(home.temporary_files() == [], f"left behind: {home.temporary_files()}")
    lifetime = fold(records)[0]
    card = home.read_card()
    require(card["lifetimeExp"] == lifetime,
            f"the card has {card['lifetimeExp']} XP, the journal {lifetime}")
    require(course.final["lifetimeXP"] == lifetime, f"the journal comes to {lifetime} XP")
    require(card["nickname"] == "Probe", "the card does not tell of the last write")
    if course.session.holds:
        require(course.session.holds(home) is None, "what had to be kept is gone")


def check_ending(course, done, fault, home):
    """How a run with a failed call ended: as ever, or with one sentence that names a path and 74."""
    output, errors = done.stdout.decode(), done.stderr.decode()
    code = done.returncode
    require(code not in TRAPS | SIGNALS_OF_TRAPS, f"a trap: {code}\n{errors}")
    if "Nothing can be saved" in errors:
        require(state(home) == course.states[0][1], "said to be unsaved, and saved")
        return ""
    if code == course.session.exit:
        require(state(home) == course.final or fault.may_stay_old,
                f"ends with {code}, and the state is {state(home)}; {errors}")
    elif not (code == 3 and fault.is_of_input):  # where nobody can type any more, it pauses
        allowed = {74} | ({66} if fault.is_of_bank else set())
        require(code in allowed, f"ends with {code}: {errors}")
        last = errors.splitlines()[-1:] or [""]
        sentences = [line for line in errors.splitlines() if line.startswith("rankup: ")]
        require(sentences == last or fault.is_of_errors, f"not one sentence: {errors!r}")
        require("/" in errors or fault.is_of_errors, f"no path: {errors!r}")
        if not fault.is_of_stream:  # on a screen that takes nothing an answer is saved, not told
            told = course.session.confirmed(output)
            require(state(home) in [known for count, known in course.states if count == told],
                    f"said to have failed, and the state is {state(home)}")
    if fault.is_interruption:
        require(code == course.session.exit and "rankup: " not in errors,
                f"interrupted: {code} {errors}")
    return output
