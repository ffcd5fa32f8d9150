# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that break where they meet the ground (research): which pieces there are, and how they fly on.

    q = 1 - 0.5125 r                       share of the largest piece, 0 to 1
    b = max(1, 2.4875 - 1.6125 r)
    D = 3 + ln(1 - q) / ln b               dimension of the power law; b = 1: all pieces alike
    V_n = V q n^(-1/D),  n = 1, 2, ...     while their sum stays below V and each above the smallest; then the rest

after RockGIS (Matas et al. 2020, Geosciences 10, 168), as its public code has it. r is that of the impact
(obstacles/breakage.py), compared with a threshold of 0.25 to 0.7, drawn for each rock within 6 %. The pieces fill the
rock (shapes/pieces.py). They leave with the motion that the rock has after the impact as one body, which keeps mass,
momentum, angular momentum and energy. Besides they fly apart,

    w_n = s (|v| d_n - v - mean)           d_n within a cone about v; the mean by mass, so that momentum is kept

with s <= 1 as large as the energy allows: all have at most 1 - loss of what the rock had before the impact, or what it
has after it, if that is more. RockGIS keeps the speed instead, not the momentum.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from ..arithmetic import arrays, vectors
from ..arithmetic.circular import sin_cos
from ..arithmetic.logarithm import log
from ..arithmetic.power import pow
from ..obstacles.breakage import new_surface_share
from ..rigid_body.quaternion import rotation_matrix
from ..shapes.pieces import pieces_of, surface_of, volume_of
from ..shapes.rock import Rock

LARGEST_Q, SLOPE_Q = 1.0, -0.5125  # q = LARGEST_Q + SLOPE_Q r
LARGEST_B, SLOPE_B = 2.4875, -1.6125
MOST_PIECES = 200  # of one rock; what is left then is the last


@dataclass(frozen=True)
class Fragmentation:
    """When rocks break, and into what.

    Raises
    ------
    ValueError
        If a number is outside its range.
    """

    threshold: float = 0.45  # share of new surface; RockGIS: 0.25 to 0.7. 0: each impact breaks, infinite: none
    variation: float = 0.06  # of the threshold, up and down, drawn for each rock
    smallest: float = 1e-4  # m3, of a piece; rocks of less than twice that do not break
    cone: float = 50.0 * math.pi / 180.0  # opening of the cone of directions
    loss: float = 0.01  # least share of the energy before the impact that is lost

    def __post_init__(self) -> None:
        ranges = (("threshold", 0.0, math.inf), ("variation", 0.0, 1.0), ("cone", 0.0, math.pi), ("loss", 0.0, 1.0))
        for name, lowest, highest in ranges:
            if not lowest <= getattr(self, name) <= highest:
                raise ValueError(f"Fragmentation: {name} is {getattr(self, name)!r}; give {lowest:g} to {highest:g}.")
        if not (math.isfinite(self.smallest) and self.smallest > 0.0):
            raise ValueError(f"Fragmentation: smallest is {self.smallest!r}; give a positive volume in m3.")


class Piece(NamedTuple):
    """One fragment at the moment of breakage, in the coordinates of the terrain."""

    rock: Rock
    position: np.ndarray  # (3,) centre of mass
    velocity: np.ndarray  # (3,) in I
    spin: np.ndarray  # (3,) in its own frame K
    orientation: np.ndarray  # (4,)


class Shattered(NamedTuple):
    """Pieces of a rock as one table; their spin is that of the rock."""

    triangles: list  # (t, 3, 3) of each, in K of the rock
    integrals: np.ndarray  # (n, 10) of ``pieces.pieces_of``
    masses: np.ndarray  # (n,) kg
    levers: np.ndarray  # (n, 3) centres of mass from that of the rock, in I
    velocities: np.ndarray  # (n, 3) in I
    spin: np.ndarray  # (3,) in K of the rock
    turn: np.ndarray  # (3, 3) from K of the rock to I


def piece_volumes(volume, share, smallest):
    """V_n of a rock of a volume that breaks with r = ``share``; one alone where it stays as it is."""
    q = min(1.0, max(0.0, LARGEST_Q + SLOPE_Q * share))
    power = _power(q, max(1.0, LARGEST_B + SLOPE_B * share))
    volumes, taken = [], 0.0
    while len(volumes) < MOST_PIECES:
        piece = volume * q * pow(float(len(volumes) + 1), power)
        if not (taken + piece < volume and piece > smallest):
            break
        volumes.append(piece)
        taken += piece
    return (
        [*volumes, volume - taken] if volume - taken > smallest or not volumes else _with_rest(volumes, volume - taken)
    )


def _power(q, b):
    """-1 / D; 0 where all pieces are alike."""
    if b <= 1.0 or not 0.0 < q < 1.0:
        return 0.0
    dimension = 3.0 + log(1.0 - q) / log(b)
    return -1.0 / dimension if dimension != 0.0 else -1e3


def _with_rest(volumes, rest):
    """A rest that is too small for a piece stays with the largest."""
    largest = max(range(len(volumes)), key=volumes.__getitem__)
    volumes[largest] += rest
    return volumes


