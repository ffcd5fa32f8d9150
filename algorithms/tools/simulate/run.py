# SPDX-License-Identifier: GPL-2.0-or-later
"""Run of talus:simulate: passes the inputs (its door) to the engine's job, then reports and writes the results."""

import os
from contextlib import contextmanager

from osgeo import gdal
from qgis.core import QgsProcessingException, QgsWkbTypes

from .... import engine
from ....engine.scene.inputs import kept_of
from ....engine.scene.job import Host, breaks, carry_out
from ....engine.scene.splitting import splits, times_as_many
from ....engine.study.features import features_of as study_features
from ....engine.study.outputs import proof_of, write_raster
from ....engine.terrain_store.stored_terrain import StoredTerrain
from ...number_words import formatted
from ...shared.layers.vector_layers import check_layers
from ...shared.layers.writing import WritingProgress, rows_of, write_layer
from ...shared.parameters.ground import of_paper
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import read_report_head
from ...shared.parameters.scene import AIR_DENSITY, FREE_FLIGHT, SCHEDULER
from ...shared.parameters.staging import Files
from ...shared.reports.page import parameter_rows
from ...shared.scene.dem import check_ground_raster, open_dem
from ...shared.scene.door import QgisDoor, check_scene
from ...shared.scene.profile_runs import tell_readiness
from ...shared.scene.scene import open_executor, tell_scene
from ...shared.styles import styles
from ...shared.styles.known_layers import ITEM
from ...shared.styles.layer_order import end_run
from ...shared.styles.on_load import style_on_load
from ...translation import tr
from .forecast import check_time, estimated_numbers, features_of, forecast, share_of_computing, tell_how_good
from .forecast import tell as tell_forecast
from .obstacles import (
    BarrierStyle,
    CrossingStyle,
    ImpactStyle,
    TreeStyle,
    barrier_columns,
    crossing_columns,
    impact_columns,
    lost_share,
    tell_events,
    tree_columns,
)
from .parameters import (
    BARRIER_CROSSINGS,
    BARRIER_RESULTS,
    CONFIDENCE,
    CONTACTS,
    ONLY_ESTIMATE,
    REPORT,
    SAMPLES,
    STOPS,
    TRAJECTORIES,
    TREE_IMPACTS,
    TREE_RESULTS,
    count_outputs,
    map_outputs,
)
from .study import files_of_study, write_study
from .styles import (
    NUMBER,
    ContactStyle,
    LineStyle,
    SampleStyle,
    StopStyle,
    contact_columns,
    event_columns,
    piece_columns,
    run_columns,
    sample_columns,
    way_columns,
)
from .summary import (
    kind_of_counts,
    numbers_of,
    sentence,
    splitting_columns,
    splitting_texts,
    tell,
    tell_comparing,
    tell_pieces,
    weight_columns,
)
from .unfinished import Progress, cancelled, check_disk_space, is_kept, keeping, rounds_of, shelf_of

# Checks of talus:simulate before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    check_scene(call)
    kept_of(QgisDoor(call), False)
    check_layers(call)
    check_ground_raster(call, open_dem(call))
    check_outputs(call, files_of_study(call))


# The layers of a simulation: features of the engine, with the columns and styles of QGIS.

Wkb = QgsWkbTypes.Type
KINDS = {
    "Measured 3D LineString": Wkb.LineStringZM, "Point Z": Wkb.PointZ, "Measured 3D Point": Wkb.PointZM,
    "LineString": Wkb.LineString, "Point": Wkb.Point,
}  # fmt: skip
MARKED = (".gpkg",)  # files of layers that keep metadata; rasters get theirs when they are written


def write_layers(call, files, scene, result, low, high):
    """Write the vector layers that were asked for and have something to show; returns parameter -> destination.

    low, high : percent of the progress before and after it
    """
    looks = looks_of(scene, result)
    features_of_outputs = {name: study_features(name.lower(), result, scene, call.run_of_layers.name)
             for name in looks if call.wants(name)}  # fmt: skip
    features_of_outputs = {name: features for name, features in features_of_outputs.items() if features is not None}
    progress = WritingProgress(
        call, low, high, {name: features.count for name, features in features_of_outputs.items()}
    )
    destinations = {}
    for name, features in features_of_outputs.items():
        columns, style = looks[name]
        watched = progress.of(name, call.label(name), rows_of(features, columns))
        form = columns, KINDS[features.kind], scene.dem.crs
        destinations[name] = write_layer(call, files, name, form, watched, style)
    return destinations


