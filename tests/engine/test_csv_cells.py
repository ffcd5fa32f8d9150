# SPDX-License-Identifier: GPL-2.0-or-later
"""Texts in tables are texts to a spreadsheet, and come back as they were."""

import pytest

from talus.engine import ground_classes
from talus.engine.io.csv_cells import plain_cell, safe_cell


@pytest.mark.parametrize("text", ["=HYPERLINK(1)", "+1", "-cmd|' /C calc'!A0", "@SUM(1)", "\t=1", "\r=1"])
def test_text_that_reads_like_a_formula_gets_an_apostrophe(text):
    assert safe_cell(text) == "'" + text
    assert plain_cell(safe_cell(text)) == text


@pytest.mark.parametrize("value", ["", "rock", "'quoted'", "a=b", -1.5, 0, None])
def test_everything_else_is_left_alone(value):
    assert safe_cell(value) == value
    if isinstance(value, str):
        assert plain_cell(value) == value


def test_ground_classes_with_such_names_come_back(tmp_path):
    row = ground_classes.load()["hard"]._replace(name="=1+1", note="-x")
    ground_classes.write(tmp_path / "classes.csv", [row])
    assert ",".join(["'=1+1", repr(row.mu_min)]) in (tmp_path / "classes.csv").read_text(encoding="utf-8")
    assert ground_classes.read(tmp_path / "classes.csv") == {"=1+1": row}
