# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:profile through processing.run: known throws, a real mountain, bad input."""

import numpy as np
import pytest

from talus.tests.qgis import motion_layers
from talus.tests.qgis.motion_layers import MASS, ROTATIONAL, G
from talus.tests.qgis.test_simulate_bad_input import says

SPEEDS = (10.0, 20.0)
LINE = [("down", "LINESTRING(20.5 -3, 20.5 -53)")]


@pytest.fixture
def profile(qgis_app, recorder, make_dem):
    """``profile(NAME=value, ...)``: run the algorithm on two throws over level ground at 400 m."""

    def run(**parameters):
        import processing

        small = {
            "TRAJECTORIES": motion_layers.trajectories(SPEEDS), "SAMPLES": motion_layers.samples(SPEEDS),
            "LINE": motion_layers.lines(LINE), "STATIONS": "memory:",
        }  # fmt: skip
        if "DEM" not in parameters:
            small["DEM"] = make_dem(heights=np.full((60, 40), 400.0))
        return processing.run("talus:profile", {**small, **parameters}, feedback=recorder)

    return run


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


def test_stations_have_the_values_of_the_parabolas(profile):
    # closed form: at y the throw with v has fallen g y^2 / 2 v^2
    results = profile()
    rows = rows_of(results["STATIONS"])
    assert [row["along_m"] for row in rows] == [5.0 * k for k in range(11)]
    for row in rows:
        times = (row["along_m"] + 3.0) / np.array(SPEEDS)
        times = times[times < 3.0]  # the first throw ends at 30 m
        heights = 50.0 - 0.5 * G * times**2
        fast = (np.array(SPEEDS)[-times.size :] ** 2) + (G * times) ** 2
        assert row["passing"] == times.size
        assert row["ground_m"] == pytest.approx(400.0)
        assert row["h_max_m"] == pytest.approx(heights.max())
        assert row["h_p50_m"] == pytest.approx(np.median(heights))
        assert row["v_mean_ms"] == pytest.approx(np.sqrt(fast).mean())
        assert row["e_max_kj"] == pytest.approx((0.5 * MASS * fast.max() + ROTATIONAL) / 1000.0)
    assert results["HEIGHT_MAX_VALUE"] == pytest.approx(50.0 - 0.5 * G * (3.0 / 20.0) ** 2)
    assert sum(row["ended"] for row in rows) == 1


def test_stations_are_screens_as_wide_as_the_corridor(profile):
    for feature in profile(WIDTH=12.0)["STATIONS"].getFeatures():
        assert feature.geometry().length() == pytest.approx(12.0)


def test_narrow_corridor_leaves_out_what_passes_beside_it(profile):
    """Closed form: rocks of radius 0.8 m pass 5 and 6 m beside the line, so they touch screens of more than 4.2 and
    5.2 m on either side."""
    beside = motion_layers.lines([("beside", "LINESTRING(15 -3, 15 -53)")])
    assert profile(LINE=beside, WIDTH=8.3)["PASSING_COUNT"] == 0
    assert profile(LINE=beside, WIDTH=8.5)["PASSING_COUNT"] == 1
    assert profile(LINE=beside, WIDTH=10.5)["PASSING_COUNT"] == 2


def test_plot_is_made_in_the_format_of_its_name(profile, tmp_path):
    profile(PLOT=str(tmp_path / "plot.svg"))
    profile(PLOT=str(tmp_path / "plot.png"))
    assert "<svg" in (tmp_path / "plot.svg").read_text(encoding="utf-8")[:1000]
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")


def test_real_mountain_shows_what_the_screen_lines_show(mountain, recorder, tmp_path):
    """A station is a screen line: the same numbers as talus:screenline has on the line of that station."""
    import processing

    dem, simulated = mountain
    way = "LINESTRING(248280 351340, 248500 351250, 248720 351130, 249060 351000)"
    given = {name: simulated[name] for name in ("TRAJECTORIES", "SAMPLES")}
    line = motion_layers.far_layer("LineString", [way], "EPSG:31287")
    stations = {"STATIONS": "memory:", "WIDTH": 120.0, "STEP": 20.0, "PLOT": str(tmp_path / "plot.svg")}
    outputs = processing.run("talus:profile", {**given, "LINE": line, "DEM": dem, **stations}, feedback=recorder)
    screens = processing.run(
        "talus:screenline",
        {**given, "LINES": outputs["STATIONS"], "DEM": dem, "CROSSINGS": None, "STATISTICS": "memory:"},
        feedback=recorder,
    )
    pairs = list(zip(rows_of(outputs["STATIONS"]), rows_of(screens["STATISTICS"])))
    assert len(pairs) == 44  # 852 m
    assert [pair["passing"] for pair, _ in pairs] == [other["passing"] for _, other in pairs]
    again = [k for k, (_, other) in enumerate(pairs) if other["passages"] == other["passing"]]
    assert len(again) > 15
    for k in again:  # where no rock comes back, first passage and largest value are the same
        assert pairs[k][0]["e_p95_kj"] == pytest.approx(pairs[k][1]["e_p95_kj"])
        assert pairs[k][0]["h_max_m"] == pytest.approx(pairs[k][1]["h_max_m"])
    assert recorder.errors == []


def refusal(profile, tmp_path, **parameters):
    """The message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    path = tmp_path / "plot.svg"
    with pytest.raises(QgsProcessingException) as caught:
        profile(PLOT=str(path), **parameters)
    assert not path.exists()
    return str(caught.value)


def test_several_lines_are_refused(profile, tmp_path):
    both = motion_layers.lines([*LINE, ("other", "LINESTRING(0 0, 9 9)")])
    assert says(refusal(profile, tmp_path, LINE=both), "LINE", "2 lines", "select")


def test_profile_without_elevation_model_or_elsewhere_is_refused(profile, tmp_path, make_dem):
    assert says(refusal(profile, tmp_path, DEM=None), "DEM")
    far = make_dem("far.tif", corner=(2_700_000.0, 1_100_000.0))
    assert says(refusal(profile, tmp_path, DEM=far), "DEM", "does not cover")


def test_plot_without_matplotlib_is_refused_and_the_rest_made(profile, tmp_path, monkeypatch):
    from talus.algorithms.shared.reports import plots

    monkeypatch.setattr(plots, "find_spec", lambda name: None)
    assert says(refusal(profile, tmp_path), "PLOT", "matplotlib", "Install")
    assert profile(PLOT=None)["STATIONS"].featureCount() == 11


def test_too_many_stations_are_refused(profile, tmp_path):
    long = motion_layers.lines([("long", "LINESTRING(0 0, 0 -100)")])
    assert says(refusal(profile, tmp_path, LINE=long, STEP=0.01), "more than 5000 stations", "raise their distance")


@pytest.mark.parametrize("name", ["WIDTH", "STEP"])
@pytest.mark.parametrize("value", [0.0, -1.0, float("nan")])
def test_distance_that_is_none_is_refused(profile, tmp_path, name, value):
    assert name in refusal(profile, tmp_path, **{name: value})


def test_line_off_the_way_gives_a_warning_and_gaps(profile, recorder, tmp_path):
    results = profile(LINE=motion_layers.lines([("off", "LINESTRING(70 -3, 70 -53)")]), WIDTH=5.0,
                      PLOT=str(tmp_path / "plot.png"))  # fmt: skip
    assert results["PASSING_COUNT"] == 0
    assert any("No rock passes along" in warning for warning in recorder.warnings)
    assert "ENERGY_MAX_VALUE" not in results
