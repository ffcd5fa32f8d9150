# SPDX-License-Identifier: GPL-2.0-or-later
"""Call of an algorithm: its inputs by their declarations, its outputs, and its feedback."""

from typing import TypeVar

from qgis.core import QgsProcessingException, QgsProcessingFeedback

from .messages import with_label
from .shared.findings.output import tell
from .shared.parameters.definitions import Parameter
from .shared.parameters.output_files import is_wanted
from .shared.parameters.values import is_missing, is_unset
from .translation import tr

T = TypeVar("T")


class Call:
    """One call of an algorithm: what was asked for, the log, the progress, and whether to go on.

    ``algorithm``, ``parameters``, ``context`` and ``feedback`` are Processing's; only this file, base.py and
    parameters/ look at them. Without a feedback nobody is told.
    """

    def __init__(self, algorithm, parameters, context, feedback=None):
        self.algorithm, self.parameters, self.context = algorithm, parameters, context
        self.feedback = QgsProcessingFeedback(False) if feedback is None else feedback
        self.findings = []  # about inputs and results, for the output FINDINGS

    def __getitem__(self, parameter: "Parameter[T]") -> T:
        """The value of a parameter."""
        return parameter.read(self)

    def raw(self, parameter):
        """The value as Processing handed it over, None where there is none."""
        return self.parameters.get(parameter)

    def is_given(self, parameter):
        """Is there a value, and not an empty one?"""
        return not is_missing(self.parameters, parameter, False)

    def is_unset(self, parameter):
        """Does a script, a model or a dialog say that a parameter with a default shall have no value?"""
        return is_unset(self.parameters, parameter)

    def vector_layer(self, parameter):
        """The QgsVectorLayer of an input, None where it has none of its own, such as a selection."""
        return self.algorithm.parameterAsVectorLayer(self.parameters, parameter, self.context)

    def extent(self, parameter, crs):
        """The QgsRectangle of an extent in a coordinate system."""
        return self.algorithm.parameterAsExtent(self.parameters, parameter, self.context, crs)

    def definition(self, parameter):
        """Processing's definition of a parameter, None where the algorithm has none of this name."""
        return self.algorithm.parameterDefinition(parameter)

    def definitions(self):
        """Definitions of all parameters, in the order of the dialog."""
        return self.algorithm.parameterDefinitions()

    def outputs(self):
        """Definitions of layers and files that are written."""
        return self.algorithm.destinationParameterDefinitions()

    def label(self, parameter):
        """Label of a parameter in the dialog."""
        return self.definition(parameter).description()

    def wants(self, output):
        """Shall an output be made: has it a value, or a default and was not skipped?"""
        return is_wanted(self.algorithm, self.parameters, output)

    def path(self, output):
        """The file or layer to write."""
        return output.read(self)

    def sink(self, output, fields, kind, crs, value=None):
        """(sink, destination) of a layer; ``value``: another destination than the one that was asked for."""
        asked = self.parameters if value is None else {**self.parameters, output: value}
        sink, destination = self.algorithm.parameterAsSink(asked, output, self.context, fields, kind, crs)
        if sink is None:
            raise QgsProcessingException(self.algorithm.invalidSinkError(self.parameters, output))
        return sink, destination

    def checked(self):
        """Result of the check of the algorithm; texts that are numbers, or yes and no, are that from here on."""
        return self.algorithm.checked(self)

    def problem(self):
        """Message on a fault of the inputs, '' without one."""
        accepted, message = self.algorithm.checkParameterValues(self.parameters, self.context)
        return "" if accepted else message

    def of(self, parameters):
        """Copy of the call with other parameters."""
        other = Call(self.algorithm, parameters, self.context, self.feedback)
        other.findings = self.findings
        return other

    def quietly(self):
        """Copy of the call without feedback."""
        return Call(self.algorithm, self.parameters, self.context)

    def details_of_loaded(self, destination):
        """Processing's details for loading the output, None where it will not load it."""
        if not self.context.willLoadLayerOnCompletion(destination):
            return None
        return self.context.layerToLoadOnCompletionDetails(destination)

    @property
    def project(self):
        """The QgsProject, None where there is none."""
        return self.context.project()

    @property
    def transform_context(self):
        """By which coordinates are transformed."""
        return self.context.transformContext()

    @property
    def run_of_layers(self):
        """The group of the results in the layer tree, None where there is none."""
        return getattr(self.algorithm, "run_of_layers", None)

    @property
    def placed(self):
        """Places in a study that it writes to (study_folder/placing.Placed), None where it does not."""
        return self.algorithm.placed

    @property
    def prepared(self):
        """Result of ``prepare`` of the algorithm, None where it was not prepared."""
        return getattr(self.algorithm, "prepared", None)

    def info(self, message):
        """Log a message; where it begins with parameters, their labels stand before it."""
        self.feedback.pushInfo(self._with_label(message))

    def warning(self, message):
        """Log a warning, the same way."""
        self.feedback.pushWarning(self._with_label(message))

    def find(self, findings):
        """Note findings that were not noted before, and report them: notes as information, others as warnings.

        Raises QgsProcessingException for those that are refused.
        """
        new = [finding for finding in dict.fromkeys(findings) if finding not in self.findings]
        self.findings.extend(new)
        tell(new, self)

    def say(self, text):
        """Show the present work beside the progress."""
        self.feedback.setProgressText(text)

    def progress(self, percent):
        """Show the progress, percent."""
        self.feedback.setProgress(percent)

    def is_cancelled(self):
        """Has the user cancelled?"""
        return self.feedback.isCanceled()

    def stop_if_cancelled(self):
        """Raise QgsProcessingException where the user has cancelled."""
        if self.is_cancelled():
            raise QgsProcessingException(tr("Cancelled; nothing was written."))

    def go_on(self, percent):
        """Report the progress; end where the user has cancelled."""
        self.progress(percent)
        self.stop_if_cancelled()

    def _with_label(self, message):
        return message if self.algorithm is None else with_label(self.algorithm, message)
