# SPDX-License-Identifier: GPL-2.0-or-later
"""Style of an indication map: one colour for the area reached, another for sources, never those of a hazard map."""

from qgis.core import QgsPalettedRasterRenderer
from qgis.PyQt.QtGui import QColor

from ...engine.indication.comparison import ADDED, BOTH, MISSED
from ..translation import tr

INDICATION_CLASSES = {1: "#b9a6d3", 2: "#3f2b63"}
DIFFERENCE_CLASSES = {BOTH: "#8f8f8f", ADDED: "#c9b8e0", MISSED: "#e0701a"}


def indication_names():
    """Class -> words."""
    return {1: tr("indication: blocks can arrive"), 2: tr("source")}


def difference_names():
    """Class -> words."""
    return {BOTH: tr("indication and runs"), ADDED: tr("indication only"), MISSED: tr("runs only: missed")}


class ClassStyle:
    """A colour and a name for each class."""

    sort_key = 1

    def __init__(self, colours, names):
        self.colours, self.names = colours, names

    def apply(self, layer):
        classes = [
            QgsPalettedRasterRenderer.Class(value, QColor(colour), self.names[value])
            for value, colour in self.colours.items()
        ]
        renderer = QgsPalettedRasterRenderer(layer.dataProvider(), 1, classes)
        renderer.setOpacity(0.75)
        layer.setRenderer(renderer)
