# SPDX-License-Identifier: GPL-2.0-or-later
"""Names, styles and groups for layers when Processing loads them."""

from contextlib import suppress
from pathlib import Path

from qgis.core import QgsProcessingLayerPostProcessorInterface, QgsProject, QgsProviderRegistry

from ....engine.io.plain_file import read_json, write_json
from ...translation import tr
from .known_layers import all_known, name_of, which_of
from .layer_order import (
    free_name,
    hide_earlier_later,
    hide_later,
    lower_later,
    move_to_group,
    raise_evaluation_later,
    raise_run_later,
    show_relief_later,
)
from .relief import go_to

# Names of layers that distinguish them: several tables of one file would all be called like the file.


def own_name(layer):
    """That of the table where the layer has only the name of the file that holds it."""
    parts = QgsProviderRegistry.instance().decodeUri(layer.providerType(), layer.source())
    table, path = parts.get("layerName"), parts.get("path")
    return table if table and path and layer.name() == Path(path).stem else layer.name()


# Labels that a model gives to outputs of its steps, such as "Differences – each measure"; in the folder of the step.

LABELS = "labels.json"


def labels_in(folder):
    """Output -> label of a folder with results, where a model gave others than the tool."""
    try:
        return {str(output): str(label) for output, label in read_json(folder / LABELS).items()}
    except (OSError, ValueError, AttributeError):
        return {}


def note_label(folder, output, label):
    """Write down the label that a model gave to an output; a folder that cannot be written has none."""
    with suppress(OSError):
        write_json(folder / LABELS, {**labels_in(folder), output: label})


# Layers to draw: those of the project as they are, results from files in a project of their own, with styles.


def project_for(layers, call):
    """(project, layers in it): that of the user where all layers are in it, else one of their own.

    The layers of the latter are copies, of which the results of Talus have their styles and names.
    """
    project = call.project
    if project is not None and layers and all(project.mapLayer(layer.id()) is not None for layer in layers):
        return project, layers
    own, known = QgsProject(), all_known()
    copies = [layer.clone() for layer in layers]
    for layer in copies:
        which = which_of(known, layer)
        if which is not None:
            which.style(layer).apply(layer)
            layer.setName(name_of(layer, which))
        else:
            layer.setName(own_name(layer))
        own.addMapLayer(layer, False)
        own.layerTreeRoot().addLayer(layer)  # below those before it
    own.setCrs(layers[0].crs())
    return own, copies


KEPT = 64
_post_processors = []  # QGIS does not keep them: without a Python reference they are gone before the layers load


def style_on_load(call, destination, label, style, run=None, output=""):
    """Give the layer its name and style when Processing loads it; nothing happens where it is not loaded.

    ``run``: the Run that the layer belongs to, ``output``: its parameter there; None for layers of no single run.
    """
    details = call.details_of_loaded(destination)
    if details is None:
        return
    details.name = label if run is None or not run.name else f"{label} – {run.name}"
    is_placed = call.placed is not None and call.placed.has_chosen(destination)
    if is_placed or (run is not None and run.name):  # also where the user prefers names of files
        details.forceName = True
    group = tr("Rockfall") if run is None else run.group
    if _is_base(style):
        group = None
    is_grouped = group is not None and hasattr(details, "groupName")  # since QGIS 3.32
    if is_grouped:
        details.groupName = group
    if hasattr(details, "layerSortKey"):
        details.layerSortKey = style.sort_key
    folder = call.placed.folder if is_placed and (run is None or not run.name) else None
    processor = _Styler(style, group, run, output, is_grouped, (label, folder))
    _post_processors.append(processor)
    del _post_processors[:-KEPT]
    details.setPostProcessor(processor)


class _Styler(QgsProcessingLayerPostProcessorInterface):
    """Applies a style to a loaded layer, and moves it to a group if one is named."""

    def __init__(self, style, group, run, output, is_grouped, noted):
        super().__init__()
        self.label, self.folder = noted
        self.style, self.group, self.run, self.output = style, group, run, output
        self.is_grouped = is_grouped  # by QGIS, unless a model made the layer

    def postProcessLayer(self, layer, context, feedback):
        self.style.apply(layer)
        if getattr(self.style, "goes_there", False):
            go_to(layer)
        if _is_base(self.style) and context.project() is not None:
            lower_later(layer, context.project())
        if self.folder is not None and self.folder.is_dir() and layer.name() != self.label:
            note_label(self.folder, self.output, layer.name())
        if context.project() is not None:  # what was made before is still there
            layer.setName(free_name(layer, context.project()))
        if self._is_to_be_moved(layer, context.project()):
            move_to_group(layer, context.project(), self.group, self.style.sort_key)
        if self.run is not None and context.project() is not None:
            if self.run.shown is None:
                raise_run_later(context.project(), self.run.group)
            elif self.output not in self.run.shown:
                hide_later(layer, context.project())
            if self.run.relief is not None:
                show_relief_later(self.run.relief, context.project(), self.run.group)
        elif context.project() is not None:
            raise_evaluation_later(context.project(), tr("Rockfall"))
            if getattr(self.style, "is_seen_alone", False):
                hide_earlier_later(layer, context.project())
            if getattr(self.style, "is_copy", False):
                hide_later(layer, context.project())
        layer.triggerRepaint()

    def _is_to_be_moved(self, layer, project):
        """Is the layer to come into its group? Models forget that groups were named."""
        if self.group is None or project is None:
            return False
        node = project.layerTreeRoot().findLayer(layer.id())
        return not self.is_grouped or (node is not None and node.parent() == project.layerTreeRoot())


def _is_base(style):
    return getattr(style, "is_base", False)
