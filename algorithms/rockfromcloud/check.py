# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:rockfromcloud before a run."""

from ..parameters.output_files import check_outputs
from .point_clouds import check_choice


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_choice(call)
    check_outputs(call)
