# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fromrockyfor3d: the layers are what the grids say, and go into a simulation."""

import numpy as np
import pytest
from qgis.core import QgsProcessingException

from talus.algorithms.shared.parameters.values import is_empty
from talus.engine.io.raster import Grid
from talus.engine.io.rockyfor3d import NEEDED, SOURCE, Study, write_folder

GRID = Grid((30, 12), (5.0, 5.0), (2_600_002.5, 1_199_802.5))


@pytest.fixture
def folder(tmp_path):
    """A slope of 35 degrees to the south with a box of 0.5 m3 in a cell, on bedrock above and fine soil below."""
    row, _ = np.indices(GRID.shape)
    arrays = {name: np.zeros(GRID.shape) for name in NEEDED}
    arrays["dem"] = 400.0 + row * 5.0 * np.tan(np.radians(35.0))
    arrays[SOURCE][26, 6], arrays["blshape"][26, 6] = 2600.0, 1
    for name, value in zip(("d1", "d2", "d3"), (0.5, 1.0, 1.0)):
        arrays[name][26, 6] = value
    arrays["soiltype"] = np.where(row > 15, 6.0, 1.0)
    for name, height in (("rg70", 0.05), ("rg20", 0.3), ("rg10", 0.8)):
        arrays[name] = np.where(row < 5, height, 0.0)
    path = tmp_path / "rocky"
    path.mkdir()
    write_folder(path, Study(GRID, arrays))
    return path


@pytest.fixture
def read(qgis_app, recorder):
    def run(folder, **parameters):
        import processing

        given = {"INPUTS": str(folder), "FOLDER_CRS": "EPSG:2056", "SOURCES": "memory:", "SOILS": "memory:",
                 "TERRAIN": "TEMPORARY_OUTPUT"}  # fmt: skip
        return processing.run("talus:fromrockyfor3d", {**given, **parameters}, feedback=recorder)

    return run


def test_layers_say_what_the_grids_say(read, folder):
    results = read(folder, FOLDER_RUNS=4)
    (source,) = results["SOURCES"].getFeatures()
    assert (source["volume_m3"], source["density"], source["runs"], source["outer"]) == (0.5, 2600.0, 4, 0)
    assert source.geometry().asPoint().x() == pytest.approx(2_600_032.5)
    soils = {(row["soiltype"], row["surface_roughness"]): row for row in results["SOILS"].getFeatures()}
    assert {kind: row["ground_class"] for kind, row in soils.items()} == {
        (1, 0.175): "soft", (1, 0.0): "soft", (6, 0.0): "extra_hard",
    }  # fmt: skip
    assert soils[6, 0.0].geometry().area() == pytest.approx(14 * 12 * 25.0)
    assert soils[1, 0.175].geometry().area() == pytest.approx(5 * 12 * 25.0)
    assert results["ROUGHNESS_MAX"] == pytest.approx(0.175)
    assert results["SOURCE_COUNT"] == 1 and results["VOLUME_MAX"] == 0.5


def test_layers_go_into_a_simulation(read, folder, recorder):
    import processing

    result = read(folder, FOLDER_RUNS=3)
    skipped = dict.fromkeys(("ENERGY_MAX", "ENERGY_P95", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX", "PASSAGES",
                             "REACH_PROBABILITY", "TRAJECTORIES", "REPORT"))  # fmt: skip
    given = {"DEM": result["TERRAIN"], "RELEASES": result["SOURCES"], "GROUND": result["SOILS"],
             "VOLUME_FIELD": "volume_m3", "RUNS_FIELD": "runs", "STOPS": "memory:"}  # fmt: skip
    stops = list(processing.run("talus:simulate", {**skipped, **given}, feedback=recorder)["STOPS"].getFeatures())
    assert [row["volume_m3"] for row in stops] == [0.5] * 3
    assert any(
        "the surface roughness is that of the field surface_roughness" in message for message in recorder.messages
    )


def test_roughness_without_data_is_left_to_the_class_and_told(read, folder, recorder):
    path = folder / "rg10.asc"
    lines = path.read_text().splitlines()
    lines[6] = lines[6].replace("0.000", "-9999", 4)  # the northernmost row
    path.write_text("\n".join(lines) + "\n")
    results = read(folder)
    (bare,) = (row for row in results["SOILS"].getFeatures() if is_empty(row["surface_roughness"]))
    assert bare["ground_class"] == "extra_hard" and bare.geometry().area() == pytest.approx(4 * 25.0)
    assert any("no data in 4 cells with a soil type" in warning for warning in recorder.warnings)


def test_roughness_in_centimetres_is_refused(read, folder):
    path = folder / "rg10.asc"
    path.write_text(path.read_text().replace("0.800", "80.000"))
    with pytest.raises(QgsProcessingException, match="rg10 has 80; obstacle heights are in metres"):
        read(folder)


def test_what_is_missing_is_named(read, folder):
    (folder / "soiltype.asc").unlink()
    with pytest.raises(QgsProcessingException, match=r"no soiltype\.asc"):
        read(folder)


@pytest.mark.parametrize(
    "parameters, words", [({"INPUTS": "/nowhere"}, "no folder"), ({"FOLDER_CRS": "EPSG:4326"}, "not in metres")]
)
def test_refuses(read, folder, parameters, words):
    with pytest.raises(QgsProcessingException, match=words):
        read(**{"folder": folder, **parameters})


def test_terrain_lies_below_what_is_in_the_project_but_rasters(qgis_app, loaded, folder, tmp_path, project_with, dem):
    project = project_with(dem)
    outputs = {"SOURCES": "memory:", "SOILS": "memory:", "TERRAIN": str(tmp_path / "terrain.tif")}
    loaded("talus:fromrockyfor3d", {"INPUTS": str(folder), "FOLDER_CRS": "EPSG:2056"}, outputs, project)
    qgis_app.processEvents()
    names = [layer.name() for layer in project.layerTreeRoot().layerOrder()]
    assert names[-4:] == ["road", "forest", "Elevation model", "own"] and len(names) == 6


def test_terrain_lies_below_sources_and_soil_types(qgis_app, loaded, folder, tmp_path):
    outputs = {"SOURCES": "memory:", "SOILS": "memory:", "TERRAIN": str(tmp_path / "terrain.tif")}
    layers = loaded("talus:fromrockyfor3d", {"INPUTS": str(folder), "FOLDER_CRS": "EPSG:2056"}, outputs)
    qgis_app.processEvents()  # it is lowered once QGIS has loaded all
    assert len(layers) == 3
    kinds = {layer.renderer().type(): name for name, layer in layers.items()}
    assert "hillshade" in kinds
    tree = layers[kinds["hillshade"]].project().layerTreeRoot()
    assert [layer.name() for layer in tree.layerOrder()][-1] == kinds["hillshade"]
    # heights between the cells: edges of cells are no steps of the terrain
    assert layers[kinds["hillshade"]].dataProvider().isProviderResamplingEnabled()
    soils = layers[kinds["categorizedSymbol"]].renderer().categories()
    assert [soil.label() for soil in soils][:2] == ["0: extra soft", "1: soft"]
