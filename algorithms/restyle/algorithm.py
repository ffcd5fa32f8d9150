# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:restyle, the styles of Talus for layers of earlier runs, and a package of them to hand over."""

from qgis.core import QgsProcessingAlgorithm, QgsProcessingException

from ..base import TalusAlgorithm
from ..cancelling import go_on
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..stages import DECIDE
from ..styles.known_layers import all_known, name_of, which_of
from ..translation import tr
from .package import write_package
from .parameters import restyle_parameters


class Restyle(TalusAlgorithm):
    """Finds out what each layer is, gives it its style, and writes the package if it is asked for."""

    stage = DECIDE

    def name(self):
        return "restyle"

    def displayName(self):
        return tr("Styles for earlier results")

    def shortDescription(self):
        return tr(
            "Gives layers of earlier runs the symbols, classes and labels of Talus again, also layers from a colleague "
            "or from the command line, and packs them for the client: one GeoPackage with styles, rasters with theirs."
        )

    def tags(self):
        return tr("style,symbols,legend,qml,geopackage,package,export,deliver,rockfall").split(",")

    def flags(self):  # layers of the project are changed, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define(restyle_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        if not self.parameterAsLayerList(parameters, "LAYERS", context):
            raise QgsProcessingException(tr("LAYERS: give one layer at least."))
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        layers = self.parameterAsLayerList(parameters, "LAYERS", context)
        styled = self._known(layers, feedback)
        renames = self.parameterAsBool(parameters, "RENAME", context)
        for number, (layer, known) in enumerate(styled):
            known.style(layer).apply(layer)
            layer.triggerRepaint()
            feedback.pushInfo(f"{layer.name()}: {known.label}")
            if renames:
                layer.setName(name_of(layer, known))
            go_on(feedback, 50.0 * (number + 1) / len(styled))
        outputs = {}
        if is_wanted(self, parameters, "FOLDER"):
            outputs["FOLDER"] = self.parameterAsString(parameters, "FOLDER", context)
            with Files() as files:
                write_package(outputs["FOLDER"], styled, files, context)
        numbers = {"STYLED_COUNT": len(styled), "UNKNOWN_COUNT": len(layers) - len(styled)}
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _known(self, layers, feedback):
        """Pairs of a layer and its KnownLayer; the others are named in a warning."""
        known = all_known()
        found = [(layer, which_of(known, layer)) for layer in layers]
        strange = [layer.name() for layer, one in found if one is None]
        if strange:
            message = tr("LAYERS: these are no results of Talus that have a style: {}.").format(", ".join(strange))
            if len(strange) == len(layers):
                raise QgsProcessingException(message)
            feedback.pushWarning(message)
        return [pair for pair in found if pair[1] is not None]


def _labels():
    """Name -> label of each number."""
    return {"STYLED_COUNT": tr("Layers with a style"), "UNKNOWN_COUNT": tr("Layers left as they are")}
