# SPDX-License-Identifier: GPL-2.0-or-later
"""A rope that rubs on the nodes it slides over: Euler's capstan with slip as a state. SI units.

Each segment k holds an unstretched length L_k of rope, and pulls with

    N_k = A (S0 + E (x^2 - 1) / 2) x >= 0,   x = l_k / L_k
    N_(k+1) <= N_k exp(mu theta_k)  and  N_k <= N_(k+1) exp(mu theta_k)      theta_k the bend at the node between

While both hold, the rope sticks at the node; where one would fail, rope runs over the node from the side that pulls
less, until it holds as an equality. The sum of the L_k stays. Without friction all x become one: the rope of ropes.py.

The slips are found exactly, for lengths that are linear in the forces (and then again, as the stretch is not quite):

    S_k(N), the rope that has run past node k if segment k pulls with N, rises with N, piece by piece linearly
    S_k(N) = T_(k-1)(N) + L_k before - L_k(N)
    T_k(N): S_k(N / e) where that is positive, S_k(N e) where it is negative, 0 between, e = exp(mu theta_k)

Forwards only the roots R_k of S_k are kept; no rope leaves the last segment, so its force is its root; and backwards
N_k is N_(k+1) / e, R_k or N_(k+1) e, whichever lies in the middle. Knots of S_k lie on two stacks, left and right of
the root, which moves little from node to node: the work grows with the number of nodes. (The forward and backward pass
are those of Johnson, 2013, J. Comput. Graph. Stat. 22, 246-260, for a chain of differences.)

Slip sets free, per metre, g_(k+1) - g_k with g = A (x P - W), P = N / A and W the energy per volume: the mean of that
before and after the step, times the slip, is the heat. It is of second order in the step, and never negative along
a slip, for g grows with N.
"""

import math

from ...arithmetic.exponential import exp
from ...arithmetic.inverse_circular import atan2
from ...jit.kernels import inner_kernel
from ..arrays import R_AREA, R_FRICTION, R_PRESTRESS, R_STIFFNESS, ROPE_FRICTION

# columns of scratch: length and direction of a segment, its force, its unstretched length, what a metre of rope sets
# free in it, the factor exp(mu theta) at the node behind it and one over it, the root R, the unstretched length
# without force and its fall with the force, and the stretch of the step before
SEGMENT_LENGTH, TX, TY, TZ, FORCE, MATERIAL, RELEASE, FACTOR, INVERSE, ROOT, LOOSE, YIELDING, STRETCH = range(13)
SCRATCH_COLUMNS = 13
# columns of knots: place and change of slope, of those left and right of the root
LEFT, LEFT_JUMP, RIGHT, RIGHT_JUMP = range(4)
PASSES = 6
ACCURACY = 1e-7  # of the forces
GENTLE = 0.1  # radians: for bends below, and exponents, the first terms of a series say all
SHORTEST = 0.2  # of the length in a segment is left at least by one pass
SHORT = 0.25  # of its length at the start: a segment below that makes no bends of its own


@inner_kernel
def pull_rough_rope(net, state, r, may_slip):
    """Let rope r slip as it must, if it may, add its forces to the nodes; returns its elastic energy [J]."""
    first, last = net.rope_first[r], net.rope_first[r + 1] - 1  # segments first ... last - 1
    s, row = state.scratch, net.ropes[r]
    if may_slip:
        for k in range(first, last - 1):
            s[k, FACTOR] = capstan_factor(s, net.rope_lengths, k, row[R_FRICTION])
            s[k, INVERSE] = 1.0 / s[k, FACTOR]
        slip(state, row, first, last)
    else:
        for k in range(first, last):
            s[k, MATERIAL] = state.material[k]
    energy = stretch_segments(s, row, first, last)
    if may_slip:
        account_slip(state, first, last)
    pull_segments(net, state, r, first, last)
    return energy


