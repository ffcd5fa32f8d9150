# SPDX-License-Identifier: GPL-2.0-or-later
"""Names of layers that distinguish them: several tables of one file would all be called like the file."""

from pathlib import Path

from qgis.core import QgsProviderRegistry


def own_name(layer):
    """That of the table where the layer has only the name of the file that holds it."""
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    table, path = parts.get("layerName"), parts.get("path")
    return table if table and path and layer.name() == Path(path).stem else layer.name()
