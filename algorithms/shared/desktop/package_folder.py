# SPDX-License-Identifier: GPL-2.0-or-later
"""Packages in a folder of the user's profile: installed by pip when the user says so, tried, and removed again.

    PROFILE/python/talus_packages/PYTHON/packages   last in ``sys.path``: what QGIS and qpip have goes before it
    PROFILE/python/talus_packages/PYTHON/newer      first in it: packages of which QGIS has a version that is too old

numpy goes into neither: pip chooses versions that suit the one that QGIS was built with, and the copy that it would
bring along is thrown away. PYTHON is the version of Python, for another one cannot use what was made for this one.
"""

import importlib
import os
import platform
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np
from qgis.core import QgsNetworkAccessManager
from qgis.PyQt.QtNetwork import QNetworkProxy

from ...translation import tr
from .packages import TOO_OLD, NoPip, checked_copies, find_pip, state_of
from .processes import Outcome, path_of_python, python_program, run

FOLDER = "talus_packages"
OFFLINE = "offline"
NO_PIP = "no pip"
NO_WHEEL = "no wheel"
FAILED = "failed"
CANCELLED = "cancelled"
TELL = "from importlib.metadata import version\nprint('{0}', version('{0}'))"
SIGNS_OF_NO_NETWORK = (
    "NewConnectionError", "ConnectionError", "NameResolutionError", "Name or service not known", "ProxyError",
    "Temporary failure in name", "getaddrinfo failed", "Network is unreachable", "Max retries exceeded",
)  # fmt: skip


class Result(NamedTuple):
    """Outcome of an installation."""

    problem: str  # "" where it went well, else OFFLINE, NO_PIP, NO_WHEEL, FAILED or CANCELLED
    text: str  # names and versions of what was installed, or what pip and Python said


class Folders(NamedTuple):
    """Folders of the packages."""

    newer: Path
    packages: Path

    @property
    def root(self):
        """The folder of both."""
        return self.packages.parent


def folders_of(profile):
    """The Folders of a profile, whether they exist or not."""
    root = Path(profile) / "python" / FOLDER / f"{sys.version_info.major}.{sys.version_info.minor}"
    return Folders(root / "newer", root / "packages")


def use_packages(folders):
    """Let Python find what is in the folders."""
    for folder, position in ((folders.newer, 0), (folders.packages, len(sys.path) + 1)):
        if folder.is_dir() and str(folder) not in sys.path:
            sys.path.insert(position, str(folder))
    importlib.invalidate_caches()


def remove(folders):
    """Undo it; what this session has loaded stays until QGIS is closed. Raises OSError where a file cannot go.

    The folder is Talus' own by its place and what is in it; another one stays.
    """
    others = [path.name for path in folders.root.iterdir() if path.name not in {folder.name for folder in folders}]
    if others or folders.root.is_symlink():
        text = tr("{} holds {}, which Talus did not put there.")
        raise OSError(text.format(folders.root, others[0] if others else tr("a link")))
    shutil.rmtree(folders.root)
    with suppress(OSError):  # those of another Python are there
        folders.root.parent.rmdir()
    for folder in folders:
        if str(folder) in sys.path:
            sys.path.remove(str(folder))
    importlib.invalidate_caches()


def constraint():
    """Constraint for pip: the numpy that QGIS runs with, without the name of who built it."""
    return f"numpy=={np.__version__.split('+')[0]}"


def requirements_of(packages):
    """Requirements that pip is given."""
    return [text for package in packages for text in package.requirements]


def options_of(target, wheels=None):
    """Options of pip, after its ``install``."""
    options = ["--only-binary", ":all:", "--no-warn-script-location"]
    if wheels is not None:
        options += ["--no-index", "--find-links", str(wheels)]
    return [*options, "--target", str(target)]


