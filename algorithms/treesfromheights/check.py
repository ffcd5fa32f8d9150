# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:treesfromheights before a run."""

from qgis.core import QgsProcessingException

from ...engine.forest.stem_diameters import stem_diameters
from ..layers.vector_layers import check_layers
from ..parameters.matrices import is_blank
from ..parameters.output_files import check_outputs
from ..parameters.values import as_number
from ..scene.dem import has_ground, open_dem
from ..translation import tr
from .parameters import CANOPY, CLOUD, DIAMETER_TABLE, KNOWN, RULE, STANDS, SURFACE

SOURCES = (CANOPY, SURFACE, CLOUD)


def check(call):
    """Check all that does not need the heights to be read; returns the Dem, None where none is needed."""
    given = [name for name in SOURCES if call.is_given(name)]
    if len(given) != 1:
        message = tr("CANOPY, SURFACE, CLOUD: give one of them; {} were given.")
        raise QgsProcessingException(message.format(len(given)))
    if given[0] != CANOPY and not has_ground(call):
        message = tr("DEM: with {} the elevation model of the ground is needed, for heights above it.")
        raise QgsProcessingException(message.format(given[0]))
    check_layers(call, (STANDS, KNOWN))
    if call[RULE] == "table":
        diameter_table(call)
    check_outputs(call)
    return None if given[0] == CANOPY else open_dem(call)


def diameter_table(call):
    """Pairs of height, m, and diameter, cm. Raises QgsProcessingException for a table that cannot be used."""
    cells = call[DIAMETER_TABLE]
    rows = [cells[k : k + 2] for k in range(0, len(cells), 2)]
    pairs = [tuple(map(as_number, row)) for row in rows if not all(map(is_blank, row))]
    try:
        stem_diameters([10.0], [1.0], "conifer", "table", pairs)
    except ValueError as error:
        raise QgsProcessingException(f"{DIAMETER_TABLE}: {error}") from error
    return pairs
