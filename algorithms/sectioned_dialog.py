# SPDX-License-Identifier: GPL-2.0-or-later
"""Dialogs: lists in the user's language, the elevation model and the releases where the project has one only; of an
algorithm with many parameters a list of sections, and one of them.

Parameters and their widgets are those of Processing, only put elsewhere: batches, history, models and qgis_process are
as with the plain dialog. Imported when a dialog opens, for Processing is not there when the plugin loads.
"""

from processing.gui.AlgorithmDialog import AlgorithmDialog
from processing.gui.AlgorithmDialogBase import AlgorithmDialogBase
from processing.gui.ParametersPanel import ParametersPanel
from qgis.core import (
    Qgis,
    QgsProcessingAlgorithm,
    QgsProcessingOutputHtml,
    QgsProcessingParameterDefinition,
    QgsProcessingParameterEnum,
    QgsProject,
)
from qgis.gui import QgsCollapsibleGroupBox
from qgis.PyQt.QtCore import QSize
from qgis.PyQt.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from .choice_names import choice_names, shown_choice
from .shared.desktop.dialogs import (
    fill_in_crossings,
    fill_in_elevation_model,
    fill_in_own_layers,
    fill_in_releases,
    fill_in_trajectories,
    offer_next_step,
)
from .shared.study_folder.folder import keeps_results, study_of
from .translation import tr

ONLY_ESTIMATE = "ONLY_ESTIMATE"  # the switch of algorithms that can tell what they would cost
Flag = QgsProcessingParameterDefinition.Flag
LIST_MARGIN = 30  # pixels beside the longest title
SIZE = QSize(1000, 640)  # pixels, at least, when it opens


class EndsWithLog(AlgorithmDialog):
    """The dialog of Processing, which says how a run ended: what must run in the main thread shows no log otherwise.

    The line of progress is cut where it is longer than the dialog is wide: QGIS would widen the dialog, keep that size
    for all later ones, and put their buttons off the screen.
    """

    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        line = self.findChild(QLabel, "lblProgress")
        if line is not None:
            line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def finish(self, successful, result, *arguments, **named):
        self._is_asked_for_pages_of(result)
        super().finish(successful, result, *arguments, **named)
        if successful:
            offer_next_step(self, result)
        if self.algorithm().flags() & QgsProcessingAlgorithm.Flag.FlagNoThreading:
            self.showLog()

    def _is_asked_for_pages_of(self, result):
        """QGIS 3.22 mentions a page in the viewer of results wherever an algorithm can write one, also after an
        estimate or an error: here it is told whether one was written.
        """
        algorithm = self.algorithm()
        pages = [
            definition.name()
            for definition in algorithm.outputDefinitions()
            if isinstance(definition, QgsProcessingOutputHtml)
        ]
        is_written = any(result.get(name) for name in pages)
        algorithm.hasHtmlOutputs = lambda: is_written


class TalusDialog(EndsWithLog):
    """The dialog of Processing, with lists in the user's language."""

    def getParametersPanel(self, algorithm, parent):
        panel = super().getParametersPanel(algorithm, parent)
        _prepare(self, panel)
        return panel


class SectionedDialog(EndsWithLog):
    """The dialog of Processing with another panel, and large enough at first that no label is cut off."""

    def __init__(self, *arguments, **named):
        super().__init__(*arguments, **named)
        self.is_first_shown = True
        self.estimate_button = None
        if self.algorithm().parameterDefinition(ONLY_ESTIMATE) is not None:
            hidden = [button for button in self.buttonBox().buttons() if button.isHidden()]
            self.estimate_button = self.buttonBox().addButton(tr("Estimate"), QDialogButtonBox.ButtonRole.ActionRole)
            for button in hidden:  # Qt shows all of them when one is added
                button.hide()
            self.estimate_button.setToolTip(tr("Time and memory, from a short trial, before anything is computed."))
            self.estimate_button.clicked.connect(self.estimate)

    def showEvent(self, event):
        """QGIS gives it the size of the last dialog of any algorithm, which may be too small for the sections."""
        super().showEvent(event)
        if self.is_first_shown and not self.isMaximized():
            self.is_first_shown = False
            self.resize(self.size().expandedTo(SIZE.boundedTo(self.screen().availableSize())))

    def estimate(self):
        """Run, but report only what it would cost."""
        self.mainWidget().is_for_estimate = True
        try:
            self.runAlgorithm()
        finally:
            self.mainWidget().is_for_estimate = False

    def blockAdditionalControlsWhileRunning(self):
        super().blockAdditionalControlsWhileRunning()
        if self.estimate_button is not None:
            self.estimate_button.setEnabled(False)

    def resetAdditionalGui(self):
        super().resetAdditionalGui()
        if self.estimate_button is not None:
            self.estimate_button.setEnabled(True)

    def getParametersPanel(self, algorithm, parent):
        panel = SectionedPanel(parent, algorithm, self.in_place, self.active_layer)
        _prepare(self, panel)
        return panel


def _prepare(dialog, panel):
    translate_choices(panel)
    wrap_labels(panel)
    message = fill_in_elevation_model(panel)
    if message:
        dialog.messageBar().pushMessage("", message, Qgis.MessageLevel.Info, 0)
    fill_in_own_layers(panel)
    fill_in_releases(panel)
    say_where_results_go(panel)
    fill_in_crossings(panel)
    fill_in_trajectories(panel)