def shatter(surface, density, fracture, fragmentation, chance):
    """Break a rock at a row of Result.fractures.

    surface : (t, 3, 3) its triangles in K, at the size that it had (``pieces.surface_of``)
    density : [kg/m3]
    chance : numpy Generator

    Returns Shattered, of one piece where the rock stays whole.
    """
    volume = float(volume_of(surface))
    share = new_surface_share(float(fracture["impact_energy"]), volume)
    volumes = piece_volumes(volume, share, fragmentation.smallest)
    directions = _in_cone(chance, np.array([0.0, 0.0, 1.0]), 2.0 * math.pi, len(volumes) - 1)  # all of the sphere
    triangles, integrals = pieces_of(surface, volumes[:-1], directions)
    turn = np.array(rotation_matrix(tuple(fracture["orientation"].tolist()))).reshape(3, 3)
    velocity, spin = np.asarray(fracture["velocity"]), np.asarray(fracture["spin"])
    masses, levers = density * integrals[:, 0], integrals[:, 1:4]
    levers = vectors.turned(levers - _mean(masses, levers), turn)
    turning = vectors.turned(spin[None], turn)
    velocities = velocity + vectors.cross(np.broadcast_to(turning, levers.shape), levers)
    whole = Shattered(triangles, integrals, masses, levers, velocities, spin, turn)
    if len(masses) == 1:
        return whole
    spare = (1.0 - fragmentation.loss) * float(fracture["energy_before"]) - kinetic_energy(whole, density)
    return whole._replace(velocities=velocities + _apart(whole, velocity, spare, fragmentation.cone, chance))


def kinetic_energy(shattered, density):
    """Kinetic energy of translation and rotation of all pieces, J."""
    x, y, z = (float(part) for part in shattered.spin)
    products = np.array([x * x, y * y, z * z, 2.0 * y * z, 2.0 * x * z, 2.0 * x * y])
    turning = vectors.total(density * shattered.integrals[:, 4:] * products, axis=1)
    moving = shattered.masses * vectors.dot(shattered.velocities, shattered.velocities)
    return 0.5 * float(vectors.total(moving + turning))


def fragment(rock, fracture, fragmentation, chance):
    """The Pieces of a rock (of its size when it broke) from a row of Result.fractures; one alone where it stays whole.

    ``chance``: numpy Generator.
    """
    shattered = shatter(surface_of(rock.vertices), rock.density, fracture, fragmentation, chance)
    places = np.array([fracture["x"], fracture["y"], fracture["z"]]) + shattered.levers
    return [
        _piece(rock, triangles, centre, velocity, shattered)
        for triangles, centre, velocity in zip(shattered.triangles, places, shattered.velocities)
    ]


def _piece(rock, triangles, centre, velocity, shattered):
    """The Piece of a part of a rock."""
    body = Rock.from_points(triangles.reshape(-1, 3), density=rock.density, name=rock.name)
    spin = vectors.turned(shattered.spin[None], body.frame)[0]
    return Piece(body, centre, velocity, spin, _quaternion(_product(shattered.turn, body.frame.T)))


def _apart(whole, velocity, spare, cone, chance):
    """w_n of the pieces, (n, 3): momentum of none in all, and no more energy than is to spare, J."""
    speed = float(vectors.length(velocity))
    if not speed > 0.0:
        return np.zeros_like(whole.velocities)
    apart = speed * _in_cone(chance, velocity / speed, cone, len(whole.masses))
    apart = apart - _mean(whole.masses, apart)
    square = float(vectors.total(whole.masses * vectors.dot(apart, apart)))
    mixed = float(vectors.total(whole.masses * vectors.dot(apart, whole.velocities)))
    if not (spare > 0.0 and square > 0.0):
        return np.zeros_like(whole.velocities)
    # the largest s of s^2 square / 2 + s mixed <= spare
    largest = (math.sqrt(mixed * mixed + 2.0 * square * spare) - mixed) / square
    return min(1.0, largest * (1.0 - 1e-12)) * apart


def _mean(masses, values):
    """Mean by mass of rows."""
    return vectors.total(masses[:, None] * values) / vectors.total(masses)


def _in_cone(chance, axis, opening, count):
    """Unit vectors uniform within half the opening of an axis, (count, 3)."""
    _, edge = sin_cos(0.5 * opening)
    along = 1.0 - (1.0 - edge) * chance.random(count)
    across = np.sqrt(np.maximum(0.0, 1.0 - along * along))
    sine, cosine = arrays.sin_cos(2.0 * math.pi * chance.random(count))
    least = np.eye(3)[int(np.argmin(np.abs(axis)))]
    first = vectors.unit(vectors.cross(axis, least))
    second = vectors.cross(axis, first)
    return along[:, None] * axis + (across * cosine)[:, None] * first + (across * sine)[:, None] * second


def _product(a, b):
    """Product of two (3, 3) matrices."""
    return np.array([[float(vectors.dot(row, column)) for column in b.T] for row in np.asarray(a)])


def _quaternion(matrix):
    """Unit quaternion, scalar first, of a rotation (3, 3). Shepperd (1978), by its largest component."""
    m = matrix
    squares = np.array([
        1.0 + m[0, 0] + m[1, 1] + m[2, 2], 1.0 + m[0, 0] - m[1, 1] - m[2, 2],
        1.0 - m[0, 0] + m[1, 1] - m[2, 2], 1.0 - m[0, 0] - m[1, 1] + m[2, 2],
    ])  # fmt: skip
    k = int(np.argmax(squares))
    rows = (
        (squares[0], m[2, 1] - m[1, 2], m[0, 2] - m[2, 0], m[1, 0] - m[0, 1]),
        (m[2, 1] - m[1, 2], squares[1], m[1, 0] + m[0, 1], m[0, 2] + m[2, 0]),
        (m[0, 2] - m[2, 0], m[1, 0] + m[0, 1], squares[2], m[2, 1] + m[1, 2]),
        (m[1, 0] - m[0, 1], m[0, 2] + m[2, 0], m[2, 1] + m[1, 2], squares[3]),
    )
    return vectors.unit(np.array(rows[k], np.float64))
