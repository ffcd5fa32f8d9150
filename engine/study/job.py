# SPDX-License-Identifier: GPL-2.0-or-later
"""Does a study: scenario after scenario, each from its inputs to its files, and goes on where it was interrupted."""

import hashlib
import json
import os
from collections import Counter
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ..ensemble.estimate import SAMPLE, estimate
from ..ensemble.fragments import simulate_breaking
from ..ensemble.kept_files import CHECKPOINT as KIND
from ..ensemble.kept_files import MAPS_SO_FAR, REPLACES, STATE, claim, is_kept_folder, job_of, remove_kept
from ..ensemble.plausible_inputs import findings_of_inputs
from ..ensemble.proof import INPUTS
from ..ensemble.rounds import Rounds
from ..ensemble.shattering import Fragmentation
from ..ensemble.simulation import simulate
from ..ensemble.unfinished import UntilWritten
from ..findings.finding import NOTE, worst_first
from ..forest.damaging_events import simulate_events
from ..io.folder_lock import FolderLock
from ..jit.readiness import is_compiled, why_not_kept, why_slow
from ..members.rolling_ends import rolling_ends, why_not
from ..scene.obstacles import event_plan
from ..sizes.block_words import rock_words
from ..sizes.reach import order_of_reaches, reach_of
from ..terrain_store.stored_terrain import StoredTerrain
from ..terrain_store.within_memory import Shelf, room_missing, still_to_read
from ..types import Cancelled, WorkKept
from ..version import __version__
from ..workers.cluster import cluster_executor, threads_of
from .inputs import Reader
from .keys import TABLES
from .outputs import SUMMARY, files_of, files_written, write_outputs
from .places import check_not_inputs, check_places, places_of, real_folder

TERRAIN = "terrain"  # folder in that of the results, of terrain that is larger than memory
CHECKPOINT = "checkpoint"  # folder of what is kept of an unfinished scenario
BYTES_AT_ONCE = 2**24
MOST_TOLD = 5  # rocks of a set
SHARE, FEWEST = 0.02, 8  # of all runs that an estimate tries at most, and runs that it tries at least
KEPT = tuple(name for name in TABLES if name not in ("compute", "desktop"))  # tables that say what the results are


class Told(NamedTuple):
    """Functions that a job tells how it goes; each may be replaced."""

    say: object  # takes a sentence
    warn: object
    progress: object  # takes the share of the runs done, 0 to 1
    rounds: object = None  # takes ensemble.rounds.Rounds every few seconds; None where nobody wants to know


