# SPDX-License-Identifier: GPL-2.0-or-later
"""The example project in the user's language: its file is English, as one file serves all."""

from qgis.core import QgsLayoutItemLabel, QgsMapLayerLegendUtils, QgsRasterLayer

from ..styles.known_layers import all_known, which_of
from ..translation import tr

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
