# SPDX-License-Identifier: GPL-2.0-or-later
"""Normals of contacts at bumps that are lower than a rock may lie deep; contact/low_bumps.py."""

import numpy as np
import pytest

from talus.engine import Rock, Terrain, rock_library
from talus.engine.contact.contacts import force_directions
from talus.engine.contact.gaps import find_gaps
from talus.engine.contact.low_bumps import LOW, comes_to_low_top, is_top, look_for_faces, pass_low_bump
from talus.engine.contact.rows import CREASE, VERTEX, row_of
from talus.engine.motion.workspace import make_workspace
from talus.engine.rigid_body import quaternion
from talus.engine.shapes.body import body_of
from talus.engine.types import Pose

CORNERS = np.stack(np.meshgrid([-0.5, 0.5], [-0.5, 0.5], [-0.5, 0.5]), axis=-1).reshape(-1, 3)
PLATE = Rock.from_points(CORNERS * [2.0, 2.0, 0.4])
UPRIGHT = (1.0, 0.0, 0.0, 0.0)


def normals(heights, x, bottom, velocity=(1.0, 0.0, 0.0), cell=0.5, rock=PLATE, orientation=UPRIGHT):
    """Normals (n, 3) of the contacts of a rock whose centre is at (x, 0.13) from the middle node, the lower side of the
    upright plate at the height ``bottom``."""
    terrain = Terrain(heights, cell)
    middle = 0.5 * cell * (np.array(heights.shape[::-1]) - 1.0)
    grid, body = terrain.grid(rock.radius), body_of(rock)
    workspace = make_workspace(len(body.vertices), 100)
    px, py, pz = middle[0] + x, middle[1] + 0.13, bottom + 0.2
    find_gaps(grid, body, Pose(px, py, pz, *orientation), 0.0, workspace)
    matrix, result = quaternion.rotation_matrix(orientation), []
    for i in range(workspace.common[0]["rows"]["used"]):
        feature, contact = workspace.features[i], workspace.contacts[0]
        if feature["gap"] <= 0.0:
            u, v = force_directions(grid, body, feature, i, matrix, px, py, contact)
            if grid.is_bent:
                pass_low_bump(grid, body, feature, i, matrix, (u, v), (*velocity, 0.0, 0.0, 0.0), contact)
            result.append(contact["direction"][0].copy())
    return np.array(result)


