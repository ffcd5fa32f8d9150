# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:restyle before a run."""

from qgis.core import QgsProcessingException

from ..parameters.output_files import check_outputs
from ..translation import tr
from .parameters import LAYERS


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    if not call[LAYERS]:
        raise QgsProcessingException(tr("LAYERS: give at least one layer."))
    check_outputs(call)
