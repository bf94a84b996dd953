#!/usr/bin/env python3
"""Makes histories of answers and says what PyPI's fsrs 6 remembers after each answer.

Usage: reference.py COUNT

Prints a line for each of COUNT histories, the same in every run: the retention that is aimed at, and
for each answer, after a semicolon, its instant in milliseconds since 1970, its rating (1 again, 2
hard, 3 good), and then stability, difficulty and the instant at which the question is due again, with
commas between them. The tests read it: `make reference` for many histories, and
Tests/QuizCoreTests/Fixtures/memory.txt for the first few.
"""
import datetime
import random
import sys

from fsrs import Card, Rating, Scheduler

EPOCH = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
MILLISECOND = datetime.timedelta(milliseconds=1)
DAY = 86_400_000
FIRST, LAST = -20 * 365 * DAY, 150 * 365 * DAY  # 1950 to about 2120


def step(chance, until_due):
    """Milliseconds to the next answer, of every kind that may matter."""
    kind = chance.randrange(10)
    if kind == 0:
        return chance.randrange(0, 3_600_000)
    if kind == 1:
        return chance.randrange(0, DAY)
    if kind == 2:
        return chance.choice((1, 1, 2, 3, 10, 100)) * DAY + chance.choice((-1, 0, 1))
    if kind == 3:
        return -chance.choice((1, 1000, 3_600_000, DAY - 1, DAY, DAY + 1, chance.randrange(40 * DAY)))
    if kind == 4:
        return chance.randrange(365 * DAY, 9 * 365 * DAY)
    if kind in (5, 6):
        return until_due + chance.choice((-DAY, -1, 0, 1, DAY, chance.randrange(DAY)))
    return chance.randrange(0, 60 * DAY)


def history(seed):
    chance = random.Random(seed)
    retention = chance.randrange(70, 98) / 100
    scheduler = Scheduler(desired_retention=retention, learning_steps=(), relearning_steps=(),
                          enable_fuzzing=False)
    weights = chance.choice(((1, 1, 1), (1, 1, 8), (6, 1, 1), (0, 0, 1), (1, 0, 0)))
    card = Card(card_id=1)
    at = chance.randrange(0, 60 * 365 * DAY)
    answers = []
    for _ in range(chance.randrange(1, 25)):
        rating = chance.choices((Rating.Again, Rating.Hard, Rating.Good), weights)[0]
        card, _ = scheduler.review_card(card, rating, EPOCH + at * MILLISECOND)
        due = (card.due - EPOCH) // MILLISECOND
        answers.append(f"{at},{int(rating)},{card.stability!r},{card.difficulty!r},{due}")
        at = min(max(at + step(chance, due - at), FIRST), LAST)
    return ";".join([repr(retention)] + answers)


def main():
    for seed in range(int(sys.argv[1])):
        print(history(seed))


if __name__ == "__main__":
    main()
