# SPDX-License-Identifier: GPL-2.0-or-later
"""The columns of talus:objectrisk."""

import math

from ....engine.hazard.frequency_risk import shares_of_events
from ...number_words import KILO
from ...shared.layers.writing import make_feature
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, known
from ...translation import tr

# columns that risks of earlier versions have not
BOUNDS = ("hits_low", "hits_high", "damage_low", "damage_up", "deaths_low", "deaths_up", "indiv_low", "indiv_up")


def risk_columns():
    """Columns of the objects, from a Row."""
    return (
        Column("object", INTEGER, tr("id of the object"), lambda row: row.object.identifier),
        Column("name", TEXT, tr("name of the object"), lambda row: row.object.name),
        Column("kind", TEXT, tr("kind"), lambda row: row.object.kind),
        Column("hits_year", REAL, tr("hits per year"), lambda row: row.risk.hits),
        Column("prob_year", REAL, tr("annual probability of a hit"), lambda row: row.risk.probability),
        Column("period_y", REAL, tr("return period of hits [years]"), lambda row: known(_period(row.risk.hits))),
        Column("e_max_kj", REAL, tr("largest energy of a hit [kJ]"), lambda row: known(_largest(row) / KILO)),
        Column("damage_y", REAL, tr("annual damage"),
               lambda row: row.risk.damage if row.object.exposure and row.object.has_value else None),
        Column("deaths_y", REAL, tr("deaths per year (collective risk)"),
               lambda row: row.risk.deaths if row.object.exposure else None),
        Column("indiv_y", REAL, tr("annual probability of death of one person (individual risk)"),
               lambda row: row.risk.individual if row.object.exposure else None),
        Column("hits_low", REAL, tr("hits per year, lower bound"), lambda row: row.bands.hits.low),
        Column("hits_high", REAL, tr("hits per year, upper bound"), lambda row: row.bands.hits.high),
        Column("damage_low", REAL, tr("annual damage, lower bound"), lambda row: _bound(row, "damage", "low")),
        Column("damage_up", REAL, tr("annual damage, upper bound"), lambda row: _bound(row, "damage", "high")),
        Column("deaths_low", REAL, tr("deaths per year, lower bound"), lambda row: _bound(row, "deaths", "low")),
        Column("deaths_up", REAL, tr("deaths per year, upper bound"), lambda row: _bound(row, "deaths", "high")),
        Column("indiv_low", REAL, tr("individual risk, lower bound"), lambda row: _bound(row, "individual", "low")),
        Column("indiv_up", REAL, tr("individual risk, upper bound"), lambda row: _bound(row, "individual", "high")),
    )  # fmt: skip


def economic_columns():
    """Columns for EconoMe and RiskPlan, from (Row, Scenario, Hits)."""

    def share(k):
        return lambda hit: shares_of_events(hit[2].by_intensity, hit[1].row.blocks)[k]

    words = tr("spatial probability of occurrence, {}")
    return (
        Column("object", INTEGER, tr("id of the object"), lambda hit: hit[0].object.identifier),
        Column("name", TEXT, tr("name of the object"), lambda hit: hit[0].object.name),
        Column("kind", TEXT, tr("kind"), lambda hit: hit[0].object.kind),
        Column("scenario", TEXT, tr("layer of the crossings"), lambda hit: hit[1].layer.name()),
        Column("period_y", REAL, tr("return period of the event [years]"), lambda hit: hit[1].row.period),
        Column("pra_weak", REAL, words.format(tr("weak")), share(0)),
        Column("pra_medium", REAL, words.format(tr("medium")), share(1)),
        Column("pra_strong", REAL, words.format(tr("strong")), share(2)),
    )  # fmt: skip


def hit_columns():
    """Columns of the hits, from (Row, Scenario, Hits)."""
    return (
        Column("object", INTEGER, tr("id of the object"), lambda hit: hit[0].object.identifier),
        Column("name", TEXT, tr("name of the object"), lambda hit: hit[0].object.name),
        Column("scenario", TEXT, tr("layer of the crossings"), lambda hit: hit[1].layer.name()),
        Column("period_y", REAL, tr("return period of the event [years]"), lambda hit: hit[1].row.period),
        Column("blocks", REAL, tr("blocks per event"), lambda hit: hit[1].row.blocks),
        Column("runs", REAL, tr("runs"), lambda hit: hit[1].row.runs),
        Column("share", REAL, tr("share of the runs that hit"), lambda hit: hit[2].share),
        Column("share_low", REAL, tr("share, lower bound of its confidence"), lambda hit: hit[2].share_low),
        Column("share_high", REAL, tr("share, upper bound of its confidence"), lambda hit: hit[2].share_high),
        Column("weak", REAL, tr("share of the runs that hit weakly"), lambda hit: hit[2].by_intensity[0]),
        Column("medium", REAL, tr("share of the runs that hit with medium intensity"),
               lambda hit: hit[2].by_intensity[1]),
        Column("strong", REAL, tr("share of the runs that hit strongly"), lambda hit: hit[2].by_intensity[2]),
        Column("e_p50_kj", REAL, tr("energy of the hits, median [kJ]"), lambda hit: known(hit[2].energy_p50 / KILO)),
        Column("e_p95_kj", REAL, tr("energy of the hits, 95th percentile [kJ]"),
               lambda hit: known(hit[2].energy_p95 / KILO)),
        Column("e_max_kj", REAL, tr("largest energy of a hit [kJ]"), lambda hit: known(hit[2].energy_max / KILO)),
    )  # fmt: skip


def features(rows, columns, geometry=lambda row: None):
    """A feature for each of the rows."""
    for row in rows:
        yield make_feature(geometry(row), [column.value(row) for column in columns])


def _bound(row, what, side):
    """A bound of the risk; None where the value itself is left empty."""
    if not row.object.exposure or (what == "damage" and not row.object.has_value):
        return None
    return getattr(getattr(row.bands, what), side)


def _period(hits_a_year):
    return 1.0 / hits_a_year if hits_a_year > 0.0 else math.nan


def _largest(row):
    """J over all scenarios; NaN where none hits."""
    return max((hits.energy_max for hits in row.hits if hits.share > 0.0), default=math.nan)
