# SPDX-License-Identifier: GPL-2.0-or-later
"""Style of a map of differences: blue where it is less than before, red where it is more, nothing at no change."""

import math

from qgis.core import QgsColorRampShader, QgsRasterShader, QgsSingleBandPseudoColorRenderer
from qgis.PyQt.QtGui import QColor

from ..number_words import number_text

LESS, MORE = "#2166ac", "#b2182b"  # told apart by all readers


class DifferenceStyle:
    """Two colours on both sides of zero, to the largest change, rounded up, for the legend shows it with all digits."""

    sort_key = 1

    def __init__(self, largest):
        self.largest = rounded_up(max(float(largest), 1e-12))

    def apply(self, layer):
        ramp = QgsColorRampShader(-self.largest, self.largest)
        ramp.setColorRampType(QgsColorRampShader.Type.Interpolated)
        ramp.setColorRampItemList([
            QgsColorRampShader.ColorRampItem(-self.largest, QColor(LESS), number_text(-self.largest)),
            QgsColorRampShader.ColorRampItem(0.0, QColor(255, 255, 255, 60), "0"),
            QgsColorRampShader.ColorRampItem(self.largest, QColor(MORE), number_text(self.largest)),
        ])  # fmt: skip
        shader = QgsRasterShader(-self.largest, self.largest)
        shader.setRasterShaderFunction(ramp)
        layer.setRenderer(QgsSingleBandPseudoColorRenderer(layer.dataProvider(), 1, shader))


def rounded_up(value, digits=2):
    """The next number with this many digits that is not smaller."""
    digit = digits - 1 - math.floor(math.log10(value))
    return round(math.ceil(round(value * 10.0**digit, 9)) * 10.0**-digit, digit)
