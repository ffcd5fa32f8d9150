# SPDX-License-Identifier: GPL-2.0-or-later
"""Ground of polygons and of rasters on terrain in a store: nodes, table and digest of those in memory."""

import numpy as np
import pytest

from talus.engine import Cancelled, Ground, Terrain, ground_classes
from talus.engine.ensemble.proof import ground_digest
from talus.engine.ground import ground_raster
from talus.engine.ground.clearings import without_drag_near
from talus.engine.ground.ground_raster import read_ground, write_ground
from talus.engine.ground.mapped_ground import MAPPED, MappedGround, columns_of
from talus.engine.io import well_known_binary as binary
from talus.engine.io.burn import Polygon, burn
from talus.engine.io.raster import Grid, write_grid
from talus.engine.terrain_store import burnt_ground
from talus.engine.terrain_store.burnt_ground import Burns, open_burnt_ground
from talus.engine.terrain_store.ground_raster import open_ground_raster
from talus.engine.terrain_store.stored_terrain import open_terrain

SHAPE, CELL, ORIGIN = (90, 130), (2.0, 1.5), (2_600_000.0, 1_200_000.0)
HARD, SOFT = MappedGround("hard", 0.0, 0.0, 0.0), MappedGround("soft", 0.3, 5.0, 0.15)
SOIL = MappedGround("medium", 0.4, 0.0, 0.02)
DENSE, LIGHT = (1000.0, 10.0), (250.0, 4.0)
STARTS = np.array([[100.0, 60.0], [30.0, 90.0]]) + ORIGIN


def ring(*corners):
    """A polygon, in metres from the south-western node."""
    return binary.polygon([(ORIGIN[0] + x, ORIGIN[1] + y) for x, y in (*corners, corners[0])])


GROUND = [
    Polygon(1, ring((10.3, 5.1), (120.7, 20.2), (80.0, 100.4)), SOFT),
    Polygon(2, ring((150.0, 10.0), (240.0, 10.0), (240.0, 120.0), (150.0, 120.0)), SOIL),
    Polygon(3, ring((20.0, 110.0), (60.0, 110.0), (60.0, 130.0), (20.0, 130.0)), SOFT),
]
FOREST = [
    Polygon(7, ring((60.0, 30.0), (200.0, 40.0), (180.0, 110.0), (20.0, 95.0)), DENSE),
    Polygon(8, ring((205.0, 15.0), (235.0, 15.0), (235.0, 60.0)), LIGHT),
]
OPTIONS = {"with_viscous_drag": False, "with_scar_layer": True, "classes": None}


@pytest.fixture
def terrains(tmp_path):
    """(the terrain in memory, the same in a store of small blocks)"""
    rows, columns = np.mgrid[: SHAPE[0], : SHAPE[1]]
    write_grid(tmp_path / "dem.tif", 400.0 - 1.3 * columns + 0.1 * rows, Grid(SHAPE, CELL, ORIGIN))
    return Terrain.from_raster(tmp_path / "dem.tif"), open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=16)


def in_memory(terrain, ground, forest, bare):
    """Ground in memory, as the study and QGIS make it."""
    stands = burn(forest, terrain)
    drag, height = np.array([*stands.values, (0.0, 0.0)]).T[:, stands.index]
    options = {"drag": drag, "drag_height": height, **OPTIONS} if forest else OPTIONS
    if not ground:
        made = Ground.of_class(terrain, HARD.name, **dict(zip(MAPPED, HARD[1:])), **options)
    else:
        classes = burn(ground, terrain)
        names, columns = columns_of([*classes.values, HARD])
        index = np.where(classes.index >= 0, classes.index, len(classes.values))
        made = Ground.from_classes(terrain, index, names, **columns, **options)
    return without_drag_near(made, terrain, STARTS, bare)


@pytest.mark.parametrize("bare", [0.0, 17.0])
@pytest.mark.parametrize("ground, forest", [(GROUND, FOREST), (GROUND, []), ([], FOREST)])
def test_burnt_in_strips_it_is_the_ground_in_memory(terrains, monkeypatch, ground, forest, bare):
    whole, stored = terrains
    monkeypatch.setattr(burnt_ground, "STRIP", 7 * SHAPE[1])
    expected = in_memory(whole, ground, forest, bare)
    result, of_ground, of_forest = open_burnt_ground(stored, Burns(ground, HARD, forest, STARTS, bare), **OPTIONS)
    np.testing.assert_array_equal(result.table, expected.table)
    np.testing.assert_array_equal(result.index, np.broadcast_to(expected.index, SHAPE))
    assert ground_digest(result) == ground_digest(expected)
    assert of_ground.contradictory == of_forest.contradictory == []
    assert of_forest.share == pytest.approx(np.count_nonzero(burn(forest, whole).index >= 0) / np.prod(SHAPE))


