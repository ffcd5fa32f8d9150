# SPDX-License-Identifier: GPL-2.0-or-later
"""Random rocks that fly at the level ring net of the thesis: large ones that must be held, small ones that may pass."""

import numpy as np

from talus.engine.shapes.rock import Rock

PASSING = 0.3  # s in which a small rock is past the net
SPACING = 5.0 / 17.0  # m, between the nodes of the net: the side of a ring and of an opening


def random_rock(rng, least, most):
    """A hull of 12 to 29 points, all at one distance from the middle between ``least`` and ``most`` [m]."""
    points = rng.normal(size=(int(rng.integers(12, 30)), 3))
    return Rock.from_points(points * (rng.uniform(least, most) / np.linalg.norm(points, axis=1)[:, None]))


def random_cases(count, seed=7):
    """Rocks wider than a ring everywhere, with speeds to 40 m/s and spins to 50 rad/s."""
    rng = np.random.default_rng(seed)
    cases = []
    for _ in range(count):
        rock, spin = random_rock(rng, 0.42, 0.55), rng.normal(size=3)
        cases.append({
            "rock": rock, "position": (*rng.uniform(1.5, 3.5, 2), 0.7),
            "velocity": (*rng.uniform(-4.0, 4.0, 2), -rng.uniform(5.0, 40.0)),
            "spin": spin * rng.uniform(0.0, 50.0) / np.linalg.norm(spin), "orientation": rng.normal(size=4),
            "max_time": 0.12, "time_step": 4e-5,
        })  # fmt: skip
    return cases


def small_cases(count, seed=23):
    """Rocks with which a quarter of an opening's side is free at least, over all of an opening, 5 to 40 m/s."""
    rng = np.random.default_rng(seed)
    cases = []
    for _ in range(count):
        rock, spin = random_rock(rng, 0.02, 0.12), rng.normal(size=3)
        cases.append({
            "rock": rock, "position": (*rng.uniform(1.5, 3.5, 2), 0.3),
            "velocity": (0.0, 0.0, -rng.uniform(5.0, 40.0)),
            "spin": spin * rng.uniform(0.0, 50.0) / np.linalg.norm(spin), "orientation": rng.normal(size=4),
            "max_time": PASSING, "time_step": 4e-5,
        })  # fmt: skip
    return cases


def is_clear(case):
    """True if no wire lies in the way of a rock that flies straight down: its ball stays clear of the grid of nodes."""
    radius = np.sqrt((case["rock"].vertices ** 2).sum(axis=1)).max()
    place = np.array(case["position"][:2]) / SPACING
    beside = np.abs(place - np.round(place)) * SPACING
    return bool((beside > radius + 1e-3).all())
