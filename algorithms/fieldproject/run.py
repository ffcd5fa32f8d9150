# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:fieldproject runs: writes an empty GeoPackage and a project with forms into a folder."""

import os

from ..parameters.staging import Files
from .parameters import FOLDER
from .project import PROJECT, write_field_project
from .tables import field_tables


def run(call):
    """Run talus:fieldproject and return its outputs and numbers to Processing."""
    crs, dem = call.checked()
    folder, tables = call[FOLDER], field_tables()
    with Files() as files:
        unfinished = os.path.dirname(files.stage(os.path.join(folder, PROJECT)))
        write_field_project(unfinished, tables, crs, dem, call)
    call.info(os.path.join(folder, PROJECT))
    return {FOLDER: folder, "LAYER_COUNT": len(tables)}
