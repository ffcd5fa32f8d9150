# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs about rolling that meant something else in earlier versions, of algorithms that make no scene."""

from ...engine import ground_classes
from ...engine.scene import ground
from ..parameters.ground import GROUND_TABLE, ROLLING_RESISTANCE


def stated_by_inputs(given, table, file=None):
    """Inputs that state the rolling resistance and not the surface roughness, as earlier versions had them.

    given : parameter of the ground -> number for all ground, or None
    table : (classes, parameters), as of a Ground
    file : with ground classes of the user's
    """
    older = ((str(GROUND_TABLE), bool(file) and not ground_classes.states_surface_roughness(file)),)
    return ground.stated_by_inputs(given, table, older, str(ROLLING_RESISTANCE))
