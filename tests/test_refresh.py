# SPDX-License-Identifier: GPL-2.0-or-later
"""Shipped files that show results are of the engine of today; how that is known, and how they are made again."""

import json
import subprocess
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from talus.docs.refresh import blocks, engine_state, record, refresh
from talus.docs.refresh.things import NOTHING, ROOT, THINGS, Thing
from talus.resources.release import release
from talus.tests import conftest

FOLDERS = ("docs/images", "resources/help", "resources/example")
OF_EARLIER_VERSIONS = "changes"  # a folder: its pictures show what no script of today can make
KNOWN = {"key": "1", "other": "2"}


@pytest.fixture(scope="module")
def known():
    return engine_state.parts()


def test_everything_that_ships_is_what_its_script_made(record_property, known):
    """One command, which the message gives, repairs a failure here.

    What the engine has left behind is told below all tests (conftest.py), and refused by a release alone.
    """
    old = refresh.old_things(known)
    if old:
        record_property(refresh.OLD, refresh.told(old))
    changed = refresh.not_as_made()
    assert not changed, f"old:\n{refresh.told(changed)}"


def summary_of(reports):
    lines = []
    terminal = SimpleNamespace(stats={"passed": reports}, section=lines.append, line=lines.append)
    conftest.tell_old_things(terminal)
    return lines


def test_what_is_old_is_told_below_the_tests_and_only_then():
    messages = refresh.told({"heap": "the engine gives other results since"})
    report = SimpleNamespace(user_properties=[(refresh.OLD, messages)])
    title, *lines = summary_of([report])
    assert "old things" in title and "make release" in title
    assert lines[0].startswith("  heap: docs/images/heap.png ...: the engine gives other results")
    assert lines[1] == 'Make it anew with: make refresh (all) or make refresh ONLY="heap"'
    assert summary_of([SimpleNamespace(user_properties=[])]) == []


def test_release_is_refused_while_something_is_old(monkeypatch, known, tmp_path):
    fresh = {name: {"engine": engine_state.key_of(thing.parts, known), "files": record.contents(thing)}
             for name, thing in THINGS.items()}  # fmt: skip
    monkeypatch.setattr(record, "read", lambda: fresh)
    release.refuse_old_things(known)
    assert refresh.not_as_made() == {}
    with pytest.raises(RuntimeError, match=r"no release while.*\n  heap: docs/images/heap.png .*other results"):
        release.refuse_old_things({**known, "heap": "another"})
    assert refresh.not_as_made() == {}
    monkeypatch.setattr(engine_state, "parts", lambda: {**known, "heap": "another"})
    with pytest.raises(RuntimeError, match="no release while"):
        release.make_release(tmp_path / "release")
    assert not (tmp_path / "release").exists()


def test_every_picture_and_file_of_the_example_is_made_by_one_script():
    made = [name for thing in THINGS.values() for name in thing.all_files()]
    paths = (path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.is_file())
    there = {path.relative_to(ROOT).as_posix() for path in paths if path.parent.name != OF_EARLIER_VERSIONS}
    assert sorted(there - set(made)) == []
    assert len(made) == len(set(made))


def test_every_picture_of_the_docs_is_shown_on_a_page():
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    texts = "".join(path.read_text(encoding="utf-8") for path in pages)
    assert [path.name for path in (ROOT / "docs" / "images").iterdir() if path.name not in texts] == []


@pytest.mark.parametrize("thing", list(THINGS.values()), ids=list(THINGS))
def test_scripts_and_parts_of_a_thing_exist(thing, known):
    assert [command[0] for command in thing.commands if not (ROOT / command[0]).is_file()] == []
    assert set(thing.parts) <= set(known)
    assert all(isinstance(blocks.read_block(ROOT / page, name), str) for page, name in thing.blocks)


def test_every_script_that_draws_belongs_to_a_thing():
    named = {command[0] for thing in THINGS.values() for command in thing.commands}
    drawing = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "docs" / "figures").glob("*.py")
        if "save(figure" in path.read_text(encoding="utf-8") and path.name != "figure_style.py"
    }
    assert drawing <= named


def test_key_hangs_on_results_and_not_on_anything_else(known):
    thing = THINGS["heap"]
    key = engine_state.key_of(thing.parts, known)
    assert engine_state.key_of(thing.parts, {**known, "heap": "another"}) != key
    assert engine_state.key_of(thing.parts, {**known, "obstacles": "another"}) == key
    assert engine_state.key_of(reversed(thing.parts), known) == key


def test_numbers_of_the_ground_classes_are_part_of_it_and_their_notes_are_not(monkeypatch):
    from talus.engine.ground import classes

    before, table = engine_state.parts()["ground classes"], dict(classes.load())
    monkeypatch.setattr(classes, "load", lambda: {**table, "hard": table["hard"]._replace(note="other words")})
    assert engine_state.parts()["ground classes"] == before
    monkeypatch.setattr(classes, "load", lambda: {**table, "hard": table["hard"]._replace(mu_min=0.5501)})
    assert engine_state.parts()["ground classes"] != before


