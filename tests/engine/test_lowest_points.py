# SPDX-License-Identifier: GPL-2.0-or-later
"""The contacts beyond the vertices against dense sampling, and that planes and hollows have none."""

import numpy as np
import pytest
from scipy.spatial import ConvexHull
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain, rock_library
from talus.engine.contact.gaps import find_gaps, gap_of_feature
from talus.engine.contact.rows import CREASE, EDGE, NODE
from talus.engine.ground.height_map import IS_BENT
from talus.engine.motion.workspace import make_workspace
from talus.engine.shapes.body import body_of
from talus.engine.shapes.facets import facets_of
from talus.engine.types import Pose, State


class Case:
    """A random polyhedron over the middle of a random bilinear surface."""

    def __init__(self, seed):
        draw = np.random.default_rng(seed)
        self.rock = Rock.from_points(draw.normal(size=(draw.integers(4, 16), 3)) * draw.uniform(0.4, 1.5, 3))
        heights = draw.normal(size=(24, 24)) * draw.choice([0.05, 0.3, 1.0])
        self.terrain = Terrain(heights, draw.uniform(0.5, 2.0, 2))
        self.turn = Rotation.random(random_state=draw.integers(2**31))
        self.place = (np.array([12.0, 12.0]) + draw.uniform(-1.0, 1.0, 2)) * self.terrain.cell_size
        self.body, self.grid = body_of(self.rock), self.terrain.grid(self.rock.radius)
        self.workspace = make_workspace(len(self.body.vertices), 3000)

    def lowest(self, z, limit=0.0):
        """The engine's least gap with the centre at the height z."""
        pose = Pose(*map(float, self.place), float(z), *map(float, np.roll(self.turn.as_quat(), 1)))
        return find_gaps(self.grid, self.body, pose, limit, self.workspace)[0]

    def contacts(self):
        """The rows of what was found beyond the vertices."""
        rows = self.workspace.features[len(self.body.vertices) : self.workspace.common[0]["rows"]["used"]]
        return rows[np.isfinite(rows["gap"])]

    def sampled(self, z, n=120):
        """The least gap of the whole hull by sampling its plan, finer and finer around the least."""
        return sampled_gap(self.turn.apply(self.rock.vertices) + [*self.place, z], self.terrain, n)


def sampled_gap(points, terrain, n):
    """The least gap of the hull of points in I."""
    low, high = points[:, :2].min(axis=0), points[:, :2].max(axis=0)
    planes, least = ConvexHull(points).equations, np.inf
    for _ in range(5):
        x, y = (axis.ravel() for axis in np.meshgrid(*(np.linspace(low[k], high[k], n) for k in (0, 1))))
        gap = gap_of_hull(planes, x, y) - terrain.height(x, y)
        at = gap.argmin()
        least, reach = min(least, gap[at]), 3.0 * (high - low) / n
        low, high = np.array([x[at], y[at]]) - reach, np.array([x[at], y[at]]) + reach
    return least


def gap_of_hull(planes, x, y):
    """Height of the lower side of a hull above places in its plan; infinite beside it."""
    height = -(planes[:, :2] @ [x, y] + planes[:, 3:]) / planes[:, 2:3]
    lower = np.where(planes[:, 2:3] < 0.0, height, -np.inf).max(axis=0)
    upper = np.where(planes[:, 2:3] > 0.0, height, np.inf).min(axis=0)
    return np.where(lower <= upper, lower, np.inf)


@pytest.mark.long
def test_least_gap_of_the_whole_hull_is_never_missed():
    """Property, 300 random polyhedra on random surfaces: no sample of the hull is lower than the least of the contacts,
    and the sampling, which cannot find it exactly, comes close to it. All three kinds are the lowest in some cases."""
    kinds, excess = [], []
    for seed in range(300):
        case = Case(seed)
        z = -case.lowest(0.0, limit=100.0)  # the rock just touches
        case.lowest(z - 1e-3)
        contacts = case.contacts()
        kinds += (
            [contacts["kind"][contacts["gap"].argmin()]]
            if contacts.size and contacts["gap"].min() < -1e-3 + 1e-9
            else [0]
        )
        excess.append(case.sampled(z))
    assert min(excess) > -1e-9
    assert np.quantile(excess, 0.95) < 5e-3
    assert {0, NODE, CREASE, EDGE} == set(kinds)


def test_least_gap_is_found_whatever_the_limit():
    """Features in the ground are found by looking for them alone: the bounds by which edges are passed are bounds. On
    surfaces on slopes too, where the ground below an edge is on one side of the middle of the slopes around."""
    for seed in range(300):
        case = Case(seed)
        if seed % 2:
            x, y = np.meshgrid(np.arange(24.0), np.arange(24.0))
            slopes = np.random.default_rng(seed).normal(size=2)
            case.terrain = Terrain(
                case.terrain.heights + slopes[0] * x + slopes[1] * y**2 / 24.0, case.terrain.cell_size
            )
            case.grid = case.terrain.grid(case.rock.radius)
        z = -case.lowest(0.0, limit=100.0)
        for depth in (1e-3, 0.05, 0.3):
            assert case.lowest(z - depth) == pytest.approx(-depth, abs=1e-9)


