# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that would overlap in the middle of the next step are moved apart, with energy that the step has lost.

The law of the contacts acts on velocities, so the overlap that is left by rotations within a step and by sweeps that
end early would stay. Where gap + h gamma_N, the gap to come, is below -SLOP, poses are shifted by M^-1 W_N L with the
least L >= 0 that removes a SHARE of it and lets no other gap fall below: the same Gauss-Seidel, in metres. The energy
that lifts the rocks, sum m g dz, is at most what the percussions of the same step have taken from them; the shift is
reduced to that. So no step gains energy, and a heap at rest, which loses none, is left alone.
"""

from ..jit.kernels import inner_kernel
from ..rigid_body import quaternion
from .meetings import radius_of, rate_along
from .percussions import push

SLOP = 2e-4  # in radii: overlap that is left
SHARE = 0.3  # of the overlap beyond it that is removed in a step
SWEEPS = 12


@inner_kernel
def gaps_to_come(rocks, motion, h, count, out_workspace):
    """Normal velocity at the end and, as its target, the shift along the normal that each contact must have at least,
    m, in place. Returns the largest overlap at the middle of the step, in radii, and True if any is to be corrected."""
    deepest, is_needed = 0.0, False
    for k in range(count):
        meeting = out_workspace.meetings[0, k]
        meeting["rate"] = rate_along(meeting, out_workspace.sides[k], 0, motion.velocity)
        radius, gap = radius_of(rocks, meeting), meeting["gap"] + h * meeting["rate"]
        deepest = max(deepest, -meeting["gap"] / radius)
        spare = gap + SLOP * radius
        meeting["target"] = -spare
        if spare < 0.0:
            meeting["target"], is_needed = -SHARE * spare, True
    return deepest, is_needed


@inner_kernel
def find_shift(rocks, motion, count, out_workspace):
    """The shift of each rock, in place; from here on "rate" holds the multipliers L, kg m."""
    for i in range(motion.shift.shape[0]):
        for a in range(6):
            motion.shift[i, a] = 0.0
    for k in range(count):
        out_workspace.meetings[0, k]["rate"] = 0.0
    for _ in range(SWEEPS):
        for k in range(count):
            meeting, sides = out_workspace.meetings[0, k], out_workspace.sides[k]
            lack = meeting["target"] - rate_along(meeting, sides, 0, motion.shift)
            change = max(lack / meeting["delassus"][0, 0], -meeting["rate"])
            if change != 0.0:
                meeting["rate"] += change
                push(rocks, meeting, sides, (change, 0.0, 0.0), motion.shift)


@inner_kernel
def apply_shift(rocks, motion, gravity, lost):
    """Shift the poses, in place, as far as the energy ``lost`` lifts them; returns the energy used, J."""
    lift = 0.0
    for i in range(rocks.mass.size):
        lift += rocks.mass[i] * gravity * motion.shift[i, 2]
    share = 1.0
    if lift > 0.0:
        share = min(1.0, max(0.0, lost) / lift)
    for i in range(rocks.mass.size):
        shift, e = motion.shift[i], motion.orientation[i]
        for a in range(3):
            motion.position[i, a] += share * shift[a]
        if shift[3] != 0.0 or shift[4] != 0.0 or shift[5] != 0.0:
            turn = quaternion.exponential((share * shift[3], share * shift[4], share * shift[5]))
            turned = quaternion.multiply((e[0], e[1], e[2], e[3]), turn)
            e[0], e[1], e[2], e[3] = quaternion.normalise(turned)
    return share * lift
