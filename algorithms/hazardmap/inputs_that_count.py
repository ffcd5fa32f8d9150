# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs of talus:hazardmap that change nothing with the present choices, so that the report need not list them.

The matrix has a table of its own there, with the levels in words.
"""

from ..parameters.scenario_table import SCENARIOS
from .check import ANGLES, is_frequency
from .frequency_parameters import (
    ENERGY_PERIODS,
    EXCEEDANCES,
    FREQUENCIES,
    HEIGHT_EXCEEDANCES,
    OBJECT_WIDTH,
    OBJECTS,
    RATE_EVENTS,
    REFERENCE_WIDTH,
    SIZE_BLOCKS,
    SIZE_EXPONENT,
    SIZE_LARGEST,
    SIZE_SMALLEST,
    TRAJECTORIES,
)
from .parameters import (
    ENERGY,
    LINE_OF_SIGHT,
    MATRIX,
    SCENARIO_NAMES,
    SPACING,
    STRONG,
    WEAK,
    ZONE_AREA,
    ZONE_RADIUS,
    ZONES,
)
from .rule_parameters import BLOCK_VOLUMES, DATA, DATA_MODEL, OF_MODELS, RULES, RULES_FILE, ZONE_COVER

OF_SCENARIOS = (SCENARIO_NAMES, SCENARIOS, ENERGY)
OF_FREQUENCY = (
    FREQUENCIES, EXCEEDANCES, HEIGHT_EXCEEDANCES, SIZE_EXPONENT, SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST,
    ENERGY_PERIODS, RATE_EVENTS, OBJECTS, OBJECT_WIDTH, REFERENCE_WIDTH, TRAJECTORIES,
)  # fmt: skip


def without_effect(call, classes):
    """Set of the names of inputs. ``classes``: HazardClasses"""
    by_rules, makes_zones = classes.rules is not None, call.wants(ZONES) or call.wants(DATA)
    has_angles = any(map(call.wants, ANGLES))
    model = call[DATA_MODEL] if call.wants(DATA) else None
    unused = [
        OF_SCENARIOS if is_frequency(call) else OF_FREQUENCY,
        (WEAK, STRONG, MATRIX) if by_rules else (MATRIX,),
        (RULES,) if call[RULES_FILE] else (),
        () if classes.is_by_volume and not is_frequency(call) else (BLOCK_VOLUMES,),
        () if has_angles else (*ANGLES.values(), LINE_OF_SIGHT, SPACING),
        () if makes_zones else (ZONE_COVER, ZONE_AREA, ZONE_RADIUS),
        (DATA_MODEL,) if model is None else (),
        *(names for one, names in OF_MODELS.items() if one != model),
    ]
    return {name for names in unused for name in names}
