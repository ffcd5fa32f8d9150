# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate, the main job: rocks down an elevation model, and where they go as lines and maps."""

from ..base import TalusAlgorithm, sections_by_names
from ..parameters.by_name import value_of
from ..parameters.extent import BAND, DEM
from ..parameters.number_outputs import number_outputs
from ..stages import SIMULATE
from ..study_folder.placing import is_from_desktop
from ..styles.relief import relief_of
from ..styles.run_groups import new_run
from ..translation import tr
from .map_outputs import ENERGY_P95, wanted_maps
from .outputs import STOPS, TRAJECTORIES, labels
from .parameters import BREAKING, ONLY_ESTIMATE, RUN_NAME, simulate_parameters
from .sections import sections
from .splitting import is_splitting


class Simulate(TalusAlgorithm):
    """Definition of talus:simulate for Processing: id, names, help, parameters and outputs."""

    stage = SIMULATE
    has_styles = True
    has_sections = True
    run_of_layers = None  # until it is prepared

    def name(self):
        return "simulate"

    def displayName(self):
        return tr("Simulate rockfall")

    def shortDescription(self):
        return tr(
            "Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and "
            "with how much energy. An elevation model and release points are all it needs; ground and forest "
            "polygons make it more precise."
        )

    def tags(self):
        return tr("rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder").split(",")

    def sections(self):
        return sections_by_names(self, sections())

    def initAlgorithm(self, configuration=None):
        self.define(simulate_parameters(), number_outputs(labels()))

    def prepare(self, call):
        """In the main thread, where the layer tree may be looked at."""
        name = self.name_in_study(call)
        if call.placed is not None:
            name = call.placed.name_of_run(name)
        maps = [one.parameter for one in wanted_maps(call)]
        shown = ENERGY_P95 if ENERGY_P95 in maps else (maps or [TRAJECTORIES])[0]
        relief = relief_of(call[DEM], max(value_of(call, BAND, "whole"), 1))  # what is no band, check will tell
        self.run_of_layers = new_run(name, {shown, STOPS}, call.project, relief)
        if call.placed is not None:
            call.placed.of_name(self.run_of_layers.name)
        is_watched = is_from_desktop(call) and call.project is not None and not call[ONLY_ESTIMATE]
        if is_watched and call[BREAKING] is None and not is_splitting(call):
            return self.room("growing").Growing(call.project, self.run_of_layers.group)
        return None

    def name_in_study(self, call):
        return call[RUN_NAME].strip()
