# SPDX-License-Identifier: GPL-2.0-or-later
"""Programs that Talus starts: the Python that QGIS runs, with Qt's own class for processes.

It opens no console on Windows, and starts a program by its path and a list of arguments, never through a shell.
"""

import os
import sys
from pathlib import Path
from typing import NamedTuple

from qgis.PyQt.QtCore import QProcess, QProcessEnvironment

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
    found = next((place for place in places if place.is_file()), executable if is_python else "python3")
    return str(found)


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
