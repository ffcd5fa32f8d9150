# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock's mass properties against closed forms, published blocks and invariants."""

import itertools
import json
import pickle
from dataclasses import FrozenInstanceError

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine.shapes.rock import Rock
from talus.engine.shapes.rock_library import norm_block, octahedron

SIGNS = np.array(list(itertools.product((-1.0, 1.0), repeat=3)))
# Sums over a few hundred triangles in float64 lose some ten bits at most.
ROUNDING = 1e-12


def cloud(seed):
    """An irregular stretched cloud about as large as a rock, (60, 3) m."""
    return np.random.default_rng(seed).normal(size=(60, 3)) * [0.9, 0.6, 0.4]


def quarry_blocks(folder):
    """Names, files and stored properties of the real blocks."""
    table = json.loads((folder / "rocks" / "rocks.json").read_text())
    return [(folder / "rocks" / f"{row['name']}.pts", row) for row in table]


def test_box_given_along_its_axes_keeps_them():
    """Closed form J_x = m (b^2 + c^2) / 12, with axes in the order given, not in that of the moments."""
    rock = Rock.from_points(SIGNS * [0.5, 1.5, 1.0] + [100.0, 50.0, 7.0], density=2500.0)
    assert rock.mass == pytest.approx(15000.0, rel=ROUNDING)
    np.testing.assert_allclose(rock.dimensions, [1.0, 3.0, 2.0], rtol=ROUNDING)
    np.testing.assert_allclose(rock.inertia, 15000.0 / 12.0 * np.array([13.0, 5.0, 10.0]), rtol=ROUNDING)
    np.testing.assert_allclose(rock.frame, np.eye(3), atol=ROUNDING)
    np.testing.assert_allclose(rock.offset, [100.0, 50.0, 7.0], rtol=ROUNDING)
    assert rock.radius == pytest.approx(np.sqrt(0.25 + 2.25 + 1.0), rel=ROUNDING)


@pytest.mark.source("leine_2014", "rock as a convex polyhedron of a point cloud, its mass and principal axes")
def test_octahedron_of_the_method_paper_weighs_80_tonnes():
    """Leine et al. (2014), section 5.1: base 2 m x 2 m in x-z, pyramids 10 m high along y, 3000 kg/m3."""
    base = np.array([[x, 0.0, z] for x in (-1.0, 1.0) for z in (-1.0, 1.0)])
    rock = Rock.from_points(np.vstack([base, [[0.0, 10.0, 0.0], [0.0, -10.0, 0.0]]]), density=3000.0)
    assert rock.mass == pytest.approx(80_000.0, rel=ROUNDING)
    np.testing.assert_allclose(rock.inertia, [816_000.0, 32_000.0, 816_000.0], rtol=ROUNDING)


def test_eota221_of_780_kg_has_the_published_inertia():
    """Block of the Chant Sura tests, 0.93 x 0.93 x 0.47 m (Leine et al. 2021); inertia to four digits."""
    rock = Rock.from_points(norm_block(0.93, 0.93, 0.47), mass=780.0)
    assert rock.mass == 780.0
    # half a unit of the last printed digit is 7.5e-5 of the value
    np.testing.assert_allclose(rock.inertia / rock.mass, [0.06706, 0.06706, 0.10684], rtol=1e-4)


@pytest.mark.parametrize("seed", range(5))
def test_rock_turned_and_shifted_is_the_same_rock(seed):
    """Rigid motion is an invariant; 1e-10 since coordinates at 1e4 m are rounded at 1e-12 m."""
    rotation = Rotation.random(random_state=seed).as_matrix()
    here = Rock.from_points(cloud(seed))
    there = Rock.from_points(cloud(seed) @ rotation.T + [1.0e4, -2.0e4, 3.0e3])
    assert there.mass == pytest.approx(here.mass, rel=1e-10)
    assert there.radius == pytest.approx(here.radius, rel=1e-10)
    np.testing.assert_allclose(np.sort(there.inertia), np.sort(here.inertia), rtol=1e-10)


def test_vertices_in_k_lead_back_to_the_points_given():
    """r_K = frame (r_B - offset), each way."""
    points = SIGNS * [1.5, 1.0, 0.5] @ Rotation.from_rotvec([0.3, -0.4, 1.0]).as_matrix().T + [4.0, 5.0, 6.0]
    rock = Rock.from_points(points)
    np.testing.assert_allclose(rock.vertices @ rock.frame + rock.offset, points, rtol=ROUNDING)
    np.testing.assert_allclose((points - rock.offset) @ rock.frame.T, rock.vertices, atol=1e-12)


def test_centre_of_mass_is_the_origin_of_k():
    """The rock given again by its own vertices in K is already in K."""
    rock = Rock.from_points(cloud(7))
    again = Rock.from_points(rock.vertices, mass=rock.mass)
    np.testing.assert_allclose(again.offset, 0.0, atol=1e-12)
    np.testing.assert_allclose(again.frame, np.eye(3), atol=1e-10)
    np.testing.assert_allclose(again.inertia, rock.inertia, rtol=1e-10)


