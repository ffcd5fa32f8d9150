# SPDX-License-Identifier: GPL-2.0-or-later
"""Every file that an input is read from is known, so that no output is written over one, whatever it is called."""

import os
import zipfile

import numpy as np
import pytest

from talus.engine.io import raster
from talus.engine.io.source_files import SourceFiles, files_of, local_file, written_with
from talus.engine.jit.private_folder import is_closed, private_folder
from talus.tests.study_files import square, write_dem, write_layer

gdal = pytest.importorskip("osgeo.gdal")


def sources(name):
    result = SourceFiles()
    result.add("DEM", name)
    return result


def test_tiles_of_a_vrt_and_of_a_vrt_in_a_vrt(tmp_path):
    write_dem(tmp_path / "tile.tif")
    inner, outer = str(tmp_path / "inner.vrt"), str(tmp_path / "outer.vrt")
    gdal.BuildVRT(inner, [str(tmp_path / "tile.tif")]).FlushCache()
    gdal.BuildVRT(outer, [inner]).FlushCache()
    known = sources(outer)
    for name in ("tile.tif", "inner.vrt", "outer.vrt"):
        assert known.owner(tmp_path / name) == "DEM"
    assert known.owner(tmp_path / "other.tif") is None


def test_links_and_second_names_are_the_same_file(tmp_path):
    write_dem(tmp_path / "dem.tif")
    (tmp_path / "folder").mkdir()
    known = sources(str(tmp_path / "dem.tif"))
    if os.name != "nt":
        (tmp_path / "link.tif").symlink_to("dem.tif")
        (tmp_path / "way").symlink_to(".")
        assert known.owner(tmp_path / "link.tif") == known.owner(tmp_path / "way" / "dem.tif") == "DEM"
    os.link(tmp_path / "dem.tif", tmp_path / "second.tif")
    assert known.owner(tmp_path / "second.tif") == "DEM"
    assert known.owner(tmp_path / "folder" / ".." / "dem.tif") == "DEM"


def test_archive_counts_for_what_lies_in_it(tmp_path):
    write_dem(tmp_path / "dem.tif")
    archive = tmp_path / "dem.zip"
    with zipfile.ZipFile(archive, "w") as file:
        file.write(tmp_path / "dem.tif", "deep/dem.tif")
    for name in (f"/vsizip/{archive}/deep/dem.tif", f"/vsizip/{{{archive}}}/deep/dem.tif"):
        assert local_file(name) == str(archive)
        assert sources(name).owner(archive) == "DEM"
    assert local_file("/vsis3/bucket/dem.tif") is None and local_file("PG:dbname=x") is None


def test_files_beside_count_and_so_do_those_that_an_output_brings(tmp_path):
    write_dem(tmp_path / "dem.tif")
    (tmp_path / "dem.tif.aux.xml").write_text("<PAMDataset></PAMDataset>", encoding="ascii")
    assert str(tmp_path / "dem.tif.aux.xml") in files_of(str(tmp_path / "dem.tif"))
    (tmp_path / "grid.prj").write_text("here", encoding="ascii")
    known = SourceFiles()
    known.add("DEM", tmp_path / "grid.prj")
    assert known.touched(tmp_path / "grid.shp") == (str(tmp_path / "grid.prj"), "DEM")
    assert str(tmp_path / "grid.dbf") in written_with(tmp_path / "grid.shp")


def test_layers_of_a_geopackage_lie_in_its_file(tmp_path):
    write_layer(tmp_path, "areas", "Polygon", [(square(0, 0, 9, 9), {"n": 1})])
    assert sources(str(tmp_path / "layers.gpkg")).owner(tmp_path / "layers.gpkg") == "DEM"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with names are of Unix")
def test_pipe_is_refused_and_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ValueError, match="pipe or a device"):
        raster.read_grid(str(tmp_path / "pipe"), 1)
    assert files_of(str(tmp_path / "pipe")) == []


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="rights of Unix")
def test_temporary_folder_that_others_made_first_is_not_used(tmp_path, monkeypatch):
    """Everybody may write there, and a name can be guessed: a link, and a folder that is open to all."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "tmp"))
    (tmp_path / "tmp").mkdir()
    own = private_folder("kernels")
    assert is_closed(own) and private_folder("kernels") == own
    guessed = own.parent
    (tmp_path / "trap").mkdir()
    own.rmdir()
    guessed.rmdir()
    guessed.symlink_to(tmp_path / "trap")
    other = private_folder("kernels")
    assert is_closed(other) and guessed not in other.parents and list((tmp_path / "trap").iterdir()) == []
    guessed.unlink()
    guessed.mkdir()
    guessed.chmod(0o777)
    assert guessed not in private_folder("kernels").parents and list(guessed.iterdir()) == []


def test_heights_are_read_as_before(tmp_path):
    """A VRT of a tile has the heights of the tile."""
    write_dem(tmp_path / "tile.tif")
    gdal.BuildVRT(str(tmp_path / "all.vrt"), [str(tmp_path / "tile.tif")]).FlushCache()
    first, second = (raster.read_heights(str(tmp_path / name))[0] for name in ("tile.tif", "all.vrt"))
    np.testing.assert_array_equal(first, second)
