# SPDX-License-Identifier: GPL-2.0-or-later
"""Only projected systems in metres get through, and the message for each other kind says what to do."""

import math
import re
from pathlib import Path

import numpy as np
import pytest

from talus.engine import Release, Terrain
from talus.engine.io import map_scale
from talus.engine.io.coordinate_systems import check_metric, in_system_of, utm_zone
from talus.engine.io.geodata import library
from talus.engine.io.raster import Grid, write_grid
from talus.engine.terrain_store.stored_terrain import open_terrain

ALPS = (9.5, 46.5, 9.6, 46.6)  # degrees
METRES = (-10805.0, 193395.0, -7805.0, 195595.0)  # extent of the wrongly tagged model in the shared data


@pytest.mark.parametrize("crs", ["EPSG:2056", "EPSG:31287", "EPSG:32632", "EPSG:25833", "EPSG:2056+5728"])
def test_projected_systems_in_metres_are_accepted(crs):
    check_metric(crs, "DEM")


@pytest.mark.parametrize(
    "crs, extent, message",
    [
        (None, None, "DEM has no coordinate system.*assign"),
        ("", None, "DEM has no coordinate system"),
        ("nonsense", None, "'nonsense' is not understood"),
        ("EPSG:4326", ALPS, "WGS 84.*degrees.*EPSG:32632"),
        ("EPSG:4326", METRES, "-10805 to -7805.*no degrees.*Do not reproject"),
        ("EPSG:4326", None, "degrees.*Reproject"),
        ("EPSG:4978", None, "not projected"),
        ("EPSG:2263", None, "US survey foot"),
        ("EPSG:3568", None, "not in metres"),
        ("EPSG:32632+8228", None, "its heights are in 0.3048 m"),
    ],
)
def test_other_systems_are_refused_with_the_way_out(crs, extent, message):
    with pytest.raises(ValueError, match=message):
        check_metric(crs, "DEM", extent)


@pytest.mark.parametrize(
    "longitude, latitude, code",
    [(9.5, 46.5, 32632), (-179.9, 10.0, 32601), (180.0, 10.0, 32660), (147.0, -42.0, 32755)],
)
def test_utm_zone_is_the_one_of_the_place(longitude, latitude, code):
    # Zones of 6 degrees from 180 west, EPSG 326xx north and 327xx south.
    assert utm_zone(longitude, latitude) == code


SCALES = {  # system: extent, scale at its south-western corner
    "EPSG:2056": ((2_600_000.0, 1_200_000.0, 2_610_000.0, 1_210_000.0), (1.0, 1.0)),
    # on the meridian of the centre the scale is that of the definition, and some (x / R)^2 / 2 more beside it
    "EPSG:32632": ((500_000.0, 5_200_000.0, 501_000.0, 5_201_000.0), (0.9996, 0.9996)),
    "EPSG:25833": ((800_000.0, 5_200_000.0, 801_000.0, 5_201_000.0), (1.00071, 1.00071)),
    # Snyder (1987, p. 31): along the standard parallels 46 and 49 N of a conic projection k = 1; 47.04 N lies between
    "EPSG:31287": ((248_235.0, 351_338.0, 249_235.0, 352_338.0), (0.99969, 0.99969)),
    # equal area: h k = 1
    "EPSG:3035": ((4_800_000.0, 4_500_000.0, 4_801_000.0, 4_501_000.0), (0.996644, 1.003367)),
}
TILE = (899_000.0, 5_899_000.0, 901_000.0, 5_901_000.0)  # Web Mercator, 46.74 N


@pytest.mark.parametrize("name", SCALES)
def test_scale_of_a_projection_is_that_of_pyproj(name):
    """Differences over 0.6 km err by some 1e-9; the values of the table have four digits behind 1."""
    pyproj = pytest.importorskip("pyproj")
    extent, expected = SCALES[name]
    by_gdal, by_pyproj = map_scale.factors(library().System(name)), pyproj.Proj(name)
    its = by_pyproj.get_factors(*by_pyproj(*extent[:2], inverse=True))
    assert by_gdal(*extent[:2]) == pytest.approx((its.meridional_scale, its.parallel_scale), abs=1e-8)
    assert by_gdal(*extent[:2]) == pytest.approx(expected, abs=2e-5 if name != "EPSG:3035" else 1e-3)
    scale = check_metric(name, "DEM", extent)
    assert scale.lowest - 1e-8 <= by_gdal(*extent[:2])[0] <= scale.highest + 1e-8
    assert scale.error < 0.01


def test_area_is_kept_by_an_equal_area_projection():
    north, east = map_scale.factors(library().System("EPSG:3035"))(4_400_000.0, 3_200_000.0)
    assert north * east == pytest.approx(1.0, abs=1e-5)  # h k = 1 along the meridian of the centre


