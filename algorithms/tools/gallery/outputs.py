# SPDX-License-Identifier: GPL-2.0-or-later
"""The layer and the numbers of talus:gallery."""

import math

from qgis.core import QgsCategorizedSymbolRenderer, QgsGeometry, QgsPointXY, QgsRendererCategory, QgsWkbTypes

from ...number_words import KILO
from ...shared.layers.writing import make_feature, write_layer
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, known, set_aliases, show_labels
from ...translation import tr
from .algorithm import SECTIONS

# Styles of the sections of talus:gallery when they are loaded.

# result, as fields and scripts have it -> colour, of different lightness
COLOURS = {"passes": "#7cbf8a", "open": "#d9a066", "fails": "#8c1d18"}


def result_words():
    """Result -> words."""
    return {"passes": tr("passes"), "open": tr("not checked"), "fails": tr("fails")}


class SectionStyle(styles.VectorStyle):
    """Lines by the result of their checks, with the largest force."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        set_aliases(layer, self.columns)
        show_labels(layer, "if(\"force_kn\" is null, '', format_number(\"force_kn\", 0) || ' kN')")

    def renderer(self, layer):
        words = result_words()
        classes = [
            QgsRendererCategory(name, styles.thick_line(colour), words[name]) for name, colour in COLOURS.items()
        ]
        return QgsCategorizedSymbolRenderer("result", classes)


RESULTS = {True: "passes", False: "fails", None: "open"}


def formula_words():
    """Formula -> what columns and tables call it."""
    return {"astra": tr("ASTRA 12006"), "labiouse": tr("Labiouse et al. (1996)"), "japan": tr("Japanese handbook")}


def section_columns():
    """Columns of the sections, from a Part."""
    words = formula_words()

    def force_by(name):
        return lambda part: known(part.forces.get(name, math.nan) / KILO)

    return (
        Column("structure", INTEGER, tr("id of the structure"), lambda part: part.structure.identifier),
        Column("name", TEXT, tr("name of the structure"), lambda part: part.structure.name),
        Column("from_m", REAL, tr("begins at [m]"), lambda part: part.section.start),
        Column("to_m", REAL, tr("ends at [m]"), lambda part: part.section.end),
        Column("hits", INTEGER, tr("rocks that arrive"), lambda part: int(part.section.rows.size)),
        Column("hits_1_m", REAL, tr("rocks per metre"), lambda part: part.section.rows.size / part.section.length),
        Column("e_char_kj", REAL, tr("characteristic energy [kJ]"), lambda part: known(part.energy / KILO)),
        Column("e_kj_1_m", REAL, tr("energy of all rocks per metre [kJ/m]"),
               lambda part: part.energy_of_all / KILO / part.section.length),
        Column("v_char_ms", REAL, tr("characteristic velocity [m/s]"), lambda part: known(part.velocity)),
        Column("astra_kn", REAL, tr("force by {} [kN]").format(words["astra"]), force_by("astra")),
        Column("labio_kn", REAL, tr("force by {} [kN]").format(words["labiouse"]), force_by("labiouse")),
        Column("japan_kn", REAL, tr("force by {} [kN]").format(words["japan"]), force_by("japan")),
        Column("wall_kn", REAL, tr("force on the wall [kN]"), force_by("wall")),
        Column("force_kn", REAL, tr("largest characteristic force [kN]"), lambda part: known(part.force / KILO)),
        Column("static_kn", REAL, tr("static force [kN]"), lambda part: known(part.static / KILO)),
        Column("depth_m", REAL, tr("penetration of the cushion [m]"), lambda part: known(part.depth)),
        Column("needed_m", REAL, tr("thickness required [m]"),
               lambda part: known(part.cushion.needed) if part.cushion else None),
        Column("over", INTEGER, tr("rocks above the wall"), lambda part: part.wall.over if part.wall else None),
        Column("freeboard", INTEGER, tr("rocks in the freeboard"),
               lambda part: part.wall.in_freeboard if part.wall else None),
        Column("strong", INTEGER, tr("rocks with more energy than the wall can absorb"),
               lambda part: part.wall.too_strong if part.wall else None),
        Column("result", TEXT, tr("result"), lambda part: RESULTS[part.passes]),
    )  # fmt: skip


def write_sections(call, files, crs, parts):
    """Write the sections where they were asked for; returns output -> destination."""
    if not call.wants(SECTIONS):
        return {}
    columns = section_columns()
    form = columns, QgsWkbTypes.Type.LineString, crs
    features = (make_feature(_line(part), [column.value(part) for column in columns]) for part in parts)
    return {SECTIONS: write_layer(call, files, SECTIONS, form, features, SectionStyle(columns))}


def _line(part):
    """The section as a line."""
    whole = QgsGeometry.fromPolylineXY([QgsPointXY(x, y) for x, y in part.structure.points.tolist()])
    return QgsGeometry(whole.constGet().curveSubstring(part.section.start, part.section.end))


def numbers_of(parts):
    """Name -> value; what is not known is missing."""
    numbers = {
        "SECTION_COUNT": len(parts),
        "HIT_COUNT": sum(part.section.rows.size for part in parts),
        "SECTIONS_FAILED": sum(part.passes is False for part in parts),
    }
    largest = {
        "ENERGY": [part.energy / KILO for part in parts],
        "FORCE": [part.force / KILO for part in parts],
        "STATIC_FORCE": [part.static / KILO for part in parts],
        "DEPTH": [part.depth for part in parts],
        "OVER_SHARE": [100.0 * part.wall.over / part.wall.passing for part in parts if part.wall and part.wall.passing],
    }
    for name, values in largest.items():
        finite = [value for value in values if math.isfinite(value)]
        if finite:
            numbers[name] = max(finite)
    return numbers


# The layer of talus:gallery that gets its style again.


def known_layers(label):
    """The KnownLayer of the sections; ``label``: of an output."""
    return [
        known_table(SECTIONS, label(SECTIONS), "line", section_columns(),
                    lambda columns, layer: SectionStyle(columns)),
    ]  # fmt: skip
