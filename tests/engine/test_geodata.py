# SPDX-License-Identifier: GPL-2.0-or-later
"""Equal bits by osgeo and by rasterio, pyogrio and pyproj: heights, burnt polygons, outlines, layers, systems."""

import subprocess
import sys
import threading

import numpy as np
import pytest
from osgeo import gdal, ogr, osr

from talus.engine import Terrain
from talus.engine.io import burn, cloud_optimised, map_scale, node_blocks, osgeo_files, polygonize, raster
from talus.engine.io.cloud_optimised import write_strips
from talus.engine.io.coordinate_systems import check_metric
from talus.engine.io.geodata import Layer

wheel_files = pytest.importorskip("talus.engine.io.wheel_files", reason="rasterio, pyogrio or pyproj is not installed")
LIBRARIES = (osgeo_files, wheel_files)
ROWS, COLUMNS = 37, 41
TRANSFORM = (2_600_000.3, 2.5, 0.0, 1_200_000.7, 0.0, -2.5)
FLOAT_NODATA = -3.4028234663852886e38  # as ESRI's grids have it: the float of 32 bits nearest to what files say


@pytest.fixture
def by(monkeypatch):
    """``by(module, function, ...)``: what the function gives where the module is the library."""

    def call(module, function, *arguments, **options):
        for user in (raster, burn, polygonize, cloud_optimised, node_blocks):
            monkeypatch.setattr(user, "library", lambda: module)
        return function(*arguments, **options)

    return call


def heights_of(seed=1):
    """Rough heights with gaps, row 0 in the north."""
    generator = np.random.default_rng(seed)
    heights = 1000.0 + generator.normal(0.0, 50.0, (ROWS, COLUMNS))
    heights[generator.random(heights.shape) < 0.1] = np.nan
    return heights


def write_raster(path, kind, nodata=None, scale=None, transform=TRANSFORM, mask=False, options=(), bands=1):
    """A GeoTIFF as other programs make them."""
    values = heights_of()
    if scale:
        values = (values - scale[1]) / scale[0]
    gaps = np.isnan(values)
    values = np.where(gaps, 0.0 if nodata is None else nodata, values)
    dataset = gdal.GetDriverByName("GTiff").Create(str(path), COLUMNS, ROWS, bands, kind, list(options))
    dataset.SetGeoTransform(transform)
    system = osr.SpatialReference()
    system.ImportFromEPSG(2056)
    dataset.SetProjection(system.ExportToWkt())
    for number in range(1, bands + 1):
        band = dataset.GetRasterBand(number)
        band.WriteArray(values + number - 1)
        if nodata is not None:
            band.SetNoDataValue(nodata)
        if scale:
            band.SetScale(scale[0])
            band.SetOffset(scale[1])
    if mask:
        dataset.CreateMaskBand(gdal.GMF_PER_DATASET)
        dataset.GetRasterBand(1).GetMaskBand().WriteArray(np.where(gaps, 0, 255).astype(np.uint8))
    dataset.FlushCache()
    return path


CASES = {
    "float32": {"kind": gdal.GDT_Float32, "nodata": -9999.0},
    "float32, no data rounded": {"kind": gdal.GDT_Float32, "nodata": -3.402823466e38},
    "float32, no data of ESRI": {"kind": gdal.GDT_Float32, "nodata": FLOAT_NODATA},
    "float32, NaN": {"kind": gdal.GDT_Float32, "nodata": float("nan")},
    "float64": {"kind": gdal.GDT_Float64, "nodata": -9999.0},
    "without no data": {"kind": gdal.GDT_Float64},
    "int16 in decimetres": {"kind": gdal.GDT_Int16, "nodata": -32768, "scale": (0.1, 0.05)},
    "uint16 with offset": {"kind": gdal.GDT_UInt16, "nodata": 65535, "scale": (0.01, 700.0)},
    "int32": {"kind": gdal.GDT_Int32, "nodata": -1},
    "mask": {"kind": gdal.GDT_Float32, "mask": True},
    "south up": {"kind": gdal.GDT_Float32, "nodata": -1.0, "transform": (0.0, 2.0, 0.0, 0.0, 0.0, 2.0)},
    "tiled, deflate, predictor": {"kind": gdal.GDT_Float32, "nodata": -9999.0, "options": (
        "TILED=YES", "BLOCKXSIZE=16", "BLOCKYSIZE=16", "COMPRESS=DEFLATE", "PREDICTOR=3")},
    "lzw": {"kind": gdal.GDT_Int16, "nodata": -1, "options": ("COMPRESS=LZW", "PREDICTOR=2")},
}  # fmt: skip


