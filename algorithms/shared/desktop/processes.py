# SPDX-License-Identifier: GPL-2.0-or-later
"""Programs that Talus starts: the Python that QGIS runs, with Qt's own class for processes.

It opens no console on Windows, and starts a program by its path and a list of arguments, never through a shell.
"""

import os
import sys
from pathlib import Path
from typing import NamedTuple

from qgis.core import QgsApplication, QgsSettings, QgsTask
from qgis.PyQt.QtCore import QProcess, QProcessEnvironment, QTimer

from ...translation import tr

LONGEST = 1800.0  # s
GLANCE = 0.1  # s between two looks at what the program says and whether the user has cancelled


class Outcome(NamedTuple):
    """Outcome of a program."""

    succeeded: bool
    text: str  # what it printed


def python_program():
    """The Python that QGIS runs; ``sys.executable`` is QGIS itself on Windows and macOS, and on Linux what is called
    python3 on the PATH, which can be another one: that of pyenv or conda.
    """
    executable, own = Path(sys.executable), Path(sys.exec_prefix)
    is_python = executable.name.lower().startswith("python")
    if is_python and own in executable.parents:
        return str(executable)
    version = f"bin/python{sys.version_info.major}.{sys.version_info.minor}"
    names = ("python3.exe", "python.exe", version, "bin/python3", "python3")
    places = [root / name for root in (own, Path(sys.base_prefix), executable.parent) for name in names]
    program = next((path for path in places if path.is_file()), executable if is_python else "python3")
    return str(program)


def run(command, environment=None, hear=None, is_cancelled=None, longest=LONGEST):
    """Run a program to its end, in whatever thread; an Outcome.

    command : the program and its arguments
    environment : {name: text} of variables that are added to those of QGIS
    hear : function of each piece of text that it prints
    is_cancelled : function; the program is ended once it is true
    longest : s until it is ended
    """
    process = QProcess()
    process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
    variables = QProcessEnvironment.systemEnvironment()
    for name, value in (environment or {}).items():
        variables.insert(name, value)
    process.setProcessEnvironment(variables)
    process.setWorkingDirectory(sys.exec_prefix)  # Python imports from where it is started first
    process.start(command[0], [str(argument) for argument in command[1:]])
    if not process.waitForStarted():
        return Outcome(False, f"{command[0]}: {process.errorString()}")
    said, left = [], longest
    while not process.waitForFinished(int(1000 * GLANCE)):
        said.append(_printed(process, hear))
        left -= GLANCE
        if process.state() == QProcess.ProcessState.NotRunning:
            break
        if left <= 0.0 or (is_cancelled is not None and is_cancelled()):
            process.kill()
            process.waitForFinished()
            return Outcome(False, "".join(said).strip())
    said.append(_printed(process, hear))
    is_normal = process.exitStatus() == QProcess.ExitStatus.NormalExit
    return Outcome(is_normal and process.exitCode() == 0, "".join(said).strip())


def path_of_python(before=(), after=()):
    """PYTHONPATH with which another Python finds what this one does, and folders before and after it."""
    return os.pathsep.join([*map(str, before), *filter(None, sys.path), *map(str, after)])


def _printed(process, hear):
    text = bytes(process.readAll()).decode("utf-8", "replace")
    if text and hear is not None:
        hear(text)
    return text


# The engine made ready in the background: when a study is made, or after QGIS has started where the user asked for it.

KEY = "talus/warm_up"
WAIT = 20_000  # ms after the start, and between two looks whether QGIS is at rest
PACKAGE = Path(__file__).resolve().parents[3]
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
