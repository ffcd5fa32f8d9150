# SPDX-License-Identifier: GPL-2.0-or-later
"""Base class of all algorithms of Talus: icon, group, help made from the parameters, readable errors."""

import html
from contextlib import nullcontext
from importlib import import_module
from pathlib import Path

from qgis.core import (
    QgsMessageLog,
    QgsProcessingAlgorithm,
    QgsProcessingException,
    QgsProcessingOutputHtml,
    QgsProcessingParameterDefinition,
)
from qgis.PyQt.QtGui import QIcon

from .call import Call
from .manual import help_picture, manual_url, site_link
from .messages import readable_errors, shortened
from .shared.findings.output import FINDINGS, as_json, findings_output
from .shared.parameters.definitions import is_picture
from .shared.parameters.extent import BAND
from .shared.parameters.input_files import check_layers_and_fields, reason_for_text, refuse_pipes, sources_of
from .shared.parameters.motion import CROSSINGS, TRAJECTORIES
from .shared.parameters.output_files import refuse_cut_texts, tell_losses
from .shared.parameters.outputs import check_some_output, tell_of_unused
from .shared.parameters.staging import protecting
from .shared.parameters.values import read_in_place
from .shared.study_folder.placing import place_in_study
from .shared.study_folder.run_record import note_run
from .shared.styles.layer_order import run_of
from .stages import DECIDE, EVALUATE, stage_names
from .translation import tr

Flag = QgsProcessingParameterDefinition.Flag
RESOURCES = Path(__file__).resolve().parent.parent / "resources"
ICON = RESOURCES / "icons" / "talus.svg"
OF_SIMULATIONS = (TRAJECTORIES, CROSSINGS)  # inputs that are results of one simulation
PICTURE_WIDTH = 225  # pixels, what the help beside a dialog has room for


class TalusAlgorithm(QgsProcessingAlgorithm):
    """Base of all algorithms; those give stage, name, displayName and initAlgorithm, and beside them
    check.py and run.py with a function of that name, which takes the Call."""

    stage = None  # of a study, one of stages.py: the group in the toolbox
    styles_in = None  # for layers of earlier runs: the file of the tool that has known_layers
    has_sections = False  # so many parameters that the dialog shows one section at a time
    reads_heights = False  # also where it has no BAND
    placed = None  # in a study, once it is prepared: study_folder/placing.Placed

    def createInstance(self):
        return type(self)()

    def icon(self):
        return QIcon(self.svgIconPath())

    def svgIconPath(self):
        return str(icon_of(self.name()))

    def group(self):
        return stage_names()[self.stage]

    def groupId(self):
        return self.stage

    def helpUrl(self):
        return manual_url(self.name())

    def createCustomParametersWidget(self, parent=None):
        return own_dialog(self, self.has_sections, parent)

    def sections(self):
        """Pairs of a title and the definitions of parameters under it, for the dialog, the help and the manual."""
        return usual_sections(self)

    def introduction(self):
        """One paragraph at the top of the help page."""
        return self.shortDescription()

    def shortHelpString(self):
        return help_page(self)

    def known_layers(self):
        """The styles/known_layers.KnownLayer of each output that has a style of its own, to be given again."""
        return self.module_of(self.styles_in).known_layers(self._label_of) if self.styles_in else []

    def _label_of(self, name):
        return self.parameterDefinition(name).description()

    def define(self, parameters, outputs):
        """Add parameters in the order of the dialog, and outputs that are no layers or files.

        Pictures are outputs for the viewer of results, which shows what is declared as a page only.
        """
        for definition in parameters:
            name, label, is_of_picture = definition.name(), definition.description(), is_picture(definition)
            self.addParameter(definition, not is_of_picture)  # is gone from here on
            if is_of_picture:
                self.addOutput(QgsProcessingOutputHtml(name, label))
        for output in (*outputs, findings_output()):
            self.addOutput(output)

    def checkParameterValues(self, parameters, context):
        call = Call(self, dict(parameters), context)
        try:
            with readable_errors(self):
                refuse_pipes(call)
                read_in_place(call)
                accepted, message = super().checkParameterValues(call.parameters, context)
                if accepted:
                    check_layers_and_fields(call)
                    check_some_output(call)
                    refuse_cut_texts(call)
                    self.check(call)
                elif reason_for_text(call):
                    message = f"{message}\n{reason_for_text(call)}"
        except QgsProcessingException as error:
            return False, str(error)
        return accepted, shortened(message)

    def prepareAlgorithm(self, parameters, context, feedback):
        """In the main thread: what looks at the results of a simulation in the project puts its own beside them."""
        call = Call(self, parameters, context, feedback)
        with readable_errors(self):
            self.placed = place_in_study(call)
        try:
            self._prepare(call)
        except BaseException:
            if self.placed is not None:
                self.placed.abandon()
            raise
        return super().prepareAlgorithm(parameters, context, feedback)

    def _prepare(self, call):
        if self.stage in (EVALUATE, DECIDE) and call.project is not None:
            given = [name for name in OF_SIMULATIONS if self._is_layer(name) and call.is_given(name)]
            layers = [call.vector_layer(name) for name in given]
            self.run_of_layers = run_of([layer for layer in layers if layer is not None], call.project)
        self.prepared = self.prepare(call)
        if self.placed is not None and self.stage in (EVALUATE, DECIDE):
            note_run(self.placed.folder, getattr(self, "run_of_layers", None))

    def name_in_study(self, call):
        """Name of the folder of its results in a study."""
        return self.name()

    def prepare(self, call):
        """Prepare a run in the main thread; the Call has the result as ``prepared``."""

    def _is_layer(self, name):
        definition = self.parameterDefinition(name)
        return definition is not None and definition.type() == "source"

    def processAlgorithm(self, parameters, context, feedback):
        """Run the algorithm and return the result of ``run``; its messages may begin with a parameter and a colon."""
        placed = self.placed
        places = {} if placed is None else placed.outputs
        with readable_errors(self), nullcontext() if placed is None else placed:
            call = Call(self, {**parameters, **places}, context, feedback)
            check_some_output(call)
            refuse_pipes(call)
            refuse_cut_texts(call)
            tell_losses(call)
            tell_of_unused(call)
            self._survey(call)
            with protecting(sources_of(call)):
                return {**_plain(self.module_of("run").run(call)), FINDINGS: as_json(call.findings)}

    def _survey(self, call):
        """Report the findings about the elevation model, of an algorithm that reads heights."""
        if self.reads_heights or self.parameterDefinition(BAND) is not None:
            import_module(".shared.scene.dem", __package__).find_in_dem(call)

    def checked(self, call):
        """Repeat the checks when the run starts, for models skip them before; returns the result of ``check``.

        Texts that are numbers, or yes and no, are that in the Call from here on.
        """
        read_in_place(call)
        check_layers_and_fields(call)
        return self.check(call)

    def check(self, call):
        """Raise QgsProcessingException for what can be known to be wrong before long work; numbers are in range."""
        return self.module_of("run").check(call)

    def module_of(self, name):
        """The one lazy door: what an algorithm needs to check its inputs, or to run, is imported when it does so.

        QGIS starts with the definitions alone, also where a package of the engine is missing.
        """
        return import_module(f"{type(self).__module__.rpartition('.')[0]}.{name}")


