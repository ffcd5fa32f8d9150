# SPDX-License-Identifier: GPL-2.0-or-later
"""Widths of catch ditches and benches by rules, to set beside those of a simulation.

    modified Ritchie criterion    W = 0.2 H + 4.5 m              Call (1986), Ryan and Pryor (2000), eq. 3.1
    expanded, 90 % retained       W = 0.2 H - 0.1 (face - 65) + 4.5 m        Warren et al. (2025), face in degrees

H height of the slope, m. The first as Warren et al. (2025), 10.36487/ACG_repo/2535_04, quote it for benches of mines;
the second as a public code notes it: their text was not read. Ritchie's own table of widths and depths by height and
face (1963) could not be read, and is not used.
"""

from __future__ import annotations

import math

FACTOR, CONSTANT = 0.2, 4.5  # m/m, m
FACE_FACTOR, FACE = 0.1, 65.0  # m a degree, degrees


def modified_ritchie(height: float) -> float:
    """Width, m, for the height of a slope, m. Raises ValueError for a height that is not positive."""
    _check(height)
    return FACTOR * height + CONSTANT


def expanded_ritchie(height: float, face: float) -> float:
    """Width that holds 90 %, m, for the height, m, and angle of a face, degrees; 0 where the rule falls below it.

    Raises
    ------
    ValueError
        For a height that is not positive, or an angle that is not within 0 and 90 degrees.
    """
    _check(height)
    if not 0.0 < face <= 90.0:
        raise ValueError(f"face: {face} degrees; give an angle above 0 and up to 90.")
    return max(modified_ritchie(height) - FACE_FACTOR * (face - FACE), 0.0)


def face_angle(slope: float) -> float:
    """Angle of a face, degrees, of its horizontal to a vertical of 1."""
    return math.degrees(math.atan2(1.0, slope))


def _check(height):
    if not (math.isfinite(height) and height > 0.0):
        raise ValueError(f"height: {height} m; give a positive number.")
