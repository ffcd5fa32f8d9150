# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate, ground parameters with which simulated blocks stop where observed ones did."""

from ..base import TalusAlgorithm
from ..parameters.number_outputs import number_outputs
from ..stages import SIMULATE
from ..translation import tr
from .parameters import ENSEMBLE, calibration_files, calibration_parameters, labels


class Calibrate(TalusAlgorithm):
    """Definition of talus:calibrate for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    has_styles = True

    def name(self):
        return "calibrate"

    def displayName(self):
        return tr("Calibrate the ground")

    def shortDescription(self):
        return tr(
            "Finds parameters of a ground class with which simulated blocks stop, or hit the ground, where observed "
            "ones did. Shows how well they fit and how uncertain they are, and writes a table of ground classes for "
            "the simulation."
        )

    def tags(self):
        return tr("calibration,back analysis,ground,friction,observed,stops,scars,rockfall").split(",")

    def next_step(self, result):
        """The ensemble of simulations with the ensemble of the ground that was found, for a button of the dialog."""
        path = result.get(str(ENSEMBLE))
        return (tr("Ensemble of simulations ..."), "talus:ensemble", {"GROUND_SAMPLE": path}) if path else None

    def initAlgorithm(self, configuration=None):
        self.define([*calibration_parameters(), *calibration_files()], number_outputs(labels()))
