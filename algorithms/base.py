# SPDX-License-Identifier: GPL-2.0-or-later
"""What every algorithm of Talus has: icon, group, help made from the parameters, readable errors."""

import html
import re
from contextlib import contextmanager
from pathlib import Path

from qgis.core import (
    QgsMessageLog,
    QgsProcessingAlgorithm,
    QgsProcessingException,
    QgsProcessingParameterDefinition,
)
from qgis.PyQt.QtGui import QIcon

from .manual import manual_url
from .parameters.sources import check_field_names, check_sources
from .parameters.unused import tell_of_unused
from .parameters.values import check_choices, read_numbers_in_place, read_switches_in_place
from .site import site_link
from .stages import DECIDE, EVALUATE, stage_names
from .styles.run_groups import run_of
from .translation import tr

Flag = QgsProcessingParameterDefinition.Flag
RESOURCES = Path(__file__).resolve().parent.parent / "resources"
ICON = RESOURCES / "icons" / "talus.svg"
HELP = RESOURCES / "help"  # pictures, named by the ids of the algorithms
OF_SIMULATIONS = ("TRAJECTORIES", "CROSSINGS")  # inputs that are results of one simulation
NAME = re.compile(r"(?<![\w/\\.'\"-])[A-Z][A-Z0-9_]+(?![\w/\\'\"-]|\.\w)")  # of a parameter, not part of a file's name
NAMES_FIRST = re.compile(r"[A-Z][A-Z0-9_]+(, [A-Z][A-Z0-9_]+)*(?![\w/\\'\"-]|\.\w)")
PICTURE_WIDTH = 225  # pixels, what the help beside a dialog has room for


class TalusAlgorithm(QgsProcessingAlgorithm):
    """Base of all algorithms; those give stage, name, displayName, initAlgorithm, _check and process."""

    stage = None  # of a study, one of stages.py: the group in the toolbox
    has_sections = False  # so many parameters that the dialog shows one section at a time

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
        """The dialog of the desktop; where Processing is not as expected, None: its own."""
        try:
            from .sectioned_dialog import SectionedDialog, TalusDialog

            return (SectionedDialog if self.has_sections else TalusDialog)(self, False, parent)
        except Exception as problem:  # parts of Processing that may change; nothing may keep the dialog from opening
            QgsMessageLog.logMessage(f"{type(problem).__name__}: {problem}", "Talus")
            return None

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
        return []

    def define(self, parameters, outputs):
        """Add parameters in the order of the dialog, and outputs that are no layers or files."""
        for definition in parameters:
            self.addParameter(definition)
        for output in outputs:
            self.addOutput(output)

    def checkParameterValues(self, parameters, context):
        try:
            with readable_errors(self):
                parameters = dict(parameters)
                read_numbers_in_place(self, parameters, context)
                read_switches_in_place(self, parameters)
                check_choices(self, parameters, context)
                accepted, message = super().checkParameterValues(parameters, context)
                if accepted:
                    check_sources(self, parameters, context)
                    check_field_names(self, parameters, context)
                    self._check(parameters, context)
        except QgsProcessingException as error:
            return False, str(error)
        return accepted, message

    def prepareAlgorithm(self, parameters, context, feedback):
        """In the main thread: what looks at the results of a simulation in the project puts its own beside them."""
        if self.stage in (EVALUATE, DECIDE) and context.project() is not None:
            given = [one for one in OF_SIMULATIONS if self._is_layer(one) and parameters.get(one) not in (None, "")]
            layers = [self.parameterAsVectorLayer(parameters, one, context) for one in given]
            self.run_of_layers = run_of([layer for layer in layers if layer is not None], context.project())
        return super().prepareAlgorithm(parameters, context, feedback)

    def _is_layer(self, name):
        definition = self.parameterDefinition(name)
        return definition is not None and definition.type() == "source"

    def processAlgorithm(self, parameters, context, feedback):
        """What ``process`` of the algorithm returns; its messages may begin with a parameter and a colon."""
        with readable_errors(self):
            feedback = LabellingFeedback(self, feedback)
            tell_of_unused(self, parameters, feedback)
            return self.process(parameters, context, feedback)

    def checked(self, parameters, context):
        """The same checks at the beginning of each run, for models do not ask beforehand; returns what _check does.

        Texts that are numbers, or yes and no, are that in ``parameters`` from here on.
        """
        read_numbers_in_place(self, parameters, context)
        read_switches_in_place(self, parameters)
        check_choices(self, parameters, context)
        check_sources(self, parameters, context)
        check_field_names(self, parameters, context)
        return self._check(parameters, context)

    def _check(self, parameters, context):
        """Raise QgsProcessingException for what can be known to be wrong before long work; numbers are in range."""


