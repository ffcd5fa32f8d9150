# SPDX-License-Identifier: GPL-2.0-or-later
"""How trajectories, stops, contacts and samples look when they are loaded."""

from qgis.core import QgsCategorizedSymbolRenderer, QgsEditorWidgetSetup, QgsRendererCategory

from ..layers.vertex_motion import FIELD
from ..styles import styles
from ..styles.stops import OTHER_STOP, STOP_COLOURS, stop_names
from ..styles.temporal import set_frames, show_in_time
from ..styles.three_dimensional import show_in_3d
from ..translation import tr


class LineStyle(styles.VectorStyle):
    """Lines in the colour of their largest energy, in the 3D view too."""

    sort_key = 2

    def renderer(self):
        return styles.graduated("e_max_kj", "energy", styles.line)

    def apply(self, layer):
        super().apply(layer)
        if layer.fields().lookupField(FIELD) >= 0:  # long, and not to be read by people
            layer.setEditorWidgetSetup(layer.fields().lookupField(FIELD), QgsEditorWidgetSetup("Hidden", {}))
        show_in_3d(layer, styles.class_rules("e_max_kj", "energy"))


class ContactStyle(styles.VectorStyle):
    """Small dots in the colour of their slippage, which appear when they happen."""

    sort_key = 3

    def renderer(self):
        return styles.graduated("slip_m", "slippage", lambda colour: styles.dot(colour, 1.2))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s")


class SampleStyle(styles.VectorStyle):
    """Small dots in the colour of their energy; one of each rock at a time, so that the rocks move.

    ``interval``: s from a sample to the next.
    """

    sort_key = 3

    def __init__(self, columns, interval):
        super().__init__(columns)
        self.interval = interval

    def renderer(self):
        return styles.graduated("e_kj", "energy", lambda colour: styles.dot(colour, 1.2))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s", self.interval)
        set_frames(layer, self.interval)
        show_in_3d(layer, styles.class_rules("e_kj", "energy"))


class StopStyle(styles.VectorStyle):
    """Dots, a colour for each reason to stop; they appear when the runs end."""

    sort_key = 4

    def renderer(self):
        names = stop_names()
        categories = [
            QgsRendererCategory(reason, styles.dot(STOP_COLOURS[reason], 2.2), names[reason]) for reason in STOP_COLOURS
        ]
        categories.append(QgsRendererCategory("", styles.dot(OTHER_STOP, 2.2), tr("other")))
        return QgsCategorizedSymbolRenderer("stop", categories)

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "duration_s")
        rules = [(f"\"stop\" = '{reason}'", colour) for reason, colour in STOP_COLOURS.items()]
        show_in_3d(layer, rules)
