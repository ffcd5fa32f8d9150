# SPDX-License-Identifier: GPL-2.0-or-later
"""What the value of a destination parameter names: a file, or something that is none."""

import os
import re

from qgis.core import QgsProcessing, QgsProcessingOutputLayerDefinition, QgsProperty

DATABASE = re.compile(r"^[A-Za-z]{2,}:")  # postgis:, ogr:, memory: ...; C: is a drive


def file_of(value, context):
    """Path that a destination names, None where it names no file of its own."""
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink
    if hasattr(value, "valueAsString"):  # QgsProperty
        value = value.valueAsString(context.expressionContext(), "")[0]
    if not isinstance(value, (str, os.PathLike)):
        return None
    path = os.fspath(value)
    if path in ("", QgsProcessing.TEMPORARY_OUTPUT) or DATABASE.match(path):
        return None
    return path


def staged_destination(value, path):
    """The same destination with another file."""
    if not isinstance(value, QgsProcessingOutputLayerDefinition):
        return path
    staged = QgsProcessingOutputLayerDefinition(value)
    staged.sink = QgsProperty.fromValue(path)
    return staged
