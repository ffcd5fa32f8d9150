# SPDX-License-Identifier: GPL-2.0-or-later
"""The table RATES: how many runs each simulation made, and how many such blocks a year it stands for."""

import math

from qgis.core import QgsProcessingException

from ..parameters.matrices import is_blank
from ..parameters.scenario_table import ScenarioRow
from ..parameters.values import as_number
from ..translation import tr
from .parameters import RATES

COLUMNS = 2


def read_rates(call):
    """List of ScenarioRow: a block in 1 / rate years. Raises QgsProcessingException for what is no table of numbers."""
    values = call[RATES]
    if len(values) % COLUMNS:
        message = tr("RATES: {} values do not make rows of {}: runs, blocks per year.")
        raise QgsProcessingException(message.format(len(values), COLUMNS))
    rows = [values[first : first + COLUMNS] for first in range(0, len(values), COLUMNS)]
    return [_row(row, number) for number, row in enumerate(rows, 1) if not all(map(is_blank, row))]


def _row(row, number):
    runs, rate = map(as_number, row)
    if not (math.isfinite(runs) and runs >= 1.0 and math.isfinite(rate) and rate > 0.0):
        message = tr("RATES, row {}: {!r} runs and {!r} blocks per year; give at least 1 run and a positive rate.")
        raise QgsProcessingException(message.format(number, *row))
    return ScenarioRow(runs, 1.0 / rate, 1.0)
