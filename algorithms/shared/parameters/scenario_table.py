# SPDX-License-Identifier: GPL-2.0-or-later
"""The table SCENARIOS: how many runs each simulation made, how often its event comes, how many blocks it sets loose."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...translation import tr
from .definitions import matrix
from .values import as_number

COLUMNS = 3
SCENARIOS = matrix("SCENARIOS", 3)


class ScenarioRow(NamedTuple):
    """One row."""

    runs: float
    period: float  # years
    blocks: float  # of an event


def scenario_table(order, counted, optional=False):
    """The parameter; ``order`` says which rows there are, ``counted`` where runs that are left empty come from."""
    meaning = tr(
        "number of runs of the simulation, return period of the event in years, and number of blocks that it "
        "releases (empty: 1). A frequency of 0.2 per year is a return period of 5 years."
    )
    columns = [tr("Runs"), tr("Return period [years]"), tr("Blocks per event")]
    label = tr("Runs, return period and blocks of each scenario")
    return SCENARIOS.shown(label, columns, f"{order}: {meaning} {counted}", optional=optional)


def read_scenario_rows(call, known=()):
    """List of ScenarioRow; empty rows, which the dialog shows in the beginning, are left out.

    ``known``: how many runs each scenario has where its row leaves them empty, None where nobody knows.

    Raises QgsProcessingException for what is no table of positive numbers.
    """
    rows = filled_rows(call[SCENARIOS], SCENARIOS)
    for row, runs in zip(rows, known):
        row[0] = row[0] or ("" if runs is None else str(runs))
    return [scenario_row(row, number, SCENARIOS) for number, row in enumerate(rows, 1)]


def filled_rows(values, parameter):
    """Rows of three texts of a flat list that are not all empty; ``parameter``: its name, for messages."""
    if len(values) % COLUMNS:
        message = tr("{}: {} values do not make rows of {}: runs, return period, blocks.")
        raise QgsProcessingException(message.format(parameter, len(values), COLUMNS))
    rows = [[_text(value) for value in values[first : first + COLUMNS]] for first in range(0, len(values), COLUMNS)]
    return [row for row in rows if any(row)]


def scenario_row(row, number, parameter):
    """The ScenarioRow of three texts. Raises QgsProcessingException for what is no such number."""
    numbers = []
    for value, what, otherwise in zip(row, (tr("runs"), tr("return period"), tr("blocks")), ("", "", "1")):
        numbers.append(as_number(_text(value) or otherwise))
        least = 0.0 if what == tr("return period") else 1.0
        if not (math.isfinite(numbers[-1]) and numbers[-1] > 0.0 and numbers[-1] >= least):
            message = tr("{}, row {}: {!r} is not a valid value for {}.")
            raise QgsProcessingException(message.format(parameter, number, _text(value), what))
    return ScenarioRow(*numbers)


def _text(value):
    return "" if value is None else str(value).strip().replace("NULL", "")
