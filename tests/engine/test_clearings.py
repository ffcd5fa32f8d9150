# SPDX-License-Identifier: GPL-2.0-or-later
"""No drag of the forest within a distance of the releases."""

import numpy as np
import pytest

from talus.engine import Ground, Terrain
from talus.engine.ground.clearings import nodes_near, without_drag_near

TERRAIN = Terrain(np.zeros((30, 40)), (2.0, 3.0), origin=(100.0, 200.0))
PLACES = [(120.0, 230.0), (171.0, 281.0)]


def test_nodes_are_those_within_the_distance():
    """Beside the plain computation of all distances."""
    x, y = np.meshgrid(100.0 + 2.0 * np.arange(40), 200.0 + 3.0 * np.arange(30))
    nearest = np.min([np.hypot(x - east, y - north) for east, north in PLACES], axis=0)
    np.testing.assert_array_equal(nodes_near(TERRAIN, PLACES, 11.0), nearest <= 11.0)


@pytest.mark.parametrize("drag", [500.0, np.where(np.arange(40) < 20, 500.0, 250.0) * np.ones((30, 1))])
def test_drag_is_gone_there_and_all_else_is_as_it_was(drag):
    ground = Ground.of_class(TERRAIN, "medium", drag=drag, drag_height=8.0)
    cleared = without_drag_near(ground, TERRAIN, PLACES, 11.0)
    near = nodes_near(TERRAIN, PLACES, 11.0)
    assert near.any() and not near.all()
    np.testing.assert_array_equal(cleared.field("drag"), np.where(near, 0.0, ground.field("drag")))
    for name in ("sliding_friction", "scar_strength", "drag_height"):
        np.testing.assert_array_equal(cleared.field(name), ground.field(name))


def test_nothing_changes_without_a_distance_or_a_forest():
    forest, bare = Ground.of_class(TERRAIN, "medium", drag=500.0, drag_height=8.0), Ground.of_class(TERRAIN, "medium")
    assert without_drag_near(forest, TERRAIN, PLACES, 0.0) is forest
    assert without_drag_near(bare, TERRAIN, PLACES, 20.0) is bare
