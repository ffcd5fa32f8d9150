# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence through processing.run: numbers by hand, on simulated runs, and what it refuses."""

import csv

import numpy as np
import pytest

VALUES = np.round(np.random.default_rng(12).lognormal(4.0, 0.6, 400), 6)


@pytest.fixture
def runs(make_layer):
    """400 points 1 m apart, each a run with a value."""
    features = [(f"POINT({i % 20} {-(i // 20)})", [i, float(value)]) for i, value in enumerate(VALUES)]
    return make_layer("Point", features, "field=run:integer&field=e_max_kj:double")


@pytest.fixture
def convergence(qgis_app, recorder, tmp_path):
    def run(**parameters):
        import processing

        (tmp_path / "out").mkdir(exist_ok=True)
        outputs = {"FIGURE": str(tmp_path / "out" / "curve.svg"), "TABLE": str(tmp_path / "out" / "curve.csv")}
        return processing.run("talus:convergence", {**outputs, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def refusal(convergence, tmp_path):
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            convergence(**parameters)
        assert list((tmp_path / "out").iterdir()) == []
        return str(caught.value)

    return run


def test_percentile_with_its_order_statistics(convergence, runs):
    # Of 400 values the binomial distribution gives the ranks 371 and 389 for the 95 % quantile (scipy, and Conover's
    # normal approximation 380 +- 1.96 * 4.36 = 371.5 to 388.5).
    results = convergence(LAYER=runs)
    ordered = np.sort(VALUES)
    assert results["RUN_COUNT"] == 400
    assert results["VALUE"] == pytest.approx(np.quantile(VALUES, 0.95), rel=1e-9)
    assert (results["LOW"], results["HIGH"]) == pytest.approx((ordered[370], ordered[388]), rel=1e-9)
    half = 50.0 * (ordered[388] - ordered[370]) / results["VALUE"]
    assert results["PRECISION_REACHED"] == pytest.approx(half, rel=1e-9)
    assert results["RUNS_NEEDED"] == np.ceil(400 * (half / 5.0) ** 2)


def test_table_and_figure_show_the_curve_up_to_all_runs(convergence, runs):
    results = convergence(LAYER=runs, STATISTIC="mean")
    with open(results["TABLE"], newline="") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["runs", "value", "low", "high"]
    assert int(rows[-1]["runs"]) == 400
    assert float(rows[-1]["value"]) == pytest.approx(VALUES.mean(), rel=1e-8)
    assert float(rows[-1]["low"]) == pytest.approx(results["LOW"], rel=1e-8)
    with open(results["FIGURE"]) as file:
        assert "<svg" in file.read()


def test_without_matplotlib_the_figure_is_left_out(convergence, runs, recorder, monkeypatch):
    from talus.algorithms.shared.reports import figures

    monkeypatch.setattr(figures, "find_spec", lambda name: None)
    results = convergence(LAYER=runs)
    assert "FIGURE" not in results
    assert results["TABLE"]
    assert any("matplotlib" in message for message in recorder.messages)


def test_share_that_meets_a_target(convergence, runs, make_layer, box):
    # 7 columns of 20: x 0 to 6 lie in the area; Wilson's interval of 140 of 400.
    area = make_layer("Polygon", [(box(-0.5, -30, 6.5, 1), [])])
    results = convergence(LAYER=runs, STATISTIC="share", TARGET=area)
    assert results["VALUE"] == 140 / 400
    z2 = 1.959963984540054**2
    centre = (140 + z2 / 2) / (400 + z2)
    assert 0.5 * (results["LOW"] + results["HIGH"]) == pytest.approx(centre, rel=1e-9)


def test_distance_to_a_point(convergence, runs, make_layer):
    # Nine points of the 1 m grid lie within 1.5 m of one of them.
    place = make_layer("Point", [("POINT(10 -10)", [])])
    assert convergence(LAYER=runs, STATISTIC="share", TARGET=place, DISTANCE=1.5)["VALUE"] == 9 / 400


def test_values_of_the_runs_that_meet_a_target(convergence, runs, make_layer):
    line = make_layer("LineString", [("LINESTRING(-1 -3, 30 -3)", [])])
    results = convergence(LAYER=runs, STATISTIC="mean", TARGET=line)
    assert results["VALUE"] == pytest.approx(VALUES[60:80].mean(), rel=1e-9)
    assert results["RUN_COUNT"] == 400


def test_values_of_whole_trajectories_at_a_target_are_warned_of(convergence, make_layer, recorder):
    rows = [(f"LINESTRING({i} 0, {i} -9)", [i, float(10 + i)]) for i in range(20)]
    paths = make_layer("LineString", rows, "field=run:integer&field=e_max_kj:double")
    line = make_layer("LineString", [("LINESTRING(-1 -3, 9.5 -3)", [])])
    assert convergence(LAYER=paths, STATISTIC="mean", TARGET=line)["VALUE"] == pytest.approx(14.5)
    assert any("those of whole runs, not those at " in warning for warning in recorder.warnings)
    recorder.warnings.clear()
    assert convergence(LAYER=paths, STATISTIC="share", TARGET=line)["VALUE"] == 0.5
    assert recorder.warnings == []


def test_percentile_of_the_energy_at_a_screen_line_of_a_real_mountain(convergence, mountain, recorder):
    """The 95th percentile and its bounds are those that talus:screenline writes for the same line; runs that miss it
    count as runs."""
    import processing

    from talus.engine.statistics.convergence import fewest_runs
    from talus.tests.qgis.motion_layers import far_layer

    dem, simulated = mountain
    line = far_layer("LineString", ["LINESTRING(248700 350950, 248740 351330)"], "EPSG:31287")
    paths = {name: simulated[name] for name in ("TRAJECTORIES", "SAMPLES")}
    outputs = processing.run(
        "talus:screenline",
        {**paths, "LINES": line, "DEM": dem, "CROSSINGS": "memory:", "STATISTICS": "memory:"}, feedback=recorder,
    )  # fmt: skip
    (row,) = outputs["STATISTICS"].getFeatures()
    assert 72 <= row["passing"] <= 80  # another numba gives other paths, and may bring all of them here
    results = convergence(LAYER=outputs["CROSSINGS"], VALUE_FIELD="e_kj", TOTAL_RUNS=80)
    assert (results["VALUE"], results["RUN_COUNT"]) == (pytest.approx(row["e_p95_kj"], rel=1e-9), 80)
    assert (results["LOW"], results["HIGH"]) == pytest.approx((row["e_p95lo_kj"], row["e_p95hi_kj"]), rel=1e-9)
    two_bounds = fewest_runs(0.95) * 80 / row["passing"]
    for_five_percent = 80 * (results["PRECISION_REACHED"] / 5.0) ** 2
    assert results["RUNS_NEEDED"] == pytest.approx(max(two_bounds, for_five_percent), abs=1.0)


def test_crossings_with_the_number_of_all_runs(convergence, make_layer):
    # Two crossings of run 3: the larger counts. 3 of 50 runs cross.
    rows = [(1, 10.0), (3, 20.0), (3, 40.0), (9, 30.0)]
    features = [(f"POINT({i} 0)", list(row)) for i, row in enumerate(rows)]
    layer = make_layer("Point", features, "field=run:integer&field=e_max_kj:double")
    assert convergence(LAYER=layer, STATISTIC="share", TOTAL_RUNS=50)["VALUE"] == 3 / 50
    results = convergence(LAYER=layer, STATISTIC="mean", TOTAL_RUNS=50)
    assert results["VALUE"] == pytest.approx((10.0 + 40.0 + 30.0) / 3.0)


def test_few_runs_have_numbers_only_where_there_are_some(convergence, make_layer, recorder):
    features = [(f"POINT({i} 0)", [i, float(i + 1)]) for i in range(20)]
    layer = make_layer("Point", features, "field=run:integer&field=e_max_kj:double")
    results = convergence(LAYER=layer)
    assert not {"HIGH", "PRECISION_REACHED"} & set(results)
    assert results["RUNS_NEEDED"] == 72
    assert any("too few" in warning for warning in recorder.warnings)
    assert convergence(LAYER=layer, STATISTIC="share", TOTAL_RUNS=20)["VALUE"] == 1.0


def test_layers_of_a_simulation(simulate, convergence, make_layer):
    # Stops have the energy of each run, trajectories cross a line below the releases.
    simulated = simulate(RUNS=60, TRAJECTORIES="memory:", STOPS="memory:")
    results = convergence(LAYER=simulated["STOPS"])
    energies = [feature["e_max_kj"] for feature in simulated["STOPS"].getFeatures()]
    assert results["VALUE"] == pytest.approx(np.quantile(energies, 0.95), rel=1e-9)
    line = make_layer("LineString", [("LINESTRING(0 -30, 80 -30)", [])])
    share = convergence(LAYER=simulated["TRAJECTORIES"], STATISTIC="share", TARGET=line)["VALUE"]
    ends = [feature.geometry().asPoint().y() for feature in simulated["STOPS"].getFeatures()]
    assert share == np.mean(np.array(ends) < 1_200_000.0 - 30.0)


def test_impossible_inputs_are_refused(refusal, runs, make_layer):
    far = make_layer("Polygon", [("POLYGON((900 0, 901 0, 901 1, 900 0))", [])])
    point = make_layer("Point", [("POINT(10 -10)", [])])
    empty = make_layer("Point", [], "field=run:integer&field=e_max_kj:double")
    text = make_layer("Point", [("POINT(1 1)", [1, "a"])], "field=run:integer&field=e_max_kj:string")
    assert "TARGET" in refusal(LAYER=runs, STATISTIC="share")
    assert "other" in refusal(LAYER=runs, VALUE_FIELD="other")
    assert "DISTANCE" in refusal(LAYER=runs, STATISTIC="share", TARGET=point)
    assert "no run meets" in refusal(LAYER=runs, TARGET=far)
    assert "TOTAL_RUNS" in refusal(LAYER=runs, TOTAL_RUNS=10)
    assert "empty" in refusal(LAYER=empty)
    assert "feature 1" in refusal(LAYER=text)
    assert "PRECISION" in refusal(LAYER=runs, PRECISION=-1.0)


def test_every_parameter_has_help_that_is_a_sentence(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:convergence")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


def test_figure_names_the_value_by_the_alias_of_its_field(convergence, runs, tmp_path):
    """The name of a field is no label of an axis."""
    runs.setFieldAlias(1, "maximum energy of a run [kJ]")
    convergence(LAYER=runs, VALUE_FIELD="e_max_kj")
    assert "95th percentile of maximum energy of a run [kJ]" in (tmp_path / "out" / "curve.svg").read_text("utf-8")


def test_fields_of_results_have_words_without_a_style_too(simulate, convergence, tmp_path):
    """Layers that a script gives by their path have no alias."""
    from qgis.core import QgsVectorLayer

    simulate(RUNS=20, STOPS=str(tmp_path / "stops.gpkg"))
    layer = QgsVectorLayer(str(tmp_path / "stops.gpkg"), "stops")
    assert layer.attributeAlias(layer.fields().lookupField("e_max_kj")) == ""
    convergence(LAYER=layer, VALUE_FIELD="e_max_kj")
    assert "e_max_kj" not in (tmp_path / "out" / "curve.svg").read_text("utf-8")
