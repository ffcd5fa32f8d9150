# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:comparemany: numbers of many simulations by hand, what arrives at lines, and what it refuses."""

import numpy as np
import pytest
from qgis.core import QgsProcessingException
from scipy.stats import beta

RUNS = 100
FIELDS = "field=run:int&field=runout_m:double&field=e_max_kj:double&field=h_max_m:double&field=v_max_ms:double"
AT_LINES = "field=run:int&field=line:int&field=name:string&field=passage:int&field=e_kj:double&field=h_m:double"


@pytest.fixture
def stops(make_layer):
    """``stops(name, factor)``: runs with run-outs of 1 to 100 m times the factor."""

    def made(name, factor, runs=RUNS):
        rows = [[k + 1, factor * (k + 1.0), 10.0 * factor * (k + 1.0), 1.0, 20.0, name] for k in range(runs)]
        fields = f"{FIELDS}&field=run_name:string"
        return make_layer("Point", [(f"POINT({k} -5)", row) for k, row in enumerate(rows)], fields, name="stops")

    return made


@pytest.fixture
def crossings(make_layer):
    """``crossings(arriving)``: this many runs reach the road, with 1 kJ, 2 kJ ..., some of them twice."""

    def made(arriving):
        rows = [[k, 7, "road", 1, k + 1.0, 0.5] for k in range(arriving)] + [[0, 7, "road", 2, 9999.0, 9.0]]
        return make_layer("Point", [("POINT(3 -9)", row) for row in rows], AT_LINES, name="crossings")

    return made


@pytest.fixture
def compare(qgis_app, recorder, tmp_path):
    def run(stops, crossings=(), **parameters):
        import processing

        outputs = {"TABLE": "memory:", "LINES": "memory:", "FIGURE": str(tmp_path / "figure.png")}
        given = {"STOPS": stops, "CROSSINGS": list(crossings) or None, **outputs, **parameters}
        return processing.run("talus:comparemany", given, feedback=recorder)

    return run


def rows_of(layer):
    return [dict(zip(layer.fields().names(), row.attributes())) for row in layer.getFeatures()]


def test_percentiles_of_three_simulations_by_hand(compare, stops, tmp_path):
    results = compare([stops("small", 1.0), stops("medium", 2.0), stops("large", 3.0)])
    rows = rows_of(results["TABLE"])
    assert [row["simulation"] for row in rows] == ["small", "medium", "large"]
    expected = np.percentile(np.arange(1.0, RUNS + 1.0), 95.0)  # 95.05
    for factor, row in zip((1.0, 2.0, 3.0), rows):
        assert row["runs"] == RUNS and row["runout_m"] == pytest.approx(factor * expected)
        assert row["runout_low"] < row["runout_m"] < row["runout_high"] <= factor * RUNS
        assert row["runout_max"] == factor * RUNS and row["e_kj"] == pytest.approx(10.0 * factor * expected)
    assert results["SIMULATION_COUNT"] == 3
    assert (results["RUNOUT_LEAST"], results["RUNOUT_MOST"]) == pytest.approx((expected, 3.0 * expected))
    assert (tmp_path / "figure.png").stat().st_size > 10_000


def test_shares_at_a_line_have_the_bounds_of_clopper_and_pearson(compare, stops, crossings):
    """A second passage of a run does not count; a simulation of which no run arrives has its row, too."""
    results = compare([stops("bare", 1.0), stops("forest", 1.0)], [crossings(40), crossings(0)])
    bare, forest = rows_of(results["LINES"])
    assert (bare["line"], bare["simulation"], bare["arrived"]) == ("road", "bare", 40)
    bounds = 100.0 * beta.ppf([0.025, 0.975], [40, 41], [61, 60])
    assert [bare["share_pct"], bare["share_low"], bare["share_high"]] == pytest.approx([40.0, *bounds])
    assert bare["e_kj"] == pytest.approx(np.percentile(np.arange(1.0, 41.0), 95.0))
    assert forest["arrived"] == 0 and forest["share_pct"] == 0.0 and forest["share_high"] == pytest.approx(3.6, abs=0.1)


def test_few_rocks_at_a_line_are_told(compare, stops, crossings, recorder):
    """The 95th percentile of 40 rocks has no upper bound at 97.5 %: the bound is empty, and a finding says why."""
    results = compare([stops("bare", 1.0), stops("forest", 1.0)], [crossings(99), crossings(40)])
    bare, forest = rows_of(results["LINES"])
    assert isinstance(bare["e_high"], float) and not isinstance(forest["e_high"], float)
    messages = [warning for warning in recorder.warnings if "Too few rocks arrive" in warning]
    assert len(messages) == 1 and "road (forest)" in messages[0] and "bare" not in messages[0]


def test_same_names_are_told_apart_and_few_runs_are_told(compare, stops, recorder):
    rows = rows_of(compare([stops("run", 1.0), stops("run", 1.0, 20)])["TABLE"])
    assert [row["simulation"] for row in rows] == ["run (1)", "run (2)"]
    assert not isinstance(rows[1]["runout_high"], float)  # 20 runs have no upper bound of the 95th percentile
    assert any("Too few runs" in warning and "run (2)" in warning for warning in recorder.warnings)


def test_what_cannot_be_compared_is_refused(compare, stops, crossings, make_layer):
    with pytest.raises(QgsProcessingException, match="at least two simulations"):
        compare([stops("one", 1.0)])
    with pytest.raises(QgsProcessingException, match="1 layers of crossings for 2 of stops"):
        compare([stops("one", 1.0), stops("two", 1.0)], [crossings(3)])
    other = make_layer("Point", [("POINT(1 -1)", [1])], "field=run:int", name="other")
    with pytest.raises(QgsProcessingException, match=r"STOPS \(other\)"):
        compare([stops("one", 1.0), other])
