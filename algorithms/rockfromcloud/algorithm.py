# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rockfromcloud: a surveyed point cloud or mesh becomes a convex rock with few corners."""

from ..base import TalusAlgorithm
from ..parameters.output_files import check_outputs
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
from .cloud_rocks import clean_rock
from .parameters import cloud_inputs
from .point_clouds import check_choice, read_cloud

SMALLEST = 0.001  # m3, of the simulation


class RockFromCloud(TalusAlgorithm):
    """Reads the points, cleans and simplifies their hull, writes the rock."""

    stage = PREPARE

    def name(self):
        return "rockfromcloud"

    def displayName(self):
        return tr("Rock from a point cloud")

    def shortDescription(self):
        return tr(
            "Makes a rock for the simulation from a scan: the convex hull of a point cloud or mesh, simplified to a "
            "number of corners within a stated error of the volume."
        )

    def tags(self):
        return tr("rockfall,rock,shape,point cloud,mesh,scan,photogrammetry,hull,zingg,volume").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*cloud_inputs(), *rock_parameters()], number_outputs())

    def _check(self, parameters, context):
        check_choice(self, parameters, context)
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        points, name = read_cloud(self, parameters, context, feedback)
        feedback.pushInfo(tr("{}: {} points.").format(name, len(points)))
        feedback.setProgress(20)
        made = clean_rock(self, parameters, context, feedback, points, name)
        feedback.setProgress(80)
        rows = label_rows(made)
        for label, text in rows:
            feedback.pushInfo(f"  {label}: {text}")
        if made.rock.volume < SMALLEST:
            feedback.pushWarning(tr("The rock is smaller than a litre; is the unit of the points right?"))
        with Files() as files:
            paths = write_rock(self, parameters, context, files, made.rock)
            paths.update(write_picture(
                self, parameters, context, feedback, files, lambda path: _draw(path, made.rock, rows)))  # fmt: skip
            paths.update(write_table(self, parameters, context, feedback, files, [made]))
        return {**paths, **numbers_of(made)}


def _draw(path, rock, rows):
    from ..rocks.preview import draw_rock

    draw_rock(path, rock, rows)
