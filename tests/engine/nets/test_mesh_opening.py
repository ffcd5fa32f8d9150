# SPDX-License-Identifier: GPL-2.0-or-later
"""Fit of a rock through a mesh: by perimeters, and never a larger one where a smaller one does not."""

import math
from types import SimpleNamespace

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.nets import Net
from talus.engine.nets.collision.mesh_opening import girth_of, perimeter
from talus.engine.nets.collision.verdict import is_too_small, opening_of, what_holds
from talus.engine.nets.contact.rock_body import polyhedron, sphere
from talus.engine.shapes.rock import Rock

CUBE = 0.5 * np.array([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)], dtype=float)


def test_girth_is_the_shortest_outline():
    """A cube of 1 m has 4 m around, a slab of 1 x 1 x 0.2 m has 2.4 m, a sphere of 0.5 m pi m."""
    assert girth_of(polyhedron(Rock.from_points(CUBE), 0.4, 0.0)) == pytest.approx(4.0)
    assert girth_of(polyhedron(Rock.from_points(CUBE * (1.0, 1.0, 0.2)), 0.4, 0.0)) == pytest.approx(2.4)
    assert girth_of(sphere({"R": 0.5, "mass": 1.0})) == pytest.approx(math.pi)
    assert perimeter(np.array([(0.0, 0.0), (3.0, 0.0), (0.0, 4.0), (1.0, 1.0)])) == pytest.approx(12.0)  # 3, 4, 5


@pytest.mark.parametrize(
    ("name", "around"), [("ring net", 4 * 0.33), ("cable net", 4 * 0.22 * math.sqrt(2)), ("membrane", 0.0)]
)
def test_what_fits_through_a_family_is_monotonic_in_size(name, around):
    """Openings of 2 (a + b) and 4 sqrt(a^2 + b^2); sizes of 0.1 to 0.6 m pass up to one and are held from there on."""
    y = np.mgrid[0:61, 0:61][0] * 1.0
    net = Net.family(name, 2.5e5, [(15.0, 30.0), (45.0, 30.0)], Terrain(-0.7 * y))
    assert opening_of(net) == pytest.approx(around, rel=0.06)
    bodies = [sphere({"R": 0.5 * size, "mass": 1.0}) for size in np.arange(0.1, 0.6, 0.01)]
    fits = [is_too_small(net, body) for body in bodies]
    assert fits == sorted(fits, reverse=True) and any(fits) == (around > 0.0) and not fits[-1]


@pytest.mark.parametrize(
    ("moved", "is_whole", "error", "fits", "verdict"),
    [
        ("caught", True, 0.0, False, "caught"), ("caught", False, 0.0, False, "failed"),
        ("caught", True, 0.011, False, "unsure"), ("caught", True, 0.0, True, "through"),
        ("through", False, 0.5, False, "through"), ("unsure", True, 0.0, False, "unsure"),
    ],
)  # fmt: skip
def test_only_a_whole_net_with_a_closed_account_holds(moved, is_whole, error, fits, verdict):
    assert what_holds(moved, is_whole, error, fits) == verdict


def test_findings_of_impacts_end_with_a_stronger_net():
    """2.9 MJ on a net for 100 kJ that fails; the same rock on one for 3 MJ that holds it."""
    from talus.engine.protection.net_findings import of_impacts

    weak = SimpleNamespace(verdict="failed", failed_at=0.1, energy_error=0.0, left_at=math.nan)
    slow = SimpleNamespace(verdict="unsure", failed_at=math.nan, energy_error=0.0, left_at=math.nan)
    wrong = SimpleNamespace(verdict="unsure", failed_at=math.nan, energy_error=0.02, left_at=math.nan)
    small = SimpleNamespace(verdict="through", failed_at=math.nan, energy_error=0.0, left_at=math.nan)
    away = SimpleNamespace(verdict="caught", failed_at=math.nan, energy_error=0.0, left_at=2.5)
    strong = SimpleNamespace(verdict="caught", failed_at=math.nan, energy_error=0.0, left_at=math.nan)
    codes = [finding.code for finding in of_impacts("line", [weak, slow, wrong, small, away], [2.9e6, *4 * [1e5]], 1e5)]
    assert codes == [
        "net-energy-exceeded", "net-fails", "net-lets-by", "net-lets-go", "net-unsure", "net-account-open",
    ]  # fmt: skip
    assert of_impacts("line", [strong], [2.9e6], 3e6) == [] == of_impacts("line", [], [], 1e5)
