# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of talus:designcheck that gets its style again."""

from ..styles.known_layers import known_table
from .fields import field_columns
from .parameters import FIELDS
from .styles import FieldStyle


def known_layers(label):
    """The KnownLayer of the map; ``label``: of an output."""
    return [known_table(FIELDS, label(FIELDS), "line", field_columns(), lambda columns, layer: FieldStyle(columns))]
