# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of several convex parts: mass of the union, what of them touches the ground, and how they move."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate, trace
from talus.engine.contact.rows import NODE
from talus.engine.motion.workspace import make_workspace
from talus.engine.nets.contact.rock_body import polyhedron
from talus.engine.shapes.body import body_of
from talus.engine.shapes.rock_library import box
from talus.tests.engine.test_lowest_points import Case, sampled_gap

HALVES = [box(1, 1, 1) - [0.5, 0, 0], box(1, 1, 1) + [0.5, 0, 0]]
LONG = Rock.from_points(box(2, 1, 1), density=2000.0)
BAR, END = 0.2, 1.0  # m, of the dumbbell: a bar of 2 m between the middles of two cubes
DUMBBELL = [box(2, BAR, BAR), box(END, END, END) - [1.0, 0, 0], box(END, END, END) + [1.0, 0, 0]]
FLAT = Terrain(np.zeros((21, 21)), 2.0)


def glued():
    return Rock.from_parts(HALVES, density=2000.0)


# ----------------------------------------------------------------------- mass


def test_glued_and_overlapping_boxes_have_the_mass_of_the_long_one():
    overlapping = Rock.from_parts([box(1.2, 1, 1) - [0.4, 0, 0], box(1.3, 1, 1) + [0.35, 0, 0]], density=2000.0)
    for rock in (glued(), overlapping):
        assert rock.mass == pytest.approx(LONG.mass, rel=1e-12)
        np.testing.assert_allclose(rock.inertia, LONG.inertia, rtol=1e-12)
        np.testing.assert_allclose(rock.offset, 0.0, atol=1e-12)


def test_inertia_of_a_dumbbell_is_that_of_its_pieces():
    """Two cubes at a = 1 m and what of the bar is outside of them: of density 1, Steiner."""
    rock = Rock.from_parts(DUMBBELL, density=1.0)
    free = 2.0 - END  # length of the bar between the cubes
    of_bar = free * BAR**2
    across = 2.0 * (END**5 / 6.0 + END**3) + of_bar * (free**2 + BAR**2) / 12.0
    assert rock.volume == pytest.approx(2.0 * END**3 + of_bar, rel=1e-12)
    np.testing.assert_allclose(rock.inertia, [END**5 / 3.0 + of_bar * BAR**2 / 6.0, across, across], rtol=1e-12)


def test_three_bars_through_one_another():
    """Bars of 3 x 1 x 1 m along the axes: all overlaps are the cube in the middle. V = 7, J = 7 cubes of 1 m."""
    rock = Rock.from_parts([box(3, 1, 1), box(1, 3, 1), box(1, 1, 3)], density=1.0)
    assert rock.volume == pytest.approx(7.0, rel=1e-12)
    np.testing.assert_allclose(rock.inertia, 7.0 / 6.0 + 4.0, rtol=1e-12)


def test_mass_of_a_cluster_may_be_that_of_a_mesh():
    hull = LONG.hull
    rock = Rock.from_parts(DUMBBELL, mesh=hull.vertices[hull.triangles], density=2000.0)
    np.testing.assert_allclose(rock.inertia, LONG.inertia, rtol=1e-12)
    assert len(rock.parts) == 3


def test_size_and_mass_scale_the_parts():
    rock = Rock.from_parts(DUMBBELL, volume=1.0, mass=500.0)
    twice = rock.scaled(volume=8.0)
    np.testing.assert_allclose(twice.parts[1], 2.0 * rock.parts[1], rtol=1e-12)
    assert twice.mass == pytest.approx(4000.0, rel=1e-12)
    assert body_of(twice).vertices.shape == body_of(rock).vertices.shape


def test_one_part_is_the_convex_rock_to_the_last_bit():
    one, plain = Rock.from_parts([box(3, 2, 1)]), Rock.from_points(box(3, 2, 1))
    np.testing.assert_array_equal(one.vertices, plain.vertices)
    np.testing.assert_array_equal(one.inertia, plain.inertia)
    assert one.parts == ()


def test_too_many_parts_at_one_place_are_refused():
    with pytest.raises(ValueError, match="overlap at one place"):
        Rock.from_parts([box(1, 1, 1) + [0.01 * k, 0, 0] for k in range(9)])


# ----------------------------------------------------------------------- corners, edges and faces


@pytest.mark.parametrize("cut", [0.0, 0.3])
def test_glued_boxes_have_the_corners_and_edges_of_the_long_one(cut):
    rock = Rock.from_parts([box(1 + cut, 1, 1) - [0.5 - 0.5 * cut, 0, 0], HALVES[1]], density=2000.0)
    body, whole = body_of(rock), body_of(LONG)
    actual = {tuple(sorted(map(tuple, np.round(body.vertices[[f["first"], f["second"]]], 9).tolist()))) for f in
             body.facets if not np.isnan(f["left"][0])}  # fmt: skip
    wanted = {tuple(sorted(map(tuple, np.round(whole.vertices[[f["first"], f["second"]]], 9).tolist()))) for f in
              whole.facets}  # fmt: skip
    assert len(body.vertices) == 8 and actual == wanted


class Cluster(Case):
    """A random cluster over a random surface."""

    def __init__(self, seed):
        super().__init__(seed)
        draw = np.random.default_rng([seed, 1])
        parts = [draw.normal(size=(draw.integers(4, 9), 3)) * 0.4 + draw.uniform(-1.0, 1.0, 3) for _ in range(3)]
        self.rock = Rock.from_parts(parts)
        self.body, self.grid = body_of(self.rock), self.terrain.grid(self.rock.radius)
        self.workspace = make_workspace(len(self.body.vertices), 3000)

    def sampled(self, z, n=100):
        """The least gap of all parts by sampling their plans, finer and finer around the least of each."""
        places = [self.turn.apply(part) + [*self.place, z] for part in self.rock.parts]
        return min(sampled_gap(points, self.terrain, n) for points in places)


