# SPDX-License-Identifier: GPL-2.0-or-later
"""Links between the pages lead somewhere, and files that they name exist."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
NAMED_FILE = re.compile(r"`([\w./-]+\.(?:csv|md|model3|png|py|svg|toml|txt))`")
HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)
# files of other projects that a page cites, and of users
OF_OTHERS = ("of_what.txt", "pzp/processing/domains.py", "report.study.toml", "study.toml")
SOURCE = re.compile(r'<img src="([^"]+)"')
OF_THE_ROOT = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "paper/paper.md")
PAGES = [*(ROOT / name for name in OF_THE_ROOT), *sorted((ROOT / "docs").rglob("*.md"))]


def anchors(page):
    """The anchors of a page's headings, as the usual viewers make them."""
    words = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in HEADING.findall(page.read_text(encoding="utf-8")))
    return {heading.strip().replace(" ", "-") for heading in words}


def broken_links(page):
    """The relative links of a page that lead to no file or to no heading of it."""
    text = page.read_text(encoding="utf-8")
    for link in [*LINK.findall(text), *SOURCE.findall(text)]:
        if link.startswith(("http://", "https://", "mailto:")):
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            yield link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_of_a_page_resolve(page):
    assert list(broken_links(page)) == []


def test_broken_links_are_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        '# A `b`, c\n[1](#a-b-c) [2](#d) [3](none.md) ![4](page.md#a-b-c) [5](https://none)\n<img src="no.gif">',
        "utf-8",
    )
    assert list(broken_links(page)) == ["#d", "none.md", "no.gif"]


def test_files_that_pages_name_exist():
    """By their path from the root or the end of it: `laws/newton.py` is engine/contact/laws/newton.py."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    try:
        names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("git cannot list the files: this is no checkout")
    ends = tuple("/" + name for name in names)
    missing = {
        (page.name, name)
        for page in PAGES
        for name in NAMED_FILE.findall(page.read_text(encoding="utf-8"))
        if name not in OF_OTHERS
        and "NAME" not in name
        and not name.startswith("build/")
        and not any(end.endswith("/" + name) for end in ends)
    }
    assert missing == set()
