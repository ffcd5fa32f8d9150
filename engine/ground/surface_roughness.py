# SPDX-License-Identifier: GPL-2.0-or-later
"""Surface roughness as it is mapped in the field: one mean height, or the three obstacle heights of Rockyfor3D.

Rockyfor3D draws the height of the obstacle that a rebound meets: R_g70, R_g20 or R_g10, with probabilities of 70, 20
and 10 % (recalled: Dorren, 2016; names and metres are those of public scripts, see docs/surface_roughness.md). The
rolling resistance of Talus is linear in d (contact/rolling.py, mu_r = mu_0 + d / 2R), so its mean over these draws is
that of the mean height,

    d = 0.7 R_g70 + 0.2 R_g20 + 0.1 R_g10
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import ArrayLike

from .parameters import BY_NAME

if TYPE_CHECKING:
    from ..io.rockyfor3d import Study

FIELD = "surface_roughness"  # what polygons call it
OBSTACLE_FIELDS = ("rg70", "rg20", "rg10")  # of a map for Rockyfor3D
SHARES = (0.7, 0.2, 0.1)  # of the rebounds that meet each of them
HIGHEST = float(BY_NAME[FIELD].highest or 0.0)  # m
HIGH = 2.0  # m, above which centimetres were likely meant
# Words for a map and their metres, each twice the one before. With mu_0 = 0.40 those from 0.05 to 0.4 m give the
# in situ totals of Azzoni et al. (1995) at 0.3 and 1.2 m3 to 0.05 (docs/surface_roughness.md); 0.8 m is an estimate.
WORDS = {"smooth": 0.0, "uneven": 0.05, "stones": 0.1, "small_blocks": 0.2, "blocks": 0.4, "large_blocks": 0.8}


def mean_height(rg70: ArrayLike, rg20: ArrayLike, rg10: ArrayLike) -> np.ndarray:
    """Mean d in m of three obstacle heights in m; NaN where one is."""
    a, b, c = (share * np.asarray(height, np.float64) for share, height in zip(SHARES, (rg70, rg20, rg10)))
    return a + b + c


def surface_roughness_of(study: Study) -> np.ndarray:
    """Mean height in m of what stands out of the ground in a folder of Rockyfor3D, (rows, columns).

    At most HIGHEST, as obstacles in water are higher than any (io/rockyfor3d.py); NaN where one of the three heights
    has no data.
    """
    return np.minimum(mean_height(*(study.arrays[name] for name in OBSTACLE_FIELDS)), HIGHEST)


def fields_of(names: Collection[str], chosen: str | None = None) -> tuple[str, ...]:
    """Fields of a layer that say how rough the ground is: the chosen one, else FIELD, else the three obstacle heights.

    Returns one name, three, or none. Names of Rockyfor3D count in capitals too.
    """
    if chosen:
        return (chosen,)
    if FIELD in names:
        return (FIELD,)
    lower = {name.lower(): name for name in names}
    return tuple(lower[name] for name in OBSTACLE_FIELDS) if set(OBSTACLE_FIELDS) <= set(lower) else ()
