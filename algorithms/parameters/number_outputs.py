# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers that an algorithm returns for models, and reports at the end of its log. Each has a name and a label."""

from qgis.core import QgsProcessingOutputNumber

from ..number_words import told


def number_outputs(labels):
    """Definitions of numbers; ``labels``: name -> label."""
    return [QgsProcessingOutputNumber(name, label) for name, label in labels.items()]


def tell_numbers(labels, numbers, call, digits=4):
    """Log those of the numbers that are known, in the order of the labels."""
    for name, label in labels.items():
        if name in numbers:
            call.info(told("  {}: {:." + str(digits) + "g}", label, numbers[name]))
