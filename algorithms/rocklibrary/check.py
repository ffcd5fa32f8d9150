# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:rocklibrary before a run."""

from qgis.core import QgsProcessingException

from ..parameters.output_files import check_outputs
from ..translation import tr
from .parameters import COUNT, FOLDER


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_outputs(call)
    if call[COUNT] > 1 and not call.wants(FOLDER):
        raise QgsProcessingException(tr("FOLDER: name a folder for more than one rock, or make one rock."))
