# SPDX-License-Identifier: GPL-2.0-or-later
"""Random polyhedra: what was asked for, the same each time, and different with another seed."""

import numpy as np
import pytest

from talus.engine import Rock, rock_library
from talus.engine.shapes.measures import ZINGG_CLASSES, measures, zingg_class
from talus.engine.shapes.random_polyhedra import random_polyhedron, random_ratios, spread_on_sphere


def generator(seed=0):
    return np.random.default_rng(seed)


@pytest.mark.source("ashayer_2007", "superellipsoids, prisms, random polygons")
@pytest.mark.parametrize("count", [5, 8, 20, 60])
@pytest.mark.parametrize(("elongation", "flatness"), [(0.9, 0.9), (0.9, 0.4), (0.4, 0.9), (0.5, 0.5)])
def test_polyhedron_has_the_corners_the_ratios_and_one_cubic_metre(count, elongation, flatness):
    points = random_polyhedron(count, elongation, flatness, generator())
    rock, from_points = Rock.from_points(points), measures(points)
    assert len(rock.vertices) == count
    assert rock.volume == pytest.approx(1.0, rel=1e-12)
    assert (from_points.elongation, from_points.flatness) == pytest.approx((elongation, flatness), abs=0.011)


def test_axes_of_the_polyhedron_are_principal_and_longest_first():
    rock = Rock.from_points(random_polyhedron(20, 0.6, 0.6, generator()))
    np.testing.assert_allclose(rock.frame, np.eye(3), atol=1e-11)
    np.testing.assert_allclose(rock.offset, 0.0, atol=1e-12)
    assert (np.diff(rock.inertia) > 0.0).all()


def test_same_seed_gives_the_same_rock_and_another_seed_another():
    first, again, other = (random_polyhedron(12, 0.8, 0.7, generator(seed)) for seed in (4, 4, 5))
    np.testing.assert_array_equal(first, again)
    assert not np.allclose(first, other)


@pytest.mark.parametrize("zingg", ZINGG_CLASSES)
def test_random_ratios_lie_in_the_class_and_so_does_the_rock(zingg):
    source = generator(7)
    for _ in range(10):
        elongation, flatness = random_ratios(zingg, source)
        assert measures(rock_library.box(1.0, elongation, elongation * flatness)).zingg == zingg
    assert measures(random_polyhedron(16, elongation, flatness, source)).zingg == zingg


def test_ratios_of_any_class_meet_all_classes():
    source = generator()
    ratios = [random_ratios("any", source) for _ in range(60)]
    assert {zingg_class(*pair) for pair in ratios} == set(ZINGG_CLASSES)


def test_spread_corners_keep_a_distance():
    """Nearest neighbours of best candidates are farther apart than those of independent points."""

    def nearest(points):
        return np.arccos(np.clip((points @ points.T - 2.0 * np.eye(len(points))).max(axis=1), -1.0, 1.0)).min()

    plain = generator(1).normal(size=(100, 3))
    plain /= np.linalg.norm(plain, axis=1)[:, None]
    spread = spread_on_sphere(100, generator(1))
    np.testing.assert_allclose(np.linalg.norm(spread, axis=1), 1.0, rtol=1e-12)
    assert nearest(spread) > 3.0 * nearest(plain)


def test_spread_corners_have_no_preferred_direction():
    """Mean of 2000 directions: each component has a standard deviation of 1 / sqrt(3 n) at most, taken 4 times."""
    mean = spread_on_sphere(2000, generator(2)).mean(axis=0)
    assert np.abs(mean).max() < 4.0 / np.sqrt(3.0 * 2000)


@pytest.mark.parametrize("zingg", ZINGG_CLASSES)
def test_irregular_blocks_of_the_library_are_of_their_class(zingg):
    assert measures(rock_library.rock(f"zingg_{zingg}").vertices).zingg == zingg


@pytest.mark.parametrize(
    ("arguments", "message"),
    [((3, 0.5, 0.5), "vertex_count: 3"), ((10, 0.01, 0.5), "elongation: 0.01"), ((10, 0.5, 1.2), "flatness: 1.2"),
     ((10, float("nan"), 0.5), "elongation: nan")],
)  # fmt: skip
def test_impossible_polyhedra_are_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        random_polyhedron(*arguments, generator())


def test_unknown_class_is_refused():
    with pytest.raises(ValueError, match="'cube' is no class"):
        random_ratios("cube", generator())
