# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs that split in talus:simulate: weights in layers and maps, and on into frequencies and curves of objects."""

import json

import numpy as np
import pytest

RATE = 0.2  # blocks a year
POINTS, RUNS = 2, 8


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """For the files of one simulation."""
    return tmp_path_factory.mktemp("split")


@pytest.fixture
def split(simulate, folder):
    """Paths of the results of 16 rocks whose runs split at two levels, made once."""
    names = {"STOPS": "gpkg", "TRAJECTORIES": "gpkg", "PASSAGES": "tif", "EXCEEDANCES": "tif", "ENERGY_P95": "tif"}
    paths = {name: str(folder / f"{name.lower()}.{suffix}") for name, suffix in names.items()}
    paths["REPORT"] = str(folder / "report.html")
    if not (folder / "report.html").exists():
        skipped = dict.fromkeys(("ENERGY_MAX", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX", "REACH_PROBABILITY"))
        levels = {"SPLITTING_LEVELS": "30; 50", "SPLITTING_MEASURE": "distance", "SPLITTING_COPIES": 3}
        simulate(RUNS=RUNS, SEED=4, RUN_NAME="rare", **levels, **skipped, **paths)
    return paths


def rows_of(path):
    """Rows of a layer: field -> value."""
    from qgis.core import QgsVectorLayer

    layer = QgsVectorLayer(path, "layer")
    assert layer.isValid()
    return [dict(zip(layer.fields().names(), feature.attributes())) for feature in layer.getFeatures()]


def bands(path):
    """(bands, rows, columns), metadata."""
    from osgeo import gdal

    source = gdal.Open(path)
    return source.ReadAsArray().reshape(
        source.RasterCount, source.RasterYSize, source.RasterXSize
    ), source.GetMetadata()


def test_layers_and_maps_have_the_weights(split):
    """Weights of the runs of one rock add up to 1, all runs pass the cells of their starts, and what is said of runs
    in files is the number of rocks; report and study tell of the levels."""
    rows = rows_of(split["STOPS"])
    weight, first = (np.array([row[name] for row in rows]) for name in ("run_weight", "first_run"))
    assert len(rows) > POINTS * RUNS and np.unique(first).size == POINTS * RUNS
    np.testing.assert_allclose(np.bincount(first, weight), 1.0, rtol=1e-12)
    (passages, squares), said = bands(split["PASSAGES"])
    assert passages.dtype == np.float64 and passages.max() <= POINTS * RUNS
    assert (squares <= passages + 1e-12).all() and said["TALUS_RUNS"] == str(POINTS * RUNS)
    messages = json.loads(said["TALUS_SPLITTING"])
    assert messages["levels"] == [30.0, 50.0] and messages["runs"] == len(rows)
    above, _ = bands(split["EXCEEDANCES"])
    assert len(above) % 2 == 0 and (above[0] <= np.where(passages > 0.0, passages, -1.0) + 1e-12).all()
    with open(split["REPORT"], encoding="utf-8") as file:
        page = file.read()
    assert "Rare run-outs" in page and "16" in page.split("Rare run-outs")[1]
    with open(split["REPORT"].replace(".html", ".study.toml"), encoding="utf-8") as file:
        assert 'levels = "30; 50"' in file.read()


def test_frequencies_and_curves_are_of_the_weights(split, to_rasters, make_layer, folder):
    """Passages a year are the rate by the rocks times the sums of weights; a line is hit by the weights that reach it,
    with a band by the rocks: wider than that of as many plain runs."""
    hazardmap = to_rasters("talus:hazardmap", ("RETURN_PERIOD",))[0]
    line = make_layer("LineString", [("LINESTRING(0 -60, 80 -60)", ["line"])], "field=name:string")
    rows = ["rare", "cliff", "", "", RATE, "1/year", "", ""]
    curves = str(folder / "curves.csv")
    given = {"EXCEEDANCES": [split["EXCEEDANCES"]], "PASSAGES": [split["PASSAGES"]], "OBJECTS": line}
    results = hazardmap(
        METHOD="frequency", REFERENCE_WIDTH=0.0, FREQUENCIES=rows, CURVES=curves,
        TRAJECTORIES=[split["TRAJECTORIES"]], **given,
    )  # fmt: skip
    result = bands(results["RETURN_PERIOD"])[0][0]
    expected = RATE * bands(split["PASSAGES"])[0][0] / (POINTS * RUNS)
    np.testing.assert_allclose(result[expected > 0.0], 1.0 / expected[expected > 0.0], rtol=1e-6)
    hit = [row for row in rows_of(curves) if float(row["above_kj"]) == 0.0]
    assert float(hit[0]["low_year"]) < float(hit[0]["per_year"]) < float(hit[0]["high_year"]) <= 1.0
    assert 0.0 < float(hit[0]["per_year"]) <= RATE * (1.0 + 1e-9)
    wide = hazardmap(METHOD="frequency", FREQUENCIES=rows, **given)  # objects of 10 m
    assert np.nanmin(bands(wide["RETURN_PERIOD"])[0][0]) >= 1.0 / RATE * (1.0 - 1e-6)


def test_runs_with_weights_are_refused_where_they_would_count_as_one(split, make_layer, recorder):
    """Such as at a screen line."""
    import processing
    from qgis.core import QgsProcessingException

    line = make_layer("LineString", [("LINESTRING(0 -60, 80 -60)", [])])
    out = {"CROSSINGS": "TEMPORARY_OUTPUT"}
    with pytest.raises(QgsProcessingException, match="weights"):
        processing.run(
            "talus:screenline", {"TRAJECTORIES": split["TRAJECTORIES"], "LINES": line, **out}, feedback=recorder
        )
