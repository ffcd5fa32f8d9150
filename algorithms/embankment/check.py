# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:embankment before a run."""

from ..parameters.output_files import check_outputs
from ..scene.dem import open_dem
from .crests import check_crests
from .ground_map import check_ground_polygons
from .rocks_at_crest import check_crossings
from .variants import check_variants


def check(call):
    """Check all that does not need the layers to be read."""
    dem = open_dem(call)
    check_crests(call)
    check_crossings(call)
    check_ground_polygons(call)
    check_variants(call)
    check_outputs(call)
    return dem
