# SPDX-License-Identifier: GPL-2.0-or-later
"""The page of published restitution and friction: whole, and numbers that can be such."""

import math
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[1] / "docs" / "published_coefficients.md"
COLUMNS = ("source", "surface", "R_n", "R_t", "R_E", "R_TE", "R_kin", "μ", "rolling friction")


def rows():
    """Cells of the table by their column, one dictionary a row."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    return [dict(zip(COLUMNS, (cell.strip() for cell in line.strip("|").split("|")))) for line in lines[2:]]


def test_table_has_all_rows_and_each_says_something():
    """65 rows; l.2539-2615 of the thesis."""
    assert len(rows()) == 65
    assert all(row["source"] and row["surface"] and any(row[name] for name in COLUMNS[2:]) for row in rows())


def test_numbers_are_restitution_and_friction():
    """Restitution from 0 to 1, friction to 1.2; ranges rise."""
    for row in rows():
        for name in COLUMNS[2:]:
            text = re.sub(r"\([\d.]+ m³\)", "", row[name])
            numbers = [float(number) for number in re.findall(r"\d+(?:\.\d+)?", text.split(",")[0])]
            assert all(0.0 <= number <= (1.2 if name in COLUMNS[7:] else 1.0) for number in numbers), row
            assert numbers == sorted(numbers), row


@pytest.mark.source("ashayer_2007", "published restitution and friction")
def test_ground_classes_take_their_rolling_resistance_from_the_range_of_azzoni():
    """0.4 to 1.2, corners included. Rock has 0.3, between its published 0.40 and rolls on rock (docs/ground.md)."""
    from talus.engine import ground_classes

    azzoni = [row["rolling friction"] for row in rows() if "Azzoni" in row["source"]]
    numbers = [float(value) for text in azzoni for value in re.findall(r"\d\.\d+", re.sub(r"\([\d.]+ m³\)", "", text))]
    assert (min(numbers), max(numbers)) == (0.4, 1.2)
    classes = ground_classes.load()
    assert classes["extra_hard"].rolling_resistance == 0.3
    rolling = [entry.rolling_resistance for entry in classes.values() if entry.scar_strength > 0.0]
    assert rolling and all(min(numbers) <= value <= max(numbers) for value in rolling)


def friction_of(text, volume):
    """Lowest and highest of the published rolling friction for a volume in m3."""
    numbers = re.search(rf"([\d.]+)(?:-([\d.]+))? \({volume} m³\)", text)
    return float(numbers[1]), float(numbers[2] or numbers[1])


# surface of Azzoni et al. -> word of a map; best height in m where it is no multiple of the others
ROUGH = {
    "Rock (limestone)": ("smooth", 0.02), "Fine angular debris and earth (compacted)": ("uneven", 0.06),
    "Earth with grass and some vegetation": ("stones", 0.13),
    "Medium angular debris with angular rock fragments": ("small_blocks", 0.2),
    "Coarse angular debris with angular rock fragments": ("blocks", 0.4),
}  # fmt: skip


@pytest.mark.source("ashayer_2007", "published restitution and friction")
@pytest.mark.parametrize("surface", ROUGH)
def test_words_for_the_roughness_have_the_totals_of_azzoni(surface):
    """mu_0 + d / 2R with mu_0 = 0.40 and spheres of both volumes, within 0.05 of what was measured in situ."""
    from talus.engine.ground.surface_roughness import WORDS

    (text,) = (row["rolling friction"] for row in rows() if row["surface"] == surface and "Azzoni" in row["source"])
    word, best = ROUGH[surface]
    for height in (WORDS[word], best):
        for volume in (0.3, 1.2):
            radius = (3.0 * volume / (4.0 * math.pi)) ** (1.0 / 3.0)
            low, high = friction_of(text, volume)
            assert low - 0.05 <= 0.40 + height / (2.0 * radius) <= high + 0.05, (height, volume)


def test_page_of_the_surface_roughness_has_the_words_and_their_numbers():
    from talus.engine.ground.surface_roughness import WORDS

    page = PAGE.with_name("surface_roughness.md").read_text(encoding="utf-8")
    for word, height in WORDS.items():
        assert f"| {word.replace('_', ' ')} | {height:g} |" in page
    for height in (0.0, 0.05, 0.1, 0.2, 0.4):
        totals = [0.40 + height / (2.0 * (3.0 * volume / (4.0 * math.pi)) ** (1.0 / 3.0)) for volume in (0.3, 1.2)]
        assert re.search(rf"\| {height:g} \| [\d.-]+, {totals[0]:.2f} \| [\d.-]+, {totals[1]:.2f} \|", page), height
