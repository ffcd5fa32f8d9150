# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of closed meshes that are not convex, and of the objects of a file."""

import numpy as np
import pytest

from talus.engine import Rock, Settings, Terrain, trace
from talus.engine.ground.ground import Ground
from talus.engine.shapes.body import body_of
from talus.engine.shapes.polyhedron import convex_hull
from talus.engine.shapes.rock_library import box

OBJ = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"


@pytest.fixture
def dented():
    """A cube of 1 m, the middle of its upper face pressed down to the centre: a pyramid of 1/6 m3 is missing."""
    hull = convex_hull(np.vstack([box(1, 1, 1), [[0.0, 0.0, 0.6]]]))
    return np.where(hull.vertices == 0.6, 0.0, hull.vertices)[hull.triangles]


def test_dented_cube_has_its_own_mass(dented):
    """V = 5/6; the pyramid's centre is at 3/8, so s_z = -(1/6 3/8) / V. Of the pyramid about its tip (height 1/2, base
    1): integral z2 = 1/40, x2 = y2 = 1/120."""
    rock = Rock.from_mesh(dented, density=1.0)
    volume, middle = 5.0 / 6.0, -0.0625 / (5.0 / 6.0)
    xx, zz = 1.0 / 12.0 - 1.0 / 120.0, 1.0 / 12.0 - 1.0 / 40.0 - volume * middle**2
    assert rock.mass == pytest.approx(volume, rel=1e-12)
    np.testing.assert_allclose(rock.offset, [0.0, 0.0, middle], atol=1e-12)
    np.testing.assert_allclose(rock.inertia, [xx + zz, xx + zz, 2.0 * xx], rtol=1e-12)
    assert rock.void_share == pytest.approx(1.0 / 6.0, rel=1e-12)


def test_hull_of_a_dented_cube_touches_the_ground(dented):
    """Its corners are those of the cube, from its own centre of mass."""
    rock = Rock.from_mesh(dented, density=1.0)
    body = body_of(rock)
    assert body.vertices.shape == (8, 3) and body.faces == 6
    np.testing.assert_allclose(np.ptp(body.vertices, axis=0), 1.0, rtol=1e-12)
    terrain = Terrain(np.zeros((5, 5)), 2.0)
    traced = trace(
        terrain, Ground(terrain, mu_min=0.5, mu_max=0.5), rock, (4.0, 4.0, 0.6), settings=Settings(air_density=0.0)
    )
    assert traced.stop_reason == "rest" and traced.position[-1, 2] == pytest.approx(0.425, abs=2e-3)


def test_convex_mesh_is_the_rock_of_its_points_however_it_is_turned(dented):
    hull = convex_hull(box(3, 2, 1))
    triangles, plain = hull.vertices[hull.triangles], Rock.from_points(box(3, 2, 1))
    for mesh in (triangles, triangles[:, ::-1]):
        rock = Rock.from_mesh(mesh)
        np.testing.assert_allclose(rock.inertia, plain.inertia, rtol=1e-12)
        assert rock.void_share == plain.void_share == 0.0


def test_size_given_is_that_of_the_mesh(dented):
    rock = Rock.from_mesh(dented, volume=5.0, density=2000.0)
    assert rock.volume == pytest.approx(5.0) and rock.mass == pytest.approx(10000.0)
    assert np.ptp(rock.vertices[:, 0]) == pytest.approx(6.0 ** (1.0 / 3.0), rel=1e-12)


def test_open_mesh_is_refused(dented):
    with pytest.raises(ValueError, match="3 edges are open"):
        Rock.from_mesh(dented[1:])


@pytest.fixture
def files(tmp_path, dented):
    """Paths: the dented cube, and two boxes as two objects whose faces name their corners."""
    mesh, parts = tmp_path / "dented.obj", tmp_path / "parts.obj"
    corners = dented.reshape(-1, 3)
    lines = ["v {} {} {}".format(*corner) for corner in corners]
    lines += [f"f {k + 1} {k + 2} {k + 3}" for k in range(0, len(corners), 3)]
    mesh.write_text("\n".join(lines) + "\n")
    lines = []
    for name, shift in (("left", -0.5), ("right", 0.5)):
        hull = convex_hull(box(1, 1, 1) + [shift, 0, 0])
        lines += [f"o {name}", *("v {} {} {}".format(*corner) for corner in hull.vertices)]
        lines += ["f " + " ".join(str(k - 8) for k in triangle) for triangle in hull.triangles]
    parts.write_text("\n".join(lines) + "\n")
    return mesh, parts


def test_a_file_is_what_it_is_said_to_be(files):
    mesh, parts = files
    assert Rock.from_file(mesh).volume == pytest.approx(1.0, rel=1e-9)
    assert Rock.from_file(mesh, solid="mesh").volume == pytest.approx(5.0 / 6.0, rel=1e-9)
    cluster = Rock.from_file(parts, solid="parts")
    assert len(cluster.parts) == 2 and cluster.volume == pytest.approx(2.0, rel=1e-9) and cluster.name == "parts"


def test_real_boulder_keeps_its_own_volume(shared_data):
    """A scan of Authume: the mesh is closed, and 11 % of its hull is void."""
    path = shared_data / "rocks" / "SP2B.stl"
    rock, hull = Rock.from_file(path, solid="mesh"), Rock.from_file(path)
    assert rock.void_share == pytest.approx(0.111, abs=0.01)
    assert rock.volume / hull.volume == pytest.approx(1.0 - rock.void_share, rel=1e-9)


@pytest.mark.parametrize(
    ("name", "content", "solid", "words"),
    [("a.pts", "0 0 0\n", "mesh", "no triangles"), ("a.pts", "0 0 0\n", "parts", "save them as .obj"),
     ("a.obj", OBJ, "mesh", "no triangles"), ("a.obj", OBJ + "f 1 2 9\n", "parts", "names a vertex"),
     ("a.obj", OBJ + "f 1 2 3\n", "mesh", "a solid needs 4"),
     ("a.obj", OBJ, "cloud", "hull, mesh, parts")],
)  # fmt: skip
def test_files_that_make_no_such_rock_are_refused_by_name(tmp_path, name, content, solid, words):
    path = tmp_path / name
    path.write_text(content)
    with pytest.raises(ValueError, match=words):
        Rock.from_file(path, solid=solid)
