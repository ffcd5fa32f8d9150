# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers and numbers of talus:forestcheck."""

import math

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsGeometry,
    QgsGraduatedSymbolRenderer,
    QgsPointXY,
    QgsRendererRange,
    QgsSingleSymbolRenderer,
    QgsWkbTypes,
)

from ...number_words import KILO, formatted
from ...shared.layers.writing import make_feature, write_layer
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, TableStyle, known, show_labels
from ...translation import tr
from .algorithm import BLOCK_TABLE, GAPS, OUTPUT, PROTECTION

# Styles of the results of talus:forestcheck when they are loaded.

# upper bounds of the residual hazard, percent -> colour, from light to dark
COLOURS = {10.0: "#d9f0c4", 25.0: "#a5cf8a", 50.0: "#e3c05a", 75.0: "#c76a2b", 100.0: "#7a1c12"}


class StandStyle(styles.VectorStyle):
    """Areas by the residual hazard."""

    sort_key = 1

    def apply(self, layer):
        super().apply(layer)
        layer.setOpacity(0.7)

    def renderer(self, layer):
        bounds = [0.0, *COLOURS]
        ranges = [
            QgsRendererRange(low, high, styles.fill(colour), formatted(tr("up to {:g} %"), high))
            for low, high, colour in zip(bounds[:-1], bounds[1:], COLOURS.values())
        ]
        return QgsGraduatedSymbolRenderer("resid_pct", ranges)


