# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:fromrockyfor3d that get their styles again."""

from ...engine.ground.surface_roughness import FIELD
from ..styles.known_layers import known_table
from . import layers
from .parameters import SOILS, SOURCES


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    kinds = (
        (SOURCES, "point", layers.source_columns(), layers.SourceStyle),
        (SOILS, "area", layers.soil_columns(), layers.SoilStyle),
    )
    return [
        known_table(name, label(name), shape, columns,
                    lambda columns, layer, style=style: style(columns), later=(FIELD,))
        for name, shape, columns, style in kinds
    ]  # fmt: skip
