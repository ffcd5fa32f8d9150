# SPDX-License-Identifier: GPL-2.0-or-later
"""The plain records that the kernels pass to each other. SI units; frames I (inertial) and K (rock) as in the docs.

Positions in these records are local: the origin of x and y is the terrain's first node, so that no digits of float64
are lost; z is the height in the vertical datum.
"""

from typing import NamedTuple

import numpy as np


class TerrainGrid(NamedTuple):
    """The height map as the kernels see it."""

    heights: np.ndarray  # (ny, nx) m, axis 0 north, axis 1 east; NaN is no data
    cell_x: float  # l_x, m
    cell_y: float  # l_y, m
    bounds: np.ndarray  # (blocks_y, blocks_x, 6) of a block and those around: height_map.slope_bounds
    block: int  # nodes along the side of a block
    rounding: float  # m, smaller differences of heights are rounding
    is_bent: bool  # the ground is bent up somewhere: rocks may touch it elsewhere than at their vertices


class GroundGrid(NamedTuple):
    """Ground parameters: a class index for each node and a table with one row per class."""

    index: np.ndarray  # (ny, nx) int32, or (1, 1) where the whole ground is one class
    table: np.ndarray  # (classes, parameters): the columns of ground/parameters.py
    drag_top: float  # m above ground, where the thickest drag layer ends; 0 where there is none


class Body(NamedTuple):
    """One rock: what does not change during a run."""

    vertices: np.ndarray  # (n, 3) m, in K, from the centre of mass; group by group (shapes/vertex_groups.py)
    first: np.ndarray  # (groups + 1,) int64, place of the first vertex of each group
    balls: np.ndarray  # (groups, 4) centre and radius of each group, m
    mass: float  # m, kg
    inertia_x: float  # Theta_1, kg m2
    inertia_y: float  # Theta_2
    inertia_z: float  # Theta_3
    radius: float  # largest distance of a vertex from the centre of mass, m
    facets: np.ndarray  # (edges,) FACET, edges and faces (facets.py)
    faces: int  # how many rows of ``facets`` hold a face
    triangles: np.ndarray  # (t,) TRIANGLE, the faces of the hull cut into triangles (shapes/triangles.py)
    mean_area: float  # mean over all directions of the area projected along them: a quarter of the surface, m2


class State(NamedTuple):
    """One rock: what changes. Leine et al. (2014), eqs. 12, 13 and 47."""

    x: float  # centre of mass in I, m
    y: float
    z: float
    e0: float  # unit quaternion, scalar first, turns K into I
    e1: float
    e2: float
    e3: float
    vx: float  # velocity of the centre of mass in I, m/s
    vy: float
    vz: float
    wx: float  # spin in K, rad/s
    wy: float
    wz: float
    slippage: float  # s, m


class Pose(NamedTuple):
    """Position and orientation of a rock."""

    x: float  # centre of mass in I, m
    y: float
    z: float
    e0: float  # unit quaternion, scalar first, turns K into I
    e1: float
    e2: float
    e3: float


class Placed(NamedTuple):
    """A Pose and its rotation matrix."""

    pose: Pose
    matrix: tuple[float, ...]  # the nine entries of A_IK, row by row


class Physics(NamedTuple):
    """The settings that the kernels of one step need."""

    time_step: float  # s
    gravity: float  # m/s2
    is_implicit: bool  # free flight of Leine et al. (2020); else that of 2014
    tolerance: float  # of the contact solver, relative to the speed at the contacts
    max_sweeps: int  # of block Gauss-Seidel
    max_time: float  # s
    rest_speed: float  # m/s
    rest_time: float  # s
    air: float  # 1/2 rho C_d of the air, kg/m3


class World(NamedTuple):
    """Scene of a rock, which does not change while it moves."""

    terrain: TerrainGrid
    ground: GroundGrid
    body: Body
    physics: Physics


class WorkKept(OSError):
    """The work ended early, as it says; what was done is kept, and the same call goes on from there."""


class Cancelled(Exception):
    """The caller's ``cancelled`` returned True; nothing is returned."""