class Job:
    """A Study that is done with ``run``.

    told : Told
    cancelled : function that says whether to stop
    scheduler, threads : instead of those of the study, None for them
    allowed : folders outside of that of the study into which it may write
    """

    def __init__(self, study, told, cancelled=None, scheduler=None, threads=None, allowed=()):
        self.study, self.told, self.cancelled, self.allowed = study, told, cancelled, tuple(allowed)
        self.reaches = {}  # scenario -> sizes.reach.reach_of its result, of those that are done
        for scenario in study.scenarios:
            compute = scenario.values["compute"]
            compute["scheduler"] = compute["scheduler"] if scheduler is None else scheduler
            compute["threads"] = compute["threads"] if threads is None else threads

    def check(self):
        """Say where the study writes, and read all inputs; returns the findings about them. Raises StudyError for what
        cannot be used."""
        for folder in dict.fromkeys(real_folder(self.study, place) for place in places_of(self.study)):
            self.told.say(f"writes into {folder}")
        check_places(self.study, self.allowed)
        found = []
        with TemporaryDirectory(prefix="talus-") as folder:
            for scenario in self.study.scenarios:
                self._name(scenario)
                inputs = Reader(self.study, scenario, Shelf(folder), self.cancelled).inputs()
                self._tell_inputs(inputs, self._shelf().folder)
                found.extend(_findings_of(inputs))
                names = (*files_of(scenario.values["outputs"], inputs), SUMMARY)
                check_not_inputs(self.study, scenario, self.folder(scenario), names)
        self._tell_findings(found)
        return found

    def run(self, anew=False):
        """Do all scenarios that are not done yet, with ``anew`` all.

        Raises StudyError for inputs that cannot be used, Cancelled, OSError where the work cannot go on or results
        cannot be written: WorkKept where what was done is kept.
        """
        check_places(self.study, self.allowed)
        for scenario in self.study.scenarios[1:]:  # what is wrong with a later one is told before long work starts
            Reader(self.study, scenario, self._shelf(), self.cancelled).inputs()
        for scenario in self.study.scenarios:
            self._name(scenario)
            self._run(scenario, anew)
        if self.study.scenarios[0].values["compute"]["terrain_folder"] is None:
            self._shelf().remove()

    def _shelf(self):
        """Where terrain larger than memory is kept: for all scenarios, until the last of them is done."""
        values = self.study.scenarios[0].values  # the same of all
        given = values["compute"]["terrain_folder"]
        return Shelf(
            self.study.file(values["outputs"]["folder"]) / TERRAIN if given is None else self.study.file(given)
        )

    def folder(self, scenario):
        """Where the results of a scenario are written."""
        return self.study.file(scenario.values["outputs"]["folder"]) / scenario.name

    def _name(self, scenario):
        if scenario.name:
            self.told.say(f"Scenario {scenario.name}")

    def _run(self, scenario, anew):
        folder = self.folder(scenario)
        is_new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        try:
            lock = FolderLock(folder)
        except BlockingIOError as error:
            text = f"another job writes into {folder}; wait for its end, or choose another folder."
            raise self.study.problem("outputs.folder", text, scenario) from error
        with ExitStack() as stack:
            if is_new:
                stack.callback(_remove_empty, folder)
            stack.callback(lock.release)
            told, mark = self._told_in_summary(scenario), folder / CHECKPOINT / REPLACES
            noted = _read_json(mark) if is_kept_folder(mark.parent) else None
            noted = noted if isinstance(noted, dict) else {}
            replaces = anew or noted.get("told") == told
            if not replaces and _is_done(folder, told):
                self.told.say(f"  done before, {folder} has all its results; --anew does it again")
                self.reaches[scenario.name] = (_read_json(folder / SUMMARY) or {}).get("reach")
                remove_kept(folder / CHECKPOINT)  # of a job that was killed when all was written
                return
            inputs = Reader(self.study, scenario, self._shelf(), self.cancelled).inputs()
            names = files_of(scenario.values["outputs"], inputs)
            check_not_inputs(self.study, scenario, folder, (*names, SUMMARY))
            ours = {*files_written(folder), *map(str, noted.get("files") or ())}
            self._refuse_others(folder, names, scenario, replaces, ours)
            self._tell_inputs(inputs)
            of_scene = _findings_of(inputs)
            self._tell_findings(of_scene)
            if anew:
                remove_kept(folder / CHECKPOINT)
                _mark(folder, told, ours | {*names, SUMMARY})
            maps_folder = self._large_maps(inputs, stack)
            rounds, kept = Rounds(folder / MAPS_SO_FAR, self.told.rounds), UntilWritten(folder / CHECKPOINT)
            with _telling_what_is_kept(kept, sum(release.runs for release in inputs.releases)):
                try:
                    inputs, result = self._simulate(scenario, inputs, kept, maps_folder, rounds)
                    more = self._ends_of_rolling(scenario, inputs, result)
                except Cancelled:
                    self._tell_kept(rounds)
                    raise
                except ValueError as error:
                    raise self.study.problem("", str(error), scenario) from error
                findings = worst_first([*result.findings, *self._order_of_sizes(scenario, result)])
                self._tell_findings(one for one in findings if one not in of_scene)
                more["findings"] = [one.as_dict() for one in findings]
                self._write(scenario, told, folder, names, (inputs, result, more))
            mark.unlink(missing_ok=True)
            kept.remove()
            remove_kept(folder / CHECKPOINT)
            rounds.remove()

    def _order_of_sizes(self, scenario, result):
        """Findings of this scenario beside those that are done, where larger blocks reach less far."""
        before = order_of_reaches(self.reaches.items())
        self.reaches[scenario.name] = reach_of(result)
        return [one for one in order_of_reaches(self.reaches.items()) if one not in before]

    def _ends_of_rolling(self, scenario, inputs, result):
        """What the summary tells of the interval of the rolling resistance; nothing where it is switched off."""
        if not scenario.values["outputs"]["rolling_interval"]:
            return {}
        breaks = inputs.broken is not None or inputs.damaged is not None
        reason = why_not(result.runs.size, inputs.ground, inputs.settings, inputs.barriers, inputs.classes, breaks)
        if reason:
            self.told.say(f"  interval of the rolling resistance: not compared ({reason})")
            return {"rolling_interval": {"not_compared": reason}}
        parts = inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers
        ends = rolling_ends(result.runs, *parts, inputs.trees, inputs.classes, self.cancelled)
        self.told.say(
            f"  95 % run-out {ends.given:.1f} m, within the interval of the rolling resistance {ends.low:.1f} to "
            f"{ends.high:.1f} m ({ends.runs} runs at each end)"
        )
        return {"rolling_interval": ends.as_values()}

    def _write(self, scenario, told, folder, names, made):
        """The files of a scenario. Files are marked to be replaced, for a job that is killed leaves some of them."""
        inputs, result, more = made
        self._tell_result(scenario, result)
        self.told.say(f"  writing {len(names)} files into {folder}")
        name = " ".join(filter(None, (scenario.values[""]["name"], scenario.name)))
        _mark(folder, told, {*files_written(folder), *names, SUMMARY})
        write_outputs(folder, names, name, inputs, result, told, more)

    def _tell_kept(self, rounds):
        """What is there of a scenario that was interrupted."""
        if rounds.runs_made:
            self.told.say(f"  kept: {rounds.made_so_far()}")
        if rounds.maps_from is not None:
            self.told.say(f"  maps of these runs are in {rounds.folder}")

    def _told_in_summary(self, scenario):
        """What results belong to: the keys, the version, and the bytes of the files that were read."""
        asked = json.loads(json.dumps({name: scenario.values[name] for name in KEPT}))  # as it is read back
        return {"study": asked, "talus": __version__, "read": self._digests(scenario)}

    def _digests(self, scenario):
        """Key -> sha256 of the file that it names."""
        found = {}
        for table, keys in TABLES.items():
            for name, key in keys.items():
                value = scenario.values[table][name]
                path = self.study.file(value) if key.kind == "path" and value else None
                if table != "outputs" and path is not None and path.is_file():
                    found[f"{table}.{name}"] = _sha256(path)
        return found

    def _refuse_others(self, folder, names, scenario, replaces, ours):
        """Raise StudyError where files of something else would be overwritten; ``ours``: those that Talus wrote."""
        taken = [name for name in (*names, SUMMARY) if os.path.lexists(folder / name)]
        foreign = [name for name in taken if name not in ours]
        if foreign and replaces:
            text = f"{folder} holds {foreign[0]}, which Talus did not write; move it, or choose another folder."
            raise self.study.problem("outputs.folder", text, scenario)
        if taken and not replaces:
            text = (
                f"{folder} holds {taken[0]} of another study, another state of this one or another version of Talus. "
                "Choose another folder, or replace it with --anew."
            )
            raise self.study.problem("outputs.folder", text, scenario)

    def _large_maps(self, inputs, stack):
        """Folder for the maps of terrain in a store, None for terrain in memory."""
        if not isinstance(inputs.terrain, StoredTerrain):
            return None
        return stack.enter_context(inputs.terrain.store.job_folder("maps"))

    def _tell_estimate(self, scenario, inputs, checkpoint, in_files, executor):
        """What it will take; OSError where a disk has no room for it."""
        runs, rasters = sum(release.runs for release in inputs.releases), len(scenario.values["outputs"]["maps"])
        found = estimate(
            inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers,
            inputs.trees, min(SAMPLE, max(int(SHARE * runs), FEWEST)), self.cancelled, in_files,
            scenario.values["compute"]["rounds"], rasters, threads_of(executor),
        )  # fmt: skip
        self.told.say(f"  {found.text()}")
        needs = Counter(still_to_read(inputs.terrain, found.disk_of_store))
        needs[checkpoint.parent] += found.disk_of_results
        missing = room_missing(needs)
        if missing:
            raise OSError(missing)
        needs[checkpoint.parent] += found.disk_kept  # without it results can be made all the same
        missing = room_missing(needs)
        if missing:
            self.told.warn(f"{missing} Without, what is done may be lost when the job is interrupted.")

    def _simulate(self, scenario, inputs, kept, maps_folder, rounds):
        """The Inputs, with what came of rocks and trees that broke, and the Result."""
        if not (is_compiled() or why_slow()):
            self.told.say("  the engine is compiled once, which takes half a minute to two minutes ...")
            if why_not_kept():
                self.told.warn(why_not_kept())
        options = {
            "progress": self.told.progress, "cancelled": self.cancelled, "barriers": inputs.barriers,
            "trees": inputs.trees,
        }  # fmt: skip
        parts = inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings
        rock = scenario.values["rock"]
        if rock["breaking"] is not None:
            fragmentation = Fragmentation(threshold=rock["breaking"], smallest=rock["smallest_piece"])
            self.told.warn("rocks break, and of these runs nothing is kept: if they are interrupted they begin anew.")
            terrain, ground, (broken,), releases, settings = parts
            found = simulate_breaking(terrain, ground, broken, releases, settings, fragmentation, **options)
            return inputs._replace(rocks=found.rocks, broken=found), found.result
        plan = event_plan(scenario.values["trees"])
        if plan is not None:
            self.told.warn("stems break, and of these runs nothing is kept: if they are interrupted they begin anew.")
            terrain, ground, rocks, releases, settings = parts
            of_trees = options.pop("trees")
            found = simulate_events(terrain, ground, rocks, releases, settings, of_trees, plan, **options)
            return inputs._replace(damaged=found, point_of=found.point_of(inputs.point_of)), found.result
        if (kept.folder / STATE).exists():
            self.told.say("  goes on where it was interrupted")
        address, in_rounds = (scenario.values["compute"][name] for name in ("scheduler", "rounds"))
        if in_rounds:
            options["rounds"] = rounds
        with cluster_executor(address) if address else nullcontext() as executor:
            self._tell_estimate(scenario, inputs, kept.folder, maps_folder is not None, executor)
            result = simulate(*parts, executor, checkpoint=kept, maps_folder=maps_folder, **options)
        if kept.problem:
            self.told.warn(f"{kept.problem} The results are written without.")
        return inputs, result

    def _tell_inputs(self, inputs, place=None):
        """``place``: where a run will have terrain that is larger than memory, None for where it is."""
        ny, nx = inputs.terrain.shape
        runs = sum(release.runs for release in inputs.releases)
        self.told.say(f"  terrain of {nx} x {ny} nodes, {len(inputs.releases)} release points, {runs} runs")
        if isinstance(inputs.terrain, StoredTerrain):
            folder = inputs.terrain.store.folder if place is None else place / inputs.terrain.store.folder.name
            self.told.say(f"  larger than the memory for it, so in tiles in {folder}")
        for number, rock in enumerate(inputs.rocks[:MOST_TOLD]):
            self.told.say(f"  {rock_words(number, rock, inputs.releases)}")
        if len(inputs.rocks) > MOST_TOLD:
            self.told.say(f"  and {len(inputs.rocks) - MOST_TOLD} more rocks")
        for what, obstacles in (("barriers", inputs.barriers), ("trees", inputs.trees)):
            if obstacles is not None:
                self.told.say(f"  {len(obstacles)} {what}")

    def _tell_findings(self, findings):
        for one in dict.fromkeys(findings):
            (self.told.say if one.severity == NOTE else self.told.warn)(one.sentence)

    def _tell_result(self, scenario, result):
        runs = result.runs
        reasons = ", ".join(f"{name} {count}" for name, count in result.provenance["stop_reasons"].items())
        self.told.say(
            f"  {runs.size} runs: {reasons}; at most {runs['distance'].max():.1f} m far, "
            f"{runs['energy_max'].max() / 1000.0:.4g} kJ, {runs['velocity_max'].max():.3g} m/s"
        )
        if not scenario.name:
            self._compare_with_desktop(scenario.values["desktop"], result)

    def _compare_with_desktop(self, desktop, result):
        """Say whether what was read and what came out have the bits of the run in QGIS that wrote the file."""
        given = [name for name in INPUTS if desktop[name] is not None]
        if not given:
            return
        changed = [name for name in given if desktop[name] != result.provenance[name]["sha256"]]
        if changed:
            self.told.warn(f"not the inputs of the run in QGIS: {', '.join(changed)} changed since.")
        elif desktop["result"] == result.result_digest:
            self.told.say("  the same inputs and the same bits as in QGIS")
        elif desktop["version"] != __version__:
            self.told.warn(f"other bits than in QGIS, where Talus was {desktop['version']}; this is {__version__}.")
        elif desktop["result"] is not None:
            self.told.warn("the inputs of the run in QGIS, and other bits: a key of numerics or ground was changed.")