def test_rocks_of_the_data_have_the_recorded_properties(shared_data):
    """Norm blocks and photogrammetric quarry blocks; the table is rounded to five decimals."""
    for path, row in quarry_blocks(shared_data):
        rock = Rock.from_file(path, mass=row["mass_kg"])
        assert rock.volume == pytest.approx(row["hull_volume_m3"], abs=0.51e-5)
        inertia_per_mass = np.sort(rock.inertia / rock.mass)
        np.testing.assert_allclose(inertia_per_mass, row["principal_inertia_per_mass_m2"], atol=0.51e-5)
        assert (rock.name, len(rock.vertices)) == (row["name"], row["vertices"])


def test_mesh_and_cloud_of_one_quarry_block_agree(shared_data):
    """SP3A as text .stl and as .xyz; the files print six significant digits or more."""
    mesh = Rock.from_file(shared_data / "rocks" / "SP3A.stl")
    points = Rock.from_file(shared_data / "rocks" / "SP3A.xyz")
    assert mesh.volume == pytest.approx(points.volume, rel=1e-5)
    np.testing.assert_allclose(mesh.inertia, points.inertia, rtol=1e-5)


def test_scaling_keeps_density_and_scales_inertia_with_the_fifth_power():
    """Similarity: eight times the volume is twice the length, 32 times the inertia."""
    rock = Rock.from_points(cloud(2), density=2600.0)
    for large in (rock.scaled(volume=8.0 * rock.volume), rock.scaled(mass=8.0 * rock.mass)):
        assert large.density == pytest.approx(2600.0, rel=ROUNDING)
        np.testing.assert_allclose(large.vertices, 2.0 * rock.vertices, rtol=ROUNDING)
        np.testing.assert_allclose(large.inertia, 32.0 * rock.inertia, rtol=ROUNDING)


def test_other_mass_keeps_shape_and_scales_inertia():
    """Inertia is linear in density."""
    rock = Rock.from_points(SIGNS, density=1000.0)
    heavy = rock.with_mass(3.0 * rock.mass)
    np.testing.assert_array_equal(heavy.vertices, rock.vertices)
    np.testing.assert_allclose(heavy.inertia, 3.0 * rock.inertia, rtol=ROUNDING)
    assert heavy.density == pytest.approx(3000.0, rel=ROUNDING)


def test_volume_sets_the_size_of_any_shape():
    """A cube of side 2 asked for 1 m3 has side 1; mass then sets the density."""
    rock = Rock.from_points(SIGNS, volume=1.0, mass=2650.0)
    np.testing.assert_allclose(rock.dimensions, 1.0, rtol=ROUNDING)
    assert (rock.volume, rock.mass, rock.density) == (1.0, 2650.0, 2650.0)


def test_default_density_is_2700():
    """Stated in the interface."""
    assert Rock.from_points(SIGNS).density == pytest.approx(2700.0, rel=ROUNDING)


@pytest.mark.parametrize("name", ["mass", "density", "volume"])
@pytest.mark.parametrize("value", [0.0, -1.0, float("nan"), float("inf"), "heavy"])
def test_value_that_is_not_positive_is_refused_by_name(name, value):
    """The message names the input and its unit."""
    with pytest.raises(ValueError, match=f"{name}: .*positive.*kg|{name}: .*positive.*m3"):
        Rock.from_points(SIGNS, **{name: value})


def test_mass_that_contradicts_density_is_refused():
    """A cube of 8 m3 at 2700 kg/m3 weighs 21600 kg; that mass is accepted, another is not."""
    assert Rock.from_points(SIGNS, mass=21_600.0, density=2700.0).mass == 21_600.0
    with pytest.raises(ValueError, match=r"contradict .*21600 kg.*Give one"):
        Rock.from_points(SIGNS, mass=780.0, density=2700.0)


def test_cloud_in_millimetres_is_refused():
    """A block 930 wide is 0.93 m in millimetres, not 930 m."""
    with pytest.raises(ValueError, match=r"930 m wide.*0\.001 for millimetres"):
        Rock.from_points(norm_block(930.0, 930.0, 470.0))


@pytest.mark.parametrize("arguments", [{}, {"mass": 1.0, "volume": 1.0}])
def test_scaling_asks_for_one_size(arguments):
    """Mass and volume at once would change the density, which scaled keeps."""
    with pytest.raises(ValueError, match="either volume"):
        Rock.from_points(SIGNS).scaled(**arguments)


def test_rock_cannot_be_altered():
    """A rock shared by many threads must not change under them, nor after travelling to another process."""
    rock = Rock.from_points(octahedron(1.0, 2.0, 3.0), name="o")
    for entry in (rock, pickle.loads(pickle.dumps(rock))):
        with pytest.raises(FrozenInstanceError):
            entry.mass = 1.0
        with pytest.raises(ValueError, match="read-only"):
            entry.vertices[0, 0] = 1.0
        np.testing.assert_array_equal(entry.vertices, rock.vertices)


def test_arrays_are_contiguous_doubles():
    """The kernels are compiled for this layout: any other would compile them again."""
    rock = Rock.from_points(np.asfortranarray(cloud(1), dtype=np.float32))
    for array in (rock.vertices, rock.inertia, rock.frame, rock.offset):
        assert array.dtype == np.float64
        assert array.flags.c_contiguous
    assert isinstance(rock.mass, float)
    assert isinstance(rock.volume, float)
