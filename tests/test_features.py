# SPDX-License-Identifier: GPL-2.0-or-later
"""Nothing of a source stays unnamed: each feature has a test that bears its mark, or a reason why it is not done."""

import pytest

from talus.docs.refresh import features
from talus.docs.refresh.blocks import read_block

ROWS, MARKS = features.features(), features.marks()
ROOT = features.ROOT


def test_table_of_the_page_is_that_of_the_list_and_the_marks():
    """Mended by: .venv/bin/python docs/refresh/features.py"""
    assert read_block(features.PAGE, features.BLOCK) == features.table(ROWS, MARKS).strip()


def test_every_feature_is_named_once():
    keys = [row.key for row in ROWS]
    assert len(set(keys)) == len(keys)
    assert {row.work for row in ROWS} == set(features.WORKS)


def test_every_mark_names_a_feature_that_talus_has():
    known = {row.key for row in ROWS if row.where}
    assert [mark for mark in MARKS if (mark.work, mark.feature) not in known] == []


def test_every_feature_has_a_test_or_a_reason():
    """A row with a file has a test; a row without one has its line on the page of what is not done, and no other."""
    shown = {(mark.work, mark.feature) for mark in MARKS}
    assert [row for row in ROWS if row.where and row.key not in shown] == []
    named = {(features.short_name(row.work), row.section, row.feature) for row in ROWS if not row.where}
    assert named == set(features.not_done())
    assert all(len(reason) > 20 for reason in features.not_done().values())


def test_files_of_the_features_exist():
    assert [row for row in ROWS if row.where and not (ROOT / row.where).is_file()] == []


def test_marks_are_read_from_functions_and_wrong_ones_are_refused(tmp_path):
    path = tmp_path / "test_made.py"
    path.write_text('@pytest.mark.slow\n@pytest.mark.source("a", "b")\ndef test_c():\n    pass\n', encoding="utf-8")
    assert features.marks(tmp_path, tmp_path) == [("a", "b", "test_made.py::test_c")]
    path.write_text('@pytest.mark.source("a")\ndef test_c():\n    pass\n', encoding="utf-8")
    with pytest.raises(ValueError, match=r'test_made.py::test_c: give a mark as pytest.mark.source\("work"'):
        features.marks(tmp_path, tmp_path)


def test_reasons_are_read_from_the_tables_of_the_page(tmp_path):
    path = tmp_path / "page.md"
    path.write_text("## A\n\n| section | feature | why |\n| --- | --- | --- |\n| 1 | b | c |\n", encoding="utf-8")
    assert features.not_done(path) == {("A", "1", "b"): "c"}
