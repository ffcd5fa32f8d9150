# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of observed blocks: a shape stretched to three lengths, with the mass or the volume that was measured."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from ..shapes.lengths import with_lengths
from ..shapes.polyhedron import surface
from ..shapes.rock import Rock

if TYPE_CHECKING:
    from ..hints import Array

DOUBTFUL_FACTOR = 2.0  # between the density of mass and lengths and that of the rock: a poor shape, or a slip
REFUSED_FACTOR = 5.0  # beyond, no shape explains it: another unit, or lengths of another block
LEAST_MASS = 0.5  # kg; masses in tonnes of ordinary blocks lie below


class Size(NamedTuple):
    """Measured size of one block, NaN where it was not measured."""

    mass: float = math.nan  # kg
    volume: float = math.nan  # m3
    lengths: tuple[float, float, float] = (math.nan, math.nan, math.nan)  # m

    @property
    def has_lengths(self) -> bool:
        """Are all three lengths known?"""
        return all(math.isfinite(length) for length in self.lengths)


def block_of(size: Size, shape: Array, density: float) -> Rock:
    """The Rock of a Size.

    shape : (n, 3) corners along the axes of the shape, in any size
    density : kg/m3, of what has no mass

    Of mass and volume one is enough; the lengths alone are, too. With a mass and lengths the rock has both, whatever
    density that makes: see ``density_factor``. Raises ValueError where nothing is known or no block has such numbers.
    """
    mass = size.mass if math.isfinite(size.mass) else size.volume * density
    if math.isfinite(mass) and not mass > 0.0:
        raise ValueError(f"a block of {mass:g} kg; give more than 0.")
    if size.has_lengths:
        points = with_lengths(shape, size.lengths)
        return Rock.from_points(points, mass=mass) if math.isfinite(mass) else Rock.from_points(points, density)
    if not math.isfinite(mass):
        raise ValueError("a block of unknown size; give its mass, its volume or three lengths.")
    return Rock.from_points(shape, density=density, volume=mass / density)


def density_factor(rock: Rock, density: float) -> float:
    """Density of a rock over the density [kg/m3] that it should have."""
    return float(rock.mass / rock.volume / density)


def is_beyond(factor: float, limit: float) -> bool:
    """Is a factor larger than the limit, or smaller than one over it?"""
    return not 1.0 / limit <= factor <= limit


def mean_radius(rock: Rock) -> float:
    """Radius of the sphere with the surface of a rock, m: the R of the law of rolling."""
    return math.sqrt(surface(rock.hull) / (4.0 * math.pi))
