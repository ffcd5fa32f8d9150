# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps of a report: what they show of a large terrain, and how little of it they read."""

from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.io.raster import Grid, write_grid
from talus.engine.maps.grids import Maps
from talus.engine.maps.grids import Window as Part
from talus.engine.terrain_store.stored_terrain import open_terrain

SHAPE, CELL, ORIGIN = (260, 310), (2.0, 2.0), (5e5, 1e5)
ROWS, COLUMNS = np.mgrid[: SHAPE[0], : SHAPE[1]]
PLACES = SimpleNamespace(x=np.array([5e5 + 80.0, 5e5 + 500.0]), y=np.array([1e5 + 60.0, 1e5 + 480.0]))


@pytest.fixture
def terrains(tmp_path):
    """Equal heights, with a gap, in memory and in a store of which no block was read."""
    heights = 1000.0 - 0.7 * ROWS + 30.0 * np.sin(COLUMNS / 40.0) + 20.0 * np.cos(ROWS / 33.0)
    heights[:40, :60] = np.nan
    write_grid(tmp_path / "dem.tif", heights, Grid(SHAPE, CELL, ORIGIN))
    return Terrain(heights, CELL, ORIGIN), open_terrain(tmp_path / "dem.tif", tmp_path / "store", block=32)


def maps_of(terrain):
    """Energies in a part of the terrain, up to 2 MJ."""
    chance = np.random.default_rng(1)
    part = Part(terrain, 30, 50, 220, 300)
    energy = (chance.random(part.shape) ** 6 * 2e6).astype(np.float32)
    energy[chance.random(part.shape) < 0.6] = np.nan
    return Maps(part, {"energy_max": energy})


@pytest.mark.parametrize("widest", [50, 200, 1000])
def test_terrain_in_a_store_has_the_picture_of_that_in_memory_and_stays_unread(terrains, qgis_app, monkeypatch, widest):
    from talus.algorithms.shared.reports import map as report_map

    monkeypatch.setattr(report_map, "WIDEST", widest)
    pictures = [report_map.draw_map(report_map.Window(terrain, maps_of(terrain), PLACES))[0] for terrain in terrains]
    assert pictures[0] == pictures[1] and len(pictures[0]) > 1000
    assert not terrains[1].store.read.array.any()


def test_pixels_have_the_largest_energy_of_their_cells(terrains, qgis_app, monkeypatch):
    """And the frame shows where they lie: each largest cell is in the pixel of its place."""
    from talus.algorithms.shared.reports import map as report_map

    monkeypatch.setattr(report_map, "WIDEST", 60)
    maps = maps_of(terrains[0])
    window = report_map.Window(terrains[0], maps, PLACES)
    result = window.largest("energy_max")
    assert window.step > 1 and result.shape == window.heights.shape and np.nanmax(result) == maps.largest("energy_max")
    row, column = np.nonzero(maps["energy_max"] > 1.9e6)
    x, y = (ORIGIN[k] + CELL[k] * (cell + first) for k, cell, first in ((0, column, maps.col0), (1, row, maps.row0)))
    place = tuple(np.floor(entry).astype(int) for entry in window.pixel_of(x, y))
    assert (result[place] >= maps["energy_max"][row, column]).all()