@inner_kernel
def capstan_factor(s, starts, k, friction):
    """exp(mu theta) at the node between the segments k and k + 1.

    Where a node has come up to the next one, the two bends beside the short segment turn back what the other turned
    and are no bend of the rope: there friction fades with the length of the segment. starts: lengths at the start.
    """
    dx, dy, dz = s[k + 1, TX] - s[k, TX], s[k + 1, TY] - s[k, TY], s[k + 1, TZ] - s[k, TZ]
    bend = bend_of(0.25 * (dx * dx + dy * dy + dz * dz))
    shorter = min(s[k, SEGMENT_LENGTH] / starts[k], s[k + 1, SEGMENT_LENGTH] / starts[k + 1])
    exponent = friction * bend * min(1.0, shorter / SHORT)
    if exponent > GENTLE:
        return exp(exponent)
    e = exponent  # to 1e-15
    half = 1.0 + e * (1.0 / 5.0) * (1.0 + e * (1.0 / 6.0) * (1.0 + e * (1.0 / 7.0) * (1.0 + e * (1.0 / 8.0))))
    return 1.0 + e * (1.0 + e * 0.5 * (1.0 + e * (1.0 / 3.0) * (1.0 + e * 0.25 * half)))


@inner_kernel
def bend_of(square):
    """Angle theta of the square of the sine of its half; gentle ones to 1e-14 by the series of the arc sine."""
    sine = math.sqrt(square)
    if sine > GENTLE:
        return 2.0 * atan2(sine, math.sqrt(max(0.0, 1.0 - square)))
    series = 3.0 / 40.0 + square * (15.0 / 336.0 + square * (105.0 / 3456.0 + square * (945.0 / 42240.0)))
    return 2.0 * sine * (1.0 + square * (1.0 / 6.0 + square * series))


@inner_kernel
def tension(row, length, material):
    """N [N] of a segment, and -dN/dL [N/m] for its unstretched length L; of a slack one, that when it comes taut."""
    inverse = 1.0 / material
    x = length * inverse
    stress = row[R_PRESTRESS] + 0.5 * row[R_STIFFNESS] * (x * x - 1.0)
    if stress <= 0.0:
        return 0.0, 1.0
    return row[R_AREA] * stress * x, row[R_AREA] * (stress + row[R_STIFFNESS] * x * x) * x * inverse


@inner_kernel
def slip(state, row, first, last):
    """Find the unstretched lengths that the slips of all inner nodes leave."""
    s = state.scratch
    natural = math.sqrt(max(0.01, 1.0 - 2.0 * row[R_PRESTRESS] / row[R_STIFFNESS]))  # the stretch without stress
    for k in range(first, last):  # to begin with: each segment as tight as in the step before
        s[k, MATERIAL] = s[k, SEGMENT_LENGTH] / s[k, STRETCH] if s[k, STRETCH] > 0.0 else state.material[k]
    for _ in range(PASSES):
        linearise(s, row, natural, first, last)
        force = roots(s, state.material, state.knots, first, last)
        if force <= 0.0:
            spread(s, state.material, first, last)
            break
        change = forces_backwards(s, first, last, force)
        if 1.5 * change * change <= ACCURACY * force * row[R_AREA] * row[R_STIFFNESS]:  # left: N'' (change / N')^2 / 2
            break


@inner_kernel
def linearise(s, row, natural, first, last):
    """Force of each segment, and its unstretched length as LOOSE - YIELDING N, at the length that it has."""
    for k in range(first, last):
        length, material = s[k, SEGMENT_LENGTH], s[k, MATERIAL]
        force, slope = tension(row, length, material)
        if force <= 0.0:
            loose = length / natural
            yielding = loose / (row[R_AREA] * row[R_STIFFNESS] * natural * natural * natural)
            force = (loose - material) / yielding
        else:
            yielding = 1.0 / slope
            loose = material + force * yielding
        s[k, FORCE], s[k, LOOSE], s[k, YIELDING] = force, loose, yielding


