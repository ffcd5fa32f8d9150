# SPDX-License-Identifier: GPL-2.0-or-later
"""Planar slopes as height fields, at any steepness and azimuth, and rocks laid on them.

The frame of a slope is (downhill, sideways, normal): right-handed unit vectors in I. Its foot point (0, 0, 0) is the
middle of the grid.
"""

import itertools
from dataclasses import dataclass

import numpy as np
from scipy.spatial.transform import Rotation

from talus.engine import Rock, Terrain

SCHEMES = ("implicit", "explicit")
# Along the grid, on its diagonal, and at angles that agree with nothing; degrees clockwise from north.
AZIMUTHS = (0.0, 30.0, 45.0, 90.0, 163.0, 277.3)
# Lays a rock so that its contacts are closed at the start; a gap of +1e-17 m would be a flight of one time step.
LAID = 1e-9  # m


@dataclass(frozen=True)
class Slope:
    """A plane as terrain. ``steepness`` and ``azimuth`` (of the way down, from north) in degrees."""

    steepness: float
    azimuth: float = 90.0
    half_width: float = 60.0  # of the grid, m
    cell_size: float = 2.0  # m

    @property
    def angle(self):
        """Steepness in rad."""
        return np.radians(self.steepness)

    @property
    def frame(self):
        """(3, 3): columns downhill, sideways (to the left when looking downhill) and normal, in I."""
        east, north = np.sin(np.radians(self.azimuth)), np.cos(np.radians(self.azimuth))
        sine, cosine = np.sin(self.angle), np.cos(self.angle)
        downhill = np.array([east * cosine, north * cosine, -sine])
        normal = np.array([east * sine, north * sine, cosine])
        return np.column_stack([downhill, np.cross(normal, downhill), normal])

    def terrain(self):
        """The height field, shifted by an odd part of a cell so that nothing lies on its nodes."""
        west, south = -self.half_width - 0.37 * self.cell_size, -self.half_width - 0.61 * self.cell_size
        nodes = int(np.ceil(2.0 * self.half_width / self.cell_size)) + 2
        x, y = west + self.cell_size * np.arange(nodes), south + self.cell_size * np.arange(nodes)
        normal = self.frame[:, 2]
        heights = -(normal[0] * x[None, :] + normal[1] * y[:, None]) / normal[2]
        return Terrain(heights, cell_size=self.cell_size, origin=(west, south))

    def orientation(self, turned=(0.0, 0.0, 0.0)):
        """Quaternion, scalar first, that lays K along the frame of the slope after a rotation vector in it (rad)."""
        x, y, z, w = (Rotation.from_matrix(self.frame) * Rotation.from_rotvec(turned)).as_quat()
        return w, x, y, z

    def above(self, height):
        """The point at ``height`` (m, along the normal) over the foot point."""
        return self.frame[:, 2] * height

    def along(self, vectors):
        """Vectors in I, shape (..., 3), as components (downhill, sideways, normal)."""
        return np.asarray(vectors) @ self.frame


def box(length, width, height, density=2700.0):
    """Box with these sides (m) along x, y and z of K."""
    corners = np.array(list(itertools.product((-0.5, 0.5), repeat=3)))
    return Rock.from_points(corners * [length, width, height], density=density)


def rotations(orientation):
    """Rotations of scalar-first quaternions, shape (n, 4): K to I."""
    return Rotation.from_quat(np.roll(np.atleast_2d(orientation), -1, axis=-1))


def turned(run):
    """Angle between the orientation at the start and at each sample of a run, rad."""
    turns = rotations(run.orientation)
    return (turns[0].inv() * turns).magnitude()


def mechanical_energy(rock, run, gravity=9.81):
    """Kinetic and potential energy over the samples of a run, J."""
    translation = 0.5 * rock.mass * (run.velocity**2).sum(axis=1)
    rotation = 0.5 * (rock.inertia * run.spin**2).sum(axis=1)
    return translation + rotation + rock.mass * gravity * run.position[:, 2]