def _findings_of(inputs):
    """Findings about the Inputs of a scenario."""
    return findings_of_inputs(
        inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers, inputs.trees
    )


def _mark(folder, told, files):
    """Note what replaces the results of a folder from now on, and which files are Talus' own to be replaced."""
    mark = folder / CHECKPOINT / REPLACES
    claim(mark.parent, KIND, job_of(told))
    mark.write_text(json.dumps({"told": told, "files": sorted(files)}), encoding="utf-8")


def _is_done(folder, told):
    """Whether the folder holds all results of what is told in a summary."""
    found = _read_json(folder / SUMMARY)
    is_same = isinstance(found, dict) and all(found.get(name) == value for name, value in told.items())
    return is_same and all((folder / name).exists() for name in found["files"])


def _read_json(path):
    """What a file holds, None where there is none or it cannot be read."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return None


@contextmanager
def _telling_what_is_kept(kept, runs):
    """Of a scenario with so many runs that an OSError ends: WorkKept where some are kept."""
    try:
        yield
    except OSError as error:
        if not kept.runs_kept:
            raise
        text = str(error).rstrip(".")
        raise WorkKept(f"{text}. {kept.runs_kept} of {runs} runs are kept in {kept.folder}.") from error


def _remove_empty(folder):
    """Remove a folder unless something is in it."""
    with suppress(OSError):  # it is not empty
        folder.rmdir()


def _sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while part := file.read(BYTES_AT_ONCE):
            digest.update(part)
    return digest.hexdigest()
