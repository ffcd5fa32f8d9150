# SPDX-License-Identifier: GPL-2.0-or-later
"""Reach of rocks above and below their centre, against corners that are turned one by one."""

from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine.ensemble.extents import extents_of


def turned(quaternion, corner):
    """A corner turned by q c q*, with the products of quaternions written out."""

    def product(p, q):
        return np.array([
            p[0] * q[0] - p[1:] @ q[1:], *(p[0] * q[1:] + q[0] * p[1:] + np.cross(p[1:], q[1:])),
        ])  # fmt: skip

    return product(product(quaternion, np.array([0.0, *corner])), quaternion * [1.0, -1.0, -1.0, -1.0])[1:]


def test_extents_are_those_of_corners_turned_one_by_one():
    random = np.random.default_rng(3)
    corners = [random.normal(size=(9, 3)), random.normal(size=(14, 3))]
    rocks = SimpleNamespace(vertices=np.concatenate(corners), first=np.array([0, 9, 23]))
    orientation = random.normal(size=(40, 4))
    orientation /= np.linalg.norm(orientation, axis=1)[:, None]
    rock, length = random.integers(0, 2, 40), random.uniform(0.5, 2.0, 40)
    extents = extents_of(orientation, np.zeros((40, 3)), rock, length, rocks)
    for row, quaternion, number, size in zip(extents, orientation, rock, length):
        heights = [turned(quaternion, size * corner)[2] for corner in corners[number]]
        assert row["highest"] == pytest.approx(max(heights), rel=1e-12)
        assert row["lowest"] == pytest.approx(min(heights), rel=1e-12)


def test_cube_reaches_from_half_an_edge_to_half_a_diagonal():
    rocks = SimpleNamespace(
        vertices=np.array([[x, y, z] for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)]),
        first=np.array([0, 8]),
    )
    orientation = np.array([[1.0, 0.0, 0.0, 0.0], [np.cos(np.pi / 8), np.sin(np.pi / 8), 0.0, 0.0]])
    extents = extents_of(orientation, np.zeros((2, 3)), np.zeros(2, np.int64), np.ones(2), rocks)
    assert extents["highest"] == pytest.approx([0.5, 0.5**0.5]) and extents["lowest"] == pytest.approx(
        -extents["highest"]
    )
