# SPDX-License-Identifier: GPL-2.0-or-later
"""Processes killed at random moments: ``python tests/campaign/kills.py --kills 20 --seed 1``.

Three kinds, in turns, or one of them (``--of study``), or talus:simulate in the program qgis_process
(``--of process``). A talus:simulate that writes over the results of an earlier run is killed while it computes, while
it writes its layers, or anywhere: then each file must be whole, the earlier one or the new one. A simulation with a
checkpoint is killed again and again. So is ``talus run``, in a folder of results in which somebody else keeps files,
also in folders that are called as those of Talus. All are then let to their end, which must give the bits of a run
that nobody disturbed, and leave nothing beside. What others keep in the folder is compared before and after each kill,
bit by bit.

Where the system can fork, each `talus run` is a process forked from one that has the engine ready: a kill then costs
the study alone. Every tenth is started anew. The kills of one kind alone are lines in build/campaign/, each drawn by
its number: a campaign that was interrupted goes on where it was.
"""

import argparse
import io
import json
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from talus.engine.ensemble.proof import fingerprint
from talus.tests.folder_digest import digests, missing_or_changed

OUTPUTS = {
    "TRAJECTORIES": "lines.gpkg", "STOPS": "stops.shp", "SAMPLES": "samples.gpkg", "ENERGY_MAX": "energy.tif",
    "REPORT": "report.html",
}  # fmt: skip
PATIENCE = 300.0  # s until a process must have come to its end
CHECKPOINT_RUNS = 160
ANEW_EVERY = 10  # rounds, of which one starts all of its processes anew
ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "campaign"


class Kill(NamedTuple):
    """One kill and what was found."""

    kind: str  # computing, writing, anywhere, checkpoint, study, process
    moment: float  # s after the beginning of that
    was_killed: bool  # False: it had come to its end before
    problems: list
    killed: int = 1  # processes that were killed before their end, one after the other


def contents(folder):
    """Output -> fingerprint of what is in it; '' where it cannot be read as a whole, None where it is not there."""
    return {name: _content(folder / file) for name, file in OUTPUTS.items()}


def _content(path):
    if not path.exists():
        return None
    try:
        return _of_layer(path) if path.suffix in (".gpkg", ".shp") else _of_file(path)
    except (RuntimeError, AttributeError, TypeError):  # of GDAL, for what is cut short
        return ""


def _of_layer(path):
    import numpy as np
    from osgeo import ogr

    source = ogr.Open(str(path))
    rows = [row.ExportToJson(options=["RFC7946=NO"]).encode() for row in source.GetLayer(0)]
    return fingerprint(np.frombuffer(b"\n".join(rows), np.uint8))


def _of_file(path):
    import numpy as np
    from osgeo import gdal

    if path.suffix == ".tif":
        return fingerprint(gdal.Open(str(path)).ReadAsArray())
    text = path.read_text(encoding="utf-8")
    if not text.rstrip().endswith("</html>"):
        return ""
    # all of the page but its date and the paths of its inputs: the seed stands for the rest
    return fingerprint(np.array([word for word in text.split() if word.startswith("Seed") or "runs" in word]))


