# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:barrier, planned barriers checked on the terrain, and variants compared with what a simulation measured."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import DECIDE
from ..translation import tr
from .parameters import OUTPUT, VARIANTS, barrier_parameters, results


class Barrier(TalusAlgorithm):
    """Definition of talus:barrier for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    has_styles = True

    def name(self):
        return "barrier"

    def displayName(self):
        return tr("Barriers")

    def shortDescription(self):
        return tr(
            "Places planned barrier lines on the terrain, gives them a height and a net class, and checks them: "
            "length, posts, steepest ground, elevation of the top, missing elevations. The result is the input "
            "BARRIERS of Simulate rockfall. With the trajectories or the crossings of a simulation it reports how "
            "many rocks each barrier stops and the required height and class, and compares variants without "
            "simulating again. A screening model: barriers do not deform, fill up or wear."
        )

    def tags(self):
        return tr("rockfall,barrier,net,fence,dam,wall,energy class,ETAG 27,EAD 340059,mitigation,talus").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*barrier_parameters(), *_sinks()], number_outputs(results()))


def _sinks():
    return [
        OUTPUT.shown(tr("Checked barriers"), tr(
            "Lines on the ground, with the fields that Simulate rockfall reads and the results of the checks.")),
        VARIANTS.shown(tr("Variants of the barriers"), tr(
            "Rocks that each height with each capacity would stop. Made where CROSSINGS or TRAJECTORIES are given.")),
    ]  # fmt: skip
