# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate runs: hands its door to the engine's job, and reports and writes what comes of it."""

from contextlib import contextmanager

from qgis.core import QgsProcessingException

from ... import engine
from ...engine.scene.job import Host, breaks, carry_out
from ...engine.scene.splitting import splits, times_as_many
from ...engine.terrain_store.stored_terrain import StoredTerrain
from ..number_words import told
from ..parameters.cluster import open_executor
from ..parameters.ground import of_paper
from ..parameters.report_heads import read_report_head
from ..parameters.scene import AIR_DENSITY, FREE_FLIGHT, SCHEDULER
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.door import QgisDoor
from ..scene.readiness import tell_readiness
from ..scene.scene import tell_scene
from ..styles.run_groups import end_run
from ..translation import tr
from .breaking import tell_pieces
from .forecast import check_time, estimated_numbers, features_of, forecast, share_of_computing, tell_how_good
from .forecast import tell as tell_forecast
from .layers import mark_layers, write_layers
from .maps import write_maps
from .parameters import ONLY_ESTIMATE, REPORT
from .rare_run_outs import splitting_texts
from .rolling_interval import numbers_of_ends, sentence, tell_comparing
from .study import write_study
from .summary import numbers_of, tell
from .tree_events import lost_share, tell_events
from .unfinished import Progress, cancelled, check_room, is_kept, keeping, rounds_of, shelf_of

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
            message = f"{str(error).rstrip('.')}. {told(text, self.kept.runs_kept, int(inputs.points.runs.sum()))}"
            raise QgsProcessingException(message) from error

    def workers(self, inputs):
        """The executor of a cluster, where one is asked for."""
        return open_executor(self.call[SCHEDULER], self.call)

    def expect(self, inputs, executor, in_files):
        """Report what is to be expected; ends here where nothing else is asked for."""
        call, are_whole = self.call, not (breaks(self.door.values) or splits(self.door.values))
        takes_cluster = not breaks(self.door.values)
        outputs = [one.name() for one in call.outputs() if call.wants(one.name())]
        self.expected = expected = self._forecast(inputs, outputs, executor if takes_cluster else None, in_files)
        features = features_of(expected, outputs)
        labels = {one.name(): one.description() for one in call.definitions()}
        is_in_tiles = isinstance(inputs.terrain, StoredTerrain)
        tell_forecast(expected, features, inputs.points.x.size, labels, is_in_tiles, call)
        check_time(call, expected)
        check_room(call, inputs, expected, is_in_tiles)
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
        found = forecast(inputs, outputs, self.call, times, executor, in_files)
        if is_kept(self.call, found.seconds):
            return found
        return found._replace(disk=found.disk - found.disk_kept, disk_kept=0.0)

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
        if ends is not None:
            call.info(sentence(ends))
        numbers = {**numbers_of(result, inputs.points.x.size), **numbers_of_ends(ends)}
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
