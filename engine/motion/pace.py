# SPDX-License-Identifier: GPL-2.0-or-later
"""Largest travel of a rock in one step near the ground, and steps cut into parts that go no farther.

The scheme looks at the ground once per step. A rock whose points travel far in a step, compared with its size, is deep
in the ground before anything acts, passes through a rib, or turns so far that its corners move along arcs instead of
lines. So near the ground a rock travels at most FARTHEST radii in a step,

    (|v| + R |omega|) h <= FARTHEST R,    |omega| h <= MOST_TURN

and a longer step is taken in parts, whose length is computed anew after each. (On its arc a corner is off the line by
MOST_TURN^2 / 8 radii.) Touchdown is located within a part as within a step (advance.py), at best to SHORTEST_PART of
it. The parts add up to the step.
"""

import math

from ..contact.clearance import approach, bounds_at
from ..ground.height_map import REACH
from ..jit.kernels import inner_kernel
from ..rigid_body import free_flight
from ..rigid_body.pose import inertia_of
from .advance import LOADED, NO_GROUND, STEPS_CUT, advance
from .scar import in_soil, raised

FARTHEST = 0.25  # radii; a rock of 1 m takes 2 ms whole up to some 60 m/s and as much again from its spin
MOST_TURN = 0.125  # rad
MOST_PARTS = 10_000  # of a step
SLIDE = 0.5  # radii in a stride of sliding, which looks at the ground in its middle and at its end


@inner_kernel
def way_of(body, s, h):
    """Largest distance that a point of the rock can travel in the time ``h``, in radii."""
    speed, rotation = free_flight.speed(s.vx, s.vy, s.vz), free_flight.speed(s.wx, s.wy, s.wz)
    return h * (speed / body.radius + rotation)


@inner_kernel
def parts_needed(body, s, h):
    """Number of parts into which the time ``h`` is cut near the ground: not rounded, 1 or less for a whole step."""
    rotation = free_flight.speed(s.wx, s.wy, s.wz)
    return max(way_of(body, s, h) / FARTHEST, h * rotation / MOST_TURN)


@inner_kernel
def goes_far(body, s, h):
    """True if the time ``h`` takes more than one part near the ground."""
    speed, rotation = free_flight.speed(s.vx, s.vy, s.vz), free_flight.speed(s.wx, s.wy, s.wz)
    return h * (speed + body.radius * rotation) > FARTHEST * body.radius or h * rotation > MOST_TURN


@inner_kernel
def is_short(world, s, h, gap):
    """True if a step of flight may be taken whole: it is short, or passes above all the ground around.

    ``gap``: height of the centre of mass above ground, m. The ground is bounded as in ``advance.flight_stride``.
    """
    terrain, body, physics = world.terrain, world.body, world.physics
    if not goes_far(body, s, h):
        return True
    across = math.sqrt(s.vx * s.vx + s.vy * s.vy)
    if not gap > body.radius or across * h > 0.5 * terrain.block * min(terrain.cell_x, terrain.cell_y):
        return False
    bounds = bounds_at(terrain, s.x, s.y)
    fall = approach(bounds, s.vx, s.vy, physics.gravity * h - s.vz)
    return gap - body.radius * bounds[REACH] > max(0.0, fall) * h


@inner_kernel
def is_spin_kept(body, physics, s, h):
    """True if a step would turn the rock so often that its spin is left as it is (free_flight.py)."""
    parts = free_flight.parts_of(inertia_of(body), (s.wx, s.wy, s.wz), h)
    return physics.is_implicit and parts > free_flight.MOST_PARTS


@inner_kernel
def slide_steps(body, s, h):
    """Number of time steps of sliding that may be taken as one; above 1 where a stride is worthwhile."""
    return int(min(SLIDE / (way_of(body, s, h) + 1e-9), 1e6))


@inner_kernel
def advance_in_parts(world, law, s, phase, h, workspace, out_tally):
    """``advance`` by the time ``h`` including the action of the soil, in parts where the rock travels far in that time.

    Arguments and result are those of ``advance``.
    """
    body = world.body
    common = workspace.common[0]
    remaining, is_loaded, is_cut = h, False, False
    end, count, height = s, 0, 0.0
    while True:
        part = remaining
        if goes_far(body, end, remaining):
            is_cut = True
            part = min(remaining, max(remaining / math.ceil(parts_needed(body, end, remaining)), h / MOST_PARTS))
        end = in_soil(world, end, part, workspace)
        depth = common["scar"]["depth"]
        end, phase, count, height = advance(world, law, end, phase, part, workspace, out_tally)
        if depth > 0.0:
            end, height = raised(end, -depth), height - depth
        remaining -= part
        is_loaded = is_loaded or phase == LOADED
        if phase == NO_GROUND or remaining <= 1e-9 * h:
            break
    if is_cut:
        out_tally.counts[STEPS_CUT] += 1.0
    if phase != NO_GROUND and is_loaded:
        phase = LOADED
    return end, phase, count, height
