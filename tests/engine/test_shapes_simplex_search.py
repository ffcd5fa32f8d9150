# SPDX-License-Identifier: GPL-2.0-or-later
"""The simplex finds known lowest points."""

import pytest

from talus.engine.shapes.simplex_search import lowest


def test_lowest_point_of_a_bowl():
    place, value = lowest(lambda p: (p[0] - 1.0) ** 2 + 3.0 * (p[1] + 2.0) ** 2 + 0.5, (0.0, 0.0), 0.1, 1e-8, 400)
    assert place == pytest.approx((1.0, -2.0), abs=1e-7) and value == pytest.approx(0.5, abs=1e-13)


def test_bent_valley():
    # Rosenbrock (1960), Computer Journal 3, 175-184: lowest at (1, 1)
    place, value = lowest(lambda p: 100.0 * (p[1] - p[0] ** 2) ** 2 + (1.0 - p[0]) ** 2, (-1.2, 1.0), 0.1, 1e-9, 1000)
    assert place == pytest.approx((1.0, 1.0), abs=1e-7) and value < 1e-14


def test_evaluations_are_counted():
    asked = []

    def function(place):
        asked.append(place)
        return sum(x * x for x in place)

    lowest(function, (3.0, 2.0, 1.0), 0.1, 0.0, 50)
    assert 50 <= len(asked) <= 50 + 5  # the last step may shrink the simplex


def test_kink_is_no_trap():
    place, _ = lowest(lambda p: abs(p[0] - 0.3) + abs(p[1] + 0.2), (0.0, 0.0), 0.1, 1e-10, 500)
    assert place == pytest.approx((0.3, -0.2), abs=1e-6)