class Simulation:
    """talus:simulate in a process of its own."""

    def __init__(self, folder):
        from talus.tests.qgis.conftest import write_dem

        self.folder, self.results = folder, folder / "results"
        self.results.mkdir(parents=True)
        points = folder / "points.geojson"
        crs = {"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::2056"}}
        places = [[2_600_030.0, 1_199_980.0], [2_600_050.0, 1_199_980.0]]
        features = [{"type": "Feature", "properties": {}, "geometry": {"type": "Point", "coordinates": place}}
                    for place in places]  # fmt: skip
        points.write_text(json.dumps({"type": "FeatureCollection", "crs": crs, "features": features}))
        self.given = {
            "DEM": write_dem(folder / "slope.tif"), "RELEASES": str(points), "RUNS": 12, "VOLUME": 0.5,
            "TRAJECTORY_INTERVAL": 0.05, **{name: str(self.results / file) for name, file in OUTPUTS.items()},
        }  # fmt: skip

    def start(self, seed):
        """A process that reports its phases on its standard output."""
        given = json.dumps({**self.given, "SEED": seed})
        return _process("simulate", given)

    def finish(self, seed):
        """Let a run come to its end; returns the seconds from its beginning to its writing, and from there on."""
        process = self.start(seed)
        _wait_for_line(process, "COMPUTING")
        begin = time.monotonic()
        _wait_for_line(process, "WRITING")
        middle = time.monotonic()
        _end(process)
        return middle - begin, time.monotonic() - middle

    def kill(self, draw, durations, earlier, new):
        """Kill a run that writes over earlier results; returns the Kill."""
        kind = draw.choice(("computing", "writing", "writing", "anywhere"))
        moment = draw.random() * {"computing": durations[0], "writing": durations[1], "anywhere": sum(durations)}[kind]
        process = self.start(seed=2)
        _wait_for_line(process, "WRITING" if kind == "writing" else "COMPUTING")
        was_killed = _kill_after(process, moment)
        result = contents(self.results)
        broken = [name for name, value in result.items() if value not in (earlier[name], new[name])]
        problems = [f"{name} is half written" for name in broken]
        return Kill(kind, moment, was_killed, problems, int(was_killed))

    def left_over(self):
        """Names of what is in the folder beside the results."""
        stems = {Path(file).stem for file in OUTPUTS.values()}
        known = stems | {f"{stem}.study" for stem in stems}
        return [path.name for path in self.results.iterdir() if path.stem not in known or path.name.startswith(".")]


class Interrupted:
    """A simulation of the engine that keeps a checkpoint, in a process of its own."""

    def __init__(self, folder):
        self.folder = folder

    def undisturbed(self):
        """(fingerprint of the result, seconds)."""
        begin = time.monotonic()
        process = _process("checkpoint", str(self.folder / "undisturbed"))
        return _end(process).split()[-1], time.monotonic() - begin

    def kill(self, draw, expected, duration):
        """Kill it up to three times, let it come to its end, and compare."""
        kept, problems, moment = str(self.folder / "kept"), [], 0.0
        for _ in range(draw.randint(1, 3)):
            process = _process("checkpoint", kept)
            _wait_for_line(process, "COMPUTING")
            moment = draw.random() * duration
            was_killed = _kill_after(process, moment)
        result = _end(_process("checkpoint", kept)).split()[-1]
        if result != expected:
            problems.append("other bits than those of an undisturbed run")
        problems += [f"{path.name} is left over" for path in Path(kept).iterdir()]
        return Kill("checkpoint", moment, was_killed, problems, int(was_killed))


class Study:
    """`talus run` in a process of its own, in a folder of results that is somebody else's, too."""

    LONG = ("runs = 2", "runs = 24"), ("max_time = 60.0", "max_time = 20.0")

    def __init__(self, folder):
        from talus.tests.study_files import STUDY, write_study

        self.folder, self.results = folder, folder / "results"
        self.results.mkdir(parents=True)
        self.path = write_study(folder, STUDY, *self.LONG)
        for name in ("unfinished", "checkpoint", "maps_so_far", "terrain", "0123456789abcdef"):
            (self.results / name).mkdir()
            for own in ("chapter.txt", "weights.dat", "lock.txt"):
                (self.results / name / own).write_text(f"{name}: work of years", encoding="utf-8")
        (self.results / "notes.txt").write_text("notes", encoding="utf-8")
        self.before = digests(folder)

    def undisturbed(self):
        """(digest of the result, seconds)."""
        begin = time.monotonic()
        _end(_process("study", str(self.path)))
        return self.result(), time.monotonic() - begin

    def result(self):
        """The digest that the summary names."""
        return json.loads((self.results / "summary.json").read_text(encoding="utf-8"))["result"]

    def start(self, is_anew, is_forked):
        """`talus run` in a process of its own, which computes when this returns or soon after."""
        argument = f"--anew {self.path}" if is_anew else str(self.path)
        if is_forked:
            return Forked(child_study, argument)
        process = _process("study", argument)
        _wait_for_line(process, "COMPUTING")
        return process

    def kill(self, draw, expected, duration, is_forked=False):
        """Kill it up to three times, let it come to its end, and compare."""
        problems, moment, killed = [], 0.0, 0
        for _ in range(draw.randint(1, 3)):
            moment = draw.random() * duration
            killed += _kill_after(self.start(draw.random() < 0.7, is_forked), moment)
            problems += [f"{name} changed" for name in missing_or_changed(self.before, digests(self.folder))]
        _end(self.start(False, is_forked))
        if self.result() != expected:
            problems.append("other bits than those of an undisturbed run")
        after = digests(self.folder)
        problems += [f"{name} changed" for name in missing_or_changed(self.before, after)]
        summary = json.loads((self.results / "summary.json").read_text(encoding="utf-8"))
        made = {f"results/{name}" for name in (*summary["files"], "summary.json")}
        problems += [f"{name} is left over" for name in sorted(set(after) - set(self.before) - made)]
        return Kill("study", moment, killed > 0, problems, killed)