def test_web_mercator_is_refused_with_the_length_of_its_metre():
    """1 / cos(46.74 degrees) = 1.459, so its metre is 0.685 m of a sphere, and 0.684 to 0.687 m of the ellipsoid."""
    with pytest.raises(ValueError, match=r"Pseudo-Mercator.*not true to scale.*0\.684 to 0\.687 m.*EPSG:32632"):
        check_metric("EPSG:3857", "DEM", TILE)


def test_coordinates_beyond_a_projection_are_refused():
    with pytest.raises(ValueError, match="carries the wrong one"):
        check_metric("EPSG:32632", "DEM", (1e9, 1e9, 2e9, 2e9))


@pytest.mark.parametrize("extent", [None, (0.0, 0.0, 0.0, 0.0), (math.inf, 0.0, -math.inf, 0.0), (9.0, 9.0, 1.0, 1.0)])
def test_layer_without_a_place_has_no_scale(extent):
    assert check_metric("EPSG:2056", "empty", extent) is None


def test_nothing_of_the_plugin_imports_pyproj():
    """Its contexts of PROJ, one for each thread, end QGIS 3.44 in the second algorithm that runs in the background.

    wheel_files.py does, which is asked only where osgeo is not (test_geodata.py).
    """
    root = Path(map_scale.__file__).parents[2]
    sources = [path for room in ("engine", "algorithms") for path in (root / room).rglob("*.py")]
    assert len(sources) > 300
    assert [path.name for path in sources if re.search(r"^\s*(import|from) pyproj", path.read_text("utf-8"), re.M)] == [
        "wheel_files.py"
    ]


def write_plane(path, system, corner):
    """An elevation model of 3 x 3 cells of 10 m."""
    grid = Grid((3, 3), (10.0, 10.0), corner, library().System(system).wkt if system else None)
    write_grid(path, np.zeros((3, 3)), grid)
    return path


def test_terrain_of_a_raster_is_checked_as_in_qgis(tmp_path):
    with pytest.raises(ValueError, match="not true to scale"):
        Terrain.from_raster(write_plane(tmp_path / "tile.tif", "EPSG:3857", TILE[:2]))
    with pytest.raises(ValueError, match="degrees"):
        Terrain.from_raster(write_plane(tmp_path / "degrees.tif", "EPSG:4326", (9.0, 46.0)))
    europe = write_plane(tmp_path / "europe.tif", "EPSG:3035", (4_800_000.0, 4_500_000.0))
    stored = open_terrain(europe, tmp_path / "tiles")
    assert stored.findings == Terrain.from_raster(europe).findings
    (actual,) = (finding for finding in stored.findings if finding.code == "map-scale")
    assert "0.9966 to 1.0034 m on the ground" in actual.text
    assert Terrain.from_raster(write_plane(tmp_path / "bare.tif", None, (0.0, 0.0))).crs is None
    assert Terrain.from_raster(write_plane(tmp_path / "good.tif", "EPSG:2056", (2_600_000.0, 1_200_000.0))).crs


BERN = (7.438632495, 46.951082877)  # WGS 84; (2 600 000, 1 200 000) by swisstopo's definition of LV95


def test_releases_in_degrees_come_to_the_terrain():
    """swisstopo: the origin of LV95 is the old observatory of Bern; 1e-9 degrees are 0.1 mm, shifts are within 1 m."""
    terrain = Terrain(np.zeros((3, 3)), 10.0, (2_599_990.0, 1_199_990.0), "EPSG:2056")
    (moved,) = in_system_of(terrain, [Release(BERN, runs=3, identifier=7)], "EPSG:4326")
    assert moved.position == pytest.approx((2_600_000.0, 1_200_000.0), abs=1.0)
    assert (moved.runs, moved.identifier) == (3, 7)


@pytest.mark.parametrize(
    ("position", "system", "of_terrain", "message"),
    [
        (BERN, "EPSG:4326", None, "no coordinate system"),
        (BERN, "nonsense", "EPSG:2056", "'nonsense' is not understood"),
        ((2_600_000.0, 1_200_000.0), "EPSG:4326", "EPSG:2056", "cannot be transformed.*longitude first"),
        (BERN, 'LOCAL_CS["site",UNIT["metre",1]]', "EPSG:2056", "cannot be transformed"),
    ],
)
def test_releases_that_cannot_be_transformed_are_refused(position, system, of_terrain, message):
    terrain = Terrain(np.zeros((3, 3)), 10.0, (0.0, 0.0), of_terrain)
    with pytest.raises(ValueError, match=message):
        in_system_of(terrain, [Release(position)], system)
