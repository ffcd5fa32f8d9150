# SPDX-License-Identifier: GPL-2.0-or-later
"""The slips at all nodes of a rope with friction, at once. SI units.

They are found exactly, for lengths that are linear in the forces (and then again, as the stretch is not quite):

    S_k(N), the rope that has run past node k if segment k pulls with N, rises with N, piece by piece linearly
    S_k(N) = T_(k-1)(N) + L_k before - L_k(N)
    T_k(N): S_k(N / e) where that is positive, S_k(N e) where it is negative, 0 between, e = exp(mu theta_k)

Forwards only the roots R_k of S_k are kept; no rope leaves the last segment, so its force is its root; and backwards
N_k is N_(k+1) / e, R_k or N_(k+1) e, whichever lies in the middle. Knots of S_k lie on two stacks, left and right of
the root, which moves little from node to node: the work grows with the number of nodes. (The forward and backward pass
are those of Johnson, 2013, J. Comput. Graph. Stat. 22, 246-260, for a chain of differences.)
"""

import math

from ...jit.kernels import inner_kernel
from ..arrays import R_AREA, R_PRESTRESS, R_STIFFNESS
from .scratch import FACTOR, FORCE, INVERSE, LOOSE, MATERIAL, ROOT, SEGMENT_LENGTH, STRETCH, YIELDING

# rows of knots: place and change of slope, of those left and right of the root
LEFT, LEFT_JUMP, RIGHT, RIGHT_JUMP = range(4)
PASSES = 6
# of the forces; rope that has run is exact in any pass, so that nothing adds up. With 1e-5 one pass is mostly enough
# (two with 1e-7, 7 % of an impact's cost); elongations differ by 0.1 %, as from a start 1e-9 m beside
ACCURACY = 1e-5
SHORTEST = 0.2  # of the length in a segment is left at least by one pass


@inner_kernel
def slip(s, before, knots, row, first, last):
    """Write the unstretched lengths that the slips of all inner nodes leave; before: those before the step [m]."""
    natural = math.sqrt(max(0.01, 1.0 - 2.0 * row[R_PRESTRESS] / row[R_STIFFNESS]))  # the stretch without stress
    length, stretch, material = s[SEGMENT_LENGTH], s[STRETCH], s[MATERIAL]
    for k in range(first, last):  # to begin with: each segment as tight as in the step before
        material[k] = length[k] / stretch[k] if stretch[k] > 0.0 else before[k]
    for _ in range(PASSES):
        linearise(s, row, natural, first, last)
        force = roots(s, before, knots, first, last)
        if force <= 0.0:
            spread(s, before, first, last)
            break
        change = forces_backwards(s, first, last, force)
        if 1.5 * change * change <= ACCURACY * force * row[R_AREA] * row[R_STIFFNESS]:  # left: N'' (change / N')^2 / 2
            break


@inner_kernel
def linearise(s, row, natural, first, last):
    """Force of each segment, and its unstretched length as LOOSE - YIELDING N, at the length that it has.

    Of a slack one those when it comes taut, and a force below zero.
    """
    area, stiffness, prestress = row[R_AREA], row[R_STIFFNESS], row[R_PRESTRESS]
    length, material, force = s[SEGMENT_LENGTH, first:last], s[MATERIAL, first:last], s[FORCE, first:last]
    loose, yielding = s[LOOSE, first:last], s[YIELDING, first:last]
    least, over = area * stiffness * natural * natural * natural, 1.0 / natural
    for k in range(length.shape[0]):
        x = length[k] / material[k]
        stress = prestress + 0.5 * stiffness * (x * x - 1.0)
        is_taut = stress > 0.0
        pull = area * stress * x
        fall = material[k] / (area * (stress + stiffness * x * x) * x) if is_taut else length[k] * over / least
        loose[k] = material[k] + pull * fall if is_taut else length[k] * over
        force[k] = pull if is_taut else least * (1.0 - natural / x)
        yielding[k] = fall


@inner_kernel
def roots(s, before, knots, first, last):
    """Roots of all S_k; returns that of the last, its force [N]: zero or less for a slack rope."""
    loose, yielding, factors, inverses, roots_out = s[LOOSE], s[YIELDING], s[FACTOR], s[INVERSE], s[ROOT]
    lefts, left_jumps, rights, right_jumps = knots[LEFT], knots[LEFT_JUMP], knots[RIGHT], knots[RIGHT_JUMP]
    left, right = 0, 0  # knots on the two stacks
    left_scale, right_scale = 1.0, 1.0  # one is one over the other
    at_knot, value, slope = 0.0, 0.0, 0.0  # a point of S, and its slope from there to the next knot
    root = 0.0
    for k in range(first, last):
        value += before[k] - loose[k] + yielding[k] * at_knot
        slope += yielding[k]
        while value > 0.0 and at_knot > 0.0:  # the root lies to the left
            knot = lefts[left - 1] * left_scale if left > 0 else 0.0
            below = value - slope * (at_knot - knot)
            if below <= 0.0:
                break
            at_knot, value = knot, below
            if left > 0:
                left -= 1
                jump = left_jumps[left] * right_scale
                slope -= jump
                rights[right], right_jumps[right] = knot * left_scale, jump * right_scale
                right += 1
        while value < 0.0 and right > 0:
            knot = rights[right - 1] * right_scale
            above = value + slope * (knot - at_knot)
            if above >= 0.0:
                break
            at_knot, value = knot, above
            right -= 1
            jump = right_jumps[right] * left_scale
            slope += jump
            lefts[left], left_jumps[left] = knot * right_scale, jump * left_scale
            left += 1
        root = max(0.0, at_knot - value / slope)
        roots_out[k] = root
        if k == last - 1:
            break
        factor, inverse = factors[k], inverses[k]
        left_scale, right_scale = left_scale * inverse, right_scale * factor
        if root == 0.0 and at_knot == 0.0 and value > 0.0:  # more rope than can be taut: S begins above zero
            slope *= inverse
            continue
        low, high = root * inverse, root * factor
        lefts[left], left_jumps[left] = low * right_scale, -slope * factor * left_scale
        rights[right], right_jumps[right] = high * left_scale, slope * inverse * right_scale
        left, right = left + 1, right + 1
        at_knot, value, slope = low, 0.0, 0.0
    return root


@inner_kernel
def forces_backwards(s, first, last, force):
    """Unstretched lengths from the force of the last segment on; returns the largest change of a force [N]."""
    loose, yielding, factor, inverse, root = s[LOOSE], s[YIELDING], s[FACTOR], s[INVERSE], s[ROOT]
    before, material, change = s[FORCE], s[MATERIAL], 0.0
    for k in range(last - 1, first - 1, -1):
        if k < last - 1:
            force = min(max(root[k], force * inverse[k]), force * factor[k])
        change = max(change, abs(force - before[k]))
        material[k] = max(SHORTEST * material[k], loose[k] - yielding[k] * force)
    return change


@inner_kernel
def spread(s, before, first, last):
    """The unstretched lengths with which the stretch is the same everywhere."""
    total, length = 0.0, 0.0
    for k in range(first, last):
        total += before[k]
        length += s[SEGMENT_LENGTH, k]
    for k in range(first, last):
        s[MATERIAL, k] = max(1e-9 * total, total * s[SEGMENT_LENGTH, k] / length)