class Forked:
    """A child that is forked from this process, as far as this campaign needs a Popen."""

    stdout = io.StringIO()

    def __init__(self, function, argument):
        self.process = multiprocessing.get_context("fork").Process(target=_in_silence, args=(function, argument))
        self.process.start()

    def wait(self, seconds=None):
        """Exit code; subprocess.TimeoutExpired where it still runs after this many seconds."""
        self.process.join(seconds)
        if self.process.exitcode is None:
            raise subprocess.TimeoutExpired("talus run", seconds)
        return self.process.exitcode

    def send_signal(self, number):
        """Send it a signal."""
        os.kill(self.process.pid, number)

    def communicate(self, timeout):
        """Wait for its end; it says nothing."""
        self.returncode = self.wait(timeout)
        return "", ""


def _in_silence(function, argument):
    with open(os.devnull, "w", encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 1)
        os.dup2(nothing.fileno(), 2)
        function(argument)


class Command(Simulation):
    """talus:simulate in the program qgis_process, in a folder of results that is somebody else's, too."""

    COMPARED = 10  # kills between two runs to the end

    def __init__(self, folder):
        from talus.resources.demo.headless_qgis import HeadlessQgis

        super().__init__(folder)
        for name in ("chapter.txt", ".talus-unfinished-mine", "lines.txt"):
            (self.results / name).write_text("work of years", encoding="utf-8")
        self.before = digests(folder)
        self.qgis = HeadlessQgis(folder.parent / "profile")

    def start(self, seed):
        """A process of qgis_process, that reports nothing until its end."""
        given = [f"{name}={value}" for name, value in {**self.given, "SEED": seed}.items()]
        command = [self.qgis.program, "run", "talus:simulate", "--", *given]
        return subprocess.Popen(
            command, env=self.qgis.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def finish(self, seed):
        """Let a run come to its end; returns its seconds."""
        begin = time.monotonic()
        _end(self.start(seed))
        return time.monotonic() - begin

    def changed(self):
        """Files of others in the folder that are no longer as they were."""
        return [f"{name} changed" for name in missing_or_changed(self.before, digests(self.folder))]

    def left_over(self):
        """Names of what is in the folder beside the results and what others keep there."""
        others = {Path(name).name for name in self.before}
        return [name for name in super().left_over() if name not in others]


def of_process(folder, kills, seed, tell=None, first=0):
    """Kill qgis_process this many times, with two seeds in turns; each tenth run is let to its end."""
    actual, command = [], Command(folder / "layers")
    seeds = {}
    for entry in (2, 1):
        duration = command.finish(entry)
        seeds[entry] = contents(command.results)
    assert all(all(content.values()) for content in seeds.values())
    for number in range(first, kills):
        draw = random.Random(f"{seed}-{number}")
        entry, moment = 1 + number % 2, draw.uniform(0.2, 1.0) * duration
        was_killed = _kill_after(command.start(entry), moment)
        whole = contents(command.results)
        broken = [name for name, value in whole.items() if value not in (seeds[1][name], seeds[2][name])]
        problems = [f"{name} is half written" for name in broken] + command.changed()
        if number % Command.COMPARED == Command.COMPARED - 1 or number == kills - 1:
            command.finish(entry)
            if contents(command.results) != seeds[entry]:
                problems.append("other bits than those of an undisturbed run")
            problems += [f"{name} is left over" for name in command.left_over()] + command.changed()
        actual.append(Kill("process", moment, was_killed, problems, int(was_killed)))
        if tell is not None:
            tell(number, actual[-1])
    return actual


def of_study(folder, kills, seed, tell=None, first=0):
    """Rounds of kills of `talus run` alone, until this many processes were killed."""
    actual, study = [], Study(folder / "study")
    can_fork = "fork" in multiprocessing.get_all_start_methods()
    expected, cold = study.undisturbed()
    warm = cold
    if can_fork:
        _run_study(f"--anew {study.path}")  # here: what is forked from now on has the engine ready
        begin = time.monotonic()
        _end(study.start(True, True))
        warm = time.monotonic() - begin
    number = first
    while sum(entry.killed for entry in actual) < kills:
        draw, is_forked = random.Random(f"{seed}-{number}"), can_fork and number % ANEW_EVERY != 0
        actual.append(study.kill(draw, expected, warm if is_forked else 0.7 * cold, is_forked))
        if tell is not None:
            tell(number, actual[-1])
        number += 1
    return actual


def campaign(folder, kills, seed, tell=None):
    """Kill the simulation and the checkpoint in turns this many times, then `talus run` half as often."""
    draw, result = random.Random(seed), []
    simulation, interrupted = Simulation(folder / "layers"), Interrupted(folder / "engine")
    simulation.finish(seed=2)
    new = contents(simulation.results)
    durations = simulation.finish(seed=1)
    earlier = contents(simulation.results)
    assert all(new.values()) and all(earlier.values())
    expected, duration = interrupted.undisturbed() if kills > 1 else (None, 0.0)  # every second one
    for number in range(kills):
        if number % 2:
            result.append(interrupted.kill(draw, expected, 0.5 * duration))
        else:
            kill = simulation.kill(draw, durations, earlier, new)
            simulation.finish(seed=2)
            if contents(simulation.results) != new:
                kill.problems.append("other bits than those of an undisturbed run")
            kill.problems.extend(f"{name} is left over" for name in simulation.left_over())
            if number + 1 < kills:
                simulation.finish(seed=1)  # earlier results for the next
            result.append(kill)
        if tell is not None:
            tell(number, result[-1])
    return result + (of_study(folder, kills // 2, seed, tell) if kills > 1 else [])


def _process(kind, argument):
    command = [sys.executable, str(Path(__file__).resolve()), "--child", kind, argument]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)


def _wait_for_line(process, word):
    for line in process.stdout:
        if line.startswith(word):
            return
    raise RuntimeError(f"the process ended with {process.wait()} before it said {word}")


def _kill_after(process, seconds):
    """Kill the process; returns False where it had ended."""
    try:
        process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGKILL)
    code = process.wait()
    process.stdout.close()
    return code == -signal.SIGKILL


def _end(process):
    """Output of a process at its end; RuntimeError where it fails."""
    said, _ = process.communicate(timeout=PATIENCE)
    if process.returncode:
        raise RuntimeError(f"a process that nobody killed ended with {process.returncode}: {said}")
    return said


def child_simulate(given):
    """Run talus:simulate and report its phases."""
    from talus.tests.campaign.bad_inputs import start_qgis

    start_qgis()
    import processing
    from qgis.core import QgsProcessingFeedback

    class Feedback(QgsProcessingFeedback):
        def __init__(self):
            super().__init__(False)
            self.is_writing = False

        def setProgressText(self, text):
            if text.startswith("Simulating"):
                print("COMPUTING", flush=True)

        def setProgress(self, progress):
            if progress >= 95.0 and not self.is_writing:
                self.is_writing = True
                print("WRITING", flush=True)

    processing.run("talus:simulate", json.loads(given), feedback=Feedback())
    os._exit(0)  # QGIS may crash when Python takes it down


def child_checkpoint(folder):
    """Run a simulation that saves after every chunk, and print the fingerprint of its result."""
    import numpy as np

    from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
    from talus.engine.ensemble import checkpoint

    checkpoint.INTERVAL, checkpoint.SHARE = 0.0, 1e9
    rows, columns = np.mgrid[0:41, 0:61]
    terrain = Terrain(60.0 - 1.4 * np.minimum(columns, 40) + 0.4 * np.sin(0.9 * columns) * np.cos(0.7 * rows), 2.0)
    settings = Settings(max_time=20.0, threads=2, trajectories=True, contacts=True, seed=4, air_density=0.0)
    releases = [Release((20.0, 31.0), runs=CHECKPOINT_RUNS)]
    print("COMPUTING", flush=True)
    result = simulate(terrain, Ground.of_class(terrain, "hard"), rock_library.rock("block", volume=0.5), releases,
                      settings, checkpoint=folder)  # fmt: skip
    print(fingerprint(result.runs, result.trajectories, result.contacts, *(result.maps[name] for name in result.maps)))


def _run_study(arguments):
    """`talus run`, which saves after every chunk; returns its exit code."""
    from talus.engine.command_line import main
    from talus.engine.ensemble import checkpoint

    checkpoint.INTERVAL, checkpoint.SHARE = 0.0, 1e9
    anew = ["--anew"] if arguments.startswith("--anew ") else []
    path = arguments[len("--anew ") :] if anew else arguments
    return main(["run", "--quiet", "--threads", "1", *anew, path])


def child_study(arguments):
    """`talus run`, announced before it begins."""
    print("COMPUTING", flush=True)
    sys.exit(_run_study(arguments))


def main():
    """Run the campaign, or a process of it; ends with 1 where something was half written or had other bits."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--kills", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument(
        "--of",
        choices=("all", "study", "process"),
        default="all",
        help="study: of `talus run` alone; process: of qgis_process",
    )
    arguments.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    given = arguments.parse_args()
    if given.child:
        children = {"simulate": child_simulate, "checkpoint": child_checkpoint, "study": child_study}
        children[given.child[0]](given.child[1])
        return

    def tell(number, kill):
        state = "killed" if kill.was_killed else "had ended"
        print(f"{number}: {kill.kind}, {state} after {kill.moment:.3f} s: {kill.problems or 'whole'}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        if given.of == "all":
            summary = campaign(Path(folder), given.kills, given.seed, tell)
        else:
            summary = _kept(Path(folder), given, tell)
    killed = sum(kill.killed for kill in summary)
    wrong = sum(bool(kill.problems) for kill in summary)
    print(f"{len(summary)} rounds, seed {given.seed}: {killed} killed before the end, {wrong} rounds with problems")
    sys.exit(1 if wrong else 0)


def _kept(folder, given, tell):
    """All Kills of one kind, those of an interrupted campaign too; each is a line of a file."""
    KEPT.mkdir(parents=True, exist_ok=True)
    path = KEPT / f"kills-{given.of}-{given.seed}.jsonl"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    actual = [Kill(**json.loads(line)) for line in lines]

    def keep(number, kill):
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(kill._asdict()) + "\n")
        tell(number, kill)

    left = given.kills - (sum(entry.killed for entry in actual) if given.of == "study" else len(actual))
    if left > 0 and given.of == "study":
        actual += of_study(folder, left, given.seed, keep, len(actual))
    elif left > 0:
        actual += of_process(folder, given.kills, given.seed, keep, len(actual))
    return actual


if __name__ == "__main__":
    main()
