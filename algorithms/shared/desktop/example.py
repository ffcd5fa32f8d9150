# SPDX-License-Identifier: GPL-2.0-or-later
"""The example project: a slope with all inputs, a finished simulation and a print layout."""

import shutil
from pathlib import Path

from qgis.core import QgsApplication, QgsLayoutItemLabel, QgsMapLayerLegendUtils, QgsProject, QgsRasterLayer

from ...translation import tr
from ..styles.known_layers import all_known, which_of

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
        which = which_of(known, layer) if DASH in layer.name() else None  # inputs have tables like some results
        if which is not None:
            which.style(layer).apply(layer)
            layer.setName(f"{which.label}{DASH}{layer.name().rpartition(DASH)[2]}")
            if isinstance(layer, QgsRasterLayer):  # whose legend begins with what the file says of its band
                QgsMapLayerLegendUtils.setLegendNodeUserLabel(root.findLayer(layer.id()), 0, which.label)
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
