# SPDX-License-Identifier: GPL-2.0-or-later
"""Check before the first simulation of a model that ends with a hazard map by frequency.

The map is its last step, and checks its inputs when all simulations are done.
"""

from qgis.core import QgsProcessingException

from ...engine.io.thresholds import ENERGY, thresholds_of
from ..parameters.values import read_in_place
from ..translation import tr
from .check import FREQUENCY, check_counted
from .hazard_classes import classes_of
from .parameters import METHOD

ENERGY_THRESHOLDS = "ENERGY_THRESHOLDS"  # of talus:simulate


def check_model(call):
    """Check rules, and that runs are counted above their energies. ``call``: of talus:hazardmap with a model's inputs.

    Raises QgsProcessingException.
    """
    call = call.of({**call.parameters, METHOD: FREQUENCY})
    read_in_place(call)
    classes = classes_of(call)
    text = ENERGY.usual if call.raw(ENERGY_THRESHOLDS) is None else call.raw(ENERGY_THRESHOLDS)
    try:
        thresholds = thresholds_of(text)
    except ValueError as error:
        raise QgsProcessingException(tr("{}: {}").format(ENERGY_THRESHOLDS, error)) from error
    check_counted(call, classes, thresholds)
