# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rocklibrary: makes one rock, or a set of them, by shape class, size and chance."""

import os

from qgis.core import (
    QgsProcessingException,
    QgsProcessingOutputNumber,
    QgsProcessingParameterFolderDestination,
)

from ..base import TalusAlgorithm
from ..parameters.definitions import helped
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..rocks.files import (
    label_rows,
    number_outputs,
    numbers_of,
    rock_parameters,
    write_picture,
    write_rock,
    write_table,
)
from ..stages import PREPARE
from ..translation import tr
from .library_rocks import library_rocks
from .parameters import rock_inputs


class RockLibrary(TalusAlgorithm):
    """Draws the sizes, makes the shapes, writes the rocks."""

    stage = PREPARE

    def name(self):
        return "rocklibrary"

    def displayName(self):
        return tr("Make rocks")

    def shortDescription(self):
        return tr(
            "Makes rocks for the simulation by class of shape and size: boxes, rounded blocks, prisms, irregular "
            "blocks by Zingg's classes, norm blocks; one, or a set with a distribution of sizes."
        )

    def tags(self):
        return tr("rockfall,rock,shape,library,superellipsoid,polyhedron,prism,zingg,EOTA,random,block size").split(",")

    def initAlgorithm(self, configuration=None):
        folder = QgsProcessingParameterFolderDestination("FOLDER", tr("Folder for all rocks"), None, True, False)
        helped(folder, tr("Gets a .pts and an .obj file for each rock, numbered from 1."))
        count = QgsProcessingOutputNumber("ROCK_COUNT", tr("Number of rocks"))
        self.define([*rock_inputs(), *rock_parameters(), folder], [*number_outputs(), count])

    def _check(self, parameters, context):
        check_outputs(self, parameters, context)
        if self.parameterAsInt(parameters, "COUNT", context) > 1 and not is_wanted(self, parameters, "FOLDER"):
            raise QgsProcessingException(tr("FOLDER: name a folder for more than one rock, or make one rock."))

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        made = library_rocks(self, parameters, context, feedback)
        rows = label_rows(made[0])
        for label, text in rows:
            feedback.pushInfo(f"  {label}: {text}")
        with Files() as files:
            paths = write_rock(self, parameters, context, files, made[0].rock)
            paths.update(write_picture(
                self, parameters, context, feedback, files, lambda path: _draw(path, made, rows)))  # fmt: skip
            if is_wanted(self, parameters, "FOLDER"):
                paths["FOLDER"] = self.parameterAsString(parameters, "FOLDER", context)
                _write_set(paths["FOLDER"], made, files)
            paths.update(write_table(self, parameters, context, feedback, files, made))
        return {**paths, **numbers_of(made[0]), "ROCK_COUNT": len(made)}


def _write_set(folder, made, files):
    """A .pts and an .obj of each rock."""
    from ...engine.io.rock_writers import write_obj, write_pts

    os.makedirs(folder, exist_ok=True)
    digits = len(str(len(made)))
    for number, one in enumerate(made, start=1):
        name = os.path.join(folder, f"{one.rock.name}_{number:0{digits}d}")
        write_pts(files.stage(name + ".pts"), one.rock)
        write_obj(files.stage(name + ".obj"), one.rock)


def _draw(path, made, rows):
    from ..rocks.preview import draw_rock, draw_sheet

    if len(made) == 1:
        draw_rock(path, made[0].rock, rows)
    else:
        titles = [f"{one.rock.volume:.3g} m³, {one.measures.zingg}" for one in made]
        draw_sheet(path, [one.rock for one in made], titles)
