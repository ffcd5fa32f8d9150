# SPDX-License-Identifier: GPL-2.0-or-later
"""The example project: a slope with all inputs, a finished simulation and a print layout."""

import shutil
from pathlib import Path

from qgis.core import QgsApplication, QgsProject

from .example_words import speak

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "resources" / "example"
PROJECT = "talus_example.qgz"


def open_example(iface):
    """Open the project, from a copy in the user's profile: one may change it, and the plugin may be read-only."""
    if iface.addProject(str(copy_of_example(Path(QgsApplication.qgisSettingsDirPath()) / "talus"))):
        speak(QgsProject.instance())


def copy_of_example(folder):
    """Path of the project in a copy under ``folder``; a copy that is there already is kept as the user left it."""
    copy = Path(folder) / "example"
    if not (copy / PROJECT).is_file():
        shutil.copytree(FOLDER, copy, dirs_exist_ok=True)
    return copy / PROJECT