def translate_choices(panel):
    """Show words in the lists of a panel; the values behind them stay the names."""
    for wrapper in panel.wrappers.values():
        definition = wrapper.parameterDefinition()
        if not isinstance(definition, QgsProcessingParameterEnum) or not definition.usesStaticStrings():
            continue
        widget, names = wrapper.wrappedWidget(), choice_names(definition.options())
        for box in [widget] if isinstance(widget, QComboBox) else widget.findChildren(QComboBox):
            for row in range(box.count()):
                if box.itemData(row) == box.itemText(row):  # else the text is the value
                    box.setItemText(row, shown_choice(box.itemData(row), names))


def wrap_labels(panel):
    """Let labels take a second line where the dialog is narrow, and QGIS's own words below outputs be short."""
    widgets = {
        wrapper: wrapper.wrappedWidget() for wrapper in panel.wrappers.values() if wrapper.wrappedWidget() is not None
    }
    of_widgets = {label for widget in widgets.values() for label in widget.findChildren(QLabel)}
    for label in set(panel.findChildren(QLabel)) - of_widgets:
        label.setWordWrap(True)
    for wrapper, widget in widgets.items():
        if wrapper.parameterDefinition().isDestination():
            for box in widget.findChildren(QCheckBox):
                box.setText(tr("Open when finished"))


def say_where_results_go(panel, project=None):
    """In the project of a study what would be temporary is kept: the empty inputs of outputs say so."""
    project = project or QgsProject.instance()
    if study_of(project) is None or not keeps_results(project):
        return
    for wrapper in panel.wrappers.values():
        widget = wrapper.wrappedWidget()
        if widget is not None and wrapper.parameterDefinition().isDestination():
            for edit in widget.findChildren(QLineEdit):
                if edit.placeholderText() and wrapper.parameterValue() is not None:
                    edit.setPlaceholderText(tr("[Keep in the study]"))


class SectionedPanel(ParametersPanel):
    """The widgets of the parameters on pages, one for each section of the algorithm."""

    is_for_estimate = False

    def __init__(self, parent, algorithm, in_place=False, active_layer=None):
        self.pages = [_Page(definitions) for _, definitions in algorithm.sections()]
        self.page_of = {definition.name(): page for page in self.pages for definition in page.definitions}
        super().__init__(parent, algorithm, in_place, active_layer)
        self._put_pages_beside_their_list([title for title, _ in algorithm.sections()])

    def addParameterLabel(self, parameter, label):
        self.page_of[parameter.name()].add(parameter, label)

    def addParameterWidget(self, parameter, widget, stretch=0):
        self.page_of[parameter.name()].add(parameter, widget)

    def addOutputLabel(self, label):
        self._add_to_output(label)

    def addOutputWidget(self, widget, stretch=0):
        self._add_to_output(widget)

    def createProcessingParameters(self, *arguments, **named):
        try:
            given = super().createProcessingParameters(*arguments, **named)
            return {**given, ONLY_ESTIMATE: True} if self.is_for_estimate else given
        except AlgorithmDialogBase.InvalidParameterValue as problem:
            self.show_parameter(problem.parameter.name())  # the dialog marks its widget, which shall be seen
            raise

    def setParameters(self, parameters):
        super().setParameters(parameters)
        for name, value in parameters.items():
            definition = self.algorithm().parameterDefinition(name)
            if name in self.page_of and _is_rare(definition) and value not in (None, definition.defaultValue()):
                self.page_of[name].open_rare()  # what differs from the usual shall be seen

    def show_parameter(self, name):
        """Turn to the page of a parameter."""
        page = self.page_of[name]
        self.list.setCurrentRow(self.pages.index(page))
        if _is_rare(self.algorithm().parameterDefinition(name)):
            page.open_rare()

    def _add_to_output(self, widget):
        # Processing does not say of which output; it has just put the wrapper of it into its list
        parameter = self.algorithm().parameterDefinition(list(self.wrappers)[-1])
        self.page_of[parameter.name()].add(parameter, widget)

    def _put_pages_beside_their_list(self, titles):
        self.list, stack = QListWidget(), QStackedWidget()
        self.list.addItems(titles)
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + LIST_MARGIN)
        for page in self.pages:
            stack.addWidget(page.finished())
        self.list.currentRowChanged.connect(stack.setCurrentIndex)
        self.list.setCurrentRow(0)
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list)
        row.addWidget(stack)
        self.findChild(QScrollArea).hide()  # the one column of Processing, empty now
        self.layout().addWidget(holder)


def _is_rare(definition):
    return bool(definition.flags() & Flag.FlagAdvanced)


class _Page:
    """The widgets of a section, rare ones below in a box that is closed."""

    def __init__(self, definitions):
        self.definitions = definitions
        self.common, self.rare, self.box = QVBoxLayout(), QVBoxLayout(), None

    def add(self, parameter, widget):
        (self.rare if _is_rare(parameter) else self.common).addWidget(widget)

    def open_rare(self):
        """Open the box of the rare ones."""
        self.box.setCollapsed(False)

    def finished(self):
        """The page as a widget that scrolls where the dialog is small."""
        if self.rare.count():
            self.box = box = QgsCollapsibleGroupBox(tr("More"))
            box.setLayout(self.rare)
            box.setSaveCollapsedState(False)
            box.setCollapsed(True)
            self.common.addWidget(box)
        self.common.addStretch()
        content = QWidget()
        content.setLayout(self.common)
        area = QScrollArea()
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setWidgetResizable(True)
        area.setWidget(content)
        return area
