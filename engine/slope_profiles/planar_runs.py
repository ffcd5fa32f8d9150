# SPDX-License-Identifier: GPL-2.0-or-later
"""Ellipses that bounce and roll down a slope profile in its plane, by an impact model of an earlier program.

For comparison with those programs, and never for an assessment: the rock has two dimensions, its ground is a line,
and the models have the faults that Ashayer (2007) finds in them. ``simulate`` on a strip (slope_profile.py) is the
study to use.

Flights are exact parabolas with a constant spin. The time to the next contact is found by steps that no point of the
ellipse can outrun. A contact that closes by less than ROLL_SPEED rolls or slides instead of bouncing, whatever the
model: without restitution, with Coulomb's friction and rolling friction as an eccentric normal force (sections 4.5
and 5.4.2). A rock has come to rest where its speed, with that of its rotation, is below REST_SPEED on a slope that
friction can hold (eq. 5.4.5).
"""

import math
from typing import NamedTuple

import numpy as np

from ..arithmetic.circular import sin_cos
from ..jit.kernels import inner_kernel, kernel
from ..random_numbers import distributions, random_stream
from ..types import Cancelled
from .impact_models import MODELS, impact, stronge

ROLL_SPEED, REST_SPEED = 0.1, 0.5  # m/s, of the ranges 0.1 to 0.5 and 0.5 to 1.0 of the thesis
CLOSED = 1e-6  # m, gap that is a contact
SHORTEST, LONGEST = 2e-4, 0.05  # s, steps of the search
MOST_STEPS = 2_000_000  # of one rock
STOPPED, LEFT, ENDED = range(3)
# numbers of a run that are drawn, each from its own place of the stream START
ANGLE, SPEED, RESTITUTION, FRICTION, ROLLING, DRAWS = range(6)


class Stops(NamedTuple):
    """Outcome for the rocks, arrays of one length."""

    distance: np.ndarray  # horizontal, where the centre stopped or left, m
    farthest: np.ndarray  # the largest distance that it reached, m
    reason: np.ndarray  # STOPPED, LEFT (beyond an end of the profile) or ENDED (after MOST_STEPS)
    impacts: np.ndarray  # contacts that closed faster than ROLL_SPEED
    height: np.ndarray  # largest height of the centre above the profile, m
    energy: np.ndarray  # largest kinetic energy per unit mass, J/kg


@inner_kernel
def piece_at(line, x):
    """Number of the piece of the profile at a distance; beyond its ends the first or last."""
    low, high = 0, line.shape[0] - 2
    while low < high:
        middle = (low + high) // 2
        if x > line[middle + 1, 0]:
            low = middle + 1
        else:
            high = middle
    return low


@inner_kernel
def height_at(line, x):
    """Height of the profile at a distance, m; beyond its ends that of the first or last piece."""
    k = piece_at(line, x)
    share = (x - line[k, 0]) / (line[k + 1, 0] - line[k, 0])
    return line[k, 1] + share * (line[k + 1, 1] - line[k, 1])


@inner_kernel
def support(axes, turn, n1, n3):
    """Distance of the tangent with the outward normal n from the centre, and the point of contact (r1, r3)."""
    (a, b), (sine, cosine) = axes, turn
    along, across = a * (cosine * n1 + sine * n3), b * (cosine * n3 - sine * n1)
    size = math.sqrt(along * along + across * across)
    x, z = a * along / size, b * across / size
    return size, cosine * x - sine * z, sine * x + cosine * z


@inner_kernel
def nearest(line, axes, centre, turn):
    """(gap, r1, r3, n1, n3): of the contact with the smallest gap between an ellipse and the profile.

    ``line``: (n, 2) points. Tangents to the pieces count where they touch within the piece, nodes where they come out
    of the ground; the normal at a node is that of the ellipse.
    """
    x, _ = centre
    least, reach = min(axes[0], axes[1]), max(axes[0], axes[1])
    best, here = (math.inf, 0.0, 0.0, 0.0, 1.0), piece_at(line, x)
    k = here
    while k >= 0 and counts(x - line[k + 1, 0], reach, least, best[0]):
        best = nearer_of_piece(line, k, axes, centre, turn, best)
        if k >= 1:
            best = nearer_of_node(line, k, axes, centre, turn, best)
        k -= 1
    k = here + 1
    while k < line.shape[0] - 1 and counts(line[k, 0] - x, reach, least, best[0]):
        best = nearer_of_piece(line, k, axes, centre, turn, best)
        best = nearer_of_node(line, k, axes, centre, turn, best)
        k += 1
    return best


@inner_kernel
def counts(distance, reach, least, gap):
    """May a piece or node so far from the centre, m, have a smaller gap? Both half axes of the ellipse bound it."""
    return distance <= reach or (distance / reach - 1.0) * least < gap


