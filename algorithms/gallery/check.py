# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:gallery before a run."""

from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_fields, check_system, layer_source
from ..parameters.output_files import check_outputs
from ..runs.screen_lines import check_lines
from ..translation import tr
from .arrivals import FIELDS
from .parameters import ASTRA_FACTOR, CROSSINGS, FACTORS, GALLERY, JAPAN_FACTOR, KIND, LAME, NAME_FIELD, STRUCTURE


def check(call):
    """Check all that does not need the layers to be read."""
    check_lines(call, STRUCTURE, NAME_FIELD)
    source = layer_source(call, CROSSINGS)
    check_system(source, CROSSINGS)
    check_fields(source, CROSSINGS, FIELDS)
    if call[KIND] == GALLERY:
        _check_formulas(call)
    check_outputs(call)


def _check_formulas(call):
    if all(call[factor] is None for factor in FACTORS.values()):
        message = tr("{}: a gallery needs the factor of at least one formula; the help gives the recalled values.")
        raise QgsProcessingException(message.format(ASTRA_FACTOR))
    if call[JAPAN_FACTOR] is not None and call[LAME] is None:
        message = tr("{}: the formula of the Japanese handbook needs Lamé's constant of the cushion.")
        raise QgsProcessingException(message.format(LAME))
