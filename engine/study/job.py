# SPDX-License-Identifier: GPL-2.0-or-later
"""Does a study: scenario after scenario, each from its inputs to its files, and goes on where it was interrupted."""

import hashlib
import json
import os
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from tempfile import TemporaryDirectory
from typing import NamedTuple

from ..ensemble.estimate import SAMPLE, estimate, scarce_memory
from ..ensemble.kept_files import CHECKPOINT as KIND
from ..ensemble.kept_files import MAPS_SO_FAR, REPLACES, STATE, claim, is_kept_folder, job_of, remove_kept
from ..ensemble.plausible_inputs import findings_of_inputs
from ..ensemble.proof import INPUTS, result_digest
from ..ensemble.rounds import Rounds
from ..ensemble.split_words import splitting_words
from ..ensemble.unfinished import UntilWritten
from ..findings.finding import DOUBTFUL, NOTE, Kind, worst_first
from ..io.folder_lock import FolderLock
from ..io.plain_file import read_json
from ..jit.readiness import is_compiled, why_not_kept, why_plain, why_slow
from ..scene.job import Host, breaks, carry_out, missing_room
from ..scene.splitting import splits
from ..sizes.block_words import rock_words
from ..sizes.reach import order_of_reaches, reach_of
from ..statistics import experience
from ..terrain_store.stored_terrain import StoredTerrain
from ..terrain_store.within_memory import Shelf
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

INPUTS_CHANGED = Kind(
    "desktop-inputs-changed", DOUBTFUL,
    "The inputs differ from those of the run in QGIS that wrote the study: {inputs} changed since.",
    "Write the study again from QGIS, or remove its table desktop.",
)  # fmt: skip
OTHER_VERSION = Kind(
    "desktop-other-version", DOUBTFUL,
    "The result differs in its bits from that in QGIS, where Talus was {then}; this is {now}.",
    "Use the same version for both, or remove the table desktop.",
)  # fmt: skip
OTHER_BITS = Kind(
    "desktop-other-bits", DOUBTFUL,
    "The inputs are those of the run in QGIS, but the result differs in its bits: a key of numerics or ground was "
    "changed.",
    "Undo the change, or remove the table desktop.",
)  # fmt: skip


class Told(NamedTuple):
    """Functions for the messages of a job; each may be replaced."""

    say: object  # takes a sentence
    warn: object
    progress: object  # takes the share of the runs done, 0 to 1
    rounds: object = None  # takes ensemble.rounds.Rounds every few seconds; None where nobody wants to know


