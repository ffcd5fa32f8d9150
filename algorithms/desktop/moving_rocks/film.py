# SPDX-License-Identifier: GPL-2.0-or-later
"""A film of a run, from its trajectories to the file."""

import tempfile
import time

from qgis.core import QgsFeedback
from qgis.PyQt.QtCore import QCoreApplication, QEventLoop

from .encode import write_film
from .frames import export_rocks, settings_like, still_map, write_titles
from .rocks import moving_layer

PARTS = ((0.0, 55.0), (55.0, 80.0), (80.0, 100.0))  # of the progress: rocks, pictures, film


def make_film(canvas, paths, crs, title, path, pictures=200, rate=20.0, width=1280, feedback=None):
    """Write the film; the map is what the canvas shows, without layers of other rocks in motion.

    Raises frames.StoppedError where the feedback is cancelled, OSError where something cannot be written.
    """
    feedback = feedback or QgsFeedback()
    rocks = moving_layer(paths, crs, pictures)
    still = [layer for layer in canvas.layers() if not _moves(layer)]
    with tempfile.TemporaryDirectory(prefix="talus_film_") as folder:
        below = still_map(settings_like(canvas, width, still), folder)
        part = _part_of(feedback, *PARTS[0])
        files = export_rocks(settings_like(canvas, width, [rocks, below]), paths, pictures, folder, part)
        write_titles(files, paths, pictures, title, _part_of(feedback, *PARTS[1]))
        write_film(folder, path, rate, _part_of(feedback, *PARTS[2]), wait)
        del below  # lets go of its file, which other systems could not delete before


def wait(seconds):
    """Let the desktop go on for some time."""
    QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, round(1000.0 * seconds))
    time.sleep(0.02)


def _moves(layer):
    properties = layer.temporalProperties()
    return properties is not None and properties.isActive()


def _part_of(feedback, low, high):
    """A feedback for a part of the work, cancelled with the whole."""
    part = QgsFeedback()
    if feedback.isCanceled():
        part.cancel()
    part.progressChanged.connect(lambda percent: feedback.setProgress(low + (high - low) * percent / 100.0))
    feedback.canceled.connect(part.cancel)
    return part