@pytest.mark.long
def test_least_gap_of_a_cluster_is_never_missed():
    """40 random clusters of three parts, apart or overlapping, on random surfaces: no sample of a part is lower than
    the least gap of the contacts, and the sampling comes close to it."""
    excess = []
    for seed in range(40):
        case = Cluster(seed)
        z = -case.lowest(0.0, limit=100.0)
        case.lowest(z - 1e-3)
        excess.append(case.sampled(z))
    assert min(excess) > -1e-9
    assert np.quantile(excess, 0.9) < 5e-3


@pytest.mark.long
def test_glued_boxes_touch_rough_ground_where_the_long_box_does():
    """All contacts have the same gaps and kinds, in 60 random poses on random surfaces."""
    for seed in range(60):
        actual = []
        for rock in (glued(), LONG):
            case = Case(seed)
            case.rock, case.body, case.grid = rock, body_of(rock), case.terrain.grid(rock.radius)
            case.workspace = make_workspace(len(case.body.vertices), 3000)
            z = -case.lowest(0.0, limit=100.0)
            case.lowest(z - 0.05)
            rows = case.contacts()
            actual.append((z, sorted(rows["gap"].tolist()), sorted(rows["kind"].tolist())))
        assert actual[0][0] == pytest.approx(actual[1][0], abs=1e-9)
        assert actual[0][2] == actual[1][2]
        np.testing.assert_allclose(actual[0][1], actual[1][1], atol=1e-9)


def test_a_stone_under_the_bar_of_a_dumbbell_touches_the_bar_and_not_the_hull():
    """A node 0.3 m high under the middle: 0.1 m below the bar, inside of the hull. A higher one lifts the bar."""
    rock = Rock.from_parts(DUMBBELL)
    for height, lowest, kinds in ((0.3, 0.0, set()), (0.5, -0.1, {NODE})):
        heights = np.zeros((21, 21))
        heights[10, 10] = height
        case = Case(0)
        case.terrain, case.place = Terrain(heights, 0.25), np.array([2.5, 2.5])
        case.turn = case.turn.identity()
        case.rock, case.body, case.grid = rock, body_of(rock), case.terrain.grid(rock.radius)
        case.workspace = make_workspace(len(case.body.vertices), 100)
        assert case.lowest(0.5) == pytest.approx(lowest, abs=1e-12)
        contacts = case.contacts()
        assert set(contacts["kind"][contacts["gap"] < -0.05].tolist()) == kinds


def test_nets_meet_the_hull_of_the_parts():
    body = polyhedron(Rock.from_parts(DUMBBELL), 0.4, 0.0)
    assert len(body.vertices) == 8 and (body.planes[:, :3] @ body.vertices.T).max() > 1.0


# ----------------------------------------------------------------------- motion


def test_glued_boxes_move_as_the_long_box():
    """Thrown onto a plane, with spin: the same path for 1,000 steps with impacts, to rounding that these multiply."""
    ground = Ground(FLAT, mu_min=0.4, mu_max=0.4, restitution=0.3)
    start = {"position": (20.0, 20.0, 3.0), "orientation": (0.9, 0.1, 0.3, 0.2), "velocity": (3.0, 1.0, -1.0),
             "spin": (1.0, 2.0, -1.0), "settings": Settings(max_time=2.0, air_density=0.0)}  # fmt: skip
    one, other = (trace(FLAT, ground, rock, **start) for rock in (glued(), LONG))
    assert one.contact_steps == other.contact_steps > 50
    np.testing.assert_allclose(one.position, other.position, atol=1e-9)
    np.testing.assert_allclose(one.orientation, other.orientation, atol=1e-9)


def test_dumbbell_comes_to_rest_on_both_of_its_ends():
    """Dropped level from 0.2 m: eight corners carry it, four of each cube, at half the height of a cube."""
    rock = Rock.from_parts(DUMBBELL)
    traced = trace(
        FLAT, Ground(FLAT, mu_min=0.5, mu_max=0.5), rock, (20.0, 20.0, 0.7), settings=Settings(air_density=0.0)
    )
    assert traced.stop_reason == "rest" and traced.contacts[-1] == 8
    assert traced.position[-1, 2] == pytest.approx(0.5 * END, abs=2e-3 * rock.radius)


@pytest.mark.long
def test_clusters_gain_no_energy_on_rough_ground():
    """30 dumbbells and three crossed bars down a rough slope; their energy never rises, and nearly all come to rest."""
    draw = np.random.default_rng(5)
    slope = 0.6 * np.arange(80.0)[::-1, None] + draw.normal(size=(80, 60)) * 0.3
    terrain = Terrain(slope, 1.0)
    rocks = [Rock.from_parts(DUMBBELL, volume=1.0), Rock.from_parts([box(3, 1, 1), box(1, 3, 1), box(1, 1, 3)])]
    releases = [Release((30.0, 70.0), 1.0, 15, rock=k) for k in range(2)]
    runs = simulate(
        terrain, Ground(terrain, mu_min=0.6, mu_max=1.0), rocks, releases, Settings(maps=False, air_density=0.0)
    ).runs
    assert (runs["energy_rise_max"] <= 1e-9 * runs["energy_max"]).all()
    assert (runs["edge_contacts"] + runs["crease_contacts"] + runs["node_contacts"]).min() > 0
    # one of the dumbbells goes on jolting in a notch
    assert (runs["stop_reason"] == "max time").sum() <= 2
