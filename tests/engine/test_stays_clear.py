# SPDX-License-Identifier: GPL-2.0-or-later
"""Bounds from one look at the gap rule out contact in poses near it, and never where there is one."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain
from talus.engine.contact.cells_below import are_below, bend_of_cells, look_at_cells, nearer_to_cells
from talus.engine.contact.clearance import stays_clear
from talus.engine.contact.gaps import find_gaps
from talus.engine.ground.height_map import slopes_at
from talus.engine.motion.workspace import make_workspace
from talus.engine.rigid_body.pose import pose_of
from talus.engine.shapes.body import body_of
from talus.engine.types import State


def state(place, turn):
    """The State of a pose; it does not move."""
    return State(*map(float, place), *map(float, np.roll(turn.as_quat(), 1)), *(0.0,) * 7)


class Case:
    """A random polyhedron above a random bilinear surface, ``height`` radii beyond the pose in which it touches.

    ``cells``: range of their width, m; the rocks have radii of 1 to 3 m. ``relief``: standard deviations, m.
    """

    def __init__(self, seed, height, cells=(0.5, 2.0), relief=(0.0, 0.05, 0.3)):
        draw = np.random.default_rng(seed)
        self.draw = draw
        self.rock = Rock.from_points(draw.normal(size=(draw.integers(4, 16), 3)) * draw.uniform(0.4, 1.5, 3))
        terrain = Terrain(draw.normal(size=(48, 48)) * draw.choice(relief), draw.uniform(*cells, 2))
        self.body, self.grid = body_of(self.rock), terrain.grid(self.rock.radius)
        self.workspace = make_workspace(len(self.body.vertices), 3000)
        x, y = 24.0 * np.array(terrain.cell_size)
        self.turn = Rotation.random(random_state=draw.integers(2**31))
        touching = -self.look(np.array([x, y, 0.0]), self.turn, limit=100.0)
        self.place = np.array([x, y, touching + height * self.rock.radius])

    def look(self, place, turn, limit=0.0):
        """The engine's least gap."""
        return find_gaps(self.grid, self.body, pose_of(state(place, turn)), limit, self.workspace)[0]

    def near(self, way):
        """A pose some ``way`` radii from the one above, and turned by as much."""
        step = self.draw.normal(size=3) * way * self.rock.radius
        return self.place + step, Rotation.from_rotvec(self.draw.normal(size=3) * way) * self.turn


SMALL, MIDDLE, WIDE = (0.5, 2.0), (2.0, 6.0), (6.0, 12.0)  # cells, m
MILD, STEEP = (0.0, 0.05, 0.3), (3.0, 6.0)  # relief, m


@pytest.mark.parametrize(("height", "cells"), [(0.05, SMALL), (0.5, SMALL), (0.05, WIDE), (0.5, WIDE)])
def test_rock_that_stays_clear_touches_nothing(height, cells):
    """Property, 150 rocks and 10 poses near each: where contact is ruled out the least gap is positive, or not below
    the limit. It is ruled out often, and not where the rock has come down."""
    common_share, ruled_out = 0, 0
    for seed in range(150):
        case = Case(seed, height, cells)
        case.look(case.place, case.turn)
        common, known = case.workspace.common[0], case.workspace.common.copy()
        for way in np.geomspace(0.002, 0.5, 10):
            pose = case.near(way)
            case.workspace.common[:] = known
            is_clear = stays_clear(case.grid, case.body, state(*pose), common)
            gap = case.look(*pose)
            assert not is_clear or gap > 0.0
            ruled_out += is_clear
            common_share += gap > 0.0
    assert ruled_out > (0.15 if height < 0.1 else 0.4) * common_share


def test_sunk_or_unknown_is_not_clear():
    """Straight down by the gap and more, off the grid, and before any look: not ruled out."""
    case = Case(2, 0.5)
    assert not stays_clear(case.grid, case.body, state(case.place, case.turn), case.workspace.common[0])
    case.look(case.place, case.turn)
    common = case.workspace.common[0]
    down, east = np.array([0.0, 0.0, 0.5 * case.rock.radius]), np.array([1e3, 0.0, 0.0])
    assert stays_clear(case.grid, case.body, state(case.place, case.turn), common)
    assert not stays_clear(case.grid, case.body, state(case.place - down, case.turn), common)
    assert not stays_clear(case.grid, case.body, state(case.place + east, case.turn), common)


def test_bound_on_a_plane_is_the_fall_itself():
    """Closed form, level ground: a rock that does not turn stays clear down to its gap, but for the rounding."""
    rock = Rock.from_points(np.stack(np.meshgrid([-1, 1], [-1, 1], [-1, 1]), -1).reshape(-1, 3) * 0.5)
    terrain, body = Terrain(np.zeros((20, 20)), 1.0), body_of(rock)
    grid, workspace, turn = terrain.grid(rock.radius), make_workspace(8), Rotation.identity()
    find_gaps(grid, body, pose_of(state((10.0, 10.0, 1.5), turn)), 0.0, workspace)
    common = workspace.common[0]
    assert common["look"]["gap"] == pytest.approx(1.0, abs=1e-12)
    assert stays_clear(grid, body, state((10.3, 9.8, 0.5 + 1e-5), turn), common)
    assert not stays_clear(grid, body, state((10.3, 9.8, 0.5 - 1e-5), turn), common)


