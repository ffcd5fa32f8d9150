# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:screenline that get their styles again."""

from types import SimpleNamespace

from ..styles.known_layers import known_table
from .layers import crossing_columns, statistics_columns
from .parameters import CROSSINGS, STATISTICS
from .styles import CrossingStyle, StatisticsStyle


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    # names and labels of the columns alone are asked for, so an analysis without rocks will do
    paths, screening = SimpleNamespace(has_rotation=True), SimpleNamespace(numbers=(), designs=())
    nothing = SimpleNamespace(lines=(), paths=paths, screening=screening, pieces=None)
    kinds = (
        (CROSSINGS, "point", crossing_columns(nothing), CrossingStyle),
        (STATISTICS, "line", statistics_columns(nothing), StatisticsStyle),
    )
    return [
        known_table(name, label(name), shape, columns, lambda columns, layer, style=style: style(columns))
        for name, shape, columns, style in kinds
    ]
