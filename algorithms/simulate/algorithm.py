# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate, the main job: rocks down an elevation model, and where they go as lines and maps."""

import math
import time

from ..base import TalusAlgorithm, sections_by_names
from ..layers.vector_layers import check_layers
from ..layers.writing import WritingProgress
from ..parameters.chance import check_distributions
from ..parameters.cluster import open_executor
from ..parameters.ground import check_ground_model
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.dem import open_dem
from ..scene.ground_raster import check_ground_raster
from ..scene.readiness import tell_readiness
from ..scene.rock import rock_lengths
from ..scene.scene import read_scene
from ..stages import SIMULATE
from ..styles.relief import relief_of
from ..styles.run_groups import end_run, new_run
from ..translation import tr
from .breaking import check_breaking, is_breaking, simulate_pieces
from .exceedances import kept_thresholds
from .forecast import Forecast, check_time, forecast
from .forecast import tell as tell_forecast
from .known_layers import known_layers
from .layers import layer_counts, write_layers
from .maps import wanted_maps, write_maps
from .obstacle_layers import write_obstacles
from .parameters import simulate_parameters
from .proof import mark_layers
from .report import write_report
from .sections import sections
from .study import write_study
from .summary import labels, numbers_of, tell
from .unfinished import Progress, cancelled, keeping

MAKE_MAPS = "REPORT", "CONFIDENCE", "EXCEEDANCES", "HEIGHT_EXCEEDANCES"  # outputs beside the maps themselves
WRITTEN = 98.0  # percent of the progress where the layers are written


class Simulate(TalusAlgorithm):
    """Reads the layers, calls the engine once, writes the results."""

    stage = SIMULATE
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

    def known_layers(self):
        return known_layers()

    def initAlgorithm(self, configuration=None):
        self.define(simulate_parameters(), number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        check_distributions(self, parameters, context)
        check_ground_model(self, parameters, context)
        rock_lengths(self, parameters, context)
        check_breaking(self, parameters, context)
        kept_thresholds(self, parameters, context)
        check_layers(self, parameters, context)
        check_ground_raster(self, parameters, context, open_dem(self, parameters, context))
        check_outputs(self, parameters, context)

    def prepareAlgorithm(self, parameters, context, feedback):
        """In the main thread, where the layer tree may be looked at."""
        name = self.parameterAsString(parameters, "RUN_NAME", context).strip()
        maps = [one.parameter for one in wanted_maps(self, parameters)]
        shown = "ENERGY_P95" if "ENERGY_P95" in maps else (maps or ["TRAJECTORIES"])[0]
        band = max(self.parameterAsInt(parameters, "BAND", context), 1)
        relief = relief_of(self.parameterAsRasterLayer(parameters, "DEM", context), band)
        self.run_of_layers = new_run(name, {shown, "STOPS"}, context.project(), relief)
        return super().prepareAlgorithm(parameters, context, feedback)

    def process(self, parameters, context, feedback):
        try:
            return self._run(parameters, context, feedback)
        finally:
            end_run(self.run_of_layers)

    def _run(self, parameters, context, feedback):
        self.checked(parameters, context)
        scene = read_scene(self, parameters, context, feedback, self._kept(parameters, context))
        is_compiled = tell_readiness(feedback)
        expected = self._forecast(scene, parameters, context, feedback)
        computing = 100.0 * expected.share_of_computing()
        is_compiled = is_compiled or not math.isnan(expected.seconds)  # by the trial
        with open_executor(self.parameterAsString(parameters, "SCHEDULER", context), feedback) as executor:
            is_kept = not is_breaking(self, parameters, context)
            kept = keeping(self, parameters, context, expected.seconds) if is_kept else None
            progress = Progress(feedback, computing, kept)
            scene, result = self._simulate(scene, executor, parameters, context, feedback, progress, is_compiled)
        numbers = numbers_of(result, len(scene.releases))
        with Files() as files:
            feedback.setProgressText(tr("Writing maps ..."))
            paths = write_maps(self, parameters, context, files, scene, result)
            progress = WritingProgress(feedback, computing + 1.0, WRITTEN, layer_counts(self, parameters, result))
            paths.update(write_layers(self, parameters, context, feedback, files, scene, result, progress))
            paths.update(write_obstacles(self, parameters, context, feedback, files, scene, result))
            write_study(self, parameters, context, feedback, files, scene, result)
            run_name = self.run_of_layers.name
            mark_layers(files.staged(), result, run_name)
            if is_wanted(self, parameters, "REPORT"):
                feedback.setProgressText(tr("Writing the report ..."))
                paths["REPORT"] = self.parameterAsFileOutput(parameters, "REPORT", context)
                head = read_report_head(self, parameters, context)
                rows = parameter_rows(self, parameters, context)
                write_report(files.stage(paths["REPORT"]), scene, result, numbers, rows, head, run_name)
        if kept is not None:
            kept.remove()
        for name, path in paths.items():
            feedback.pushInfo(f"{name}: {path}")
        return {**paths, **numbers}

    def _kept(self, parameters, context):
        """What the runs have to keep: only what some output needs."""
        return {
            "maps": any(is_wanted(self, parameters, one) for one in MAKE_MAPS) or bool(wanted_maps(self, parameters)),
            "confidence_maps": is_wanted(self, parameters, "CONFIDENCE"),
            **kept_thresholds(self, parameters, context),
            "trajectories": any(is_wanted(self, parameters, name) for name in ("TRAJECTORIES", "SAMPLES")),
            "contacts": is_wanted(self, parameters, "CONTACTS"),
            "impacts": is_wanted(self, parameters, "TREE_IMPACTS"),
        }

    def _forecast(self, scene, parameters, context, feedback):
        """What is to be expected, told before it begins. Clusters are not tried: nobody waits for them here."""
        if self.parameterAsString(parameters, "SCHEDULER", context).strip():
            return Forecast(int(scene.points.runs.sum()), math.nan, math.nan, {})
        outputs = [one.name() for one in self.destinationParameterDefinitions()]
        found = forecast(scene, [name for name in outputs if is_wanted(self, parameters, name)], feedback)
        labels = {one.name(): one.description() for one in self.parameterDefinitions()}
        tell_forecast(found, scene.points.x.size, labels, feedback)
        check_time(self, parameters, context, found)
        return found

    def _simulate(self, scene, executor, parameters, context, feedback, progress, is_compiled):
        """Call the engine, with cancel and a Progress, which knows where unfinished work is kept.

        Returns the scene, with the pieces among its rocks where they break, and the result.
        """
        from ... import engine

        feedback.setProgressText(tr("Simulating ..."))
        options = {
            "progress": progress, "cancelled": feedback.isCanceled,
            "barriers": scene.barriers, "trees": scene.trees,
        }  # fmt: skip
        started = time.perf_counter()
        try:
            if is_breaking(self, parameters, context):
                found = simulate_pieces(self, parameters, context, feedback, scene, options)
                scene, result = scene._replace(rocks=found.rocks), found.result
            else:
                parts = scene.terrain, scene.ground, scene.rock, scene.releases, scene.settings
                result = engine.simulate(*parts, executor, checkpoint=progress.kept, **options)
        except engine.Cancelled as error:
            raise cancelled(progress) from error
        seconds = time.perf_counter() - started
        tell(result, numbers_of(result, len(scene.releases)), seconds, feedback, is_compiled)
        return scene, result