@inner_kernel
def nearer_of_piece(line, k, axes, centre, turn, best):
    """The contact with piece k where its gap is smaller than the best one's."""
    x, z = centre
    ax, az, bx, bz = line[k, 0], line[k, 1], line[k + 1, 0], line[k + 1, 1]
    dx, dz = bx - ax, bz - az
    length = math.sqrt(dx * dx + dz * dz)
    n1, n3 = -dz / length, dx / length
    level = (x - ax) * n1 + (z - az) * n3
    size, r1, r3 = support(axes, turn, -n1, -n3)
    along = ((x + r1 - ax) * dx + (z + r3 - az) * dz) / length
    if 0.0 <= along <= length and level > -size and level - size < best[0]:
        return level - size, r1, r3, n1, n3
    return best


@inner_kernel
def nearer_of_node(line, k, axes, centre, turn, best):
    """The contact with node k where its gap, or a bound below it, is smaller than the best one's."""
    (x, z), (a, b), (sine, cosine) = centre, axes, turn
    dx, dz = line[k, 0] - x, line[k, 1] - z
    u, w = (cosine * dx + sine * dz) / a, (cosine * dz - sine * dx) / b
    size = math.sqrt(u * u + w * w)
    gap = (size - 1.0) * min(a, b)
    if gap < best[0] and size > 0.0:
        gx, gz = -(cosine * u / a - sine * w / b), -(sine * u / a + cosine * w / b)
        steep = math.sqrt(gx * gx + gz * gz)
        return gap, dx, dz, gx / steep, gz / steep
    return best


@inner_kernel
def met(contact, motion, k2, model, ground):
    """Velocity (x, z) and spin after a contact, and True for an impact. ``ground``: with the rolling friction last."""
    _, r1, r3, n1, n3 = contact
    (vx, vz, w), (restitution, friction, tangential, rolling) = motion, ground
    # along the ground (n3, -n1) and away from it (n1, n3); the direction of travel is that of rising x
    v1, v3 = vx * n3 - vz * n1, vx * n1 + vz * n3
    lever = (r1 * n3 - r3 * n1, r1 * n1 + r3 * n3)
    closing = -(v3 - w * lever[0])
    if closing <= 0.0:
        return vx, vz, w, False
    is_impact = closing > ROLL_SPEED
    if is_impact:
        a1, a3, spin = impact(model, (v1, v3, w), lever, k2, (restitution, friction, tangential))
    else:
        a1, a3, spin = stronge((v1, v3, w), lever, k2, 0.0, friction)
    normal = max(a3 - v3, 0.0)
    least = rolling * math.sqrt(lever[0] * lever[0] + lever[1] * lever[1]) * normal / k2
    spin = 0.0 if abs(spin) <= least else spin - math.copysign(least, spin)
    return a1 * n3 + a3 * n1, -a1 * n1 + a3 * n3, spin, is_impact


@inner_kernel
def stays(contact, friction, rolling):
    """True where a slow rock neither slides nor rolls on: both conditions of eq. 5.4.5, with alpha of eq. 4.5.2."""
    _, r1, r3, n1, n3 = contact
    ahead = (r1 * n3 - r3 * n1) * math.copysign(1.0, n1)  # of the contact, downhill
    offset = rolling * math.sqrt(r1 * r1 + r3 * r3)
    return abs(n1) < friction * n3 and (ahead + offset) * n3 > -(r1 * n1 + r3 * n3) * abs(n1)


@kernel
def follow(line, axes, start, model, ground, gravity, out):
    """Follow one rock; ``start``: (x, angle, vx), with its lowest point ``start[3]`` m above the profile. In place."""
    a, b = axes
    x, angle, vx, above = start
    k2, vz, w, reach = 0.2 * (a * a + b * b), 0.0, 0.0, max(a, b)
    z = height_at(line, x) + above + reach
    friction, impacts, farthest, height, energy, reason = ground[1], 0, x, above + reach, 0.0, ENDED
    for _ in range(MOST_STEPS):
        sine, cosine = sin_cos(angle)
        contact = nearest(line, axes, (x, z), (sine, cosine))
        if contact[0] <= CLOSED:
            vx, vz, w, is_impact = met(contact, (vx, vz, w), k2, model, ground)
            impacts += is_impact
            slow = vx * vx + vz * vz + k2 * w * w < REST_SPEED * REST_SPEED
            if slow and stays(contact, friction, ground[3]):
                reason = STOPPED
                break
            if contact[0] < -CLOSED:  # out of the ground again, without any velocity
                x, z = x - contact[0] * contact[3], z - contact[0] * contact[4]
        fastest = math.sqrt(vx * vx + vz * vz) + abs(w) * reach
        step = min(max(contact[0] / (fastest + gravity * LONGEST), SHORTEST), LONGEST)
        x, z, vz, angle = x + step * vx, z + step * (vz - 0.5 * gravity * step), vz - gravity * step, angle - step * w
        farthest = max(farthest, x)
        height = max(height, z - height_at(line, x))
        energy = max(energy, 0.5 * (vx * vx + vz * vz + k2 * w * w))
        if not line[0, 0] <= x <= line[-1, 0]:
            reason = LEFT
            break
    out[0], out[1], out[2], out[3], out[4], out[5] = x, farthest, reason, impacts, height, energy


