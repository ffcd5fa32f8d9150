# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate runs: reads the layers, calls the engine once, writes the results."""

import math
import time

from qgis.core import QgsProcessingException

from ... import engine
from ..layers.writing import WritingProgress
from ..parameters.cluster import open_executor
from ..parameters.report_heads import read_report_head
from ..parameters.scene import SCHEDULER
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.readiness import tell_readiness
from ..scene.scene import read_scene
from ..styles.run_groups import end_run
from ..translation import tr
from .breaking import is_breaking, simulate_pieces
from .exceedances import kept_thresholds
from .forecast import check_time, estimated_numbers, forecast, tell_how_good
from .forecast import tell as tell_forecast
from .large_terrain import check_nets, check_room, maps_folder, read_large_terrain
from .layers import layer_counts, write_layers
from .map_outputs import CONFIDENCE, EXCEEDANCES, HEIGHT_EXCEEDANCES, wanted_maps
from .maps import write_maps
from .obstacle_layers import write_obstacles
from .outputs import CONTACTS, SAMPLES, TRAJECTORIES, TREE_IMPACTS
from .parameters import ONLY_ESTIMATE, REPORT
from .proof import mark_layers
from .rolling_interval import ends_of, numbers_of_ends
from .rounds import rounds_of
from .study import write_study
from .summary import numbers_of, tell
from .tree_events import event_plan, lost_share, simulate_stands, tell_events, times_of
from .unfinished import Progress, cancelled, disk_of_unfinished, keeping, telling_what_is_kept

MAKE_MAPS = REPORT, CONFIDENCE, EXCEEDANCES, HEIGHT_EXCEEDANCES  # outputs beside the maps themselves
WRITTEN = 98.0  # percent of the progress where the layers are written


def run(call):
    """What Processing is told: outputs and numbers."""
    try:
        return _run(call)
    finally:
        end_run(call.run_of_layers)
        if call.prepared is not None:
            call.prepared.end()


def _run(call):
    call.checked()
    scene = read_scene(call, _kept(call), read_large_terrain)
    check_nets(call, scene)
    is_compiled = tell_readiness(call)
    with open_executor(call[SCHEDULER], call) as executor:
        expected = _forecast(call, scene, executor)
        check_room(call, scene, expected)
        if call[ONLY_ESTIMATE]:
            return estimated_numbers(expected)
        with maps_folder(scene) as folder:
            return _simulated(call, scene, executor, expected, is_compiled, folder)


def _simulated(call, scene, executor, expected, is_compiled, folder):
    """The same of a scene; ``folder``: for maps that are larger than memory, None for all others."""
    computing = 100.0 * expected.share_of_computing()
    is_compiled = is_compiled or not math.isnan(expected.seconds)  # by the trial
    kept = keeping(call, expected.seconds)
    progress = Progress(call, computing, kept)
    runs = int(scene.points.runs.sum())
    with telling_what_is_kept(kept, runs, OSError):
        scene, result = _simulate(call, scene, executor, progress, is_compiled, expected.seconds, folder)
    try:
        ends = ends_of(call, scene, result)
    except engine.Cancelled as error:
        raise cancelled(progress) from error
    numbers = {**numbers_of(result, scene.points.x.size), **numbers_of_ends(ends)}
    if scene.damaged is not None:
        numbers["TREES_LOST_SHARE"] = lost_share(scene.damaged)
    with telling_what_is_kept(kept, runs, (OSError, QgsProcessingException)), Files() as files:
        call.say(tr("Writing maps ..."))
        paths = write_maps(call, files, scene, result)
        progress = WritingProgress(call, computing + 1.0, WRITTEN, layer_counts(call, result))
        paths.update(write_layers(call, files, scene, result, progress))
        paths.update(write_obstacles(call, files, scene, result))
        write_study(call, files, scene, result)
        run_name = call.run_of_layers.name
        mark_layers(files.staged(), result, run_name)
        if call.wants(REPORT):
            from .report import write_report  # needs scipy, without which all else can be made

            call.say(tr("Writing the report ..."))
            paths[REPORT] = call.path(REPORT)
            head = read_report_head(call)
            rows = parameter_rows(call)
            write_report(files.stage(paths[REPORT]), scene, result, numbers, rows, head, run_name, ends)
    if kept is not None:
        kept.remove()
    for name, path in paths.items():
        call.info(f"{name}: {path}")
    return {**paths, **numbers}


def _kept(call):
    """What the runs have to keep: only what some output needs."""
    return {
        "maps": any(call.wants(one) for one in MAKE_MAPS) or bool(wanted_maps(call)),
        "confidence_maps": call.wants(CONFIDENCE),
        **kept_thresholds(call),
        "trajectories": any(call.wants(name) for name in (TRAJECTORIES, SAMPLES)),
        "contacts": call.wants(CONTACTS),
        "impacts": call.wants(TREE_IMPACTS),
    }


def _forecast(call, scene, executor):
    """What is to be expected, told before it begins."""
    if is_breaking(call) or event_plan(call) is not None:
        executor = None  # these are made here
    outputs = [one.name() for one in call.outputs()]
    found = forecast(scene, [name for name in outputs if call.wants(name)], call, times_of(call), executor)
    if not found.is_in_tiles:
        kept = disk_of_unfinished(call, scene, found.seconds)
        found = found._replace(disk=kept, disk_kept=kept)
    labels = {one.name(): one.description() for one in call.definitions()}
    tell_forecast(found, scene.points.x.size, labels, call)
    check_time(call, found)
    return found


def _simulate(call, scene, executor, progress, is_compiled, expected, folder):
    """Call the engine, with cancel and a Progress, which knows where unfinished work is kept.

    Returns the scene, with what came of rocks and of trees that broke for good, and the result.
    """
    call.say(tr("Simulating ..."))
    options = {
        "progress": progress, "cancelled": call.is_cancelled,
        "barriers": scene.barriers, "trees": scene.trees,
    }  # fmt: skip
    started = time.perf_counter()
    try:
        if is_breaking(call):
            found = simulate_pieces(call, scene, options)
            scene, result = scene._replace(rocks=found.rocks, broken=found), found.result
        elif (plan := event_plan(call)) is not None:
            found = simulate_stands(call, scene, plan, options)
            scene, result = scene._replace(damaged=found, point_of=found.point_of(scene.point_of)), found.result
        else:
            watch, options["rounds"] = call.prepared, rounds_of(call, progress)
            if watch is not None:
                watch.begin(scene.dem.grid, int(scene.points.runs.sum()), options["rounds"])
            parts = scene.terrain, scene.ground, scene.rocks, scene.releases, scene.settings
            result = engine.simulate(
                *parts, executor, checkpoint=progress.kept, watch=watch, maps_folder=folder, **options
            )
    except engine.Cancelled as error:
        raise cancelled(progress) from error
    seconds = time.perf_counter() - started
    tell(result, numbers_of(result, scene.points.x.size), seconds, call, is_compiled)
    if progress.kept is None or not progress.kept.runs_before:
        tell_how_good(expected, seconds, call)
    if scene.damaged is not None:
        tell_events(call, scene.damaged)
    return scene, result
