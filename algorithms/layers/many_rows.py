# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of an input that is a whole table of a GeoPackage, without its features."""

import numpy as np
from qgis.core import QgsProviderRegistry

from ...engine.io.geopackage_columns import blocks_of_numbers
from .vector_layers import is_whole


def read_from_geopackage(call, name, columns):
    """(n, len(columns)) numbers of the input ``name`` in the order of the file, NaN where one is missing.

    None where only the features tell: in other formats, with a filter or a selection, while the layer is edited, or
    where something is no number.
    """
    table = _whole_table(call, name)
    if table is None:
        return None
    blocks = [np.zeros((0, len(columns)))]
    try:
        for block in blocks_of_numbers(*table, columns):
            call.stop_if_cancelled()
            blocks.append(block)
    except ValueError:
        return None
    return np.concatenate(blocks)


def _whole_table(call, name):
    """(path, table) of a layer, None where not all of its rows count or they are elsewhere."""
    if not is_whole(call.raw(name)):
        return None
    layer = call.vector_layer(name)
    if layer is None or layer.providerType() != "ogr" or layer.isEditable() or layer.subsetString():
        return None
    parts = QgsProviderRegistry.instance().decodeUri("ogr", layer.source())
    path = parts.get("path") or ""
    return (path, parts.get("layerName") or None) if path.lower().endswith(".gpkg") else None
