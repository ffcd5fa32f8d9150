# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers and numbers of talus:embankment: footprint, crest lines with their volumes."""

import numpy as np
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsGeometry,
    QgsLineString,
    QgsPoint,
    QgsRendererCategory,
    QgsSingleSymbolRenderer,
    QgsWkbTypes,
)

from ....engine.embankments.carving import LABELS
from ....engine.io.polygonize import polygonize
from ...choice_names import choice_names
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.ground import ground_class_names
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.ramps import CLASS_COLOURS
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, known, set_aliases, show_labels
from ...translation import tr
from .algorithm import DITCH_CLASS, EMBANKMENTS, FACE_CLASS, FOOTPRINT

# Styles of the results of talus:embankment when they are loaded.

# part, as fields and scripts have it -> colour, of different lightness
COLOURS = {"crest": "#fff3b0", "uphill face": "#d9722f", "downhill face": "#c5d6a0", "ditch": "#4a6fa5"}


def part_words():
    """Part -> words."""
    return {
        "crest": tr("crest"), "uphill face": tr("uphill face"), "downhill face": tr("downhill face"),
        "ditch": tr("ditch"),
    }  # fmt: skip


class FootprintStyle:
    """A colour for each part."""

    sort_key = 1

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        words = part_words()
        classes = [QgsRendererCategory(part, styles.fill(colour), words[part]) for part, colour in COLOURS.items()]
        layer.setRenderer(QgsCategorizedSymbolRenderer("part", classes))
        layer.setOpacity(0.7)
        set_aliases(layer, self.columns)


class GroundStyle:
    """A colour for each of the ground classes of Talus, softest first."""

    sort_key = 1
    is_copy = True  # of the map of the ground, which the user has before him: loaded without a tick

    def __init__(self, columns):
        self.columns = columns

    def apply(self, layer):
        words = choice_names()
        classes = [
            QgsRendererCategory(name, styles.fill(CLASS_COLOURS[name]), words.get(name, name))
            for name in ground_class_names()
        ]
        layer.setRenderer(QgsCategorizedSymbolRenderer("ground_class", classes))
        layer.setOpacity(0.5)
        set_aliases(layer, self.columns)


