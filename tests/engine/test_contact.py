# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts: gaps, force directions against finite differences of the vertex position, and the Delassus blocks."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain
from talus.engine.contact import contacts as contact
from talus.engine.contact.gaps import find_gaps, gap_of_feature
from talus.engine.ground import height_map
from talus.engine.motion.workspace import make_workspace
from talus.engine.rigid_body import free_flight, quaternion
from talus.engine.shapes.body import body_of
from talus.engine.types import Pose, State

RNG = np.random.default_rng(1)
TERRAIN = Terrain(RNG.normal(0.0, 0.5, size=(20, 20)), cell_size=(1.5, 1.0))
GRID = TERRAIN.grid(3.0)
BOX = Rock.from_points(np.stack(np.meshgrid([-1.0, 1.0], [-0.6, 0.6], [-0.4, 0.4]), axis=-1).reshape(-1, 3))
VERTICES = np.array(BOX.vertices)
BODY = body_of(BOX)


def random_pose(seed):
    """Centre of mass over the middle of the terrain, orientation, velocity in I and spin in K."""
    rng = np.random.default_rng(seed)
    e = rng.normal(size=4)
    position = np.array([*rng.uniform(8.0, 12.0, size=2), 1.0])
    return position, e / np.linalg.norm(e), rng.normal(size=3), rng.normal(size=3)


def matrix(e):
    return np.array(quaternion.rotation_matrix(tuple(e))).reshape(3, 3)


def contact_of(seed, vertex, inverse_inertia):
    """The record of one vertex as a contact, with its pose."""
    position, e, v, w = random_pose(seed)
    record = make_workspace(1).contacts[0]
    entries = quaternion.rotation_matrix(e)
    feature = make_workspace(8).features[vertex]
    contact.force_directions(GRID, BODY, feature, vertex, entries, position[0], position[1], record)
    contact.delassus_block(1.0 / BOX.mass, inverse_inertia, record)
    return record, position, e, v, w


@pytest.mark.source("leine_2014", "gaps of the vertices above the ground (eq. 23)")
def test_gaps_are_the_heights_of_the_vertices_above_the_ground():
    """Leine et al. (2014), eq. 23, with SciPy's rotation and the vectorised look-up as the twin."""
    position, e, _, _ = random_pose(3)
    workspace = make_workspace(8, 500)
    features = workspace.features[:8]
    lowest, is_missing = find_gaps(GRID, BODY, Pose(*position, *e), -np.inf, workspace)
    points = position + Rotation.from_quat([*e[1:], e[0]]).apply(VERTICES)
    expected = points[:, 2] - TERRAIN.height(points[:, 0], points[:, 1])
    np.testing.assert_allclose(features["gap"], expected, atol=1e-13)
    assert lowest == features["gap"].min()
    assert not is_missing
    state = State(*position, *e, *np.zeros(7))
    for i in range(8):
        assert gap_of_feature(GRID, BODY, features[i], i, state) == features["gap"][i]


def test_vertex_over_missing_ground_is_reported():
    """A rock that leaves the terrain: the other vertices still have their gaps."""
    workspace = make_workspace(8, 500)
    lowest, is_missing = find_gaps(GRID, BODY, Pose(0.5, 8.0, 5.0, 1.0, 0.0, 0.0, 0.0), 0.0, workspace)
    assert is_missing
    assert np.isfinite(lowest)
    assert np.isnan(workspace.features["gap"]).sum() == 4


@pytest.mark.source(
    "leine_2014", "equations of motion and of impact in generalised force directions (eqs. 12 to 22 and 24 to 31)"
)
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("vertex", [0, 5])
def test_force_directions_give_the_velocity_of_the_vertex(seed, vertex):
    """Eqs. 24-28: W^T u is the velocity of the vertex in the contact frame; here the difference quotient of its
    position when the centre moves with v and K turns with omega. Error of the central difference h^2 = 1e-8."""
    record, position, e, v, w = contact_of(seed, vertex, np.eye(3))
    h = 1e-4

    def place(time):
        turned = quaternion.multiply(e, quaternion.exponential(time * w))
        return position + time * v + matrix(turned) @ VERTICES[vertex]

    velocity = (place(h) - place(-h)) / (2.0 * h)
    for a in range(3):
        result = contact.contact_velocity(record, a, (*v, *w))
        assert result == pytest.approx(record["direction"][a] @ velocity, abs=1e-7)


