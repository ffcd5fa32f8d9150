# SPDX-License-Identifier: GPL-2.0-or-later
"""Vertices in balls: every vertex that could touch is looked at, most others are not."""

import numpy as np
import pytest
from scipy.spatial.transform import Rotation

from talus.engine import Terrain, rock_library
from talus.engine.contact.gaps import find_gaps
from talus.engine.motion.workspace import make_workspace
from talus.engine.shapes.body import body_of
from talus.engine.shapes.vertex_groups import ALL_ALONE, GROUP_SIZE, group_vertices
from talus.engine.types import Pose

ROUGH = Terrain(np.random.default_rng(1).normal(0.0, 0.6, size=(40, 40)), cell_size=1.5)


@pytest.mark.parametrize("name", ["block", "eota221", "sphere_coarse", "sphere", "sphere_fine"])
def test_groups_hold_each_vertex_once_and_in_their_balls(name):
    """Invariant of a partition; a rock of few vertices is one group."""
    vertices = rock_library.rock(name).vertices
    order, first, balls = group_vertices(vertices)
    assert sorted(order) == list(range(len(vertices)))
    assert first[0] == 0 and first[-1] == len(vertices)
    assert (len(balls) == 1) == (len(vertices) <= ALL_ALONE)
    for group, ball in enumerate(balls):
        points = vertices[order[first[group] : first[group + 1]]]
        assert 0 < len(points) <= max(GROUP_SIZE, ALL_ALONE)
        assert (np.linalg.norm(points - ball[:3], axis=1) <= ball[3] + 1e-12).all()


@pytest.mark.parametrize("name", ["eota221", "sphere", "sphere_fine"])
def test_no_vertex_in_contact_is_overlooked(name):
    """Property on rough ground: the gaps that are looked up are the true ones, all others are positive."""
    rng = np.random.default_rng(2)
    body = body_of(rock_library.rock(name))
    grid = ROUGH.grid(body.radius)
    workspace = make_workspace(len(body.vertices), 500)
    records = workspace.features[: len(body.vertices)]
    skipped = []
    for _ in range(300):
        x, y = rng.uniform(5.0, 50.0, size=2)
        turn = Rotation.random(random_state=rng.integers(2**31))
        position = np.array([x, y, ROUGH.height(x, y) + rng.uniform(0.3, 1.5)])
        lowest, _ = find_gaps(grid, body, Pose(*position, *np.roll(turn.as_quat(), 1)), -np.inf, workspace)
        points = position + turn.apply(body.vertices)
        true = points[:, 2] - ROUGH.height(points[:, 0], points[:, 1])
        seen = np.isfinite(records["gap"])
        np.testing.assert_allclose(records["gap"][seen], true[seen], atol=1e-12)
        assert (true[~seen] > 0.0).all()
        assert lowest == records["gap"].min()
        skipped.append(1.0 - seen.mean())
    assert np.mean(skipped) > 0.2  # it is worth the balls
