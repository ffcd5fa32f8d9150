# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks written and read again."""

import numpy as np
import pytest

from talus.engine import Rock, rock_library
from talus.engine.io.rock_writers import write_obj, write_pts

# files have nine decimals
DECIMALS = 1e-9


@pytest.mark.parametrize(("suffix", "write"), [("pts", write_pts), ("obj", write_obj)])
def test_rock_comes_back_from_its_file(tmp_path, suffix, write):
    rock = rock_library.rock("zingg_rod", volume=0.7, density=2500.0)
    path = tmp_path / f"rock.{suffix}"
    write(path, rock)
    again = Rock.from_file(path, density=2500.0)
    assert again.volume == pytest.approx(0.7, rel=1e-7)
    np.testing.assert_allclose(again.inertia, rock.inertia, rtol=1e-7)
    np.testing.assert_allclose(
        np.sort(again.vertices @ again.frame, axis=0), np.sort(rock.vertices, axis=0), atol=10 * DECIMALS
    )


def test_faces_of_the_mesh_look_outward_and_enclose_the_volume(tmp_path):
    """Divergence theorem over the faces of the file."""
    rock = rock_library.rock("wedge", volume=2.0)
    path = tmp_path / "rock.obj"
    write_obj(path, rock)
    lines = [line.split() for line in path.read_text().splitlines()]
    vertices = np.array([line[1:] for line in lines if line[0] == "v"], dtype=float)
    faces = np.array([line[1:] for line in lines if line[0] == "f"], dtype=int) - 1
    assert np.linalg.det(vertices[faces]).sum() / 6.0 == pytest.approx(2.0, rel=1e-7)
