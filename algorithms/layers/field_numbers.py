# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers in the fields of features: within bounds, or a message that names layer, feature, field and value."""

import math

from qgis.core import QgsProcessingException

from ...engine.quantities.quantities import out_of_range
from ..findings.texts import finding_text
from ..number_words import told
from ..parameters.values import as_number, is_empty
from ..translation import tr


def number_of(feature, name, field, otherwise, lowest=0.0, above=-math.inf, highest=math.inf, quantity=None):
    """Value of a field, ``otherwise`` where it is empty or no field was chosen ('').

    Raises QgsProcessingException for anything but a finite number from ``lowest`` to ``highest``, larger than
    ``above``, and within the legal range of a ``quantity`` of the engine; ``name``: of the input.
    """
    if not field or is_empty(feature[field]):
        return otherwise
    return needed_number(feature, name, field, lowest, above, highest, quantity)


def needed_number(feature, name, field, lowest=0.0, above=-math.inf, highest=math.inf, quantity=None):
    """Number of a field that must not be empty."""
    number = as_number(feature[field])
    if not (math.isfinite(number) and lowest <= number <= highest and number > above):
        shown = tr("(empty)") if is_empty(feature[field]) else feature[field]
        message = tr("{}: feature {} has {} = {}; give {}.")
        raise QgsProcessingException(message.format(name, feature.id(), field, shown, _wanted(lowest, above, highest)))
    if quantity is not None:
        _check_quantity(quantity, number, tr("{}: feature {}, {}").format(name, feature.id(), field))
    return number


def _check_quantity(quantity, number, place):
    found = out_of_range(quantity, number, place)
    if found is not None:
        raise QgsProcessingException(finding_text(found))


def _wanted(lowest, above, highest):
    if highest < math.inf:
        return told(tr("a number from {:g} to {:g}"), lowest, highest)
    if above > -math.inf:
        return told(tr("a number of more than {:g}"), above)
    return told(tr("a number of at least {:g}"), lowest) if lowest > -math.inf else tr("a number")
