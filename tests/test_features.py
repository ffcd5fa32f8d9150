# SPDX-License-Identifier: GPL-2.0-or-later
"""The features of the five sources: pages, list, marks and places of the code are held together.

Each row of the list has a test that bears a mark of it, or a reason why it is not done.
"""

import re

import pytest

from talus.docs.refresh import features
from talus.docs.refresh.blocks import read_block

ROWS, MARKS = features.features(), features.marks()
ROOT = features.ROOT
# Marked tests of these folders go through the doors of the product, which they start by name.
THROUGH_DOORS, BEHIND = ("tests/qgis/",), ("algorithms/", "engine/scene/")


@pytest.mark.parametrize("number", range(4), ids=["table", "not done", "in part", "mutants"])
def test_pages_are_what_the_script_writes(number):
    """Fixed by: .venv/bin/python docs/refresh/features.py"""
    page, name, text = features.blocks()[number]
    assert read_block(page, name) == text.strip()


def test_every_feature_is_named_once():
    keys = [row.key for row in ROWS]
    assert len(set(keys)) == len(keys)
    assert {row.work for row in ROWS} == set(features.WORKS)


def test_every_mark_is_of_a_row_and_every_row_names_marks_that_are_there():
    named = {(row.work, text) for row in ROWS for text in row.shown}
    assert {(mark.work, mark.feature) for mark in MARKS} == named


def test_every_feature_has_a_test_or_a_reason():
    """A row with a file has a mark; a row without one has no mark, and says why."""
    assert [row for row in ROWS if bool(row.where) != bool(row.shown)] == []
    assert [row for row in ROWS if not row.where and len(row.missing) < 20] == []


def test_files_of_the_features_exist_and_have_a_place():
    assert [row for row in ROWS if row.where and not (ROOT / row.where).is_file()] == []
    assert {features.place_of(row.where) for row in ROWS} == set(features.PLACES)


def test_counts_of_the_page_are_those_of_the_rows():
    """Counted again from the rows of the page by the column that has their file."""
    text = features.PAGE.read_text(encoding="utf-8")
    block = text[text.index("<!-- written: features -->") :]
    (total,) = re.findall(r"^\| all \| (.+) \|$", block, re.MULTILINE)
    rows = [line.split(" | ") for line in block.splitlines() if line.startswith("| ") and line.count(" | ") == 5]
    rows = [row for row in rows if row[0] not in ("| feature", "| ---")]
    filled = [sum(1 for row in rows if row[column].strip()) for column in (1, 2, 3)]
    missing = sum(1 for row in rows if not any(row[column].strip() for column in (1, 2, 3)))
    in_part = sum(1 for row in rows if row[4].startswith("in part: "))
    assert [int(number) for number in total.split(" | ")] == [len(rows), *filled, missing, in_part]


def test_a_marked_test_reaches_the_file_of_its_row():
    """One of them at least imports it, through whatever else."""
    files = {mark.test.split("::")[0] for mark in MARKS}
    reached = {file: features.reached([file]) for file in files}
    unreached = []
    for row in (row for row in ROWS if row.where.endswith(".py")):
        tests = {mark.test.split("::")[0] for mark in MARKS if mark.work == row.work and mark.feature in row.shown}
        through = row.where.startswith(BEHIND) and any(test.startswith(THROUGH_DOORS) for test in tests)
        if not through and not any(row.where in reached[test] for test in tests):
            unreached.append(row.key)
    assert unreached == []


def test_no_page_claims_more():
    """The counts are on the page that the script writes, and on no other; no page says that nothing is left."""
    pages = [ROOT / "README.md", *(path for path in (ROOT / "docs").rglob("*.md") if path != features.PAGE)]
    claims = re.compile(r"nothing stays unnamed|\d+ of them in Talus|all features of the (?:five )?(?:works|sources)")
    assert [path.name for path in pages if claims.search(path.read_text(encoding="utf-8"))] == []


def test_imports_are_followed_and_those_of_type_checkers_are_not():
    result = features.reached(["engine/slope_profiles/earlier_models.py"])
    assert "engine/slope_profiles/impact_models.py" in result
    assert "engine/hints.py" not in result
    assert features.place_of("engine/contact/laws/mdem.py") == features.PRODUCT  # loaded by its name
    assert features.place_of("engine/research/clumps.py") == features.RESEARCH
    assert not any(name.startswith("engine/research/") for name in features.product())
    assert "engine/motion/trace.py" in features.reached(["tests/verification/test_free_flight.py"])  # by a lazy name
    with pytest.raises(ValueError, match=r"made_up\.py: it is neither"):
        features.place_of("resources/made_up.py")


def test_marks_are_read_from_functions_and_wrong_ones_are_refused(tmp_path):
    path = tmp_path / "test_made.py"
    path.write_text('@pytest.mark.slow\n@pytest.mark.source("a", "b")\ndef test_c():\n    pass\n', encoding="utf-8")
    assert features.marks(tmp_path, tmp_path) == [("a", "b", "test_made.py::test_c")]
    path.write_text('@pytest.mark.source("a")\ndef test_c():\n    pass\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r'test_made.py::test_c: give a mark as pytest.mark.source\("work"'):
        features.marks(tmp_path, tmp_path)
