# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:forestcheck before a run."""

import math

from qgis.core import QgsProcessingException

from ...engine.forest.stand_measures import Target
from ..layers.vector_layers import check_fields, check_layers, layer_source
from ..number_words import told
from ..parameters.matrices import is_blank
from ..parameters.number_lists import read_numbers
from ..parameters.output_files import check_outputs
from ..parameters.values import as_number
from ..scene.dem import open_dem
from ..translation import tr
from .parameters import (
    BLOCKS,
    CROSSINGS_WITH,
    CROSSINGS_WITHOUT,
    OF_OBJECTS,
    PROTECTION,
    RELEASES,
    STANDS,
    STEMS_LOST,
    STOPS_WITH,
    TARGET_COLUMNS,
    TARGETS,
    TREES,
)

MOST_ROWS = 20  # of blocks and of losses
CROSSING_FIELDS = ("run", "name", "passage", "e_kj")


def check(call):
    """Check all that does not need the layers to be read; returns the Dem."""
    dem = open_dem(call)
    check_layers(call, (STANDS, TREES, RELEASES, *OF_OBJECTS))
    blocks, lost = read_numbers(call, BLOCKS), read_numbers(call, STEMS_LOST, may_be_zero=True)
    for name, numbers in ((BLOCKS, blocks), (STEMS_LOST, lost)):
        if len(numbers) > MOST_ROWS:
            raise QgsProcessingException(tr("{}: {} numbers; give at most {}.").format(name, len(numbers), MOST_ROWS))
    if lost[-1] > 100.0:
        raise QgsProcessingException(told(tr("STEMS_LOST: {:g} % is more than all; give 0 to 100."), lost[-1]))
    targets_of(call)
    _check_objects(call)
    check_outputs(call)
    return dem


def targets_of(call):
    """The Targets of the profile. Raises QgsProcessingException naming the row."""
    cells, found = call[TARGETS], []
    for row in range(0, len(cells), TARGET_COLUMNS):
        own = cells[row : row + TARGET_COLUMNS]
        if all(map(is_blank, own)):
            continue
        numbers = [math.nan if is_blank(cell) else as_number(cell) for cell in own]
        wrong = [cell for cell, number in zip(own, numbers) if not is_blank(cell) and not number > 0.0]
        if wrong or math.isnan(numbers[0]):
            message = tr("TARGETS: row {} needs the volume of a block and, where they are given, positive numbers.")
            raise QgsProcessingException(message.format(row // TARGET_COLUMNS + 1))
        volume, stems, diameter, gap = numbers
        found.append(Target(volume, stems, diameter / 100.0, gap))
    return found


def _check_objects(call):
    given = [name for name in OF_OBJECTS if call.is_given(name)]
    if given and len(given) < len(OF_OBJECTS):
        message = tr("{}: give all three of the layers of objects, or none; missing: {}.")
        missing = [name for name in OF_OBJECTS if name not in given]
        raise QgsProcessingException(message.format(given[0], ", ".join(missing)))
    if not given:
        if call.wants(PROTECTION):
            raise QgsProcessingException(tr("PROTECTION: it needs the layers {}.").format(", ".join(OF_OBJECTS)))
        return
    for name in (CROSSINGS_WITHOUT, CROSSINGS_WITH):
        check_fields(layer_source(call, name), name, CROSSING_FIELDS)
    check_fields(layer_source(call, STOPS_WITH), STOPS_WITH, ("run",))
