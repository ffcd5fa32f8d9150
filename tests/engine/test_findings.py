# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings are plain data with stable codes, and results carry those that a reviewer would ask about."""

import json
import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.findings.finding import (
    DOUBTFUL,
    NOTE,
    REFUSED,
    UNSAFE,
    FindingError,
    Kind,
    has,
    refuse,
    worst_first,
    worst_of_each,
)
from talus.engine.findings.of_results import implausible

STEEP = Kind("slope-steep", UNSAFE, "The slope of {subject} is {value:.1f}°, above {limit:g}°.", "Use {other}.")
PLAIN = {"distance": 120.0, "reach_angle": 35.0, "velocity_max": 20.0, "height_max": 5.0,
         "energy_max": 1e6, "stop_reason": "rest"}  # fmt: skip


def test_a_kind_makes_findings_whose_texts_name_values_and_units():
    finding = STEEP.of("the dam", 46.25, 45, other="a net")
    assert finding[:5] == ("slope-steep", UNSAFE, "the dam", 46.25, 45.0)
    assert finding.sentence == "The slope of the dam is 46.2°, above 45°. Use a net."
    assert json.loads(json.dumps(finding.as_dict()))["limit"] == 45.0
    assert finding.template.text.format(**dict(finding.template.facts)) == finding.text


def test_findings_come_worst_first_and_each_once():
    kinds = [STEEP.of(name, 50.0, 45.0, severity, other="") for name, severity in (("a", NOTE), ("b", REFUSED))]
    assert [entry.subject for entry in worst_first([*kinds, *kinds])] == ["b", "a"]
    assert has(kinds, NOTE) and not has(kinds, DOUBTFUL)
    with pytest.raises(FindingError, match="The slope of b"):
        refuse(kinds)


def test_of_several_simulations_the_worst_of_each_code_is_told_with_its_name():
    kinds = [STEEP.of("a slope", value, 45.0, other="").at(name) for name, value in (("a", 50.0), ("b", 80.0))]
    milder = STEEP.of("a slope", 89.0, 45.0, DOUBTFUL, other="").at("c")
    (actual,) = worst_of_each([*kinds, milder, kinds[1]])
    assert actual.value == 80.0 and actual.text.startswith("b: The slope") and actual.template.where == "b"
    assert "where" not in actual.as_dict()


def codes_of(*changes):
    """Codes of findings of runs that are plausible but for these changes."""
    kinds = [("distance", float), ("reach_angle", float), ("velocity_max", float), ("height_max", float),
             ("energy_max", float), ("stop_reason", "U16")]  # fmt: skip
    runs = np.array([tuple({**PLAIN, **change}.values()) for change in changes], dtype=kinds)
    runs["reach_angle"] = np.radians(runs["reach_angle"])
    return {finding.code: finding for finding in implausible(runs)}


@pytest.mark.parametrize(("change", "code", "value", "words"), [
    ({"stop_reason": "left terrain"}, "left-terrain", 50.0, ("50.0 % of the runs left", "Extend the elevation model")),
    ({"reach_angle": 24.0}, "reach-angle-small", 24.0, ("24.0°, below 25°", "ground classes of the flat parts")),
    ({"velocity_max": 51.0}, "velocity-high", 51.0, ("51 m/s, above 50 m/s", "free falls from cliffs")),
    ({"energy_max": 51e6}, "energy-high", 51_000.0, ("5.1e+04 kJ, above 50000 kJ", "heights of the elevation model")),
    ({"height_max": 31.0}, "passing-height-high", 31.0, ("centre is 31 m, above 30 m", "possible below cliffs")),
])  # fmt: skip
def test_each_bound_of_a_reviewer_is_told_with_cause_and_remedy(change, code, value, words):
    """25 degrees, 50 m/s, 30 m, and any share off the terrain; nothing below."""
    codes = codes_of({}, change)
    assert list(codes) == [code]
    assert math.isclose(codes[code].value, value) and all(word in codes[code].sentence for word in words)


def test_what_is_plausible_is_not_told_of():
    assert codes_of({}, {"reach_angle": 25.1, "velocity_max": 49.9, "height_max": 29.9}) == {}


def test_reach_angles_count_only_of_rocks_that_went_far():
    """One that stopped after 10 m on 15 degrees is flat and no question, also where another went 120 m."""
    assert codes_of({}, {"distance": 10.0, "reach_angle": 15.0}) == {}


def test_a_result_has_the_findings_of_its_terrain_and_of_its_runs():
    terrain = Terrain(np.zeros((30, 30)), 1.0)
    terrain.findings = (STEEP.of("the terrain", 50.0, 45.0, other="another"),)
    rock = rock_library.rock("cube", volume=1.0, density=2700.0)
    release = Release((15.0, 15.0), height=80.0, runs=2)
    settings = Settings(max_time=2.0, air_density=0.0)
    result = simulate(terrain, Ground.of_class(terrain, "medium"), rock, release, settings)
    codes = [finding.code for finding in result.findings]
    assert codes[0] == "slope-steep"  # unsafe, before all doubtful ones
    assert {"passing-height-high", "still-moving"} <= set(codes)
