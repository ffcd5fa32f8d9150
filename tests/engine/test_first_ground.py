# SPDX-License-Identifier: GPL-2.0-or-later
"""The first map of the ground on slopes of planes: which plane is which ground follows from its angle and its place."""

import numpy as np

from talus.engine.sources.first_ground import DEBRIS, GENTLE, ROCK, first_ground

CELL = 2.0
ANGLES = (35.0, 60.0, 35.0, 10.0)  # of four planes of 20 rows each, down the slope: meadow, cliff, talus, valley


def slope_of_planes(angles=ANGLES, rows=20, columns=30):
    """Heights (row 0 highest): planes one below the other."""
    fall = np.tan(np.radians(np.repeat(angles, rows)))
    return np.repeat((1000.0 - CELL * np.cumsum(fall))[:, None], columns, axis=1)


def test_talus_below_a_cliff_is_debris_and_the_same_slope_above_it_is_none():
    # closed form: a plane has one slope, and what falls from the cliff cannot climb
    result = first_ground(slope_of_planes(), (CELL, CELL))
    for plane, number in enumerate((GENTLE, ROCK, DEBRIS, GENTLE)):
        middle = result[20 * plane + 3 : 20 * plane + 17]
        assert (middle == number).all(), plane
    assert DEBRIS not in first_ground(slope_of_planes(), (CELL, CELL), smallest=0.0)[:21]  # nor beside its upper edge
    assert (first_ground(slope_of_planes((35.0, 20.0)), (CELL, CELL)) == GENTLE).all()  # no cliff, no debris


def test_direction_of_the_axes_does_not_count():
    heights = slope_of_planes()
    result = first_ground(heights, (CELL, CELL))
    np.testing.assert_array_equal(first_ground(heights[::-1], (CELL, CELL)), result[::-1])
    np.testing.assert_array_equal(first_ground(heights.T, (CELL, CELL)), result.T)


def test_small_areas_join_what_lies_around_them_and_holes_stay_holes():
    heights = slope_of_planes()
    heights[70:73, 10:13] = np.nan
    heights[75, 20] += 8.0  # one boulder in the valley: a few steep cells
    result = first_ground(heights, (CELL, CELL))
    assert (result[70:73, 10:13] == 0).all() and (result[66:, :] > 0).sum() == result[66:, :].size - 9
    assert set(np.unique(result[68:])) == {0, GENTLE}
    assert ROCK in first_ground(heights, (CELL, CELL), smallest=0.0)[68:]
