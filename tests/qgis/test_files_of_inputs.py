# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs never on inputs, formats that cannot hold an output, and inputs that lie in archives or are no files."""

import os
import shutil
import time
import zipfile
from pathlib import Path

import numpy as np
import pytest

from talus.tests.folder_digest import digests


@pytest.fixture
def quick(simulate):
    """``quick(NAME=value, ...)``: a simulation of moments, without layers that nobody asked for."""
    return lambda **given: simulate(**{"RUNS": 1, "MAX_TIME": 0.2, "TRAJECTORIES": None, "STOPS": None, **given})


def refusal(run, **given):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException) as caught:
        run(**given)
    return str(caught.value)


def test_tile_of_the_elevation_model_is_not_written_over(quick, dem, tmp_path):
    from osgeo import gdal

    tile, inner, outer = (str(tmp_path / name) for name in ("tile.tif", "inner.vrt", "outer.vrt"))
    shutil.copy(dem, tile)
    gdal.BuildVRT(inner, [tile]).FlushCache()
    gdal.BuildVRT(outer, [inner]).FlushCache()
    os.link(tile, tmp_path / "second.tif")
    before = digests(tmp_path)
    for target in (tile, str(tmp_path / "second.tif"), str(tmp_path / "." / "tile.tif")):
        assert "DEM" in refusal(quick, DEM=outer, ENERGY_MAX=target)
    if os.name != "nt":
        (tmp_path / "link").symlink_to(tmp_path)
        assert "DEM" in refusal(quick, DEM=outer, ENERGY_MAX=str(tmp_path / "link" / "tile.tif"))
        (tmp_path / "link").unlink()
    after = digests(tmp_path)  # of the VRT, GDAL itself keeps statistics beside and in it
    assert {name: after[name] for name in ("tile.tif", "second.tif")} == {
        name: before[name] for name in ("tile.tif", "second.tif")
    }


def test_what_a_run_names_itself_is_looked_at_once_more(tmp_path):
    """The last door: a file comes into its place."""
    from talus.algorithms.shared.parameters.staging import Files, protecting
    from talus.engine.io.source_files import SourceFiles

    (tmp_path / "dem.tif").write_text("heights", encoding="utf-8")
    sources = SourceFiles()
    sources.add("DEM", tmp_path / "dem.tif")
    with pytest.raises(OSError, match="the input DEM is read from this file"), protecting(sources), Files() as files:
        Path(files.stage(str(tmp_path / "dem.tif"))).write_text("a map", encoding="utf-8")
    assert (tmp_path / "dem.tif").read_text(encoding="utf-8") == "heights" and len(list(tmp_path.iterdir())) == 1


def test_layer_of_the_study_of_an_earlier_run_is_not_written_over(quick, releases, tmp_path):
    """The study for the command line comes beside the report; said before the run, not after it."""
    from qgis.core import QgsCoordinateTransformContext, QgsVectorFileWriter

    place, options = tmp_path / "report.study.gpkg", QgsVectorFileWriter.SaveVectorOptions()
    options.driverName = "GPKG"  # native:savefeatures of QGIS 3.44 takes the name for one without a suffix
    QgsVectorFileWriter.writeAsVectorFormatV3(releases, str(place), QgsCoordinateTransformContext(), options)
    before = digests(tmp_path)
    text = refusal(quick, RELEASES=str(place), REPORT=str(tmp_path / "report.html"))
    assert "RELEASES" in text and "choose another file" in text and "was not written" not in text
    assert digests(tmp_path) == before


def test_archive_of_an_input_is_not_written_over(quick, dem, tmp_path):
    from qgis.core import QgsRasterLayer

    archive = tmp_path / "dem.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.write(dem, "deep/dem.tif")
    layer = QgsRasterLayer(f"/vsizip/{archive}/deep/dem.tif", "dem")
    assert layer.isValid()
    assert "dem.zip" in refusal(quick, DEM=layer, REPORT=str(archive))


