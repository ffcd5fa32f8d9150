# SPDX-License-Identifier: GPL-2.0-or-later
"""numba in a folder of its own in the user's profile: installed by pip when the user says so, and removed again.

Only numba and llvmlite go there, never numpy: that of QGIS is what everything else in QGIS was built with. The folder
comes last in ``sys.path``, behind a numba of the system and behind the folder of the plugin qpip, where that is: what
is there already is used, and what qpip keeps is what the trial runs with.
"""

import importlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

FOLDER = "talus_packages"
# The newest first; older ones for older Pythons and NumPys. llvmlite goes with numba in pairs (numba's own table).
VERSIONS = (
    ("numba", "llvmlite"),
    ("numba==0.61.2", "llvmlite==0.44.0"),
    ("numba==0.60.0", "llvmlite==0.43.0"),
    ("numba==0.58.1", "llvmlite==0.41.1"),
    ("numba==0.56.4", "llvmlite==0.39.1"),
)
NAMES = ("numba", "llvmlite")
TRIAL = "import numba\n@numba.njit\ndef twice(x):\n    return 2 * x\nassert twice(21) == 42\nprint(numba.__version__)"
WITHOUT_WINDOW = getattr(subprocess, "CREATE_NO_WINDOW", 0)  # a console on Windows
LONGEST = 900.0  # s


class Outcome(NamedTuple):
    """How it went."""

    succeeded: bool
    text: str  # version of numba, or what pip and Python said


def folder_of(profile):
    """Where the packages go; ``profile``: folder of the user's profile."""
    return Path(profile) / "python" / FOLDER


def use_packages(folder):
    """Let Python find what is in the folder, after all else."""
    if Path(folder).is_dir() and str(folder) not in sys.path:
        sys.path.append(str(folder))
        importlib.invalidate_caches()


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


def command_of(folder, packages=VERSIONS[0]):
    """The command that installs, as a list; shown to the user before it runs."""
    options = ["--no-deps", "--upgrade", "--only-binary", ":all:", "--disable-pip-version-check"]
    return [python_program(), "-m", "pip", "install", *options, "--target", str(folder), *packages]


def install(folder, run=subprocess.run):
    """Install into an empty folder beside the place, try it, and put it into its place; an Outcome.

    Nothing is left of what does not work. ``run``: as subprocess.run.
    """
    folder = Path(folder)
    fresh = folder.with_name(folder.name + ".new")
    said = ""
    for packages in VERSIONS:
        shutil.rmtree(fresh, ignore_errors=True)
        done = _run(command_of(fresh, packages), run)
        if done.succeeded:
            done = try_out(fresh, run)
        if done.succeeded:
            shutil.rmtree(folder, ignore_errors=True)
            fresh.rename(folder)
            return done
        said = said or done.text
        if _is_offline(done.text):
            break
    shutil.rmtree(fresh, ignore_errors=True)
    return Outcome(False, said)


def try_out(folder, run=subprocess.run):
    """Compile a function with what is in the folder, in a process of its own; an Outcome with numba's version."""
    path = os.pathsep.join([*filter(None, sys.path), str(folder)])
    return _run([python_program(), "-c", TRIAL], run, {**os.environ, "PYTHONPATH": path})


def remove(folder):
    """Undo it; what this session has loaded stays until QGIS is closed."""
    shutil.rmtree(folder, ignore_errors=True)
    if str(folder) in sys.path:
        sys.path.remove(str(folder))


def is_installed(folder):
    """True where this folder holds numba."""
    return (Path(folder) / "numba").is_dir()


def is_offline(outcome):
    """True where pip found no network."""
    return _is_offline(outcome.text)


def _is_offline(text):
    signs = ("NewConnectionError", "ConnectionError", "Name or service not known", "Temporary failure in name",
             "getaddrinfo failed", "Network is unreachable", "Max retries exceeded", "ProxyError")  # fmt: skip
    return any(sign in text for sign in signs)


def _run(command, run, environment=None):
    try:
        done = run(command, capture_output=True, text=True, env=environment, timeout=LONGEST, check=False,
                   creationflags=WITHOUT_WINDOW)  # fmt: skip
    except (OSError, subprocess.SubprocessError) as error:
        return Outcome(False, f"{type(error).__name__}: {error}")
    return Outcome(done.returncode == 0, (done.stdout if done.returncode == 0 else done.stdout + done.stderr).strip())