class Rock(NamedTuple):
    """An ellipse and how it starts. Numbers, or texts of distributions that each run draws from."""

    length: object  # m, of the longer axis, from end to end
    ratio: float = 1.0  # of the longer axis to the shorter, at least 1
    x: float = 0.0  # m, along the profile
    height: float = 0.6  # m, of its lowest point above the profile, at least
    speed: object = 1.0  # m/s, horizontal


class Coefficients(NamedTuple):
    """Coefficients of the ground. Numbers, or texts of distributions that each run draws from."""

    restitution: object = 0.35  # what it means hangs on the model (impact_models.py)
    friction: object = 0.25
    tangential: float = 0.8  # of pfeiffer alone
    rolling: object = 0.0  # rolling friction, a number: the eccentricity over the radius


def throw(line, rock, coefficients, model="stronge", runs=200, seed=0, gravity=9.81, cancelled=None):
    """Stops of ellipses on a Profile, their orientation uniform.

    Parameters
    ----------
    line : slope_profile.Profile; its grounds are not read
    rock : Rock
    coefficients : Coefficients
    model : one of MODELS
    runs : rocks
    seed : of all that is drawn
    gravity : m/s2
    cancelled : asked before each run; True ends the work with Cancelled

    Raises
    ------
    ValueError
        For an unknown model, numbers outside their ranges, or a start beside the profile; the message begins with the
        name.
    """
    if model not in MODELS:
        raise ValueError(f"model: {model!r} is not known; give one of {', '.join(MODELS)}.")
    if not (hasattr(runs, "__index__") and runs >= 1):
        raise ValueError(f"runs: is {runs!r}; give a whole number of at least 1.")
    if not rock.ratio >= 1.0:
        raise ValueError(f"ratio: is {rock.ratio!r}; give the longer axis over the shorter, at least 1.")
    if not line.x[0] <= rock.x < line.x[-1]:
        raise ValueError(f"x: is {rock.x!r}; give a place on the profile, from {line.x[0]:g} to {line.x[-1]:g} m.")
    length = _drawn(rock.length, "length", runs, seed, DRAWS, above=0.0)
    speed = _drawn(rock.speed, "speed", runs, seed, SPEED)
    restitution = _drawn(coefficients.restitution, "restitution", runs, seed, RESTITUTION, lowest=0.0, highest=1.0)
    friction = _drawn(coefficients.friction, "friction", runs, seed, FRICTION, lowest=0.0)
    rolling = _drawn(coefficients.rolling, "rolling", runs, seed, ROLLING, lowest=0.0)
    angle = _drawn("uniform(0, 3.141592653589793)", "angle", runs, seed, ANGLE)
    points, out = np.column_stack([line.x, line.z]), np.empty((runs, 6))
    for k in range(runs):
        if cancelled is not None and cancelled():
            raise Cancelled
        axes = 0.5 * length[k], 0.5 * length[k] / float(rock.ratio)
        ground = restitution[k], friction[k], float(coefficients.tangential), rolling[k]
        start = float(rock.x), angle[k], speed[k], float(rock.height)
        follow(points, axes, start, MODELS.index(model), ground, float(gravity), out[k])
    x, farthest, reason, impacts, height, energy = out.T.copy()
    return Stops(x, farthest, reason.astype(np.int64), impacts.astype(np.int64), height, energy)


def _drawn(value, name, runs, seed, stream, lowest=-math.inf, highest=math.inf, above=-math.inf):
    """A number for each run, (runs,)."""
    if isinstance(value, str):
        law = distributions.parse_as(value, name, lowest=lowest, highest=highest, above=above)
        return law.values([random_stream.uniforms_of(seed, run, stream, random_stream.START)[0] for run in range(runs)])
    if isinstance(value, bool) or not (
        isinstance(value, (int, float)) and lowest <= value <= highest and value > above
    ):
        limits = f"above {above:g}" if above > -math.inf else f"from {lowest:g} to {highest:g}"
        raise ValueError(f"{name}: is {value!r}; give a finite number {limits}, or the text of a distribution.")
    return np.full(runs, float(value))
