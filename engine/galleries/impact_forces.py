# SPDX-License-Identifier: GPL-2.0-or-later
"""Largest force of a rock that falls on the cushion of a gallery.

    ASTRA 12006       F = c e^-0.5 r^0.7 M_E^0.4 tan(phi) E^0.6
    Labiouse          F = c M_E^0.4 r^0.2 (W H)^0.6                     W H = E
    Japan             F = c (m g)^(2/3) lambda^0.4 H^0.6                times sqrt(2 r / e) where e < 2 r

F kN; E = m v^2 / 2 kJ, the energy of translation; m t, W = m g kN; H = E / (m g) the height of the fall, m; r radius
of the sphere of equal volume, m; e thickness of the cushion, m; M_E modulus of the plate-bearing test, kN/m2; phi angle
of internal friction; lambda Lame's constant of the cushion, kN/m2. Functions take and give SI units.

ASTRA 12006 (2008), Einwirkungen infolge Steinschlags auf Schutzgalerien; Labiouse, Descoeudres and Montani (1996),
Struct. Eng. Int. 6, 171-175; Japan Road Association, Handbook of rockfall countermeasures. None could be read: form
and exponents are recalled, and only the exponent 0.6 of the energy could be checked, for it is that of Hertz's elastic
contact. The factors c are arguments without a default. 2.8, 1.765 and 2.108 are what is recalled of them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..arithmetic import arrays
from ..arithmetic.circular import sin_cos

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

GRAVITY = 9.81  # m/s2
KILO = 1000.0
RECALLED = {"astra": 2.8, "labiouse": 1.765, "japan": 2.108}  # named to users, never taken by themselves


class Cushion(NamedTuple):
    """Properties of the cushion on the roof."""

    thickness: float  # e, m
    modulus: float  # M_E, N/m2
    friction_angle: float  # phi, degrees
    lame: float = math.nan  # lambda, N/m2; NaN: not known, and the Japanese formula cannot be used


class Impacts(NamedTuple):
    """Rocks that hit, arrays of one length or numbers."""

    mass: np.ndarray  # kg
    radius: np.ndarray  # of the sphere of equal volume, m
    velocity: np.ndarray  # m/s

    @property
    def energy(self) -> Array:
        """Kinetic energy of translation, J."""
        return 0.5 * np.asarray(self.mass, np.float64) * np.square(np.asarray(self.velocity, np.float64))


def force_astra(impacts: Impacts, cushion: Cushion, factor: float) -> Array:
    """Characteristic force F_k (n,), N, by ASTRA 12006.

    Raises
    ------
    ValueError
        For a factor, a cushion or impacts out of range.
    """
    _check(impacts, cushion, factor)
    sine, cosine = sin_cos(math.pi / 180.0 * cushion.friction_angle)
    of_cushion = factor / math.sqrt(cushion.thickness) * _power(cushion.modulus / KILO, 0.4) * sine / cosine
    return KILO * of_cushion * _power(impacts.radius, 0.7) * _power(impacts.energy / KILO, 0.6)


def force_labiouse(impacts: Impacts, cushion: Cushion, factor: float) -> Array:
    """Force (n,), N, by Labiouse et al. (1996); raises ValueError as ``force_astra``."""
    _check(impacts, cushion, factor)
    of_cushion = factor * _power(cushion.modulus / KILO, 0.4)
    return KILO * of_cushion * _power(impacts.radius, 0.2) * _power(impacts.energy / KILO, 0.6)


def force_japan(impacts: Impacts, cushion: Cushion, factor: float) -> Array:
    """Force (n,), N, by the handbook of the Japan Road Association; raises ValueError as ``force_astra``."""
    _check(impacts, cushion, factor)
    if not (math.isfinite(cushion.lame) and cushion.lame > 0.0):
        raise ValueError(f"cushion: Lame's constant is {cushion.lame} N/m2; give a positive number.")
    weight = np.asarray(impacts.mass, np.float64) * GRAVITY
    fall = impacts.energy / weight
    force = factor * _power(weight / KILO, 2.0 / 3.0) * _power(cushion.lame / KILO, 0.4) * _power(fall, 0.6)
    size = 2.0 * np.asarray(impacts.radius, np.float64)
    return KILO * force * np.sqrt(np.maximum(size / cushion.thickness, 1.0))


FORCES = {"astra": force_astra, "labiouse": force_labiouse, "japan": force_japan}


def radius_of(mass: ArrayLike, density: float) -> Array:
    """Radius (n,), m, of spheres of masses (n,), kg, and a density, kg/m3."""
    return arrays.cbrt(0.75 / math.pi * np.asarray(mass, np.float64) / density)


def normal_velocity(velocity: ArrayLike, dip: ArrayLike, skew: ArrayLike, roof_slope: float) -> Array:
    """Part of velocities (n,) normal to a roof, m/s; 0 for rocks that move away from it.

    v_n = v (sin(dip) cos(alpha) - cos(dip) |cos(skew)| sin(alpha)), from the product of the direction with the normal
    of a plane whose contour lines run along the structure.

    Parameters
    ----------
    velocity : (n,) m/s
    dip : (n,) of the direction below the horizontal, degrees
    skew : (n,) of the direction in plan against the normal of the structure, degrees
    roof_slope : alpha, degrees, positive where the roof falls in the direction of the rocks
    """
    to_radians = math.pi / 180.0
    sin_dip, cos_dip = arrays.sin_cos(to_radians * np.asarray(dip, np.float64))
    _, cos_skew = arrays.sin_cos(to_radians * np.asarray(skew, np.float64))
    sine, cosine = sin_cos(to_radians * roof_slope)
    share = sin_dip * cosine - cos_dip * np.abs(cos_skew) * sine
    return np.asarray(velocity, np.float64) * np.maximum(share, 0.0)


def _power(base, exponent):
    return arrays.pow(np.asarray(base, np.float64), exponent)


def _check(impacts, cushion, factor):
    if not (math.isfinite(factor) and factor > 0.0):
        raise ValueError(f"factor: the coefficient of the formula is {factor}; give a positive number.")
    for name, value, unit in (("thickness", cushion.thickness, "m"), ("modulus", cushion.modulus, "N/m2")):
        if not (math.isfinite(value) and value > 0.0):
            raise ValueError(f"cushion: the {name} is {value} {unit}; give a positive number.")
    if not 0.0 < cushion.friction_angle < 90.0:
        raise ValueError(f"cushion: the angle of friction is {cushion.friction_angle} degrees; give one from 0 to 90.")
    for name, least in (("mass", "positive"), ("radius", "positive"), ("velocity", "0 or more")):
        values = np.asarray(getattr(impacts, name), np.float64)
        good = values >= 0.0 if name == "velocity" else values > 0.0
        if not (good & np.isfinite(values)).all():
            raise ValueError(f"impacts: a {name} is not a finite number that is {least}; mend the crossings.")
