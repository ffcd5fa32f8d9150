# SPDX-License-Identifier: GPL-2.0-or-later
"""Shapes of the rock library against their closed forms."""

import numpy as np
import pytest

from talus.engine import rock_library
from talus.engine.choices import IDEAL_ROCKS, NATURAL_ROCKS, NORM_BLOCKS, USUAL_ROCK
from talus.engine.rock_rows import ROCK_ROWS
from talus.engine.shapes.flats import LARGE_FLATS, MOST_NATURAL_FLATS, flat_share
from talus.engine.shapes.measures import measures

# Sums over some hundred triangles in float64, the cube root and its cube.
ROUNDING = 1e-11


@pytest.mark.parametrize("name", rock_library.names())
def test_shape_has_the_size_asked_for_and_keeps_its_axes(name):
    """Volume and density are exact, K has the axes in which the shape is described."""
    rock = rock_library.rock(name, volume=2.5, density=2600.0)
    assert rock.volume == pytest.approx(2.5, rel=ROUNDING)
    assert rock.mass == pytest.approx(6500.0, rel=ROUNDING)
    assert rock.name == name
    np.testing.assert_allclose(rock.frame, np.eye(3), atol=ROUNDING)


@pytest.mark.parametrize("name", rock_library.names())
def test_name_is_a_stable_identifier_with_a_description(name):
    """Scripts and models store the name, people read the description."""
    assert name == name.lower()
    assert name.isidentifier()
    assert rock_library.describe(name).endswith(".")


@pytest.mark.parametrize(
    ("name", "corners"),
    [("cube", 8), ("wedge", 6), ("tetrahedron", 4), ("octahedron", 6), ("disc", 32), ("hexagonal_column", 12),
     ("eota111", 24), ("eota221", 24), ("sphere_coarse", 42), ("sphere", 162), ("sphere_fine", 642)],
)  # fmt: skip
def test_shape_has_the_corners_of_its_solid(name, corners):
    """Geodesic points number 10 4^d + 2; nothing lies on a face or an edge."""
    assert len(rock_library.rock(name).vertices) == corners


@pytest.mark.source("leine_2020", "disc and EOTA block as rocks")
@pytest.mark.parametrize(
    ("name", "extents"),
    [("cube", (1, 1, 1)), ("block", (3, 2, 1.5)), ("column", (3, 1, 1)), ("plate", (3, 3, 1)),
     ("slab", (5, 3, 1)), ("disc", (3, 3, 1)), ("eota111", (1, 1, 1)), ("eota221", (2, 2, 1)),
     ("boulder", (1.5, 1.2, 1.0))],
)  # fmt: skip
def test_extents_have_the_described_ratios(name, extents):
    """Ratios of the description, along x, y and z."""
    dimensions = rock_library.rock(name).dimensions
    # a boulder's corners need not lie on its axes: 42 points reach them to a few per cent
    tolerance = 0.05 if name == "boulder" else ROUNDING
    np.testing.assert_allclose(dimensions / dimensions[2], np.array(extents) / extents[2], rtol=tolerance)


def test_norm_block_fills_17_of_24_parts_of_its_box():
    """Cube less its cut edges and corners, integrated by hand; an EOTA 111 of 1.122 m has 1 m3."""
    for name in ("eota111", "eota221"):
        assert np.prod(rock_library.rock(name).dimensions) == pytest.approx(24.0 / 17.0, rel=ROUNDING)
    assert rock_library.rock("eota111").dimensions[0] == pytest.approx(1.122, abs=5e-4)


def test_cubic_shapes_have_isotropic_inertia():
    """Symmetry of the cube and of the icosahedron leaves one moment of inertia."""
    for name in ("cube", "tetrahedron", "octahedron", "eota111", "sphere_coarse", "sphere", "sphere_fine"):
        inertia = rock_library.rock(name).inertia
        np.testing.assert_allclose(inertia, inertia[0], rtol=ROUNDING)


def test_regular_octahedron_has_the_inertia_of_the_closed_form():
    """J = m a^2 / 10 with edge a, V = sqrt(2) a^3 / 3."""
    rock = rock_library.rock("octahedron", volume=np.sqrt(2.0) / 3.0)
    np.testing.assert_allclose(rock.inertia, rock.mass / 10.0, rtol=ROUNDING)


def test_hexagonal_column_has_the_inertia_of_the_closed_form():
    """Side s, length h, V = 3 sqrt(3) / 2 s^2 h: J / m = 5 s^2 / 12 along, 5 s^2 / 24 + h^2 / 12 across."""
    side, length = 0.5, 2.0
    rock = rock_library.rock("hexagonal_column", volume=1.5 * np.sqrt(3.0) * side**2 * length)
    along, across = 5.0 * side**2 / 12.0, 5.0 * side**2 / 24.0 + length**2 / 12.0
    np.testing.assert_allclose(rock.inertia / rock.mass, [along, across, across], rtol=ROUNDING)