class Job:
    """A Study that is done with ``run``.

    reporter : Told
    cancelled : function that says whether to stop
    scheduler, threads : instead of those of the study, None for them
    allowed : folders outside of that of the study into which it may write
    """

    def __init__(self, study, reporter, cancelled=None, scheduler=None, threads=None, allowed=()):
        self.study, self.reporter, self.cancelled, self.allowed = study, reporter, cancelled, tuple(allowed)
        self.reaches = {}  # scenario -> sizes.reach.reach_of its result, of those that are done
        for scenario in study.scenarios:
            compute = scenario.values["compute"]
            compute["scheduler"] = compute["scheduler"] if scheduler is None else scheduler
            compute["threads"] = compute["threads"] if threads is None else threads

    def check(self):
        """Say where the study writes, and read all inputs; returns the findings about them. Raises StudyError for what
        cannot be used."""
        for folder in dict.fromkeys(real_folder(self.study, place) for place in places_of(self.study)):
            self.reporter.say(f"writes into {folder}")
        check_places(self.study, self.allowed)
        findings = []
        with TemporaryDirectory(prefix="talus-") as folder:
            for scenario in self.study.scenarios:
                self._name(scenario)
                inputs = Reader(self.study, scenario, Shelf(folder), self.cancelled).inputs()
                self.tell_inputs(inputs, self.shelf().folder)
                findings.extend(_findings_of(inputs))
                names = (*files_of(scenario.values["outputs"], inputs), SUMMARY)
                check_not_inputs(self.study, scenario, self.folder(scenario), names)
        self.tell_findings(findings)
        return findings

    def run(self, anew=False):
        """Do all scenarios that are not done yet, with ``anew`` all.

        Raises StudyError for inputs that cannot be used, Cancelled, OSError where the work cannot go on or results
        cannot be written: WorkKept where what was done is kept.
        """
        check_places(self.study, self.allowed)
        for scenario in self.study.scenarios[1:]:  # what is wrong with a later one is told before long work starts
            Reader(self.study, scenario, self.shelf(), self.cancelled).inputs()
        for scenario in self.study.scenarios:
            self._name(scenario)
            self._run(scenario, anew)
        if self.study.scenarios[0].values["compute"]["terrain_folder"] is None:
            self.shelf().remove()

    def shelf(self):
        """Folder of terrain larger than memory: for all scenarios, until the last of them is done."""
        values = self.study.scenarios[0].values  # the same of all
        given = values["compute"]["terrain_folder"]
        return Shelf(
            self.study.file(values["outputs"]["folder"]) / TERRAIN if given is None else self.study.file(given)
        )

    def folder(self, scenario):
        """Folder of the results of a scenario."""
        return self.study.file(scenario.values["outputs"]["folder"]) / scenario.name

    def _name(self, scenario):
        if scenario.name:
            self.reporter.say(f"Scenario {scenario.name}")

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
            host = _Host(self, scenario, folder, anew)
            if not host.replaces and _is_done(folder, host.told_of):
                self.reporter.say(f"  done before, {folder} has all its results; --anew does it again")
                self.reaches[scenario.name] = (_read_json(folder / SUMMARY) or {}).get("reach")
                remove_kept(folder / CHECKPOINT)  # of a job that was killed when all was written
                return
            carry_out(Reader(self.study, scenario, self.shelf(), self.cancelled), host)
            host.end()

    def order_of_sizes(self, scenario, result):
        """Findings of this scenario beside those that are done, where larger blocks reach less far."""
        before = order_of_reaches(self.reaches.items())
        self.reaches[scenario.name] = reach_of(result)
        return [reach for reach in order_of_reaches(self.reaches.items()) if reach not in before]

    def tell_inputs(self, inputs, folder_of_scenario=None):
        """``folder_of_scenario``: where a run will have terrain that is larger than memory, None for where it is."""
        ny, nx = inputs.terrain.shape
        runs = sum(release.runs for release in inputs.releases)
        self.reporter.say(f"  terrain of {nx} x {ny} nodes, {len(inputs.releases)} release points, {runs} runs")
        if isinstance(inputs.terrain, StoredTerrain):
            folder = (
                inputs.terrain.store.folder
                if folder_of_scenario is None
                else folder_of_scenario / inputs.terrain.store.folder.name
            )
            self.reporter.say(f"  larger than the memory for it, so in tiles in {folder}")
        for number, rock in enumerate(inputs.rocks[:MOST_TOLD]):
            self.reporter.say(f"  {rock_words(number, rock, inputs.releases)}")
        if len(inputs.rocks) > MOST_TOLD:
            self.reporter.say(f"  and {len(inputs.rocks) - MOST_TOLD} more rocks")
        for what, obstacles in (("barriers", inputs.barriers), ("trees", inputs.trees)):
            if obstacles is not None:
                self.reporter.say(f"  {len(obstacles)} {what}")

    def tell_findings(self, findings):
        """Say notes, and warn of all others."""
        for finding in dict.fromkeys(findings):
            (self.reporter.say if finding.severity == NOTE else self.reporter.warn)(finding.sentence)


