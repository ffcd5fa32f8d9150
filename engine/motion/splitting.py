# SPDX-License-Identifier: GPL-2.0-or-later
"""Levels that a run passes on its way, where a copy of it goes its own way: splitting (ensemble/splitting.py).

A copy is the run of its first rock, with the same bits, until it passes the level at which it was born. There it gets
streams of chance of its own, keyed by (seed, run, copy), and its velocity is turned about the vertical by a small angle,
normally distributed with mean 0. The turn keeps the speed and the kinetic energy; impacts make it grow, so that copies
part also where nothing but the start is left to chance.
"""

import math

import numpy as np

from ..arithmetic.circular import sin_cos
from ..contact.chance import take_streams_of
from ..jit.kernels import inner_kernel, kernel
from ..random_numbers.distributions import SHORTEST_STEP, normal_quantile
from ..random_numbers.random_stream import SPLITTING, uniforms_of
from ..types import State

MOST_LEVELS = 31  # so that 2 copies at each have numbers below 2^31

SPLIT = np.dtype(
    [
        ("levels", np.int64),  # how many there are; 0: no splitting, and nothing else of this is used
        ("is_elevation", np.int64),  # 1: a level is passed below an elevation, 0: beyond a distance from the start
        ("level", np.float64, MOST_LEVELS),  # rising: horizontal distance from the start, m, or minus elevation, m
        ("copies", np.int64),  # as how many a run goes on that passes a level
        ("turn", np.float64),  # standard deviation of the angle, rad
        ("seed", np.int64),
        ("run", np.int64),  # the first rock
        ("branch", np.int64, MOST_LEVELS),  # which of the copies it is at each level; 0: the run itself
        ("x", np.float64),  # of the start, local, m
        ("y", np.float64),
        ("passed", np.int64),  # how many levels
        ("number", np.int64),  # of the copy: digits ``branch`` of the levels passed, to the base ``copies``
    ]
)


def set_split(levels, is_elevation, copies, turn, seed, out_split):
    """The levels of a simulation, in place."""
    out_split["levels"], out_split["is_elevation"] = len(levels), is_elevation
    out_split["level"][: len(levels)] = levels
    out_split["copies"], out_split["turn"], out_split["seed"] = copies, turn, seed


@kernel
def begin_split(run, x, y, branches, out_split):
    """A run begins at local (x, y), the copy with these ``branches`` of its first rock, in place."""
    out_split["run"], out_split["x"], out_split["y"] = run, x, y
    out_split["passed"], out_split["number"] = 0, 0
    for k in range(out_split["levels"]):
        out_split["branch"][k] = branches[k]


@inner_kernel
def has_passed(split, s):
    """True if the rock has passed the next level."""
    if split["passed"] == split["levels"]:
        return False
    if split["is_elevation"]:
        return -s.z > split["level"][split["passed"]]
    dx, dy = s.x - split["x"], s.y - split["y"]
    return math.sqrt(dx * dx + dy * dy) > split["level"][split["passed"]]


@inner_kernel
def pass_levels(s, out_common):
    """Pass all levels that the rock in the State ``s`` has passed; returns the State of the copy that goes on."""
    split = out_common["split"]
    while has_passed(split, s):
        level = split["passed"]
        split["passed"] = level + 1
        if split["branch"][level] > 0:
            place = 1
            for _ in range(level):
                place *= split["copies"]
            split["number"] += split["branch"][level] * place
            run = split["run"] + (split["number"] << 32)
            take_streams_of(run, out_common["chance"])
            u, _ = uniforms_of(split["seed"], run, level, SPLITTING)
            s = turned_about_vertical(s, split["turn"] * normal_quantile(max(u, SHORTEST_STEP)))
    return s


@inner_kernel
def turned_about_vertical(s, angle):
    """The State with its velocity turned about the vertical by an angle, rad."""
    sine, cosine = sin_cos(angle)
    return State(
        s.x, s.y, s.z, s.e0, s.e1, s.e2, s.e3, cosine * s.vx - sine * s.vy, sine * s.vx + cosine * s.vy, s.vz,
        s.wx, s.wy, s.wz, s.slippage,
    )  # fmt: skip