def test_finer_spheres_come_nearer_to_the_sphere_with_the_square_of_the_spacing():
    """A chord leaves out a cap of height ~ spacing^2: half the spacing loses a quarter of the volume."""
    lost = [4.0 * np.pi / 3.0 - 1.0 / rock_library.rock(name).radius ** 3
            for name in ("sphere_coarse", "sphere", "sphere_fine")]  # fmt: skip
    ratios = np.array(lost[:-1]) / lost[1:]
    # the second-order term changes the ratio by a few per cent on the coarsest
    np.testing.assert_allclose(ratios, 4.0, rtol=0.1)


def test_natural_rocks_come_first_and_ideal_solids_last():
    """Lists show them so; each name once."""
    names = rock_library.names()
    assert names == [*NATURAL_ROCKS, *NORM_BLOCKS, *IDEAL_ROCKS] and len(set(names)) == len(names)
    assert names == list(ROCK_ROWS) and names[0] == USUAL_ROCK


@pytest.mark.parametrize(
    ("name", "elongation", "flatness"),
    [("worn_compact", 0.85, 0.85), ("worn_slab", 0.85, 0.45), ("worn_column", 0.5, 0.85), ("worn_bladed", 0.6, 0.55)],
)
def test_worn_blocks_have_their_proportions_and_no_sharp_corner(name, elongation, flatness):
    """The three largest faces of a box have half of its surface and more."""
    rock = rock_library.rock(name)
    result = measures(rock.vertices)
    assert (result.elongation, result.flatness) == pytest.approx((elongation, flatness), abs=0.01)
    assert 24 <= len(rock.vertices) <= 40
    assert flat_share(rock.vertices) < 0.3
    # uneven: turned half round it is another one
    assert np.linalg.norm(rock.vertices[:, None] + rock.vertices[None], axis=2).min(axis=1).max() > 0.02


def test_share_of_the_largest_flats_is_that_of_closed_forms():
    """Three of six faces of a cube; 15, 15 and 5 of 46 of a slab of 5 : 3 : 1; three of four of a tetrahedron."""
    expected = {"cube": 0.5, "slab": 35.0 / 46.0, "tetrahedron": 0.75, "dodecahedron": 0.25}
    for name, share in expected.items():
        assert flat_share(rock_library.rock(name).vertices) == pytest.approx(share, rel=1e-6)
    largest = max(flat_share(rock_library.rock(name).vertices) for name in NATURAL_ROCKS)
    assert largest == pytest.approx(MOST_NATURAL_FLATS, abs=0.005) and largest < 0.75 * LARGE_FLATS


def test_flats_of_a_scan_count_whole_though_no_two_triangles_lie_in_a_plane():
    """A cube whose faces bulge by three degrees."""
    ends = np.array([[x, y] for x in (-1.0, -0.5, 0.0, 0.5, 1.0) for y in (-1.0, -0.5, 0.0, 0.5, 1.0)])
    heights = 1.0 + 0.05 * (1.0 - (ends * ends).max(axis=1))
    face = np.column_stack([ends, heights])
    points = np.vstack([np.roll(face * sign, turn, axis=1) for sign in (1.0, -1.0) for turn in range(3)])
    assert flat_share(points) == pytest.approx(0.5, abs=0.01)


@pytest.mark.parametrize("name", [*NATURAL_ROCKS, "eota221", "cube", "slab"])
def test_three_lengths_of_a_block_make_a_rock_of_it(name):
    """In any order; each is met to two hundredths."""
    result = measures(rock_library.rock_of_lengths(name, (0.9, 2.1, 1.4)).vertices)
    np.testing.assert_allclose((result.long, result.intermediate, result.short), (2.1, 1.4, 0.9), rtol=0.02)


def test_box_of_three_lengths_has_their_product_as_its_volume():
    rock = rock_library.rock_of_lengths("cube", (2.0, 1.5, 1.0), density=2500.0)
    assert (rock.volume, rock.mass) == pytest.approx((3.0, 7500.0))


def test_fine_sphere_of_three_lengths_has_them_along_its_axes():
    """Its smallest box would take a minute."""
    np.testing.assert_allclose(
        rock_library.rock_of_lengths("sphere_fine", (1.0, 3.0, 2.0)).dimensions, (3, 2, 1), rtol=1e-3
    )


@pytest.mark.parametrize(
    ("lengths", "words"),
    [((1.0, 2.0), "has three"), ((1.0, 2.0, 0.0), "positive"), ((1.0, 2.0, float("nan")), "positive"),
     ((2.1, 1.4, 0.09), "at most 20 times")],
)  # fmt: skip
def test_lengths_of_no_block_are_refused(lengths, words):
    with pytest.raises(ValueError, match=f"lengths: .*{words}"):
        rock_library.rock_of_lengths("cube", lengths)


def test_unknown_shape_is_refused_with_the_names_to_choose_from():
    """A typing error must not become another rock."""
    with pytest.raises(ValueError, match=r"'cub' is not in the library.*worn_compact.*cube, block"):
        rock_library.rock("cub")


@pytest.mark.parametrize("arguments", [{"volume": 0.0}, {"volume": -1.0}, {"density": 0.0}])
def test_size_that_is_not_positive_is_refused(arguments):
    """The message names the quantity."""
    with pytest.raises(ValueError, match=f"{next(iter(arguments))}: .*positive"):
        rock_library.rock("cube", **arguments)
