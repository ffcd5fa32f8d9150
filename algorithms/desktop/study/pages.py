# SPDX-License-Identifier: GPL-2.0-or-later
"""Reports and plans of a study in QGIS's viewer of results, which forgets them when QGIS ends."""

import time

from qgis.PyQt.QtGui import QIcon
from qgis.PyQt.QtWidgets import QDockWidget

from ....engine.io.plain_file import check_plain
from ...base import ICON

PAGES = (".html", ".pdf")


def list_pages(study, window):
    """Add those that the viewer does not have yet, oldest first; the viewer stays closed if it is closed."""
    from processing.core.ProcessingResults import Result, resultsList  # Processing is not there when plugins load

    there = {one.filename for one in resultsList.getResults()}
    found = sorted(filter(_is_page, study.reports.glob("*")), key=lambda path: path.stat().st_mtime)
    new = [path for path in found if str(path) not in there]
    for path in new:
        made = time.localtime(path.stat().st_mtime)
        resultsList.getResults().append(Result(QIcon(str(ICON)), path.stem, made, str(path)))
    for dock in window.findChildren(QDockWidget) if new else ():
        if hasattr(dock, "fillTree"):
            dock.fillTree()


def _is_page(path):
    """Is it a plain file of a report or a plan? A borrowed study could lead elsewhere."""
    if path.suffix.lower() not in PAGES:
        return False
    try:
        check_plain(path)
    except OSError:
        return False
    return path.is_file()
