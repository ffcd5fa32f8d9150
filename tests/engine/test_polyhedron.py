# SPDX-License-Identifier: GPL-2.0-or-later
"""Hull, mass integrals and eigenframe against closed forms and invariants."""

import itertools
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.spatial.transform import Rotation

from talus.engine.rigid_body.inertia import eigenframe, mass_integrals
from talus.engine.shapes.polyhedron import convex_hull

SIGNS = np.array(list(itertools.product((-1.0, 1.0), repeat=3)))
# Sums over a few hundred triangles in float64 lose some ten bits at most.
ROUNDING = 1e-12


def cloud(seed, count=60):
    """An irregular stretched cloud about as large as a rock, (count, 3) m."""
    return np.random.default_rng(seed).normal(size=(count, 3)) * [0.9, 0.6, 0.4]


def turn(seed):
    """A rotation matrix, uniform on SO(3)."""
    return Rotation.random(random_state=seed).as_matrix()


def right_handed_signed_permutations():
    """The 24 turns that carry the axes onto one another."""
    for order in itertools.permutations(range(3)):
        for signs in SIGNS:
            matrix = np.eye(3)[list(order)] * signs[:, None]
            if np.linalg.det(matrix) > 0.0:
                yield matrix


@pytest.mark.source("leine_2014", "rock as a convex polyhedron of a point cloud, its mass and principal axes")
def test_box_has_the_volume_and_inertia_of_the_closed_form():
    """Per unit density J_x = V (b^2 + c^2) / 12."""
    integrals = mass_integrals(convex_hull(SIGNS * [1.5, 1.0, 0.5] + [10.0, -20.0, 5.0]))
    assert integrals.volume == pytest.approx(6.0, rel=ROUNDING)
    np.testing.assert_allclose(integrals.centroid, [10.0, -20.0, 5.0], rtol=ROUNDING)
    expected = np.diag([2.0**2 + 1.0**2, 3.0**2 + 1.0**2, 3.0**2 + 2.0**2]) * 6.0 / 12.0
    np.testing.assert_allclose(integrals.inertia, expected, atol=ROUNDING * 6.5)


def test_corner_tetrahedron_has_the_products_of_inertia_of_the_closed_form():
    """Corners 0, e_x, e_y, e_z: V = 1/6, centroid 1/4; about 0: int x^2 = 1/60, int x y = 1/120."""
    integrals = mass_integrals(convex_hull(np.vstack([np.zeros(3), np.eye(3)])))
    second = (np.ones((3, 3)) + np.eye(3)) / 120.0 - np.full((3, 3), 1.0 / 16.0) / 6.0
    expected = np.trace(second) * np.eye(3) - second
    assert integrals.volume == pytest.approx(1.0 / 6.0, rel=ROUNDING)
    np.testing.assert_allclose(integrals.centroid, 0.25, rtol=ROUNDING)
    np.testing.assert_allclose(integrals.inertia, expected, atol=ROUNDING)


def test_hull_triangles_are_closed_and_face_outward():
    """Euler's formula for triangulated convex surfaces, t = 2 n - 4, and every vertex behind every face."""
    hull = convex_hull(cloud(1))
    first, second, third = (hull.vertices[hull.triangles[:, k]] for k in range(3))
    normals = np.cross(second - first, third - first)
    height = np.einsum("ti,tni->tn", normals, hull.vertices[None] - first[:, None])
    assert len(hull.triangles) == 2 * len(hull.vertices) - 4
    assert height.max() < ROUNDING


@pytest.mark.parametrize("origin", [0.0, 1.0e3, 2.6e6])
def test_points_inside_faces_and_edges_are_no_vertices(origin):
    """A box sampled all over has eight corners, turned and at map coordinates too (rounded at 5e-10 m)."""
    points = np.array(list(itertools.product(np.linspace(-1.0, 1.0, 5), repeat=3))) * [1.5, 1.0, 0.5]
    hull = convex_hull(points @ turn(3).T + origin)
    assert hull.vertices.shape == (8, 3)


