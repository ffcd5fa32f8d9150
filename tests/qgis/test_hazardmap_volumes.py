# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap by rules whose intensity is the volume of the block, as MEZAP is said to have it."""

import re

import numpy as np
import pytest

from talus.tests.qgis import test_hazardmap, test_hazardmap_frequency, test_hazardmap_rules
from talus.tests.qgis.test_hazardmap_frequency import HIT, with_rows

raster, hazardmap, refusal = (getattr(test_hazardmap, name) for name in ("raster", "hazardmap", "refusal"))
example, objects = test_hazardmap_frequency.example, test_hazardmap_frequency.objects
rules_file, halves = test_hazardmap_rules.rules_file, test_hazardmap_rules.halves
BOUNDS = [0.3, 1.0, 3.0]  # m3, made up: ends of the classes of the worked example
LEVELS = ["faible", "moyen", "fort", "très fort"]
FIELDS = {f"intensity {k}": [level] * 3 for k, level in enumerate(LEVELS, 1)}


@pytest.fixture
def french(rules_file):
    """The French rules, with made-up numbers for what they leave open."""
    return rules_file("fr", {"intensity.bounds": BOUNDS, "occurrence.bounds": [30, 100, 300], "beyond": "",
                             "fields": FIELDS})  # fmt: skip


@pytest.mark.parametrize(("volume", "level"), [(0.2, 1), (0.3, 1), (0.31, 2), (2.0, 3), (50.0, 4)])
def test_a_scenario_has_the_intensity_of_its_blocks_whatever_their_energy(hazardmap, halves, cells, french, volume,
                                                                          level):  # fmt: skip
    result = cells(hazardmap(**halves, RULES_FILE=french, BLOCK_VOLUMES=f"{volume}")["HAZARD"])
    assert set(result[5:25, 5:25].ravel()) == {level} and np.count_nonzero(result) == 400


def test_the_largest_block_that_comes_often_enough_counts(hazardmap, halves, raster, cells, french):
    """0.5 m3 every 10 years everywhere, 5 m3 every 500 years in one half alone, which is beyond the rules."""
    passages = np.zeros((30, 30))
    passages[5:25, 5:15] = 1.0
    both = {"ENERGY": halves["ENERGY"] * 2, "PASSAGES": [*halves["PASSAGES"], raster("rare", passages)]}
    for period, level in ((500, 2), (250, 4)):
        scenarios = {**both, "SCENARIOS": [10, 10, 1, 10, period, 1]}
        result = cells(hazardmap(**scenarios, RULES_FILE=french, BLOCK_VOLUMES="0.5 5")["HAZARD"])
        assert (set(result[5:25, 5:15].ravel()), set(result[5:25, 15:25].ravel())) == ({level}, {2})


def test_frequencies_are_those_of_all_passages_of_blocks_that_large(hazardmap, example, cells, french):
    """Worked example: blocks above 1 m3 pass 0.2 (0.129419 90 + 0.071341 120) / 1000 + 0.386370 (0.129419 50 +
    0.071341 70) / 1000 = 0.008471 times a year, every 118 years; above 0.3 m3 every 64, above 3 m3 every 275 years."""
    results = hazardmap(**example, RULES_FILE=french)
    by_period = {period: cells(results[f"INTENSITY_{period}"])[HIT] for period in (30, 100, 300)}
    assert by_period == {30: 0, 100: 2, 300: 4}
    assert cells(results["HAZARD"])[HIT] == 4


def test_report_by_volumes_has_the_return_periods_of_energies(hazardmap, example, objects, french, tmp_path):
    path = tmp_path / "report.html"
    hazardmap(**example, RULES_FILE=french, OBJECTS=objects["point"], REPORT=str(path))
    text = path.read_text(encoding="utf-8")
    assert "volume [m3]" in text and "more than 300 kJ" in text


@pytest.mark.parametrize("text", ["", "0.5 3", "-1", "large"])
def test_volumes_that_are_none_are_refused(refusal, halves, french, text):
    message = refusal(**halves, RULES_FILE=french, BLOCK_VOLUMES=text)
    assert re.search(r"BLOCK_VOLUMES.*a positive volume in m³ for each of the 1 scenarios", message, re.DOTALL)


def test_classes_that_have_no_intensity_of_their_own_are_refused(refusal, example, rules_file, french):
    across = rules_file("fr", {"intensity.bounds": [0.25, 1, 10], "occurrence.bounds": [30, 100, 300], "beyond": "",
                               "fields": FIELDS})  # fmt: skip
    assert re.search(r"from 0\.1 to 0\.3 m³, but these rules have an intensity bound at 0\.25 m³",
                     refusal(**example, RULES_FILE=across))  # fmt: skip
    unknown = with_rows(example, lower=(0, ""), upper=(0, ""), unit=(0, "1/year"), source=(0, "another"))
    assert re.search(r"but source .* has no size class", refusal(**unknown, RULES_FILE=french))
