# SPDX-License-Identifier: GPL-2.0-or-later
"""Names, styles and groups for layers when Processing loads them."""

from qgis.core import QgsProcessingLayerPostProcessorInterface

from ..translation import tr
from .groups import move_to_group

KEPT = 64
_post_processors = []  # QGIS does not keep them: without a Python reference they are gone before the layers load


def style_on_load(context, destination, label, style):
    """Give the layer its name and style when Processing loads it; nothing happens where it is not loaded."""
    if not context.willLoadLayerOnCompletion(destination):
        return
    details = context.layerToLoadOnCompletionDetails(destination)
    details.name = label
    group = tr("Rockfall")
    if hasattr(details, "groupName"):  # since QGIS 3.32
        details.groupName, group = group, None
    if hasattr(details, "layerSortKey"):
        details.layerSortKey = style.sort_key
    processor = _Styler(style, group)
    _post_processors.append(processor)
    del _post_processors[:-KEPT]
    details.setPostProcessor(processor)


class _Styler(QgsProcessingLayerPostProcessorInterface):
    """Applies a style to a loaded layer, and moves it to a group if one is named."""

    def __init__(self, style, group):
        super().__init__()
        self.style, self.group = style, group

    def postProcessLayer(self, layer, context, feedback):
        self.style.apply(layer)
        if self.group is not None and context.project() is not None:
            move_to_group(layer, context.project(), self.group, self.style.sort_key)
        layer.triggerRepaint()
