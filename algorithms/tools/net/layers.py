# SPDX-License-Identifier: GPL-2.0-or-later
"""The layers of talus:net: impacts as points, net and rock as a film for the temporal controller and the 3D view."""

import numpy as np
from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsGeometry,
    QgsLineString,
    QgsLineSymbol,
    QgsMultiLineString,
    QgsMultiPolygon,
    QgsPoint,
    QgsPolygon,
    QgsRendererCategory,
    QgsSingleSymbolRenderer,
)

from ....engine.rigid_body.quaternion import rotation_matrix
from ...number_words import KILO
from ...shared.layers.writing import make_feature
from ...shared.styles import styles
from ...shared.styles.known_layers import known_table
from ...shared.styles.styles import INTEGER, REAL, TEXT, Column, Mark, known, show_in_3d
from ...shared.styles.temporal import interval_of, set_frames, show_in_time
from ...translation import tr
from .algorithm import IMPACTS, NET, ROCK_FILM
from .numbers import energy_of, flag_words, largest_of
from .scene import distance_of_hit

# The results of talus:net that get their styles again.


def known_layers(label):
    """The KnownLayer of each; ``label``: of an output."""
    kinds = (
        (IMPACTS, "point", impact_columns(), lambda columns, layer: ImpactStyle(columns)),
        (NET, "line", film_columns(), lambda columns, layer: NetStyle(columns, interval_of(layer, "time_s"))),
        (ROCK_FILM, "area", rock_columns(), lambda columns, layer: RockStyle(columns, interval_of(layer, "time_s"))),
    )
    return [known_table(name, label(name), *rest) for name, *rest in kinds]


VERDICT_COLOURS = {
    "caught": "#1a9850", "through": "#a8173c", "over": "#4575b4", "under": "#f46d43", "beside": "#8a8a8a",
    "missed": "#bdbdbd", "failed": "#7a0177", "unsure": "#fec44f",
}  # fmt: skip
PART_COLOURS = {"net": "#4d4d4d", "rope": "#08306b", "post": "#1b1b1b", "brake": "#dc4a28"}
ROCK_COLOUR = "#8c6d46"
KINDS = {"ring": "net", "membrane": "net", "slide": "rope", "truss": "post", "beam": "post", "brake": "brake"}


def verdict_names():
    """Verdict of the engine -> words."""
    return {
        "caught": tr("caught"), "through": tr("through"), "over": tr("over"), "under": tr("under"),
        "beside": tr("past the end"), "missed": tr("missed"), "failed": tr("the net fails"),
        "unsure": tr("not proven to be held"),
    }  # fmt: skip


def part_names():
    """Kind of part in the film -> words."""
    return {"net": tr("net"), "rope": tr("ropes"), "post": tr("posts"), "brake": tr("brakes")}


def impact_columns():
    """Columns of an impact, from (number, run, case, Impact, Net)."""
    return (
        Column("impact", INTEGER, tr("number of the impact"), lambda impact: impact[0]),
        Column("run", INTEGER, tr("number of the run"), lambda impact: impact[1]),
        Column("verdict", TEXT, tr("outcome"), lambda impact: impact[3].verdict),
        Column("mass_kg", REAL, tr("mass [kg]"), lambda impact: float(impact[2]["rock"].mass)),
        Column("e_kj", REAL, tr("energy [kJ]"), lambda impact: energy_of(impact[3]) / KILO),
        Column("v_ms", REAL, tr("velocity [m/s]"), lambda impact: float(np.sqrt((impact[2]["velocity"] ** 2).sum()))),
        Column("elong_m", REAL, tr("elongation [m]"), lambda impact: impact[3].elongation),
        Column("elong_s", REAL, tr("time of the elongation [s]"), lambda impact: impact[3].elongation_time),
        Column("stroke_m", REAL, tr("longest stroke of a brake [m]"),
        lambda impact: largest_of(impact[3].brake_strokes)),
        Column("brake_kn", REAL, tr("largest force in a brake [kN]"),
               lambda impact: largest_of(impact[3].brake_forces) / KILO),
        Column("rope_kn", REAL, tr("largest force in a sliding rope [kN]"),
               lambda impact: largest_of(impact[3].rope_forces.values()) / KILO),
        Column("anchor_kn", REAL, tr("largest force on an anchor or foot [kN]"),
               lambda impact: largest_of(impact[3].reactions.values()) / KILO),
        Column("height_pc", REAL, tr("residual height [%]"), lambda impact: known(100.0 * impact[3].residual_height)),
        Column("error_pc", REAL, tr("error of the energy balance [%]"), lambda impact: 100.0 * impact[3].energy_error),
        Column("post_m", REAL, tr("distance to the nearest post at the first touch [m]"),
               lambda impact: known(distance_of_hit(impact[4], impact[3]))),
        Column("flags", TEXT, tr("reason why it is not held, or later events"),
               lambda impact: "; ".join(flag_words(flag, impact[4]) for flag in impact[3].flags)),
    )  # fmt: skip