@pytest.mark.parametrize("case", CASES)
@pytest.mark.parametrize("window", [None, (3, 5, 20, 11)])
def test_heights_have_the_same_bits_by_both_libraries(by, tmp_path, case, window):
    path = write_raster(tmp_path / "dem.tif", **CASES[case])
    actual = [by(module, raster.read_heights, path, 1, window) for module in LIBRARIES]
    (heights, *place), (others, *other_place) = actual
    assert np.array_equal(heights, others, equal_nan=True)
    assert heights.tobytes() == others.tobytes()
    assert place[:2] == other_place[:2]
    assert "2056" in place[2] and "2056" in other_place[2]
    if case not in ("without no data",):
        assert np.isnan(heights).any() and not np.isnan(heights).all()


def test_second_band_a_resampled_raster_and_a_virtual_one_have_the_same_bits(by, tmp_path):
    path = write_raster(tmp_path / "dem.tif", gdal.GDT_Float32, -9999.0, bands=2)
    coarse = str(tmp_path / "coarse.tif")
    gdal.Warp(coarse, str(path), xRes=4.0, yRes=3.0, resampleAlg="bilinear").FlushCache()
    virtual = str(tmp_path / "part.vrt")
    gdal.Translate(virtual, str(path), format="VRT", srcWin=[5, 5, 16, 16]).FlushCache()
    ascii_grid = str(tmp_path / "grid.asc")
    gdal.Translate(ascii_grid, str(path), format="AAIGrid", bandList=[1]).FlushCache()
    for name, band in ((path, 2), (coarse, 1), (virtual, 1), (ascii_grid, 1)):
        heights, others = (by(module, raster.read_heights, name, band)[0] for module in LIBRARIES)
        assert heights.tobytes() == others.tobytes(), name


@pytest.mark.parametrize("writer", LIBRARIES, ids=lambda module: module.__name__[-11:])
@pytest.mark.parametrize("dtype, nodata", [("float32", np.nan), ("uint32", 0), ("float64", -1.0), ("uint8", 255)])
def test_what_one_writes_both_read(by, tmp_path, writer, dtype, nodata):
    grid = raster.Grid((ROWS, COLUMNS), (2.5, 2.5), (2_600_000.0, 1_200_000.0), osgeo_files.System("EPSG:2056").wkt)
    array = np.random.default_rng(2).uniform(1.0, 200.0, (9, 7)).astype(dtype)
    path = str(tmp_path / "map.tif")
    by(writer, raster.write_grid, path, array, grid, (4, 6), nodata, "kJ", "energy", {"TALUS_RUN": "test"})
    actual = [by(module, raster.read_values, path) for module in LIBRARIES]
    assert actual[0][0].tobytes() == actual[1][0].tobytes()
    np.testing.assert_array_equal(actual[0][0][4:13, 6:13], array)
    assert np.isnan(actual[0][0]).sum() == ROWS * COLUMNS - 63
    assert (
        actual[0][1]._replace(crs="") == actual[1][1]._replace(crs="") == grid._replace(crs="", corner=actual[0][1][5])
    )
    assert actual[0][2] == actual[1][2] == "kJ"
    assert gdal.Open(path).GetMetadataItem("TALUS_RUN") == "test"
    assert not (tmp_path / "map.tif.part").exists()


@pytest.mark.parametrize("writer", LIBRARIES, ids=lambda module: module.__name__[-11:])
def test_parts_cover_a_band_together(by, tmp_path, writer):
    """Written one after the other, none takes away what others have written."""
    grid = raster.Grid((ROWS, COLUMNS), (2.5, 2.5), (2_600_000.0, 1_200_000.0))
    array = np.random.default_rng(3).uniform(1.0, 200.0, (2, ROWS, COLUMNS)).astype(np.float32)
    path = str(tmp_path / "map.tif")

    def write():
        with raster.new_geotiff(path, grid, 2, "float32", np.nan) as sink:
            for number in (1, 2):
                sink.describe(number, f"band {number}", "m/s")
            for row, rows in ((0, 7), (7, ROWS - 7)):
                for number in (1, 2):
                    for column, columns in ((0, 5), (5, COLUMNS - 5)):
                        part = array[number - 1][::-1][row : row + rows, column : column + columns]
                        sink.write_part(number, part, column, row)

    by(writer, write)
    for number in (1, 2):
        values, _, unit = by(writer, raster.read_values, path, number)
        np.testing.assert_array_equal(values, array[number - 1])
        assert unit == "m/s" and gdal.Open(path).GetRasterBand(number).GetDescription() == f"band {number}"


