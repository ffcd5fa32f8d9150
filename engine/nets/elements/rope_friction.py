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

# columns of scratch: length and direction of a segment, its force, its unstretched length, the slip at the node behind
# it, the factor exp(mu theta) there, the root R, and the unstretched length without force and its fall with the force
SEGMENT_LENGTH, TX, TY, TZ, FORCE, MATERIAL, SLIP, FACTOR, ROOT, LOOSE, YIELDING = range(11)
# columns of knots: place and change of slope, of those left and right of the root
LEFT, LEFT_JUMP, RIGHT, RIGHT_JUMP = range(4)
PASSES = 4
ACCURACY = 1e-7  # of the forces
SHORTEST = 0.2  # of the length in a segment is left at least by one pass
SHORT = 0.25  # of its length at the start: a segment below that makes no bends of its own


@inner_kernel
def pull_rough_rope(net, state, r, may_slip):
    """Let rope r slip as it must, if it may, add its forces to the nodes; returns its elastic energy [J]."""
    first, last = net.rope_first[r], net.rope_first[r + 1] - 1  # segments first ... last - 1
    s, row = state.scratch, net.ropes[r]
    if not may_slip:
        for k in range(first, last):
            s[k, FORCE], _ = tension(row, s[k, SEGMENT_LENGTH], state.material[k])
        return pull_segments(net, state, r, first, last)
    for k in range(first, last - 1):
        s[k, FACTOR] = capstan_factor(s, net.rope_lengths, k, row[R_FRICTION])
    slip(state, row, first, last)
    account_slip(state, row, first, last)
    return pull_segments(net, state, r, first, last)


@inner_kernel
def capstan_factor(s, starts, k, friction):
    """exp(mu theta) at the node between the segments k and k + 1.

    Where a node has come up to the next one, the two bends beside the short segment turn back what the other turned
    and are no bend of the rope: there friction fades with the length of the segment. starts: lengths at the start.
    """
    dx, dy, dz = s[k + 1, TX] - s[k, TX], s[k + 1, TY] - s[k, TY], s[k + 1, TZ] - s[k, TZ]
    sine = 0.5 * math.sqrt(dx * dx + dy * dy + dz * dz)  # of half the bend
    bend = 2.0 * atan2(sine, math.sqrt(max(0.0, 1.0 - sine * sine)))
    shorter = min(s[k, SEGMENT_LENGTH] / starts[k], s[k + 1, SEGMENT_LENGTH] / starts[k + 1])
    return exp(friction * bend * min(1.0, shorter / SHORT))


@inner_kernel
def tension(row, length, material):
    """N [N] of a segment, and -dN/dL [N/m] for its unstretched length L; of a slack one, that when it comes taut."""
    x = length / material
    stress = row[R_PRESTRESS] + 0.5 * row[R_STIFFNESS] * (x * x - 1.0)
    if stress <= 0.0:
        return 0.0, 1.0
    return row[R_AREA] * stress * x, row[R_AREA] * (stress + row[R_STIFFNESS] * x * x) * x / material


@inner_kernel
def slip(state, row, first, last):
    """Find the slips of all inner nodes, and the unstretched lengths that they leave."""
    s, material = state.scratch, state.material
    natural = math.sqrt(max(0.01, 1.0 - 2.0 * row[R_PRESTRESS] / row[R_STIFFNESS]))  # the stretch without stress
    spread(s, material, first, last)  # to begin with: all forces will be of one size
    for _ in range(PASSES):
        linearise(s, row, natural, first, last)
        force = roots(s, material, state.knots, first, last)
        if force <= 0.0:
            spread(s, material, first, last)
            break
        if forces_backwards(s, first, last, force) <= ACCURACY * force:
            break
    moved = 0.0
    for k in range(first, last):
        moved += material[k] - s[k, MATERIAL]
        s[k, SLIP] = moved
    for k in range(first, last):
        material[k] = s[k, MATERIAL]
        s[k, FORCE], _ = tension(row, s[k, SEGMENT_LENGTH], material[k])


@inner_kernel
def linearise(s, row, natural, first, last):
    """Unstretched length of each segment as LOOSE - YIELDING N, at the length that it has."""
    for k in range(first, last):
        length = s[k, SEGMENT_LENGTH]
        force, slope = tension(row, length, s[k, MATERIAL])
        if force <= 0.0:
            loose = length / natural
            slope = row[R_AREA] * row[R_STIFFNESS] * natural * natural * natural / loose
            s[k, LOOSE] = loose
        else:
            s[k, LOOSE] = s[k, MATERIAL] + force / slope
        s[k, YIELDING] = 1.0 / slope