def install(folders, packages, wheels=None, hear=None, is_cancelled=None, run=run, find_pip=find_pip):
    """Install packages beside the place, try them, and put them into their place; a Result.

    What was installed before stays where it is not installed anew. Nothing is left of what does not work.

    packages : the Packages to install
    wheels : a folder of wheels to take them from, None for the package index
    hear, is_cancelled : as in ``processes.run``
    """
    folders.root.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(prefix=f"{folders.root.name}.new-", dir=folders.root.parent))
    try:
        doing = _runner(run, hear, is_cancelled), _runner(run, None, is_cancelled)
        return _install(folders, Folders(fresh / "newer", fresh / "packages"), packages, wheels, find_pip, *doing)
    except NoPip as error:
        return Result(NO_PIP, str(error))
    except OSError as error:
        return Result(FAILED, str(error))
    finally:
        shutil.rmtree(fresh, ignore_errors=True)


def _runner(run, hear, is_cancelled):
    """``run`` with what every program here shares; where the user cancels, the text of the Outcome is CANCELLED."""

    def do(command, environment=None):
        outcome = run(command, environment, hear, is_cancelled)
        if is_cancelled is not None and is_cancelled():
            return Outcome(False, CANCELLED)
        return outcome

    return do


def _install(folders, fresh, packages, wheels, find_pip, do, do_quietly):
    fresh.root.mkdir(parents=True, exist_ok=True)
    left_out = []
    if wheels is not None:  # from here on the copies: nobody can change those
        wheels, left_out = checked_copies(wheels, fresh.root / "wheels")
    pip = find_pip(python_program(), fresh.root / "pip", wheels, do_quietly)
    old = [package for package in packages if state_of(package).kind == TOO_OLD]
    for target, group in (
        (fresh.newer, old),
        (fresh.packages, [package for package in packages if package not in old]),
    ):
        if group:
            done = _fill(target, group, wheels, pip, do)
            if not done.succeeded:
                return Result(_problem_of(done.text), _with_left_out(done.text, left_out))
    done = try_out(fresh, packages, do)
    if not done.succeeded:
        return Result(CANCELLED if done.text == CANCELLED else FAILED, done.text)
    for target, source in zip(folders, fresh):
        if source.is_dir():
            _merge(source, target)
    return Result("", done.text)


def _with_left_out(text, names):
    """Text of what pip said, with the wheels that it was not shown."""
    if not names:
        return text
    words = tr("Left out, because they are not on the list of wheels that ships with Talus: {}.")
    return f"{text}\n{words.format(', '.join(names))}"


def _fill(target, packages, wheels, pip, do):
    """Let pip put packages into an empty folder; its Outcome."""
    limits = target.parent / "constraints.txt"
    limits.write_text(constraint() + "\n", encoding="utf-8")
    options = [*options_of(target, wheels), "--constraint", str(limits)]
    done = do([python_program(), *pip, "install", *options, *requirements_of(packages)], pip_variables())
    if done.succeeded:
        # the copy that pip brings along, and programs, which nobody calls here
        copy = [*target.glob("numpy"), *target.glob("numpy.libs"), *target.glob("numpy-*.dist-info")]
        for path in [*copy, target / "bin"]:
            shutil.rmtree(path, ignore_errors=True)
    return done


def try_out(folders, packages, do):
    """Use each package in a process of its own, with the order of folders that QGIS will have; an Outcome that names
    the versions, or what went wrong with which.
    """
    path = path_of_python([folders.newer], [folders.packages])
    versions = []
    for package in packages:
        program = f"{package.trial}\n{TELL.format(package.name)}"
        done = do([python_program(), "-c", program], {"PYTHONPATH": path})
        if not done.succeeded:
            return done if done.text == CANCELLED else Outcome(False, f"{package.name}: {done.text}")
        versions.append(done.text.splitlines()[-1])
    return Outcome(True, ", ".join(versions))