def _plain(results):
    """The results with numbers of Python: those of NumPy come to models and to qgis_process as nothing."""
    return {name: value.item() if type(value).__module__ == "numpy" else value for name, value in results.items()}


def own_dialog(algorithm, has_sections=False, parent=None):
    """The dialog of the desktop; where Processing is not as expected, None: its own."""
    try:
        from .sectioned_dialog import SectionedDialog, TalusDialog

        return (SectionedDialog if has_sections else TalusDialog)(algorithm, False, parent)
    except Exception as problem:  # parts of Processing that may change; nothing may keep the dialog from opening
        QgsMessageLog.logMessage(f"{type(problem).__name__}: {problem}", "Talus")
        return None


def help_page(algorithm):
    """The help page: a picture where there is one, the introduction, what each parameter says of itself, the site."""
    parts = [f"<p>{html.escape(algorithm.introduction())}</p>"]
    picture = help_picture(algorithm.name())
    if picture is not None:
        parts.insert(0, f"<p><img src='{picture.as_uri()}' width='{PICTURE_WIDTH}'/></p>")
    for title, definitions in algorithm.sections():
        if definitions:
            parts.append(f"<h3>{html.escape(title)}</h3>")
            parts.extend(_help_of(definition) for definition in definitions)
    parts.append(f"<p>{site_link(f'manual/{algorithm.name()}')}</p>")
    return "\n".join(parts)


def icon_of(name):
    """The icon of an algorithm: its own, or that of the plugin."""
    own = ICON.with_name(f"{name}.svg")
    return own if own.is_file() else ICON


def sections_by_names(algorithm, named):
    """The sections of an algorithm, from pairs of a title and names; what nobody named comes last."""
    definitions = {
        definition.name(): definition
        for definition in algorithm.parameterDefinitions()
        if not _has(definition, Flag.FlagHidden)
    }
    sections = [(title, [definitions.pop(name) for name in names]) for title, names in named]
    return [*sections[:-1], (sections[-1][0], [*sections[-1][1], *definitions.values()])]


def usual_sections(algorithm):
    """Inputs, advanced ones and outputs."""
    definitions = [
        definition for definition in algorithm.parameterDefinitions() if not _has(definition, Flag.FlagHidden)
    ]
    inputs = [definition for definition in definitions if not definition.isDestination()]
    return (
        (tr("Inputs"), [entry for entry in inputs if not _has(entry, Flag.FlagAdvanced)]),
        (tr("Advanced inputs"), [entry for entry in inputs if _has(entry, Flag.FlagAdvanced)]),
        (tr("Outputs"), [definition for definition in definitions if definition.isDestination()]),
    )


def _has(definition, flag):
    return bool(definition.flags() & flag)


def _help_of(definition):
    name = html.escape(f"{definition.description()} ({definition.name()})")
    return f"<p><b>{name}</b><br/>{html.escape(definition.help())}</p>"
