# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of trajectories, stops, contacts and samples when they are loaded."""

from qgis.core import QgsCategorizedSymbolRenderer, QgsEditorWidgetSetup, QgsRendererCategory

from ...engine.io.line_fields import ENERGY_ALONG, MOTION, TURNING
from ..styles import styles
from ..styles.marks import OTHER_STOP, STOPS
from ..styles.stops import stop_names
from ..styles.temporal import set_frames, show_in_time
from ..styles.three_dimensional import show_in_3d
from ..translation import tr
from . import energy_along

STOP_SIZE = 1.9  # mm
MOVING_SIZE = 2.2  # mm, of rocks in motion, which stand out from maps of the same colours by a dark rim


class LineStyle(styles.VectorStyle):
    """Lines in the colour of the energy along their way; in the 3D view in that of their largest."""

    sort_key = 2

    def renderer(self, layer):
        if energy_along.can_draw_along(layer):
            return energy_along.along_renderer(layer)
        return styles.graduated(layer, "e_max_kj", "energy", styles.line)

    def apply(self, layer):
        super().apply(layer)
        for field in (MOTION, TURNING, ENERGY_ALONG):  # long, and not to be read by people
            if layer.fields().lookupField(field) >= 0:
                layer.setEditorWidgetSetup(layer.fields().lookupField(field), QgsEditorWidgetSetup("Hidden", {}))
        show_in_3d(layer, styles.class_rules(layer, "e_max_kj", "energy"))


class ContactStyle(styles.VectorStyle):
    """Small dots in the colour of their slippage, which appear when they happen."""

    sort_key = 3

    def renderer(self, layer):
        return styles.graduated(layer, "slip_m", "slippage", lambda colour: styles.dot(colour, 1.2))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s")


class SampleStyle(styles.VectorStyle):
    """Dots in the colour of their energy; one of each rock at a time, so that the rocks move.

    ``interval``: s from a sample to the next.
    """

    sort_key = 3

    def __init__(self, columns, interval):
        super().__init__(columns)
        self.interval = interval

    def renderer(self, layer):
        return styles.graduated(layer, "e_kj", "energy", lambda colour: styles.dot(colour, MOVING_SIZE, "#111111", 0.4))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s", self.interval)
        set_frames(layer, self.interval)
        show_in_3d(layer, styles.class_rules(layer, "e_kj", "energy"))


class StopStyle(styles.VectorStyle):
    """A mark for each reason to stop; they appear when the runs end."""

    sort_key = 4

    def renderer(self, layer):
        names = stop_names()
        categories = [
            QgsRendererCategory(reason, styles.marker(mark, STOP_SIZE), names[reason]) for reason, mark in STOPS.items()
        ]
        categories.append(QgsRendererCategory("", styles.marker(OTHER_STOP, STOP_SIZE), tr("other")))
        return QgsCategorizedSymbolRenderer("stop", categories)

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "duration_s")
        rules = [(f"\"stop\" = '{reason}'", mark.colour) for reason, mark in STOPS.items()]
        show_in_3d(layer, rules)
