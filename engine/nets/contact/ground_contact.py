# SPDX-License-Identifier: GPL-2.0-or-later
"""Contact of the rock with the ground while it is in a net: its vertices on the height map. SI units, frame I."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ...ground import height_map
from ...jit.kernels import inner_kernel
from ..description import NetError

if TYPE_CHECKING:
    from ...hints import Net, Terrain


class GroundPatch(NamedTuple):
    """The terrain, from the origin of the net's coordinates."""

    heights: np.ndarray  # (ny, nx) m; none: no ground
    cell_x: float  # m
    cell_y: float  # m
    origin: np.ndarray  # (3,) of the first node in the net's coordinates, m
    friction: float


FRICTION = 0.6  # of rock on ground where nothing is said
AROUND = 10.0  # m of terrain about a net that are kept


def ground_of(terrain: Terrain, net: Net, friction: float = FRICTION, around: float = AROUND) -> GroundPatch:
    """GroundPatch of a Terrain under a net and ``around`` [m] it, for ``impact``. Raises NetError for none there."""
    low, high = net.positions.min(axis=0)[:2] - around, net.positions.max(axis=0)[:2] + around
    if not (np.isfinite(friction) and friction >= 0.0):
        raise NetError(f"friction: {friction!r} given, but it has to be zero or more.")
    windows = []
    for axis, count in ((0, terrain.shape[1]), (1, terrain.shape[0])):
        cell, begin = terrain.cell_size[axis], terrain.origin[axis]
        first = min(max(int(np.floor((low[axis] - begin) / cell)), 0), count)
        windows.append((first, max(first, min(int(np.ceil((high[axis] - begin) / cell)) + 1, count))))
    (west, east), (south, north) = windows
    if east - west < 2 or north - south < 2:
        raise NetError("ground: the terrain does not reach the net. Take the terrain that it stands on.")
    origin = np.array([
        terrain.origin[0] + west * terrain.cell_size[0] - net.origin[0],
        terrain.origin[1] + south * terrain.cell_size[1] - net.origin[1],
        -net.origin[2],
    ])  # fmt: skip
    heights = np.ascontiguousarray(terrain.heights[south:north, west:east])
    return GroundPatch(heights, *terrain.cell_size, origin, float(friction))


def no_ground():
    """A net that hangs free."""
    return GroundPatch(np.zeros((0, 0)), 1.0, 1.0, np.zeros(3), 0.0)


@inner_kernel
def find_ground_contacts(ground, rock, r, pose, reach, count, rows):
    """Add to rows the vertices of the rock that are within reach of the ground [m]; returns the number of rows."""
    parts = rows.part.shape[0] - max(1, rock.vertices.shape[0])
    is_sphere = rock.vertices.shape[0] == 0
    for k in range(max(1, rock.vertices.shape[0])):
        x, y, z = 0.0, 0.0, 0.0
        if not is_sphere:
            v = rock.vertices[k]
            x = r[0] * v[0] + r[1] * v[1] + r[2] * v[2]
            y = r[3] * v[0] + r[4] * v[1] + r[5] * v[2]
            z = r[6] * v[0] + r[7] * v[1] + r[8] * v[2]
        px, py = pose[0] + x - ground.origin[0], pose[1] + y - ground.origin[1]
        height = height_map.height_at(ground, px, py)
        nx, ny, nz = height_map.normal_at(ground, px, py)
        gap = (pose[2] + z - ground.origin[2] - height) * nz
        if is_sphere:
            gap -= rock.radius
        if not gap < reach:  # NaN beyond the terrain
            continue
        if is_sphere:
            x, y, z = -rock.radius * nx, -rock.radius * ny, -rock.radius * nz
        rows.part[count] = parts + k
        rows.lever[count, 0], rows.lever[count, 1], rows.lever[count, 2] = x, y, z
        rows.normal[count, 0], rows.normal[count, 1], rows.normal[count, 2] = nx, ny, nz
        rows.gap[count], rows.friction[count] = gap, ground.friction
        for a in range(3):
            rows.nodes[count, a], rows.weights[count, a] = -1, 0.0
        count += 1
    return count