def in_a_gully(seed):
    """A random polyhedron in a gully of any direction with sides of 27 to 76 degrees, smooth or rough."""
    case, draw = Case(seed), np.random.default_rng(5000 + seed)
    x, y = (np.arange(24.0) * case.terrain.cell_size[k] - case.place[k] for k in (0, 1))
    azimuth = draw.uniform(0.0, np.pi)
    aside = np.abs(np.cos(azimuth) * x + np.sin(azimuth) * y[:, None])
    heights = draw.uniform(0.5, 4.0) * aside + draw.choice([0.0, 0.1, 0.5]) * case.terrain.heights
    case.terrain = Terrain(heights, case.terrain.cell_size)
    case.grid = case.terrain.grid(case.rock.radius)
    return case


def low_places(points, terrain, n=90, looks=150):
    """Places (m, 2) and gaps from which sampling of the plan found no way down, and the planes of the hull: from each
    place of a raster that is lowest around, rings of 360 places, wider after a step and narrower where none is lower.
    """
    low, high = points[:, :2].min(axis=0), points[:, :2].max(axis=0)
    planes, (xs, ys) = ConvexHull(points).equations, (np.linspace(low[k], high[k], n) for k in (0, 1))
    x, y = np.meshgrid(xs, ys)
    gap = (gap_of_hull(planes, x.ravel(), y.ravel()) - terrain.height(x.ravel(), y.ravel())).reshape(n, n)
    rim = np.pad(gap, 1, constant_values=np.inf)
    around = [rim[1 + i : n + 1 + i, 1 + j : n + 1 + j] for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    rows, columns = np.nonzero((gap <= np.min(around, axis=0)) & (gap < 0.0))
    places, least = np.column_stack([xs[columns], ys[rows]]), gap[rows, columns]
    reach, angle = (
        np.full(len(places), 2.0 * (high - low).max() / n),
        np.linspace(0.0, 2.0 * np.pi, 360, endpoint=False),
    )
    ring = np.concatenate([[np.cos(angle), np.sin(angle)], [0.3 * np.cos(angle), 0.3 * np.sin(angle)]], axis=1)
    for _ in range(looks):
        tries = places[:, :, None] + reach[:, None, None] * ring
        result = gap_of_hull(planes, *tries.transpose(1, 0, 2).reshape(2, -1))
        result = (result - terrain.height(*tries.transpose(1, 0, 2).reshape(2, -1))).reshape(len(places), ring.shape[1])
        best = result.argmin(axis=1)
        is_lower = result[np.arange(len(places)), best] < least
        places[is_lower] = tries[np.arange(len(places)), :, best][is_lower]
        least = np.minimum(least, result.min(axis=1))
        reach *= np.where(is_lower, 1.2, 0.5)
    return places, least, planes


def falls_on(place, least, planes, terrain):
    """True if the gap falls from a place in one of 200,000 directions: the rings have missed a narrow way down."""
    angle = np.linspace(0.0, 2.0 * np.pi, 200_001)
    x, y = place[0] + 1e-4 * np.cos(angle), place[1] + 1e-4 * np.sin(angle)
    return (gap_of_hull(planes, x, y) - terrain.height(x, y)).min() < least


@pytest.mark.parametrize("kind", [Case, in_a_gully])
def test_every_lowest_place_of_the_gap_is_a_contact(kind):
    """Not the least alone: a rock between the sides of a gully has a lowest place on each. Wherever sampling finds no
    way down there is a contact within a millimetre. Some polyhedra have two and more such places."""
    several = 0
    for seed in range(40):
        case = kind(seed)
        z = -case.lowest(0.0, limit=100.0) - (0.02 if seed % 2 else 0.2)
        case.lowest(z)
        corners = case.turn.apply(case.body.vertices) + [*case.place, z]
        corners = corners[case.workspace.features["gap"][: len(corners)] <= 0.0]
        contacts = np.vstack([corners, case.turn.apply(case.contacts()["lever"]) + [*case.place, z]])[:, :2]
        places, least, planes = low_places(case.turn.apply(case.rock.vertices) + [*case.place, z], case.terrain)
        apart = np.linalg.norm(places[:, None] - contacts, axis=2)
        for i in np.flatnonzero((apart.min(axis=1) > 1e-3) & (least < -1e-4)):
            assert falls_on(places[i], least[i], planes, case.terrain), (seed, places[i], least[i])
        several += np.unique(apart.argmin(axis=1)[apart.min(axis=1) < 1e-3]).size > 1
    assert several > 0


@pytest.mark.parametrize("seed", range(20))
def test_each_contact_lies_on_the_hull_above_its_place_in_the_ground(seed):
    """The point of the rock is on its surface, its height above the ground below is the gap, the normal has length one
    and leaves no face or edge at its point: the rock lies on the upper side of the plane through the point."""
    case = Case(seed)
    z = -case.lowest(0.0, limit=100.0) - 0.05
    case.lowest(z)
    planes = ConvexHull(case.rock.vertices).equations
    for row in case.contacts():
        point = case.turn.apply(row["lever"]) + [*case.place, z]
        assert (planes[:, :3] @ row["lever"] + planes[:, 3]).max() == pytest.approx(0.0, abs=1e-9)
        assert point[2] - case.terrain.height(*point[:2]) == pytest.approx(row["gap"], abs=1e-9)
        assert np.linalg.norm(row["normal"]) == pytest.approx(1.0, abs=1e-12)
        heights = (case.turn.apply(case.rock.vertices) + [*case.place, z] - point) @ row["normal"]
        slack = 2e-3 * case.rock.radius / min(*case.terrain.cell_size, case.rock.radius)
        assert heights.min() > -2.0 * slack * 2.0 * case.rock.radius


@pytest.mark.parametrize("seed", range(20))
def test_gap_of_a_contact_in_a_shifted_pose_is_linear_in_the_shift(seed):
    """Closed form: upwards it grows by the shift; sideways by minus the shift along the normal over n_z, exactly for
    nodes and creases, whose planes and lines do not turn."""
    case = Case(seed)
    z = -case.lowest(0.0, limit=100.0) - 0.05
    case.lowest(z)
    turn = np.roll(case.turn.as_quat(), 1)
    for row in case.contacts():
        for dx, dy, dz in ((0.0, 0.0, 0.1), (0.01, -0.02, 0.03)):
            if row["kind"] == EDGE and dx:
                continue
            state = State(*case.place + np.array([dx, dy]), z + dz, *turn, *np.zeros(7))
            gap = gap_of_feature(case.grid, case.body, row, 1000, state)
            normal = row["normal"]
            rise = (normal[0] * dx + normal[1] * dy) / normal[2] + dz
            assert gap - row["gap"] == pytest.approx(rise, abs=1e-9)


@pytest.mark.parametrize("azimuth", [0.0, 17.0, 45.0, 90.0])
def test_planes_and_hollows_have_no_contacts_but_vertices(azimuth):
    """Planes high above the sea, at any azimuth, and a hollow, whose creases all bend down: nothing to look for."""
    x, y = np.meshgrid(np.arange(40.0), np.arange(40.0))
    along = np.cos(np.radians(azimuth)) * x + np.sin(np.radians(azimuth)) * y
    for heights in (3000.0 - 0.8 * along, np.maximum(0.0, 20.0 - 0.7 * x), np.full((40, 40), 1234.5)):
        grid = Terrain(heights, 0.5).grid(1.0)
        assert not grid.is_bent
        assert (grid.bounds[..., IS_BENT] == 0.0).all()


def test_bends_are_marked_where_they_are():
    """A ridge along one line of nodes: its blocks and those beside them, no others."""
    x = np.arange(200.0)
    grid = Terrain(np.tile(-0.5 * np.abs(x - 100.0), (50, 1))).grid(1.0)
    marked = np.flatnonzero(grid.bounds[..., IS_BENT].any(axis=0))
    middle = 100 // grid.block
    assert grid.is_bent and set(marked) == {middle - 1, middle, middle + 1}


@pytest.mark.parametrize(("name", "faces", "edges"), [("cube", 6, 12), ("eota221", 26, 48), ("dodecahedron", 12, 30)])
def test_faces_and_edges_of_known_polyhedra(name, faces, edges):
    """Counts, Euler's formula, outward planes through the vertices, and sides of edges that lie in their faces."""
    rock = rock_library.rock(name, volume=1.0)
    vertices = rock.vertices
    facets, count = facets_of(vertices, rock.hull.triangles)
    assert (count, facets.size) == (faces, edges) and len(vertices) - edges + faces == 2
    heights = vertices @ facets["normal"][:count].T - facets["offset"][:count]
    assert heights.max() < 1e-12 and ((np.abs(heights) < 1e-9).sum(axis=0) >= 3).all()
    along = vertices[facets["second"]] - vertices[facets["first"]]
    for side in ("left", "right"):
        np.testing.assert_allclose((facets[side] * along).sum(axis=1), 0.0, atol=1e-12)
        reach = ((vertices[None] - vertices[facets["first"]][:, None]) * facets[side][:, None]).sum(axis=2)
        assert reach.max(axis=1).min() > 0.0
