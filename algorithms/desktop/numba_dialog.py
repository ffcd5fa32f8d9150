# SPDX-License-Identifier: GPL-2.0-or-later
"""The question before numba is installed or removed, and what becomes of it."""

import importlib.util
import platform
from concurrent.futures import ThreadPoolExecutor, wait

from qgis.core import QgsApplication
from qgis.PyQt.QtCore import QCoreApplication, Qt
from qgis.PyQt.QtWidgets import QMessageBox, QProgressDialog

from ..translation import tr
from . import numba_packages

Button = QMessageBox.StandardButton
GLANCE = 0.05  # s between two looks at pip


def profile_packages():
    """The folder of the packages in this user's profile."""
    return numba_packages.folder_of(QgsApplication.qgisSettingsDirPath())


def manage_numba(parent, box=QMessageBox, packages=numba_packages):
    """Install numba, or remove what was installed so; nothing happens without a yes."""
    folder = profile_packages()
    if packages.is_installed(folder):
        _remove(parent, box, packages, folder)
        return
    found = importlib.util.find_spec("numba")
    if found is not None:
        text = tr("numba is there already, from {}. There is nothing to install.")
        box.information(parent, tr("Install numba"), text.format(found.origin or found.name))
        return
    text = tr(
        "Talus runs some 500 times faster with the Python packages numba and llvmlite. This command fetches them from "
        "the internet, some 50 MB, and puts them into a folder of your profile:\n\n{}\n\nnumpy and all other packages "
        "of QGIS stay as they are. The same menu removes them again. Install now?"
    )
    command = " ".join(packages.command_of(folder))
    if box.question(parent, tr("Install numba"), text.format(command)) == Button.Yes:
        _tell(parent, box, packages, folder, _wait_for(parent, packages.install, folder))


def _remove(parent, box, packages, folder):
    text = tr("numba was installed by Talus into {}. Remove it? QGIS must be started anew after that.")
    if box.question(parent, tr("Install numba"), text.format(folder)) == Button.Yes:
        packages.remove(folder)


def _tell(parent, box, packages, folder, outcome):
    if outcome.succeeded:
        packages.use_packages(folder)
        text = tr("numba {} is installed and was tried. Start QGIS anew, so that Talus uses it.")
        box.information(parent, tr("Install numba"), text.format(outcome.text))
    elif packages.is_offline(outcome):
        text = tr(
            "This computer reaches no package server. On one that does, with the same system and Python {}, run\n\n"
            "python3 -m pip download --no-deps numba llvmlite -d talus_wheels\n\nbring the folder here, and run\n\n{} "
            "--no-index --find-links talus_wheels"
        )
        command = " ".join(packages.command_of(folder))
        box.warning(parent, tr("Install numba"), text.format(platform.python_version(), command))
    else:
        text = tr("numba could not be installed; nothing was changed. The computer said:\n\n{}")
        box.warning(parent, tr("Install numba"), text.format(outcome.text[-1500:]))


def _wait_for(parent, function, *arguments):
    """What the function returns, while the desktop stays awake."""
    progress = QProgressDialog(tr("Installing numba ..."), "", 0, 0, parent)
    progress.setCancelButton(None)
    progress.setWindowModality(Qt.WindowModality.WindowModal)
    progress.show()
    with ThreadPoolExecutor(1) as pool:
        future = pool.submit(function, *arguments)
        while not future.done():
            QCoreApplication.processEvents()
            wait([future], timeout=GLANCE)
    progress.close()
    return future.result()
