# SPDX-License-Identifier: GPL-2.0-or-later
"""Forces, depths and checks of each section of a structure."""

import math
from typing import NamedTuple

import numpy as np

from ...engine.galleries.along_structure import sections_along
from ...engine.galleries.cushion import check_cushion, penetration, static_force
from ...engine.galleries.impact_forces import FORCES, Cushion, Impacts, normal_velocity, radius_of
from ...engine.galleries.rigid_wall import Wall, check_wall, stopping_force
from ..units import KILO
from .parameters import (
    ACROSS,
    DENSITY,
    DEPTH_RATIO,
    FACTORS,
    FREEBOARD,
    FRICTION_ANGLE,
    GALLERY,
    IMPACT_VELOCITY,
    KIND,
    LAME,
    LEAST_THICKNESS,
    MODULUS,
    PERCENTILE,
    PULSE,
    RESISTANCE,
    ROOF_SLOPE,
    SECTION,
    STATIC_FACTOR,
    STOPPING_DISTANCE,
    THICKNESS,
    WALL_HEIGHT,
)


class Part(NamedTuple):
    """A section with what happens there; SI units, NaN and None where it is not known or not asked for."""

    structure: object  # arrivals.Structure
    section: object  # engine.galleries.along_structure.Section
    energy: float  # characteristic, with rotation
    velocity: float  # characteristic
    energy_of_all: float  # sum
    forces: dict  # formula -> characteristic force; of a wall "wall" alone
    force: float  # the largest of these
    static: float
    depth: float  # characteristic, by the formula with the smallest force
    cushion: object  # engine.galleries.cushion.CushionCheck, None of a wall
    wall: object  # engine.galleries.rigid_wall.WallCheck, None of a gallery

    @property
    def passes(self):
        """True, False, or None where no check is asked for."""
        return self.cushion.passes if self.wall is None else self.wall.passes


def parts_of_structures(call, structures):
    """The Parts of all structures."""
    share = float(call[PERCENTILE]) / 100.0
    found = []
    for structure in structures:
        arrivals = structure.arrivals
        values = _at_roof(call, arrivals) if call[KIND] == GALLERY else _at_wall(call, arrivals)
        for section in sections_along(structure.length, call[SECTION], arrivals.along):
            found.append(_part(call, structure, section, share, *values))
    return found


def _at_roof(call, arrivals):
    """({formula: forces}, {formula: depths}) of all rocks at a structure."""
    lame = call[LAME]
    cushion = Cushion(call[THICKNESS], KILO * call[MODULUS], call[FRICTION_ANGLE],
                      math.nan if lame is None else KILO * lame)  # fmt: skip
    velocity = arrivals.velocity
    if call[IMPACT_VELOCITY] == ACROSS:
        velocity = normal_velocity(velocity, arrivals.dip, arrivals.skew, call[ROOF_SLOPE])
    impacts = Impacts(arrivals.mass, radius_of(arrivals.mass, call[DENSITY]), velocity)
    factors = {name: call[factor] for name, factor in FACTORS.items()}
    forces = {name: FORCES[name](impacts, cushion, factor) for name, factor in factors.items() if factor is not None}
    return forces, {name: penetration(impacts.energy, force) for name, force in forces.items()}


def _at_wall(call, arrivals):
    distance = call[STOPPING_DISTANCE]
    if distance is None:
        return {}, {}
    return {"wall": stopping_force(arrivals.energy, distance, call[PULSE])}, {}


def _part(call, structure, section, share, forces, depths):
    arrivals, own = structure.arrivals, section.rows

    def characteristic(values):
        return float(np.quantile(values[own], share)) if own.size else math.nan

    of_formulas = {name: characteristic(values) for name, values in forces.items()}
    largest = max(of_formulas.values(), default=math.nan)
    depth = max((characteristic(values) for values in depths.values()), default=math.nan)
    cushion = wall = None
    static = math.nan
    if call[KIND] == GALLERY:
        rules = [math.nan if call[rule] is None else call[rule] for rule in (DEPTH_RATIO, LEAST_THICKNESS)]
        cushion = check_cushion(call[THICKNESS], depth, *rules)
        factor = call[STATIC_FACTOR]
        static = static_force(largest, math.nan if factor is None else factor)
    else:
        limits = [math.nan if call[limit] is None else call[limit] for limit in (RESISTANCE, FREEBOARD)]
        of_wall = Wall(call[WALL_HEIGHT], KILO * limits[0], limits[1])
        wall = check_wall(arrivals.lowest[own], arrivals.highest[own], arrivals.energy[own], of_wall)
    return Part(
        structure, section, characteristic(arrivals.energy), characteristic(arrivals.velocity),
        float(arrivals.energy[own].sum()), of_formulas, largest, static, depth, cushion, wall,
    )  # fmt: skip