def test_pictures_of_plans_and_reports_hang_on_how_these_are_drawn(known, tmp_path):
    for pattern in engine_state.PAGES:
        assert list(ROOT.glob(pattern)), pattern
    page = tmp_path / "page.py"
    page.write_text("WIDTH = 1")
    before = engine_state.sources_of(["*.py"], tmp_path)
    page.write_text("WIDTH = 2")
    assert engine_state.sources_of(["*.py"], tmp_path) != before
    for name in ("first_study", "net_study"):
        parts = THINGS[name].parts
        changed = engine_state.key_of(parts, {**known, "plans and reports": "another"})
        assert changed != engine_state.key_of(parts, known)


@pytest.fixture
def made(tmp_path):
    """A thing in a repository of its own, made and on record: (thing, where the record is)."""
    thing = Thing("lines", (("script.py",),), ("key",), ("made.txt",), (("page.md", "table"),))
    (tmp_path / "made.txt").write_text("1\n")
    (tmp_path / "page.md").write_text("Words.\n\n<!-- written: table -->\n\n| 1 |\n\n<!-- /written: table -->\nMore.\n")
    record.write(thing, KNOWN, tmp_path / "record.json", tmp_path)
    return thing, tmp_path


def why(thing, folder, known=KNOWN):
    return record.why_old(thing, record.read(folder / "record.json"), known, folder)


def test_what_was_made_with_these_results_is_not_old(made):
    assert why(*made) is None


def test_what_was_made_with_other_results_is_old_and_says_so(made):
    assert "the engine gives other results" in why(*made, known={**KNOWN, "key": "3"})
    assert why(*made, known={**KNOWN, "other": "3"}) is None


def test_what_is_not_on_record_is_old(made):
    thing, folder = made
    assert "not on record" in why(replace(thing, name="another"), folder)


def test_what_was_changed_by_hand_is_named(made):
    thing, folder = made
    (folder / "made.txt").write_text("2\n")
    blocks.write_block(folder / "page.md", "table", "| 2 |")
    assert why(thing, folder) == "not as the script made it: made.txt, page.md#table"


def test_words_around_a_block_are_free(made):
    thing, folder = made
    page = folder / "page.md"
    page.write_text(page.read_text().replace("Words.", "Other words."))
    assert why(thing, folder) is None


def test_block_is_written_between_its_lines_and_nothing_else(made):
    page = made[1] / "page.md"
    blocks.write_block(page, "table", "\n| a |\n| b |\n")
    assert page.read_text() == "Words.\n\n<!-- written: table -->\n\n| a |\n| b |\n\n<!-- /written: table -->\nMore.\n"
    assert blocks.read_block(page, "table") == "| a |\n| b |"


@pytest.mark.parametrize("text", ["", "<!-- /written: x -->\n<!-- written: x -->", "<!-- written: x -->" * 2])
def test_page_without_its_block_is_refused_by_name(tmp_path, text):
    page = tmp_path / "page.md"
    page.write_text(text)
    with pytest.raises(ValueError, match=r"page\.md must have one line '<!-- written: x -->'"):
        blocks.read_block(page, "x")


def test_renewing_runs_the_scripts_copies_what_they_made_and_puts_it_on_record(tmp_path):
    (tmp_path / "script.py").write_text("import pathlib, sys\npathlib.Path('work.txt').write_text(sys.argv[1])\n")
    thing = Thing("copy", (("script.py", "new"),), NOTHING, copies={"work.txt": "kept.txt"})
    refresh.renew(thing, KNOWN, root=tmp_path, path=tmp_path / "record.json")
    assert (tmp_path / "kept.txt").read_text() == "new"
    assert why(thing, tmp_path) is None


def test_script_that_fails_leaves_the_record_as_it_is(made):
    thing, folder = made
    (folder / "script.py").write_text("raise SystemExit(3)\n")
    before = (folder / "record.json").read_text()
    with pytest.raises(subprocess.CalledProcessError):
        refresh.renew(thing, {**KNOWN, "key": "4"}, root=folder, path=folder / "record.json")
    assert (folder / "record.json").read_text() == before


def test_what_cannot_be_made_here_says_what_it_needs(monkeypatch):
    monkeypatch.setattr(refresh, "is_there", lambda need: False)
    failed = refresh.renew_all(["validation"], KNOWN)
    assert "../shared/data" in failed["validation"]


def test_wrong_name_is_refused_with_those_that_there_are(monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["refresh.py", "demmo"])
    with pytest.raises(SystemExit):
        refresh.main()
    assert "no such thing: demmo" in capsys.readouterr().err


def test_record_is_of_things_that_there_are():
    path = Path(record.RECORD)
    assert set(json.loads(path.read_text(encoding="utf-8"))) <= set(THINGS)
