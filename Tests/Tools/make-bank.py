#!/usr/bin/env python3
"""Writes a bank of many made-up questions of every type that is asked, the same for a seed.

    make-bank.py COUNT [--id ID] [--seed N] > bank.json
"""
import argparse
import json
import random

WORDS = """river granite orbit ledger copper harbour theorem lantern plateau enzyme meadow treaty
canvas prism glacier anthem quartz saddle tundra verb comet parish sonnet delta magnet orchard
cipher basalt tariff nectar fjord gallery isotope hamlet cantata meridian sulphur yeoman""".split()
DIFFICULTIES = ["easy", "medium", "hard", None]
TOPICS = [f"{field}/{part}" for field in ("Geography", "History", "Science", "Language", "Music")
          for part in ("General", "Origins", "People", "Numbers", "Terms", "Places")]


def words(numbers, low, high):
    return " ".join(numbers.choices(WORDS, k=numbers.randint(low, high)))


def choices(numbers, right_count):
    texts = [f"{word} {words(numbers, 0, 2)}".strip() for word in numbers.sample(WORDS, 4)]
    right = set(numbers.sample(range(4), right_count))
    return [{"text": text, "correct": True} if place in right else {"text": text}
            for place, text in enumerate(texts)]


def question(numbers, index):
    """One question; two in three are multiple-choice, as in most banks."""
    kind = numbers.choice(["multiple-choice"] * 6 + ["multiple-response", "true-false",
                                                     "short-answer", "numeric"])
    made = {"id": f"made-{index:06}", "type": kind,
            "prompt": f"Which {words(numbers, 5, 14)} is the {words(numbers, 1, 3)}?"}
    made["topic"] = numbers.choice(TOPICS)
    if difficulty := numbers.choice(DIFFICULTIES):
        made["difficulty"] = difficulty
    if kind == "multiple-choice":
        made["choices"] = choices(numbers, 1)
    elif kind == "multiple-response":
        made["choices"] = choices(numbers, numbers.randint(1, 3))
    elif kind == "true-false":
        made["answer"] = numbers.random() < 0.5
    elif kind == "short-answer":
        made["acceptedAnswers"] = numbers.sample(WORDS, 2)
    else:
        made["acceptedAnswers"] = [{"value": numbers.randint(1, 5000), "tolerance": 2}]
    if numbers.random() < 0.5:
        made["explanation"] = f"The {words(numbers, 8, 24)}."
    return made


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--id", default="made")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    numbers = random.Random(options.seed)
    head = {"format": "quizbank", "formatVersion": 1, "id": options.id, "title": "Made up",
            "language": "en"}
    print(json.dumps(head, indent=2)[:-2] + ',\n  "questions": [')
    for index in range(options.count):
        end = "," if index + 1 < options.count else ""
        print("    " + json.dumps(question(numbers, index)) + end)
    print("  ]\n}")


if __name__ == "__main__":
    main()
