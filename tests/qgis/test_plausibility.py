# SPDX-License-Identifier: GPL-2.0-or-later
"""What a reviewer of rockfall results would ask is said in log and report, each with a cause and a remedy."""

import math
from types import SimpleNamespace

import numpy as np
import pytest

PLAIN = {"distance": 120.0, "reach_angle": 35.0, "velocity_max": 20.0, "height_max": 5.0, "stop_reason": "rest"}


def texts_of(*changes):
    """What is said of runs that are plausible but for these changes."""
    from talus.algorithms.simulate.summary import implausible

    kinds = [("distance", float), ("reach_angle", float), ("velocity_max", float), ("height_max", float),
             ("stop_reason", "U16")]  # fmt: skip
    rows = [tuple({**PLAIN, **change}.values()) for change in changes]
    runs = np.array(rows, dtype=kinds)
    runs["reach_angle"] = np.radians(runs["reach_angle"])
    numbers = {
        "LEFT_TERRAIN_SHARE": float((runs["stop_reason"] == "left terrain").mean()),
        "VELOCITY_MAX_VALUE": runs["velocity_max"].max(), "HEIGHT_MAX_VALUE": runs["height_max"].max(),
        "RUNOUT_MAX": runs["distance"].max(), "REACH_ANGLE_MIN": math.degrees(runs["reach_angle"].min()),
    }  # fmt: skip
    return implausible(SimpleNamespace(runs=runs), numbers)


@pytest.mark.parametrize(("change", "words"), [
    ({"stop_reason": "left terrain"}, ("50.0 % of the runs left the terrain", "extend the elevation model")),
    ({"reach_angle": 24.0}, ("smallest reach angle is 24.0°, below 25°", "ground classes of the flat parts")),
    ({"velocity_max": 51.0}, ("largest velocity is 51 m/s, above 50 m/s", "free falls from cliffs")),
    ({"height_max": 31.0}, ("passing height of the centre is 31 m, above 30 m", "below cliffs that may be")),
])  # fmt: skip
def test_each_bound_of_a_reviewer_is_told_with_cause_and_remedy(qgis_app, change, words):
    """25 degrees, 50 m/s, 30 m, and any share off the terrain; nothing below."""
    (text,) = texts_of({}, change)
    assert all(word in text for word in words)


def test_what_is_plausible_is_not_told_of(qgis_app):
    assert texts_of({}, {"reach_angle": 25.1, "velocity_max": 49.9, "height_max": 29.9}) == []


def test_reach_angles_count_only_of_rocks_that_went_far(qgis_app):
    """One that stopped after 10 m on 15 degrees is flat and no question, also where another went 120 m."""
    assert texts_of({}, {"distance": 10.0, "reach_angle": 15.0}) == []


def test_log_and_report_of_a_run_say_it(simulate, recorder, tmp_path):
    """In free fall from 200 m: fast and high."""
    page = tmp_path / "report.html"
    simulate(HEIGHT=200.0, RUNS=2, GROUND_MODEL="as RAMMS 1", AIR_DENSITY=0.0, MAX_TIME=7.0, REPORT=str(page))
    report = page.read_text(encoding="utf-8")
    for words in ("The largest velocity is", "The largest passing height of the centre is"):
        (text,) = [one for one in recorder.warnings if one.startswith(words)]
        assert text in report
