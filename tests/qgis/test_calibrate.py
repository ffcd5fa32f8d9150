# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate through processing.run: a twin experiment, real stops, files, and what it refuses."""

import csv
import json

import numpy as np
import pytest

from talus.engine import ground_classes
from talus.tests.qgis.conftest import NORTH, WEST

# Slides on ground that does not give way, so its stop depends on the friction.
SLAB = {"ROCK": "slab", "VOLUME": 0.5, "RUNS": 25, "MAX_TIME": 60.0, "GROUND_MODEL": "as RAMMS 1"}


def write_table(path, **values):
    """Table of one class, medium with other values."""
    ground_classes.write(path, [ground_classes.load()["medium"]._replace(**values)])
    return str(path)


@pytest.fixture
def observed(simulate, tmp_path):
    """Stops of 100 slabs on medium ground whose kappa is 0.3 instead of 2."""
    table = write_table(tmp_path / "truth.csv", kappa=0.3)
    return simulate(
        **{**SLAB, "RUNS": 50, "SEED": 9}, GROUND_TABLE=table, STOPS="memory:", TRAJECTORIES=None
    )["STOPS"]  # fmt: skip


@pytest.fixture
def calibrate(qgis_app, dem, releases, recorder, tmp_path):
    def run(**parameters):
        import processing

        (tmp_path / "out").mkdir(exist_ok=True)
        names = {"TABLE": "classes.csv", "FIGURE": "fit.png", "LOG": "log.csv"}
        outputs = {name: str(tmp_path / "out" / file) for name, file in names.items()}
        scene = {"DEM": dem, "RELEASES": releases, **SLAB, "BOUNDS": ["kappa", 0.05, 3.0], "EVALUATIONS": 14}
        return processing.run("talus:calibrate", {**scene, **outputs, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def refusal(calibrate, tmp_path):
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            calibrate(**parameters)
        assert list((tmp_path / "out").iterdir()) == []
        return str(caught.value)

    return run


def test_twin_experiment_is_recovered_and_its_table_simulates(calibrate, observed, simulate, recorder):
    # kappa 0.3 from within [0.05, 3], 14 evaluations of 50 runs: within 25 %.
    results = calibrate(OBSERVED=observed)
    assert results["KAPPA"] == pytest.approx(0.3, rel=0.25)
    assert results["KAPPA_LOW"] <= results["KAPPA"] * 1.001
    assert results["KAPPA_HIGH"] >= results["KAPPA"] * 0.999
    assert results["FIT"] > 0.05
    assert not any("by more than chance" in warning for warning in recorder.warnings)
    assert "MU_MIN" not in results

    # The table has all classes, medium with the value found; simulated with it blocks go as far as the observed ones,
    # within three standard errors of the two means.
    table = ground_classes.read(results["TABLE"])
    assert list(table) == list(ground_classes.load())
    assert table["medium"].kappa == results["KAPPA"]
    assert table["medium"].source == "calibrated"
    assert table["hard"] == ground_classes.load()["hard"]
    again = simulate(**{**SLAB, "SEED": 5}, GROUND_TABLE=results["TABLE"], TRAJECTORIES=None)
    ways = np.array([feature["runout_m"] for feature in observed.getFeatures()])
    assert again["RUNOUT_MEAN"] == pytest.approx(ways.mean(), abs=3.0 * ways.std() * np.sqrt(1 / 100 + 1 / 50))

    # Every evaluation is in the log, the best among them; the figure is a picture.
    with open(results["LOG"], newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 14
    best = min(rows, key=lambda row: float(row["misfit"]))
    assert float(best["kappa"]) == pytest.approx(results["KAPPA"])
    assert float(best["misfit"]) == pytest.approx(results["MISFIT"])
    with open(results["FIGURE"], "rb") as file:
        assert file.read(4) == b"\x89PNG"


def test_same_inputs_give_the_same_result(calibrate, observed):
    one, other = (calibrate(OBSERVED=observed, EVALUATIONS=5, RUNS=10, THREADS=threads) for threads in (1, 2))
    assert one == other


def test_distances_and_scars_can_be_compared(calibrate, observed, recorder):
    # The observed stops as scars: some evaluation is the best, and the log tells the class.
    results = calibrate(OBSERVED=observed, COMPARE="distances", EVALUATIONS=4)
    assert 0.0 <= results["MISFIT"] < 0.2
    results = calibrate(OBSERVED=observed, PLACES="scars", RUNS=10, EVALUATIONS=4, CLASS="medium")
    assert results["MISFIT"] > 0.0
    assert any("Ground class: medium" in message for message in recorder.messages)


DEEP_LONG = "field=deep:double&field=long:double"
SOIL = {"ROCK": "eota221", "VOLUME": 0.5, "GROUND_MODEL": "scar layer", "RUNS": 25, "MAX_TIME": 15.0}


@pytest.fixture
def scars(simulate, tmp_path):
    """Contacts of rocks on medium ground whose M_e is 4 instead of 10 MN/m2, those that leave a scar."""
    table = write_table(tmp_path / "soft.csv", scar_strength=4.0)
    scene = {**SLAB, **SOIL, "SEED": 9}
    layer = simulate(**scene, GROUND_TABLE=table, CONTACTS="memory:", TRAJECTORIES=None)["CONTACTS"]
    layer.dataProvider().deleteFeatures([row.id() for row in layer.getFeatures() if not row["scar_m"] > 0.0])
    return layer


@pytest.mark.long
@pytest.mark.parametrize("fields", [("scar_m",), ("scar_m", "scar_way_m")])
def test_strength_of_the_soil_is_found_from_the_sizes_of_scars(calibrate, scars, fields, tmp_path):
    # M_e 4 from within 1 to 40 by ratios, 10 evaluations of 50 runs; depth goes with M_e^-0.4, so to half.
    names = dict(zip(("SCAR_DEPTH_FIELD", "SCAR_LENGTH_FIELD"), fields))
    search = {"PLACES": "scar sizes", "BOUNDS": ["scar_strength", 1.0, 40.0], "EVALUATIONS": 10}
    results = calibrate(OBSERVED=scars, **SOIL, **search, **names)
    assert results["SCAR_STRENGTH"] == pytest.approx(4.0, rel=0.5)
    assert results["MISFIT"] < 0.1 and (tmp_path / "out" / "fit.png").stat().st_size > 1000
    assert ground_classes.read(results["TABLE"])["medium"].scar_strength == results["SCAR_STRENGTH"]


def test_scars_without_a_size_are_refused(refusal, make_layer):
    two = make_layer("Point", [("POINT(30 -60)", [0.1, 1.0]), ("POINT(31 -60)", [0.0, 2.0])], DEEP_LONG)
    assert "SCAR_DEPTH_FIELD" in refusal(OBSERVED=two, PLACES="scar sizes", SCAR_LENGTH_FIELD="long")
    message = refusal(OBSERVED=two, PLACES="scar sizes", SCAR_DEPTH_FIELD="deep")
    assert "SCAR_DEPTH_FIELD" in message and "deep" in message and "feature 2" in message
    same = make_layer("Point", [("POINT(30 -60)", [0.1, 1.0]), ("POINT(31 -60)", [0.1, 2.0])], DEEP_LONG)
    assert "different size" in refusal(OBSERVED=same, PLACES="scar sizes", SCAR_DEPTH_FIELD="deep")


def test_friction_is_found_from_velocities_where_blocks_passed(calibrate, simulate, make_layer, tmp_path):
    """kappa 0.3 from within 0.05 to 3, as from stops: each run of the truth where it is nearest to one of four points.

    14 evaluations of 50 slabs, to a factor of 1.5; of a run that stops within the 2 m the velocity is 0.
    """
    table = write_table(tmp_path / "truth.csv", kappa=0.3)
    scene = {**SLAB, "SEED": 9, "TRAJECTORY_INTERVAL": 0.05}
    truth = simulate(**scene, GROUND_TABLE=table, SAMPLES="memory:", TRAJECTORIES=None)["SAMPLES"]
    nearest = {}
    for row in truth.getFeatures():
        at = row.geometry().constGet()
        for place in ((30.0, -22.0), (30.0, -25.0), (50.0, -22.0), (50.0, -25.0)):
            way = np.hypot(at.x() - WEST - place[0], at.y() - NORTH - place[1])
            if way < nearest.get((row["run"], place), (2.0,))[0]:
                nearest[row["run"], place] = way, row["v_ms"]
    places = [(f"POINT({x} {y})", [speed]) for (_, (x, y)), (_, speed) in nearest.items()]
    observed = make_layer("Point", places, "field=speed:double")
    results = calibrate(OBSERVED=observed, PLACES="speeds", SPEED_FIELD="speed", SPEED_RADIUS=2.0)
    assert 0.2 < results["KAPPA"] < 0.45
    assert (tmp_path / "out" / "fit.png").stat().st_size > 1000


def test_velocities_that_are_none_are_refused(refusal, make_layer):
    two = make_layer("Point", [("POINT(30 -60)", [5.0]), ("POINT(31 -60)", [-1.0])], "field=speed:double")
    assert "SPEED_FIELD" in refusal(OBSERVED=two, PLACES="speeds")
    message = refusal(OBSERVED=two, PLACES="speeds", SPEED_FIELD="speed")
    assert "SPEED_FIELD" in message and "feature 2" in message
    message = refusal(OBSERVED=two, PLACES="speeds", SPEED_FIELD="pace")
    assert "SPEED_FIELD" in message and "has no field 'pace'; it has speed" in message
    same = make_layer("Point", [("POINT(30 -60)", [5.0])] * 2, "field=speed:double")
    assert "different velocities" in refusal(OBSERVED=same, PLACES="speeds", SPEED_FIELD="speed")


def test_observations_that_nothing_explains_are_told(calibrate, make_layer, recorder):
    # Beside the slope, where no block goes.
    places = [(f"POINT({4 + i % 3} {-110 + i})", []) for i in range(20)]
    results = calibrate(OBSERVED=make_layer("Point", places), EVALUATIONS=4)
    assert results["FIT"] == 0.0
    assert any("by more than chance" in warning for warning in recorder.warnings)


def test_a_best_value_on_its_bound_is_told(calibrate, observed, recorder):
    # kappa 0.3 cannot be found above 1: the search ends at its lower bound.
    results = calibrate(OBSERVED=observed, BOUNDS=["kappa", 1.0, 3.0], RUNS=10, EVALUATIONS=14)
    assert results["KAPPA"] == pytest.approx(1.0, abs=0.04)
    assert any("lies on a bound" in warning for warning in recorder.warnings)


@pytest.mark.long
def test_stops_of_a_field_test(qgis_app, shared_data, recorder, tmp_path):
    """The Authume quarry: 41 stops on real terrain, few evaluations. Run-outs near the observed 45 m, not more is
    asked of so few."""
    import processing
    from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsPointXY, QgsVectorLayer

    def layer_of(name):
        table = np.genfromtxt(shared_data / "authume" / name, delimiter=",", skip_header=1)
        layer = QgsVectorLayer("Point", name, "memory")
        layer.setCrs(QgsCoordinateReferenceSystem("EPSG:2154"))
        for east, north in table[:, :2]:
            feature = QgsFeature()
            feature.setGeometry(QgsGeometry.fromPointXY(QgsPointXY(east, north)))
            layer.dataProvider().addFeature(feature)
        layer.updateExtents()
        return layer

    parameters = {
        "DEM": str(shared_data / "authume" / "authume_dtm_0.5m_EPSG2154.tif"),
        "RELEASES": layer_of("P1_drop_points.csv"), "OBSERVED": layer_of("P1_observed_stops.csv"),
        "RUNS": 4, "VOLUME": 0.3, "HEIGHT": 4.0, "ROCK_FILE": str(shared_data / "rocks" / "authume_SP3A_hull.pts"),
        "GROUND_DEFAULT": "hard", "EVALUATIONS": 6,
        "BOUNDS": ["sliding_friction", 0.5, 1.0, "rolling_resistance", 0.3, 0.8],
        "TABLE": str(tmp_path / "classes.csv"), "FIGURE": str(tmp_path / "fit.png"), "MAX_TIME": 60.0,
    }  # fmt: skip
    results = processing.run("talus:calibrate", parameters, feedback=recorder)
    assert 0.0 < results["MISFIT"] < 0.5
    assert 0.5 <= results["SLIDING_FRICTION"] <= 1.0
    assert ground_classes.read(results["TABLE"])["hard"].sliding_friction == results["SLIDING_FRICTION"]


def test_impossible_inputs_are_refused(refusal, observed, make_layer):
    one = make_layer("Point", [("POINT(30 -60)", [])])
    outside = make_layer("Point", [("POINT(30 -60)", []), ("POINT(900 -60)", [])])
    assert "nu" in refusal(OBSERVED=observed, BOUNDS=["nu", 0.1, 1.0])
    assert "kappa" in refusal(OBSERVED=observed, BOUNDS=["kappa", 3.0, 1.0])
    assert "kappa" in refusal(OBSERVED=observed, BOUNDS=["kappa", "few", 1.0])
    assert "4 values" in refusal(OBSERVED=observed, BOUNDS=["kappa", 0.1, 1.0, "beta"])
    assert "EVALUATIONS" in refusal(OBSERVED=observed, EVALUATIONS=4, BOUNDS=["kappa", 0.1, 1.0, "beta", 50, 300])
    assert "two points" in refusal(OBSERVED=one)
    assert "1 of 2 points" in refusal(OBSERVED=outside)
    assert "hard" in refusal(OBSERVED=observed, CLASS="hard")


def test_bounds_beyond_physics_or_of_an_earlier_version_are_told(calibrate, refusal, observed, recorder):
    """The old default, 0.02 to 0.4, was of another quantity; paper's ground has no such parameter."""
    assert "at most 3" in refusal(OBSERVED=observed, BOUNDS=["rolling_resistance", 0.3, 3.5])
    assert "there is no rolling_resistance" in refusal(
        OBSERVED=observed, GROUND_MODEL="slip friction", BOUNDS=["rolling_resistance", 0.3, 1.0]
    )
    calibrate(OBSERVED=observed, RUNS=2, EVALUATIONS=4, MAX_TIME=1.0, BOUNDS=["rolling_resistance", 0.02, 0.4])
    assert any("BOUNDS: rolling_resistance from 0.02 to 0.4" in warning for warning in recorder.warnings)


def test_table_that_is_none_is_refused(refused, tmp_path):
    wrong = tmp_path / "wrong.csv"
    wrong.write_text("name,mu_min\nmedium,0.3\n")
    assert "GROUND_TABLE" in refused(GROUND_TABLE=str(wrong))


def test_cancel_leaves_nothing(calibrate, observed, recorder, tmp_path):
    from qgis.core import QgsProcessingException

    tell = recorder.pushInfo

    def cancel_after_three(message):
        tell(message)
        if message.startswith("3 of 14"):
            recorder.cancel()

    recorder.pushInfo = cancel_after_three
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        calibrate(OBSERVED=observed)
    assert list((tmp_path / "out").iterdir()) == []


def test_every_parameter_explains_itself(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:calibrate")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


@pytest.fixture
def other_site(make_dem, make_layer, simulate, tmp_path):
    """A second slope, of 34 degrees, and stops on it with the same kappa 0.3, as files; inputs of a list of sites."""
    from qgis.core import QgsCoordinateReferenceSystem, QgsProject, QgsVectorFileWriter

    heights = np.repeat(
        (500.0 - np.minimum(np.arange(60), 35) * 2.0 * np.tan(np.radians(34.0)))[:, None], 40, axis=1
    )  # fmt: skip
    dem = make_dem("second.tif", heights=heights)
    releases = make_layer("Point", [("POINT(40 -20)", [])])
    table = write_table(tmp_path / "truth2.csv", kappa=0.3)
    scene = {**SLAB, "RUNS": 50, "SEED": 4, "DEM": dem, "RELEASES": releases}
    stops = simulate(**scene, GROUND_TABLE=table, STOPS="memory:", TRAJECTORIES=None)["STOPS"]
    for name, layer in (("releases2.gpkg", releases), ("stops2.gpkg", stops)):
        options = QgsVectorFileWriter.SaveVectorOptions()
        options.driverName = "GPKG"
        QgsVectorFileWriter.writeAsVectorFormatV3(
            layer, str(tmp_path / name), QgsProject.instance().transformContext(), options
        )
    assert QgsCoordinateReferenceSystem("EPSG:2056").isValid()
    return {"DEM": "second.tif", "RELEASES": "releases2.gpkg", "OBSERVED": "stops2.gpkg"}


@pytest.mark.long
def test_two_sites_are_calibrated_at_once(calibrate, observed, other_site, recorder, tmp_path):
    """kappa 0.3 from within [0.05, 3] of both slopes, 14 evaluations: within 25 %; the misfit is the mean of both,
    weighed by their points (100 and 50). The object is taken as the dialog copies it, with paths beside the file."""
    (tmp_path / "sites.json").write_text(json.dumps({"inputs": {**other_site, "EVALUATIONS": 99, "TABLE": "x.csv"}}))
    results = calibrate(OBSERVED=observed, MORE_SITES=str(tmp_path / "sites.json"))
    assert results["KAPPA"] == pytest.approx(0.3, rel=0.25)
    messages = [message for message in recorder.messages if message.startswith("Misfit of the best at")]
    one, two = (float(message.split(":")[1].split(",")[0]) for message in messages)
    assert results["MISFIT"] == pytest.approx((100 * one + 50 * two) / 150, abs=1e-4)
    note = ground_classes.read(results["TABLE"])["medium"].note
    assert "150 points" in note and "stops2" in note
    assert (tmp_path / "out" / "fit.png").stat().st_size > 1000


def test_sites_that_are_none_are_refused(refusal, observed, other_site, tmp_path):
    file = tmp_path / "sites.json"

    def message(content):
        file.write_text(content if isinstance(content, str) else json.dumps(content))
        return refusal(OBSERVED=observed, MORE_SITES=str(file))

    absent = refusal(OBSERVED=observed, MORE_SITES=str(tmp_path / "absent.json"))
    assert "absent.json cannot be read as JSON: No such file or directory." in absent
    assert "JSON" in message("[{")
    assert "no site" in message([])
    assert "site 2 is not an object" in message(["second.tif"])
    assert "site 3 lacks Release points, lines or areas (RELEASES), Observed points (OBSERVED)" in message(
        [other_site, {"DEM": "second.tif"}]
    )
    assert "SLOPE, which is not an input" in message([{**other_site, "SLOPE": 3}])
    assert "site 2" in message([{**other_site, "DEM": "third.tif"}])
    assert "site 2" in message([{**other_site, "VOLUME": -1}]) and "VOLUME" in message([{**other_site, "VOLUME": -1}])
    wrong = message([{**other_site, "GROUND_DEFAULT": "hard"}])
    assert "site 2" in wrong and "no ground of the class medium" in wrong


def test_several_rocks_with_shares_are_thrown_at_a_site(calibrate, observed, refusal, tmp_path):
    """Invariant: a table of one rock alone is that rock, so the search takes the same course to the last digit."""
    table = tmp_path / "rocks.csv"
    logs = []
    for text in ("", "rock,volume_m3,share\nslab,0.5,1\n", "rock,volume_m3,share\nslab,0.5,1\ncube,0.5,1\n"):
        table.write_text(text, encoding="utf-8")
        calibrate(OBSERVED=observed, RUNS=4, EVALUATIONS=4, **({"ROCK_SET": str(table)} if text else {}))
        logs.append((tmp_path / "out" / "log.csv").read_text(encoding="utf-8"))
        for path in (tmp_path / "out").iterdir():
            path.unlink()
    assert logs[0] == logs[1] != logs[2]
    table.write_text("rock,volume_m3\npebble,0.5\n", encoding="utf-8")
    assert "ROCK_SET: " in refusal(OBSERVED=observed, ROCK_SET=str(table))


def test_ensemble_has_200_sets_within_the_bounds_that_an_ensemble_of_simulations_takes(calibrate, observed, tmp_path):
    """Each as probable; they lie around the best, and spread less than the bounds."""
    from talus.engine.members.ground_doubt import read_sample

    path = tmp_path / "out" / "ensemble.csv"
    results = calibrate(OBSERVED=observed, ENSEMBLE=str(path), TABLE=None, FIGURE=None, LOG=None)
    sample = read_sample(path, ground_classes.load())
    assert (sample.ground_class, sample.names, sample.rows.shape) == ("medium", ("kappa",), (200, 1))
    assert sample.rows.min() >= 0.05 and sample.rows.max() <= 3.0
    low, high = np.percentile(sample.rows, (5.0, 95.0))
    assert low <= results["KAPPA"] * 1.1 and high >= results["KAPPA"] / 1.1
    assert high / low < 20.0  # the bounds are a factor of 60


def test_ensemble_of_few_points_is_refused_before_the_search(refusal, make_layer, recorder):
    points = make_layer("Point", [("POINT(30 -80)", []), ("POINT(50 -82)", []), ("POINT(40 -90)", [])])
    message = refusal(OBSERVED=points, ENSEMBLE="TEMPORARY_OUTPUT")
    assert "3 observed points" in message and "at least 5" in message
    assert not [message for message in recorder.messages if "misfit" in message]


def test_legend_of_the_places_is_within_the_figure(qgis_app, tmp_path):
    from types import SimpleNamespace

    from talus.algorithms.shared.reports import figures
    from talus.engine.calibration.clouds import Cloud
    from talus.engine.calibration.search import Bounds

    image = pytest.importorskip("PIL.Image")
    heights = np.repeat(np.arange(350.0)[:, None], 250, axis=1)
    terrain = SimpleNamespace(origin=(0.0, 0.0), cell_size=(2.0, 2.0), heights=heights)
    rng = np.random.default_rng(1)
    places = rng.uniform((20.0, 100.0), (480.0, 300.0), (60, 2))
    cloud = Cloud(places, "positions", (230.0, 520.0))
    tried = rng.uniform(0.4, 1.0, (14, 1))
    stub = SimpleNamespace(
        names=["a"], low={"a": 0.5}, high={"a": 0.6}, best={"a": 0.55}, tried=tried, misfit=tried[:, 0]
    )
    path = tmp_path / "figure.png"
    bounds = [Bounds("a", 0.4, 1.0)]
    figures.draw_calibration(path, stub, bounds, [("", cloud, places + 5.0)], {"a": False}, [terrain])
    top = np.asarray(image.open(path).convert("L"))[:2]
    assert top.min() == 255  # nothing goes on beyond the frame
