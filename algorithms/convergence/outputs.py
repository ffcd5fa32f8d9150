# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs of talus:convergence: its numbers, whether the runs are enough, the table of the curve."""

import csv
import math

from ...engine.findings.finding import DOUBTFUL, Kind
from ..number_words import told
from ..parameters.number_outputs import tell_numbers
from ..translation import tr
from .parameters import LAYER, labels

NO_INTERVAL = Kind(
    "interval-not-known", DOUBTFUL,
    "These runs are too few for a confidence interval.",
    "Simulate more runs.",
)  # fmt: skip


def numbers_of(sample, found, needed):
    """Name -> value; those that are not finite are missing."""
    numbers = {
        "RUN_COUNT": len(sample), "VALUE": found.value, "LOW": found.low, "HIGH": found.high,
        "PRECISION_REACHED": 100.0 * found.precision, "RUNS_NEEDED": needed,
    }  # fmt: skip
    return {name: number for name, number in numbers.items() if math.isfinite(number)}


def tell(numbers, found, asked, call):
    """Log the numbers, and whether the runs are enough for the precision ``asked``, a share."""
    tell_numbers(labels(), numbers, call, digits=5)
    if math.isinf(found.precision):
        call.find([NO_INTERVAL.of(str(LAYER), numbers["RUN_COUNT"])])
    elif found.precision <= asked:
        call.info(tr("The runs are enough."))
    elif "RUNS_NEEDED" in numbers:
        message = tr("Simulate {:.3g} times as many runs for a precision of {:g} %.")
        call.info(told(message, numbers["RUNS_NEEDED"] / numbers["RUN_COUNT"], 100.0 * asked))


def write_table(path, curve):
    """The curve as CSV; what is not known is empty."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(curve._fields)
        for row in zip(*curve):
            rows.writerow([f"{value:.9g}" if math.isfinite(value) else "" for value in row])
