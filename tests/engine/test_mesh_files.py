# SPDX-License-Identifier: GPL-2.0-or-later
"""Volumes of meshes: closed ones exactly, open and non-manifold ones not at all."""

import numpy as np
import pytest

from talus.engine import Rock, rock_library
from talus.engine.io.mesh_files import enclosed_volume, read_triangles
from talus.engine.io.rock_writers import write_obj
from talus.engine.shapes.polyhedron import convex_hull


@pytest.fixture
def wedge():
    """Triangles of a wedge of 2 m3."""
    hull = convex_hull(rock_library.rock("wedge", volume=2.0).vertices)
    return hull.vertices[hull.triangles]


def test_closed_mesh_encloses_its_volume_wherever_it_lies(wedge):
    for shift in (0.0, 2_600_000.0):
        assert enclosed_volume(wedge + shift) == (pytest.approx(2.0, rel=1e-6), 0)


def test_two_bodies_enclose_the_sum(wedge):
    assert enclosed_volume(np.vstack([wedge, wedge + 10.0]))[0] == pytest.approx(4.0, rel=1e-9)


def test_inside_out_mesh_encloses_the_same(wedge):
    assert enclosed_volume(wedge[:, ::-1])[0] == pytest.approx(2.0, rel=1e-9)


def test_dented_cube_encloses_less_than_its_hull():
    """The middle of one face pressed to the centre: a pyramid of 1/6 is missing."""
    hull = convex_hull(np.vstack([rock_library.box(1.0, 1.0, 1.0), [[0.0, 0.0, 0.6]]]))
    vertices = np.where(hull.vertices == 0.6, 0.0, hull.vertices)
    assert enclosed_volume(vertices[hull.triangles])[0] == pytest.approx(5.0 / 6.0, rel=1e-9)


def test_open_and_non_manifold_meshes_enclose_nothing(wedge):
    assert enclosed_volume(wedge[1:]) == (None, 3)
    assert enclosed_volume(np.vstack([wedge, wedge[:1]]))[0] is None
    turned = wedge.copy()
    turned[0] = turned[0, ::-1]
    assert enclosed_volume(turned)[0] is None
    assert enclosed_volume(wedge[:0]) == (None, 0)


def test_obj_is_read_with_its_faces(tmp_path, wedge):
    path = tmp_path / "rock.obj"
    write_obj(path, rock_library.rock("wedge", volume=2.0))
    assert enclosed_volume(read_triangles(path))[0] == pytest.approx(2.0, rel=1e-7)


def test_polygons_and_negative_indices_of_an_obj_are_understood(tmp_path):
    """A square pyramid of base 1 and height 1: 1/3."""
    path = tmp_path / "pyramid.obj"
    corners, faces = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\nv .5 .5 1\n", "f 1/1/1 2/1/1 5\nf 2 3 -1\nf 3 4 5\nf 4 1 5\n"
    path.write_text(corners + "f 4 3 2 1\n" + faces)
    assert enclosed_volume(read_triangles(path))[0] == pytest.approx(1.0 / 3.0, rel=1e-12)


@pytest.mark.parametrize(("face", "message"), [("f 1 2 x", "line 4: .*no face"), ("f 1 2 9", "line 4: .*not there")])
def test_broken_faces_are_named(tmp_path, face, message):
    path = tmp_path / "broken.obj"
    path.write_text(f"v 0 0 0\nv 1 0 0\nv 0 1 0\n{face}\n")
    with pytest.raises(ValueError, match=message):
        read_triangles(path)


def test_point_clouds_have_no_triangles(tmp_path):
    assert read_triangles(tmp_path / "cloud.xyz") is None


@pytest.mark.parametrize("name", ["SP2B.stl", "SP3A.stl"])
def test_real_scan_is_less_than_its_hull(shared_data, name):
    path = shared_data / "rocks" / name
    volume, faults = enclosed_volume(read_triangles(path))
    assert faults == 0
    assert 0.85 < volume / Rock.from_file(path).volume < 1.0