class GapStyle(styles.VectorStyle):
    """Red lines with their length."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(layer, "format_number(\"gap_m\", 0) || ' m'")

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(styles.line("#b3202a"))


Wkb = QgsWkbTypes.Type
RESULTS = {True: "passes", False: "fails", None: "open"}


def stand_columns():
    """Columns of the stands, from a Finding."""

    def of_today(name, factor=1.0):
        return lambda check: known(factor * getattr(check.today.outcome, name)) if check.today else None

    return (
        Column("stand", INTEGER, tr("id of the stand"), lambda check: check.stand.identifier),
        Column("name", TEXT, tr("name of the stand"), lambda check: check.stand.name),
        Column("stems_ha", REAL, tr("stems per hectare"), lambda check: check.measures.per_hectare),
        Column("g_m2_ha", REAL, tr("basal area [m²/ha]"), lambda check: check.measures.basal_area),
        Column("dbh_cm", REAL, tr("diameter of the stem of mean basal area [cm]"),
               lambda check: known(100.0 * check.measures.diameter)),
        Column("slope_deg", REAL, tr("mean slope along the fall lines [°]"),
               lambda check: check.slope.angle if check.slope else None),
        Column("length_m", REAL, tr("length of the stand down the slope [m]"),
               lambda check: check.slope.forested if check.slope else None),
        Column("block_m", REAL, tr("diameter of the block [m]"), lambda check: check.rows[-1].block),
        Column("mtfd_m", REAL, tr("mean free distance by stems and diameters [m]"),
               lambda check: known(check.today.free) if check.today else None),
        Column("free_m", REAL, tr("mean free distance along the fall lines [m]"), lambda check: known(check.gaps.mean)),
        Column("gap_m", REAL, tr("longest gap [m]"), lambda check: known(check.gaps.longest) if check.slope else None),
        Column("resid_pct", REAL, tr("residual hazard [%]"), of_today("residual")),
        Column("need_n_ha", REAL, tr("stems required [1/ha]"), of_today("stems_needed")),
        Column("need_cm", REAL, tr("stem diameter required [cm]"), of_today("diameter_needed", 100.0)),
        Column("target", TEXT, tr("target profile, open: not checked"),
               lambda check: RESULTS[check.check.passes if check.check else None]),
    )  # fmt: skip


def block_columns():
    """Columns of the table by block, from a Finding and a BlockRow."""

    def of(name, factor=1.0):
        return lambda check, row: known(factor * getattr(row.outcome, name)) if row.outcome else None

    return (
        Column("stand", INTEGER, tr("id of the stand"), lambda check, row: check.stand.identifier),
        Column("name", TEXT, tr("name of the stand"), lambda check, row: check.stand.name),
        Column("block_m", REAL, tr("diameter of the block [m]"), lambda check, row: row.block),
        Column("lost_pct", REAL, tr("stems that are lost [%]"), lambda check, row: row.lost),
        Column("stems_ha", REAL, tr("stems per hectare"), lambda check, row: row.per_hectare),
        Column("mtfd_m", REAL, tr("mean free distance by stems and diameters [m]"), lambda check, row: known(row.free)),
        Column("v_ms", REAL, tr("velocity [m/s]"), of("velocity")),
        Column("e_kj", REAL, tr("energy [kJ]"), of("energy", 1.0 / KILO)),
        Column("trees", REAL, tr("trees needed to stop a block"), of("trees_needed")),
        Column("stop_pct", REAL, tr("blocks that stop [%]"), of("stopped")),
        Column("resid_pct", REAL, tr("residual hazard [%]"), of("residual")),
        Column("need_n_ha", REAL, tr("stems required [1/ha]"), of("stems_needed")),
        Column("need_cm", REAL, tr("stem diameter required [cm]"), of("diameter_needed", 100.0)),
        Column("need_g", REAL, tr("basal area required [m²/ha]"), of("basal_area_needed")),
    )  # fmt: skip


def gap_columns():
    """Columns of the gaps, from a Finding."""
    return (
        Column("stand", INTEGER, tr("id of the stand"), lambda check: check.stand.identifier),
        Column("name", TEXT, tr("name of the stand"), lambda check: check.stand.name),
        Column("gap_m", REAL, tr("longest gap [m]"), lambda check: check.gaps.longest),
    )


def protection_columns():
    """Columns of the table of objects, from a Finding (None: stopped in no stand), an object and a count."""
    return (
        Column("stand", INTEGER, tr("id of the stand"), lambda check, thing, runs: check and check.stand.identifier),
        Column("name", TEXT, tr("name of the stand"), lambda check, thing, runs: check and check.stand.name),
        Column("object", TEXT, tr("name of the object"), lambda check, thing, runs: thing),
        Column("runs", INTEGER, tr("runs that the forest keeps from the object"), lambda check, thing, runs: runs),
    )


def write_outputs(call, files, crs, checks, protection):
    """Write what was asked for; returns output -> destination."""
    nowhere = QgsCoordinateReferenceSystem()
    kinds = (
        (OUTPUT, stand_columns(), Wkb.MultiPolygon, crs, [(check.stand.geometry, (check,)) for check in checks],
        StandStyle),
        (BLOCK_TABLE, block_columns(), Wkb.NoGeometry, nowhere,
         [(None, (check, row)) for check in checks for row in check.rows], TableStyle),
        (GAPS, gap_columns(), Wkb.LineString, crs, [(_gap(check),
        (check,)) for check in checks if check.gaps.distances.size],
         GapStyle),
        (PROTECTION, protection_columns(), Wkb.NoGeometry, nowhere, protection_rows(checks, protection), TableStyle),
    )  # fmt: skip
    outputs = {}
    for name, columns, kind, system, rows, style in kinds:
        if call.wants(name):
            features = (make_feature(geometry, [column.value(*row) for column in columns]) for geometry, row in rows)
            outputs[name] = write_layer(call, files, name, (columns, kind, system), features, style(columns))
    return outputs


def protection_rows(checks, protection):
    """(None, (Finding or None, object, runs)) of each pair, the most runs first."""
    if protection is None:
        return []
    pairs = sorted(protection.counts.items(), key=lambda pair: (-pair[1], pair[0][1], str(pair[0][0])))
    return [(None, (None if stand is None else checks[stand], thing, runs)) for (stand, thing), runs in pairs]


def _gap(check):
    """The longest gap of a Finding as a line."""
    longest = int(check.gaps.distances.argmax())
    points = check.lines.points[check.gaps.line[longest]]
    start, length = float(check.gaps.start[longest]), float(check.gaps.distances[longest])
    whole = QgsGeometry.fromPolylineXY([QgsPointXY(x, y) for x, y in points.tolist()])
    return QgsGeometry(whole.constGet().curveSubstring(start, start + length))


def numbers_of(checks, protection):
    """Name -> value; what is not known is missing."""
    numbers = {
        "STAND_COUNT": len(checks),
    }
    results = [check.check.passes for check in checks if check.check is not None]
    if any(result is not None for result in results):
        numbers["STANDS_BELOW_TARGET"] = results.count(False)
    residuals = [check.today.outcome.residual for check in checks if check.today]
    gaps = [check.gaps.longest for check in checks if check.slope]
    for name, values in (("RESIDUAL_MAX", residuals), ("GAP_MAX", gaps)):
        if values:
            numbers[name] = max(values)
    if protection is not None:
        shares = zip(("FEWER", "WEAKER", "BOTH"), protection.effect[2:])
        numbers |= {name: 100.0 * value for name, value in shares if math.isfinite(value)}
    return numbers


# The layers of talus:forestcheck that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(OUTPUT, label(OUTPUT), "area", stand_columns(), lambda columns, layer: StandStyle(columns)),
        known_table(GAPS, label(GAPS), "line", gap_columns(), lambda columns, layer: GapStyle(columns)),
    ]
