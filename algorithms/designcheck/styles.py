# SPDX-License-Identifier: GPL-2.0-or-later
"""Style of the map of talus:designcheck when it is loaded."""

from qgis.core import QgsGraduatedSymbolRenderer, QgsRendererRange

from ..number_words import told
from ..styles import styles
from ..styles.labels import show_labels
from ..translation import tr

# upper bounds of the use of the net, percent -> colour, from light to dark
COLOURS = {50.0: "#c8dfa8", 75.0: "#e8c95c", 100.0: "#dd8b2f"}
BEYOND = "#7a1c12"
NO_ROCKS = "#b5b5b5"
MOST, NONE = 1e9, -1.0  # percent; where no rock comes


class FieldStyle(styles.VectorStyle):
    """Thick lines by the use of the net; the worst place of a line has its energy and height."""

    sort_key = 6

    def apply(self, layer):
        super().apply(layer)
        show_labels(
            layer,
            "if(\"worst\" <> '', format_number(\"e_kj\", 0) || ' kJ, ' || format_number(\"top_m\", 1) || ' m', '')",
        )

    def renderer(self, layer):
        bounds = [0.0, *COLOURS]
        ranges = [
            QgsRendererRange(low, high, styles.thick_line(colour), told(tr("up to {:g} %"), high))
            for low, high, colour in zip(bounds[:-1], bounds[1:], COLOURS.values())
        ]
        beyond = QgsRendererRange(bounds[-1], MOST, styles.thick_line(BEYOND), told(tr("above {:g} %"), bounds[-1]))
        free = QgsRendererRange(NONE, NONE, styles.thick_line(NO_ROCKS), tr("no rocks"))
        return QgsGraduatedSymbolRenderer(f'coalesce("use_pct", {NONE})', [free, *ranges, beyond])