def looks_of(scene, result):
    """Output -> columns and style."""
    of_pieces, weights, counts = piece_columns(scene.broken), weight_columns(result), kind_of_counts(result)
    of_runs = (*run_columns(), *event_columns(scene.damaged), *of_pieces, *splitting_columns(result))
    of_lines, of_contacts, of_samples = (
        (*of_runs, *way_columns()), (*contact_columns(), *weights), (*sample_columns(), *weights),
    )  # fmt: skip
    rule = scene.barriers.rule if scene.barriers is not None else None
    of_barriers = barrier_columns(rule, counts)
    of_crossings, of_impacts = (*crossing_columns(rule), *weights), (*impact_columns(), *weights)
    of_trees = tree_columns(scene.damaged, scene.trees if scene.damaged is None else scene.damaged.trees, counts)
    return {
        TRAJECTORIES: ((NUMBER, *of_lines), LineStyle(of_lines)),
        STOPS: ((NUMBER, *of_runs), StopStyle(of_runs)),
        CONTACTS: ((NUMBER, *of_contacts), ContactStyle(of_contacts)),
        SAMPLES: ((NUMBER, *of_samples), SampleStyle(of_samples, scene.settings.trajectory_interval)),
        BARRIER_RESULTS: (of_barriers, BarrierStyle(of_barriers)),
        BARRIER_CROSSINGS: (of_crossings, CrossingStyle(of_crossings)),
        TREE_RESULTS: (of_trees, TreeStyle(of_trees)),
        TREE_IMPACTS: (of_impacts, ImpactStyle(of_impacts)),
    }


def mark_layers(paths, result, run_name):
    """Put the proof into databases of layers that have just been written. Raises OSError where that fails."""
    marked = [path for path in paths if os.path.splitext(path)[1].lower() in MARKED]
    items = proof_of(result, run_name) if marked else {}
    for path in marked:
        gdal.ErrorReset()
        dataset = gdal.OpenEx(path, gdal.OF_VECTOR | gdal.OF_UPDATE)
        if dataset is not None:
            for name, text in items.items():
                dataset.SetMetadataItem(name, text)
        dataset = None  # closes it
        if gdal.GetLastErrorType() >= gdal.CE_Failure:
            raise OSError(f"{path}: {gdal.GetLastErrorMsg()}")


# The maps as rasters of QGIS: written by the engine, with the words and the styles of the desktop.


def confidence_words():
    """Grid of a band -> what it is."""
    words = {
        "energy_more_runs": tr("Energy: factor of runs needed for 10 %"),
        "height_more_runs": tr("Height: factor of runs needed for 10 %"),
        "reach_probability": tr("Reach probability"),
        "reach_low": tr("Reach probability, lower bound"),
        "reach_high": tr("Reach probability, upper bound"),
    }
    for name, label in (("energy", tr("Energy")), ("height", tr("Height"))):
        for kind in ("p50", "p90", "p95", "p99"):
            words[f"{name}_{kind}"] = tr("{}, {}th percentile").format(label, kind[1:])
        words[f"{name}_p95_low"] = tr("{}, 95th percentile, lower bound").format(label)
        words[f"{name}_p95_high"] = tr("{}, 95th percentile, upper bound").format(label)
    return words


def map_looks_of(call):
    """Parameter of each raster -> (label, name of its colour ramp, grid of the engine -> description of its band)."""
    looks = {output.parameter: (output.label, output.ramp, {output.grid: output.label}) for output in map_outputs()}
    looks[CONFIDENCE] = call.label(CONFIDENCE), "more runs", confidence_words()
    for output_of_map in count_outputs():
        looks[output_of_map.parameter] = (
            output_of_map.label,
            "passages",
            {f"{output_of_map.kind.quantity}_exceedances": output_of_map.description},
        )
    return looks


def write_maps(call, files, scene, result):
    """Write the maps that were asked for; returns parameter -> path."""
    paths, items = {}, proof_of(result, call.run_of_layers.name)
    for name, (label, ramp, words) in map_looks_of(call).items():
        if not call.wants(name):
            continue
        path = paths[name] = call.path(name)
        largest = write_raster(files.stage(path), name.lower(), scene, result, {**items, ITEM: name}, words)
        style_on_load(call, path, label, styles.RasterStyle(ramp, largest), call.run_of_layers, name)
    return paths


WRITTEN = 98.0  # percent of the progress where the layers are written


def run(call):
    """Run talus:simulate and return its outputs and numbers to Processing."""
    try:
        call.checked()
        door = QgisDoor(call, shelf_of(call))
        host = _Host(call, door)
        try:
            carry_out(door, host)
        except engine.Cancelled as error:
            raise cancelled(host.runs) from error
        return host.outputs
    finally:
        end_run(call.run_of_layers)
        if call.prepared is not None:
            call.prepared.end()


