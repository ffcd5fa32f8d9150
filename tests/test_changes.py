# SPDX-License-Identifier: GPL-2.0-or-later
"""Changes since the last release: files in docs/changes, and the section that they make of CHANGELOG.md."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from talus.resources.release import changelog, release

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "changes"
HISTORY = "# Changes before\n\nWhat was written down.\n\n## In the beginning\n\n### Added\n\n- Something.\n"
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


@pytest.fixture
def house(tmp_path):
    """A copy of what a release writes into, under git, with a made-up change of every kind and no others."""
    pytest.importorskip("towncrier", reason="towncrier is not installed: make setup")
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    folder = tmp_path / "docs" / "changes"
    folder.mkdir(parents=True)
    for name in ("pyproject.toml", "CHANGELOG.md", "CITATION.cff", "docs/changes/README.md"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "docs" / "history.md").write_text(HISTORY, encoding="utf-8")
    subprocess.run(["git", "init", "--quiet", str(tmp_path)], check=True)
    write_changes(tmp_path)
    return tmp_path


def write_changes(house, word="is"):
    for kind in KINDS:
        (house / "docs" / "changes" / f"made-up.{kind}.md").write_text(f"What {word} {kind}.\n", encoding="utf-8")


def section_of(house, name, heading):
    """({kind: its lines}, the rest of the file) of a section."""
    before, after = (house / name).read_text(encoding="utf-8").split(f"{heading}\n", 1)
    section, rest = after.split("\n## ", 1)
    return {kind: text.split("\n") for kind, text in changelog.by_kind(section).items()}, before + "## " + rest


def test_changes_become_the_section_of_a_release(house):
    """Above the section of the last one, with the heading that the release looks for; the files are gone."""
    changelog.main("9.8.7", house, "2031-02-03")
    section, rest = section_of(house, "CHANGELOG.md", "## [9.8.7] - 2031-02-03")
    assert list(section) == ["Results change", "Added", "Changed", "Fixed", "Removed"]
    assert list(section.values()) == [[f"- What is {kind}."] for kind in KINDS]
    assert rest.split("\n## [", 1)[1] in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert [path.name for path in (house / "docs" / "changes").iterdir()] == ["README.md"]


def test_changes_before_the_tag_join_the_section_of_their_version(house):
    changelog.main("9.8.7", house, "2031-02-03")
    write_changes(house, word="came later and is")
    assert "5 changes have joined CHANGELOG.md" in changelog.main("9.8.7", house, "2031-02-05")
    section, rest = section_of(house, "CHANGELOG.md", "## [9.8.7] - 2031-02-05")
    assert section["Fixed"] == ["- What came later and is fixed.", "- What is fixed."]
    assert len(section) == len(KINDS) and "9.8.7" not in rest
    assert "date-released: 2031-02-05\n" in (house / "CITATION.cff").read_text(encoding="utf-8")


def test_changes_before_the_first_release_join_the_history(house):
    """Its notes are for those who never met the faults; they stay as a person has written them, of the day of today."""
    first = changelog.HEADING.findall((house / "CHANGELOG.md").read_text(encoding="utf-8"))[-1]
    notes = (house / "CHANGELOG.md").read_text(encoding="utf-8").split(f"## [{first}] - ", 1)[1][10:]
    for word in ("is", "came later and is"):
        write_changes(house, word)
        assert "Read its notes" in changelog.main(first, house, "2031-02-05")
    assert f"## [{first}] - 2031-02-05{notes}" in (house / "CHANGELOG.md").read_text(encoding="utf-8")
    section, rest = section_of(house, "docs/history.md", f"## Last changes before {first}")
    assert section["Added"] == ["- What came later and is added.", "- What is added."]
    assert rest == HISTORY
    assert [path.name for path in (house / "docs" / "changes").iterdir()] == ["README.md"]


def test_a_version_with_a_tag_gets_no_more_changes(house):
    first = changelog.HEADING.findall((house / "CHANGELOG.md").read_text(encoding="utf-8"))[-1]
    who = ["-c", "user.name=made up", "-c", "user.email=made-up@example.org"]
    subprocess.run(["git", *who, "commit", "--quiet", "--allow-empty", "--message", "x"], cwd=house, check=True)
    subprocess.run(["git", "tag", f"v{first}"], cwd=house, check=True)
    with pytest.raises(ValueError, match=rf"^RELEASE: {first} is released already.*give a higher number"):
        changelog.main(first, house)
    assert len(list((house / "docs" / "changes").glob("made-up*"))) == len(KINDS)


def test_release_is_refused_while_changes_are_not_in_the_changelog(tmp_path):
    (tmp_path / "README.md").touch()
    release.refuse_changes_without_section(tmp_path)
    (tmp_path / "nets.fixed.md").touch()
    with pytest.raises(RuntimeError, match=r"nets\.fixed\.md .*make changelog RELEASE="):
        release.refuse_changes_without_section(tmp_path)
