# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:simulatemany before a run."""

from ..parameters.output_files import check_outputs
from .combinations import read_combinations


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work; the combinations.

    What talus:simulate refuses it says itself, before its first run.
    """
    found = read_combinations(call)
    check_outputs(call)
    return found
