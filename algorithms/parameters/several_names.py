# SPDX-License-Identifier: GPL-2.0-or-later
"""A choice of several names as the log and the history of QGIS write it."""

from qgis.core import QgsProcessingParameterEnum, QgsProcessingUtils


class SeveralNames(QgsProcessingParameterEnum):
    """QGIS 3.22 writes '' for a list of names, and what is run again from its history would be without them."""

    def valueAsPythonString(self, value, context):
        if isinstance(value, (list, tuple)) and value and all(isinstance(one, str) for one in value):
            return "[" + ",".join(map(QgsProcessingUtils.stringToPythonLiteral, value)) + "]"
        return super().valueAsPythonString(value, context)
