# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs about rolling that meant something else in earlier versions."""

from ...engine import ground_classes
from ...engine.ground.doubts import Stated
from ...engine.ground.parameters import ROLLING_RESISTANCE as ROLLING_COLUMN
from ..parameters.ground import GROUND_RASTER, GROUND_TABLE, ROLLING_FIELD, ROLLING_RESISTANCE


def stated_by_inputs(given, table, file=None, is_raster_older=False, is_field_alone=False):
    """Inputs that state the rolling resistance and not the surface roughness, as earlier versions had them.

    given : parameter of the ground -> number for all ground, or None
    table : (classes, parameters), as of a Ground
    file : with ground classes of the user's
    is_raster_older, is_field_alone : a ground raster, or polygons with a rolling resistance, lack the surface roughness
    """
    if given["surface_roughness"] is not None:
        return ()
    highest = float(table[:, ROLLING_COLUMN].max())
    is_table_older = bool(file) and not ground_classes.states_surface_roughness(file)
    older = ((GROUND_TABLE, is_table_older), (GROUND_RASTER, is_raster_older), (ROLLING_FIELD, is_field_alone))
    found = [Stated(str(name), highest) for name, is_older in older if is_older and highest > 0.0]
    if given["rolling_resistance"] is not None:
        found.append(Stated(str(ROLLING_RESISTANCE), given["rolling_resistance"]))
    return tuple(found)