class _Host(Host):
    """One scenario of a Job, whose folder is locked.

    replaces : whether earlier results in the folder may be written over
    told_of : what results belong to: the keys, the version, and the bytes of the files that were read
    """

    def __init__(self, job, scenario, folder, anew):
        self.job, self.study, self.reporter, self.scenario = job, job.study, job.reporter, scenario
        self.folder, self.checkpoint, self.anew = folder, folder / CHECKPOINT, anew
        asked = json.loads(json.dumps({name: scenario.values[name] for name in KEPT}))  # as it is read back
        self.told_of = {"study": asked, "talus": __version__, "read": self._digests()}
        self.mark = self.checkpoint / REPLACES
        noted = _read_json(self.mark) if is_kept_folder(self.checkpoint) else None
        self.noted = noted if isinstance(noted, dict) else {}
        self.replaces = anew or self.noted.get("told") == self.told_of
        self.names, self.of_scene, self.more = [], [], {}
        self.made_so_far = Rounds(folder / MAPS_SO_FAR, job.reporter.rounds)
        if scenario.values["compute"]["rounds"]:
            self.rounds = self.made_so_far

    def begin(self, inputs):
        """Refuse to write over files of something else, and report what was read."""
        self.names = files_of(self.scenario.values["outputs"], inputs)
        check_not_inputs(self.study, self.scenario, self.folder, (*self.names, SUMMARY))
        ours = {*files_written(self.folder), *_texts(self.noted.get("files"))}
        self._refuse_others(ours)
        self.job.tell_inputs(inputs)
        self._find(_findings_of(inputs))
        if self.anew:
            remove_kept(self.checkpoint)
            _mark(self.folder, self.told_of, ours | {*self.names, SUMMARY})
        self.kept = UntilWritten(self.checkpoint)

    def workers(self, inputs):
        """The executor of a cluster, where the study has one."""
        address = self.scenario.values["compute"]["scheduler"]
        return cluster_executor(address) if address and not breaks(self.scenario.values) else nullcontext()

    def expect(self, inputs, executor, in_files):
        """Report what it will take; OSError where a disk has no room for it."""
        if not (is_compiled() or why_slow()):
            self.reporter.say("  the engine is compiled once, which takes half a minute to two minutes ...")
            for reason in (why_plain(), why_not_kept()):
                if reason:
                    self.reporter.say(reason)
        if splits(self.scenario.values):
            self.reporter.say(
                "  runs that pass levels go on as several; levels and runs beyond them follow. Nothing is kept before "
                "all are made: interrupted, they begin anew."
            )
            return True
        if breaks(self.scenario.values):
            what = "rocks" if self.scenario.values["rock"]["breaking"] is not None else "stems"
            self.reporter.say(f"  {what} break, and of these runs nothing is kept: interrupted, they begin anew.")
            return True
        if (self.checkpoint / STATE).exists():
            self.reporter.say("  goes on where it was interrupted")
        runs, rasters = sum(release.runs for release in inputs.releases), len(self.scenario.values["outputs"]["maps"])
        estimated = estimate(
            inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers,
            inputs.trees, min(SAMPLE, max(int(SHARE * runs), FEWEST)), self.job.cancelled, in_files,
            self.scenario.values["compute"]["rounds"], rasters, threads_of(executor),
        )  # fmt: skip
        self.reporter.say(f"  {estimated.text()}")
        self._find(scarce_memory(estimated.memory))
        results = {self.folder: estimated.disk_of_results}
        missing, of_kept = missing_room(
            inputs.terrain, estimated.disk_of_store, results, self.folder, estimated.disk_kept
        )
        if missing:
            raise OSError(missing)
        if of_kept:
            self.reporter.say(f"  {of_kept} Without, what is done may be lost when the job is interrupted.")
        return True

    @contextmanager
    def keeping(self, inputs):
        """Errors report what is kept: of an OSError, WorkKept where some runs are."""
        try:
            yield
        except Cancelled:
            self._tell_kept()
            raise
        except ValueError as error:
            raise self.study.problem("", str(error), self.scenario) from error
        except OSError as error:
            if not self.kept.runs_kept:
                raise
            runs, text = sum(release.runs for release in inputs.releases), str(error).rstrip(".")
            raise WorkKept(f"{text}. {self.kept.runs_kept} of {runs} runs are kept in {self.checkpoint}.") from error

    def progress(self, share):
        """Report the progress."""
        if self.reporter.progress is not None:
            self.reporter.progress(share)

    def simulated(self, inputs, result, findings, seconds):
        """Report findings about the result, and where runs are not kept."""
        more = [*self.job.order_of_sizes(self.scenario, result), *self._beside_desktop(result)]
        findings_of_run = worst_first([*self.of_scene, *findings, *more])
        self.job.tell_findings(finding for finding in findings_of_run if finding not in self.of_scene)
        self.more["findings"] = [finding.as_dict() for finding in findings_of_run]
        if self.kept.problem:
            self.reporter.say(f"  {self.kept.problem} The results are written without.")

    def _find(self, findings):
        """Report findings of the scene, before it is simulated."""
        self.of_scene = [*self.of_scene, *findings]
        self.job.tell_findings(findings)

    def comparing(self, reason):
        """Report why both ends of the interval of the rolling resistance are not compared."""
        if reason:
            self.reporter.say(f"  interval of the rolling resistance: not compared ({reason})")
            self.more["rolling_interval"] = {"not_compared": reason}

    def write(self, inputs, result, ends):
        """The files of a scenario. Files are marked to be replaced, for a job that is killed leaves some of them."""
        if ends is not None:
            self.reporter.say(
                f"  95 % run-out {ends.given:.1f} m, within the interval of the rolling resistance {ends.low:.1f} to "
                f"{ends.high:.1f} m ({ends.runs} runs at each end)"
            )
            self.more["rolling_interval"] = ends.as_values()
        self.more["experience_so_far"] = {name: row.as_values() for name, row in experience.load().items()}
        self._tell_result(result)
        self.reporter.say(f"  writing {len(self.names)} files into {self.folder}")
        name = " ".join(filter(None, (self.scenario.values[""]["name"], self.scenario.name)))
        _mark(self.folder, self.told_of, {*files_written(self.folder), *self.names, SUMMARY})
        write_outputs(self.folder, self.names, name, inputs, result, self.told_of, self.more)

    def end(self):
        """Remove what was kept: the results are written."""
        self.mark.unlink(missing_ok=True)
        self.kept.remove()
        remove_kept(self.checkpoint)
        self.made_so_far.remove()

    def _tell_kept(self):
        """Report the kept runs of a scenario that was interrupted."""
        if self.made_so_far.runs_made:
            self.reporter.say(f"  kept: {self.made_so_far.made_so_far()}")
        if self.made_so_far.maps_from is not None:
            self.reporter.say(f"  maps of these runs are in {self.made_so_far.folder}")

    def _digests(self):
        """Key -> sha256 of the file that it names."""
        digests = {}
        for table, keys in TABLES.items():
            for name, key in keys.items():
                value = self.scenario.values[table][name]
                path = self.study.file(value) if key.kind == "path" and value else None
                if table != "outputs" and path is not None and path.is_file():
                    digests[f"{table}.{name}"] = _sha256(path)
        return digests

    def _refuse_others(self, ours):
        """Raise StudyError where files of something else would be overwritten; ``ours``: those that Talus wrote."""
        taken = [name for name in (*self.names, SUMMARY) if os.path.lexists(self.folder / name)]
        foreign = [name for name in taken if name not in ours]
        if foreign and self.replaces:
            text = f"{self.folder} holds {foreign[0]}, which Talus did not write; move it, or choose another folder."
            raise self.study.problem("outputs.folder", text, self.scenario)
        if taken and not self.replaces:
            text = (
                f"{self.folder} holds {taken[0]} of another study, another state of this one or another version of "
                "Talus. Choose another folder, or replace it with --anew."
            )
            raise self.study.problem("outputs.folder", text, self.scenario)

    def _tell_result(self, result):
        runs = result.runs
        reasons = ", ".join(f"{name} {count:.12g}" for name, count in result.provenance["stop_reasons"].items())
        for sentence in splitting_words(result):
            self.reporter.say(f"  {sentence}")
        self.reporter.say(
            f"  {runs.size} runs: {reasons}; at most {runs['distance'].max():.1f} m far, "
            f"{runs['energy_max'].max() / 1000.0:.4g} kJ, {runs['velocity_max'].max():.3g} m/s"
        )

    def _beside_desktop(self, result):
        """Findings where what was read or what came out has other bits than in the run in QGIS that wrote the file."""
        desktop = self.scenario.values["desktop"]
        given = [name for name in INPUTS if desktop[name] is not None]
        if self.scenario.name or not given:
            return []
        changed = [name for name in given if desktop[name] != result.provenance[name]["sha256"]]
        if changed:
            return [INPUTS_CHANGED.of("desktop", len(changed), 0.0, inputs=", ".join(changed))]
        digests = {result.result_digest}
        if not self.scenario.values["outputs"]["maps"]:  # then the desktop makes maps for its report alone
            digests.add(result_digest(result.runs, None))
        if desktop["result"] in digests:
            self.reporter.say("  the same inputs and the same bits as in QGIS")
        elif desktop["version"] != __version__:
            return [OTHER_VERSION.of("desktop", then=desktop["version"], now=__version__)]
        elif desktop["result"] is not None:
            return [OTHER_BITS.of("desktop")]
        return []


def _findings_of(inputs):
    """Findings about the Inputs of a scenario."""
    return findings_of_inputs(
        inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers, inputs.trees
    )


def _mark(folder, facts, files):
    """Note what replaces the results of a folder from now on, and which files are Talus' own to be replaced."""
    mark = folder / CHECKPOINT / REPLACES
    claim(mark.parent, KIND, job_of(facts))
    mark.write_text(json.dumps({"told": facts, "files": sorted(files)}), encoding="utf-8")


def _is_done(folder, facts):
    """Does the folder hold all results that its summary names?"""
    json = _read_json(folder / SUMMARY)
    is_same = isinstance(json, dict) and all(json.get(name) == value for name, value in facts.items())
    files = files_written(folder)
    return is_same and bool(files) and all((folder / name).exists() for name in files)


def _read_json(path):
    """Contents of a JSON file, None where there is none or it cannot be read."""
    try:
        return read_json(path)
    except (OSError, ValueError):
        return None


def _texts(value):
    """The texts of a list that was read, [] of anything else."""
    return [text for text in value if isinstance(text, str)] if isinstance(value, list) else []


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
