# SPDX-License-Identifier: GPL-2.0-or-later
"""Awkward layers and rasters: QGIS, osgeo and the wheels' readers give one answer, which is the expected one."""

import sys

import numpy as np
import pytest

from talus.engine.io import geodata, osgeo_files
from talus.tests.awkward_layers import DEMS, LAYERS, OWN, heights, write, write_dem
from talus.tests.study_files import SOUTH, STUDY, WEST, write_study
from talus.tests.study_files import write_dem as write_slope

wheel_files = pytest.importorskip("talus.engine.io.wheel_files", reason="rasterio, pyogrio or pyproj is not installed")
DOORS = ("qgis", "osgeo", "wheels")
REFUSED = "refused: "


@pytest.fixture
def by_library(monkeypatch):
    """``by_library(module)``: from here on the engine reads with this module."""

    def choose(module):
        for name, user in list(sys.modules.items()):
            if name.startswith("talus.engine") and name != geodata.__name__ and hasattr(user, "library"):
                monkeypatch.setattr(user, "library", lambda: module)

    return choose


@pytest.fixture
def through_study(tmp_path, by_library):
    """``through_study(module, dem, layer, field)``: what a study reads, as the engine's releases and terrain."""

    def read(module, dem, layer, field=None):
        from talus.engine.study.inputs import Reader
        from talus.engine.study.study import Study
        from talus.engine.terrain_store.within_memory import Shelf

        by_library(module)
        changes = ('file = "layers.gpkg"\nlayer = "releases"', f'file = "{layer}"'), ('"dem.tif"', f'"{dem}"')
        volume = f'\nvolume_field = "{field}"' if field else ""
        more = ("runs = 2", f"runs = 2{volume}\nspacing = 5.0")
        study = Study(write_study(tmp_path, STUDY, *changes, more))
        inputs = Reader(study, study.scenarios[0], Shelf(tmp_path / "shelf")).inputs()
        return inputs.releases, inputs.terrain

    return read


@pytest.fixture
def through_qgis(qgis_app):
    """``through_qgis(dem, layer, field)``: the same by way of the dialog's inputs."""

    def read(dem, layer, field=None):
        from qgis.core import QgsProcessingContext, QgsProcessingException, QgsRasterLayer, QgsVectorLayer

        from talus.algorithms.shared.desktop.throw_here.throwing import read_inputs

        layers = QgsRasterLayer(str(dem), "dem"), QgsVectorLayer(str(layer), "releases", "ogr")
        inputs = {"DEM": layers[0], "RELEASES": layers[1], "RUNS": 2, "SPACING": 5.0, "VOLUME": 0.5}
        inputs.update({"VOLUME_FIELD": field} if field else {})
        algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
        accepted, message = algorithm.checkParameterValues(
            {**inputs, "TRAJECTORIES": "TEMPORARY_OUTPUT"}, QgsProcessingContext()
        )
        if not accepted:
            raise QgsProcessingException(message)
        scene = read_inputs(inputs)
        return scene.releases, scene.terrain

    return read


@pytest.fixture
def answer(through_study, through_qgis):
    """``answer(door, dem, layer, field)``: (releases, terrain), or a text that begins with REFUSED."""

    def of(door, *given):
        from qgis.core import QgsProcessingException

        try:
            if door == "qgis":
                return through_qgis(*given)
            return through_study(osgeo_files if door == "osgeo" else wheel_files, *given)
        except (ValueError, OSError, QgsProcessingException) as error:
            return REFUSED + str(error)

    return of


@pytest.fixture
def slope(tmp_path):
    """Elevation model and layers of the small study."""
    write_study(tmp_path)
    write_slope(tmp_path / "dem.tif")
    return tmp_path / "dem.tif"


def places_of(releases):
    """Starts of the rocks, in metres from the south-western node."""
    return sorted((round(x - WEST, 3), round(y - SOUTH, 3)) for x, y in (release.position for release in releases))


def test_suite_is_as_large_as_its_page_says():
    """docs/findings.md names the numbers of layers and rasters, and how many of both are refused."""
    refused = [sum(bool(case.refused) for case in cases.values()) for cases in (LAYERS, DEMS)]
    assert (len(LAYERS), len(DEMS), *refused) == (72, 35, 18, 13)


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", LAYERS)
def test_release_points_of_awkward_layers(answer, slope, tmp_path, name, door):
    """The expected answer is written beside each layer."""
    case = LAYERS[name]
    path = write(case, tmp_path)
    result = answer(door, slope, path, "number" if case.volume != "" else None)
    refused = "pyogrio" if door == "wheels" and case.not_by_wheels else case.refused
    refused = "RELEASES" if door == "qgis" and case.not_by_qgis else refused
    if refused:
        assert isinstance(result, str) and any(entry in result for entry in refused.split("|")), result
        return
    assert not isinstance(result, str), result
    releases, _ = result
    if isinstance(case.starts, int):
        assert len(releases) == case.starts
    else:
        assert places_of(releases) == case.starts
    if case.volume != "":
        wanted = {0.5, None} if case.volume is OWN else {case.volume}
        assert {release.volume for release in releases} <= wanted


@pytest.mark.parametrize("name", [name for name, case in LAYERS.items() if not case.refused])
def test_all_readers_start_rocks_at_the_same_places(answer, slope, tmp_path, name):
    """To a millimetre; on arcs to five centimetres, for some readers take chords of four degrees."""
    case = LAYERS[name]
    path = write(case, tmp_path)
    field = "number" if case.volume != "" else None
    left_out = {"wheels": case.not_by_wheels, "qgis": case.not_by_qgis, "osgeo": False}
    doors = [door for door in DOORS if not left_out[door]]
    actual = [answer(door, slope, path, field) for door in doors]
    assert not [entry for entry in actual if isinstance(entry, str)]
    places = [np.array(places_of(releases)) for releases, _ in actual]
    is_round = any(wkt is not None and "CIRCULAR" in wkt for wkt, _ in case.features)
    for others in places[1:]:
        np.testing.assert_allclose(others, places[0], rtol=0.0, atol=0.05 if is_round else 0.001)


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("name", DEMS)
def test_heights_of_awkward_rasters(answer, slope, tmp_path, name, door):
    """The heights that were written, cell by cell, and the codes of the survey."""
    case = DEMS[name]
    path = write_dem(case, tmp_path)
    result = answer(door, path, f"{tmp_path}/layers.gpkg")
    if case.refused:
        assert isinstance(result, str) and any(entry in result for entry in case.refused.split("|")), result
        return
    assert not isinstance(result, str), result
    _, terrain = result
    expected = heights()[::-1] + case.add
    is_hole = np.zeros(expected.shape, bool)
    is_hole[-1, 3 : 3 + case.holes] = not case.codes
    np.testing.assert_array_equal(np.isnan(terrain.heights), is_hole)
    if not case.codes:
        np.testing.assert_allclose(terrain.heights[~is_hole], expected[~is_hole], atol=1e-4)
    codes = {finding.code for finding in terrain.findings if finding.code.startswith("dem")}
    assert codes == set(case.codes)
