# SPDX-License-Identifier: GPL-2.0-or-later
"""Changes from the files in docs/changes: ``python resources/release/changelog.py [VERSION]``.

Without VERSION it is shown. With it, it becomes the section of that version in CHANGELOG.md, and the files are gone.
Where that version has its section already and is not tagged yet, changes that came since then join it by kind, and the
section gets the day of today. The first release has notes that a person has written, and nobody knew the faults that
were mended before it: its changes join docs/history.md instead, and the person is asked to look at the notes again.
"""

import re
import subprocess
import sys
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
OF_HISTORY = "## Last changes before {}\n"
HEADING = re.compile(r"^## \[([^\]]+)\] - \d{4}-\d\d-\d\d$", re.MULTILINE)


def main(version=None, root=ROOT, today=None):
    """Show or write; returns what there is to say. Raises ValueError where VERSION is released already."""
    if version is None:
        return _towncrier(root, "--draft", "--version", "next")
    today = today or date.today().isoformat()
    versions = HEADING.findall((root / "CHANGELOG.md").read_text(encoding="utf-8"))
    if version not in versions:
        return _towncrier(root, "--yes", "--version", version, "--date", today)
    if _is_tagged(root, version):
        raise ValueError(f"RELEASE: {version} is released already, as the tag v{version} says; give a higher number.")
    return _join(root, version, today, first=version == versions[-1])


def _join(root, version, today, first):
    changes = by_kind(_towncrier(root, "--draft", "--version", version))
    _replace(root / "CHANGELOG.md", rf"^## \[{re.escape(version)}\] - .+$", f"## [{version}] - {today}")
    _replace(root / "CITATION.cff", r"^date-released: .+$", f"date-released: {today}")
    target = root / ("docs/history.md" if first else "CHANGELOG.md")
    heading = OF_HISTORY.format(version) if first else f"## [{version}] - {today}\n"
    target.write_text(joined(target.read_text(encoding="utf-8"), heading, changes), encoding="utf-8")
    for path in (root / "docs" / "changes").glob("*.md"):
        if path.name != "README.md":
            path.unlink()
    count = sum(text.count("\n- ") + 1 for text in changes.values())
    said = f"{version} is of {today}; {count} changes have joined {target.relative_to(root)}."
    return said + (" Read its notes in CHANGELOG.md: do they tell what a user gains by them?" if first else "")


def by_kind(section):
    """{kind: its list} of a section as towncrier writes it: {'Added': '- One.\\n- Two.', ...}."""
    parts = re.split(r"^### (.+)\n", section, flags=re.MULTILINE)
    return {kind: text.strip() for kind, text in zip(parts[1::2], parts[2::2])}


def joined(text, heading, changes):
    """The text with the changes in the section below the heading; where it is not yet, it is made above all others."""
    if heading not in text:
        start = text.index("## ")
        text = f"{text[:start]}{heading}\n{text[start:]}"
    before, rest = text.split(heading, 1)
    end = re.search(r"^## |\Z", rest, re.MULTILINE).start()
    section = by_kind(rest[:end])
    for kind, items in changes.items():
        section[kind] = f"{items}\n{section[kind]}" if kind in section else items
    body = "".join(f"### {kind}\n\n{items}\n\n" for kind, items in section.items())
    return f"{before}{heading}\n{body}{rest[end:]}"


def _replace(path, pattern, line):
    text, count = re.subn(pattern, line, path.read_text(encoding="utf-8"), count=1, flags=re.MULTILINE)
    if count != 1:
        raise ValueError(f"{path.name}: no line is like {pattern}")
    path.write_text(text, encoding="utf-8")


def _is_tagged(root, version):
    command = ["git", "tag", "--list", f"v{version}"]
    return bool(subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip())


def _towncrier(root, *options):
    command = [sys.executable, "-m", "towncrier", "build", "--dir", str(root), *options]
    return subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    try:
        print(main(*sys.argv[1:2]))
    except ValueError as error:
        sys.exit(str(error))
