# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the sections of talus:gallery when they are loaded."""

from qgis.core import QgsCategorizedSymbolRenderer, QgsRendererCategory

from ..styles import styles
from ..styles.columns import set_aliases
from ..styles.labels import show_labels
from ..translation import tr

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
