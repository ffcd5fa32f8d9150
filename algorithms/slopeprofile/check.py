# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:slopeprofile before a run."""

from ...engine.scene.papers import check_law
from ..parameters.ground import check_ground_model
from ..parameters.output_files import check_outputs
from ..scene.door import QgisDoor
from .source import check_source


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_ground_model(call)
    check_law(QgisDoor(call))
    check_source(call)
    check_outputs(call)