@pytest.mark.long
@pytest.mark.parametrize(
    ("height", "cells", "relief", "share"),
    [
        (0.2, WIDE, MILD, 0.33), (0.05, SMALL, MILD, 0.2), (0.1, SMALL, MILD, 0.2), (0.3, SMALL, MILD, 0.0),
        (0.1, WIDE, STEEP, 0.0), (0.3, WIDE, STEEP, 0.0), (0.1, MIDDLE, STEEP, 0.0),
    ],
)  # fmt: skip
def test_bound_of_a_look_is_not_above_the_gap(height, cells, relief, share):
    """Property, 150 rocks and 10 poses each: the least gap that is kept is one of all of the hull, of nodes and edges
    that a look at what is nearer than its limit passes over too."""
    above = 0
    for seed in range(150):
        case = Case(seed, height, cells, relief)
        for way in np.geomspace(0.002, 0.5, 10):
            pose = case.near(way)
            case.look(*pose)
            bound = float(case.workspace.common[0]["look"]["gap"])
            gap = case.look(*pose, limit=100.0)
            assert bound <= gap + 1e-9
            above += bound > 0.5 * gap > 0.0
    assert above > share * 150 * 10


def test_slopes_of_other_cells_tell_nothing():
    """A rock seen 30 m above level ground, then over a level terrace 100 m higher and below it: the slopes of the cells
    there are none, and it is not clear."""
    heights = np.zeros((12, 12))
    heights[:, 6:] = 100.0
    rock = Rock.from_points(np.stack(np.meshgrid([-1, 1], [-1, 1], [-1, 1]), -1).reshape(-1, 3) * 0.5)
    grid, body, workspace = Terrain(heights, 10.0).grid(rock.radius), body_of(rock), make_workspace(8)
    find_gaps(grid, body, pose_of(state((35.0, 55.0, 30.0), Rotation.identity())), 0.0, workspace)
    common = workspace.common[0]
    assert common["look"]["gap"] == pytest.approx(29.5)
    for x, is_clear in ((36.0, True), (75.0, False)):
        assert stays_clear(grid, body, state((x, 55.0, 30.0), Rotation.identity()), common) == is_clear


def test_slopes_of_the_cells_below_are_theirs():
    """Against the slopes of the surface at 200 points below the rock, and out of reach where cells are missing, end or
    are smaller than the rock."""
    draw = np.random.default_rng(3)
    heights = draw.normal(size=(12, 12))
    grid, cells = Terrain(heights, 5.0).grid(1.0), make_workspace(8).common[0]["cells"]
    assert look_at_cells(grid, 1.0, 25.4, 33.0, cells)
    least_x, most_x, least_y, most_y = cells["slopes"]
    for x, y in draw.uniform((24.4, 32.0), (26.4, 34.0), size=(200, 2)):
        along_x, along_y = slopes_at(grid, x, y)
        assert least_x <= along_x <= most_x and least_y <= along_y <= most_y
    assert tuple(cells["area"]) == (20.0, 30.0, 30.0, 35.0)
    assert are_below(1.0, 29.0, 34.0, cells) and not are_below(1.0, 29.1, 34.0, cells)
    assert not look_at_cells(grid, 1.0, 0.9, 33.0, cells)
    assert not look_at_cells(grid, 5.1, 25.4, 33.0, cells)
    heights[6, 6] = np.nan
    assert not look_at_cells(Terrain(heights, 5.0).grid(1.0), 1.0, 29.0, 29.0, cells)


def test_nearer_to_cells_is_the_fall_across_the_steepest_of_them():
    """Closed form: over slopes of 0.1 to 0.3 in x a rock that goes 1 m along x and 0.2 m down is at most 0.5 m nearer,
    backwards 0.1 m; a turn costs its chord times sqrt(1 + 0.3^2)."""
    cells = make_workspace(8).common[0]["cells"]
    cells["slopes"] = 0.1, 0.3, 0.0, 0.0
    assert nearer_to_cells((1.0, 0.0, -0.2), 0.0, cells) == pytest.approx(0.5)
    assert nearer_to_cells((-1.0, 0.0, -0.2), 0.0, cells) == pytest.approx(0.1)
    assert nearer_to_cells((0.0, 0.0, 0.0), 0.01, cells) == pytest.approx(0.01 * np.sqrt(1.09))
    assert bend_of_cells(2.0, cells) == pytest.approx(0.2)
