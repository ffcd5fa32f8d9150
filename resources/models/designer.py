# SPDX-License-Identifier: GPL-2.0-or-later
"""Layout of an example model in the designer: inputs in groups, steps in columns by what they wait for."""

from uuid import UUID

COLUMN, ROW = 230.0, 70.0  # between the centres of two boxes
OUTPUT_ROW, OUTPUT_SHIFT = 46.0, 215.0  # of the results below each other, and right of their step
INPUT_COLUMNS = 3
BORDER, HEAD = 130.0, 60.0  # of a group around the centres of its boxes
GAP = 60.0  # between two groups
COLOURS = ("#e8f1f8", "#f6efe0", "#e9f3e6", "#f4e9f1", "#efefef", "#fbf0e6")


def lay_out(model, groups):
    """Put all boxes of a model; ``groups``: pairs of a title and the names of inputs."""
    right = _inputs(model, groups)
    _steps(model, right + 2.0 * COLUMN)


def _inputs(model, groups):
    """Groups below each other, each of INPUT_COLUMNS columns; returns where the last column is."""
    from qgis.PyQt.QtCore import QPointF

    components, top = model.parameterComponents(), 0.0
    for number, (title, names) in enumerate(groups):
        for place, name in enumerate(names):
            row, column = divmod(place, INPUT_COLUMNS)
            components[name].setPosition(QPointF(COLUMN * column, top + ROW * row))
        rows = -(-len(names) // INPUT_COLUMNS)
        box = (0.0, top, COLUMN * (min(len(names), INPUT_COLUMNS) - 1), ROW * (rows - 1))
        _group(model, number, title, box)
        top += ROW * (rows - 1) + 2.0 * HEAD + GAP
    model.setParameterComponents(components)
    return COLUMN * (INPUT_COLUMNS - 1)


def _steps(model, left):
    """A column for steps that wait for equally many others, one after the other; results beside their step."""
    from qgis.PyQt.QtCore import QPointF

    steps, depths = model.childAlgorithms(), {}
    for name in steps:
        _depth(name, steps, depths)
    filled = {}
    for name in sorted(steps, key=lambda entry: (depths[entry], entry)):
        step, x = steps[name], left + 2.3 * COLUMN * depths[name]
        y = filled.get(depths[name], 0.0)
        step.setPosition(QPointF(x, y))
        outputs = step.modelOutputs()
        for place, key in enumerate(sorted(outputs)):
            outputs[key].setPosition(QPointF(x + OUTPUT_SHIFT, y + OUTPUT_ROW * place))
        step.setModelOutputs(outputs)
        model.setChildAlgorithm(step)
        filled[depths[name]] = y + max(ROW * 1.6, OUTPUT_ROW * len(outputs) + ROW)


def _depth(name, steps, depths):
    """Number of steps that must be done before, one after the other."""
    if name not in depths:
        sources = (entry for given in steps[name].parameterSources().values() for entry in given)
        before = {source.outputChildId() for source in sources} | {
            dependency.childId for dependency in steps[name].dependencies()
        }
        depths[name] = 1 + max((_depth(entry, steps, depths) for entry in before if entry in steps), default=-1)
    return depths[name]


def _group(model, number, title, box):
    """A titled field behind boxes; ``box``: x, y of the first centre, and how far the last lies from it."""
    from qgis.core import QgsProcessingModelGroupBox
    from qgis.PyQt.QtCore import QPointF, QSizeF
    from qgis.PyQt.QtGui import QColor

    x, y, wide, high = box
    group = QgsProcessingModelGroupBox(title)
    fixed = f"{{{UUID(int=number + 1)}}}"  # QGIS draws one by chance, and the file would be another each time
    group.loadVariant({**group.toVariant(), "uuid": fixed})
    group.setSize(QSizeF(wide + 2.0 * BORDER, high + 2.0 * HEAD))
    group.setPosition(QPointF(x + 0.5 * wide, y + 0.5 * high))
    group.setColor(QColor(COLOURS[number % len(COLOURS)]))
    model.addGroupBox(group)
