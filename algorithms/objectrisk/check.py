# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:objectrisk before a run."""

from qgis.core import QgsProcessingException

from ..parameters.output_files import check_outputs
from ..translation import tr
from ..units import KILO
from .hits import check_scenarios
from .objects import check_objects
from .parameters import STRONG, WEAK


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    losses = check_objects(call)
    scenarios = check_scenarios(call)
    bounds(call)
    check_outputs(call)
    return losses, scenarios


def bounds(call):
    """Energies between the intensities, J."""
    bounds = [KILO * call[name] for name in (WEAK, STRONG)]
    if not bounds[0] < bounds[1]:
        raise QgsProcessingException(tr("STRONG must be more than WEAK."))
    return bounds