def bump(height=0.5, nodes=21):
    """A flat with its middle node raised."""
    heights = np.zeros((nodes, nodes))
    heights[nodes // 2, nodes // 2] = height
    return heights


@pytest.mark.parametrize("share", [0.01, 0.5, 0.99])
def test_top_just_ahead_of_an_edge_is_taken_as_under_the_face(share):
    """The edge of a plate on the side of a node whose top is above the plane of its face by less than LOW radii."""
    depth = share * LOW * PLATE.radius
    result = normals(
        bump(), -1.0 - 0.5 * depth, 0.5 - depth
    )  # the side rises by 1 in 1: its top is half the depth ahead
    assert len(result) > 0
    np.testing.assert_allclose(result, np.tile([0.0, 0.0, 1.0], (len(result), 1)), atol=1e-12)


def test_side_of_a_top_that_stands_out_by_more_is_a_wall():
    """A top higher by more than LOW radii over this edge and side has the normal of the side, 45 degrees."""
    depth = 1.5 * LOW * PLATE.radius
    result = normals(bump(), -1.0 - 0.9 * depth, 0.5 - depth)
    assert len(result) > 0 and (result[:, 0] < -0.6).all()


def test_top_beyond_many_small_cells_is_seen():
    """A round hill of 0.2 m, 2 m wide, in cells of 2 cm: its top is several cells ahead of the edge."""
    x = 0.02 * (np.arange(301) - 150.0)
    hill = 0.2 * np.exp(-(x[None, :] ** 2 + x[:, None] ** 2) / 0.3)
    depth = 0.9 * LOW * PLATE.radius
    flank = np.sqrt(-0.3 * np.log(1.0 - 0.5 * depth / 0.2))  # where the hill is half that deep below its top
    assert flank > 2.0 * 0.02
    result = normals(np.roll(hill, 6, axis=0), -1.0 - flank, 0.2 - depth, cell=0.02)
    assert len(result) > 0
    np.testing.assert_allclose(result, np.tile([0.0, 0.0, 1.0], (len(result), 1)), atol=1e-12)


def test_where_two_faces_meet_the_velocity_says_which_way_the_top_leaves():
    """A spike's top between the planes of two faces, less than LOW radii from both: under the lower one for a plate
    that goes on, ahead of the front one for a plate that sinks beside the spike."""
    turn = np.radians(30.0)  # the front leans over, so both faces look down
    orientation = (np.cos(0.5 * turn), 0.0, np.sin(0.5 * turn), 0.0)
    along, down = np.array([np.cos(turn), 0.0, -np.sin(turn)]), np.array([-np.sin(turn), 0.0, -np.cos(turn)])
    depth = 0.3 * LOW * PLATE.radius
    corner = along * (1.0 - depth) + down * (0.2 - depth)  # from the centre to the top of the spike
    heights = bump(50.0)
    for velocity, face in ((along, -down), (down, -along)):
        result = normals(heights, -corner[0], 50.0 - corner[2] - 0.2, tuple(velocity), 0.5, PLATE, orientation)
        assert len(result) == 1
        np.testing.assert_allclose(result[0], face, atol=1e-12)


def test_nothing_changes_on_planes_and_steady_slopes():
    """Planes with a far crease, so that normals are looked at: vertices keep that of the ground, to the last bit."""
    x = 0.5 * (np.arange(41) - 20.0)
    heights = np.tile(np.where(x < 8.0, 0.003 * x, 0.024 - (x - 8.0)), (41, 1))
    result = normals(heights, 0.0, -1e-3)
    assert len(result) > 0
    assert (result == result[0]).all()
    assert result[0, 0] / result[0, 2] == pytest.approx(-0.003, rel=1e-12)


@pytest.mark.parametrize(("rows", "columns"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_node_is_a_top_where_all_four_borders_fall_away_from_the_plane(rows, columns):
    """One neighbour a little too high is enough, on a slope too; to the share LOW of a cell it may be."""
    slope_x, slope_y, cell = 0.3, -0.2, 0.5
    y, x = cell * np.mgrid[0:9, 0:9]
    heights = slope_x * x + slope_y * y
    for too_high, expected in ((0.9, True), (1.1, False)):
        heights[4 + rows, 4 + columns] = slope_x * x[4 + rows, 4 + columns] + slope_y * y[4 + rows, 4 + columns]
        heights[4 + rows, 4 + columns] += too_high * LOW * cell
        assert is_top(Terrain(heights, cell).grid(1.0), 4, 4, slope_x, slope_y) == expected


@pytest.mark.parametrize(("room", "expected"), [(0.31, False), (0.33, True)])
def test_top_within_a_cell_is_seen(room, expected):
    """Corners 0, 1, 1, 0: along the diagonal the ground is 2 t (1 - t) high, 0.32 more at its top than at t = 0.1."""
    heights = np.zeros((7, 7))
    heights[3, 4] = heights[4, 3] = 1.0
    grid, along = Terrain(heights, 1.0).grid(1.0), np.sqrt(0.5)
    assert comes_to_low_top(grid, (3.1, 3.1), (along, along), (0.0, 0.0), 0.0, room, 1.0) == expected


def test_row_that_another_contact_had_forgets_the_faces_beside_it():
    """The faces are remembered for as long as the contact is the same."""
    workspace = make_workspace(8, 20)
    features = workspace.features
    rows = workspace.common[0]["rows"]
    row = row_of(features, rows, 8, 4 * 17 + CREASE)
    features[row]["faces_known"], features[row]["is_touching"], features[row]["gap"] = 3, 1, -0.1
    assert row_of(features, rows, 8, 4 * 17 + CREASE) == row and features[row]["faces_known"] == 3
    features[row]["is_touching"], features[row]["gap"] = 0, np.inf
    assert row_of(features, rows, 8, 4 * 18 + CREASE) == row and features[row]["faces_known"] == 0


@pytest.mark.parametrize("shape", ["eota221", "block", "slab"])
def test_faces_that_are_remembered_are_all_that_come_near_enough(shape):
    """Against all faces, for each vertex and edge: none within LOW radii of a point of it is missing."""
    body = body_of(rock_library.rock(shape, volume=1.0))
    workspace, room = make_workspace(len(body.vertices), 20), LOW * body.radius
    for kind, count in ((VERTEX, len(body.vertices)), (CREASE, body.facets.size)):
        for i in range(count):
            feature = workspace.features[0]
            feature["faces_known"], feature["element"] = 0, i
            known = look_for_faces(body, kind, i, room, feature)
            facet = body.facets[i] if kind == CREASE else None
            ends = (i, i) if kind == VERTEX else (facet["first"], facet["second"])
            points = body.vertices[ends[0]] + np.linspace(0.0, 1.0, 5)[:, None] * np.subtract(
                *body.vertices[[*ends[::-1]]]
            )
            inside = body.facets["offset"][: body.faces] - points @ body.facets["normal"][: body.faces].T
            near = set(np.flatnonzero(inside.min(axis=0) <= room))
            assert known < 0 or near <= set(feature["faces"][:known].tolist())
            assert known != 0
