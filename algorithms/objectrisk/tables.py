# SPDX-License-Identifier: GPL-2.0-or-later
"""The columns of talus:objectrisk."""

import math

from ..layers.writing import make_feature
from ..styles.columns import INTEGER, REAL, TEXT, Column, known
from ..translation import tr
from ..units import KILO


def risk_columns():
    """Columns of the objects, from a Row."""
    return (
        Column("object", INTEGER, tr("id of the object"), lambda row: row.object.identifier),
        Column("name", TEXT, tr("name of the object"), lambda row: row.object.name),
        Column("kind", TEXT, tr("kind"), lambda row: row.object.kind),
        Column("hits_year", REAL, tr("hits a year"), lambda row: row.risk.hits),
        Column("prob_year", REAL, tr("probability of a hit within a year"), lambda row: row.risk.probability),
        Column("period_y", REAL, tr("return period of hits [years]"), lambda row: known(_period(row.risk.hits))),
        Column("e_max_kj", REAL, tr("largest energy of a hit [kJ]"), lambda row: known(_largest(row) / KILO)),
        Column("damage_y", REAL, tr("damage a year"),
               lambda row: row.risk.damage if row.object.exposure and row.object.has_value else None),
        Column("deaths_y", REAL, tr("deaths a year (collective risk)"),
               lambda row: row.risk.deaths if row.object.exposure else None),
        Column("indiv_y", REAL, tr("probability of death of one person within a year (individual risk)"),
               lambda row: row.risk.individual if row.object.exposure else None),
    )  # fmt: skip


def hit_columns():
    """Columns of the hits, from (Row, Scenario, Hits)."""
    return (
        Column("object", INTEGER, tr("id of the object"), lambda one: one[0].object.identifier),
        Column("name", TEXT, tr("name of the object"), lambda one: one[0].object.name),
        Column("scenario", TEXT, tr("layer of the crossings"), lambda one: one[1].layer.name()),
        Column("period_y", REAL, tr("return period of the event [years]"), lambda one: one[1].row.period),
        Column("blocks", REAL, tr("blocks per event"), lambda one: one[1].row.blocks),
        Column("runs", REAL, tr("runs"), lambda one: one[1].row.runs),
        Column("share", REAL, tr("share of the runs that hit"), lambda one: one[2].share),
        Column("share_low", REAL, tr("share, lower bound of its confidence"), lambda one: one[2].share_low),
        Column("share_high", REAL, tr("share, upper bound of its confidence"), lambda one: one[2].share_high),
        Column("weak", REAL, tr("share of the runs that hit weakly"), lambda one: one[2].by_intensity[0]),
        Column("medium", REAL, tr("share of the runs that hit with medium intensity"),
               lambda one: one[2].by_intensity[1]),
        Column("strong", REAL, tr("share of the runs that hit strongly"), lambda one: one[2].by_intensity[2]),
        Column("e_p50_kj", REAL, tr("energy of the hits, median [kJ]"), lambda one: known(one[2].energy_p50 / KILO)),
        Column("e_p95_kj", REAL, tr("energy of the hits, 95th percentile [kJ]"),
               lambda one: known(one[2].energy_p95 / KILO)),
        Column("e_max_kj", REAL, tr("largest energy of a hit [kJ]"), lambda one: known(one[2].energy_max / KILO)),
    )  # fmt: skip


def features(rows, columns, geometry=lambda row: None):
    """A feature for each of the rows."""
    for row in rows:
        yield make_feature(geometry(row), [column.value(row) for column in columns])


def _period(hits_a_year):
    return 1.0 / hits_a_year if hits_a_year > 0.0 else math.nan


def _largest(row):
    """J over all scenarios; NaN where none hits."""
    return max((hits.energy_max for hits in row.hits if hits.share > 0.0), default=math.nan)