class _Host(Host):
    """One call. ``outputs``: what Processing gets, once all is done; ``runs``: Progress, once it is known how long
    they take."""

    def __init__(self, call, door):
        self.call, self.door, self.with_maps = call, door, call.wants(REPORT)
        self.outputs, self.runs, self.expected, self.is_compiled, self.findings = {}, None, None, False, []

    def begin(self, inputs):
        """Report what was read, and whether the engine must be compiled."""
        tell_scene(self.door, inputs)
        self.is_compiled = tell_readiness(self.call)

    @contextmanager
    def keeping(self, inputs):
        """The message of an error ends with how many runs are kept."""
        try:
            yield
        except (OSError, QgsProcessingException) as error:
            if self.kept is None or not self.kept.runs_kept:
                raise
            text = tr("{} of {} runs are kept: start the simulation again with the same inputs, and it continues "
                      "from there.")  # fmt: skip
            message = f"{str(error).rstrip('.')}. {formatted(text, self.kept.runs_kept, int(inputs.points.runs.sum()))}"
            raise QgsProcessingException(message) from error

    def workers(self, inputs):
        """The executor of a cluster, where one is asked for."""
        return open_executor(self.call[SCHEDULER], self.call)

    def expect(self, inputs, executor, in_files):
        """Report what is to be expected; ends here where nothing else is asked for."""
        call, are_whole = self.call, not (breaks(self.door.values) or splits(self.door.values))
        takes_cluster = not breaks(self.door.values)
        outputs = [output.name() for output in call.outputs() if call.wants(output.name())]
        self.expected = expected = self._forecast(inputs, outputs, executor if takes_cluster else None, in_files)
        features = features_of(expected, outputs)
        labels = {definition.name(): definition.description() for definition in call.definitions()}
        is_in_tiles = isinstance(inputs.terrain, StoredTerrain)
        tell_forecast(expected, features, inputs.points.x.size, labels, is_in_tiles, call)
        check_time(call, expected)
        check_disk_space(call, inputs, expected, is_in_tiles)
        if call[ONLY_ESTIMATE]:
            self.outputs = estimated_numbers(expected)
            return False
        self.is_compiled = True  # by the sample
        self.kept = keeping(call, expected.seconds)
        self.runs = Progress(call, 100.0 * share_of_computing(expected, features), self.kept)
        call.say(tr("Simulating ..."))
        if are_whole:
            self.watch, self.rounds = call.prepared, rounds_of(call, self.runs)
            if self.watch is not None:
                self.watch.begin(inputs.grid, int(inputs.points.runs.sum()), self.rounds)
        return True

    def _forecast(self, inputs, outputs, executor, in_files):
        """The Estimate; unfinished work takes no disk where none is kept."""
        trees = self.door.values["trees"]
        times = 1 if trees["events"] is None else trees["events"] * trees["sequences"]  # that all runs are made
        if splits(self.door.values):
            times = times_as_many(self.door.values)
        estimate = forecast(inputs, outputs, self.call, times, executor, in_files)
        if is_kept(self.call, estimate.seconds):
            return estimate
        return estimate._replace(disk=estimate.disk - estimate.disk_kept, disk_kept=0.0)

    def progress(self, share):
        """Set it."""
        self.runs(share)

    def simulated(self, inputs, result, findings, seconds):
        """Report how it went."""
        call, self.findings = self.call, findings
        if inputs.broken is not None:
            tell_pieces(call, inputs)
        tell(result, findings, numbers_of(result, inputs.points.x.size), seconds, call, self.is_compiled)
        for text in splitting_texts(result):
            call.info(text)
        if self.kept is None or not self.kept.runs_before:
            tell_how_good(self.expected.seconds, seconds, call)
        if inputs.damaged is not None:
            tell_events(call, inputs.damaged)

    def comparing(self, reason):
        """Show the present progress."""
        tell_comparing(self.call, reason)

    def write(self, inputs, result, ends):
        """Maps, layers, the study and the report, all or none of them."""
        call = self.call
        numbers = numbers_of(result, inputs.points.x.size)
        if ends is not None:
            call.info(sentence(ends))
            numbers.update({"RUNOUT_P95_LOW": ends.low, "RUNOUT_P95_HIGH": ends.high})
        if inputs.damaged is not None:
            numbers["TREES_LOST_SHARE"] = lost_share(inputs.damaged)
        with Files() as files:
            call.say(tr("Writing maps ..."))
            paths = write_maps(call, files, inputs, result)
            paths.update(write_layers(call, files, inputs, result, self.runs.percent + 1.0, WRITTEN))
            write_study(self.door, files, inputs, result)
            run_name = call.run_of_layers.name
            mark_layers(files.staged(), result, run_name)
            if call.wants(REPORT):
                from .report import write_report  # needs scipy, without which all else can be made

                call.say(tr("Writing the report ..."))
                paths[REPORT] = call.path(REPORT)
                replaced = (AIR_DENSITY, FREE_FLIGHT) if of_paper(call) else ()  # a paper has its own
                rows = parameter_rows(call, replaced)
                told_of = self.findings, numbers, rows, read_report_head(call), run_name, ends
                write_report(files.stage(paths[REPORT]), inputs, result, *told_of)
        if self.kept is not None:
            self.kept.remove()
        for name, path in paths.items():
            call.info(f"{name}: {path}")
        self.outputs = {**paths, **numbers}
