# SPDX-License-Identifier: GPL-2.0-or-later
"""A convex rock cut into convex pieces of given volumes, by planes.

A plane cuts a convex body into two convex bodies, so the pieces are cut off one after the other: of the rest, a plane
of a given direction takes off the volume asked for, and what is left at the end is the last piece. The corners of a
part are those on its side and the points in which lines between corners of both sides meet the plane. Pieces fill the
rock and do not overlap.
"""

import numpy as np

from ..arithmetic import vectors
from .polyhedron import convex_hull, enclosed_volume

MOST_HALVINGS = 100  # of the interval in which the plane lies
ACCURACY = 1e-13  # of the volume


def split(corners, direction, offset):
    """Corners (n, 3) of the parts of a convex body on both sides of the plane direction . x = offset."""
    depth = vectors.dot(corners, np.asarray(direction, np.float64)) - offset
    below, above = corners[depth <= 0.0], corners[depth > 0.0]
    share = depth[depth <= 0.0][:, None] / (depth[depth <= 0.0][:, None] - depth[depth > 0.0][None, :])
    section = below[:, None, :] + share[:, :, None] * (above[None, :, :] - below[:, None, :])
    section = section.reshape(-1, 3)
    return np.concatenate([below, section]), np.concatenate([above, section])


def cut_off(corners, direction, volume):
    """(piece of the volume, rest) of a convex body, each by the corners of its hull.

    Raises
    ------
    ValueError
        If the body has no more than that volume.
    """
    whole = enclosed_volume(corners)
    if not 0.0 < volume < whole:
        raise ValueError(f"cut_off: {volume:g} m3 of a body of {whole:g} m3; give less than all.")
    reach = vectors.dot(corners, np.asarray(direction, np.float64))
    low, high = float(reach.min()), float(reach.max())
    for _ in range(MOST_HALVINGS):
        middle = 0.5 * (low + high)
        found = _volume_below(corners, direction, middle)
        low, high = (middle, high) if found < volume else (low, middle)
        if abs(found - volume) <= ACCURACY * whole or high - low <= 1e-15 * (abs(low) + abs(high)):
            break
    piece, rest = split(corners, direction, middle)
    return convex_hull(piece).vertices, convex_hull(rest).vertices


def cut(corners, volumes, directions):
    """Pieces of a convex body: one for each of the volumes, cut off by planes of the directions, and the rest."""
    pieces, rest = [], convex_hull(corners).vertices
    for volume, direction in zip(volumes, directions):
        piece, rest = cut_off(rest, direction, volume)
        pieces.append(piece)
    return [*pieces, rest]


def _volume_below(corners, direction, offset):
    """Volume of the part below a plane; 0 where it is as thin as rounding."""
    try:
        return enclosed_volume(split(corners, direction, offset)[0])
    except ValueError:
        return 0.0
