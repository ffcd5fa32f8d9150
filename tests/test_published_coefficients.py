# SPDX-License-Identifier: GPL-2.0-or-later
"""The page of published restitution and friction: whole, and numbers that can be such."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[1] / "docs" / "published_coefficients.md"
COLUMNS = ("source", "surface", "R_n", "R_t", "R_E", "R_TE", "R_kin", "μ", "rolling friction")


def rows():
    """Cells of the table by their column, one dictionary a row."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [dict(zip(COLUMNS, (cell.strip() for cell in line.strip("|").split("|")))) for line in lines[2:]]


@pytest.mark.source("ashayer_2007", "published restitution and friction")
def test_table_has_all_rows_and_each_says_something():
    """65 rows; l.2539-2615 of the thesis."""
    assert len(rows()) == 65
    assert all(row["source"] and row["surface"] and any(row[name] for name in COLUMNS[2:]) for row in rows())


@pytest.mark.source("ashayer_2007", "published restitution and friction")
def test_numbers_are_restitution_and_friction():
    """Restitution from 0 to 1, friction to 1.2; ranges rise."""
    for row in rows():
        for name in COLUMNS[2:]:
            text = re.sub(r"\([\d.]+ m³\)", "", row[name])
            numbers = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text.split(",")[0])]
            assert all(0.0 <= number <= (1.2 if name in COLUMNS[7:] else 1.0) for number in numbers), row
            assert numbers == sorted(numbers), row


def test_ground_classes_take_their_rolling_resistance_from_the_range_of_azzoni():
    """0.4 to 1.2, corners included. Rock has 0.3, between its published 0.40 and rolls on rock (docs/ground.md)."""
    from talus.engine import ground_classes

    azzoni = [row["rolling friction"] for row in rows() if "Azzoni" in row["source"]]
    numbers = [float(one) for text in azzoni for one in re.findall(r"\d\.\d+", re.sub(r"\([\d.]+ m³\)", "", text))]
    assert (min(numbers), max(numbers)) == (0.4, 1.2)
    classes = ground_classes.load()
    assert classes["extra_hard"].rolling_resistance == 0.3
    rolling = [one.rolling_resistance for one in classes.values() if one.scar_strength > 0.0]
    assert rolling and all(min(numbers) <= value <= max(numbers) for value in rolling)