@pytest.mark.parametrize("writer", LIBRARIES, ids=lambda module: module.__name__[-11:])
@pytest.mark.parametrize("dtype, nodata", [("float32", np.nan), ("uint32", 0), ("int32", -1)])
def test_strips_become_a_cloud_optimised_raster(by, tmp_path, writer, dtype, nodata):
    grid = raster.Grid((700, 600), (2.5, 2.5), (2_600_000.0, 1_200_000.0))
    array = np.random.default_rng(4).uniform(1.0, 200.0, (2, 560, 500)).astype(dtype)
    strips = [(first, array[:, first : first + 100]) for first in range(0, 560, 100)]
    bands, path = [("kJ", "largest"), ("m", "height")], str(tmp_path / "map.tif")
    by(writer, write_strips, path, grid, dtype, nodata, bands, strips, (33, 44), {"TALUS_RUN": "test"})
    file = gdal.Open(path)
    assert file.GetMetadataItem("LAYOUT", "IMAGE_STRUCTURE") == "COG" and file.GetMetadataItem("TALUS_RUN") == "test"
    for number, said in enumerate(bands, 1):
        band, expected = file.GetRasterBand(number), np.full(grid.shape, nodata, dtype)
        expected[33:593, 44:544] = array[number - 1]
        np.testing.assert_array_equal(band.ReadAsArray()[::-1], expected)
        assert (band.GetUnitType(), band.GetDescription()) == said and band.GetOverviewCount() == 1
        np.testing.assert_equal(band.GetNoDataValue(), nodata)
    assert [path.name for path in tmp_path.iterdir()] == ["map.tif"]


def test_what_gdal_complains_of_is_not_printed(tmp_path, capfd):
    """In any thread; the error in words is there all the same."""
    (tmp_path / "text.tif").write_text("no raster")

    def read():
        with pytest.raises(ValueError, match="cannot read this as a raster"):
            osgeo_files.Raster(tmp_path / "text.tif")

    with osgeo_files.quiet():
        read()
        thread = threading.Thread(target=read)
        thread.start()
        thread.join()
        gdal.Error(gdal.CE_Warning, 1, "careful")
    assert capfd.readouterr().err == "warning of GDAL: careful\n"


@pytest.mark.parametrize("module", LIBRARIES, ids=lambda module: module.__name__[-11:])
def test_files_that_cannot_be_read_or_written_are_refused_in_words(by, tmp_path, module):
    (tmp_path / "text.tif").write_text("no raster")
    with pytest.raises(ValueError, match="GDAL cannot read this as a raster"):
        by(module, raster.read_grid, str(tmp_path / "text.tif"))
    with pytest.raises(ValueError, match="GDAL cannot read this as a vector layer"):
        module.read_layer(str(tmp_path / "text.tif"))
    plain = str(tmp_path / "plain.tif")
    gdal.GetDriverByName("GTiff").Create(plain, 3, 3, 1, gdal.GDT_Float32).FlushCache()
    with pytest.raises(ValueError, match="no georeference"):
        by(module, raster.read_grid, plain)
    grid = raster.Grid((3, 3), (1.0, 1.0), (0.0, 0.0))
    with pytest.raises(OSError, match="cannot be written"):
        by(module, raster.write_grid, str(tmp_path / "no folder" / "map.tif"), np.zeros((3, 3)), grid)
    with pytest.raises(ValueError, match="is not understood"):
        module.System("EPSG:nothing")


@pytest.mark.parametrize("module", LIBRARIES, ids=lambda module: module.__name__[-11:])
def test_truncated_raster_is_refused(by, tmp_path, module):
    path = write_raster(tmp_path / "dem.tif", gdal.GDT_Float64, options=("COMPRESS=DEFLATE",))
    path.write_bytes(path.read_bytes()[:3000])
    with pytest.raises(ValueError, match=r"cannot be read|cannot read"):
        by(module, raster.read_heights, path)


