"""Cuts the power after each call of a session, by way of a disk that forgets what was not synced."""

import os
import shutil

from .checks import Loss, check
from .disk import Disk, write_tree
from .home import Home

# What survives: entries of folders and bytes of files, each only where synced or all the same.
VARIANTS = [(entries, data) for entries in ("durable", "now")
            for data in ("durable", "half", "now")][:-1]


def cuts(course, calls, home):
    """Every different disk that a power cut could leave, with what the screen had said by then, and
    every breach of the order in which things must be synced."""
    disk, output, seen, found, breaches = Disk(course.template.folder), bytearray(), set(), [], []
    disk.folder = str(home.folder)
    for call in [None, *calls]:
        if call is not None:
            breaches += breaches_at(course, call, disk, home)
            if not disk.apply(call, output):
                continue
        for variant in VARIANTS:
            tree = disk.tree(*variant)
            key = (repr(tree), bytes(output))
            if key not in seen:
                seen.add(key)
                name = f"{call.name} {call.number} ({call.path})" if call else "the start"
                found.append((f"after {name}, entries {variant[0]}, data {variant[1]}", tree,
                              output.decode(errors="replace")))
    return found, breaches


def breaches_at(course, call, disk, home):
    """What is not on the disk, and should be, when a call is made."""
    where = f"at {call.name} {call.number}"
    if call.name.startswith("rename") and call.result >= 0:
        path = os.fsdecode(call.texts[0])
        node, _ = disk.look(path)
        is_cache = path.startswith(disk.folder + "/.cache")
        return [] if is_cache or node.is_synced else [f"{where}: {path} is not synced"]
    speaks = call.name == "write" and call.descriptor == 1
    unlocks = call.name == "close" and call.path.endswith("rankup/lock")
    if not speaks and not unlocks:
        return []
    return [f"{where}: {path} is not synced" for path in disk.unsynced()
            if not path.startswith("/.cache") and not is_new_lock(disk, path)]


def is_new_lock(disk, path):
    """Whether all that is not synced of a folder is the file of the lock, which may vanish."""
    node, _ = disk.look(disk.folder + path)
    if node.kind != "folder":
        return path.endswith("rankup/lock")
    differing = {name for name in node.now.keys() | node.durable.keys()
                 if node.now.get(name) is not node.durable.get(name)}
    return differing <= {"lock"} or path == "" and differing <= {".cache"}


def cut(course, tree, output, scratch):
    """Makes the disk that a power cut left and checks everything on it."""
    shutil.rmtree(scratch, ignore_errors=True)
    write_tree(tree, scratch)
    check(course, Home(scratch, course.template.program), output, allow_torn=1)


def report(course, calls, home, breaches):
    """Raises the first of the breaches; also when none would be seen though nothing is synced."""
    if breaches:
        raise Loss("\n    ".join(breaches[:5]))
    unsynced = [call for call in calls if call.name not in ("fsync", "fdatasync")]
    if len(unsynced) < len(calls) and not cuts(course, unsynced, home)[1]:
        raise Loss("the rules see nothing where nothing is synced")