def test_single_precision_does_not_add_vertices():
    """A mesh through a float32 file is rounded at 6e-8 of its size; its faces stay faces."""
    points = np.array(list(itertools.product(np.linspace(-1.0, 1.0, 5), repeat=3))) * [1.5, 1.0, 0.5]
    assert len(convex_hull((points @ turn(4).T).astype(np.float32)).vertices) == 8


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seed=st.integers(0, 2**32 - 1), shift=st.floats(-1.0e4, 1.0e4))
def test_turning_and_shifting_a_cloud_keeps_its_mass_properties(seed, shift):
    """Rigid motion is an invariant. Coordinates near 1e4 m are rounded at 1e-12 m, so 1e-10 is safe."""
    points, rotation = cloud(seed), turn(seed)
    here = mass_integrals(convex_hull(points))
    there = mass_integrals(convex_hull(points @ rotation.T + shift))
    assert there.volume == pytest.approx(here.volume, rel=1e-10)
    np.testing.assert_allclose(there.centroid - shift, rotation @ here.centroid, atol=1e-10)
    turned_back = rotation.T @ there.inertia @ rotation
    np.testing.assert_allclose(turned_back, here.inertia, atol=1e-10 * np.trace(here.inertia))


@pytest.mark.parametrize("seed", range(10))
def test_eigenframe_is_the_nearest_of_all_principal_frames(seed):
    """Brute force: the 24 ways to order and sign the principal axes, nearest = greatest trace."""
    inertia = mass_integrals(convex_hull(cloud(seed) @ turn(seed).T)).inertia
    frame = eigenframe(inertia)
    axes = np.linalg.eigh(inertia)[1].T
    axes[0] *= np.linalg.det(axes)
    traces = [np.trace(matrix @ axes) for matrix in right_handed_signed_permutations()]
    assert np.trace(frame.rotation) == pytest.approx(max(traces), abs=ROUNDING)
    assert np.linalg.det(frame.rotation) == pytest.approx(1.0, abs=ROUNDING)
    diagonal = frame.rotation @ inertia @ frame.rotation.T
    np.testing.assert_allclose(diagonal, np.diag(frame.moments), atol=ROUNDING * np.trace(inertia))


@pytest.mark.parametrize("moments", [(3, 2, 1), (1, 3, 2), (2, 2, 1), (1, 2, 2), (2, 1, 2), (2, 2, 2)])
def test_eigenframe_of_a_diagonal_tensor_is_the_given_frame(moments):
    """Also where two or three moments are equal and any axis of their plane or space would be principal."""
    frame = eigenframe(np.diag(np.array(moments, dtype=float)))
    np.testing.assert_allclose(frame.rotation, np.eye(3), atol=ROUNDING)
    np.testing.assert_allclose(frame.moments, moments, rtol=ROUNDING)


def test_eigenframe_of_a_cube_turned_anyhow_is_the_given_frame():
    """Isotropic up to rounding: nothing may distinguish the axes of the cube from any others."""
    inertia = mass_integrals(convex_hull(SIGNS @ turn(5).T)).inertia
    np.testing.assert_allclose(eigenframe(inertia).rotation, np.eye(3), atol=ROUNDING)


@pytest.mark.parametrize("angle", [0.3, 1.2, 2.5])
def test_eigenframe_of_a_tilted_wheel_takes_the_shortest_way_to_its_axle(angle):
    """Axle tilted by a in the x-z plane: z reaches it by turning a or, backwards, pi - a; x by pi/2 - a."""
    tilt = Rotation.from_rotvec([0.0, angle, 0.0]).as_matrix()
    frame = eigenframe(tilt @ np.diag([1.0, 1.0, 2.0]) @ tilt.T)
    least = min(abs(angle), np.pi - angle, abs(np.pi / 2 - angle))
    turned = np.arccos(np.clip((np.trace(frame.rotation) - 1.0) / 2.0, -1.0, 1.0))
    # arccos near 1 halves the digits
    assert turned == pytest.approx(least, abs=1e-7)


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (np.eye(3), "solid needs 4"),
        (np.zeros((5, 3)), "at one place"),
        (np.outer(np.arange(6.0), [1.0, 2.0, 3.0]), "on one line"),
        (np.column_stack([cloud(0)[:, :2], np.ones(60)]), "in one plane"),
        (np.full((5, 3), np.nan), "row 0"),
        (np.vstack([SIGNS, [0.0, np.inf, 0.0]]), "row 8"),
        (np.zeros((5, 2)), "shape"),
        ([["a", "b", "c"]] * 4, "not a table of numbers"),
    ],
)
def test_cloud_without_volume_is_refused_in_words(points, words):
    """The message names the input and what is wrong with it."""
    with pytest.raises(ValueError, match=f"points: .*{words}"):
        convex_hull(points)


def test_missing_scipy_is_explained(monkeypatch):
    """QGIS on some systems comes without SciPy; the message says what to install."""
    monkeypatch.setitem(sys.modules, "scipy", None)
    with pytest.raises(ImportError, match=r"hull of a rock: scipy 1\.8 or later .*menu Plugins, Talus"):
        convex_hull(SIGNS)
