# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:compareruns before a run."""

from ..parameters.output_files import check_outputs
from .maps import check_maps
from .pairs import check_simulations
from .simulations import simulations


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    found = simulations(call)
    check_simulations(found)
    check_maps(call)
    check_outputs(call)
    return found