@pytest.mark.parametrize("kind", ["zip in full", "zip by name", "gz", "tar"])
def test_elevation_model_in_an_archive_gives_the_same_heights(qgis_app, dem, tmp_path, kind):
    """The path is as QGIS holds it after a drag from the browser; the engine reads what QGIS shows."""
    import gzip
    import tarfile

    from qgis.core import QgsRasterLayer

    from talus.algorithms.shared.scene.dem import check_raster
    from talus.engine.io import raster

    source = str(tmp_path / "dem.zip")
    if kind.startswith("zip"):
        with zipfile.ZipFile(source, "w") as file:
            file.write(dem, "dem.tif")
        source = f"/vsizip/{source}/dem.tif" if kind == "zip in full" else source
    elif kind == "gz":
        with gzip.open(tmp_path / "dem.tif.gz", "wb") as file, open(dem, "rb") as content:
            file.write(content.read())
        source = f"/vsigzip/{tmp_path / 'dem.tif.gz'}"
    else:
        with tarfile.open(tmp_path / "dem.tar", "w") as file:
            file.add(dem, "dem.tif")
        source = f"/vsitar/{tmp_path / 'dem.tar'}/dem.tif"
    layer = QgsRasterLayer(source, "dem", "gdal")
    if not layer.isValid():
        pytest.skip("this QGIS does not open it either")
    np.testing.assert_array_equal(raster.read_heights(check_raster(layer, "DEM"))[0], raster.read_heights(dem)[0])


@pytest.mark.parametrize("way", ["by its source", "by its name in the project", "joined"])
def test_layers_behind_a_layer_are_not_written_over(quick, make_layer, tmp_path, way):
    """A virtual layer asks others, and a joined one is read with it."""
    from qgis.core import QgsProject, QgsVectorFileWriter, QgsVectorLayer, QgsVectorLayerJoinInfo

    path, options = tmp_path / "points.gpkg", QgsVectorFileWriter.SaveVectorOptions()
    options.layerName = "points"
    drawn = make_layer("Point", [("POINT(30 -20)", [1])], "field=size:integer")
    QgsVectorFileWriter.writeAsVectorFormatV3(drawn, str(path), QgsProject.instance().transformContext(), options)
    before = digests(tmp_path)
    behind = QgsVectorLayer(f"{path}|layername=points", "points_of_mine", "ogr")
    QgsProject.instance().addMapLayer(behind)
    try:
        if way == "joined":
            join = QgsVectorLayerJoinInfo()
            join.setJoinLayer(behind)
            join.setJoinFieldName("size")
            join.setTargetFieldName("size")
            drawn.addJoin(join)
            asking = drawn
        else:
            of_source = f"layer=ogr:{path}%7Clayername%3Dpoints:points_of_mine:UTF8&" * (way == "by its source")
            asking = QgsVectorLayer(f"?{of_source}query=select * from points_of_mine", "asking", "virtual")
        assert asking.isValid()
        message = refusal(quick, RELEASES=asking, STOPS=str(path))
        assert "points.gpkg" in message and "RELEASES" in message
        assert digests(tmp_path)["points.gpkg"] == before["points.gpkg"]
    finally:
        QgsProject.instance().removeMapLayer(behind)


def test_format_that_cuts_the_motion_is_refused_before_the_run(quick, tmp_path):
    """254 characters of a shapefile: the later tools could not read the lines."""
    message = refusal(quick, TRAJECTORIES=str(tmp_path / "lines.shp"))
    assert "254" in message and ".gpkg" in message and list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["stops.gpx", "stops.dxf"])
def test_format_without_fields_is_refused_before_the_run(quick, tmp_path, name):
    """A layer of stops without its fields says where rocks lie and nothing else; no later tool can read it."""
    assert f"{name} cannot hold the fields of a layer" in refusal(quick, STOPS=str(tmp_path / name))
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("output, name, words", [
    ("TRAJECTORIES", "lines.geojson", ["times (M)"]), ("STOPS", "stops.csv", ["geometries", "heights (Z)"]),
    ("SAMPLES", "samples.csv", ["geometries", "heights (Z)", "times (M)"]), ("STOPS", "stops.shp", []),
    ("STOPS", "stops.gpkg", []), ("TRAJECTORIES", "lines.kml", ["times (M)"]),
])  # fmt: skip
def test_what_a_format_cannot_hold_is_told(qgis_app, recorder, dem, releases, tmp_path, output, name, words):
    from qgis.core import QgsApplication, QgsProcessingContext

    from talus.algorithms.call import Call
    from talus.algorithms.shared.parameters.output_files import tell_losses

    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    given = {"DEM": dem, "RELEASES": releases, output: str(tmp_path / name)}
    tell_losses(Call(algorithm, given, QgsProcessingContext(), recorder))
    messages = " ".join(warning for warning in recorder.warnings if name in warning)
    assert all(word in messages for word in words) and bool(messages) == bool(words)


