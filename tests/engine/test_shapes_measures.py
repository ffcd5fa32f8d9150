# SPDX-License-Identifier: GPL-2.0-or-later
"""Axes, classes and sphericity of bodies whose values are known."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Rock, rock_library
from talus.engine.shapes.equivalent import equivalent_box
from talus.engine.shapes.measures import measures, smallest_box, zingg_class
from talus.engine.shapes.regular import regular_polyhedron

# The local search ends at some 1e-5 rad, which shifts a side by as much of its neighbours.
BOX_TOLERANCE = 1e-4
TURNS = [Rotation.random(random_state=seed).as_matrix() for seed in range(5)]


@pytest.mark.parametrize("turn", TURNS)
def test_box_is_its_own_smallest_box_however_it_lies(turn):
    result = measures(rock_library.box(3.0, 2.0, 0.5) @ turn.T + 100.0)
    assert (result.long, result.intermediate, result.short) == pytest.approx((3.0, 2.0, 0.5), rel=BOX_TOLERANCE)
    assert result.surface == pytest.approx(2.0 * (6.0 + 1.5 + 1.0), rel=1e-9)
    assert result.sphericity == pytest.approx(np.cbrt(36.0 * np.pi * 9.0) / 17.0, rel=1e-9)


@pytest.mark.parametrize("turn", TURNS)
def test_smallest_box_of_the_tetrahedron_is_the_cube_around_it(turn):
    """Its edges are diagonals of the cube; no side of the cube lies in a face."""
    sides, _ = smallest_box(regular_polyhedron(4) @ turn.T)
    np.testing.assert_allclose(sides, 2.0 / np.sqrt(3.0), rtol=BOX_TOLERANCE)


def test_axes_of_the_smallest_box_are_orthonormal_and_fit_its_sides():
    points = np.random.default_rng(1).normal(size=(30, 3)) * [3.0, 2.0, 1.0]
    sides, axes = smallest_box(points)
    np.testing.assert_allclose(axes @ axes.T, np.eye(3), atol=1e-12)
    np.testing.assert_allclose(np.ptp(points @ axes.T, axis=0), sides, rtol=1e-12)
    assert (np.diff(sides) <= 0.0).all()


def test_no_box_among_many_is_smaller():
    """A slow search over 20,000 orientations finds none below the result."""
    points = np.random.default_rng(2).normal(size=(20, 3)) * [2.0, 1.5, 1.0]
    turns = Rotation.random(20_000, random_state=0).as_matrix()
    assert np.ptp(turns @ points.T, axis=2).prod(axis=1).min() >= smallest_box(points)[0].prod()


@pytest.mark.parametrize(
    ("sides", "name"),
    [((1.0, 1.0, 1.0), "sphere"), ((1.0, 0.9, 0.5), "disc"), ((1.0, 0.5, 0.45), "rod"), ((1.0, 0.5, 0.2), "bladed"),
     ((3.0, 2.0, 1.5), "rod"), ((3.0, 2.5, 5.0 / 3.0), "disc")],
)  # fmt: skip
def test_class_is_that_of_zingg(sides, name):
    """Both ratios are parted at 2/3, which itself belongs to the lower side."""
    assert measures(rock_library.box(*sides)).zingg == name


def test_class_does_not_hang_on_the_last_digit():
    assert zingg_class(2.0 / 3.0 + 1e-15, 2.0 / 3.0 - 1e-15) == "bladed"


@pytest.mark.parametrize(
    ("faces", "corners", "sphericity"),
    [(4, 4, 0.671), (6, 8, 0.806), (8, 6, 0.846), (12, 20, 0.910), (20, 12, 0.939)],
)
def test_regular_polyhedra_have_the_sphericity_of_wadell(faces, corners, sphericity):
    """Wadell's values of the regular polyhedra, to three digits."""
    points = regular_polyhedron(faces)
    assert len(points) == corners
    assert measures(points).sphericity == pytest.approx(sphericity, abs=5e-4)


@pytest.mark.parametrize(
    ("faces", "edge", "volume", "gyration"),
    [
        (4, np.sqrt(8.0 / 3.0), 1.0 / np.sqrt(72.0), 1.0 / 20.0),
        (6, 2.0 / np.sqrt(3.0), 1.0, 1.0 / 6.0),
        (8, np.sqrt(2.0), np.sqrt(2.0) / 3.0, 1.0 / 10.0),
        (12, 4.0 / (np.sqrt(3.0) * (1.0 + np.sqrt(5.0))), (15.0 + 7.0 * np.sqrt(5.0)) / 4.0,
         (95.0 + 39.0 * np.sqrt(5.0)) / 300.0),
        (20, 1.0 / np.sin(2.0 * np.pi / 5.0), 5.0 * (3.0 + np.sqrt(5.0)) / 12.0, (3.0 + np.sqrt(5.0)) / 20.0),
    ],
)  # fmt: skip
def test_regular_polyhedra_have_volume_and_inertia_of_the_closed_forms(faces, edge, volume, gyration):
    """V / a^3 and J / (m a^2) with the edge a of the circumscribed unit sphere."""
    rock = Rock.from_points(regular_polyhedron(faces), mass=1.0)
    assert rock.volume == pytest.approx(volume * edge**3, rel=1e-12)
    np.testing.assert_allclose(rock.inertia, gyration * edge**2, rtol=1e-12)


def test_unknown_polyhedron_is_refused():
    with pytest.raises(ValueError, match=r"face_count: 10 .*4, 6, 8, 12 or 20"):
        regular_polyhedron(10)


def test_box_stands_for_itself():
    box = Rock.from_points(rock_library.box(3.0, 2.0, 0.5))
    np.testing.assert_allclose(equivalent_box(box), (3.0, 2.0, 0.5), rtol=1e-12)


@pytest.mark.parametrize("name", ["wedge", "eota221", "hexagonal_column", "boulder"])
def test_equivalent_box_has_the_volume_and_the_ratios_of_inertia(name):
    rock = rock_library.rock(name, volume=2.0)
    box = Rock.from_points(rock_library.box(*equivalent_box(rock)), mass=rock.mass)
    assert box.volume == pytest.approx(2.0, rel=1e-12)
    np.testing.assert_allclose(box.inertia / box.inertia[0], rock.inertia / rock.inertia[0], rtol=1e-9)
