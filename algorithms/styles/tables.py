# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of tables when they are loaded: they have no symbols."""

from .columns import set_aliases


class TableStyle:
    """Readable names of the columns."""

    sort_key = 7

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        set_aliases(layer, self.columns)


class PlainStyle:
    """Layers as QGIS draws them."""

    sort_key = 1

    def apply(self, layer):
        """Nothing is changed."""
