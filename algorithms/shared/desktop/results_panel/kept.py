# SPDX-License-Identifier: GPL-2.0-or-later
"""Folder of tables and figures: beside the results of the run, so that they are found with them."""

import csv
import os
import re
from pathlib import Path

from qgis.core import QgsProcessingUtils, QgsProject

FOLDER = "figures"


def folder_of(run):
    """The folder for what is kept of a run; None where its results are in no lasting place."""
    layers = [*run.maps.values(), *run.tables.values()]
    for layer in layers:
        path = Path(layer.source().partition("|")[0])
        if path.is_file() and Path(QgsProcessingUtils.tempFolder()) not in path.parents:
            return path.parent / FOLDER
    home = QgsProject.instance().homePath()
    return Path(home) / FOLDER if home else None


def free_path(folder, title, ending):
    """A file of a folder, which is made, that is not there yet; its name is made of a title."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"[^\w.-]+", "_", title).strip("_") or "results"
    number, path = 1, folder / f"{name}.{ending}"
    while os.path.lexists(path):
        number += 1
        path = folder / f"{name}_{number}.{ending}"
    return path


def write_table(path, table):
    """A Table as CSV, its numbers with all digits, with the mark that spreadsheets know UTF-8 by."""
    with open(path, "w", encoding="utf-8-sig", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(table.heads)
        writer.writerows([["" if value != value else value for value in row] for row in table.rows])
