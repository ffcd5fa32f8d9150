# SPDX-License-Identifier: GPL-2.0-or-later
"""What is known of the gap at one look rules out contact in poses near it, and never where there is one."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain
from talus.engine.contact.clearance import stays_clear
from talus.engine.contact.gaps import find_gaps
from talus.engine.contact.workspace import make_workspace
from talus.engine.shapes.body import body_of
from talus.engine.types import State


def state(place, turn):
    """The State of a pose; it does not move."""
    return State(*map(float, place), *map(float, np.roll(turn.as_quat(), 1)), *(0.0,) * 7)


class Case:
    """A random polyhedron above a random bilinear surface, ``height`` radii beyond the pose in which it touches."""

    def __init__(self, seed, height):
        draw = np.random.default_rng(seed)
        self.draw = draw
        self.rock = Rock.from_points(draw.normal(size=(draw.integers(4, 16), 3)) * draw.uniform(0.4, 1.5, 3))
        terrain = Terrain(draw.normal(size=(48, 48)) * draw.choice([0.0, 0.05, 0.3]), draw.uniform(0.5, 2.0, 2))
        self.body, self.grid = body_of(self.rock), terrain.grid(self.rock.radius)
        self.workspace = make_workspace(len(self.body.vertices), 3000)
        x, y = 24.0 * np.array(terrain.cell_size)
        self.turn = Rotation.random(random_state=draw.integers(2**31))
        touching = -self.look(np.array([x, y, 0.0]), self.turn, limit=100.0)
        self.place = np.array([x, y, touching + height * self.rock.radius])

    def look(self, place, turn, limit=0.0):
        """The engine's least gap."""
        pose = state(place, turn)
        return find_gaps(self.grid, self.body, *pose[:7], limit, self.workspace)[0]

    def near(self, way):
        """A pose some ``way`` radii from the one above, and turned by as much."""
        step = self.draw.normal(size=3) * way * self.rock.radius
        return self.place + step, Rotation.from_rotvec(self.draw.normal(size=3) * way) * self.turn


@pytest.mark.parametrize("height", [0.05, 0.5])
def test_rock_that_stays_clear_touches_nothing(height):
    """Property, 150 rocks and 10 poses near each: where contact is ruled out the least gap is positive, or not below
    the limit. It is ruled out often, and not where the rock has come down."""
    common_share, ruled_out = 0, 0
    for seed in range(150):
        case = Case(seed, height)
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
    find_gaps(grid, body, *state((10.0, 10.0, 1.5), turn)[:7], 0.0, workspace)
    common = workspace.common[0]
    assert common["seen_gap"] == pytest.approx(1.0, abs=1e-12)
    assert stays_clear(grid, body, state((10.3, 9.8, 0.5 + 1e-5), turn), common)
    assert not stays_clear(grid, body, state((10.3, 9.8, 0.5 - 1e-5), turn), common)
