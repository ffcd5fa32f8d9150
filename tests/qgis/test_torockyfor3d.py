# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:torockyfor3d: the grids say what the layers say, and come back through talus:fromrockyfor3d."""

import math

import numpy as np
import pytest
from qgis.core import QgsProcessingException

from talus.engine.ground.surface_roughness import mean_height
from talus.engine.io.rockyfor3d import CLASS_OF_SOIL, SHARE_OF_BOX, read_folder, sources_of
from talus.engine.io.rockyfor3d_export import SOIL_OF_CLASS, axes_of
from talus.tests.qgis.conftest import CELL, COLUMNS, NORTH, ROWS, WEST, slope_heights


@pytest.fixture
def write(qgis_app, dem, releases, recorder, tmp_path):
    """``write(NAME=value, ...)``: (results, Study of the folder)."""

    def run(**parameters):
        import processing

        given = {"DEM": dem, "RELEASES": releases, "FOLDER": str(tmp_path / "grids"), "RG70": 0.05, **parameters}
        results = processing.run("talus:torockyfor3d", given, feedback=recorder)
        return results, read_folder(results["FOLDER"])

    return run


@pytest.fixture
def ground(make_layer, box):
    """Hard ground in the north-west, soft in the south-west with a soil type of its own."""
    rows = [(box(0, -60, 40, 0), ["hard", None]), (box(0, -120, 40, -60), ["soft", 5])]
    return make_layer("Polygon", rows, "field=ground_class:string&field=soil:integer", name="ground")


def test_grids_say_what_the_layers_say(write, ground, recorder):
    results, study = write(GROUND=ground, SOIL_FIELD="soil", GROUND_DEFAULT="medium_hard", VOLUME=2.0, DENSITY=2600.0)
    assert (study.grid.shape, study.grid.cell_size) == ((ROWS, COLUMNS), (CELL, CELL))
    np.testing.assert_allclose(study.arrays["dem"], slope_heights()[::-1], atol=1e-3)
    soil = study.arrays["soiltype"]
    assert [soil[-20, 10], soil[5, 10], soil[5, -5]] == [4.0, 5.0, 3.0]  # class, own code, rest
    sources = sources_of(study)
    assert results["SOURCE_COUNT"] == sources.x.size == 2
    np.testing.assert_allclose(sources.volume, 2.0, rtol=5e-3)  # lengths have three digits
    assert set(sources.density) == {2600.0} and set(sources.shape) == {1}
    np.testing.assert_allclose(sorted(sources.x - WEST), [30.0, 50.0], atol=CELL / 2)
    np.testing.assert_allclose(sources.y, NORTH - 20.0, atol=CELL / 2)
    assert (study.arrays["rg70"] == 0.05).all() and not study.arrays["rg10"].any()
    assert recorder.warnings == []


def test_obstacle_heights_of_polygons_are_written_and_come_back(write, make_layer, box, recorder):
    """One surface roughness is its own mean as three equal heights; polygons without any have those of the inputs."""
    rows = [(box(0, -60, 40, 0), ["hard", 0.2]), (box(0, -120, 40, -60), ["soft", None])]
    _, study = write(GROUND=make_layer("Polygon", rows, "field=ground_class:string&field=surface_roughness:double"))
    heights = [study.arrays[name] for name in ("rg70", "rg20", "rg10")]
    assert [height[-20, 10] for height in heights] == [0.2, 0.2, 0.2]
    assert [height[5, 10] for height in heights] == [0.05, 0.0, 0.0]
    np.testing.assert_allclose(mean_height(*(height[-20, 10] for height in heights)), 0.2)
    rows = [(box(0, -60, 40, 0), ["hard", 0.1, 0.3, 0.5])]
    fields = "field=ground_class:string&field=rg70:double&field=rg20:double&field=rg10:double"
    _, study = write(GROUND=make_layer("Polygon", rows, fields), FOLDER="TEMPORARY_OUTPUT")
    assert [study.arrays[name][-20, 10] for name in ("rg70", "rg20", "rg10")] == [0.1, 0.3, 0.5]


