# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of intervals of the rolling resistance: it fits the table of classes, and errors in it are reported."""

import pytest

from talus.engine.ground import classes, intervals

HEAD = "class,parameter,low,high,grade,source\n"


def test_each_class_that_resists_rolling_has_both_intervals_around_its_numbers():
    resisting = {name: entry for name, entry in classes.load().items() if entry.rolling_resistance > 0.0}
    result = intervals.load()
    assert set(result) == set(resisting)
    for name, one in resisting.items():
        for parameter in intervals.ROLLING:
            interval = result[name][parameter]
            assert interval.low <= getattr(one, parameter) <= interval.high
            assert interval.source


def test_an_interval_is_linear_between_its_ends():
    one = intervals.Interval(0.2, 0.6, "estimated", "")
    assert [one.at(share) for share in (0.0, 0.25, 1.0)] == pytest.approx([0.2, 0.3, 0.6], abs=1e-15)


@pytest.mark.parametrize(("text", "says"), [
    ("class,parameter,low,high\n", "the column grade, source is missing"),
    (HEAD + "hard,mu_min,0,1,estimated,\n", "line 2: parameter must be rolling_resistance or surface_roughness"),
    (HEAD + "hard,surface_roughness,0.2,0.1,estimated,\n", "line 2: low and high must be numbers from 0 to 5"),
    (HEAD + "hard,surface_roughness,0,much,estimated,\n", "line 2: low and high must be numbers from 0 to 5"),
    (HEAD + "hard,surface_roughness,0,0.1,recalled,\n", "line 2: grade must be one of published"),
    (HEAD + 2 * "hard,surface_roughness,0,0.1,estimated,\n", "line 3: surface_roughness of hard has an interval in"),
])  # fmt: skip
def test_a_table_that_is_wrong_is_told_by_line(tmp_path, text, says):
    path = tmp_path / "intervals.csv"
    path.write_text(text)
    with pytest.raises(ValueError, match=r"intervals\.csv") as caught:
        intervals.read(path)
    assert says in str(caught.value)
