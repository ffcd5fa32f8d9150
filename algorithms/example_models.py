# SPDX-License-Identifier: GPL-2.0-or-later
"""The example models of resources/models as algorithms of the provider, in the user's language.

The files hold English texts. The inputs and outputs of a model take their labels and help from the parameters of the
algorithms that they go to or come from.
"""

from collections import Counter
from pathlib import Path

from qgis.core import QgsProcessingException, QgsProcessingModelAlgorithm
from qgis.PyQt.QtGui import QIcon

from .base import help_page, icon_of, own_dialog, usual_sections
from .call import Call
from .manual import manual_url
from .messages import readable_errors
from .number_words import formatted
from .shared.findings.output import FINDINGS, findings_output, of_steps
from .shared.parameters.input_files import refuse_pipes
from .stages import DECIDE, SIMULATE, stage_names
from .tools.hazardmap.algorithm import HazardMap
from .translation import tr

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "models"
BY_FREQUENCY = "frequencystudy"
STAGES = {
    "demtorunout": SIMULATE, "barrierdesign": DECIDE, "dossier": DECIDE, "cutslope": DECIDE, BY_FREQUENCY: DECIDE,
}  # fmt: skip


def example_models():
    """One of each file that can be read; others are left out, for nothing may keep the plugin from loading."""
    models = (ExampleModel(path) for path in sorted(FOLDER.glob("*.model3")))
    return [model for model in models if model.is_read]


class ExampleModel(QgsProcessingModelAlgorithm):
    """A model from a file of the plugin; its id is the name of the file."""

    def __init__(self, path):
        super().__init__()
        self.path = path
        self.is_read = self.fromFile(str(path))
        if self.is_read:
            self._translate()
            self.addOutput(findings_output())

    def createInstance(self):
        return ExampleModel(self.path)

    def name(self):
        return self.path.stem

    def displayName(self):
        titles = {
            "demtorunout": tr("From an elevation model to the run-out"),
            "barrierdesign": tr("Barrier design"),
            "dossier": tr("Dossier of a slope"),
            "cutslope": tr("Cut slope and its catchment"),
            "frequencystudy": tr("Hazard study by annual frequency"),
        }
        return titles.get(self.name(), self.name())

    def shortDescription(self):
        descriptions = {
            "demtorunout": tr(
                "Finds possible detachment areas on an elevation model, releases rocks there and maps their run-out: a "
                "first look at an unmapped slope."
            ),
            "barrierdesign": tr(
                "Lets rocks fall from release points, counts those that pass planned barriers or roads, and proposes "
                "the energy class and height of a barrier on each line."
            ),
            "dossier": tr(
                "From a list of blocks to the printed plan: blocks of 30, 100 and 300 years fall, hazard zones and the "
                "risk of objects follow; a barrier and a forest are added, and their effect is reported with its "
                "confidence; the barrier is checked by a code."
            ),
            "cutslope": tr(
                "From a list of blocks to the width of a ditch: blocks of 30, 100 and 300 years go down one profile, "
                "with their energies and heights along it and the width of catchment that holds them; a second chart "
                "shows other heights and slopes, for the block of 100 years."
            ),
            "frequencystudy": tr(
                "From an elevation model and a release rate to return periods: finds the sources with their true area, "
                "releases blocks of five size classes, and combines them to the return period of each energy in every "
                "cell, danger levels by the rules of an authority, and hazard curves of objects."
            ),
        }
        return descriptions.get(self.name(), "")

    def group(self):
        return stage_names()[STAGES.get(self.name(), SIMULATE)]

    def groupId(self):
        return STAGES.get(self.name(), SIMULATE)

    def icon(self):
        return QIcon(self.svgIconPath())

    def svgIconPath(self):
        return str(icon_of(self.name()))

    def helpUrl(self):
        return manual_url(self.name())

    def sections(self):
        """Pairs of a title and the definitions of parameters under it."""
        return usual_sections(self)

    def introduction(self):
        """One paragraph at the top of the help page."""
        text = tr("{} It is a model: open {} of the plugin's folder in the model designer to see or change its steps.")
        return text.format(self.shortDescription(), self.path.relative_to(ROOT).as_posix())

    def shortHelpString(self):
        return help_page(self)

    def createCustomParametersWidget(self, parent=None):
        return own_dialog(self, parent=parent)

    def checkParameterValues(self, parameters, context):
        """Check the inputs of all steps, and of the study by frequency those that its last step would refuse late."""
        try:
            refuse_pipes(Call(self, dict(parameters), context))
        except QgsProcessingException as error:
            return False, str(error)
        accepted, message = super().checkParameterValues(parameters, context)
        if not accepted or self.name() != BY_FREQUENCY:
            return accepted, message
        last = HazardMap()
        last.initAlgorithm({})
        try:
            with readable_errors(last):
                last.module_of("check").check_model(Call(last, dict(parameters), context))
        except QgsProcessingException as error:
            return False, str(error)
        return True, ""

    def processAlgorithm(self, parameters, context, feedback):
        """Run the model; returns its outputs with the findings of all its steps."""
        results = super().processAlgorithm(parameters, context, feedback)
        self._call_layers(results, context)
        made, steps = results.get("CHILD_RESULTS", {}), self.childAlgorithms()
        order = sorted(made, key=lambda name: len(_steps_before(steps, name)))
        return {**results, FINDINGS: of_steps((steps[name].description(), made[name]) for name in order)}

    def _translate(self):
        """Labels and help of inputs and outputs; the words of their steps distinguish outputs of one label."""
        steps = self.childAlgorithms()
        children = [steps[name] for name in sorted(steps, key=lambda name: len(_steps_before(steps, name)))]
        origins = {}
        for definition in self.parameterDefinitions():
            own = _own_texts().get(definition.name())
            step, texts = ("", own) if own else _texts_from(children, definition.name())
            if texts is not None:
                definition.setDescription(texts[0])
                definition.setHelp(texts[1])
                origins[definition.name()] = step
        self._tell_outputs_apart(origins)

    def _tell_outputs_apart(self, origins):
        """Give each output a label of its own; ``origins``: name of a definition -> its step."""
        self.shared = {}  # new label -> the one that several outputs had
        outputs = self.destinationParameterDefinitions()
        counts = Counter(output.description() for output in outputs)
        for other_output in outputs:
            label, words = other_output.description(), _step_words().get(origins.get(other_output.name(), ""))
            if counts[label] > 1 and words:
                other_output.setDescription(f"{label} – {words}")
                self.shared[other_output.description()] = label
        labels = {output.name(): output.description() for output in outputs}
        for output in self.outputDefinitions():
            output.setDescription(labels.get(output.name(), output.description()))

    def _call_layers(self, results, context):
        """Layers that a step named by its label alone, and not by a run, get the label that distinguishes them."""
        for definition in self.destinationParameterDefinitions():
            path = results.get(definition.name())
            label = self.shared.get(definition.description())
            if label is None or not isinstance(path, str) or not context.willLoadLayerOnCompletion(path):
                continue
            details = context.layerToLoadOnCompletionDetails(path)
            if details.name == label:
                details.name = definition.description()