def polygons():
    """Convex and concave ones with a hole, over each other, on grid lines and beyond the grid."""
    import shapely

    circle = shapely.Point(50.0, 50.0).buffer(18.3)
    shapes = (
        (circle, "a"), (shapely.box(10.0, 10.0, 30.0, 30.0), "b"),
        (shapely.Polygon([(0, 80), (99, 81), (95, 99), (40, 90), (3, 97)]), "c"),
        (shapely.difference(shapely.box(70, 5, 120, 40), shapely.box(80, 10, 90, 20)), "b"),
    )  # fmt: skip
    return [burn.Polygon(k, shapely.to_wkb(shape), value) for k, (shape, value) in enumerate(shapes)]


def test_polygons_are_burnt_onto_the_same_nodes(by):
    grid = raster.Grid((100, 100), (1.0, 1.0), (0.0, 0.0))
    one, other = (by(module, burn.burn, polygons(), grid) for module in LIBRARIES)
    assert one.index.tobytes() == other.index.tobytes() and one.index.max() == 2
    assert one.contradictory == other.contradictory == []
    again = [*polygons(), burn.Polygon(7, polygons()[0].wkb, "z")]
    assert [by(module, burn.burn, again, grid).contradictory for module in LIBRARIES] == [[0, 7]] * 2
    wkb = polygons()[2].wkb
    for axis, same in zip(*(by(module, burn.nodes_inside, wkb, 3.0) for module in LIBRARIES)):
        np.testing.assert_array_equal(axis, same)


def test_polygon_with_arcs_is_burnt_as_its_straight_lines(by):
    """GDAL burns nothing of a curve polygon, and says nothing."""
    arcs = "CURVEPOLYGON(COMPOUNDCURVE(CIRCULARSTRING(20 40, 40 60, 60 40), (60 40, 40 20, 20 40)))"
    wkb = bytes(ogr.CreateGeometryFromWkt(arcs).ExportToIsoWkb())
    burnt = by(osgeo_files, burn.burn, [burn.Polygon(1, wkb, "a")], raster.Grid((80, 80), (1.0, 1.0), (0.0, 0.0)))
    assert (burnt.index >= 0).sum() == pytest.approx(0.5 * np.pi * 20.0**2 + 20.0**2, rel=0.02)
    assert by(osgeo_files, burn.nodes_inside, wkb, 2.0)[0].size == pytest.approx(
        (200.0 * np.pi + 400.0) / 4.0, rel=0.05
    )


def test_areas_of_cells_are_sieved_and_outlined_alike(by):
    import shapely

    label = np.kron(np.random.default_rng(5).integers(0, 4, (12, 15)), np.ones((3, 2), int)).astype(np.int32)
    grid = raster.Grid(label.shape, (2.0, 3.0), (10.0, 20.0))
    one, other = (by(module, polygonize.sieved, label, 20) for module in LIBRARIES)
    np.testing.assert_array_equal(one, other)
    one, other = (by(module, polygonize.polygonize, one, grid) for module in LIBRARIES)
    assert list(one) == list(other) != []
    for number in one:
        assert shapely.from_wkb(one[number]).equals(shapely.from_wkb(other[number]))


@pytest.mark.parametrize("writer", LIBRARIES, ids=lambda module: module.__name__[-11:])
@pytest.mark.parametrize("reader", LIBRARIES, ids=lambda module: module.__name__[-11:])
def test_layers_keep_their_bits_whoever_writes_and_reads_them(tmp_path, writer, reader):
    import shapely

    lines = [zm_line(k) for k in range(3)]
    columns = {"run": [0, 1, 2], "e_kj": [0.1, None, 1e-300], "stop": ["rest", None, "Böschung"], "n": [4, None, 7]}
    crs = osgeo_files.System("EPSG:2056").wkt
    path = str(tmp_path / "layers.gpkg")
    writer.write_layer(path, Layer("lines", "Measured 3D LineString", crs, lines, columns, [1, 2, 3]))
    points = [shapely.to_wkb(shapely.Point(1.5, 2.5))]
    writer.write_layer(path, Layer("points", "Point", crs, points, {"a": [1]}, [1]))
    assert reader.layer_names(path) == ["lines", "points"]
    layer = reader.read_layer(path, "lines")
    if reader is wheel_files:  # pyogrio does not read measures
        assert [bytes(geometry) for geometry in layer.geometries] == list(map(without_measures, lines))
    else:
        assert layer.geometries == lines
    assert layer.columns == columns
    assert layer.identifiers == [1, 2, 3]
    assert reader.System(layer.crs).is_same(reader.System("EPSG:2056"))
    assert reader.read_layer(path, "points").columns == {"a": [1]}
    with pytest.raises(ValueError, match="no layer 'roads'; it has lines, points"):
        reader.read_layer(path, "roads")


