# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers and tables of talus:screenline: crossings, numbers of each line, of each source, and of barriers."""

import math
from types import SimpleNamespace

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsGeometry,
    QgsLineSymbol,
    QgsPoint,
    QgsSingleSymbolRenderer,
    QgsWkbTypes,
)

from ....engine.passages.passage_statistics import highest_of
from ...number_words import KILO
from ...shared.layers.writing import make_feature, write_layer
from ...shared.reports.page import quantity_labels, statistic_labels
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, TableStyle, known, set_aliases, show_labels
from ...translation import tr
from .algorithm import CROSSINGS, DESIGN, HITS, SOURCES, STATISTICS
from .numbers import hit_columns, hit_rows, is_lacking, whole_columns

# Styles of the layers of talus:screenline when they are loaded.

LABEL = (
    '"name" || \'\\n\' || "passing" || \' / \' || "runs" || '
    "CASE WHEN \"e_p95_kj\" IS NULL THEN '' ELSE '\\nE95 ' || round(\"e_p95_kj\") || ' kJ' END || "
    "CASE WHEN \"t_p95_m\" IS NULL THEN '' ELSE ', h95 ' || round(\"t_p95_m\", 1) || ' m' END"
)


class StatisticsStyle:
    """Bold lines with their name, the number of rocks that pass, and 95th percentiles of energy and height."""

    sort_key = 6

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        symbol = QgsLineSymbol.createSimple({"color": "#08306b", "width": "0.8", "capstyle": "round"})
        layer.setRenderer(QgsSingleSymbolRenderer(symbol))
        set_aliases(layer, self.columns)
        show_labels(layer, LABEL)


class CrossingStyle(styles.VectorStyle):
    """Dots in the colour of their energy."""

    sort_key = 5

    def renderer(self, layer):
        return styles.graduated(layer, "e_kj", "energy", lambda colour: styles.dot(colour, 1.8))


Wkb = QgsWkbTypes.Type
# quantity -> letter of its fields, unit
FIELDS = {"energy": ("e", "kj"), "velocity": ("v", "ms"), "height": ("h", "m"), "top": ("t", "m"),
          "angle": ("a", "deg"), "rotation": ("r", "revs")}  # fmt: skip
WITH_CONFIDENCE = ("energy", "velocity", "height", "top")


def write_screen_layers(call, files, analysis):
    """Write what was asked for; returns parameter -> destination."""
    nowhere = QgsCoordinateReferenceSystem()
    crs, screening = analysis.paths.crs, analysis.screening
    kinds = (
        (CROSSINGS, crossing_columns(analysis), Wkb.PointZM, crs, screening.rows, _place, CrossingStyle),
        (STATISTICS, statistics_columns(analysis), Wkb.MultiLineString, crs, range(len(analysis.lines)),
         lambda line: analysis.lines[line].geometry(), StatisticsStyle),
        (SOURCES, source_columns(analysis), Wkb.NoGeometry, nowhere, screening.sources, None, TableStyle),
        (DESIGN, design_columns(analysis), Wkb.NoGeometry, nowhere, screening.design_rows(), None, TableStyle),
        (HITS, hit_columns(analysis), Wkb.NoGeometry, nowhere, hit_rows(analysis), None, TableStyle),
    )  # fmt: skip
    destinations = {}
    for name, columns, kind, system, rows, geometry, style in kinds:
        if call.wants(name):
            destinations[name] = write_layer(
                call, files, name, (columns, kind, system),
                _features(rows, columns, geometry), style(columns),
            )  # fmt: skip
    return destinations


