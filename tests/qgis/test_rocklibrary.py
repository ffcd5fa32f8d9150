# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rocklibrary through processing.run: each class of shape, sets, sizes, and what is refused."""

import numpy as np
import pytest

from talus.engine import Rock, rock_library
from talus.engine.choices import PARAMETRIC_ROCKS, ZINGG_CLASSES
from talus.engine.shapes import superellipsoid
from talus.tests.engine.superellipsoids import inertia_per_mass


@pytest.fixture
def make_rocks(qgis_app, recorder, tmp_path):
    """``make_rocks(NAME=value, ...)``: run the algorithm; no picture and no table unless asked for."""
    import processing

    def run(**parameters):
        usual = {"ROCK": str(tmp_path / "rock.pts"), "PREVIEW": None, "PROPERTIES": None}
        return processing.run("talus:rocklibrary", {**usual, **parameters}, feedback=recorder)

    return run


@pytest.fixture
def refused(make_rocks, tmp_path):
    """``refused(NAME=value, ...)``: the message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    def run(**parameters):
        with pytest.raises(QgsProcessingException) as caught:
            make_rocks(**{"ROCK": str(tmp_path / "out.pts"), **parameters})
        assert list(tmp_path.glob("out*")) == []
        return str(caught.value)

    return run


@pytest.mark.long
@pytest.mark.parametrize("shape", [*PARAMETRIC_ROCKS, *rock_library.names()])
def test_every_shape_has_the_volume_and_mass_asked_for(make_rocks, shape):
    results = make_rocks(SHAPE=shape, SIZE=0.8, DENSITY=2600.0)
    assert results["ROCK_VOLUME"] == pytest.approx(0.8, rel=1e-9)
    assert results["ROCK_MASS"] == pytest.approx(2080.0, rel=1e-9)
    assert Rock.from_file(results["ROCK"]).volume == pytest.approx(0.8, rel=1e-6)
    assert results["ROCK_COUNT"] == 1


def test_box_has_the_axes_asked_for(make_rocks):
    results = make_rocks(SHAPE="box", ELONGATION=0.5, FLATNESS=0.6, MEASURE="length", SIZE=2.0)
    actual = [results[name] for name in ("LONG_AXIS", "INTERMEDIATE_AXIS", "SHORT_AXIS", "ROCK_VOLUME")]
    assert actual == pytest.approx([2.0, 1.0, 0.6, 1.2], rel=1e-6)
    assert results["ZINGG_CLASS"] == "bladed"


@pytest.mark.parametrize("exponent", [1.5, 2.0, 4.0, 10.0])
def test_superellipsoid_has_the_inertia_of_the_closed_form(make_rocks, exponent):
    """100 corners come within 1 % of the gamma functions."""
    results = make_rocks(SHAPE="superellipsoid", EXPONENT=exponent, ELONGATION=0.8, FLATNESS=0.7, VERTICES=100)
    assert results["VERTICES_AFTER"] == 100
    axes = np.array([1.0, 0.8, 0.56])
    axes /= np.cbrt(superellipsoid.volume(axes, exponent))
    rock = Rock.from_file(results["ROCK"], mass=1.0)
    np.testing.assert_allclose(rock.inertia, inertia_per_mass(axes, exponent), rtol=0.01)


@pytest.mark.parametrize("zingg", ZINGG_CLASSES)
def test_random_blocks_are_of_the_class_asked_for(make_rocks, zingg):
    results = make_rocks(SHAPE="random", ZINGG=zingg, VERTICES=16, SEED=5)
    assert results["ZINGG_CLASS"] == zingg
    assert results["VERTICES_AFTER"] == 16


def test_random_block_of_given_ratios(make_rocks):
    results = make_rocks(SHAPE="random", ZINGG="given", ELONGATION=0.6, FLATNESS=0.9)
    assert (results["ELONGATION_VALUE"], results["FLATNESS_VALUE"]) == pytest.approx((0.6, 0.9), abs=0.011)


def test_same_seed_gives_the_same_file_and_another_seed_another(make_rocks, tmp_path):
    paths = [tmp_path / f"{number}.pts" for number in range(3)]
    for path, seed in zip(paths, (1, 1, 2)):
        make_rocks(SEED=seed, ROCK=str(path))
    first, again, other = (path.read_text() for path in paths)
    assert first == again != other


def test_set_of_rocks_fills_a_folder_a_table_and_a_sheet(make_rocks, tmp_path):
    from qgis.core import QgsVectorLayer

    outputs = {"FOLDER": str(tmp_path / "rocks"), "PREVIEW": str(tmp_path / "sheet.png"),
               "PROPERTIES": str(tmp_path / "table.gpkg")}  # fmt: skip
    limits = {"SIZE_MIN": 0.5, "SIZE_MAX": 3.0}
    results = make_rocks(COUNT=12, DISTRIBUTION="lognormal", SIZE=1.5, DEVIATION=0.8, **limits, **outputs)
    assert results["ROCK_COUNT"] == 12
    rocks = [Rock.from_file(path) for path in sorted((tmp_path / "rocks").glob("random_*.pts"))]
    assert len(rocks) == len(list((tmp_path / "rocks").glob("random_*.obj"))) == 12
    rows = list(QgsVectorLayer(results["PROPERTIES"], "table", "ogr").getFeatures())
    assert [row["volume_m3"] for row in rows] == pytest.approx([rock.volume for rock in rocks], rel=1e-5)
    assert all(0.5 <= row["volume_m3"] <= 3.0 for row in rows)
    assert len({round(row["volume_m3"], 6) for row in rows}) == 12
    assert len({row["zingg"] for row in rows}) > 1
    assert (tmp_path / "sheet.png").stat().st_size > 10_000
    assert rocks[0].volume == pytest.approx(Rock.from_file(results["ROCK"]).volume, rel=1e-9)


def test_rock_is_taken_by_the_simulation(make_rocks, simulate):
    rock = make_rocks(SHAPE="random", ZINGG="disc", MEASURE="mass", SIZE=800.0)
    results = simulate(ROCK_FILE=rock["ROCK"], VOLUME=None, RUNS=2)
    (line, *_) = results["TRAJECTORIES"].getFeatures()
    assert line["mass_kg"] == pytest.approx(800.0, rel=1e-5)


@pytest.mark.parametrize("shape", ["dodecahedron", "rounded_block", "zingg_bladed"])
def test_new_names_of_the_library_run_in_the_simulation(simulate, shape):
    assert simulate(ROCK=shape, TRAJECTORIES=None, RUNS=1)["RUN_COUNT"] == 2


def test_default_values_make_a_rock(qgis_app):
    import processing

    results = processing.run("talus:rocklibrary", {})
    assert results["ROCK_VOLUME"] == pytest.approx(1.0, rel=1e-9)
    assert {"ROCK", "PREVIEW", "PROPERTIES"} <= set(results)


def test_many_rocks_need_a_folder(refused):
    assert "FOLDER: name a folder" in refused(COUNT=2)


def test_folder_has_to_be_possible(refused, tmp_path):
    assert "FOLDER: there is no folder" in refused(COUNT=2, FOLDER=str(tmp_path / "missing" / "deeper"))
    (tmp_path / "file").write_text("")
    assert "FOLDER: " in refused(COUNT=2, FOLDER=str(tmp_path / "file"))


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"SIZE": -1.0}, "SIZE"),
        ({"SIZE": float("nan")}, "SIZE"),
        ({"SHAPE": "superellipsoid", "VERTICES": 25}, "VERTICES: 25 .*even"),
        ({"DISTRIBUTION": "normal", "SIZE_MIN": 50.0}, "SIZE_MIN.*hold none"),
        ({"DISTRIBUTION": "normal", "SIZE_MIN": 2.0, "SIZE_MAX": 1.0}, "SIZE_MAX.*less"),
        ({"ELONGATION": 1.5}, "ELONGATION"),
        ({"SHAPE": "random", "ZINGG": "given", "VERTICES": 4}, "VERTICES"),
    ],
)
def test_impossible_rocks_are_refused(refused, parameters, words):
    import re

    assert re.search(words, refused(**parameters))


def test_cancelled_run_leaves_nothing(qgis_app, tmp_path):
    import processing
    from qgis.core import QgsProcessingException, QgsProcessingFeedback

    feedback = QgsProcessingFeedback(False)
    feedback.cancel()
    with pytest.raises(QgsProcessingException, match=r"[Cc]ancel"):
        processing.run("talus:rocklibrary", {"COUNT": 50, "FOLDER": str(tmp_path / "out")}, feedback=feedback)
    assert list(tmp_path.iterdir()) == []


def test_every_parameter_explains_itself(qgis_app):
    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:rocklibrary")
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.endswith(".")] == []


def test_command_line_makes_a_rock(qgis_process, tmp_path):
    import subprocess

    path = tmp_path / "rock.pts"
    command = [qgis_process.program, "run", "talus:rocklibrary", "--", "SHAPE=eota221", "SIZE=0.5", f"ROCK={path}"]
    done = subprocess.run(command, env=qgis_process.environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert Rock.from_file(path).volume == pytest.approx(0.5, rel=1e-6)
