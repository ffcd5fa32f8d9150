# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks bound to the plane of a profile: no motion sideways, and no spin but about the normal of the plane.

With u the unit normal of the plane and Theta the inertia of the rock as it is turned, such a rock has three freedoms,
x, z and the angle about u, and

    m a_x = F_x        m a_z = F_z        (u . Theta u) dw/dt = M . u        T = m v^2 / 2 + (u . Theta u) w^2 / 2

u is fixed in the rock as well, since the rock turns about nothing else. What the constraint takes (the moments across
u, gyroscopic ones among them) does no work. Profile programmes compute this motion; rocks can neither leave the profile
sideways nor turn to roll on another axis.

In a frame K whose second axis is u, the inertia about the other two axes is raised by LOCKED: the limit of an infinite
inertia is the constraint. What is left of the spins across u and of the velocity along u is taken out before each step
(rigid_body/plane.py). On a strip that is the same everywhere across, no force acts along u on a rock that does not move
along u; the rows of nodes are kept away from the plane, where a node under a face could push sideways.

How a rock is turned about the other axes is its own for the whole run. A set of directions of u in the rock, evenly
over a half sphere, goes instead of a drawn one: the same share of runs for each, the same for any order of runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from ..arithmetic.arrays import sin_cos
from ..arithmetic.vectors import cross, dot, turned, unit
from ..release import Release
from ..rigid_body.plane import LOCKED
from .slope_profile import width_between_rows

if TYPE_CHECKING:
    from ..hints import Array, Profile, Rock

MOST_AXES = 60  # directions of the normal in the rock, of each shape
GOLDEN_ANGLE = 2.39996322972865332  # rad, pi (3 - sqrt(5))
ASIDE = 0.2  # of the distance of the rows of nodes: where the plane lies, away from any row
ANY_TURN = (0.0, "uniform(0, 360)", 0.0)  # degrees about z, y and x: about the normal of the plane alone


def axes_over_half_sphere(count: int) -> Array:
    """Unit vectors (count, 3) evenly over the half sphere of positive z: points of a golden spiral of equal areas."""
    z = (np.arange(count) + 0.5) / count
    sine, cosine = sin_cos(GOLDEN_ANGLE * np.arange(count))
    across = np.sqrt(1.0 - z * z)
    return np.column_stack([across * cosine, across * sine, z])


def bound(rock: Rock, axis: Array) -> Rock:
    """The rock with the unit vector ``axis``, in its frame K, as second axis, and spins across it locked."""
    second = unit(np.asarray(axis, np.float64)[None])[0]
    helper = np.eye(3)[int(np.abs(second).argmin())]
    first = unit(cross(helper, second)[None])[0]
    rows = np.stack([first, second, cross(first, second)])
    about = float(dot(second, rock.inertia * second))
    return replace(
        rock,
        vertices=turned(rock.vertices, rows),
        inertia=np.array([LOCKED * about, about, LOCKED * about]),
        frame=turned(rock.frame.T, rows).T,
        parts=tuple(turned(part, rows) for part in rock.parts),
    )


def plane_of(line: Profile) -> float:
    """y of the plane of motion on the strip of a Profile [m]."""
    return ASIDE * width_between_rows(line)


def bound_releases(
    releases: Sequence[Release], rocks: Sequence[Rock], line: Profile
) -> tuple[list[Release], list[Rock]]:
    """Releases and rocks that move in the plane of a Profile, as many runs as before, from those on its strip.

    The runs of each release are shared by as many axes as there are runs, MOST_AXES of a shape at most, turn by turn.
    """
    used: dict[tuple[int, int], int] = {}
    kinds: list[Rock] = []
    releases_bound: list[Release] = []
    turn = 0
    axes = axes_over_half_sphere(MOST_AXES)
    for release in releases:
        shares = min(release.runs, MOST_AXES)
        for part in range(shares):
            runs = (release.runs * (part + 1)) // shares - (release.runs * part) // shares
            key = release.rock, turn % MOST_AXES
            if key not in used:
                used[key] = len(kinds)
                kinds.append(bound(rocks[release.rock], axes[key[1]]))
            position = release.position[0], plane_of(line)
            releases_bound.append(
                replace(release, position=position, runs=runs, rock=used[key], angles=ANY_TURN, orientation=None)
            )
            turn += 1
    return releases_bound, kinds
