# SPDX-License-Identifier: GPL-2.0-or-later
"""Names, styles and groups for layers when Processing loads them."""

from qgis.core import QgsProcessingLayerPostProcessorInterface

from ..translation import tr
from .canvas import go_to
from .groups import move_to_group
from .layer_order import hide_earlier_later, lower_later, raise_evaluation_later, raise_run_later, show_relief_later
from .run_groups import free_name, hide_later

KEPT = 64
_post_processors = []  # QGIS does not keep them: without a Python reference they are gone before the layers load


def style_on_load(call, destination, label, style, run=None, output=""):
    """Give the layer its name and style when Processing loads it; nothing happens where it is not loaded.

    ``run``: the Run that the layer belongs to, as its output of that name; None where runs are not told apart.
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
    processor = _Styler(style, group, run, output, is_grouped)
    _post_processors.append(processor)
    del _post_processors[:-KEPT]
    details.setPostProcessor(processor)


class _Styler(QgsProcessingLayerPostProcessorInterface):
    """Applies a style to a loaded layer, and moves it to a group if one is named."""

    def __init__(self, style, group, run, output, is_grouped):
        super().__init__()
        self.style, self.group, self.run, self.output = style, group, run, output
        self.is_grouped = is_grouped  # by QGIS, unless a model made the layer

    def postProcessLayer(self, layer, context, feedback):
        self.style.apply(layer)
        if getattr(self.style, "goes_there", False):
            go_to(layer)
        if _is_base(self.style) and context.project() is not None:
            lower_later(layer, context.project())
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
