# SPDX-License-Identifier: GPL-2.0-or-later
"""Advice where packages could not be installed from within QGIS."""

import platform
import shutil
import sys

from ..translation import tr
from . import package_folder
from .package_folder import constraint, requirements_of
from .processes import python_program

# Where the packages of a system have the same names as those of Python.
OF_DEBIAN = {"numba", "scipy", "shapely", "matplotlib"}
END = 1500  # characters of what pip said


def advice_on(result, packages):
    """Text for the user about a Result that has a problem; ``packages``: those that were to be installed."""
    if result.problem == package_folder.CANCELLED:
        return tr("Cancelled; nothing was changed.")
    reason = {
        package_folder.OFFLINE: tr("This computer reaches no package server."),
        package_folder.NO_PIP: tr("The Python of QGIS has no pip, and none could be downloaded."),
        package_folder.NO_WHEEL: tr("No version suits the Python and the numpy of QGIS."),
    }.get(result.problem, tr("The packages could not be installed."))
    text = tr("{} Nothing was changed. The computer reported:\n\n{}\n\nRemedy:")
    ways = [of_system(packages)]
    if result.problem != package_folder.NO_WHEEL:
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
