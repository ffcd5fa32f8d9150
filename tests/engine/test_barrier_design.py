# SPDX-License-Identifier: GPL-2.0-or-later
"""Share of rocks that a barrier stops: counted by hand and by brute force."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from talus.engine.analysis.barrier_design import Choice, smallest_barrier, stopped_shares
from talus.engine.choices import NET_CAPACITIES

values = st.lists(
    st.tuples(st.sampled_from([50.0, 100.0, 101.0, 700.0, 9000.0]), st.sampled_from([0.5, 2.0, 2.1, 7.0, np.nan])),
    min_size=1, max_size=30,
)  # fmt: skip


@pytest.mark.long
@given(values)
def test_shares_are_those_of_counting(rocks):
    """Twin: each barrier against each rock; at the limits a rock is stopped, an unknown height passes."""
    energies, tops = np.array(rocks).T
    heights = [2.0, 3.0, 8.0]
    shares = stopped_shares(energies, tops, NET_CAPACITIES, heights)
    for row, capacity in enumerate([*NET_CAPACITIES, np.inf]):
        for column, height in enumerate(heights):
            assert np.isclose(shares[row, column], np.mean((energies <= capacity) & (tops <= height)))


def test_smallest_barrier_is_the_weakest_and_then_the_lowest():
    shares = np.array([[0.3, 0.4, 0.5], [0.6, 0.9, 0.97], [0.6, 0.95, 1.0]])
    assert smallest_barrier(shares, [100, 250], [2, 3, 4], 0.95) == Choice(250.0, 4.0, 0.97)
    assert smallest_barrier(shares, [100, 250], [2, 3, 4], 0.98) == Choice(np.inf, 4.0, 1.0)
    assert smallest_barrier(shares[:2], [100, 250], [2, 3, 4], 0.98) is None


def test_without_rocks_nothing_is_stopped():
    assert stopped_shares([], [], NET_CAPACITIES, [2.0]).sum() == 0.0
