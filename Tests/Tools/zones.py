"""Compares the program's dates with `date` and with the C library in every zone there is.

Usage: zones.py PROGRAM [ZONE...]

PROGRAM is one that was not linked statically, since faketime works by preloading. In each zone of
zoneinfo (without `right/`), at instants around its changes nearest to 2026 and at fixed ones, the
quiz date must be what `date +%F` prints. Around changes, with days that start at several hours, the
"next quiz in" of a finished daily must be the first minute at which the wall clock has the next
date. Prints what differs and ends with 1 if anything does.
"""

import concurrent.futures
import datetime
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zoneinfo

PROGRAM = pathlib.Path(sys.argv[1]).resolve()
FIXED = [0, 1325239200, 1768087800, 2147483648, 4107542400]
HOURS = [0, 1, 2, 3, 4, 12, 23]
YEAR_2026 = 1767225600


def offset(zone, instant):
    return datetime.datetime.fromtimestamp(instant, zone).utcoffset()


def changes(name):
    """The instants of the changes of clocks in 2025 to 2027, to the second, and the last before."""
    zone = zoneinfo.ZoneInfo(name)
    step = 86_400
    found = []
    for start in range(YEAR_2026 - 365 * step, YEAR_2026 + 730 * step, step):
        if offset(zone, start) != offset(zone, start + step):
            low, high = start, start + step
            while high - low > 1:
                middle = (low + high) // 2
                if offset(zone, middle) == offset(zone, start):
                    low = middle
                else:
                    high = middle
            found.append(high)
    return found


def run(line, instant, zone, folder, text=""):
    environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", "TZ": zone,
                   "FAKETIME_FMT": "%s"}
    return subprocess.run(["faketime", "-f", str(instant), *line], env=environment, input=text,
                          text=True, capture_output=True, timeout=60)


def check_dates(name):
    """Returns the instants at which a zone's quiz date is not the date, as sentences."""
    wrong = []
    instants = FIXED + [instant for change in changes(name)[:2]
                        for instant in (change - 1, change, change + 1)]
    with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
        for instant in instants:
            date = run(["date", "+%F"], instant, name, folder).stdout.strip()
            shown = run([PROGRAM, "rank", "--json"], instant, name, folder)
            told = json.loads(shown.stdout)["daily"]["date"] if shown.returncode == 0 else shown.stderr
            if told != date or shown.stderr:
                wrong.append(f"{name} @{instant}: {told}, date says {date} {shown.stderr}")
    return len(instants), wrong


def quiz_date(instant, hour):
    local = time.localtime(instant)
    date = datetime.date(local.tm_year, local.tm_mon, local.tm_mday)
    return date - datetime.timedelta(days=1) if local.tm_hour < hour else date


def expected_minutes(instant, hour):
    today = quiz_date(instant, hour)
    return next(minutes for minutes in range(3 * 1440)
                if quiz_date(instant + 60 * minutes, hour) > today)


def told_minutes(page):
    found = re.search(r"comes in (?:(\d+) h ?)?(?:(\d+) min)?\.", page)
    if not found or not any(found.groups()):
        return None
    return 60 * int(found[1] or 0) + int(found[2] or 0)


# Zones where the clock is looked at around changes, with instants at which a day or a minute before
# midnight was left out or came twice.
WAITED = {
    "Africa/Cairo": [], "America/Havana": [], "America/New_York": [], "America/Nuuk": [],
    "America/Santiago": [], "America/St_Johns": [1162089060], "Antarctica/Troll": [],
    "Asia/Beirut": [], "Australia/Lord_Howe": [], "Europe/Paris": [], "Pacific/Apia": [1325239200],
    "Pacific/Chatham": [], "Pacific/Kwajalein": [745934400],
}


def check_waits(name):
    """Returns where the time to the next quiz is not that of the wall clock, as sentences."""
    os.environ["TZ"] = name
    time.tzset()
    wrong, count = [], 0
    instants = [change + distance for change in changes(name)[:2] + WAITED[name]
                for distance in (-90_000, -7_230, -30, 30, 3_600)]
    for hour in HOURS:
        for instant in instants:
            with tempfile.TemporaryDirectory(dir="/dev/shm") as folder:
                run([PROGRAM, "settings", "day-starts-at", str(hour)], instant, name, folder)
                page = run([PROGRAM, "daily"], instant, name, folder, text=":s\ns\n" * 20)
                told, expected = told_minutes(page.stdout), expected_minutes(instant, hour)
                count += 1
                if told != expected:
                    wrong.append(f"{name} @{instant}, days start at {hour}: told {told} min, "
                                 f"it is {expected}: {page.stdout[-200:]} {page.stderr}")
    return count, wrong


def main():
    if not shutil.which("faketime"):
        sys.exit("zones.py needs faketime: make setup-dev.")
    names = sys.argv[2:] or sorted(zoneinfo.available_timezones() - {"localtime"})
    wrong = []
    for title, check, zones in [("dates", check_dates, names),
                                ("waits", check_waits, [z for z in WAITED if z in names])]:
        with concurrent.futures.ProcessPoolExecutor(2) as pool:
            results = list(pool.map(check, zones))
        found = [sentence for _, sentences in results for sentence in sentences]
        print(f"{title}: {len(zones)} zones, {sum(count for count, _ in results):,} instants, "
              f"{len(found)} wrong", flush=True)
        wrong += found
    print(*wrong, sep="\n")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
