# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:compareruns."""

from qgis.core import QgsProcessing, QgsProcessingParameterMultipleLayers, QgsProcessingParameterRasterLayer

from ..parameters.definitions import advanced, helped, layer, layer_output, number, raster_output
from ..translation import tr

Source = QgsProcessing.SourceType


def comparison_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [
        layer("BEFORE", tr("Stops before the measure"), [Source.TypeVectorPoint], tr(
            "Of Simulate rockfall, without the barrier, forest or other measure."), optional=False),
        layer("AFTER", tr("Stops after the measure"), [Source.TypeVectorPoint], tr(
            "Of Simulate rockfall with the measure, and the same releases, rocks, runs and seed: each run is then "
            "compared with itself, and the difference is known much better than from independent runs."),
            optional=False),
        _layers("OTHERS", tr("Stops with other measures"), tr(
            "Where several measures are planned: simulations with one of them alone, for example the barrier without "
            "the forest and the forest without the barrier. Each is compared with that before, and the one after with "
            "each: what one measure adds to the other. The names of the runs tell them apart.")),
        layer("CROSSINGS_BEFORE", tr("Crossings of lines before"), [Source.TypeVectorPoint], tr(
            "Of Rocks at screen lines, for what comes to a road or a house. Runs that do not arrive count with an "
            "energy of 0.")),
        layer("CROSSINGS_AFTER", tr("Crossings of lines after"), [Source.TypeVectorPoint], tr(
            "The same lines with the measure.")),
        _layers("CROSSINGS_OTHERS", tr("Crossings of lines with other measures"), tr(
            "The same lines, a layer for each of the stops with other measures, in their order.")),
        helped(QgsProcessingParameterRasterLayer("MAP_BEFORE", tr("Map before"), optional=True), tr(
            "Any map of the simulation, such as the 95th percentile of the energy.")),
        helped(QgsProcessingParameterRasterLayer("MAP_AFTER", tr("Map after"), optional=True), tr(
            "The same map with the measure, on the same elevation model.")),
        advanced(number("CONFIDENCE", tr("Confidence [%]"), 95.0, 50.0, 99.99, tr(
            "How often such an interval holds the true value."))),
        layer_output("TABLE", tr("Differences"), Source.TypeVector, tr(
            "A row for each quantity: before, after, their difference and its confidence interval."), True),
        raster_output("DIFFERENCE", tr("Difference of the maps"), tr(
            "After minus before; a cell that nothing reaches counts as 0, one that neither reaches is empty."), True),
    ]  # fmt: skip


def _layers(name, label, text):
    kind = Source.TypeVectorPoint
    return advanced(helped(QgsProcessingParameterMultipleLayers(name, label, kind, optional=True), text))
