# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks down a profile and into a catchment have the findings of every simulation, in the words of profiles."""

from talus.engine import Ground, Release, Settings, rock_library, simulate
from talus.engine.ground.ground import class_parameters
from talus.engine.slope_profiles.catchment_chart import Case, chart_row
from talus.engine.slope_profiles.plausibility import of_cases, of_profile
from talus.engine.slope_profiles.slope_profile import profile, strip


def of_line(heights, releases):
    """Code -> Finding of rocks on a profile with a point every 50 m."""
    line = profile([50.0 * k for k in range(len(heights))], heights)
    terrain = strip(line, 1.0)
    settings = Settings(max_time=30.0, air_density=1.2, threads=1)
    result = simulate(terrain, Ground.of_class(terrain, "medium"), rock_library.rock("cube", 1.0), releases, settings)
    return {finding.code: finding for finding in of_profile(result)}


def test_rocks_that_leave_a_profile_are_told_in_its_words():
    result = of_line([80.0, 0.0], [Release((5.0, 0.0), 1.0, 4, velocity=(2.0, 0.0, 0.0))])
    assert result["left-terrain"].value == 100.0 and "Make the profile longer" in result["left-terrain"].sentence
    assert "stops-near-start" not in result


def test_rocks_that_stop_where_they_start_are_told():
    """On level ground none goes on."""
    result = of_line([0.0, 0.0], [Release((20.0, 0.0), 0.1, 4)])
    assert result["stops-near-start"].value == 100.0 and "left-terrain" not in result


def test_a_chart_tells_the_worst_of_all_cases_with_its_name():
    """A class of soil on faces of 76 and 90 degrees, and 20 rocks of which one decides the width of 95 %."""
    rocks, ground = [rock_library.rock("block", 0.1)], class_parameters("medium")
    settings = Settings(max_time=20.0, air_density=1.2, threads=1)
    rows = [chart_row(Case(12.0, slope, 0.25), rocks, 20, ground, settings) for slope in (0.0, 0.25, 1.0)]
    codes = [{finding.code for finding in row.findings} for row in rows]
    assert ["one-class-on-cliffs" in code for code in codes] == [True, True, False]
    assert not any("left-terrain" in code for code in codes)
    actual = {finding.code: finding for finding in of_cases((str(row.case.slope), row.findings) for row in rows)}
    assert actual["one-class-on-cliffs"].value == 90.0 and actual["one-class-on-cliffs"].text.startswith("0.0: ")
    assert actual["chart-few-rocks"].value <= 1.0
    rock = chart_row(Case(12.0, 0.0, 0.25), rocks, 20, class_parameters("extra_hard"), settings)
    assert "one-class-on-cliffs" not in {finding.code for finding in rock.findings}
