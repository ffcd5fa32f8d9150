# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer of talus:netsiting: candidate lines with what a net on them does."""

from typing import NamedTuple

from qgis.core import QgsCategorizedSymbolRenderer, QgsLineSymbol, QgsRendererCategory

from ...number_words import KILO
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, known, show_labels
from ...translation import tr
from .algorithm import SITES

COLOURS = ("#1a9850", "#a6d96a", "#fdae61", "#d73027")  # of the first, second and third place, and the rest


class Site(NamedTuple):
    """One candidate."""

    line: object  # screen_lines.ScreenLine
    siting: object  # engine.protection.net_siting.Siting
    distance: float  # m to the nearest object, NaN without objects
    rank: int
    chance: float  # to be the best


def site_columns():
    """Columns of a Site."""
    percentiles = (
        ("elong", "elongation", "_m", 1.0, tr("elongation [m]")), ("strok", "stroke", "_m", 1.0, tr("stroke [m]")),
        ("rope", "rope", "_kn", KILO, tr("largest force in a sliding rope [kN]")),
        ("anch", "anchor", "_kn", KILO, tr("largest force on an anchor or foot [kN]")),
    )  # fmt: skip
    columns = [
        Column("rank", INTEGER, tr("rank"), lambda site: site.rank),
        Column("name", TEXT, tr("name of the line"), lambda site: site.line.name),
        Column("length_m", REAL, tr("length [m]"), lambda site: site.line.length),
        Column("runs", INTEGER, tr("runs"), lambda site: site.siting.runs),
        Column("passing", INTEGER, tr("runs that pass"), lambda site: site.siting.passing),
        Column("over", INTEGER, tr("runs that pass above the top"), lambda site: site.siting.over),
        Column("thrown", INTEGER, tr("rocks thrown into the net"), lambda site: site.siting.thrown),
        Column("caught", INTEGER, tr("rocks that the net held"), lambda site: site.siting.caught),
        Column("sure", INTEGER, tr("rocks that a response surface decides"), lambda site: site.siting.sure),
        Column("flagged", INTEGER, tr(
            "rocks at which the net fails or is not proven to hold"), lambda site: site.siting.flagged),
        Column("held_pct", REAL, tr("share of the passing rocks that is held [%]"),
               lambda site: 100.0 * site.siting.caught_share),
        Column("held_lo", REAL, tr("lower bound of that share [%]"), lambda site: 100.0 * site.siting.caught_low),
        Column("held_hi", REAL, tr("upper bound of that share [%]"), lambda site: 100.0 * site.siting.caught_high),
        Column("before_pct", REAL, tr("share of the runs behind the line without the net [%]"),
               lambda site: 100.0 * site.siting.passing / site.siting.runs),
        Column("after_pct", REAL, tr("share of the runs behind the line with the net [%]"),
               lambda site: 100.0 * site.siting.rest_share),
        Column("best_pct", REAL, tr("probability that this line lets the fewest runs through [%]"),
               lambda site: 100.0 * site.chance),
    ]  # fmt: skip
    for short, name, unit, divisor, label in percentiles:
        for statistic, words in (("p50", tr("median")), ("p95", tr("95th percentile"))):
            columns.append(Column(
                f"{short}_{statistic[1:]}{unit}"[:10], REAL, f"{label}, {words}",
                lambda site, name=name, statistic=statistic, divisor=divisor: known(
                    getattr(getattr(site.siting, name), statistic) / divisor),
            ))  # fmt: skip
    return (
        *columns,
        Column("need_m", REAL, tr("distance required by the net [m]"),
        lambda site: known(site.siting.distance_needed())),
        Column("dist_m", REAL, tr("distance to the nearest object [m]"), lambda site: known(site.distance)),
        Column("free_m", REAL, tr("remaining distance [m]"),
               lambda site: known(site.distance - site.siting.distance_needed())),
    )  # fmt: skip


class SiteStyle(styles.VectorStyle):
    """Broad lines in the colour of their place, with the share that is held."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(layer, "\"rank\" || '. ' || \"name\" || '\\n' || format_number(\"held_pct\", 0) || ' %'")

    def renderer(self, layer):
        categories = [
            QgsRendererCategory(rank, _line(colour), tr("rank {}").format(rank))
            for rank, colour in enumerate(COLOURS[:3], start=1)
        ]
        return QgsCategorizedSymbolRenderer(
            "rank", [*categories, QgsRendererCategory("", _line(COLOURS[3]), tr("others"))]
        )


def _line(colour):
    return QgsLineSymbol.createSimple({"color": colour, "width": "1.2"})


# The results of talus:netsiting that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [known_table(SITES, label(SITES), "line", site_columns(), lambda columns, layer: SiteStyle(columns))]
