# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of the layers of talus:calibrate when they are loaded."""

from qgis.core import QgsGraduatedSymbolRenderer, QgsRendererRange

from ..styles import styles
from ..translation import tr

FAR = 1e9  # m; beyond every residual
NEARER, AS_THROWN, FARTHER = "#2b6cb0", "#e8e8e8", "#c8321e"
RAMP = "probability"


class ResidualStyle(styles.VectorStyle):
    """Dots by the residual over the deviation of the throws."""

    sort_key = 6

    def renderer(self, layer):
        classes = (
            (-FAR, -1.0, NEARER, tr("stopped earlier than thrown, more than 1 standard deviation")),
            (-1.0, 1.0, AS_THROWN, tr("as thrown")),
            (1.0, FAR, FARTHER, tr("went farther than thrown, more than 1 standard deviation")),
        )
        ranges = [
            QgsRendererRange(low, high, styles.dot(colour, 2.4, rim="#222222"), label)
            for low, high, colour, label in classes
        ]
        return QgsGraduatedSymbolRenderer("residual_z", ranges)


class BoulderStyle(styles.VectorStyle):
    """Dots in the colour of the probability of the most probable source."""

    sort_key = 6

    def renderer(self, layer):
        return styles.graduated(layer, "probabil", RAMP, lambda colour: styles.dot(colour, 2.4, rim="#222222"))
