# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:compareruns through processing.run: made-up runs by hand, simulated ones, and what it refuses."""

import numpy as np
import pytest

STOPS = "&".join(f"field={name}:double" for name in ("run", "mass_kg", "runout_m", "e_max_kj", "v_max_ms", "h_max_m"))
CROSSINGS = "field=run:integer&field=line:integer&field=passage:integer&field=e_kj:double"
RUNOUT = np.random.default_rng(1).normal(80.0, 20.0, 60)


def stops(make_layer, shift, mass=100.0, runs=60, name=None):
    rows = [
        (f"POINT({run} 0)", [run, mass, float(RUNOUT[run]) + shift, 10.0 + run, 5.0, 1.0, name])
        for run in reversed(range(runs))  # in another order than that of the runs
    ]
    return make_layer("Point", rows, STOPS + "&field=run_name:string")


@pytest.fixture
def compare(qgis_app, recorder, make_layer, tmp_path):
    def run(**parameters):
        import processing

        given = {"BEFORE": stops(make_layer, 0.0), "AFTER": stops(make_layer, -12.0)}
        outputs = {"TABLE": "memory:", "DIFFERENCE": str(tmp_path / "difference.tif")}
        return processing.run("talus:compareruns", {**given, **outputs, **parameters}, feedback=recorder)

    return run


def test_shift_of_every_run_is_sure_however_much_the_runs_differ(compare):
    results = compare()
    assert results["RUNOUT_CHANGE"] == pytest.approx(-12.0) and results["RUN_COUNT"] == 60
    row = next(iter(results["TABLE"].getFeatures()))
    assert row["high"] == pytest.approx(-12.0) and row["sure"] == 1
    assert row["var_ratio"] == pytest.approx(0.0, abs=1e-12)
    assert results["SURE_CHANGES"] == 2  # mean and 95th percentile of the run-out


def test_intervals_say_whose_they_are(compare, recorder):
    """One in 20 intervals of 95 % misses by chance, and no interval knows of the ground."""
    compare()
    (said,) = (text for text in recorder.messages if text.startswith("Intervals cover the number of runs only"))
    assert "of 20 quantities without a change one may be counted as changed" in said


def test_lines_by_hand(compare, make_layer):
    """30 of 60 runs arrive with 100 kJ, after it 15 with 100: 50 % and 25 %, 50 and 25 kJ a rock released."""
    first, second = (
        make_layer("Point", [("POINT(0 0)", [run, 1, 1, 100.0]) for run in range(count)], CROSSINGS)
        for count in (30, 15)
    )
    results = compare(CROSSINGS_BEFORE=first, CROSSINGS_AFTER=second)
    share, energy = list(results["TABLE"].getFeatures())[-2:]
    assert (share["before"], share["after"]) == pytest.approx((50.0, 25.0))
    assert (energy["before"], energy["after"]) == pytest.approx((50.0, 25.0))
    assert share["sure"] == 1


def test_measures_alone_are_compared_with_before_and_with_both(compare, make_layer):
    """Barrier -5 m, forest -8 m, both -12 m: the forest adds -7 m to the barrier, the barrier -4 m to the forest."""
    alone = [stops(make_layer, shift, name=name) for name, shift in (("barrier", -5.0), ("forest", -8.0))]
    arrive = [make_layer("Point", [("POINT(0 0)", [run, 1, 1, 100.0]) for run in range(count)], CROSSINGS)
              for count in (60, 6, 30, 12)]  # fmt: skip
    results = compare(OTHERS=alone, CROSSINGS_BEFORE=arrive[0], CROSSINGS_AFTER=arrive[1], CROSSINGS_OTHERS=arrive[2:])
    table = list(results["TABLE"].getFeatures())
    runout = {(row["simulation"], row["against"]): row for row in table if row["quantity"].startswith("run-out length")
              and row["quantity"].endswith("mean")}  # fmt: skip
    actual = {pair: row["change"] for pair, row in runout.items()}
    expected = {("after", "before"): -12.0, ("barrier", "before"): -5.0, ("forest", "before"): -8.0,
                ("after", "barrier"): -7.0, ("after", "forest"): -4.0}  # fmt: skip
    assert actual == pytest.approx(expected) and list(actual) == list(expected)
    assert all(row["sure"] and row["low"] == pytest.approx(row["high"]) for row in runout.values())
    shares = [row["change"] for row in table if row["unit"] == "%"]
    assert shares == pytest.approx([-90.0, -50.0, -80.0, -40.0, -10.0])
    assert results["RUNOUT_CHANGE"] == pytest.approx(-12.0)


