# SPDX-License-Identifier: GPL-2.0-or-later
"""Levels that a run passes on its way, where a copy of it goes its own way: splitting (ensemble/splitting.py).

A copy is the run of its first rock, with the same bits, until it passes the level at which it was born. There it
gets streams of chance of its own, keyed by (seed, run, copy). Its velocity is turned about the vertical by a small
angle, and its spin in any direction, both normally distributed about 0. Speed and energy are kept, that of the rotation
too. Flight and impacts make the angles grow, so that copies part also where nothing but the start is left to chance.
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
        ("level", np.float64, MOST_LEVELS),  # rising, of the way, m
        ("distance", np.float64),  # what 1 m of horizontal distance from the start adds to the way, m
        ("rise", np.float64),  # what 1 m of elevation adds, m
        ("head", np.float64),  # what the square of the horizontal speed adds, s2/m
        ("copies", np.int64),  # as which a run continues after a level
        ("turn", np.float64),  # standard deviation of the angles, rad
        ("seed", np.int64),
        ("run", np.int64),  # the first rock
        ("branch", np.int64, MOST_LEVELS),  # which of the copies it is at each level; 0: the run itself
        ("x", np.float64),  # of the start, local, m
        ("y", np.float64),
        ("z", np.float64),  # from which elevations count, m; NaN until the rock is there
        ("farthest", np.float64),  # largest way and head so far
        ("passed", np.int64),  # how many levels
        ("number", np.int64),  # of the copy: digits ``branch`` of the levels passed, to the base ``copies``
    ]
)


def set_split(levels, way, copies, turn, seed, out_split):
    """The levels of a simulation, in place. ``way``: what distance, elevation and square of the speed add to it."""
    out_split["levels"], out_split["level"][: len(levels)] = len(levels), levels
    out_split["distance"], out_split["rise"], out_split["head"] = way
    out_split["copies"], out_split["turn"], out_split["seed"] = copies, turn, seed


@kernel
def begin_split(run, x, y, branches, out_split):
    """A run begins at local (x, y), the copy with these ``branches`` of its first rock, in place."""
    out_split["run"], out_split["x"], out_split["y"], out_split["z"] = run, x, y, np.nan
    out_split["passed"], out_split["number"], out_split["farthest"] = 0, 0, -np.inf
    for k in range(out_split["levels"]):
        out_split["branch"][k] = branches[k]


@inner_kernel
def way_of(split, s):
    """Measure of the levels for a rock in the State ``s``, with the part of its speed, m."""
    dx, dy = s.x - split["x"], s.y - split["y"]
    way = split["distance"] * math.sqrt(dx * dx + dy * dy) + split["rise"] * (s.z - split["z"])
    return way + split["head"] * (s.vx * s.vx + s.vy * s.vy)


@inner_kernel
def pass_levels(body, s, out_common):
    """Pass all levels that the rock in the State ``s`` has passed; returns the State of the copy that goes on."""
    split = out_common["split"]
    if split["z"] != split["z"]:
        split["z"] = s.z if split["distance"] > 0.0 else 0.0
    way = way_of(split, s)
    if way > split["farthest"]:
        split["farthest"] = way
    while split["passed"] < split["levels"] and way > split["level"][split["passed"]]:
        level = split["passed"]
        split["passed"] = level + 1
        if split["branch"][level] > 0:
            weight_of_place = 1
            for _ in range(level):
                weight_of_place *= split["copies"]
            split["number"] += split["branch"][level] * weight_of_place
            run = split["run"] + (split["number"] << 32)
            take_streams_of(run, out_common["chance"])
            s = parted(body, s, split["turn"], split["seed"], run, level)
    return s


@inner_kernel
def parted(body, s, turn, seed, run, level):
    """The State of a copy: its velocity and its spin turned by chance, with the standard deviation ``turn``, rad."""
    first, second = uniforms_of(seed, run, 2 * level, SPLITTING)
    third, fourth = uniforms_of(seed, run, 2 * level + 1, SPLITTING)
    sine, cosine = sin_cos(turn * normal_of(first))
    size = turn * math.sqrt(s.wx * s.wx + s.wy * s.wy + s.wz * s.wz)
    wx, wy, wz = s.wx + size * normal_of(second), s.wy + size * normal_of(third), s.wz + size * normal_of(fourth)
    energy = body.inertia_x * wx * wx + body.inertia_y * wy * wy + body.inertia_z * wz * wz
    if energy > 0.0:
        before = body.inertia_x * s.wx * s.wx + body.inertia_y * s.wy * s.wy + body.inertia_z * s.wz * s.wz
        share = math.sqrt(before / energy)
        wx, wy, wz = share * wx, share * wy, share * wz
    return State(
        s.x, s.y, s.z, s.e0, s.e1, s.e2, s.e3, cosine * s.vx - sine * s.vy, sine * s.vx + cosine * s.vy, s.vz,
        wx, wy, wz, s.slippage,
    )  # fmt: skip


@inner_kernel
def normal_of(u):
    """The standard normal number of a uniform one."""
    return normal_quantile(max(u, SHORTEST_STEP))