class EmbankmentStyle(styles.VectorStyle):
    """Dark lines with name, least and largest height, and volume of fill."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        least, largest = (f'format_number("{name}", 1)' for name in ("h_min_m", "h_max_m"))
        heights = f"if({least} = {largest}, {least}, {least} || '–' || {largest})"
        show_labels(layer, f"\"name\" || '\\n' || {heights} || ' m, ' || format_number(\"fill_m3\", 0) || ' m³'")

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(styles.line("#3b342c"))


Wkb = QgsWkbTypes.Type
PARTS = dict(enumerate(COLOURS, 1))  # number of the engine -> name


def footprint_columns():
    """Columns of the footprint, from a Built, its part and the ground class."""
    return (
        Column(
            "crest",
            INTEGER,
            tr("id of the crest line"),
            lambda embankment, part, name, area: embankment.crest.identifier,
        ),
        Column("name", TEXT, tr("name of the embankment"), lambda embankment, part, name, area: embankment.crest.name),
        Column("part", TEXT, tr("part"), lambda embankment, part, name, area: PARTS[part]),
        Column("ground_class", TEXT, tr("ground class"), lambda embankment, part, name, area: name),
        Column("area_m2", REAL, tr("area [m²]"), lambda embankment, part, name, area: area),
    )


def embankment_columns():
    """Columns of the crest lines, from a Built."""
    return (
        Column("crest", INTEGER, tr("id of the crest line"), lambda embankment: embankment.crest.identifier),
        Column("name", TEXT, tr("name of the embankment"), lambda embankment: embankment.crest.name),
        Column("length_m", REAL, tr("length [m]"), lambda embankment: embankment.length),
        Column("h_mean_m", REAL, tr("mean height above the uphill toe [m]"),
               lambda embankment: float(embankment.layout.uphill_height.mean())),
        Column("h_min_m", REAL, tr("smallest height above the uphill toe [m]"),
               lambda embankment: float(embankment.layout.uphill_height.min())),
        Column("h_max_m", REAL, tr("largest height above the uphill toe [m]"),
               lambda embankment: float(embankment.layout.uphill_height.max())),
        Column("axis_max_m", REAL, tr("largest height above the ground below the line [m]"),
               lambda embankment: float((embankment.layout.crest - embankment.layout.ground).max())),
        Column("down_max_m", REAL, tr("largest height above the downhill toe [m]"),
               lambda embankment: float(embankment.layout.downhill_height.max())),
        Column("fill_m3", REAL, tr("volume of fill [m³]"), lambda embankment: embankment.carved.fill),
        Column("cut_m3", REAL, tr("volume of cut [m³]"), lambda embankment: embankment.carved.cut),
        Column("fill_m2", REAL, tr("fill per metre of crest [m²]"),
        lambda embankment: embankment.carved.fill / embankment.length),
        Column("area_m2", REAL, tr("area of the footprint [m²]"), lambda embankment: embankment.carved.area()),
        Column("uphill", TEXT, tr("uphill side of the line"),
               lambda embankment: "left" if embankment.layout.is_left_uphill else "right"),
        Column("error_pct", REAL, tr("bound for the error of the fill by the cells [%]"),
               lambda embankment: known(100.0 * embankment.error)),
    )  # fmt: skip


def write_layers(call, files, crs, built, parts):
    """Write the layers that were asked for; returns parameter -> destination. ``parts``: of ``footprint_parts``."""
    footprint, lines = footprint_columns(), embankment_columns()
    kinds = (
        (FOOTPRINT, footprint, Wkb.MultiPolygon, _footprint(built, parts, footprint),
         FootprintStyle(footprint)),
        (EMBANKMENTS, lines, Wkb.LineStringZ, _lines(built, lines), EmbankmentStyle(lines)),
    )  # fmt: skip
    return {
        name: write_layer(call, files, name, (columns, kind, crs), features, style)
        for name, columns, kind, features, style in kinds
        if call.wants(name)
    }


def numbers_of(built, label, grid, checks):
    """Name -> value; ``checks``: CrestCheck of each, or None."""
    numbers = {
        "EMBANKMENT_COUNT": len(built),
        "LENGTH": sum(embankment.length for embankment in built),
        "HEIGHT_MIN": min(float(embankment.layout.uphill_height.min()) for embankment in built),
        "HEIGHT_MAX": max(float(embankment.layout.uphill_height.max()) for embankment in built),
        "FILL": sum(embankment.carved.fill for embankment in built),
        "CUT": sum(embankment.carved.cut for embankment in built),
        "FOOTPRINT_AREA": float(np.count_nonzero(label)) * grid.cell_size[0] * grid.cell_size[1],
        "CELL": float(max(grid.cell_size)),
    }
    met = [check for check in checks or () if check.counts.passing]
    counts = {
        "OVER_": [check.counts.over for check in met], "FREEBOARD_": [check.counts.in_freeboard for check in met],
        "CLIMB_": [check.climbing for check in met],
        "CARVED_": [check.carved for check in met if check.carved is not None],
    }  # fmt: skip
    for name, values in counts.items():
        if values:
            numbers[f"{name}COUNT"] = sum(values)
            numbers[f"{name}SHARE"] = 100.0 * max(v / check.counts.passing for v, check in zip(values, met))
    return numbers


def footprint_parts(call, label, grid):
    """(geometry, place of the Built, number of the part, ground class) of each part of each embankment."""
    face, ditch = (call[name] for name in (FACE_CLASS, DITCH_CLASS))
    rows, columns = (np.flatnonzero(label.any(axis=axis)) for axis in (1, 0))
    window = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    (lx, ly), (west, south) = grid.cell_size, grid.origin
    origin = (west + lx * columns[0], south + ly * rows[0])
    part, parts = grid._replace(shape=label[window].shape, origin=origin, corner=None), []
    for number, wkb in sorted(polygonize(label[window], part).items()):
        crest, kind = divmod(number, LABELS)
        geometry = QgsGeometry()
        geometry.fromWkb(wkb)
        parts.append((geometry, crest, kind, ditch if PARTS[kind] == "ditch" else face))
    return parts


def _footprint(built, parts, columns):
    """A feature of each part of each embankment."""
    for geometry, crest, kind, name in parts:
        values = [column.value(built[crest], kind, name, geometry.area()) for column in columns]
        yield make_feature(geometry, values)


def _lines(built, columns):
    """The crest lines with their level."""
    for embankment in built:
        places = np.column_stack([embankment.layout.stations.points, embankment.layout.crest]).tolist()
        line = QgsGeometry(QgsLineString([QgsPoint(*point) for point in places]))
        yield make_feature(line, [column.value(embankment) for column in columns])


# The layers of talus:embankment that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    return [
        known_table(FOOTPRINT, label(FOOTPRINT), "area", footprint_columns(),
                    lambda columns, layer: FootprintStyle(columns)),
        known_table(EMBANKMENTS, label(EMBANKMENTS), "line", embankment_columns(),
                    lambda columns, layer: EmbankmentStyle(columns)),
    ]  # fmt: skip
