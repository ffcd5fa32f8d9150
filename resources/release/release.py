# SPDX-License-Identifier: GPL-2.0-or-later
"""Everything of a release: ``python resources/release/release.py FOLDER``.

FOLDER gets the archive of the plugin, the wheel, SHA256SUMS and NOTES.md, the section of this version in CHANGELOG.md.
Archive and wheel are made twice, the second time from another folder at another time, and must be the same bytes.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from talus.docs.refresh import engine_state, refresh
from talus.resources.release import addresses
from talus.resources.release.make_zip import ROOT, emptied, make_zip, version

NOON = 12 * 3600  # s; the wheel's files are of noon of the day of the release


def make_release(folder):
    """Write it; returns the files.

    Raises RuntimeError where something that ships is older than the results of the engine, two builds differ, the
    changelog lacks the version, or changes are not in it yet.
    """
    refuse_old_things(engine_state.parts())
    refuse_changes_without_section()
    folder = emptied(folder)
    (folder / "NOTES.md").write_text(notes(version()), encoding="utf-8")
    files = [make_zip(folder), make_wheel(folder)]
    with tempfile.TemporaryDirectory() as again:
        for first, second in zip(files, (make_zip(again), make_wheel(again))):
            if first.read_bytes() != second.read_bytes():
                raise RuntimeError(
                    f"{first.name} is not the same when it is built again: look for times and places in it."
                )
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (folder / "SHA256SUMS").write_text(sums, encoding="utf-8")
    return [*files, folder / "SHA256SUMS", folder / "NOTES.md"]


def refuse_old_things(known):
    """Raises RuntimeError that names what is older than the results of the engine; ``known``: engine_state.parts()."""
    old = refresh.old_things(known)
    if old:
        raise RuntimeError(f"There is no release while these are older than the engine's results:\n{refresh.told(old)}")


def refuse_changes_without_section(folder=ROOT / "docs" / "changes"):
    """Raises RuntimeError that names the changes which are not in CHANGELOG.md yet."""
    names = sorted(path.name for path in folder.glob("*.md") if path.name != "README.md")
    if names:
        raise RuntimeError(
            f"Not in CHANGELOG.md yet: {', '.join(names)} in docs/changes. Run: make changelog RELEASE={version()}"
        )


def notes(of):
    """Section of CHANGELOG.md on a version, without its heading."""
    return _section(of)[2].strip() + "\n"


def epoch(of):
    """Seconds since 1970 of the day of a release, as SOURCE_DATE_EPOCH."""
    from datetime import date

    return (date.fromisoformat(_section(of)[1]) - date(1970, 1, 1)).days * 86400 + NOON


def _section(of):
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for heading in re.finditer(
        r"^## \[([^\]]+)\] - (\d{4}-\d\d-\d\d)\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL
    ):
        if heading[1] == of:
            return heading.groups()
    raise RuntimeError(f"CHANGELOG.md has no section '## [{of}] - YEAR-MONTH-DAY'.")


def make_wheel(folder):
    """The wheel of the sources as git knows them, from a copy of its own; returns its path."""
    folder = Path(folder).resolve()
    with tempfile.TemporaryDirectory() as place:
        source = Path(place) / "source"
        _copy_sources(source)
        environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch(version())), "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(folder), "./source"]
        done = subprocess.run(command, cwd=place, env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"The wheel could not be built: {done.stderr[-2000:]}")
    (wheel,) = folder.glob("*.whl")
    return wheel


def _copy_sources(target):
    """Copy the files that git tracks or would track, with the same rights whatever those here are."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            place = target / name
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, place)
            place.chmod(0o644)


def main(folder):
    """Make it and say what was made, and loudly whether the owner's addresses are placeholders."""
    try:
        files = make_release(folder)
    except RuntimeError as error:
        sys.exit(str(error))
    for file in files:
        print(f"{file}: {file.stat().st_size / 1e6:.3f} MB")
    print("Built twice, the same bytes.")
    print(addresses.warning(addresses.read()), end="", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/release")