def test_difference_of_maps_by_hand(compare, make_dem):
    first, second = np.full((4, 5), np.nan), np.full((4, 5), np.nan)
    first[1, 1:3], second[1, 2:4] = 10.0, 25.0
    paths = [make_dem(f"{name}.tif", heights=grid) for name, grid in (("a", first), ("b", second))]
    results = compare(MAP_BEFORE=paths[0], MAP_AFTER=paths[1])
    from osgeo import gdal

    change = gdal.Open(results["DIFFERENCE"]).ReadAsArray()
    np.testing.assert_array_equal(change[1], [np.nan, -10.0, 15.0, 25.0, np.nan])
    assert np.isnan(change[[0, 2, 3]]).all()


def test_a_simulation_and_itself_do_not_differ(simulate, compare):
    done = simulate(STOPS="memory:", RUNS=5, SEED=3)["STOPS"]
    results = compare(BEFORE=done, AFTER=done)
    assert results["RUNOUT_CHANGE"] == 0.0 and results["SURE_CHANGES"] == 0


def test_what_does_not_pair_is_refused(compare, make_layer, make_dem):
    from qgis.core import QgsProcessingException

    crossings = make_layer("Point", [("POINT(0 0)", [99, 1, 1, 5.0])], CROSSINGS)
    small = make_dem("small.tif", heights=np.ones((3, 3)))
    large = make_dem("large.tif", heights=np.ones((4, 4)))
    for parameters, words in (
        ({"AFTER": stops(make_layer, 0.0, runs=59)}, "same numbers"),
        ({"AFTER": stops(make_layer, 0.0, mass=101.0)}, "another mass"),
        ({"OTHERS": [stops(make_layer, 0.0, mass=101.0)]}, "BEFORE, OTHERS: run 0 has another mass"),
        ({"OTHERS": [crossings]}, "OTHERS: .*no field"),
        ({"OTHERS": ["missing.gpkg"]}, "OTHERS"),
        ({"CROSSINGS_BEFORE": crossings}, "both or none"),
        ({"CROSSINGS_BEFORE": crossings, "CROSSINGS_AFTER": crossings, "CROSSINGS_OTHERS": [crossings]}, "3 layers"),
        ({"CROSSINGS_OTHERS": [crossings, crossings]}, "both or none"),
        ({"CROSSINGS_BEFORE": crossings, "CROSSINGS_AFTER": crossings}, "run 99"),
        ({"MAP_BEFORE": small}, "both or none"),
        ({"MAP_BEFORE": small, "MAP_AFTER": large}, "other cells"),
        ({"BEFORE": crossings}, "no field"),
    ):
        with pytest.raises(QgsProcessingException, match=words):
            compare(**parameters)


def test_figure_of_several_measures_is_drawn(compare, make_layer, tmp_path):
    """A quantity that was 0 before has no change in % and is said so."""
    from talus.algorithms.tools.compareruns.rows import Comparison, Row
    from talus.algorithms.tools.compareruns.run import draw_differences
    from talus.engine.statistics.paired_difference import Difference

    path = tmp_path / "differences.svg"
    compare(OTHERS=[stops(make_layer, -5.0, name="barrier")], FIGURE=str(path))
    assert path.read_text().count('<g id="axes_') == 3  # after and before, barrier and before, after and barrier
    never = Row("road", "share", "%", 0.01, Difference(0.0, 0.0, 0.0, 0.0, 0.0, 1.0))
    draw_differences(str(tmp_path / "never.png"), [Comparison("after", "before", [never])])
    assert (tmp_path / "never.png").read_bytes()[1:4] == b"PNG"
