# SPDX-License-Identifier: GPL-2.0-or-later
"""The motion of a run, read from its trajectories as talus:profile reads it, and kept until the layer changes."""

from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback, QgsProject
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QProgressDialog

from ...call import Call
from ...parameters.extent import DEM
from ...parameters.motion import TRAJECTORIES
from ...runs.motion import check_motion, read_paths
from ...scene.dem import check_ground, read_ground
from ...translation import tr

READER = "talus:profile"  # whose inputs these are
PATIENCE = 500  # ms until a progress is shown


class Tells(QgsProcessingFeedback):
    """A feedback that keeps warnings."""

    def __init__(self):
        super().__init__(False)
        self.warnings = []

    def pushWarning(self, warning):
        self.warnings.append(warning)


class RunMotion:
    """Paths of one layer at a time."""

    def __init__(self, parent=None):
        self.parent, self.key, self.paths, self.warnings = parent, None, None, []

    def of(self, layer):
        """The Paths of a layer of trajectories. Raises QgsProcessingException that says why there are none."""
        key = layer.id(), layer.featureCount(), layer.subsetString()
        if self.key != key:
            feedback, dialog = Tells(), self._dialog()
            feedback.progressChanged.connect(lambda percent: dialog.setValue(min(int(percent), 99)))
            dialog.canceled.connect(feedback.cancel)
            try:
                call = _call({TRAJECTORIES: layer}, feedback)
                check_motion(call)
                self.key, self.paths, self.warnings = None, read_paths(call), feedback.warnings
            finally:
                dialog.close()
                dialog.deleteLater()
            self.key = key
        return self.paths

    def forget(self):
        """Forget the motion that was read, which may be large."""
        self.key = self.paths = None

    def _dialog(self):
        dialog = QProgressDialog(tr("Reading the trajectories ..."), tr("Cancel"), 0, 100, self.parent)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setMinimumDuration(PATIENCE)
        return dialog


def terrain_at(layer, crs, points):
    """The Terrain of an elevation model around points (n, 2); None where there is no such model, or it is elsewhere."""
    if layer is None:
        return None
    try:
        return read_ground(check_ground(_call({DEM: layer}, Tells()), crs), points)
    except QgsProcessingException:
        return None


def _call(parameters, feedback):
    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    return Call(QgsApplication.processingRegistry().createAlgorithmById(READER), parameters, context, feedback)
