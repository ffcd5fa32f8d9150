# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of talus:designcheck, a row for each requirement, and the words of its results."""

import math

from qgis.core import QgsGraduatedSymbolRenderer, QgsRendererRange

from ...number_words import KILO, formatted
from ...shared.layers.writing import make_feature
from ...shared.styles import styles
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, show_labels
from ...translation import tr

# Style of the map of talus:designcheck when it is loaded.

# upper bounds of the use of the net, percent -> colour, from light to dark
COLOURS = {50.0: "#c8dfa8", 75.0: "#e8c95c", 100.0: "#dd8b2f"}
BEYOND = "#7a1c12"
NO_ROCKS = "#b5b5b5"
MOST, NONE = 1e9, -1.0  # percent; where no rock comes


class FieldStyle(styles.VectorStyle):
    """Thick lines by the use of the net; the worst place of a line has its energy and height."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(
            layer,
            "if(\"worst\" <> '', format_number(\"e_kj\", 0) || ' kJ, ' || format_number(\"top_m\", 1) || ' m', '')",
        )

    def renderer(self, layer):
        bounds = [0.0, *COLOURS]
        ranges = [
            QgsRendererRange(low, high, styles.thick_line(colour), formatted(tr("up to {:g} %"), high))
            for low, high, colour in zip(bounds[:-1], bounds[1:], COLOURS.values())
        ]
        beyond = QgsRendererRange(
            bounds[-1], MOST, styles.thick_line(BEYOND), formatted(tr("above {:g} %"), bounds[-1])
        )
        free = QgsRendererRange(NONE, NONE, styles.thick_line(NO_ROCKS), tr("no rocks"))
        return QgsGraduatedSymbolRenderer(f'coalesce("use_pct", {NONE})', [free, *ranges, beyond])


def result_word(passes):
    """The word for True, False and None."""
    return {True: tr("passes"), False: tr("fails"), None: tr("not checked")}[passes]


def quantity_labels():
    """Quantity -> label, unit and divisor to it."""
    return {
        "energy": (tr("Energy"), "kJ", KILO),
        "height": (tr("Height"), "m", 1.0),
        "distance": (tr("Distance"), "m", 1.0),
        "residual": (tr("Residual height"), "%", 0.01),
    }


def check_columns():
    """Columns of the table."""
    return (
        Column("line", INTEGER, tr("id of the line"), None),
        Column("name", TEXT, tr("name of the line"), None),
        Column("code", TEXT, tr("code"), None),
        Column("net", TEXT, tr("net"), None),
        Column("quantity", TEXT, tr("requirement"), None),
        Column("unit", TEXT, tr("unit"), None),
        Column("charact", REAL, tr("characteristic value"), None),
        Column("demand", REAL, tr("design value"), None),
        Column("resist", REAL, tr("resistance of the net"), None),
        Column("use_pct", REAL, tr("design value in % of the resistance"), None),
        Column("result", TEXT, tr("result"), None),
    )


def characteristic(line, quantity):
    """Value of the simulation behind a requirement, in the unit of the table; None for the distance."""
    return {"energy": line.actions.energy / KILO, "height": line.actions.height}.get(quantity)


def check_features(verdicts, code):
    """A feature for each requirement of each Verdict."""
    labels = quantity_labels()
    for verdict in verdicts:
        for check in verdict.checks:
            _, unit, divisor = labels[check.quantity]
            yield make_feature(None, [
                int(verdict.line.identifier), verdict.line.name, code, verdict.net.name, check.quantity, unit,
                characteristic(verdict.line, check.quantity), _known(check.demand / divisor),
                _known(check.resistance / divisor), used(check), result_word(check.passes),
            ])  # fmt: skip


def used(check):
    """Per cent of what a net offers that a Check takes up; None where that is not known."""
    return None if check.passes is None else _known(100.0 * check.use)


def _known(number):
    return float(number) if math.isfinite(number) else None
