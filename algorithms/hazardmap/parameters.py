# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:hazardmap beside its scenarios."""

from qgis.core import QgsProcessing, QgsProcessingParameterMatrix, QgsProcessingParameterRasterLayer

from ...engine.choices import HAZARD_MATRIX, HAZARD_METHODS
from ..parameters.definitions import advanced, choice, helped, layer, number, switch
from ..translation import tr

Source = QgsProcessing.SourceType


def hazard_classes():
    """Which return period counts, bounds of the intensities, the matrix."""
    return [
        choice("METHOD", tr("Return period that counts"), HAZARD_METHODS, HAZARD_METHODS[0], tr(
            "scenario: that of the event, in every cell that its blocks reach, as in most hazard maps. cell: how "
            "often the cell itself is hit, events of all scenarios together, which is milder where few blocks come. "
            "frequency: the same, each run with its own energy, from the table Sources and sizes by frequency "
            "(FREQUENCIES) in the place of the scenarios.")),
        number("LEAST_REACH", tr("Least share of runs that counts [%]"), 0.0, 0.0, 100.0, tr(
            "Cells that a smaller share of the runs of a scenario passes are left out of its intensity. Single "
            "outliers otherwise draw the border of a zone.")),
        number("WEAK", tr("Energy up to which the intensity is weak [kJ]"), 30.0, 0.001, 1e9, tr(
            "30 kJ in the Swiss recommendation.")),
        number("STRONG", tr("Energy above which the intensity is strong [kJ]"), 300.0, 0.001, 1e9, tr(
            "300 kJ in the Swiss recommendation.")),
        advanced(helped(QgsProcessingParameterMatrix(
            "MATRIX", tr("Hazard matrix: weak, medium, strong"), 3, True,
            [tr("30 years"), tr("100 years"), tr("300 years")], list(HAZARD_MATRIX), True), tr(
            "Danger level of each intensity (rows: weak, medium, strong) and return period (columns): red, blue, "
            "yellow or residual. The default is the matrix for falling stones and blocks of the Canton of Ticino; "
            "other authorities set some fields differently."))),
    ]  # fmt: skip


def angle_inputs():
    """Elevation model and points of the energy-line and shadow angles."""
    return [
        helped(QgsProcessingParameterRasterLayer("DEM", tr("Elevation model for the angles"), optional=True), tr(
            "Needed for the maps of energy-line and shadow angles only.")),
        layer("RELEASES", tr("Releases for the energy-line angle"), [Source.TypeVectorAnyGeometry], tr(
            "Points, lines or areas where blocks start.")),
        layer("APEX", tr("Apex of the talus for the shadow angle"), [Source.TypeVectorAnyGeometry], tr(
            "Points or a line along the top of the talus, where the cliff ends.")),
        advanced(number("SPACING", tr("Spacing of points on lines and areas [m]"), 5.0, 0.01, 100_000.0, tr(
            "Distance between the points that stand for lines and areas."))),
        advanced(switch("LINE_OF_SIGHT", tr("Only lines above the ground"), False, tr(
            "Lines through ridges do not count, for an eye 2 m above the points. Needs a viewshed of each point, so "
            "take few points."))),
    ]  # fmt: skip