def crossing_columns(analysis):
    """Columns of the crossings, from a row of the engine's crossings."""
    lines, paths = analysis.lines, analysis.paths
    return (
        Column("run", INTEGER, tr("number of the run"), lambda row: int(paths.number[row["run"]])),
        Column("release", INTEGER, tr("id of the release feature"), lambda row: int(paths.release[row["run"]])),
        Column("line", INTEGER, tr("id of the line"), lambda row: lines[row["line"]].identifier),
        Column("name", TEXT, tr("name of the line"), lambda row: lines[row["line"]].name),
        Column("passage", INTEGER, tr("number of the run's passage"), lambda row: int(row["passage"])),
        Column("side", INTEGER, tr("1: from the line's left to its right, -1: back"), lambda row: int(row["side"])),
        Column("along_m", REAL, tr("distance along the line [m]"), lambda row: float(row["chainage"])),
        Column("time_s", REAL, tr("time since the release [s]"), lambda row: float(row["time"])),
        Column("mass_kg", REAL, tr("mass [kg]"), lambda row: float(paths.motion.mass[row["run"]])),
        Column("e_kj", REAL, quantity_labels(paths.has_rotation)["energy"], lambda row: float(row["energy"]) / KILO),
        Column("e_rot_kj", REAL, tr("energy of the rotation [kJ]"), lambda row: known(row["rotational"] / KILO)),
        Column("v_ms", REAL, tr("velocity [m/s]"), lambda row: float(row["velocity"])),
        Column("rot_revs", REAL, tr("rotation [rev/s]"), lambda row: known(row["rotation"] / (2.0 * math.pi))),
        Column("h_m", REAL, tr("height of the centre above the ground [m]"), lambda row: known(row["height"])),
        Column("top_m", REAL, tr("height of the rock's highest point above the ground [m]"),
               lambda row: known(row["height"] + float(highest_of(row, analysis.screening.radius)))),
        Column("angle_deg", REAL, tr("impact angle to the normal of a vertical screen [°]"),
               lambda row: math.degrees(row["angle"])),
        Column("dip_deg", REAL, tr("direction of motion below the horizontal [°]"),
               lambda row: math.degrees(row["dip"])),
        Column("skew_deg", REAL, tr("direction in plan to the normal of the line [°]"),
               lambda row: math.degrees(row["skew"])),
        *whole_columns(analysis),
    )  # fmt: skip


def statistics_columns(analysis):
    """Columns of the lines, from the number of the line."""
    lines = analysis.lines
    numbers, designs = analysis.screening.numbers, analysis.screening.designs
    columns = [
        Column("line", INTEGER, tr("id of the line"), lambda k: lines[k].identifier),
        Column("name", TEXT, tr("name of the line"), lambda k: lines[k].name),
        Column("length_m", REAL, tr("length [m]"), lambda k: lines[k].length),
        Column("runs", INTEGER, tr("runs"), lambda k: numbers[k].runs),
        Column("passing", INTEGER, tr("runs that pass"), lambda k: numbers[k].passing),
        Column("passages", INTEGER, tr("passages"), lambda k: numbers[k].passages),
        Column("share", REAL, tr("share of the runs that pass"), lambda k: numbers[k].share),
        Column("share_low", REAL, tr("share, lower bound of its confidence"), lambda k: numbers[k].share_low),
        Column("share_high", REAL, tr("share, upper bound of its confidence"), lambda k: numbers[k].share_high),
        Column("stopped", INTEGER, tr("runs that a barrier on the line stops"), lambda k: analysis.stopped[k]),
    ]
    for name, label in quantity_labels(analysis.paths.has_rotation).items():
        if name in FIELDS:
            columns += _summary_columns(name, label, lambda k, name=name: numbers[k].of[name])
    return (
        *columns,
        Column("design_kj", REAL, tr("energy class of the smallest barrier [kJ]"),
               lambda k: _of_smallest(designs[k], "capacity")),
        Column("design_m", REAL, tr("height of the smallest barrier [m]"),
               lambda k: _of_smallest(designs[k], "height")),
        Column("design_sh", REAL, tr("share that the smallest barrier stops"),
               lambda k: _of_smallest(designs[k], "share")),
    )  # fmt: skip


