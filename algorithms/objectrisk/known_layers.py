# SPDX-License-Identifier: GPL-2.0-or-later
"""The results of talus:objectrisk that get their styles again."""

from ..styles.known_layers import known_table
from .parameters import RISK
from .styles import RiskStyle
from .tables import risk_columns


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(RISK, label(RISK), shape, risk_columns(), lambda columns, layer: RiskStyle(columns))
        for shape in ("area", "line")
    ]
