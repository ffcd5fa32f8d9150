# SPDX-License-Identifier: GPL-2.0-or-later
"""Rockfor.NET: which share of rocks a stand stops on a slope, and which stand it takes to stop 99 %.

    G = N pi (DBH / 200)^2                              basal area, m2/ha
    H = (tan beta - tan 31) cos beta (L_f + L_u)        height above the energy line, m
    v = min(sqrt(2 g H), c beta)                        c = 0.64 where G >= 10, else 0.8; beta in degrees
    E = m v^2 / 2 + m g F / 4                           F height of the cliff, m
    E_diss = 3.352 E,  E_tree = f 38.7 DBH^2.31         J
    n = E_diss / E_tree                                 trees that it takes
    MTFD = 10000 / (N (d + DBH / 100))                  mean tree-free distance, m
    stopped = min(99, 100 G_hit / G_need) %             G_hit = d L_p G / 10000, G_need = n pi (DBH / 100)^2 / 4
    DBH_req = (24 / L_p E_diss / (38.7 f))^(1 / 2.31)   curtains of trees 24 m apart
    G_req = n pi (DBH_req / 100)^2 / 4 / (0.95 d L_p / 10000),   N_req = 4 G_req / (pi (DBH_req / 100)^2)

L_f, L_u forested and bare length of the slope, m; L_p = L_f cos beta; N stems/ha; DBH cm; d diameter of the rock, m.
H + F <= 0: the rock stops by itself, 99 %. So stopped = N d L_p / (100 n) %: the trees in the way of the rock against
those that it takes.

After Berger and Dorren (2007), Schweiz. Z. Forstwes. 158, 157-165, for rocks below 5 m3, as public code of its authors'
institute computes it. Three things in that code are left out as errors: the volume of a disc is four times too large,
4/3 in that of an ellipsoid is cut to 1, and on open slopes a velocity above 0.64 beta is set to 0.8 beta.

Results for a rock are means of those with 0.95 and 1.05 of its diameters. A rock with one axis below 0.3 of both others
is a disc, which rolls on its rim: d is then that axis, else the mean of the three.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ..arithmetic.circular import sin_cos
from ..arithmetic.power import pow
from ..obstacles.strength import FRACTURE_RATIOS, STRENGTH, STRENGTH_EXPONENT

GRAVITY = 9.81  # m/s2
ENERGY_LINE = 31.0  # degrees
OPEN_BASAL_AREA = 10.0  # m2/ha, below which rocks are as fast as without a forest
SPEED_IN_FOREST, SPEED_IN_THE_OPEN = 0.64, 0.8  # m/s a degree of slope
DISSIPATED = 3.352  # of the energy of a rock, that trees have to take
CLIFF_SHARE = 0.25  # of the energy of a fall, that is left below the cliff
CURTAIN = 24.0  # m between curtains of trees
HIT_WIDTH = 0.95
MOST_STOPPED = 99.0  # percent
DISC = 0.3  # of both other axes, below which the shortest makes a rock a disc
VARIED = (0.95, 1.05)  # of the diameters of a rock

SPECIES_FACTORS = {"fir": 1.0, **FRACTURE_RATIOS}  # f of its nine species


class Slope(NamedTuple):
    """The way of a rock."""

    angle: float  # beta, degrees
    forested: float  # L_f, on the slope, m
    bare: float = 0.0  # L_u, above the forest, m
    cliff: float = 0.0  # F, m


class Stand(NamedTuple):
    """A forest."""

    per_hectare: float  # N
    diameter: float  # DBH, m
    factor: float  # f, mean of the species

    @property
    def basal_area(self) -> float:
        """G, m2/ha."""
        return 0.25 * math.pi * self.per_hectare * self.diameter * self.diameter


class Outcome(NamedTuple):
    """Protective effect of a stand, and the stand that would be needed."""

    velocity: float  # m/s
    energy: float  # J
    trees_needed: float  # n
    free_distance: float  # MTFD, m; infinite without a tree
    stopped: float  # percent
    diameter_needed: float  # DBH_req, m
    basal_area_needed: float  # G_req, m2/ha
    stems_needed: float  # N_req, 1/ha, of the present diameter

    @property
    def residual(self) -> float:
        """Percent that pass."""
        return 100.0 - self.stopped


def volume_and_diameter(axes: Sequence[float], shape: str = "ellipsoid") -> tuple[float, float]:
    """(volume in m3, d in m) of a rock with three axes, m; ``shape``: "ellipsoid" or "block", discs find themselves.

    Raises
    ------
    ValueError
        For axes that are not positive, or a shape that is not known.
    """
    if not all(math.isfinite(axis) and axis > 0.0 for axis in axes):
        raise ValueError(f"axes: {tuple(axes)} m; give three positive numbers.")
    if shape not in ("ellipsoid", "block"):
        raise ValueError(f"shape: {shape!r} is not known; known are 'ellipsoid', 'block'.")
    short, middle, long = sorted(axes)
    if short < DISC * middle:
        return 0.25 * math.pi * short * middle * long, short
    share = math.pi / 6.0 if shape == "ellipsoid" else 1.0
    return share * short * middle * long, (short + middle + long) / 3.0


def outcome(axes: Sequence[float], density: float, slope: Slope, stand: Stand, shape: str = "ellipsoid") -> Outcome:
    """The Outcome for a rock, the mean over VARIED diameters.

    Parameters
    ----------
    axes : three, m
    density : kg/m3
    slope : Slope
    stand : Stand
    shape : "ellipsoid" or "block"

    Raises
    ------
    ValueError
        For numbers out of range.
    """
    both = [outcome_as_given([share * axis for axis in axes], density, slope, stand, shape) for share in VARIED]
    return Outcome(*(0.5 * (small + large) for small, large in zip(*both)))


def outcome_as_given(
    axes: Sequence[float], density: float, slope: Slope, stand: Stand, shape: str = "ellipsoid"
) -> Outcome:
    """The Outcome with the axes as they are; as ``outcome``."""
    _check(density, slope, stand)
    volume, diameter = volume_and_diameter(axes, shape)
    mass = density * volume
    drop = height_above_energy_line(slope)
    speed_limit = SPEED_IN_FOREST if stand.basal_area >= OPEN_BASAL_AREA else SPEED_IN_THE_OPEN
    velocity = min(math.sqrt(2.0 * GRAVITY * max(drop, 0.0)), speed_limit * slope.angle)
    energy = 0.5 * mass * velocity * velocity + CLIFF_SHARE * mass * GRAVITY * slope.cliff
    dissipated = DISSIPATED * energy
    needed = dissipated / stem_energy(stand.diameter, stand.factor)
    _, cosine = sin_cos(math.pi / 180.0 * slope.angle)
    in_plan = slope.forested * cosine
    swath = diameter * in_plan / 10000.0  # ha
    if drop + slope.cliff <= 0.0 or needed == 0.0:
        stopped = MOST_STOPPED
    else:
        stopped = min(MOST_STOPPED, 100.0 * stand.per_hectare * swath / needed)
    width = stand.per_hectare * (diameter + stand.diameter)
    diameter_needed = basal_needed = stems_needed = math.inf
    if in_plan > 0.0:
        diameter_needed = 0.01 * pow(
            CURTAIN / in_plan * dissipated / (STRENGTH * stand.factor), 1.0 / STRENGTH_EXPONENT
        )
        stems_needed = needed / (HIT_WIDTH * swath)
        basal_needed = 0.25 * math.pi * diameter_needed * diameter_needed * stems_needed
    return Outcome(
        velocity, energy, needed, 10000.0 / width if width > 0.0 else math.inf, stopped, diameter_needed, basal_needed,
        stems_needed,
    )  # fmt: skip


def height_above_energy_line(slope: Slope) -> float:
    """H, m; negative where the slope is gentler than the energy line."""
    (sine, cosine), (low_sine, low_cosine) = (
        sin_cos(math.pi / 180.0 * angle) for angle in (slope.angle, ENERGY_LINE)
    )  # fmt: skip
    return (sine / cosine - low_sine / low_cosine) * cosine * (slope.forested + slope.bare)


def stem_energy(diameter: float, factor: float) -> float:
    """E_tree, J, of a stem diameter, m, and the factor of its species."""
    return factor * STRENGTH * pow(100.0 * diameter, STRENGTH_EXPONENT)


def _check(density, slope, stand):
    def is_number(value, above=None, least=None):
        return math.isfinite(value) and (above is None or value > above) and (least is None or value >= least)

    if not is_number(density, above=0.0):
        raise ValueError(f"density: {density} kg/m3; give a positive number.")
    if not (is_number(slope.angle, above=0.0) and slope.angle < 90.0):
        raise ValueError(f"slope: its angle is {slope.angle} degrees; give one above 0 and below 90.")
    for name in ("forested", "bare", "cliff"):
        if not is_number(getattr(slope, name), least=0.0):
            raise ValueError(f"slope: {name} is {getattr(slope, name)} m; give a number of at least 0.")
    if not is_number(stand.per_hectare, least=0.0):
        raise ValueError(f"stand: {stand.per_hectare} stems per hectare; give a number of at least 0.")
    for name in ("diameter", "factor"):
        if not is_number(getattr(stand, name), above=0.0):
            raise ValueError(f"stand: its {name} is {getattr(stand, name)}; give a positive number.")
