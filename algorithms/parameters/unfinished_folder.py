# SPDX-License-Identifier: GPL-2.0-or-later
"""Folders of a user's unfinished work and of blocks of large terrain."""

from pathlib import Path

from qgis.PyQt.QtCore import QStandardPaths

OLD = 30.0  # days after which what nobody went on with is removed
FOLDER = Path("talus", "unfinished")  # in the user's folder of caches, which stays on this computer
STORES = Path("talus", "terrain")  # there too


def folder_of_caches():
    """The user's folder for what can be lost."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation))
