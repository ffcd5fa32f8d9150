# SPDX-License-Identifier: GPL-2.0-or-later
"""Reads a list of measured volumes from a layer or a text file."""

import math
from io import StringIO

from qgis.core import QgsFeatureRequest, QgsProcessingException

from ...engine.io.plain_file import read_text
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED, check_fields
from ..parameters.values import as_number
from ..translation import tr
from .parameters import BLOCK_FILE, BLOCKS, VOLUME_FIELD


def check_blocks(call):
    """Raise QgsProcessingException unless there is one list, and its field."""
    source = call[BLOCKS]
    path = call[BLOCK_FILE]
    if (source is None) == (not path):
        raise QgsProcessingException(tr("BLOCKS, BLOCK_FILE: give a layer of blocks or a text file, one of the two."))
    if source is not None:
        name = call[VOLUME_FIELD]
        if not name:
            raise QgsProcessingException(tr("VOLUME_FIELD: choose the field with the volumes."))
        check_fields(source, BLOCKS, [name])


def read_volumes(call):
    """Volumes as they stand in the list, m3. Raises QgsProcessingException for what is no number, by its place."""
    source = call[BLOCKS]
    if source is None:
        return _volumes_of_file(call[BLOCK_FILE])
    name = call[VOLUME_FIELD]
    volumes = []
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        volumes.append(needed_number(feature, BLOCKS, name, above=0.0))
    return volumes


def _volumes_of_file(path):
    volumes = []
    with StringIO(read_text(path, "utf-8-sig", "replace")) as file:
        for number, line in enumerate(file, 1):
            text = line.strip().rstrip(";,")
            if not text or text.startswith("#"):
                continue
            volume = as_number(text)
            if not (math.isfinite(volume) and volume > 0.0):
                message = tr("BLOCK_FILE: line {} is {!r}; give one volume above 0 m³ on each line.")
                raise QgsProcessingException(message.format(number, text[:40]))
            volumes.append(volume)
    return volumes
