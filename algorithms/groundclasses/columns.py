# SPDX-License-Identifier: GPL-2.0-or-later
"""Columns of the problems of a map."""

from ..styles.columns import INTEGER, REAL, TEXT, Column
from ..translation import tr


def problem_columns():
    """Columns of the problems, from the name of the input and the problem."""
    return (
        Column("input", TEXT, tr("input"), lambda name, problem: name),
        Column("kind", TEXT, tr("kind of problem"), lambda name, problem: problem.kind),
        Column("features", TEXT, tr("ids of the features"), lambda name, problem: _listed(problem.features)),
        Column("differ", INTEGER, tr("1: the values differ"), lambda name, problem: int(problem.is_contradictory)),
        Column("area_m2", REAL, tr("area [m²]"), lambda name, problem: problem.area),
        Column("width_m", REAL, tr("mean width [m]"), lambda name, problem: problem.width),
    )


def _listed(identifiers):
    return ", ".join(str(identifier) for identifier in identifiers)
