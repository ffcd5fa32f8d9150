# SPDX-License-Identifier: GPL-2.0-or-later
"""A look at what is watched finds what a look at the whole rock finds."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain
from talus.engine.contact.gaps import find_gaps
from talus.engine.contact.watch import WATCHED_GAP, WATCHED_WAY, spent_since
from talus.engine.motion.workspace import make_workspace
from talus.engine.shapes.body import body_of
from talus.engine.types import Pose


class Case:
    """A random polyhedron that touches a random bilinear surface and moves on in small steps."""

    def __init__(self, seed, vertices):
        draw = self.draw = np.random.default_rng(seed)
        self.rock = Rock.from_points(draw.normal(size=(vertices, 3)) * draw.uniform(0.4, 1.5, 3))
        terrain = Terrain(draw.normal(size=(48, 48)) * draw.choice([0.05, 0.3, 1.0]), draw.uniform(0.5, 2.0, 2))
        self.body, self.grid = body_of(self.rock), terrain.grid(self.rock.radius)
        self.fresh, self.kept = (make_workspace(len(self.body.vertices), 3000) for _ in range(2))
        self.turn = Rotation.random(random_state=draw.integers(2**31))
        self.place = np.array([24.0, 24.0, 0.0]) * [*terrain.cell_size, 0.0]
        self.place[2] = -self.look(self.fresh, limit=100.0) - 0.01 * self.rock.radius

    def look(self, workspace, limit=0.0):
        """The engine's least gap."""
        pose = Pose(*map(float, self.place), *map(float, np.roll(self.turn.as_quat(), 1)))
        return find_gaps(self.grid, self.body, pose, limit, workspace)[0]

    def move(self, way):
        """On by some ``way`` radii, turned by as much, and back to the ground."""
        self.place = self.place + self.draw.normal(size=3) * way * self.rock.radius
        self.turn = Rotation.from_rotvec(self.draw.normal(size=3) * way) * self.turn

    def touching(self, workspace):
        """Gaps of all contacts: by vertex, or by key."""
        features = workspace.features[: workspace.common[0]["rows"]["used"]]
        names = [i if i < len(self.body.vertices) else -1 - row["key"] for i, row in enumerate(features)]
        return {name: row["gap"] for name, row in zip(names, features) if row["gap"] <= 0.0}


@pytest.mark.parametrize("vertices", [5, 12, 40])
def test_contacts_of_a_watch_are_those_of_a_whole_look(vertices):
    """Property, 60 rocks, 20 steps of 1 % of the radius each: the same contacts, their gaps to rounding; and no gap is
    below the bound that is kept for stays_clear. Most looks are at what is watched."""
    watched, contacts = 0, 0
    for seed in range(60):
        case = Case(seed, vertices)
        for _ in range(20):
            case.fresh.common[0]["watch"]["is_on"], before = 0, case.kept.common[0]["watch"]["pose"].copy()
            whole, again = case.look(case.fresh), case.look(case.kept)
            expected, result = case.touching(case.fresh), case.touching(case.kept)
            assert expected.keys() == result.keys()
            assert all(result[name] == pytest.approx(expected[name], abs=1e-9) for name in expected)
            assert case.kept.common[0]["look"]["gap"] <= whole + 1e-9
            assert again == pytest.approx(whole, abs=1e-9) or min(again, whole) > 0.0
            watched += (case.kept.common[0]["watch"]["pose"] == before).all()
            contacts += len(expected)
            case.move(0.01)
            case.place[2] -= case.look(case.fresh, limit=case.rock.radius) + 0.01 * case.rock.radius  # as deep again
    assert contacts > 60 * 20 and watched > 0.5 * 60 * 20


def test_what_is_above_the_ground_when_a_watch_begins_is_found_when_it_comes_down():
    """Property, 60 rocks of 12 corners that begin 4.5 % of the radius above the ground and sink by 1 % a step,
    so that the gap is never 0 to rounding. On the way down no gap is below the bound that is kept for stays_clear."""
    landed = 0
    for seed in range(60):
        case = Case(seed, 12)
        case.place[2] += 0.055 * case.rock.radius
        for _ in range(10):
            case.fresh.common[0]["watch"]["is_on"] = 0
            case.look(case.fresh), case.look(case.kept)
            expected = case.touching(case.fresh)
            assert expected.keys() == case.touching(case.kept).keys()
            case.fresh.common[0]["watch"]["is_on"] = 0
            assert case.kept.common[0]["look"]["gap"] <= case.look(case.fresh, limit=case.rock.radius) + 1e-9
            landed += len(expected) > 0 and case.kept.common[0]["watch"]["is_on"] == 1
            case.place[2] -= 0.01 * case.rock.radius
    assert landed > 60


def test_nearer_on_a_slope_by_the_fall_across_it():
    """Closed form: down along an even slope costs nothing, straight down the way, a turn its chord times the reach."""
    rock = Rock.from_points(np.random.default_rng(1).normal(size=(8, 3)))
    body, workspace = body_of(rock), make_workspace(8)
    watch, r = workspace.common[0]["watch"], rock.radius
    watch["window"]["middle_x"], watch["pose"][3] = -0.75, 1.0  # slope along x, the unit quaternion
    spent = lambda x, z, angle=0.0: spent_since(  # noqa: E731
        body, Pose(x, 0.0, z, np.cos(0.5 * angle), 0.0, 0.0, np.sin(0.5 * angle)), watch
    )[0]
    step = 0.1 * r
    assert spent(step, -0.75 * step) == pytest.approx(0.0, abs=2e-6 * r)
    assert spent(0.0, -step) == pytest.approx(step, abs=2e-6 * r)
    assert spent(0.0, 0.0, 0.1) == pytest.approx(2.0 * r * np.sin(0.05) * 1.25, abs=2e-6 * r)
    assert spent(1.01 * WATCHED_WAY * r, 0.0) == np.inf
    assert 0.0 < WATCHED_GAP < 1.0
