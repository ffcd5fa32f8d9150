# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the results of talus:embankment when they are loaded."""

from qgis.core import QgsCategorizedSymbolRenderer, QgsRendererCategory, QgsSingleSymbolRenderer

from ..choice_names import choice_names
from ..parameters.ground import ground_class_names
from ..styles import styles
from ..styles.columns import set_aliases
from ..styles.ground_colours import CLASS_COLOURS
from ..styles.labels import show_labels
from ..translation import tr

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