@inner_kernel
def roots(s, material, knots, first, last):
    """Roots of all S_k; returns that of the last, its force [N]: zero or less for a slack rope."""
    left, right = 0, 0  # knots on the two stacks
    left_scale, right_scale = 1.0, 1.0
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
                jump = knots[left, LEFT_JUMP] / left_scale
                slope -= jump
                knots[right, RIGHT], knots[right, RIGHT_JUMP] = knot / right_scale, jump * right_scale
                right += 1
        while value < 0.0 and right > 0:
            knot = knots[right - 1, RIGHT] * right_scale
            above = value + slope * (knot - place)
            if above >= 0.0:
                break
            place, value = knot, above
            right -= 1
            jump = knots[right, RIGHT_JUMP] / right_scale
            slope += jump
            knots[left, LEFT], knots[left, LEFT_JUMP] = knot / left_scale, jump * left_scale
            left += 1
        root = place - value / slope
        if root <= 0.0:
            root = 0.0
        s[k, ROOT] = root
        if k == last - 1:
            break
        factor = s[k, FACTOR]
        left_scale, right_scale = left_scale / factor, right_scale * factor
        if root == 0.0 and place == 0.0 and value > 0.0:  # more rope than can be taut: S begins above zero
            slope /= factor
            continue
        low, high = root / factor, root * factor
        knots[left, LEFT], knots[left, LEFT_JUMP] = low / left_scale, -slope * factor * left_scale
        knots[right, RIGHT], knots[right, RIGHT_JUMP] = high / right_scale, slope / factor * right_scale
        left, right = left + 1, right + 1
        place, value, slope = low, 0.0, 0.0
    return root


@inner_kernel
def forces_backwards(s, first, last, force):
    """Unstretched lengths from the force of the last segment on; returns the largest change of a force [N]."""
    change = 0.0
    for k in range(last - 1, first - 1, -1):
        if k < last - 1:
            factor, root = s[k, FACTOR], s[k, ROOT]
            force = min(max(root, force / factor), force * factor)
        before = (s[k, LOOSE] - s[k, MATERIAL]) / s[k, YIELDING]
        change = max(change, abs(force - before))
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
def account_slip(state, row, first, last):
    """Book the heat of the slips, and keep what the next ones will set free."""
    s, driving = state.scratch, state.driving
    here = release(row, s[first, SEGMENT_LENGTH] / state.material[first])
    for k in range(first, last - 1):
        ahead = release(row, s[k + 1, SEGMENT_LENGTH] / state.material[k + 1])
        state.account[ROPE_FRICTION] += 0.5 * s[k, SLIP] * (driving[k] + ahead - here)
        driving[k] = ahead - here
        here = ahead


@inner_kernel
def release(row, x):
    """g = A (x P - W): energy that a metre of unstretched rope sets free in a segment of stretch x [N]."""
    strain = max(0.5 * (x * x - 1.0), -row[R_PRESTRESS] / row[R_STIFFNESS])
    stress = row[R_PRESTRESS] + row[R_STIFFNESS] * strain
    energy = strain * (row[R_PRESTRESS] + 0.5 * row[R_STIFFNESS] * strain)
    return row[R_AREA] * (max(0.0, stress) * x * x - energy)


@inner_kernel
def pull_segments(net, state, r, first, last):
    """Add N_k t_k to both ends of each segment; returns the elastic energy [J]."""
    f, s, row = state.forces, state.scratch, net.ropes[r]
    energy, work, total, largest = 0.0, 0.0, 0.0, 0.0
    for k in range(first, last):
        i, j, force = net.rope_nodes[k], net.rope_nodes[k + 1], s[k, FORCE]
        for a in range(3):
            f[i, a] += force * s[k, TX + a]
            f[j, a] -= force * s[k, TX + a]
        x = s[k, SEGMENT_LENGTH] / state.material[k]
        energy += state.material[k] * (force * x - release(row, x))
        work += force * s[k, SEGMENT_LENGTH]
        total += s[k, SEGMENT_LENGTH]
        largest = max(largest, force)
    state.rope_forces[r], state.largest[r] = work / total, largest
    return energy
