# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs that a barrier stopped, as rocks that arrive at its line.

A run that a barrier stops ends on the line of the barrier, to rounding, without motion. Whether it crosses a screen
line there would be chance, and it would cross it with no energy. A barrier is designed for what arrives, so such a run
counts as a rock that goes through the line with the motion that it had before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import Array, Motion

BEYOND = 1e-3  # m that a stopped rock goes on: far above the rounding of coordinates, far below what matters


def is_halted(motion: Motion) -> Array:
    """(runs,) True where a run ends from one sample to the next: friction leaves a rock some motion, a barrier none."""
    last = motion.first[1:] - 1
    halted = np.diff(motion.first) > 1
    if motion.velocity is None:
        return halted & False
    speed = np.linalg.norm(motion.velocity[last], axis=1)
    before = np.linalg.norm(motion.velocity[np.maximum(last - 1, 0)], axis=1)
    return halted & (speed == 0.0) & (before > 0.0)


def as_arriving(motion: Motion, gravity: float) -> Motion:
    """The Motion in which halted runs go on through the barrier; the same where there are none.

    Their velocity there is that of the sample before, in flight with what they have fallen since; their rotation is
    that of the sample before.
    """
    last = (motion.first[1:] - 1)[is_halted(motion)]
    if not last.size:
        return motion
    before = last - 1
    velocity, position = motion.velocity.copy(), motion.position.copy()
    velocity[last] = velocity[before]
    falls = np.ones(last.size) if motion.is_touching is None else np.where(motion.is_touching[before], 0.0, 1.0)
    velocity[last, 2] -= falls * gravity * (motion.time[last] - motion.time[before])
    way = position[last, :2] - position[before, :2]
    length = np.hypot(way[:, 0], way[:, 1])
    position[last, :2] += BEYOND * way / np.where(length > 0.0, length, np.inf)[:, None]
    changed = {"velocity": velocity, "position": position}
    for name in ("rotational", "rotation", "is_touching"):
        values = getattr(motion, name)
        if values is not None:
            changed[name] = values.copy()
            changed[name][last] = values[before]
    return motion._replace(**changed)


def stopped_there(motion: Motion, rows: Array) -> Array:
    """True for each crossing (screen_line.crossings) at which a barrier stopped the run."""
    last = motion.position[motion.first[rows["run"] + 1] - 1]
    way = np.hypot(last[:, 0] - rows["x"], last[:, 1] - rows["y"])
    return is_halted(motion)[rows["run"]] & (way <= 2.0 * BEYOND)
