# SPDX-License-Identifier: GPL-2.0-or-later
"""A rope that rubs on the nodes it slides over: Euler's capstan with slip as a state. SI units.

Each segment k holds an unstretched length L_k of rope, and pulls with

    N_k = A (S0 + E (x^2 - 1) / 2) x >= 0,   x = l_k / L_k
    N_(k+1) <= N_k exp(mu theta_k)  and  N_k <= N_(k+1) exp(mu theta_k)      theta_k the bend at the node between

While both hold, the rope sticks at the node; where one would fail, rope runs over the node from the side that pulls
less, until it holds as an equality (rope_slip.py). The sum of the L_k stays. Without friction all x become one: the
rope of ropes.py.

Slip sets free, per metre, g_(k+1) - g_k with g = A (x P - W), P = N / A and W the energy per volume: the mean of that
before and after the step, times the slip, is the heat. It is of second order in the step, and never negative along
a slip, for g grows with N.

All of a rope is worked out row by row, so that a processor does several segments at a time.
"""

import math

from ...arithmetic.inverse_circular import PI, asin_rest
from ...jit.kernels import inner_kernel
from ..arrays import R_AREA, R_FRICTION, R_PRESTRESS, R_STIFFNESS, R_STRENGTH, ROPE_FRICTION, TORN
from .rope_slip import slip
from .scratch import ENERGY, FACTOR, FORCE, INVERSE, MATERIAL, RELEASE, SEGMENT_LENGTH, STRETCH, TX, TY, TZ

SHORT = 0.25  # of its length at the start: a segment below that makes no bends of its own


@inner_kernel
def pull_rough_rope(net, state, r, may_slip):
    """Let rope r slip as it must, if it may, add its forces to the nodes; returns its elastic energy [J]."""
    first, last = net.rope_first[r], net.rope_first[r + 1] - 1  # segments first ... last - 1
    s, row = state.scratch, net.ropes[r]
    if may_slip:
        capstan_factors(s, net.rope_lengths, first, last, row[R_FRICTION])
        slip(s, state.material, state.knots, row, first, last)
    else:
        for k in range(first, last):
            s[MATERIAL, k] = state.material[k]
    energy = stretch_segments(s, row, first, last)
    if may_slip:
        account_slip(state, first, last)
        if largest_force(s, first, last) > row[R_STRENGTH]:
            state.largest[r] = largest_force(s, first, last)
            state.torn[net.bar_nodes.shape[0] + r] = 1
            state.account[TORN] += energy
            return 0.0
    pull_segments(net, state, r, first, last)
    return energy


@inner_kernel
def capstan_factors(s, starts, first, last, friction):
    """exp(mu theta) at the node behind each segment, and one over it.

    Where a node has come up to the next one, the two bends beside the short segment turn back what the other turned
    and are no bend of the rope: there friction fades with the length of the segment. starts: lengths at the start.
    """
    x, y, z, length = s[TX, first:last], s[TY, first:last], s[TZ, first:last], s[SEGMENT_LENGTH, first:last]
    start, factor, inverse = starts[first:last], s[FACTOR, first:last], s[INVERSE, first:last]
    for k in range(length.shape[0] - 1):
        dx, dy, dz = x[k + 1] - x[k], y[k + 1] - y[k], z[k + 1] - z[k]
        bend = bend_of(0.25 * (dx * dx + dy * dy + dz * dz))
        left, other = length[k] / start[k], length[k + 1] / start[k + 1]
        shorter = left if left < other else other
        fading = shorter / SHORT if shorter < SHORT else 1.0
        factor[k] = growth(friction * bend * fading)
        inverse[k] = 1.0 / factor[k]


@inner_kernel
def bend_of(square):
    """Angle theta of the square of the sine of its half; to 1e-15, without a branch.

    theta = 2 asin(s) = pi - 4 asin(sqrt((1 - s) / 2)), whichever has the smaller argument.
    """
    square = square if square < 1.0 else 1.0
    sine = math.sqrt(square)
    is_sharp = square > 0.25
    small = 0.5 * (1.0 - sine) if is_sharp else square
    angle = 2.0 * math.sqrt(small) * (1.0 + small * asin_rest(small))
    return PI - 2.0 * angle if is_sharp else angle


@inner_kernel
def growth(exponent):
    """exp as (exp(e / 16))^16: to 1e-12 up to 3, to 1e-5 up to 16, without a branch."""
    e = 0.0625 * exponent
    half = 1.0 + e * (1.0 / 5.0) * (1.0 + e * (1.0 / 6.0) * (1.0 + e * (1.0 / 7.0) * (1.0 + e * (1.0 / 8.0))))
    root = 1.0 + e * (1.0 + e * 0.5 * (1.0 + e * (1.0 / 3.0) * (1.0 + e * 0.25 * half)))
    square = root * root
    fourth = square * square
    eighth = fourth * fourth
    return eighth * eighth


@inner_kernel
def stretch_segments(s, row, first, last):
    """Forces at the unstretched lengths, and what a metre of rope would set free; returns the elastic energy [J].

    g = A (x P - W), of the stretch x, the stress P and the energy W per volume [N].
    """
    area, stiffness, prestress = row[R_AREA], row[R_STIFFNESS], row[R_PRESTRESS]
    slack, total = -prestress / stiffness, 0.0
    length, material, stretch = s[SEGMENT_LENGTH, first:last], s[MATERIAL, first:last], s[STRETCH, first:last]
    force, release, energy = s[FORCE, first:last], s[RELEASE, first:last], s[ENERGY, first:last]
    for k in range(length.shape[0]):
        x = length[k] / material[k]
        strain = 0.5 * (x * x - 1.0)
        strain = strain if strain > slack else slack
        stress = prestress + stiffness * strain
        stress = stress if stress > 0.0 else 0.0
        density = area * strain * (prestress + 0.5 * stiffness * strain)
        pull = area * stress * x
        stretch[k], force[k], release[k], energy[k] = x, pull, pull * x - density, material[k] * density
    for k in range(length.shape[0]):
        total += energy[k]
    return total


@inner_kernel
def largest_force(s, first, last):
    """The largest force along the rope [N]."""
    largest = 0.0
    for k in range(first, last):
        largest = max(largest, s[FORCE, k])
    return largest


@inner_kernel
def account_slip(state, first, last):
    """Book the heat of the slips, and keep the unstretched lengths and what the next slips will set free."""
    kept, driving = state.material[first:last], state.driving[first:last]
    material, release = state.scratch[MATERIAL, first:last], state.scratch[RELEASE, first:last]
    heat, slipped = 0.0, 0.0
    for k in range(kept.shape[0] - 1):
        slipped += kept[k] - material[k]
        ahead = release[k + 1] - release[k]
        heat += slipped * (driving[k] + ahead)
        driving[k] = ahead
    for k in range(kept.shape[0]):
        kept[k] = material[k]
    state.account[ROPE_FRICTION] += 0.5 * heat


@inner_kernel
def pull_segments(net, state, r, first, last):
    """Add N_k t_k to both ends of each segment."""
    f, s = state.forces, state.scratch
    work, total, largest = 0.0, 0.0, 0.0
    for k in range(first, last):
        i, j, force = net.rope_nodes[k], net.rope_nodes[k + 1], s[FORCE, k]
        for a in range(3):
            pull = force * s[TX + a, k]
            f[i, a] += pull
            f[j, a] -= pull
        work += force * s[SEGMENT_LENGTH, k]
        total += s[SEGMENT_LENGTH, k]
        largest = max(largest, force)
    state.rope_forces[r], state.largest[r] = work / total, largest