def pip_variables():
    """Variables for pip: the proxy, fewer words, and no settings that contradict a folder of one's own. As variables,
    for a pip that does not know one ignores it.
    """
    quiet = {"PIP_NO_INPUT": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_PROGRESS_BAR": "off"}
    return {
        **quiet,
        "PIP_ROOT_USER_ACTION": "ignore",
        "PIP_USER": "0",
        "PIP_REQUIRE_VIRTUALENV": "0",
        **proxy_variables(),
    }


def proxy_variables():
    """The proxy that QGIS is set to use, as pip reads it; none where the system has named one."""
    proxy = QgsNetworkAccessManager.instance().fallbackProxy()
    if proxy.type() != QNetworkProxy.ProxyType.HttpProxy or not proxy.hostName() or "HTTPS_PROXY" in os.environ:
        return {}
    login = f"{proxy.user()}:{proxy.password()}@" if proxy.user() else ""
    return {"HTTPS_PROXY": f"http://{login}{proxy.hostName()}:{proxy.port()}"}


def _problem_of(text):
    if text == CANCELLED:
        return CANCELLED
    if any(sign in text for sign in SIGNS_OF_NO_NETWORK):
        return OFFLINE
    return NO_WHEEL if "No matching distribution" in text or "ResolutionImpossible" in text else FAILED


def _merge(source, target):
    """Move what is in one folder into another, in place of what has the same name there."""
    target.mkdir(parents=True, exist_ok=True)
    arriving = {path.name.split("-")[0].lower() for path in source.glob("*.dist-info")}
    for path in target.glob("*.dist-info"):  # of the versions that are replaced
        if path.name.split("-")[0].lower() in arriving:
            shutil.rmtree(path)
    for path in source.iterdir():
        there = target / path.name
        if there.is_dir():
            shutil.rmtree(there)
        shutil.move(str(path), str(there))


# Advice where packages could not be installed from within QGIS.

# Where the packages of a system have the same names as those of Python.
OF_DEBIAN = {"numba", "scipy", "shapely", "matplotlib"}
END = 1500  # characters of what pip said


def advice_on(result, packages):
    """Text for the user about a Result that has a problem; ``packages``: those that were to be installed."""
    if result.problem == CANCELLED:
        return tr("Cancelled; nothing was changed.")
    reason = {
        OFFLINE: tr("This computer reaches no package server."),
        NO_PIP: tr("The Python of QGIS has no pip, and none could be downloaded."),
        NO_WHEEL: tr("No version suits the Python and the numpy of QGIS."),
    }.get(result.problem, tr("The packages could not be installed."))
    text = tr("{} Nothing was changed. The computer reported:\n\n{}\n\nRemedy:")
    ways = [of_system(packages)]
    if result.problem != NO_WHEEL:
        ways.append(of_wheels(packages))
    return "\n\n".join([text.format(reason, result.text[-END:]), *filter(None, ways)])


def of_wheels(packages):
    """Advice on bringing wheels from another computer."""
    text = tr(
        "On a computer with internet access, the same system and Python {}, run\n\n{}\n\nbring the folder talus_wheels "
        "here, and choose it with the button for a folder of wheels."
    )
    return text.format(".".join(platform.python_version_tuple()[:2]), " ".join(download_command(packages)))


def download_command(packages):
    """Command that downloads all wheels that an installation needs, and pip itself; as a list."""
    wanted = [f"'{text}'" if ">" in text else text for text in [constraint(), *requirements_of(packages)]]
    program = "py" if sys.platform == "win32" else "python3"
    return [program, "-m", "pip", "download", "--only-binary", ":all:", "-d", "talus_wheels", "pip", *wanted]


def of_system(packages):
    """Command that installs the packages of the system, '' where it has no such packages."""
    names = [f"python3-{package.name}" for package in packages if package.name in OF_DEBIAN]
    if sys.platform == "win32" and names:
        return tr("Close QGIS, and choose in the OSGeo4W set-up: {}").format(", ".join(names))
    if sys.platform.startswith("linux") and shutil.which("apt-get") and names:
        command = "sudo apt install " + " ".join(names)
        if "python3-shapely" not in names:
            return tr("Run: {}").format(command)
        return tr("Run: {}\n(Debian 12 and Ubuntu 22.04 have a shapely that is too old.)").format(command)
    return tr("Install them with {}, or with the tool that installed QGIS.").format(python_program() + " -m pip")
