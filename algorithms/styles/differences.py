# SPDX-License-Identifier: GPL-2.0-or-later
"""How a map of differences looks: blue where it is less than before, red where it is more, nothing at no change."""

from qgis.core import QgsColorRampShader, QgsRasterShader, QgsSingleBandPseudoColorRenderer
from qgis.PyQt.QtGui import QColor

LESS, MORE = "#2166ac", "#b2182b"  # told apart by all readers


class DifferenceStyle:
    """Two colours on both sides of zero, to the largest change."""

    sort_key = 1

    def __init__(self, largest):
        self.largest = max(float(largest), 1e-12)

    def apply(self, layer):
        ramp = QgsColorRampShader(-self.largest, self.largest)
        ramp.setColorRampType(QgsColorRampShader.Type.Interpolated)
        ramp.setColorRampItemList([
            QgsColorRampShader.ColorRampItem(-self.largest, QColor(LESS), f"{-self.largest:.3g}"),
            QgsColorRampShader.ColorRampItem(0.0, QColor(255, 255, 255, 60), "0"),
            QgsColorRampShader.ColorRampItem(self.largest, QColor(MORE), f"{self.largest:.3g}"),
        ])  # fmt: skip
        shader = QgsRasterShader(-self.largest, self.largest)
        shader.setRasterShaderFunction(ramp)
        layer.setRenderer(QgsSingleBandPseudoColorRenderer(layer.dataProvider(), 1, shader))
