# SPDX-License-Identifier: GPL-2.0-or-later
"""The input of talus:calibrate with what was observed, of whose fields several others take one."""

from qgis.core import QgsProcessing

from ..parameters.definitions import layer

OBSERVED = layer("OBSERVED", [QgsProcessing.SourceType.TypeVectorPoint], optional=False)