class LabellingFeedback:
    """The feedback of Processing; messages that begin with the name of a parameter say its label before it."""

    def __init__(self, algorithm, feedback):
        self._algorithm, self._feedback = algorithm, feedback

    def __getattr__(self, name):
        return getattr(self._feedback, name)

    def pushInfo(self, message):
        self._feedback.pushInfo(with_label(self._algorithm, message))

    def pushWarning(self, message):
        self._feedback.pushWarning(with_label(self._algorithm, message))


def help_page(algorithm):
    """The help page: a picture where there is one, the introduction, what each parameter says of itself, the site."""
    parts = [f"<p>{html.escape(algorithm.introduction())}</p>"]
    picture = HELP / f"{algorithm.name()}.png"
    if picture.is_file():
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
    definitions = {one.name(): one for one in algorithm.parameterDefinitions() if not _has(one, Flag.FlagHidden)}
    found = [(title, [definitions.pop(name) for name in names]) for title, names in named]
    return [*found[:-1], (found[-1][0], [*found[-1][1], *definitions.values()])]


def usual_sections(algorithm):
    """Inputs, advanced ones and outputs."""
    definitions = [one for one in algorithm.parameterDefinitions() if not _has(one, Flag.FlagHidden)]
    inputs = [one for one in definitions if not one.isDestination()]
    return (
        (tr("Inputs"), [one for one in inputs if not _has(one, Flag.FlagAdvanced)]),
        (tr("Advanced inputs"), [one for one in inputs if _has(one, Flag.FlagAdvanced)]),
        (tr("Outputs"), [one for one in definitions if one.isDestination()]),
    )


def with_label(algorithm, message):
    """A message with the labels that people see: before names of parameters at its beginning, else beside each."""
    labels = {one.name(): one.description() for one in algorithm.parameterDefinitions()}
    if any(f" – {name}" in message or f"{name} ({label})" in message for name, label in labels.items()):
        return message  # it says so already
    begin = NAMES_FIRST.match(message)
    first = [name for name in NAME.findall(begin[0] if begin else "") if name in labels]
    end = begin.end() if first else 0

    def with_its_label(found):
        name, before = found[0], message[: end + found.start()]
        is_aside = before.count("(") > before.count(")")  # what stands before it says what it is
        return name if is_aside or name not in labels else f"{labels[name]} ({name})"

    rest = NAME.sub(with_its_label, message[end:])
    return f"{', '.join(labels[name] for name in first)} – {message[:end]}{rest}" if first else rest


@contextmanager
def readable_errors(algorithm=None):
    """Turn what goes wrong in the engine and on disk into the one exception that Processing shows as a message.

    With an ``algorithm`` messages about a parameter say its label.
    """
    try:
        with _processing_errors():
            yield
    except QgsProcessingException as error:
        if algorithm is None or with_label(algorithm, str(error)) == str(error):
            raise
        raise QgsProcessingException(with_label(algorithm, str(error))) from error


@contextmanager
def _processing_errors():
    try:
        yield
    except QgsProcessingException:
        raise
    except MemoryError as error:
        message = tr("There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.")
        raise QgsProcessingException(message) from error
    except ImportError as error:
        raise QgsProcessingException(_import_problem(error)) from error
    except (ValueError, OSError) as error:
        raise QgsProcessingException(str(error)) from error


def _import_problem(error):
    """What to say of a package that is not there, or of one that is there and does not load."""
    if isinstance(error, ModuleNotFoundError) or error.name is None:  # without a name: io/optional_packages.py
        message = tr("Talus needs a Python package that is not there: {}. Install it for the Python of QGIS.")
    else:
        message = tr(
            "A part of Talus, or a Python package that it uses, cannot be loaded: {}. A package of another version or "
            "a file with the name of a Python module can be the reason; start QGIS anew, or install Talus again."
        )
    return message.format(error)


def _has(definition, flag):
    return bool(definition.flags() & flag)


def _help_of(definition):
    name = html.escape(f"{definition.description()} ({definition.name()})")
    return f"<p><b>{name}</b><br/>{html.escape(definition.help())}</p>"
