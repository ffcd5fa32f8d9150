# SPDX-License-Identifier: GPL-2.0-or-later
"""How the results of talus:embankment look when they are loaded."""

from qgis.core import QgsCategorizedSymbolRenderer, QgsHillshadeRenderer, QgsRendererCategory, QgsSingleSymbolRenderer

from ..styles import styles
from ..styles.columns import set_aliases
from ..styles.labels import show_labels
from ..styles.relief import SUN
from ..translation import tr

# part, as fields and scripts have it -> colour, of different lightness
COLOURS = {"crest": "#fff3b0", "uphill face": "#d9722f", "downhill face": "#c5d6a0", "ditch": "#4a6fa5"}


def part_words():
    """Part -> words."""
    return {
        "crest": tr("crest"), "uphill face": tr("uphill face"), "downhill face": tr("downhill face"),
        "ditch": tr("ditch"),
    }  # fmt: skip


class TerrainStyle:
    """Light and shade."""

    sort_key = 0

    def apply(self, layer):
        renderer = QgsHillshadeRenderer(layer.dataProvider(), 1, *SUN)
        renderer.setMultiDirectional(True)
        layer.setRenderer(renderer)


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


class EmbankmentStyle(styles.VectorStyle):
    """Dark lines with name, height and volume of fill."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(layer, "\"name\" || '\\n' || format_number(\"h_max_m\", 1) || ' m, ' || "
                           "format_number(\"fill_m3\", 0) || ' m³'")  # fmt: skip

    def renderer(self, layer):
        return QgsSingleSymbolRenderer(styles.line("#3b342c"))