@pytest.mark.parametrize("writer", LIBRARIES, ids=lambda module: module.__name__[-11:])
def test_names_of_geometries_yes_and_no_and_tables_without_any(tmp_path, writer):
    """Layers have what data models require: impact_zone as the geometry, a boolean column, a table of codes."""
    import shapely

    path = str(tmp_path / "layers.gpkg")
    squares = [shapely.to_wkb(shapely.box(0.0, 0.0, 1.0, 1.0))]
    crs = osgeo_files.System("EPSG:2056").wkt
    writer.write_layer(path, Layer("zones", "Polygon", crs, squares, {"extreme": [True]}, [1], "impact_zone"))
    writer.write_layer(path, Layer("codes", "None", "", [None] * 2, {"code": ["01", "02"]}, [1, 2]))
    dataset = ogr.Open(path)
    zones, codes = dataset.GetLayerByName("zones"), dataset.GetLayerByName("codes")
    assert zones.GetGeometryColumn() == "impact_zone"
    field = zones.GetLayerDefn().GetFieldDefn(0)
    assert field.GetSubType() == ogr.OFSTBoolean and zones.GetNextFeature().GetField(0) == 1
    assert codes.GetGeomType() == ogr.wkbNone and [code.GetField("code") for code in codes] == ["01", "02"]


def without_measures(line):
    """Line with heights alone, in the old binary that pyogrio gives."""
    places = np.frombuffer(line[9:], "<f8").reshape(-1, 4)[:, :3]
    return b"\x01" + (0x80000002).to_bytes(4, "little") + line[5:9] + places.tobytes()


def zm_line(seed):
    """ISO's binary of a line of five vertices with height and measure."""
    places = np.random.default_rng(seed).normal(0.0, 1e6, (5, 4))
    return b"\x01" + (3002).to_bytes(4, "little") + (5).to_bytes(4, "little") + places.astype("<f8").tobytes()


@pytest.mark.parametrize("name", ["EPSG:2056", "EPSG:4326", "EPSG:2056+5728", "EPSG:32632", "EPSG:3857", "EPSG:2263",
                                  'LOCAL_CS["mine",UNIT["metre",1]]'])  # fmt: skip
def test_systems_are_judged_alike(name):
    one, other = osgeo_files.System(name), wheel_files.System(name)
    for fact in ("is_geographic", "is_projected", "is_local", "metres_upwards"):
        assert getattr(one, fact) == getattr(other, fact), fact
    if not one.is_geographic:
        assert one.unit[0] == pytest.approx(other.unit[0], rel=1e-12)
    assert one.is_same(osgeo_files.System(one.wkt)) and other.is_same(wheel_files.System(other.wkt))


@pytest.mark.parametrize("name", ["EPSG:2056", "EPSG:4326", "EPSG:31287", "EPSG:2193", "EPSG:2053", "EPSG:3857"])
def test_axes_ellipsoid_and_places_are_the_same(name):
    """Axes as the system names them (EPSG:2193 north first, EPSG:2053 west and south); x before y in coordinates."""
    one, other = osgeo_files.System(name), wheel_files.System(name)
    assert one.axes == other.axes
    assert one.ellipsoid == pytest.approx(other.ellipsoid, rel=1e-12)
    place = one.degrees().to(one)(9.5, 46.5) if name != "EPSG:2193" else (1.6e6, 5.3e6)
    for system, module in ((one, osgeo_files), (other, wheel_files)):
        assert system.to(module.System("EPSG:4326"))(*place) == pytest.approx(
            one.to(osgeo_files.System("EPSG:4326"))(*place), abs=1e-7
        )


