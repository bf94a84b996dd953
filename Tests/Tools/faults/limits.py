"""Plays sessions where files can't grow over a size, and where the disk is small."""

import shutil
import subprocess

from .breaking import Fault
from .checks import Loss, check, check_ending
from .home import Home

MOST_SIZES = 400
# Free pages of 4 KiB and free inodes of a small file system.
DISKS = [(pages, 100) for pages in range(13)] + [(100, inodes) for inodes in range(1, 13)]


def sizes(course, scratch, step):
    """The lengths that files are cut at: every few bytes up to the longest file that the session
    leaves, and each length that a file had before or has after, with one byte less and one more."""
    home = course.template.copy(scratch)
    home.run(*course.session.words, text=course.session.text(course.session.answers))
    lengths = {path.stat().st_size for folder in (home.folder, course.template.folder)
               for path in folder.rglob("*") if path.is_file() and "quizzes" not in path.parts}
    exact = {length + change for length in lengths for change in (-1, 0, 1) if length + change >= 0}
    step = max(step, max(lengths) // MOST_SIZES)
    return sorted(exact | set(range(0, max(lengths) + 2, step)))


def play_limited(course, size, scratch):
    """Plays a session where no file gets longer than a number of bytes."""
    home = course.template.copy(scratch)
    session = course.session
    done = home.run(*session.words, text=session.text(session.answers),
                    before=("prlimit", f"--fsize={size}:{size}"))
    settle(course, done, home)


def settle(course, done, home):
    """Checks how a session on a full disk ended, and goes on where there is room again."""
    limit = Fault("a limit", may_stay_old=course.session.words == ("rank",))
    output = check_ending(course, done, limit, home)
    try:
        check(course, home, output)
    except Loss as loss:
        raise Loss(f"{loss}\n    it said: {done.stderr.decode().strip()}") from None


def can_mount(folder):
    """Why no small file system can be mounted; None where it can."""
    folder.mkdir()
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=64k", "small", folder],
                          capture_output=True, text=True)
    if done.returncode != 0:
        return done.stderr.strip() or "mount fails"
    subprocess.run(["umount", folder], check=True)
    return None


def play_on_small_disk(course, pages, inodes, scratch):
    """Plays a session on a file system with so many free pages and inodes, and makes it larger
    before going on."""
    scratch.mkdir(exist_ok=True)
    whole = "size=16m,nr_inodes=1000,mode=755"
    subprocess.run(["mount", "-t", "tmpfs", "-o", whole, "small", scratch], check=True)
    home, kept = Home(scratch / "home", course.template.program), None
    try:
        course.template.copy(home.folder)
        used = int(subprocess.run(["df", "--output=used", "-B4096", scratch], check=True,
                                  capture_output=True, text=True).stdout.split()[1])
        files = int(subprocess.run(["df", "--output=iused", scratch], check=True,
                                   capture_output=True, text=True).stdout.split()[1])
        remount(scratch, f"size={(used + pages) * 4}k,nr_inodes={files + inodes}")
        session = course.session
        done = home.run(*session.words, text=session.text(session.answers))
        remount(scratch, whole)
        settle(course, done, home)
    except BaseException:
        kept = shutil.copytree(home.folder, f"{scratch}-disk", symlinks=True)
        raise
    finally:
        subprocess.run(["umount", scratch], check=True)
        if kept:
            shutil.move(kept, scratch / "home")


def remount(folder, options):
    subprocess.run(["mount", "-o", f"remount,{options}", folder], check=True, capture_output=True)
