# SPDX-License-Identifier: GPL-2.0-or-later
"""Which parts of a trajectory lie in which class of energy: a field of the lines, and how QGIS draws them by it.

The field holds the classes of the ramp from the lowest, with "|" between them; of each its parts, with ";" between
them, as distances along the line, in m in plan: "0.00 3.51;8.20 9.02|3.51 8.20|...". A part between two vertices
belongs to the class of the larger energy of both.
"""

import numpy as np
from qgis.core import QgsGeometryGeneratorSymbolLayer, QgsLineSymbol, QgsRuleBasedRenderer, QgsSymbol

from ..styles import styles
from ..styles.ramps import BEYOND, RAMPS, classes
from ..units import KILO

FIELD = "e_along"
BOUNDS = np.array([*RAMPS["energy"][0], *BEYOND["energy"]]) * KILO  # J
# The parts of a line in a class, as one geometry.
PARTS = (
    'collect_geometries(array_foreach(string_to_array(array_get(string_to_array("'
    + FIELD
    + "\", '|'), {number}), ';'), "
    "line_substring($geometry, to_real(regexp_substr(@element, '^([0-9.]+)')), "
    "to_real(regexp_substr(@element, '([0-9.]+)$')))))"
)


def encode(samples):
    """The text of a run, from rows of the engine's trajectories."""
    steps = np.hypot(np.diff(samples["x"]), np.diff(samples["y"]))
    distance = np.concatenate([[0.0], np.cumsum(steps)])
    classes_of_vertices = np.searchsorted(BOUNDS, samples["energy"], side="left")
    of_steps = np.maximum(classes_of_vertices[1:], classes_of_vertices[:-1])
    begins = np.flatnonzero(np.diff(of_steps, prepend=-1))
    ends = np.append(begins[1:], of_steps.size)
    parts = [[] for _ in range(BOUNDS.size + 1)]
    for begin, end in zip(begins, ends):
        if distance[end] > distance[begin]:
            parts[of_steps[begin]].append(f"{distance[begin]:.2f} {distance[end]:.2f}")
    return "|".join(";".join(one) for one in parts)


def along_renderer(layer):
    """Lines in the colour of the energy that the rocks have there, the larger above the smaller."""
    root = QgsRuleBasedRenderer.Rule(None)
    needed = classes("energy", styles.largest_of(layer, "e_max_kj"))
    for number, (lower, _, colour, label) in enumerate(needed):
        # a line is asked for its parts only where it has some
        rule = QgsRuleBasedRenderer.Rule(_symbol(number, colour), 0, 0, f'"e_max_kj" > {lower!r}', label)
        root.appendChild(rule)
    return QgsRuleBasedRenderer(root)


def can_draw_along(layer):
    """True for layers with the field as it was written; shapefiles cut off long texts."""
    return layer.fields().lookupField(FIELD) >= 0 and "shapefile" not in layer.storageType().lower()


def _symbol(number, colour):
    part = QgsGeometryGeneratorSymbolLayer.create({"geometryModifier": PARTS.format(number=number)})
    part.setSymbolType(QgsSymbol.SymbolType.Line)
    part.setSubSymbol(styles.line(colour))
    part.setRenderingPass(number)
    symbol = QgsLineSymbol()
    symbol.changeSymbolLayer(0, part)
    return symbol
