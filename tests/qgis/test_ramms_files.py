# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks and releases as they go to and come from RAMMS::ROCKFALL: corners in a .pts, shapefiles; no converter between.

A .pts is a text of numbers alone, x y z [m] of a corner on each line (docs/decision.md); releases are shapefiles.
"""

import numpy as np
import pytest


def saved_as_shapefile(layer, path):
    """The path of a copy as QGIS saves it."""
    from qgis.core import QgsProject, QgsVectorFileWriter

    options = QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "ESRI Shapefile"
    context = QgsProject.instance().transformContext()
    problem, *texts = QgsVectorFileWriter.writeAsVectorFormatV3(layer, str(path), context, options)
    assert problem == QgsVectorFileWriter.WriterError.NoError, texts
    return str(path)


def stops_of(results):
    """All fields but the number of the feature, which a shapefile counts from 0."""
    names = results["STOPS"].fields().names()
    return [[row[name] for name in names if name not in ("point", "release")] for row in results["STOPS"].getFeatures()]


@pytest.mark.parametrize(
    "geometry, shapes",
    [
        ("Point", ["POINT(20 -20)", "POINT(45 -25)"]),
        ("LineString", ["LINESTRING(15 -20, 60 -22)"]),
        ("Polygon", ["POLYGON((15 -15, 60 -15, 60 -28, 15 -28, 15 -15))"]),
    ],
)
def test_releases_in_a_shapefile_start_the_rocks_that_the_layer_starts(
    simulate, make_layer, tmp_path, geometry, shapes
):
    """Points, lines and polygons, with a field of heights: saved from QGIS and read again, to the last bit."""
    rows = [(wkt, [1.5 + k]) for k, wkt in enumerate(shapes)]
    layer = make_layer(geometry, rows, "field=height_m:double", name="releases")
    given = {"HEIGHT_FIELD": "height_m", "SPACING": 10.0, "RUNS": 1, "STOPS": "memory:"}
    there = stops_of(simulate(RELEASES=layer, **given))
    back = stops_of(simulate(RELEASES=saved_as_shapefile(layer, tmp_path / "releases.shp"), **given))
    assert back == there and len(there) >= len(shapes)


def test_rock_of_a_pts_goes_out_and_comes_back(simulate, tmp_path):
    """A file of talus:rocklibrary has the numbers alone that another program reads, and is the same rock again."""
    import processing

    path = tmp_path / "rock.pts"
    made = {"SHAPE": "eota221", "ROCK": str(path), "PREVIEW": None, "PROPERTIES": None}
    processing.run("talus:rocklibrary", made)
    corners = np.loadtxt(path)
    assert corners.shape == (24, 3)
    np.testing.assert_allclose(corners.mean(axis=0), 0.0, atol=1e-9)
    given = {"STOPS": "memory:", "RUNS": 2, "VOLUME": 0.5}
    results = [simulate(**given, **rock)["STOPS"] for rock in ({"ROCK_FILE": str(path)}, {"ROCK": "eota221"})]
    for name in ("mass_kg", "volume_m3"):  # nine digits in the file
        back, there = ([row[name] for row in layer.getFeatures()] for layer in results)
        assert back == pytest.approx(there, rel=1e-7)


def test_a_pts_of_another_program_is_read(simulate, shared_data):
    """A norm block and a digitised block of Chant Sura."""
    for name in ("EOTA221_1m3.pts", "EOTA221_chant_sura_780kg.pts"):
        results = simulate(STOPS="memory:", RUNS=1, ROCK_FILE=str(shared_data / "rocks" / name), VOLUME=None)
        assert results["STOPS"].featureCount() == 2


def test_source_areas_go_into_a_shapefile_and_from_there_into_a_simulation(simulate, dem, tmp_path):
    import processing

    path = tmp_path / "sources.shp"
    steep = {"METHOD": "fixed", "THRESHOLD": 20.0, "MIN_AREA": 0.0, "SPACING": 20.0}
    processing.run("talus:sourceareas", {"DEM": dem, **steep, "AREAS": "memory:", "POINTS": str(path)})
    results = simulate(RELEASES=str(path), RUNS=1, STOPS="memory:")
    assert results["STOPS"].featureCount() >= 4
