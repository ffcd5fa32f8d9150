# SPDX-License-Identifier: GPL-2.0-or-later
"""The example project: a slope with all inputs, a finished simulation and a print layout."""

import functools
import inspect
import shutil
import time
from pathlib import Path

from qgis.core import (
    QgsApplication,
    QgsLayoutItemLabel,
    QgsMapLayerLegendUtils,
    QgsProcessingParameterDefinition,
    QgsProject,
    QgsRasterLayer,
)
from qgis.PyQt.QtWidgets import QDialogButtonBox

from ...translation import tr
from ..styles.known_layers import all_known, which_of

# A batch with reports or pictures in QGIS 3.22, which ends with an error of Processing after the last run.


def mend_batch_results():
    """Let results without a time have that of now; returns what undoes it, None where nothing had to be repaired."""
    try:
        from processing.core.ProcessingResults import ProcessingResults
    except ImportError:  # Processing is switched off, or keeps its results elsewhere
        return None
    asked = inspect.signature(ProcessingResults.addResult).parameters.get("timestamp")
    if asked is None or asked.default is not inspect.Parameter.empty:
        return None
    original = ProcessingResults.addResult

    @functools.wraps(original)
    def add_result(self, icon, name, timestamp=None, result=None):
        original(self, icon, name, timestamp or time.localtime(), result)

    def undo():
        ProcessingResults.addResult = original

    ProcessingResults.addResult = add_result
    return undo


# The example project in the user's language: its file is English, as one file serves all.

DASH = " – "  # between the label of an output and the name of its run
ENGLISH = "Forest"  # where this has no other word the language is that of the file


def speak(project):
    """Names, legends and titles of the project in the user's language, until it is saved so."""
    words = _words()
    if words[ENGLISH] == ENGLISH:
        return
    known, root = all_known(), project.layerTreeRoot()
    for layer in project.mapLayers().values():
        found = which_of(known, layer) if DASH in layer.name() else None  # inputs have tables like some results
        if found is not None:
            found.style(layer).apply(layer)
            layer.setName(f"{found.label}{DASH}{layer.name().rpartition(DASH)[2]}")
            if isinstance(layer, QgsRasterLayer):  # whose legend begins with what the file says of its band
                QgsMapLayerLegendUtils.setLegendNodeUserLabel(root.findLayer(layer.id()), 0, found.label)
        else:
            layer.setName(words.get(layer.name(), layer.name()))
    for group in root.findGroups():
        first, _, rest = group.name().partition(" ")
        group.setName(f"{words.get(first, first)} {rest}".strip())
    for layout in project.layoutManager().printLayouts():
        for item in layout.items():
            if isinstance(item, QgsLayoutItemLabel):
                item.setText(words.get(item.text(), item.text()))
    project.setDirty(False)


def _words():
    """Texts that resources/demo/make_example.py wrote -> the same in the user's language."""
    title = "Talus: example. Energy of the rocks, 95th percentile"
    return {
        "Elevation model": tr("Elevation model"), "Relief": tr("Relief"), "Forest": tr("Forest"), "Road": tr("Road"),
        "Ground": tr("Ground"), "Releases": tr("Releases"), "Rockfall": tr("Rockfall"),
        title: tr("Talus: example. Energy of the rocks, 95th percentile"),
    }  # fmt: skip


ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "resources" / "example"
PROJECT = "talus_example.qgz"


def open_example(iface):
    """Open the project, from a copy in the user's profile: one may change it, and the plugin may be read-only."""
    if iface.addProject(str(copy_of_example(Path(QgsApplication.qgisSettingsDirPath()) / "talus"))):
        speak(QgsProject.instance())


def copy_of_example(folder):
    """Path of the project in a copy under ``folder``; a copy that is there already is kept as the user left it."""
    copy = Path(folder) / "example"
    if not (copy / PROJECT).is_file():
        shutil.copytree(FOLDER, copy, dirs_exist_ok=True)
    return copy / PROJECT


# A button in the dialog of an algorithm that opens the next one, with the result and the inputs that both have.

Flag = QgsProcessingParameterDefinition.Flag


def offer_next_step(dialog, result):
    """Add the button once the algorithm says that a result leads on; a later run changes what it opens.

    The algorithm has ``next_step``: a function of the result that returns None, or the label of the button, the id of
    the next algorithm and what that gets of the result.
    """
    step = dialog.algorithm().next_step(result) if hasattr(dialog.algorithm(), "next_step") else None
    button = getattr(dialog, "next_step_button", None)
    if button is not None:
        button.setVisible(step is not None)
    if step is None:
        return
    label, name, values = step
    inputs = {**shared_inputs(name, dialog.createProcessingParameters()), **values}
    if button is None:
        hidden = [one for one in dialog.buttonBox().buttons() if one.isHidden()]
        button = dialog.next_step_button = dialog.buttonBox().addButton(label, QDialogButtonBox.ButtonRole.ActionRole)
        for one in hidden:  # Qt shows all of them when one is added
            one.hide()
        button.clicked.connect(lambda: _open(*dialog.next_step))
    dialog.next_step = name, inputs


def shared_inputs(name, parameters):
    """Parameters of one algorithm that another has as inputs too; hidden ones keep their defaults."""
    algorithm = QgsApplication.processingRegistry().algorithmById(name)
    known = {
        one.name() for one in algorithm.parameterDefinitions()
        if not one.isDestination() and not one.flags() & Flag.FlagHidden
    }  # fmt: skip
    return {key: value for key, value in parameters.items() if key in known}


def _open(name, inputs):
    import processing  # QGIS has it on its path once it has started

    processing.execAlgorithmDialog(name, inputs)
