# SPDX-License-Identifier: GPL-2.0-or-later
"""What changed since the last release: files in docs/changes, and the section that they make of CHANGELOG.md."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from talus.resources.release import release

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "changes"
KINDS = "results", "added", "changed", "fixed", "removed"


def test_every_change_has_a_kind_and_says_something():
    for path in FOLDER.iterdir():
        if path.name == "README.md":
            continue
        assert re.fullmatch(rf"[\w-]+\.({'|'.join(KINDS)})\.md", path.name), path.name
        assert path.read_text(encoding="utf-8").strip(), path.name


def test_readme_names_every_kind():
    text = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert [kind for kind in KINDS if f"NAME.{kind}.md" not in text] == []


def test_changes_become_the_section_of_a_release(tmp_path):
    """Above the section of the last one, with the heading that the release looks for; the files are gone."""
    pytest.importorskip("towncrier", reason="towncrier is not installed: make setup")
    for name in ("pyproject.toml", "CHANGELOG.md"):
        shutil.copy(ROOT / name, tmp_path)
    folder = tmp_path / "docs" / "changes"
    folder.mkdir(parents=True)
    for kind in KINDS:
        (folder / f"made-up.{kind}.md").write_text(f"What is {kind}.\n", encoding="utf-8")
    command = ["build", "--yes", "--version", "9.8.7", "--date", "2031-02-03", "--dir", str(tmp_path)]
    subprocess.run([sys.executable, "-m", "towncrier", *command], cwd=tmp_path, check=True, capture_output=True)
    text = (tmp_path / "CHANGELOG.md").read_text(encoding="utf-8")
    section, before = text.split("## [9.8.7] - 2031-02-03\n", 1)[1].split("\n## [", 1)
    assert re.findall(r"^### (.+)$", section, re.M) == ["Results change", "Added", "Changed", "Fixed", "Removed"]
    assert re.findall(r"^- What is (.+)\.$", section, re.M) == list(KINDS)
    assert before in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert not list(folder.glob("made-up*"))


def test_release_is_refused_while_changes_are_not_in_the_changelog(tmp_path):
    (tmp_path / "README.md").touch()
    release.refuse_changes_without_section(tmp_path)
    (tmp_path / "nets.fixed.md").touch()
    with pytest.raises(RuntimeError, match=r"nets\.fixed\.md .*make changelog RELEASE="):
        release.refuse_changes_without_section(tmp_path)
