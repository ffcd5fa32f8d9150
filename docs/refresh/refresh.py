# SPDX-License-Identifier: GPL-2.0-or-later
"""Make again what is older than the results of the engine: pictures, the example, pages and tables.

    python docs/refresh/refresh.py               all that is old, but for what takes long
    python docs/refresh/refresh.py NAME ...      these, whatever their age
    python docs/refresh/refresh.py --list        what there is, and why it is old
    python docs/refresh/refresh.py --record NAME ...   put on record what its script has made just now by hand

Ends with 1 where something old could not be made, and says what it needs. May be stopped and begun again: what is made
is on record.
"""

import argparse
import importlib.util
import shutil
import subprocess
import sys
import time

from talus.docs.refresh import engine_state, record
from talus.docs.refresh.things import BROWSER, DATA, POPPLER, QGIS, ROOT, SCREEN, THINGS

OLD = "old things"  # name of the property under which a test hands what is old to the summary of all tests
HOW_TO_GET = {
    DATA: "field data and terrain in ../shared/data; tests/real_data.py says where they are from",
    QGIS: "make setup",
    SCREEN: "apt install xvfb",
    BROWSER: "apt install chromium",
    POPPLER: "apt install poppler-utils",
}


def is_there(need):
    """Can what a thing needs be had here?"""
    return {
        DATA: lambda: (ROOT.parent / "shared" / "data").is_dir(),
        QGIS: lambda: importlib.util.find_spec("qgis") is not None,
        SCREEN: lambda: shutil.which("Xvfb") is not None,
        BROWSER: lambda: any(map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
        POPPLER: lambda: shutil.which("pdftoppm") is not None,
    }[need]()


def renew(thing, known, run=subprocess.run, root=ROOT, path=record.RECORD):
    """Make a thing and put it on record. Raises subprocess.CalledProcessError where one of its scripts fails."""
    for command in thing.commands:
        run([sys.executable, *command], cwd=root, check=True)
    for made, place in thing.copies.items():
        shutil.copyfile(root / made, root / place)
    record.write(thing, known, path, root)


def old_things(known, with_long=False):
    """Name -> why, of all things that are old."""
    records = record.read()
    return _with_reason(lambda thing: record.why_old(thing, records, known), with_long)


def not_as_made():
    """Name -> why, of all things on record that are not what their scripts made, whatever the engine gives today."""
    records = record.read()
    return _with_reason(lambda thing: record.why_not_as_made(thing, records), with_long=False)


def _with_reason(why, with_long):
    reasons = {name: why(thing) for name, thing in THINGS.items() if with_long or not thing.is_long}
    return {name: reason for name, reason in reasons.items() if reason}


def told(old):
    """Lines that name what is old, why, and the command that makes it again."""
    lines = [f"  {name}: {', '.join(THINGS[name].all_files()[:3])} ...: {why}" for name, why in old.items()]
    return "\n".join(
        [*lines, f'Make it anew with: make refresh (all) or make refresh ONLY="{" ".join(old)}"'] if old else []
    )


def tell(known):
    """A line for each thing."""
    old = old_things(known, with_long=True)
    for name, thing in THINGS.items():
        takes = " (takes long: only when named)" if thing.is_long else ""
        print(f"{name:18} {'OLD: ' + old[name] if name in old else 'of today'}{takes}")


def renew_all(names, known):
    """Make these things; returns those that could not be made."""
    failed = {}
    for name in names:
        thing = THINGS[name]
        missing = [need for need in thing.needs if not is_there(need)]
        if missing:
            failed[name] = "needs " + "; ".join(f"{need} ({HOW_TO_GET[need]})" for need in missing)
            continue
        print(f"== {name}", flush=True)
        start = time.monotonic()
        try:
            renew(thing, known)
        except (subprocess.CalledProcessError, OSError, ValueError) as error:
            failed[name] = str(error)
            continue
        print(f"== {name}: {time.monotonic() - start:.0f} s", flush=True)
    return failed


def main():
    """See the top of the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(THINGS)}")
    parser.add_argument("--list", action="store_true", help="make nothing")
    parser.add_argument("--record", action="store_true", help="make nothing, put on record what is there")
    options = parser.parse_args()
    unknown = sorted(set(options.names) - set(THINGS))
    if unknown or (options.record and not options.names):
        parser.error(f"no such thing: {', '.join(unknown)}" if unknown else "--record needs the names of things")
    known = engine_state.parts()
    if options.list:
        tell(known)
        return 0
    if options.record:
        for name in options.names:
            record.write(THINGS[name], known)
        return 0
    names = options.names or list(old_things(known))
    failed = renew_all(names, known)
    print(f"{len(names) - len(failed)} made anew, {len(failed)} not." if names else "Nothing is old.")
    for name, reason in failed.items():
        print(f"{name}: {reason}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
