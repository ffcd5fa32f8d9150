# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:calibrate that get their styles again."""

from ..styles.known_layers import known_table
from ..styles.tables import TableStyle
from .block_layers import boulder_columns, residual_columns, source_columns
from .block_parameters import BOULDERS, RESIDUALS, SOURCE_TABLE
from .styles import BoulderStyle, ResidualStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    kinds = (
        (RESIDUALS, "point", residual_columns(), ResidualStyle),
        (BOULDERS, "point", boulder_columns(), BoulderStyle),
        (SOURCE_TABLE, "table", source_columns(), TableStyle),
    )
    return [
        known_table(name, label(name), shape, columns, lambda columns, layer, style=style: style(columns))
        for name, shape, columns, style in kinds
    ]
