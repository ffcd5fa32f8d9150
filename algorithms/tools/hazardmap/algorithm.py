# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap, from simulations of several scenarios to intensities, danger levels and annual probability."""

from ...base import TalusAlgorithm
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...shared.styles.layer_order import new_evaluation
from ...stages import DECIDE
from ...translation import tr
from .outputs import HAZARD, hazard_outputs
from .parameters import (
    REPORT,
    ZONES,
    angle_inputs,
    data_parameters,
    frequency_inputs,
    frequency_outputs,
    hazard_classes,
    labels,
    rule_inputs,
    scenario_parameters,
    zone_parameters,
)


class HazardMap(TalusAlgorithm):
    """Definition of talus:hazardmap for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE
    styles_in = "known_layers"
    reads_heights = True
    run_of_layers = None  # until it is prepared

    def name(self):
        return "hazardmap"

    def displayName(self):
        return tr("Hazard map")

    def shortDescription(self):
        return tr(
            "Combines simulations of several scenarios, such as rock sizes with their return periods, to intensities, "
            "danger levels after the Swiss matrix, and the probability per year that a place is reached. Energy-line "
            "and shadow-angle maps can be made as well, as a check that needs no simulation."
        )

    def tags(self):
        return tr("hazard,danger,intensity,return period,probability,matrix,energy line,shadow angle").split(",")

    def initAlgorithm(self, configuration=None):
        inputs = [*scenario_parameters(), *rule_inputs(), *hazard_classes(), *frequency_inputs(), *angle_inputs()]
        zones = [*zone_parameters(), *data_parameters()]
        outputs = [
            *zones, *(one.parameter.shown(one.label, one.help) for one in hazard_outputs()), *frequency_outputs(),
            REPORT.shown(tr("Report"), tr("HTML files (*.html)"), tr(
                "One page with the scenarios, maps, areas, the matrix, and what the results were made from, to "
                "print.")),
        ]  # fmt: skip
        self.define([*inputs, *report_head_parameters(), *outputs], number_outputs(labels()))

    def prepare(self, call):
        """In the main thread, where the project and its layer tree may be looked at."""
        # one map is seen, the others are loaded; a second hazard map does not mix with the first
        named = self.module_of("scenarios")
        relief = named.relief_below(call)
        self.run_of_layers = new_evaluation(self.displayName(), {HAZARD, ZONES}, call.project, relief)
        return named.known_runs(call)
