# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:sourceareas before a run."""

from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_layers
from ..parameters.output_files import check_outputs
from ..reports import plots
from ..scene.dem import open_dem
from ..translation import tr
from .parameters import DENSITY, EXCLUDE, FIGURE, METHOD, SPACING, THRESHOLD


def check(call):
    """Check all that does not need the layers to be read."""
    check_layers(call, (EXCLUDE,))
    open_dem(call)
    check_outputs(call)
    method = call[METHOD]
    if method == "fixed" and call.is_unset(THRESHOLD):
        raise QgsProcessingException(tr("THRESHOLD: give the angle for the method fixed, or choose another one."))
    if call[SPACING] is not None and call[DENSITY] is not None:
        raise QgsProcessingException(tr("DENSITY: there is a spacing (SPACING) too; give one of them."))
    if call.wants(FIGURE):
        if method != "distribution":
            raise QgsProcessingException(
                tr("FIGURE: it exists for the method distribution only; skip FIGURE or choose that method.")
            )
        if not plots.is_there():
            message = tr("FIGURE: it requires the Python package matplotlib, which is not installed. Install it, or "
                         "skip FIGURE.")  # fmt: skip
            raise QgsProcessingException(message)
