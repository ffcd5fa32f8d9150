# SPDX-License-Identifier: GPL-2.0-or-later
"""Release points for algorithms that make no scene of them."""

import math

from ...engine.scene.releases import read_points
from ..layers.feature_rows import features_of
from ..parameters.scene import OUTSIDE, RELEASES


def release_points(call, crs, terrain, spacing, volume=math.nan, volume_field=None, may_skip=False):
    """The ReleasePoints of RELEASES in the system ``crs`` that have ground under them.

    spacing : m, of points on lines and in areas
    volume : m3, of points whose field says nothing
    may_skip : leave features out that have no ground under them
    """
    values = {
        "height": 0.0, "runs": 1, "height_field": None, "runs_field": None, "volume_field": volume_field or None,
        "spacing": spacing, "outside": "skip" if may_skip else "stop",
    }  # fmt: skip
    features = features_of(call, RELEASES, call[RELEASES], crs)
    return read_points(features, values, volume, terrain, str(OUTSIDE))
