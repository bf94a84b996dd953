"""A player's folders: copied from a template, played in, and read with nothing but Python."""

import json
import os
import pathlib
import plistlib
import shutil
import subprocess
import time

# A zone in which it is about noon when this begins, so that no session sees a midnight.
ZONE = f"<noon>{time.gmtime().tm_hour - 12}"


class Home:
    """The folders of one player, all below one folder."""

    def __init__(self, folder, program):
        self.folder = pathlib.Path(folder)
        self.program = program
        self.environment = {"HOME": str(self.folder), "PATH": os.environ["PATH"],
                            "LANG": "C.UTF-8", "TZ": ZONE}
        self.data = self.folder / ".local/share/rankup"
        self.card = self.folder / ".config/rankup/preferences.plist"
        self.device = self.folder / ".local/state/rankup/device"

    def copy(self, folder):
        """The same home in another folder, which is made anew."""
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.folder, folder, symlinks=True)
        return Home(folder, self.program)

    def run(self, *words, text="", before=()):
        """Runs the program to its end; `before` are the words of a program that starts it."""
        return subprocess.run([*before, self.program, *words], env=self.environment,
                              input=text.encode(), capture_output=True, timeout=60)

    def journals(self):
        """The bytes of each journal by its name."""
        return {path.name: path.read_bytes()
                for path in sorted((self.data / "journal").glob("*.jsonl"))}

    def records(self):
        """Every line of all journals by instant, the number of damaged ones, and of torn ends."""
        records, damaged, torn = [], 0, 0
        for content in self.journals().values():
            *lines, rest = content.split(b"\n")
            torn += rest != b""
            for line in filter(None, lines):
                try:
                    records.append(json.loads(line))
                except ValueError:
                    damaged += 1
        return sorted(records, key=lambda record: record["at"]), damaged, torn

    def backups(self):
        """Every backup as its JSON, by the path it lies at."""
        return {path: json.loads(path.read_bytes())
                for path in sorted((self.data / "backups").glob("[!.]*.json"))}

    def read_card(self):
        """The card as Python reads it; None when there is none."""
        if not self.card.exists():
            return None
        return plistlib.loads(self.card.read_bytes())

    def temporary_files(self):
        """What half-written files lie anywhere in the home."""
        return sorted(str(path.relative_to(self.folder)) for path in self.folder.rglob("*.tmp"))


def first_base_folder():
    """Where homes are made: in memory where the system has such a place."""
    shared = pathlib.Path("/dev/shm")
    return shared if os.access(shared, os.W_OK) else None
