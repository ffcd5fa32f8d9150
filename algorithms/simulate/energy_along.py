# SPDX-License-Identifier: GPL-2.0-or-later
"""Style of trajectories by the class of energy of their parts, which a field of the lines holds."""

from qgis.core import QgsGeometryGeneratorSymbolLayer, QgsLineSymbol, QgsRuleBasedRenderer, QgsSymbol

from ...engine.io.line_fields import ENERGY_ALONG
from ..styles import styles
from ..styles.ramps import classes

# The parts of a line in a class, as one geometry.
PARTS = (
    'collect_geometries(array_foreach(string_to_array(array_get(string_to_array("'
    + ENERGY_ALONG
    + "\", '|'), {number}), ';'), "
    "line_substring($geometry, to_real(regexp_substr(@element, '^([0-9.]+)')), "
    "to_real(regexp_substr(@element, '([0-9.]+)$')))))"
)


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
    return layer.fields().lookupField(ENERGY_ALONG) >= 0 and "shapefile" not in layer.storageType().lower()


def _symbol(number, colour):
    part = QgsGeometryGeneratorSymbolLayer.create({"geometryModifier": PARTS.format(number=number)})
    part.setSymbolType(QgsSymbol.SymbolType.Line)
    part.setSubSymbol(styles.line(colour))
    part.setRenderingPass(number)
    symbol = QgsLineSymbol()
    symbol.changeSymbolLayer(0, part)
    return symbol
