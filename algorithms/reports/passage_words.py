# SPDX-License-Identifier: GPL-2.0-or-later
"""Names of the quantities of passages through a line, and of their statistics, in layers, plots and reports."""

from ..number_words import number_text
from ..translation import tr


def quantity_labels(has_rotation=True):
    """Quantity -> words with the unit; energies without the rotation are called so."""
    return {
        "energy": tr("energy [kJ]") if has_rotation else tr("energy, translation [kJ]"),
        "velocity": tr("velocity [m/s]"),
        "height": tr("height of the centre of mass [m]"),
        "top": tr("height of the highest point [m]"),
        "angle": tr("impact angle [°]"),
        "dip": tr("direction below the horizontal [°]"),
        "rotation": tr("rotation [rev/s]"),
    }


def statistic_labels():
    """Field of a Summary -> words."""
    return {
        "mean": tr("mean"),
        "p50": tr("median"),
        "p90": tr("90th percentile"),
        "p95": tr("95th percentile"),
        "p95_low": tr("95th percentile, lower bound of its confidence"),
        "p95_high": tr("95th percentile, upper bound of its confidence"),
        "p99": tr("99th percentile"),
        "largest": tr("maximum"),
    }


def readable(number):
    """Three digits or all before the decimal sign; a dash where there is no number."""
    return number_text(number)
