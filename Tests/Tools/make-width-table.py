#!/usr/bin/env python3
"""Writes Sources/Terminal/WidthTable.swift from the Unicode Character Database.

    make-width-table.py [--check] [FOLDER]

FOLDER holds the files of the database as Debian's package `unicode-data`
installs them. With --check nothing is written: exit 1 when the file in the
repository differs.
"""

import pathlib
import re
import sys

TARGET = pathlib.Path(__file__).resolve().parents[2] / "Sources/Terminal/WidthTable.swift"
LIMIT = 0x110000
ZERO, NARROW, WIDE, NARROW_EMOJI, WIDE_EMOJI = range(5)


def properties(path):
    """Yields (first, last, value) for each line of a UCD property file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        fields = line.split("#")[0].split(";")
        if len(fields) >= 2:
            ends = [int(end, 16) for end in fields[0].strip().split("..")]
            yield ends[0], ends[-1], fields[1].strip()


def categories(path):
    """Yields (first, last, general category) from UnicodeData.txt, ranges included."""
    first = None
    for line in path.read_text(encoding="utf-8").splitlines():
        code, name, category = line.split(";")[:3]
        if name.endswith(", First>"):
            first = int(code, 16)
        elif name.endswith(", Last>"):
            yield first, int(code, 16), category
        else:
            yield int(code, 16), int(code, 16), category


def classes(folder):
    """The class of every code point, as a list."""
    table = [NARROW] * LIMIT

    def put(first, last, value):
        table[first : last + 1] = [value] * (last + 1 - first)

    for first, last, value in properties(folder / "EastAsianWidth.txt"):
        if value in ("W", "F"):
            put(first, last, WIDE)
    assigned = list(categories(folder / "UnicodeData.txt"))
    known = {code for first, last, _ in assigned for code in range(first, last + 1)}
    for first, last, value in properties(folder / "emoji/emoji-data.txt"):
        for code in range(first, last + 1):
            if value == "Emoji" and table[code] == NARROW:
                table[code] = NARROW_EMOJI
            elif value == "Emoji_Presentation":
                table[code] = WIDE_EMOJI
            elif value == "Extended_Pictographic" and code not in known:
                table[code] = WIDE_EMOJI  # kept free for the emoji of later versions
    for first, last, value in assigned:
        if value in ("Mn", "Me", "Mc", "Cf", "Cc", "Zl", "Zp") and first != 0xAD:
            put(first, last, ZERO)
    for first, last, value in properties(folder / "PropList.txt"):
        if value == "Prepended_Concatenation_Mark":
            put(first, last, NARROW)  # format characters that show
    for first, last, value in properties(folder / "HangulSyllableType.txt"):
        if value in ("V", "T"):
            put(first, last, ZERO)
    return table


def source(folder):
    table = classes(folder)
    starts = [c for c in range(LIMIT) if c == 0 or table[c] != table[c - 1]]
    entries = [f"0x{code:X}{table[code]:X}," for code in starts]
    lines, line = [], "   "
    for entry in entries:
        if len(line) + 1 + len(entry) > 100:
            lines.append(line)
            line = "   "
        line += " " + entry
    lines.append(line)
    head = (folder / "EastAsianWidth.txt").read_text(encoding="utf-8")
    version = re.match(r"# EastAsianWidth-([0-9.]+)\.txt", head).group(1)
    return "\n".join(
        [
            f"// Written by Tests/Tools/make-width-table.py from Unicode {version}; not edited by hand.",
            "",
            "/// The cell width class of every code point, as runs in ascending order.",
            "enum WidthTable {",
            "  /// The version of the Unicode Character Database that the runs come from.",
            f'  static let unicodeVersion = "{version}"',
            "",
            "  /// One number a run: its first code point times 16, plus its class (`WidthClass`).",
            "  static let runs: [UInt32] = [",
            *lines,
            "  ]",
            "}",
            "",
        ]
    )


def main(arguments):
    check = "--check" in arguments
    folders = [argument for argument in arguments if argument != "--check"]
    text = source(pathlib.Path(folders[0] if folders else "/usr/share/unicode"))
    if not check:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.exit(f"{TARGET.name} is not what this script writes; run it without --check")


if __name__ == "__main__":
    main(sys.argv[1:])