def test_obstacle_heights_that_are_none_are_refused(write, make_layer, box):
    rows = [(box(0, -60, 40, 0), ["hard", 15.0])]
    with pytest.raises(QgsProcessingException, match="surface_roughness"):
        write(GROUND=make_layer("Polygon", rows, "field=ground_class:string&field=surface_roughness:double"))


def test_folder_comes_back_as_layers(write, recorder):
    import processing

    results, _ = write(VOLUME=1.5, BLOCK_SHAPE="ellipsoidal", AXIS_2=2.0, AXIS_3=3.0)
    again = {"INPUTS": results["FOLDER"], "FOLDER_CRS": "EPSG:2056", "SOURCES": "memory:", "SOILS": "memory:"}
    layers = processing.run("talus:fromrockyfor3d", {**again, "TERRAIN": "TEMPORARY_OUTPUT"}, feedback=recorder)
    for source in layers["SOURCES"].getFeatures():
        assert source["volume_m3"] == pytest.approx(1.5, rel=5e-3)
        assert [source["d2_m"] / source["d1_m"], source["d3_m"] / source["d1_m"]] == pytest.approx([2, 3], rel=5e-3)
    assert {soil["ground_class"] for soil in layers["SOILS"].getFeatures()} == {"medium"}


def test_soil_types_of_classes_are_those_of_the_reader():
    """A class that is written and read again is itself, but for medium_soft, for which Rockyfor3D has no words."""
    back = {name: CLASS_OF_SOIL[code] for name, code in SOIL_OF_CLASS.items()}
    assert back == {**{name: name for name in SOIL_OF_CLASS}, "medium_soft": "soft"}


@pytest.mark.parametrize("shape", [1, 2, 3, 4])
def test_axes_have_the_volume_of_the_shape(shape):
    """Box a b c, ellipsoid and sphere pi/6 a b c, disc pi/4 a b c."""
    axes = axes_of([0.3, 4.0], (3.0, 1.0, 2.0), shape)
    np.testing.assert_allclose(SHARE_OF_BOX[shape] * axes.prod(axis=1), [0.3, 4.0])
    np.testing.assert_allclose(axes / axes[:, :1], [[1.0, 2.0, 3.0]] * 2)


def test_largest_block_of_a_cell_stays(write, make_layer, recorder):
    rows = [("POINT(30.2 -20.2)", [1.0]), ("POINT(30.4 -20.4)", [8.0]), ("POINT(50 -20)", [2.0])]
    results, study = write(RELEASES=make_layer("Point", rows, "field=v:double"), VOLUME_FIELD="v")
    assert (results["SOURCE_COUNT"], results["SHARED_COUNT"]) == (2, 1)
    assert sorted(np.round(sources_of(study).volume)) == [2.0, 8.0]
    assert "share a cell" in recorder.warnings[0]


def test_sources_at_the_edge_and_smooth_ground_are_told(write, make_layer, recorder):
    results, _ = write(RELEASES=make_layer("Point", [("POINT(78 -60)", [])]), RG70=0.0)
    assert results["OUTER_COUNT"] == 1
    assert len(recorder.warnings) == 2 and "smooth" in recorder.warnings[0] and "outer" in recorder.warnings[1]


def test_what_has_no_soil_type_is_named(write, make_layer, box):
    snow = make_layer("Polygon", [(box(0, -60, 40, 0), ["snow"])], "field=ground_class:string")
    with pytest.raises(QgsProcessingException, match=r"no soil type for the ground class .snow"):
        write(GROUND=snow)
    with pytest.raises(QgsProcessingException, match=r"soil type is 9"):
        wrong = make_layer("Polygon", [(box(0, -60, 40, 0), [9])], "field=code:integer")
        write(GROUND=wrong, SOIL_FIELD="code", GROUND_FIELD="")
    with pytest.raises(QgsProcessingException, match="sphere"):
        write(BLOCK_SHAPE="spherical", AXIS_1=2.0)


def test_volume_must_be_known(write):
    with pytest.raises(QgsProcessingException, match="VOLUME"):
        write(VOLUME=None)


def test_spheres_are_written(write):
    _, study = write(BLOCK_SHAPE="spherical", VOLUME=math.pi / 6.0)
    assert study.arrays["d1"].max() == pytest.approx(1.0)
