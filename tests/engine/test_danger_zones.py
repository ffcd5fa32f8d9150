# SPDX-License-Identifier: GPL-2.0-or-later
"""Danger zones: areas by hand, nested levels without gaps, and a border that the coin moves by as much as it may."""

import math

import numpy as np
import pytest

from talus.engine.hazard.danger_zones import danger_zones, generalised, losses, nested
from talus.engine.io.raster import Grid

shapely = pytest.importorskip("shapely", minversion="2.0")
CELL = 5.0


def grid_of(levels):
    return Grid(levels.shape, (CELL, CELL), (1000.0, 2000.0))


def zones_of(levels, **options):
    return danger_zones(levels.astype(np.uint8), grid_of(levels), **options)


def blobs(seed=0, shape=(80, 90)):
    """Levels 0 to 4 that grow towards some centres."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[: shape[0], : shape[1]]
    field = sum(np.exp(-((x - a) ** 2 + (y - b) ** 2) / 150.0) for a, b in rng.uniform(15, 65, (5, 2)))
    return np.digitize(field + 0.05 * rng.normal(size=shape), [0.2, 0.4, 0.6, 0.8])


def test_without_rounding_zones_are_the_cells():
    levels = blobs()
    zones = zones_of(levels)
    for level, zone in zones.items():
        assert zone.area == pytest.approx(CELL**2 * (levels == level).sum())
    x0, y0, x1, y1 = zones[1].bounds
    rows, columns = np.nonzero(levels == 1)
    assert (x0, y0) == (1000.0 + CELL * (columns.min() - 0.5), 2000.0 + CELL * (rows.min() - 0.5))
    assert (x1, y1) == (1000.0 + CELL * (columns.max() + 0.5), 2000.0 + CELL * (rows.max() + 0.5))


def test_small_islands_and_holes_vanish():
    levels = np.zeros((20, 20))
    levels[5:15, 5:15] = 2
    levels[8, 8] = 0  # a hole of one cell
    levels[1, 1:4] = 1  # an island of three
    zones = zones_of(levels, least_area=4 * CELL**2)
    assert list(zones) == [2] and zones[2].area == pytest.approx(100 * CELL**2)
    assert zones_of(levels, least_area=3 * CELL**2)[1].area == pytest.approx(3 * CELL**2)


@pytest.mark.parametrize("radius", (3.0, 8.0))
def test_zones_neither_overlap_nor_leave_gaps(radius):
    """All levels together are the rounded region of the lowest, to the simplification of their borders."""
    levels = blobs(3)
    zones = list(zones_of(levels, least_area=200.0, radius=radius).values())
    whole = shapely.union_all(zones)
    assert sum(zone.area for zone in zones) == pytest.approx(whole.area, rel=1e-9)
    assert len(list(shapely.get_parts(whole.buffer(0.01)))) <= 6
    assert all(shapely.is_valid(zone) for zone in zones)


def test_a_corner_loses_what_the_coin_does_not_reach():
    """Each corner of a square loses (1 - pi / 4) r^2; the coin has 32 facets, less after simplification."""
    levels = np.zeros((30, 30))
    levels[5:25, 5:25] = 1
    radius = 10.0
    zone = zones_of(levels, radius=radius)[1]
    lost = (20 * CELL) ** 2 - zone.area
    assert lost == pytest.approx(4 * (1 - math.pi / 4) * radius**2, rel=0.1)
    assert zone.hausdorff_distance(shapely.box(*zone.bounds)) <= (math.sqrt(2) - 1) * radius * 1.05


@pytest.mark.parametrize("options", ({"radius": -1.0}, {"least_area": math.nan}))
def test_refuses(options):
    with pytest.raises(ValueError, match="give a number of at least 0"):
        zones_of(np.ones((3, 3)), **options)


def test_no_danger_has_no_zones():
    assert zones_of(np.zeros((4, 4)), radius=5.0, least_area=100.0) == {}


def test_danger_in_specks_alone_has_no_zones():
    levels = np.zeros((9, 9))
    levels[4, 4] = 3
    assert zones_of(levels, radius=5.0, least_area=100.0) == {}


def test_no_part_is_smaller_than_the_least_area_where_levels_share_their_borders():
    """Levels nested in each other with a ragged border in common: rounding each by itself leaves slivers between."""
    random = np.random.default_rng(5)
    row, column = np.indices((120, 120))
    edge = 50.0 + np.cumsum(random.normal(0.0, 2.0, 120))
    levels = np.zeros((120, 120), np.uint8)
    for level, inwards in ((2, 0.0), (3, 1.0), (4, 2.0)):
        levels[(np.abs(row - 60) < edge[column] - inwards * (column % 17 < 8)) & (np.abs(column - 60) < 50)] = level
    grid = Grid((120, 120), (2.0, 2.0), (0.0, 0.0))
    zones = danger_zones(levels, grid, least_area=100.0, radius=4.0)
    areas = [part.area for zone in zones.values() for part in zone.geoms]
    assert min(areas) >= 100.0 and 4 in zones
    whole = [danger_zones((levels >= 2).astype(np.uint8), grid, 100.0, 4.0)[1]]
    assert abs(sum(areas) - whole[0].area) < 0.01 * whole[0].area


def test_nested_zones_hold_those_above():
    levels = blobs(1)
    zones = nested(zones_of(levels, radius=6.0))
    areas = [zones[level].area for level in sorted(zones)]
    assert areas == sorted(areas, reverse=True)
    for lower, upper in zip(sorted(zones), sorted(zones)[1:]):
        assert shapely.difference(zones[upper], zones[lower]).area < 1e-6
    exact = nested(zones_of(levels))
    assert exact[2].area == pytest.approx(CELL**2 * (levels >= 2).sum())


def test_losses_by_hand():
    """A corner of a square loses (1 - pi / 4) r^2; an island below the least area is lost whole."""
    levels = np.zeros((30, 30), np.uint8)
    levels[5:15, 5:15] = 1
    levels[25, 25:27] = 1
    radius, cells = 10.0, CELL**2
    zones = zones_of(levels, least_area=3 * cells, radius=radius)
    result = losses(levels, zones, grid_of(levels))
    corners = 4.0 * (1.0 - math.pi / 4.0) * radius**2
    assert list(result) == [1] and result[1].raw == pytest.approx(102 * cells)
    assert result[1].lost == pytest.approx(2 * cells + corners, rel=0.02)  # the coin is a polygon
    assert result[1].drawn == pytest.approx(100 * cells - corners, rel=0.001)


def test_zones_as_the_cells_lose_nothing():
    levels = blobs().astype(np.uint8)
    for loss in losses(levels, zones_of(levels), grid_of(levels)).values():
        assert loss.lost < 1e-6 and loss.drawn == pytest.approx(loss.raw)


@pytest.mark.parametrize("seed", (0, 3))
def test_covering_zones_leave_no_cell_out(seed):
    """Whatever the rounding, each region of at least a level holds all of its cells; zones still do not overlap."""
    levels = blobs(seed).astype(np.uint8)
    zones = zones_of(levels, radius=12.0, covering=True)
    for loss in losses(levels, zones, grid_of(levels)).values():
        assert loss.lost < 1e-6 and loss.drawn >= loss.raw - 1e-6
    whole = shapely.union_all(list(zones.values()))
    assert sum(zone.area for zone in zones.values()) == pytest.approx(whole.area, rel=1e-9)
    rounded = losses(levels, zones_of(levels, radius=12.0), grid_of(levels))
    assert max(loss.lost for loss in rounded.values()) > CELL**2  # which is what it keeps from happening


def test_generalised_zones_only_grow_and_neither_overlap_nor_leave_gaps():
    zones = zones_of(blobs(3))
    wide = generalised(zones, 12.0)
    for level in zones:
        before = shapely.union_all([zone for key, zone in zones.items() if key >= level])
        after = shapely.union_all([zone for key, zone in wide.items() if key >= level])
        assert before.difference(after).area < 1e-6 * before.area and after.area > before.area
    whole = shapely.union_all(list(wide.values()))
    assert sum(zone.area for zone in wide.values()) == pytest.approx(whole.area, rel=1e-9)


def test_generalised_zones_fill_gaps_of_the_coin_and_widen_hairs_to_its_radius():
    """Two bands 10 m apart are one by a coin of 6 m and two by one of 4 m; a hair of 1 m gets about the radius wide."""
    bands = {1: shapely.MultiPolygon([shapely.box(0, 0, 100, 20), shapely.box(0, 30, 100, 50)])}
    assert len(generalised(bands, 6.0)[1].geoms) == 1 and len(generalised(bands, 4.0)[1].geoms) == 2
    hair = generalised({2: shapely.MultiPolygon([shapely.box(0, 0, 200, 1)])}, 8.0)[2]
    assert hair.area / 200.0 == pytest.approx(9.0, rel=0.1)  # 1 m and half a radius on each side, and round ends
    assert generalised(bands, 0.0)[1].area == pytest.approx(4000.0)


def test_no_zone_is_made_of_what_is_filled_alone():
    """Paths of the highest level with one cell of another: each part of each level holds a part of what it was."""
    rng = np.random.default_rng(4)
    levels = np.zeros((90, 70), int)
    for column in rng.integers(0, 70, 25):
        rows = np.arange(90)
        levels[rows, np.clip(column + np.cumsum(rng.integers(-1, 2, 90)), 0, 69)] = 4
    levels[60:63, 30:33] = 2
    zones = zones_of(levels)
    assert set(zones) == {2, 4}  # level 3 has no cell, and 1 neither
    wide = generalised(zones, 12.0)
    for level, zone in wide.items():
        assert all(part.intersection(zones[level]).area > 0.0 for part in zone.geoms)
    before, after = (shapely.union_all(list(entry.values())) for entry in (zones, wide))
    assert before.difference(after).area < 1e-6 * before.area
    red = generalised({4: zones[4]}, 12.0)[4]  # what is filled is not lost: all zones cover what one zone of all does
    assert after.area == pytest.approx(generalised({1: red.union(zones[2])}, 12.0)[1].area, rel=1e-3)