def test_scale_of_a_projection_is_the_same_to_nine_digits():
    for name, place in (("EPSG:2056", (2_700_000.0, 1_150_000.0)), ("EPSG:32632", (400_000.0, 5_100_000.0))):
        one, other = (map_scale.factors(module.System(name))(*place) for module in LIBRARIES)
        assert one == pytest.approx(other, rel=1e-9)


def test_where_osgeo_is_the_wheels_are_not_asked():
    """In QGIS they would bring a second GDAL and a second PROJ into one process."""
    code = (
        "import sys; from talus.engine.io.geodata import library; "
        "assert library().__name__.endswith('osgeo_files'); "
        "from talus.engine.io.coordinate_systems import check_metric; check_metric('EPSG:2056'); "
        "assert not {'rasterio', 'pyogrio', 'pyproj'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def without(*packages):
    """Code that hides packages from what follows."""
    return f"import sys; sys.modules.update(dict.fromkeys({packages!r}))\n"


def test_without_osgeo_the_wheels_are_taken(tmp_path):
    path = write_raster(tmp_path / "dem.tif", gdal.GDT_Float32, -9999.0)
    code = without("osgeo") + (
        "from talus.engine import Terrain; from talus.engine.io.geodata import library\n"
        f"terrain = Terrain.from_raster({str(path)!r})\n"
        "assert library().__name__.endswith('wheel_files')\n"
        "import hashlib; print(hashlib.sha256(terrain.heights.tobytes()).hexdigest())"
    )
    done = subprocess.run([sys.executable, "-W", "ignore", "-c", code], check=True, capture_output=True, text=True)
    import hashlib

    assert done.stdout.strip() == hashlib.sha256(Terrain.from_raster(path).heights.tobytes()).hexdigest()


def test_osgeo_of_another_numpy_is_told_with_the_numpy_that_it_needs(tmp_path):
    """A venv that sees the system's GDAL may have a newer numpy from pip."""
    (tmp_path / "osgeo").mkdir()
    (tmp_path / "osgeo" / "__init__.py").touch()
    (tmp_path / "osgeo" / "gdal.py").write_text(
        "import sys; sys.stderr.write('A page.')\nraise ImportError('numpy.core.multiarray failed to import')\n"
    )
    (tmp_path / "numpy-1.23.4.dist-info").mkdir()
    (tmp_path / "numpy-1.23.4.dist-info" / "METADATA").write_text("Name: numpy\nVersion: 1.23.4\n")
    code = without("rasterio") + (
        f"import numpy; sys.path.insert(0, {str(tmp_path)!r})\n"
        "from talus.engine.io.geodata import library\n"
        "try:\n    library()\nexcept ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert f"built for another numpy than {np.__version__}" in done.stdout
    assert "pip install 'numpy==1.23.4'" in done.stdout and "pip install rasterio pyogrio pyproj" in done.stdout
    assert done.stderr == ""


def test_without_any_of_them_the_message_says_what_to_install(tmp_path):
    code = without("osgeo", "rasterio") + (
        "from talus.engine import Terrain\n"
        "try:\n    Terrain.from_raster('dem.tif')\nexcept ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert "pip install rasterio pyogrio pyproj" in done.stdout
    code = without("osgeo") + (
        "from talus.engine.io.geodata import osgeo_gdal\n"
        "try:\n    osgeo_gdal('A viewshed')\nexcept ImportError as error:\n    print(error)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.startswith("A viewshed needs osgeo")


def test_check_of_a_system_says_the_same_by_both(monkeypatch):
    from talus.engine.io import coordinate_systems

    for module in LIBRARIES:
        monkeypatch.setattr(coordinate_systems, "library", lambda module=module: module)
        check_metric("EPSG:2056", "DEM", (2_600_000.0, 1_200_000.0, 2_601_000.0, 1_201_000.0))
        with pytest.raises(ValueError, match="geographic system, whose coordinates are degrees"):
            check_metric("EPSG:4326", "DEM")
        with pytest.raises(ValueError, match="not in metres"):
            check_metric("EPSG:2263", "DEM")
        with pytest.raises(ValueError, match="not true to scale"):
            check_metric("EPSG:3857", "DEM", (899_000.0, 5_899_000.0, 901_000.0, 5_901_000.0))
