# SPDX-License-Identifier: GPL-2.0-or-later
"""The message of a comparison of bits names what differs, and who was right."""

import numpy as np
import pytest

from talus.tests.bits import assert_same_array

ROWS = np.array([(1, 2.0), (3, 4.0)], [("run", np.int64), ("time", np.float64)])


def _with(time):
    changed = ROWS.copy()
    changed["time"][1] = time
    return changed


def test_equal_arrays_pass_also_with_nan():
    assert_same_array(np.array([np.nan, 1.0]), np.array([np.nan, 1.0]))


@pytest.mark.parametrize(
    "third, words", [(ROWS, "found is wrong"), (_with(5.0), "expected is wrong"), (_with(6.0), "neither, time")]
)
def test_message_says_which_of_the_two_comes_out_again(third, words):
    message = r"runs: 1 of 2 rows differ\nrow 1: time .*5\.0.* instead of .*4\.0"
    with pytest.raises(AssertionError, match=message) as error:
        assert_same_array(_with(5.0), ROWS, "runs", again=lambda: third)
    assert words in str(error.value)


def test_nothing_is_calculated_again_without_need():
    assert_same_array(ROWS, ROWS.copy(), again=lambda: pytest.fail("not needed"))