@inner_kernel
def roots(s, material, knots, first, last):
    """Roots of all S_k; returns that of the last, its force [N]: zero or less for a slack rope."""
    left, right = 0, 0  # knots on the two stacks
    left_scale, right_scale = 1.0, 1.0  # one is one over the other
    place, value, slope = 0.0, 0.0, 0.0  # a point of S, and its slope from there to the next knot
    root = 0.0
    for k in range(first, last):
        value += material[k] - s[k, LOOSE] + s[k, YIELDING] * place
        slope += s[k, YIELDING]
        while value > 0.0 and place > 0.0:  # the root lies to the left
            knot = knots[left - 1, LEFT] * left_scale if left > 0 else 0.0
            below = value - slope * (place - knot)
            if below <= 0.0:
                break
            place, value = knot, below
            if left > 0:
                left -= 1
                jump = knots[left, LEFT_JUMP] * right_scale
                slope -= jump
                knots[right, RIGHT], knots[right, RIGHT_JUMP] = knot * left_scale, jump * right_scale
                right += 1
        while value < 0.0 and right > 0:
            knot = knots[right - 1, RIGHT] * right_scale
            above = value + slope * (knot - place)
            if above >= 0.0:
                break
            place, value = knot, above
            right -= 1
            jump = knots[right, RIGHT_JUMP] * left_scale
            slope += jump
            knots[left, LEFT], knots[left, LEFT_JUMP] = knot * right_scale, jump * left_scale
            left += 1
        root = max(0.0, place - value / slope)
        s[k, ROOT] = root
        if k == last - 1:
            break
        factor, inverse = s[k, FACTOR], s[k, INVERSE]
        left_scale, right_scale = left_scale * inverse, right_scale * factor
        if root == 0.0 and place == 0.0 and value > 0.0:  # more rope than can be taut: S begins above zero
            slope *= inverse
            continue
        low, high = root * inverse, root * factor
        knots[left, LEFT], knots[left, LEFT_JUMP] = low * right_scale, -slope * factor * left_scale
        knots[right, RIGHT], knots[right, RIGHT_JUMP] = high * left_scale, slope * inverse * right_scale
        left, right = left + 1, right + 1
        place, value, slope = low, 0.0, 0.0
    return root


@inner_kernel
def forces_backwards(s, first, last, force):
    """Unstretched lengths from the force of the last segment on; returns the largest change of a force [N]."""
    change = 0.0
    for k in range(last - 1, first - 1, -1):
        if k < last - 1:
            force = min(max(s[k, ROOT], force * s[k, INVERSE]), force * s[k, FACTOR])
        change = max(change, abs(force - s[k, FORCE]))
        s[k, MATERIAL] = max(SHORTEST * s[k, MATERIAL], s[k, LOOSE] - s[k, YIELDING] * force)
    return change


@inner_kernel
def spread(s, material, first, last):
    """The unstretched lengths with which the stretch is the same everywhere."""
    total, length = 0.0, 0.0
    for k in range(first, last):
        total += material[k]
        length += s[k, SEGMENT_LENGTH]
    for k in range(first, last):
        s[k, MATERIAL] = max(1e-9 * total, total * s[k, SEGMENT_LENGTH] / length)


@inner_kernel
def stretch_segments(s, row, first, last):
    """Forces at the unstretched lengths, and what a metre of rope would set free; returns the elastic energy [J].

    g = A (x P - W), of the stretch x, the stress P and the energy W per volume [N].
    """
    energy, slack = 0.0, -row[R_PRESTRESS] / row[R_STIFFNESS]
    for k in range(first, last):
        x = s[k, SEGMENT_LENGTH] / s[k, MATERIAL]
        s[k, STRETCH] = x
        strain = max(0.5 * (x * x - 1.0), slack)
        stress = max(0.0, row[R_PRESTRESS] + row[R_STIFFNESS] * strain)
        density = row[R_AREA] * strain * (row[R_PRESTRESS] + 0.5 * row[R_STIFFNESS] * strain)
        s[k, FORCE] = row[R_AREA] * stress * x
        s[k, RELEASE] = s[k, FORCE] * x - density
        energy += s[k, MATERIAL] * density
    return energy


@inner_kernel
def account_slip(state, first, last):
    """Book the heat of the slips, and keep the unstretched lengths and what the next slips will set free."""
    s, driving, material = state.scratch, state.driving, state.material
    heat, slipped = 0.0, 0.0
    for k in range(first, last - 1):
        slipped += material[k] - s[k, MATERIAL]
        ahead = s[k + 1, RELEASE] - s[k, RELEASE]
        heat += slipped * (driving[k] + ahead)
        driving[k] = ahead
    for k in range(first, last):
        material[k] = s[k, MATERIAL]
    state.account[ROPE_FRICTION] += 0.5 * heat


@inner_kernel
def pull_segments(net, state, r, first, last):
    """Add N_k t_k to both ends of each segment."""
    f, s = state.forces, state.scratch
    work, total, largest = 0.0, 0.0, 0.0
    for k in range(first, last):
        i, j, force = net.rope_nodes[k], net.rope_nodes[k + 1], s[k, FORCE]
        for a in range(3):
            pull = force * s[k, TX + a]
            f[i, a] += pull
            f[j, a] -= pull
        work += force * s[k, SEGMENT_LENGTH]
        total += s[k, SEGMENT_LENGTH]
        largest = max(largest, force)
    state.rope_forces[r], state.largest[r] = work / total, largest
