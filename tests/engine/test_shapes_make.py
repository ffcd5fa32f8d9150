# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks by recipe: sizes, proportions, one shape each where chance is in it."""

import numpy as np
import pytest

from talus.engine import Rock
from talus.engine.choices import PARAMETRIC_ROCKS, SIZE_MEASURES
from talus.engine.shapes.make import Recipe, make_points, make_rocks, recipe_of
from talus.engine.shapes.measures import measures
from talus.engine.shapes.superellipsoid import volume
from talus.tests.engine.superellipsoids import inertia_per_mass


def generator(seed=0):
    return np.random.default_rng(seed)


@pytest.mark.parametrize("shape", ["box", "superellipsoid", "random"])
def test_shape_has_the_proportions_asked_for(shape):
    """Random blocks to their 0.01, rounded ones of 100 corners to 0.03, boxes exactly."""
    result = measures(make_points(Recipe(shape, 0.7, 0.5, exponent=6.0, vertex_count=100), generator()))
    assert (result.elongation, result.flatness) == pytest.approx((0.7, 0.5), abs=0.03)


@pytest.mark.parametrize(("measure", "size"), [("volume", 2.0), ("length", 3.0), ("mass", 500.0)])
@pytest.mark.parametrize("shape", [*PARAMETRIC_ROCKS, "eota221"])
def test_rock_has_the_size_asked_for(shape, measure, size):
    (rock,) = make_rocks(Recipe(shape, 0.8, 0.7), [size], measure, 2500.0, generator())
    actual = {"volume": rock.volume, "mass": rock.mass, "length": measures(rock.vertices).long}
    # the search for the smallest box ends at some 1e-5 rad
    assert actual[measure] == pytest.approx(size, rel=1e-4)
    assert rock.density == pytest.approx(2500.0, rel=1e-12)
    assert set(actual) == set(SIZE_MEASURES)


def test_each_random_rock_is_another_and_the_set_is_the_same_again():
    recipe = Recipe("random", zingg="any")
    first, again = (make_rocks(recipe, [1.0, 1.0, 1.0], generator=generator(3)) for _ in range(2))
    for one, other in zip(first, again):
        np.testing.assert_array_equal(one.vertices, other.vertices)
    assert not np.allclose(first[0].inertia, first[1].inertia)


def test_flat_prism_stands_and_long_prism_lies():
    """Hexagonal: V = 3 sqrt(3) / 8 d^2 h with the diameter d of its corners."""
    disc = make_points(Recipe("prism", elongation=1.0, flatness=0.5))
    rod = make_points(Recipe("prism", elongation=0.5, flatness=1.0))
    np.testing.assert_allclose(np.ptp(disc, axis=0), [1.0, np.sqrt(0.75), 0.5], rtol=1e-12)
    np.testing.assert_allclose(np.ptp(rod, axis=0), [1.0, 0.5 * np.sqrt(0.75), 0.5], rtol=1e-12)
    (rock,) = make_rocks(Recipe("prism", 1.0, 0.5), [1.0], "length", 1.0)
    assert rock.volume == pytest.approx(3.0 * np.sqrt(3.0) / 8.0 * 0.5, rel=1e-3)


@pytest.mark.source("ashayer_2007", "prisms of regular polygons")
@pytest.mark.parametrize("sides", [3, 5, 6, 12])
def test_prism_of_a_regular_polygon_has_its_volume_and_inertia(sides):
    """Corners on a circle of radius R: A = n R2 sin(t) / 2, polar moment A R2 (2 + cos t) / 6, t = 2 pi / n."""
    rock = Rock.from_points(make_points(recipe_of(f"prism {sides}")), density=1.0)
    turn, radius, height = 2.0 * np.pi / sides, 0.5, 1.0
    area = 0.5 * sides * radius**2 * np.sin(turn)
    polar = radius**2 * (2.0 + np.cos(turn)) / 6.0
    assert rock.volume == pytest.approx(area * height, rel=1e-12)
    across = 0.5 * polar + height**2 / 12.0
    np.testing.assert_allclose(rock.inertia / rock.mass, [across, across, polar], rtol=1e-12)


@pytest.mark.parametrize(
    ("text", "recipe"),
    [("box", Recipe("box")), ("box 3:2:1.5", Recipe("box", 2.0 / 3.0, 0.75)), ("prism 5", Recipe("prism", sides=5)),
     ("superellipsoid 2.5 1:1:2", Recipe("superellipsoid", 0.5, 1.0, exponent=2.5, vertex_count=56))],
)  # fmt: skip
def test_recipe_of_a_text(text, recipe):
    assert recipe_of(text) == recipe


@pytest.mark.parametrize("exponent", [1.5, 2.0, 3.7])
def test_superellipsoid_of_a_text_has_the_volume_and_inertia_of_the_closed_form(exponent):
    """Volume exactly; principal moments of 56 corners to 3 %, in the ratios of the closed form."""
    axes = np.array([1.0, 2.0 / 3.0, 0.5])
    rock = Rock.from_points(make_points(recipe_of(f"superellipsoid {exponent} 1.5:1:0.75")), density=1.0)
    assert rock.volume == pytest.approx(volume(axes, exponent), rel=1e-9)
    moments = rock.inertia / rock.mass / inertia_per_mass(axes, exponent)
    np.testing.assert_allclose(moments, moments[0], rtol=1e-6)
    assert moments[0] == pytest.approx(1.0, abs=0.03)


@pytest.mark.parametrize("text", ["", "pebble", "prism", "prism 5.5", "prism 5 6", "box 1:2", "box 1:0:1", "prism x",
                                  "superellipsoid nan", "box 1:1:1 1:1:1"])  # fmt: skip
def test_texts_that_are_no_shape_are_refused(text):
    with pytest.raises(ValueError, match="shape:"):
        recipe_of(text)


def test_making_stops_when_told():
    assert len(make_rocks(Recipe("box"), np.ones(10), proceed=lambda done: done < 3)) == 3


@pytest.mark.parametrize(
    ("recipe", "message"),
    [(Recipe("box", 0.0), "elongation: 0.0"), (Recipe("box", 1.0, 1.1), "flatness: 1.1"),
     (Recipe("prism", sides=2), "sides: 2"), (Recipe("pebble"), "'pebble' is not in the library"),
     (Recipe("superellipsoid", vertex_count=9), "even")],
)  # fmt: skip
def test_impossible_recipes_are_refused(recipe, message):
    with pytest.raises(ValueError, match=message):
        make_rocks(recipe, [1.0], generator=generator())


def test_unknown_measure_is_refused():
    with pytest.raises(ValueError, match="'weight' is unknown"):
        make_rocks(Recipe("box"), [1.0], "weight")
