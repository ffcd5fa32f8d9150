# SPDX-License-Identifier: GPL-2.0-or-later
"""Warnings on the numbers of a ground: what an earlier version meant by them, and what was likely mistyped."""

from ...engine import ground_classes
from ...engine.ground.doubts import EARLIER, LOW, PER_METRE, ROUGH, Stated, ground_doubts
from ...engine.ground.parameters import ROLLING_RESISTANCE as ROLLING_COLUMN
from ..number_words import told
from ..parameters.ground import GROUND_RASTER, GROUND_TABLE, ROLLING_FIELD, ROLLING_RESISTANCE
from ..translation import tr


def stated_by_inputs(given, table, file=None, is_raster_older=False, is_field_alone=False):
    """Inputs that state the rolling resistance and not the surface roughness, as earlier versions had them.

    given : parameter of the ground -> number for all ground, or None
    table : (classes, parameters), as of a Ground
    file : with ground classes of the user's
    is_raster_older, is_field_alone : a ground raster, or polygons with a rolling resistance, lack the surface roughness
    """
    if given["surface_roughness"] is not None:
        return []
    highest = float(table[:, ROLLING_COLUMN].max())
    is_table_older = bool(file) and not ground_classes.states_surface_roughness(file)
    older = ((GROUND_TABLE, is_table_older), (GROUND_RASTER, is_raster_older), (ROLLING_FIELD, is_field_alone))
    found = [Stated(str(name), highest) for name, is_older in older if is_older and highest > 0.0]
    if given["rolling_resistance"] is not None:
        found.append(Stated(str(ROLLING_RESISTANCE), given["rolling_resistance"]))
    return found


def tell_doubts(table, stated, call):
    """Log a warning for each Finding on the table (classes, parameters) of a ground, in the user's language."""
    words = {
        EARLIER: tr("{}: the rolling resistance ({:.3g}) comes without the surface roughness. In earlier versions it "
                    "held for rocks of 1 t and grew with the ninth root of the mass. Now it is that of ground from "
                    "which nothing stands out, the same for every size, and stones on the ground add d / 2R. Enter "
                    "the surface roughness d in metres as well, 0 where nothing stands out. To keep what a rock of "
                    "1 t feels, reduce the rolling resistance by {:.1f} d."),
        LOW: tr("ROLLING_RESISTANCE: soil has {:.2g}, less than any published. It is the tangent of the slope on "
                "which rocks just go on rolling, corners included; the first versions had 0.11 to 0.25, and meant "
                "what soil adds to corners. Take the numbers of the classes, unless it was measured."),
        ROUGH: tr("SURFACE_ROUGHNESS: up to {:.3g} m, higher than most blocks. It is in metres: divide by 100 if "
                  "centimetres were entered, and put single blocks of that size into the elevation model."),
    }  # fmt: skip
    for one in ground_doubts(table, stated):
        numbers = (one.subject, one.value, PER_METRE) if one.code == EARLIER else (one.value,)
        call.warning(told(words[one.code], *numbers))
