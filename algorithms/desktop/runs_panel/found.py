# SPDX-License-Identifier: GPL-2.0-or-later
"""The runs of a project: groups of its layer tree that hold maps or tables of Simulate rockfall."""

import re
from typing import NamedTuple

from qgis.core import QgsApplication, QgsLayerTreeGroup, QgsRasterLayer, QgsVectorLayer

from ...parameters.motion import TRAJECTORIES as LINES
from ...styles.known_layers import all_known, output_of, which_of
from ...styles.layer_order import hide_others

STOPS = "STOPS"
NUMBER = re.compile(r"( \(\d+\))?$")  # of what looks at a run once more


class FoundRun(NamedTuple):
    """A group of the layer tree with the results of one simulation."""

    group: QgsLayerTreeGroup
    maps: dict  # output -> raster layer, in the order of the tree
    tables: dict  # output -> vector layer

    @property
    def title(self):
        return self.group.name()


def runs_of(project):
    """The FoundRuns from the top of the layer tree to its bottom."""
    known, of_runs = None, _outputs_of_simulations()
    found = []
    for group in project.layerTreeRoot().findGroups(True):
        layers = [node.layer() for node in group.findLayers() if node.parent() is group and node.layer() is not None]
        rasters = {output_of(layer): layer for layer in layers if isinstance(layer, QgsRasterLayer)}
        maps = {output: layer for output, layer in rasters.items() if output in of_runs}
        vectors = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
        if vectors and known is None:
            known = all_known()
        tables = {which.output: layer for which, layer in ((which_of(known, one), one) for one in vectors) if which}
        if maps or STOPS in tables or LINES in tables:
            found.append(FoundRun(group, maps, tables))
    return found


def _outputs_of_simulations():
    """Names; differences and hazard maps are no runs."""
    algorithm = QgsApplication.processingRegistry().algorithmById("talus:simulate")
    return {one.name() for one in algorithm.destinationParameterDefinitions()}


def show_only(runs, shown, output=None):
    """Tick one run and take the tick from the others; of its maps, where it has it, ``output`` alone."""
    for run in runs:
        run.group.setItemVisibilityChecked(run is shown)
    top = shown.group
    while top.parent() is not None and top.parent().parent() is not None:
        top = top.parent()
    hide_others(top.parent(), [top])
    if output in shown.maps:
        show_map(shown, output)


def show_map(run, output):
    """Show one map of a run and hide its others; its tables stay as they are."""
    for name, layer in run.maps.items():
        run.group.findLayer(layer.id()).setItemVisibilityChecked(name == output)


def layers_of(run, output):
    """Layers of a run for another canvas, in the order of the tree: this one of its maps, and all else with a tick."""
    maps = {layer.id(): name for name, layer in run.maps.items()}
    nodes = [node for node in run.group.findLayers() if node.layer() is not None]
    return [
        node.layer()
        for node in nodes
        if (maps[node.layerId()] == output if node.layerId() in maps else node.itemVisibilityChecked())
    ]


def of_no_run(runs, layers):
    """Layers below the runs: terrain, relief, inputs."""
    return [layer for layer in layers if all(run.group.findLayer(layer.id()) is None for run in runs)]


def rename(run, title):
    """Give the group another title, and its layers the end of it where they have the end of the old one."""
    old, new = run.title.strip(), title.strip()
    for layer in [node.layer() for node in run.group.findLayers() if node.layer() is not None]:
        head, dash, end = layer.name().rpartition(" – ")
        number = "" if old.endswith(end) else NUMBER.search(end)[0]
        if dash and old.endswith(end.removesuffix(number)):
            layer.setName(f"{head} – {new}{number}")
    run.group.setName(new)


def remove(project, run):
    """Take a run and its layers from the project; files stay where they are."""
    project.removeMapLayers([node.layerId() for node in run.group.findLayers()])
    run.group.parent().removeChildNode(run.group)


def label_of(layer):
    """The name of a layer without that of its run."""
    return layer.name().partition(" – ")[0]