def _steps_before(steps, name):
    """Names of the steps whose results a step needs, however many steps are between.

    QgsProcessingModelAlgorithm has this too, and makes every algorithm of the model anew for each answer: a second of
    the start of QGIS.
    """
    before, left = set(), [name]
    while left:
        sources = [source for sources in steps[left.pop()].parameterSources().values() for source in sources]
        new = {source.outputChildId() for source in sources if source.outputChildId() in steps} - before
        before |= new
        left.extend(new)
    return before


def _texts_from(children, name):
    """Step, and (label, help) of its parameter, of the first that an input goes to or an output comes from.

    ("", None) where there is none.
    """
    for child in children:
        algorithm = child.algorithm()  # the child's, and gone with it
        if algorithm is None:  # of another provider, which is missing
            continue
        for parameter, sources in child.parameterSources().items():
            if any(source.parameterName() == name for source in sources):
                return child.childId(), _texts_of(algorithm.parameterDefinition(parameter))
        for key, output in child.modelOutputs().items():
            # as QGIS 3.22 and later versions build the name of an output
            if name in (f"{child.childId()}:{key}", key):
                return child.childId(), _texts_of(algorithm.parameterDefinition(output.childOutputName()))
    return "", None


def _texts_of(definition):
    return definition.description(), definition.help()


def _own_texts():
    """Label and help of the inputs that no algorithm has under their name."""
    return {
        "RATE": (tr("Release rate"), tr(
            "Number of blocks released by the sources, all size classes together. In 1/(year hm2): blocks of at "
            "least the smallest volume per year and hm² of true area. In m3/(year hm2): retreat of the face, of "
            "which 1 is 0.1 mm per year.")),
        "POINT_DENSITY": (tr("Release points per hectare of the slope [1/hm²]"), tr(
            "Number of points per 10,000 m² of the true area of the sources, evenly over each of them, so that all "
            "points represent the same rock face area. If left empty, 10.")),
        "RATE_UNIT": (tr("Unit of the rate"), tr("Unit of the release rate.")),
    }  # fmt: skip


def _step_words():
    """Step of a model -> words for what only it gives, where several steps give an output of the same label."""
    years = {period: formatted(tr("{} years"), period) for period in (30, 100, 300)}
    return {
        **{f"before_{period}": text for period, text in years.items()},
        **{f"profile_{period}": text for period, text in years.items()},
        **{f"class_{number}": formatted(tr("size class {}"), number) for number in range(1, 6)},
        "after_100": formatted(tr("{} years, with all measures"), 100),
        "difference": tr("with all measures"),
        "measures": tr("each measure"),
        "hazard": tr("hazard map"),
        "design": tr("design checks"),
    }  # fmt: skip
