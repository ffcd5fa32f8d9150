# SPDX-License-Identifier: GPL-2.0-or-later
"""Two runs of the panel as inputs of Compare two simulations, and their difference made in the background."""

from qgis.core import (
    QgsApplication,
    QgsProcessing,
    QgsProcessingAlgRunnerTask,
    QgsProcessingContext,
    QgsProcessingFeedback,
    QgsProcessingOutputLayerDefinition,
    QgsProject,
)

from ...translation import tr
from .found import STOPS

OF_COMPARISON = "ENERGY_P95"  # the map that is compared where the one that is seen is in one run only
_under_way = set()  # Python must hold what a task works with until it is over


def comparison_inputs(before, after, output):
    """Inputs of talus:compareruns as ids of layers; None where a run has no stops."""
    if not all(STOPS in run.tables for run in (before, after)):
        return None
    inputs = {"BEFORE": before.tables[STOPS].id(), "AFTER": after.tables[STOPS].id()}
    for name in (output, OF_COMPARISON):
        if name in before.maps and name in after.maps:
            return {**inputs, "MAP_BEFORE": before.maps[name].id(), "MAP_AFTER": after.maps[name].id()}
    return inputs


def start_difference(inputs, say):
    """Begin the task that makes the difference of both maps and loads it; ``say``: told why it could not be made."""
    from processing.gui.Postprocessing import handleAlgorithmResults  # once QGIS has started

    project, context, feedback = QgsProject.instance(), QgsProcessingContext(), QgsProcessingFeedback(False)
    context.setProject(project)
    context.setFeedback(feedback)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:compareruns")
    made = QgsProcessingOutputLayerDefinition(QgsProcessing.TEMPORARY_OUTPUT, project)
    parameters = {**inputs, "TABLE": None, "DIFFERENCE": made}
    accepted, problem = algorithm.checkParameterValues(parameters, context)
    if not accepted:
        say(problem)
        return None
    task = QgsProcessingAlgRunnerTask(algorithm, parameters, context, feedback)

    def done(succeeded, results):
        _under_way.discard(held)
        if succeeded:
            handleAlgorithmResults(algorithm, context, feedback, parameters=parameters)
        else:
            say(tr("The difference could not be made: {}").format(feedback.textLog().strip()))

    held = task, algorithm, context, feedback
    _under_way.add(held)
    task.executed.connect(done)
    QgsApplication.taskManager().addTask(task)
    return task
