# SPDX-License-Identifier: GPL-2.0-or-later
"""Can a block slide or topple out of a rock face along its joints? Markland's tests, with the spread of the joint sets.

psi are dips, D is the difference of the dip directions of a joint (or the trend of a line) and of the face, D' the same
with the joint's direction turned by 180 degrees, phi the friction angle, L the lateral limit, a small circle:

    daylight   cos D > 0 and tan psi_j <= tan psi_face cos D
    planar     psi_j >= phi, daylight, |asin(sin psi_j sin D)| <= L
    wedge      plunge >= phi, daylight; or plunge < phi, daylight, tan plunge >= tan phi cos D, where it slides on one
               of its planes (secondary)
    toppling   cos D' > 0, tan(90 - psi_j) <= tan(psi_face - phi) cos D', |asin(sin psi_j sin D')| <= L

What is at a limit counts. Beyond the lateral limit planar sliding and toppling are secondary. The forms are those of
Markland (1972) and Goodman (1980); all 26 published tests of mplstereonet's kinematic_analysis hold.

A set has a spread: the standard deviation of its poles, as far along the dip as across. Orientations at equal shares of
the normal distributions of both stand for it, and the share of them with which a block can go is what is mapped.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..random_numbers.distributions import Distribution

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

FRICTION, LATERAL = 35.0, 20.0  # degrees, usual
ROUNDING = 1e-9  # relative, so that what is at a limit counts
NONE, SECONDARY, PRIMARY = range(3)
OF_ONE, OF_PAIR = 9, 5  # orientations a direction that stand for the spread of a set, alone and in pairs
SLOPE_STEP, ASPECT_STEP = 1.0, 2.0  # degrees, of the table of faces


class JointSet(NamedTuple):
    """A set of joints, degrees."""

    direction: float  # dip direction, clockwise from north
    dip: float
    spread: float = 0.0  # standard deviation


class Limits(NamedTuple):
    """Limits of the kinematic tests, degrees."""

    friction: float = FRICTION
    lateral: float = LATERAL


def planar(direction: ArrayLike, dip: ArrayLike, aspect: ArrayLike, slope: ArrayLike, limits: Limits) -> Array:
    """NONE, SECONDARY or PRIMARY for joints and faces, degrees; arrays that broadcast."""
    apart, psi = _radians(np.subtract(direction, aspect)), _radians(dip)
    can = (np.asarray(dip) >= limits.friction - ROUNDING) & _daylight(psi, apart, _radians(slope))
    return _by_limit(can, psi, apart, limits)


def toppling(direction: ArrayLike, dip: ArrayLike, aspect: ArrayLike, slope: ArrayLike, limits: Limits) -> Array:
    """Test of toppling for a joint set in a slope."""
    apart, psi = _radians(np.subtract(direction, aspect) + 180.0), _radians(dip)
    steep = np.asarray(slope, np.float64) - limits.friction
    highest = np.tan(np.radians(np.maximum(steep, 0.0))) * np.cos(apart)
    can = (np.cos(apart) > ROUNDING) & (steep >= 0.0) & _not_above(np.tan(0.5 * math.pi - psi), highest)
    return _by_limit(can, psi, apart, limits)


def wedge(bearing: ArrayLike, plunge: ArrayLike, aspect: ArrayLike, slope: ArrayLike, limits: Limits) -> Array:
    """Test of a wedge whose line of intersection plunges into a bearing."""
    apart, psi = _radians(np.subtract(bearing, aspect)), _radians(plunge)
    seen = _daylight(psi, apart, _radians(slope))
    is_steep = np.asarray(plunge) >= limits.friction - ROUNDING
    on_plane = _not_above(math.tan(math.radians(limits.friction)) * np.cos(apart), np.tan(psi))
    return np.where(seen & is_steep, PRIMARY, np.where(seen & on_plane, SECONDARY, NONE))


def intersection(first: ArrayLike, second: ArrayLike) -> tuple[Array, Array]:
    """(bearing, plunge) of the line where joints (..., 2), direction and dip, meet, degrees; plunge 0 if parallel."""
    normal, other = _normal(first), _normal(second)
    line = np.cross(normal, other)
    line = np.where(line[..., 2:] > 0.0, -line, line)  # downwards
    length = np.sqrt((line * line).sum(axis=-1))
    plunge = np.degrees(np.arcsin(np.clip(-line[..., 2] / np.maximum(length, 1e-12), -1.0, 1.0)))
    return np.degrees(np.arctan2(line[..., 0], line[..., 1])) % 360.0, np.where(length > 1e-9, plunge, 0.0)


def orientations(joints: JointSet, count: int) -> Array:
    """(k, 2) directions and dips, each as probable, that stand for a set: ``count`` a direction, one without spread."""
    if joints.spread <= 0.0:
        return np.array([[joints.direction, joints.dip]])
    steps = Distribution("normal", 0.0, joints.spread).values((np.arange(count) + 0.5) / count)
    across = max(math.sin(math.radians(joints.dip)), math.sin(math.radians(joints.spread)))
    along, sideways = (angles.ravel() for angles in np.meshgrid(steps, steps / across, indexing="ij"))
    dip, direction = joints.dip + along, joints.direction + sideways
    is_over = dip > 90.0  # the plane leans over: it dips the other way
    dip, direction = np.where(is_over, 180.0 - dip, dip), np.where(is_over, direction + 180.0, direction)
    is_under = dip < 0.0
    return np.column_stack([np.where(is_under, direction + 180.0, direction) % 360.0, np.abs(dip)])


class FaceTable(NamedTuple):
    """Share of the orientations with which a block can go, by the slope and aspect of a face."""

    shares: np.ndarray  # (slopes, aspects) the largest of all kinds, sets and pairs of sets

    def at(self, slope: Array, aspect: Array) -> Array:
        """Shares of faces, degrees."""
        rows, columns = self.shares.shape
        row = np.clip(np.rint(slope / SLOPE_STEP), 0, rows - 1).astype(np.int64)
        return np.asarray(self.shares[row, np.rint(aspect / ASPECT_STEP).astype(np.int64) % columns])


def face_table(sets: Sequence[JointSet], limits: Limits, with_secondary: bool = False) -> FaceTable:
    """The FaceTable of some sets; faces in steps of SLOPE_STEP and ASPECT_STEP.

    Raises ValueError for a set or limit that is none, naming it.
    """
    check_sets(sets, limits)
    slope = np.arange(0.0, 90.0 + SLOPE_STEP, SLOPE_STEP)[:, None, None]
    aspect = np.arange(0.0, 360.0, ASPECT_STEP)[None, :, None]
    least = SECONDARY if with_secondary else PRIMARY
    shares = np.zeros((slope.size, aspect.size))

    def take(test, lines):
        """Keep the share of a test where it is the largest."""
        for row, steep in enumerate(slope):
            share = (test(*lines, aspect, steep[None], limits) >= least).mean(axis=-1)[0]
            np.maximum(shares[row], share, out=shares[row])

    for joint_set in sets:
        lines = orientations(joint_set, OF_ONE).T
        take(planar, lines)
        take(toppling, lines)
    for joint_set, other in itertools.combinations(sets, 2):
        first, second = (orientations(some, OF_PAIR) for some in (joint_set, other))
        take(wedge, [line.ravel() for line in intersection(first[:, None], second[None])])
    return FaceTable(shares)


def check_sets(sets: Sequence[JointSet], limits: Limits) -> None:
    """Raise ValueError, naming the set, for what is none."""
    if not sets:
        raise ValueError("Joint sets: give at least one.")
    for number, joint_set in enumerate(sets, 1):
        if not (
            0.0 <= joint_set.direction <= 360.0 and 0.0 <= joint_set.dip <= 90.0 and 0.0 <= joint_set.spread <= 45.0
        ):
            raise ValueError(f"Joint set {number}: dip direction {joint_set.direction:g}, dip {joint_set.dip:g}, "
                             f"spread "
                             f"{joint_set.spread:g}; give degrees, 0 to 360, 0 to 90 and 0 to 45.")  # fmt: skip
    if not (0.0 < limits.friction < 90.0 and 0.0 < limits.lateral <= 90.0):
        raise ValueError(f"Joint sets: friction angle {limits.friction:g}, lateral limit {limits.lateral:g}; give "
                         "degrees between 0 and 90.")  # fmt: skip


def _radians(degrees):
    return np.radians(np.asarray(degrees, np.float64))


def _not_above(low, high):
    return low <= high + ROUNDING * (1.0 + np.abs(high))


def _daylight(psi, apart, slope):
    return (np.cos(apart) > ROUNDING) & _not_above(np.tan(psi), np.tan(slope) * np.cos(apart))


def _by_limit(can, psi, apart, limits):
    side = np.abs(np.arcsin(np.clip(np.sin(psi) * np.sin(apart), -1.0, 1.0)))
    is_within = _not_above(side, math.radians(limits.lateral))
    return np.where(can & is_within, PRIMARY, np.where(can, SECONDARY, NONE))


def _normal(joints):
    """(..., 3) upward normals to the east, north and up."""
    direction, dip = np.radians(joints[..., 0]), np.radians(joints[..., 1])
    return np.stack([np.sin(dip) * np.sin(direction), np.sin(dip) * np.cos(direction), np.cos(dip)], axis=-1)