def _of_smallest(design, name):
    """A number of the smallest barrier of a design, None where no class suffices."""
    return None if is_lacking(design.choice) else known(getattr(design.choice, name))


def source_columns(analysis):
    """Columns of the sources, from a row of SourceNumbers."""
    lines, energy = analysis.lines, quantity_labels(analysis.paths.has_rotation)["energy"]
    words = statistic_labels()
    return (
        Column("line", INTEGER, tr("id of the line"), lambda row: lines[row.line].identifier),
        Column("name", TEXT, tr("name of the line"), lambda row: lines[row.line].name),
        Column("release", INTEGER, tr("id of the release feature"), lambda row: row.source),
        Column("runs", INTEGER, tr("runs"), lambda row: row.runs),
        Column("passing", INTEGER, tr("runs that pass"), lambda row: row.passing),
        Column("share", REAL, tr("share of the runs that pass"), lambda row: float(row.share)),
        Column("share_low", REAL, tr("share, lower bound of its confidence"), lambda row: float(row.share_low)),
        Column("share_high", REAL, tr("share, upper bound of its confidence"), lambda row: float(row.share_high)),
        Column("e_mean_kj", REAL, f"{energy}, {words['mean']}", lambda row: known(row.energy.mean)),
        Column("e_p95_kj", REAL, f"{energy}, {words['p95']}", lambda row: known(row.energy.p95)),
        Column("e_max_kj", REAL, f"{energy}, {words['largest']}", lambda row: known(row.energy.largest)),
        Column("t_p95_m", REAL, tr("height of the highest point, 95th percentile [m]"), lambda row: known(row.top.p95)),
        Column("t_max_m", REAL, tr("height of the highest point, maximum [m]"), lambda row: known(row.top.largest)),
    )


def design_columns(analysis):
    """Columns of the design table, from (line, capacity, height, share)."""
    lines = analysis.lines
    return (
        Column("line", INTEGER, tr("id of the line"), lambda row: lines[row[0]].identifier),
        Column("name", TEXT, tr("name of the line"), lambda row: lines[row[0]].name),
        Column("energy_kj", REAL, tr("energy that the barrier takes [kJ], empty: any"), lambda row: known(row[1])),
        Column("height_m", REAL, tr("height of the barrier [m]"), lambda row: row[2]),
        Column("stopped", REAL, tr("share of the passing rocks that it stops"), lambda row: row[3]),
    )


def _summary_columns(name, label, summary_of):
    letter, unit = FIELDS[name]
    short = {"largest": "max", "p95_low": "p95lo", "p95_high": "p95hi"}
    columns = []
    for statistic, words in statistic_labels().items():
        if statistic in ("p95_low", "p95_high") and name not in WITH_CONFIDENCE:
            continue
        field = f"{letter}_{short.get(statistic, statistic)}_{unit}"
        column = field[:10].rstrip("_"), REAL, f"{label}, {words}"
        columns.append(Column(*column, lambda k, statistic=statistic: known(getattr(summary_of(k), statistic))))
    return columns


def _place(row):
    return QgsGeometry(QgsPoint(*(float(row[name]) for name in ("x", "y", "z", "time"))))


def _features(rows, columns, geometry):
    for row in rows:
        yield make_feature(geometry and geometry(row), [column.value(row) for column in columns])


# The layers of talus:screenline that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    # names and labels of the columns alone are asked for, so an analysis without rocks will do
    paths, screening = SimpleNamespace(has_rotation=True), SimpleNamespace(numbers=(), designs=())
    nothing = SimpleNamespace(lines=(), paths=paths, screening=screening, pieces=None)
    kinds = (
        (CROSSINGS, "point", crossing_columns(nothing), CrossingStyle),
        (STATISTICS, "line", statistics_columns(nothing), StatisticsStyle),
    )
    return [
        known_table(name, label(name), shape, columns, lambda columns, layer, style=style: style(columns))
        for name, shape, columns, style in kinds
    ]