@pytest.mark.source("leine_2014", "gaps of the vertices above the ground (eq. 23)")
@pytest.mark.parametrize("seed", range(10))
def test_normal_velocity_is_the_rate_of_the_gap_over_the_slope(seed):
    """Eq. 24: g_N is measured along z, so its rate is gamma_N / n_z where the vertex stays in its cell."""
    record, position, e, v, w = contact_of(seed, 2, np.eye(3))
    h = 1e-6

    def gap(time):
        turned = quaternion.multiply(e, quaternion.exponential(time * w))
        point = position + time * v + matrix(turned) @ VERTICES[2]
        return point[2] - TERRAIN.height(point[0], point[1])

    rate = (gap(h) - gap(-h)) / (2.0 * h)
    gamma = contact.contact_velocity(record, 0, (*v, *w))
    # the heights carry 1e-16, over 2e-6 s that is 1e-10; the bilinear term adds h
    assert rate == pytest.approx(gamma / record["direction"][0, 2], abs=1e-5)


def test_contact_frame_is_that_of_the_ground_below_the_vertex():
    """Eqs. 7 and 8."""
    record, position, e, _, _ = contact_of(4, 6, np.eye(3))
    point = position + matrix(e) @ VERTICES[6]
    normal = height_map.normal_at(GRID, point[0], point[1])
    np.testing.assert_allclose(record["direction"][0], normal, atol=1e-13)
    np.testing.assert_allclose(record["direction"] @ record["direction"].T, np.eye(3), atol=1e-14)
    assert record["feature"] == 6


@pytest.mark.parametrize("seed", range(10))
def test_delassus_block_of_the_implicit_scheme_is_symmetric_and_positive_definite(seed):
    """G_ii = W^T M^-1 W with M = diag(m, Theta): symmetric, and its smallest eigenvalue is at least 1/m."""
    g = contact_of(seed, 1, np.diag(1.0 / np.array(BOX.inertia)))[0]["delassus"]
    np.testing.assert_allclose(g, g.T, rtol=0.0, atol=1e-15 * np.abs(g).max())
    assert np.linalg.eigvalsh(g).min() >= (1.0 - 1e-12) / BOX.mass


@pytest.mark.source(
    "leine_2014", "equations of motion and of impact in generalised force directions (eqs. 12 to 22 and 24 to 31)"
)
@pytest.mark.parametrize("seed", range(10))
def test_delassus_block_is_the_velocity_change_of_unit_percussions(seed):
    """Eq. 67 by its meaning: unit percussion along b at the vertex, change of the vertex velocity along a.

    Twin in I: E/m + r~ (A Theta^-1 A^T) r~^T, the textbook form (Preclik et al., eq. 2).
    """
    record, _, e, _, _ = contact_of(seed, 3, np.diag(1.0 / np.array(BOX.inertia)))
    lever = np.cross(np.eye(3), matrix(e) @ VERTICES[3])  # r~, so that r~ x = r x x
    response = np.eye(3) / BOX.mass + lever @ (matrix(e) @ np.diag(1.0 / np.array(BOX.inertia)) @ matrix(e).T) @ lever.T
    frame = record["direction"]
    np.testing.assert_allclose(record["delassus"], frame @ response @ frame.T, rtol=0.0, atol=1e-13 / BOX.mass)


@pytest.mark.source("leine_2014", "explicit midpoint scheme (eqs. 48 to 68)")
def test_delassus_block_of_the_explicit_scheme_is_not_symmetric_but_positive():
    """Leine et al. (2014), eqs. 62 and 67: Theta_Delta = Theta + skew part, so x . G x > 0 still."""
    p, q, r = free_flight.explicit_matrix(tuple(BOX.inertia), (5.0, -8.0, 6.0), 0.01)
    theta = np.array(np.diag(BOX.inertia)) + np.array([[0.0, -r, q], [r, 0.0, -p], [-q, p, 0.0]])
    g = contact_of(5, 1, np.linalg.inv(theta))[0]["delassus"]
    assert np.abs(g - g.T).max() > 1e-3 * np.abs(g).max()
    assert np.linalg.eigvalsh(0.5 * (g + g.T)).min() > 0.0


def test_sphere_of_one_contact_has_no_coupling_of_normal_and_friction():
    """Closed form (Preclik et al.): with r along n, G = diag(1, 7/2, 7/2) / m for a homogeneous sphere."""
    mass, radius = 2.0, 0.5
    record = make_workspace(1).contacts[0]
    flat = Terrain(np.zeros((3, 3))).grid(1.0)
    body = BODY._replace(vertices=np.array([[0.0, 0.0, -radius]]))
    feature, upright = make_workspace(1).features[0], quaternion.rotation_matrix((1.0, 0.0, 0.0, 0.0))
    contact.force_directions(flat, body, feature, 0, upright, 1.0, 1.0, record)
    contact.delassus_block(1.0 / mass, np.eye(3) / (0.4 * mass * radius**2), record)
    np.testing.assert_allclose(record["delassus"], np.diag([1.0, 3.5, 3.5]) / mass, atol=1e-15)
