# SPDX-License-Identifier: GPL-2.0-or-later
"""Outputs of the tools that make rocks: files of points and meshes, a picture, a table of properties, and numbers."""

from importlib.util import find_spec

from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ...engine.io.rock_writers import write_obj, write_pts
from ..layers.writing import make_feature, write_layer
from ..styles.tables import TableStyle
from ..translation import tr
from .outputs import MESH, PREVIEW, PROPERTIES, ROCK, columns


def write_rock(call, files, rock):
    """Write points and mesh of a rock where they are wanted; returns parameter -> path."""
    paths = {}
    for name, write in ((ROCK, write_pts), (MESH, write_obj)):
        if call.wants(name):
            paths[name] = call.path(name)
            write(files.stage(paths[name]), rock)
    return paths


def write_picture(call, files, draw):
    """Call draw(path) where a picture is wanted and matplotlib is there; returns parameter -> path."""
    if not call.wants(PREVIEW):
        return {}
    if find_spec("matplotlib") is None:
        call.info(tr("PREVIEW: no picture, for the Python of QGIS has no matplotlib; install it there."))
        return {}
    path = call.path(PREVIEW)
    draw(files.stage(path))
    return {PREVIEW: path}


def write_table(call, files, made_rocks):
    """Write a row for each rock where the table is wanted; returns parameter -> destination."""
    if not call.wants(PROPERTIES):
        return {}
    form = columns(), QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
    rows = (make_feature(None, [column.value(made) for column in columns()]) for made in made_rocks)
    style = TableStyle(columns())
    return {PROPERTIES: write_layer(call, files, PROPERTIES, form, rows, style)}
