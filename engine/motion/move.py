# SPDX-License-Identifier: GPL-2.0-or-later
"""One move of a run: a stride of flight or sliding where the ground is far away or even, else a step with contacts."""

from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel, joined_kernel
from ..types import State
from .advance import (
    CALM_STEPS,
    FLYING,
    LONGEST_STRIDE,
    NO_GROUND,
    flight_stride,
    forget_contacts,
    free_step,
    slide,
)
from .pace import advance_in_parts, is_short, slide_steps
from .quantities import Quantities
from .scar import in_soil, leave, raised, stays_above
from .workspace import keep_step, take_back_step

SMALLEST_WAY = 1e-6  # m, keeps a division safe


class Moving(NamedTuple):
    """A rock between two moves."""

    s: State
    now: Quantities
    phase: int
    calm: int  # steps for which it has hardly turned


class Limits(NamedTuple):
    """Time and distance left for a move."""

    time: float  # left, s
    way: float  # to the next obstacle, m


@inner_kernel
def fitting_stride(stride, speed, h, limits):
    """Number of ``stride`` steps that end within the time left and before the next obstacle, at least one."""
    stride = max(1, min(stride, int(limits.time / h)))
    if limits.way < np.inf and stride > 1:
        stride = max(1, min(stride, int(limits.way / (speed * h + SMALLEST_WAY))))
    return stride


@joined_kernel
def move(world, law, before, h, limit, workspace, out_tally):
    """One step of length ``h``, or a stride of flight or of sliding. Most are far from the ground and take little work.

    ``before``: Moving. Returns the state, the phase, the number of contacts, the height above ground, the steps taken
    and ``calm``.
    """
    s, now, phase, calm = before
    terrain, body, physics = world.terrain, world.body, world.physics
    is_whole = h == physics.time_step
    common = workspace.common[0]
    if phase == FLYING and not common["scar"]["phase"]:
        stride = 1
        if is_whole:
            stride = flight_stride(world, s, now.height)
            stride = fitting_stride(stride, now.velocity, h, limit)
        if stride > 1 or is_short(world, s, h, now.height):
            end, height, is_done = free_step(world, s, stride * h, common)
            if is_done and (height == height or stride == 1):  # off the terrain in a stride: go step by step
                leave(common["soil"], common["scar"])
                return end, FLYING if height == height else NO_GROUND, 0, height, stride, calm
            if (
                common["soil"]["gives_way"]
                and stride == 1
                and not common["scar"]["phase"]
                and stays_above(terrain, body, end, workspace)
            ):
                return end, FLYING, 0, height, 1, calm
    elif calm >= CALM_STEPS and is_whole and now.velocity > LONGEST_STRIDE * h * physics.gravity:
        stride = min(LONGEST_STRIDE, slide_steps(body, s, h))
        stride = fitting_stride(stride, now.velocity, h, limit)
        keep_step(common, common["before_stride"])
        start = in_soil(world, s, stride * h, workspace)
        end, height, count, is_done = slide(world, law, start, stride * h, workspace, out_tally)
        depth = common["scar"]["depth"]
        if is_done:
            return raised(end, -depth), phase, count, height - depth, stride, calm
        calm = 0
        forget_contacts(workspace)
        take_back_step(common["before_stride"], common)
    end, phase, count, height = advance_in_parts(world, law, s, phase, h, workspace, out_tally)
    return end, phase, count, height, 1, calm
