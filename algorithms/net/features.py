# SPDX-License-Identifier: GPL-2.0-or-later
"""Features of the impacts on a net, and of their film."""

import numpy as np
from qgis.core import QgsGeometry, QgsLineString, QgsMultiLineString, QgsMultiPolygon, QgsPoint, QgsPolygon

from ...engine.rigid_body.quaternion import rotation_matrix
from ..layers.writing import make_feature
from ..units import KILO
from .layers import KINDS, PART_COLOURS


def impact_features(rows, columns):
    """Points where the rocks begin."""
    for row in rows:
        place = QgsGeometry(QgsPoint(*(float(value) for value in row[3].position[0])))
        yield make_feature(place, [column.value(row) for column in columns])


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
        turn = np.array(rotation_matrix(*hit.orientation[k])).reshape(3, 3)
        corners = (vertices[:, None, :] * turn[None]).sum(axis=2) + hit.position[k]
        faces = QgsMultiPolygon()
        for triangle in corners[triangles].tolist():
            faces.addGeometry(QgsPolygon(QgsLineString([QgsPoint(*point) for point in (*triangle, triangle[0])])))
        speed = float(np.sqrt((hit.velocity[k] ** 2).sum()))
        force = float(np.sqrt((hit.contact_force[k] ** 2).sum())) / KILO
        yield make_feature(QgsGeometry(faces), [float(time), speed, force])