def test_part_of_another_table_is_not_written_over(quick, tmp_path):
    (tmp_path / "owners.dbf").write_bytes(b"of somebody")
    assert "owners.dbf" in refusal(quick, STOPS=str(tmp_path / "owners.shp"))
    assert (tmp_path / "owners.dbf").read_bytes() == b"of somebody"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are of Unix")
@pytest.mark.parametrize("name", ["DEM", "RELEASES", "ROCK_FILE", "GROUND", "GROUND_TABLE", "EXTENT"])
def test_pipe_is_refused_at_once(quick, tmp_path, name):
    os.mkfifo(tmp_path / "pipe.tif")
    begin = time.monotonic()
    assert "pipe or a device" in refusal(quick, **{name: str(tmp_path / "pipe.tif")})
    assert time.monotonic() - begin < 10.0


def test_text_that_qgis_opens_as_a_layer_alone_is_refused_with_the_reason(quick, dem, tmp_path):
    """QGIS 3.22 says "not found" of what is there."""
    from qgis.core import Qgis

    with zipfile.ZipFile(tmp_path / "dem.zip", "w") as file:
        file.write(dem, "dem.tif")
    path = f"/vsizip/{tmp_path / 'dem.zip'}/dem.tif"
    if Qgis.QGIS_VERSION_INT >= 34000:
        pytest.skip("this QGIS opens it")
    assert "choose the layer" in refusal(quick, DEM=path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are of Unix")
@pytest.mark.parametrize(
    "text", ["ogr://{}", "{}|layername=x", "{} [EPSG:2056]", "/vsisubfile/0_9,{}", "ogr:dbname='{}'"]
)
@pytest.mark.parametrize("tool, name", [("simulate", "DEM"), ("simulate", "EXTENT"), ("barrierdesign", "DEM")])
def test_pipe_behind_other_words_is_refused_at_once(qgis_app, recorder, tmp_path, tool, name, text):
    """QGIS opens a text of many kinds as a layer and waits; a model looks at its inputs before its steps do."""
    import processing
    from qgis.core import QgsProcessingException

    os.mkfifo(tmp_path / "pipe.tif")
    with pytest.raises(QgsProcessingException, match="pipe or a device"):
        processing.run(f"talus:{tool}", {name: text.format(tmp_path / "pipe.tif")}, feedback=recorder)


@pytest.mark.parametrize("tool, name", [("simulate", "EXTENT"), ("comparemany", "STOPS"), ("demtorunout", "DEM")])
def test_mesh_of_billions_of_points_that_are_not_there_is_refused_at_once(qgis_app, recorder, tmp_path, tool, name):
    """QGIS writes a warning for each of them."""
    import processing
    from qgis.core import QgsProcessingException

    path = tmp_path / "count.ply"
    path.write_text(
        "ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\nend_header\n", encoding="utf-8"
    )
    value = [str(path)] if tool == "comparemany" else str(path)
    with pytest.raises(QgsProcessingException, match="PLY"):
        processing.run(f"talus:{tool}", {name: value}, feedback=recorder)


@pytest.mark.parametrize("band", [2, 2**31, 10**30])
def test_band_that_is_not_there_is_refused_in_words(quick, band):
    """QGIS takes 32 bits for a band; more ended in a traceback."""
    assert "there is no band" in refusal(quick, BAND=band)


def test_names_of_layers_do_not_end_the_data_of_a_page():
    """<!--<script> in a script keeps the page from ending: it stayed empty."""
    from talus.algorithms.tools.view3d.run import in_script

    text = in_script({"name": "<!--<script></script>-->&\u2028"})
    assert not set("<>&\u2028") & set(text)
    import json

    assert json.loads(text) == {"name": "<!--<script></script>-->&\u2028"}
