# SPDX-License-Identifier: GPL-2.0-or-later
"""The engine made ready in the background: when a study is made, or after QGIS has started where the user asked for it.

The first simulation of a version compiles the engine, half a minute to two. That is done here by a process of its own,
on one thread and with the lowest priority, which puts the machine code where the next simulation finds it; QGIS does
not wait for it. It begins when QGIS has been up for a while and has no other task, and the task's button in the status
bar ends it. Off by default; it begins by itself when a study is made, while the user maps the slope.
"""

from pathlib import Path

from qgis.core import QgsApplication, QgsSettings, QgsTask
from qgis.PyQt.QtCore import QTimer

from ..translation import tr
from .processes import path_of_python, python_program, run

KEY = "talus/warm_up"
WAIT = 20_000  # ms after the start, and between two looks whether QGIS is at rest
PACKAGE = Path(__file__).resolve().parents[2]
# One short run with all that the dialog's defaults ask for; nothing where the machine code is there already.
RUN = """
import os
if hasattr(os, "nice"):
    os.nice(19)
else:  # Windows: the lowest priority for this process, which is -1
    import ctypes
    ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(-1), 0x40)
from {package}.engine.jit import readiness
if not (readiness.why_slow() or readiness.is_compiled()):
    import numpy as np
    from {package}.engine import Ground, Release, Settings, Terrain, rock_library, simulate
    terrain = Terrain(np.zeros((20, 20)), 2.0)
    settings = Settings(max_time=1.0, threads=1, maps=True, trajectories=True, contacts=True)
    simulate(terrain, Ground.of_class(terrain, "medium"), rock_library.rock("cube"), Release((20.0, 20.0)), settings)
"""


def is_wanted():
    """Has the user asked for it?"""
    return QgsSettings().value(KEY, False, type=bool)


def set_wanted(wanted):
    """Keep the user's choice."""
    QgsSettings().setValue(KEY, bool(wanted))


class WarmUp:
    """Begins the task when QGIS is at rest; ``stop`` before the plugin goes."""

    def __init__(self):
        self.task = None
        self.timer = QTimer()
        self.timer.setInterval(WAIT)
        self.timer.timeout.connect(self._look)

    def start(self):
        """Wait for QGIS to be at rest."""
        self.timer.start()

    def start_now(self):
        """A simulation will be wanted soon: begin as soon as QGIS has no other task."""
        if self.task is None:
            self.start()
            self._look()

    def stop(self):
        """Begin no more, and end what goes on."""
        self.timer.stop()
        if self.task is not None:
            self.task.cancel()

    def _look(self):
        if QgsApplication.taskManager().countActiveTasks() == 0:
            self.timer.stop()
            self.task = WarmUpTask()  # Python must hold it until it is over; then the task manager deletes it
            self.task.taskCompleted.connect(self._forget)
            self.task.taskTerminated.connect(self._forget)
            QgsApplication.taskManager().addTask(self.task)

    def _forget(self):
        self.task = None


class WarmUpTask(QgsTask):
    """Waits for the process, and ends it where the user cancels."""

    def __init__(self, command=None):
        super().__init__(tr("Talus: prepare the engine"), QgsTask.Flag.CanCancel)
        self.command = command or [python_program(), "-c", RUN.format(package=PACKAGE.name)]

    def run(self):
        """In a thread of the task manager; True where the engine is ready."""
        variables = {"PYTHONPATH": path_of_python([PACKAGE.parent]), "NUMBA_NUM_THREADS": "1"}
        return run(self.command, variables, is_cancelled=self.isCanceled).succeeded
