# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of talus:designcheck, a row for each requirement, and the words of its results."""

import math

from ..layers.writing import make_feature
from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr
from ..units import KILO


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


def check_features(found, code):
    """A feature for each requirement of each Verdict."""
    labels = quantity_labels()
    for one in found:
        for check in one.checks:
            _, unit, divisor = labels[check.quantity]
            yield make_feature(None, [
                int(one.line.identifier), one.line.name, code, one.net.name, check.quantity, unit,
                characteristic(one.line, check.quantity), _known(check.demand / divisor),
                _known(check.resistance / divisor), used(check), result_word(check.passes),
            ])  # fmt: skip


def used(check):
    """Per cent of what a net offers that a Check takes up; None where that is not known."""
    return None if check.passes is None else _known(100.0 * check.use)


def _known(number):
    return float(number) if math.isfinite(number) else None