def film_columns():
    """Columns of the film of the net."""
    return (
        Column("time_s", REAL, tr("time [s]"), None),
        Column("part", TEXT, tr("part of the net"), None),
    )


def rock_columns():
    """Columns of the film of the rock."""
    return (
        Column("time_s", REAL, tr("time [s]"), None),
        Column("v_ms", REAL, tr("velocity [m/s]"), None),
        Column("force_kn", REAL, tr("force of the net on the rock [kN]"), None),
    )


# of the verdicts, besides their colours
SHAPES = "square", "star", "triangle", "diamond", "pentagon", "circle", "cross_fill", "hexagon"


class ImpactStyle(styles.VectorStyle):
    """Dots, a colour for each verdict."""

    sort_key = 5

    def renderer(self, layer):
        names = verdict_names()
        marks = {name: Mark(colour, shape) for (name, colour), shape in zip(VERDICT_COLOURS.items(), SHAPES)}
        return styles.categorised("verdict", {name: (mark, names[name]) for name, mark in marks.items()})


class FilmStyle(styles.VectorStyle):
    """A picture at a time; ``interval``: s between two; ``goes_there``: the canvas goes to the layer when it loads."""

    def __init__(self, columns, interval, goes_there=False):
        super().__init__(columns)
        self.interval, self.goes_there = interval, goes_there

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s", self.interval)


class NetStyle(FilmStyle):
    """Lines in the colour of their part."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        set_frames(layer, self.interval)
        show_in_3d(layer, [(f"\"part\" = '{part}'", colour) for part, colour in PART_COLOURS.items()])

    def renderer(self, layer):
        categories = []
        for part, name in part_names().items():
            width = "0.2" if part == "net" else "0.6"
            symbol = QgsLineSymbol.createSimple({"color": PART_COLOURS[part], "width": width})
            categories.append(QgsRendererCategory(part, symbol, name))
        return QgsCategorizedSymbolRenderer("part", categories)


class RockStyle(FilmStyle):
    """Faces of one colour."""

    sort_key = 5

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(styles.fill(ROCK_COLOUR))


# Features of the impacts on a net, and of their film.


def impact_features(rows, columns):
    """Points where the rocks begin."""
    for row in rows:
        point = QgsGeometry(QgsPoint(*(float(value) for value in row[3].position[0])))
        yield make_feature(point, [column.value(row) for column in columns])


def segments_by_part(description):
    """Part -> (k, 2) nodes of its straight pieces, each once."""
    pieces = {name: set() for name in PART_COLOURS}
    for element in description["elements"]:
        nodes, kind = element["nodes"], element["type"]
        part = KINDS.get(kind, "net" if element["mat"] == "cable" else "rope")
        ends = nodes[1:] + nodes[:1] if kind in ("ring", "membrane") else nodes[1:]
        pieces[part].update((min(pair), max(pair)) for pair in zip(nodes, ends))
    return {part: np.array(sorted(pairs)) for part, pairs in pieces.items() if pairs}


def net_features(description, hit):
    """A feature for each part at each moment of an impact."""
    parts = segments_by_part(description)
    for time, nodes in zip(hit.frame_times, hit.frames):
        for part, pairs in parts.items():
            lines = QgsMultiLineString()
            for start, end in zip(nodes[pairs[:, 0]].tolist(), nodes[pairs[:, 1]].tolist()):
                lines.addGeometry(QgsLineString([QgsPoint(*start), QgsPoint(*end)]))
            yield make_feature(QgsGeometry(lines), [float(time), part])


def rock_features(rock, hit):
    """The faces of the rock at each moment of an impact."""
    vertices, triangles = rock.hull.vertices, rock.hull.triangles
    samples = np.searchsorted(hit.time, hit.frame_times - 1e-9)
    for time, k in zip(hit.frame_times, samples):
        turn = np.array(rotation_matrix(hit.orientation[k])).reshape(3, 3)
        corners = (vertices[:, None, :] * turn[None]).sum(axis=2) + hit.position[k]
        faces = QgsMultiPolygon()
        for triangle in corners[triangles].tolist():
            faces.addGeometry(QgsPolygon(QgsLineString([QgsPoint(*point) for point in (*triangle, triangle[0])])))
        speed = float(np.sqrt((hit.velocity[k] ** 2).sum()))
        force = float(np.sqrt((hit.contact_force[k] ** 2).sum())) / KILO
        yield make_feature(QgsGeometry(faces), [float(time), speed, force])