def test_a_table_that_is_changed_later_changes_the_digest_as_in_memory(terrains):
    whole, stored = terrains
    expected = in_memory(whole, GROUND, FOREST, 0.0)
    actual, *_ = open_burnt_ground(stored, Burns(GROUND, HARD, FOREST, STARTS, 0.0), **OPTIONS)
    for ground in (expected, actual):
        ground.table[:, 0] = 0.25
    assert ground_digest(actual) == ground_digest(expected)


def test_the_same_polygons_are_burnt_once(terrains, monkeypatch):
    _, stored = terrains
    first, *covers = open_burnt_ground(stored, Burns(GROUND, HARD, FOREST, STARTS, 5.0), **OPTIONS)
    monkeypatch.setattr(burnt_ground, "burn", lambda *_: pytest.fail("it burns again"))
    again, *same = open_burnt_ground(stored, Burns(GROUND, HARD, FOREST, STARTS, 5.0), **OPTIONS)
    assert (again.sha256, same) == (first.sha256, covers)


def test_polygons_that_contradict_each_other_are_named_across_strips(terrains, monkeypatch):
    _, stored = terrains
    monkeypatch.setattr(burnt_ground, "STRIP", SHAPE[1])
    other = Polygon(9, GROUND[0].wkb, SOIL)
    _, cover, _ = open_burnt_ground(stored, Burns([*GROUND, other], HARD, [], STARTS, 0.0), **OPTIONS)
    assert cover.contradictory == [1, 9]


def test_cancel_leaves_nothing_half_done(terrains):
    _, stored = terrains
    with pytest.raises(Cancelled):
        open_burnt_ground(stored, Burns(GROUND, HARD, [], STARTS, 0.0), lambda: True, **OPTIONS)
    assert not list(stored.store.folder.glob("combinations*"))


# ----------------------------------------------------------------------- a raster of parameters


@pytest.fixture
def raster(terrains, tmp_path):
    """Path of a raster of the ground of the polygons."""
    whole, _ = terrains
    path = tmp_path / "ground.tif"
    write_ground(path, in_memory(whole, GROUND, FOREST, 0.0), Grid(SHAPE, CELL, ORIGIN))
    return path


def test_a_raster_of_parameters_is_that_in_memory(terrains, raster, monkeypatch):
    whole, stored = terrains
    monkeypatch.setattr(ground_raster, "STRIP", 11 * SHAPE[1])
    expected, ground = read_ground(raster, whole), open_ground_raster(raster, stored)
    np.testing.assert_array_equal(ground.index, expected.index)
    some = slice(3, 40, 2), slice(50, 90, 3)
    np.testing.assert_array_equal(ground.sampled(*some), expected.index[some])
    assert ground_digest(ground) == ground_digest(expected)


def test_a_part_of_such_a_raster_serves_a_part_of_the_terrain(raster, tmp_path):
    window = (20, 10, 100, 60)
    whole = Terrain.from_raster(tmp_path / "dem.tif", window=window)
    stored = open_terrain(tmp_path / "dem.tif", tmp_path / "part", block=16, window=window)
    expected, ground = read_ground(raster, whole), open_ground_raster(raster, stored)
    np.testing.assert_array_equal(ground.index, expected.index)
    assert ground_digest(ground) == ground_digest(expected)


def test_a_raster_that_was_edited_is_refused_in_words(terrains, raster):
    from osgeo import gdal

    _, stored = terrains
    file = gdal.Open(str(raster), gdal.GA_Update)
    file.GetRasterBand(3).WriteArray(np.array([[0.77]]), 5, 5)
    del file
    with pytest.raises(ValueError, match="the elevation model in memory"):
        open_ground_raster(raster, stored)


def test_classes_are_those_of_the_library():
    """The test would say nothing with classes that have the same parameters."""
    known = ground_classes.load()
    assert len({known[name].mu_min for name, *_ in (HARD, SOFT, SOIL)}) == 3
