# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock at a net: a convex polyhedron by its faces, a sphere, or a cluster of spheres. SI units; frame K."""

from numbers import Real
from typing import NamedTuple

import numpy as np

from ...arithmetic.arrays import exp
from ...shapes.facets import facets_of
from ..description import NetError

NO_SPHERES = np.zeros((0, 4))


class RockBody(NamedTuple):
    """Properties of a rock that do not change during an impact."""

    planes: np.ndarray  # (m, 4) outward normal and distance from the centre of mass, in K; none: spheres
    vertices: np.ndarray  # (k, 3) in K, m
    radius: float  # of the sphere, or of the farthest vertex, m
    mass: float  # kg
    inertia: np.ndarray  # (3,) kg m2
    friction: float  # on the net
    restitution: float  # on the net
    stiffness: float  # E / (1 - nu^2) of the reference's penalty contact, Pa (N/m if linear); 0: hard contact
    shear: float  # 8 G / (2 - nu), Pa
    damping: float  # of the penalty contact, as a share of the critical
    is_linear: bool = False  # penalty contact with one stiffness, for comparison
    spheres: np.ndarray = NO_SPHERES  # (k, 4) centre in K and radius of a cluster's spheres; then there are no planes


def polyhedron(rock, friction, restitution):
    """RockBody of a Rock, or of the hull of one of several parts."""
    hull = rock.hull
    vertices = rock.vertices if len(rock.vertices) == len(hull.vertices) else hull.vertices
    facets, faces = facets_of(vertices, hull.triangles)
    return RockBody(
        planes=np.column_stack([facets["normal"][:faces], facets["offset"][:faces]]),
        vertices=np.array(vertices),
        radius=float(rock.radius),
        mass=float(rock.mass),
        inertia=np.array(rock.inertia),
        friction=float(friction),
        restitution=float(restitution),
        stiffness=0.0,
        shear=0.0,
        damping=0.0,
    )


NUMBERS = ("R", "mass", "rho", "E", "nu", "mu", "cor")
SPHERE = (*NUMBERS, "pos", "vel", "spin")
BALL = 4.0 / 3.0 * np.pi


def sphere(entry, is_hard=False):
    """RockBody of a description's entry ``rock``: R, mass or rho, mu, cor, and E, nu for the penalty contact."""
    unknown = [key for key in entry if key not in SPHERE]
    if unknown:
        raise NetError(f"rock: {unknown[0]!r} is no property of a sphere. Known: {', '.join(SPHERE)}.")
    for key in NUMBERS:
        value = entry.get(key, 0.0)
        if not (isinstance(value, Real) and np.isfinite(value) and value >= 0.0):
            raise NetError(f"rock: {key} is {value!r}; it has to be zero or more.")
    if "rho" in entry and "mass" in entry:
        raise NetError("rock: has both mass and rho. Leave one out.")
    radius = float(entry.get("R", 0.0))
    mass = float(entry.get("mass", entry.get("rho", 0.0) * BALL * radius * radius * radius))
    if not (radius > 0.0 and mass > 0.0):
        raise NetError(
            "rock: R, mass or rho is missing or zero. A sphere needs R in m, and mass in kg or rho in kg/m3."
        )
    young, nu = float(entry.get("E", 0.0)), float(entry.get("nu", 0.2))
    restitution = float(entry.get("cor", 0.0))
    is_soft = young > 0.0 and not is_hard
    return RockBody(
        planes=np.zeros((0, 4)),
        vertices=np.zeros((0, 3)),
        radius=radius,
        mass=mass,
        inertia=np.full(3, 0.4 * mass * radius * radius),
        friction=float(entry.get("mu", 0.4)),
        restitution=restitution,
        stiffness=young / (1.0 - nu * nu) if is_soft else 0.0,
        shear=8.0 * (0.5 * young / (1.0 + nu)) / (2.0 - nu) if is_soft else 0.0,
        damping=damping_of_restitution(restitution),
    )


# of the fit of damping to restitution: thesis of Sautter, tables F.2 and F.3
FIT = (
    -6.918798, -16.41105, 146.8049, -796.4559, 2928.711, -7206.864, 11494.29, -11342.18, 6276.757, -1489.915,
)  # fmt: skip


def damping_of_restitution(restitution):
    """Share of the critical damping that gives a coefficient of restitution on a Hertz contact. Eqs. F.9-F.10.

    With the tangent stiffness in the dashpot. The fit misses 1 by 0.015, so elastic contact is taken as such.
    """
    if restitution >= 1.0:
        return 0.0
    e = max(restitution, 0.01)
    total = 0.0
    for coefficient in reversed(FIT):
        total = e * (coefficient + total)
    return float(np.sqrt(1.0 / (1.0 - (1.0 + e) * (1.0 + e) * float(exp(total))) - 1.0))
