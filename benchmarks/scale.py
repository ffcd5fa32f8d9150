# SPDX-License-Identifier: GPL-2.0-or-later
"""A whole mountain side: rocks from every steep cell of avaMal at 1 m. Writes the blocks of docs/scale.md.

    python benchmarks/scale.py avaMal_5m_EPSG31287.tif              # all parts
    python benchmarks/scale.py avaMal_5m_EPSG31287.tif slice-3000   # one part, and the blocks from all that are there

The job is 10 runs from each of some 154,000 cells steeper than 55 degrees, maps only. It takes hours, so slices of it
are run, drawn evenly over the cells, and the gathering of the whole job is done with runs made up from those of a
slice: moved by some cells and with scaled values. Each part is a process of its own, so that its peak of memory is its
own, and leaves its numbers in build/scale.
"""

import hashlib
import json
import math
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks.chunk import simulate_chunk
from talus.engine.chunks.scene import make_scene
from talus.engine.ensemble import checkpoint, gathering
from talus.engine.maps import map_part, maps, quantiles
from talus.engine.motion.quantities import QUANTITIES

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scale_page import BRIEF_TIME, GROUND, MOVED, ROCK, SCALED, SOURCE, VOLUME, check_page, write_page

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "scale"
PAGE = ROOT / "docs" / "scale.md"
SLICES = (1_000, 10_000, 30_000)  # runs
BRIEF = (10_000, 100_000, 1_000_000)  # runs that are cut off early
GATHERED = (10_000, 50_000, 100_000, 200_000, 400_000, 700_000, 1_000_000)  # runs after which it is looked at
BAND, BANDS_SEEN = 40, (1, 3, 12, 50, 100)  # rows; times the slice after which the bands are looked at
STEEP = math.radians(55.0)
RUNS_A_CELL = 10
HEIGHT = 0.5  # m
CHUNK = 16
ADDERS = (1, 2, 4, 8)


# ----------------------------------------------------------------------- the job


def resampled(path):
    """The terrain at 1 m by cubic splines, as ``gdalwarp -r cubicspline -tr 1 1``."""
    fine = KEPT / f"{Path(path).stem}_1m.tif"
    if not fine.exists():
        from osgeo import gdal

        gdal.UseExceptions()
        KEPT.mkdir(parents=True, exist_ok=True)
        gdal.Warp(str(fine), str(path), xRes=1.0, yRes=1.0, resampleAlg="cubicspline")
    return Terrain.from_raster(fine)


def steep_points(terrain):
    """x and y (n,) of all cells steeper than 55 degrees that have ground all around."""
    along_y, along_x = np.gradient(terrain.heights, *terrain.cell_size[::-1])
    row, column = np.nonzero(np.hypot(along_x, along_y) > math.tan(STEEP))
    x, y = terrain.origin[0] + column * terrain.cell_size[0], terrain.origin[1] + row * terrain.cell_size[1]
    has_ground = np.isfinite(terrain.height(x, y))
    return x[has_ground], y[has_ground]


def job(path, runs=None, **changes):
    """Inputs of ``simulate``; ``runs`` of them evenly over the cells, or all. ``changes``: of the settings."""
    terrain = resampled(path)
    x, y = steep_points(terrain)
    wanted = np.linspace(0, x.size - 1, runs or RUNS_A_CELL * x.size).astype(int)
    cells, counts = np.unique(wanted, return_counts=True)
    points = zip(x[cells].tolist(), y[cells].tolist())
    releases = [Release(point, height=HEIGHT, runs=count) for point, count in zip(points, counts.tolist())]
    return {
        "terrain": terrain, "ground": Ground.of_class(terrain, GROUND),
        "rocks": rock_library.rock(ROCK, volume=VOLUME), "releases": releases,
        "settings": Settings(**{"air_density": 0.0, **{"threads": 2, **changes}}),
    }  # fmt: skip


def warm_up():
    """Kernels compiled or read from the cache, so that this is not measured."""
    terrain = Terrain(np.zeros((50, 50)))
    simulate(terrain, Ground(terrain, mu_min=0.55), rock_library.rock(ROCK, volume=VOLUME), Release((25.0, 25.0)))


def peak_memory():
    """Megabytes of this process at its peak."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024.0 if sys.platform == "linux" else 1024.0**2)


def digest(found):
    """Digest of all bits of a result."""
    parts = hashlib.sha256(found.runs.view(np.uint8))  # no copy: it would count as memory of the job
    for name in found.maps:
        parts.update(np.ascontiguousarray(found.maps[name]).view(np.uint8))
    return parts.hexdigest()


class Clock:
    """Processor time of what one object's method takes, in the thread that calls it."""

    def __init__(self, owner, name):
        self.seconds, self.calls, self.longest, function = 0.0, 0, 0.0, getattr(owner, name)

        def timed(*arguments):
            start = time.thread_time()
            try:
                return function(*arguments)
            finally:
                seconds = time.thread_time() - start
                self.seconds, self.calls = self.seconds + seconds, self.calls + 1
                self.longest = max(self.longest, seconds)

        setattr(owner, name, timed)


# ----------------------------------------------------------------------- parts


def part_brief(path, runs):
    """Cut off early as many runs as the job has, or fewer: the effect of the number of runs on their cost."""
    return part_slice(path, runs, max_time=BRIEF_TIME)


def part_slice(path, runs, folder=None, **changes):
    """Some runs of the job: time, memory, and the digest of the result."""
    warm_up()
    inputs = job(path, int(runs), **changes)
    adding = Clock(gathering.Gathering, "add")
    once = Clock(sys.modules["talus.engine.ensemble.simulation"], "make_scene"), Clock(gathering.Gathering, "result")
    wall, processor = time.perf_counter(), time.process_time()
    result = simulate(**inputs, checkpoint=folder)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    return {
        "runs": len(result.runs), "wall": wall, "processor": processor, "gathering": adding.seconds,
        "once": sum(clock.seconds for clock in once), "peak": peak_memory(),
        "visited": int((result.maps.passages > 0).sum()),
        "passages": int(result.maps.passages.sum(dtype=np.int64)), "digest": digest(result),
    }  # fmt: skip


def part_maps(path, runs):
    """Processor time of some runs with maps, without them, and of gathering them; interleaved, least of three."""
    warm_up()
    inputs = job(path, int(runs))
    without = {**inputs, "settings": Settings(threads=2, maps=False, air_density=0.0)}
    adding, times = Clock(gathering.Gathering, "add"), {"with": [], "without": [], "gathering": []}
    for _ in range(3):
        for name, kind in (("without", without), ("with", inputs)):
            adding.seconds, processor = 0.0, time.process_time()
            simulate(**kind)
            times[name].append(time.process_time() - processor)
        times["gathering"].append(adding.seconds)
    return {"runs": int(runs), **{name: min(values) for name, values in times.items()}}


def part_resume(path, runs):
    """A job killed twice with no chance to tidy up, then let to its end."""
    undisturbed = in_own_process(path, f"slice-{runs}", "")["digest"]
    with tempfile.TemporaryDirectory() as folder:
        killed = [kill_when_saved(path, runs, folder) for _ in range(2)]
        resumed = in_own_process(path, f"slice-{runs}", folder)["digest"]
    return {"runs": int(runs), "killed at": killed, "same bits": resumed == undisturbed}


def kill_when_saved(path, runs, folder):
    """Start the job, kill it after it has saved a second time; returns how many runs are kept."""
    state, times = Path(folder) / checkpoint.STATE, set()
    process = subprocess.Popen([sys.executable, __file__, path, f"slice-{runs}", "--alone", folder])
    while len(times) < 3:  # that of the run before, and two of its own
        if process.poll() is not None:
            raise RuntimeError("The job came to its end before it could be killed; take more runs.")
        if state.exists():
            times.add(state.stat().st_mtime_ns)
        time.sleep(0.05)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with np.load(state, allow_pickle=False) as arrays:
        return int(arrays["count_runs"])


def part_gather(path, runs):
    """The gathering of up to n runs, made up from a slice, into the job's own result, and its maps at the end."""
    passages = source(path)
    inputs = job(path)
    scene = make_scene(inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"])
    gathered = gathering.Gathering(
        inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"], scene
    )
    maps.compile_kernels()
    add = Clock(gathering.Gathering, "add")
    clocks = clocks_of_maps()
    random, result, shape = np.random.default_rng(1), [], inputs["terrain"].shape
    first = np.concatenate([[0], np.cumsum(passages)])
    chunk = simulate_chunk(scene, 0, CHUNK)  # its cells and values are replaced
    chunk.runs["stop_cell"] = -1
    with open(KEPT / "cells.bin", "rb") as cells, open(KEPT / "values.bin", "rb") as values:
        for number in range(min(gathered.total, int(runs)) // CHUNK):
            run = number * CHUNK % (passages.size // CHUNK * CHUNK)
            cell, value = read_part(cells, values, int(first[run]), int(first[run + CHUNK]))
            cell, value = moved(cell, value, np.repeat(np.arange(CHUNK), passages[run : run + CHUNK]), random, shape)
            gathered.add(chunk._replace(cells=cell, values=value))
            if gathered.count in GATHERED:
                result.append(state_of(gathered.table, gathered.count, add.seconds, add.longest, clocks))
                print(result[-1], file=sys.stderr, flush=True)
    if gathered.count not in GATHERED:
        result.append(state_of(gathered.table, gathered.count, add.seconds, add.longest, clocks))
    start = time.process_time()
    window = gathered.result().maps.shape
    return {"states": result, "end": time.process_time() - start, "peak": peak_memory(), "window": window}


def part_adders(path, runs):
    """Gain by one more thread that enters passages into the maps: the chunks of some runs, gathered by 1 to 8.

    Processor time of a run in the thread that gathers and in the busiest of those that enter; the longer of the two
    is what the threads that simulate have to wait for.
    """
    inputs = job(path, int(runs), threads=1)
    scene = make_scene(inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"])
    simulate_chunk(scene, 0, 1)
    start = time.process_time()
    chunks = [simulate_chunk(scene, first, first + CHUNK) for first in range(0, int(runs), CHUNK)]
    of_run, actual = (time.process_time() - start) / int(runs), []
    maps.compile_kernels()
    for adders in ADDERS:
        one = gathering.Gathering(
            inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"], scene,
            adders=adders,
        )  # fmt: skip
        asking, entering = Clock(one, "add"), [Clock(part, "add") for part in one.table.parts]
        for chunk in chunks:
            one.add(chunk)
        one.close()
        times = [asking.seconds / int(runs), max(clock.seconds for clock in entering) / int(runs)]
        actual.append({"adders": adders, "gathering": times[0], "entering": times[1]})
    return {"runs": int(runs), "of run": of_run, "adders": actual}


def part_fixed(path, _):
    """Megabytes that the whole job takes before its first run, and what is sure to come."""
    warm_up()
    inputs = job(path)
    make_scene(inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"])
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    now = next(int(line.split()[1]) / 1024.0 for line in lines if line.startswith("VmRSS"))
    runs = RUNS_A_CELL * len(inputs["releases"])
    return {
        "memory": now, "runs": runs, "of runs": runs * gathering.RUNS.itemsize / 2**20,
        "of row numbers": 4 * inputs["terrain"].heights.size / 2**20,
    }  # fmt: skip


def part_bands(path, runs):
    """The table of the maps, for this many runs made up from a slice, in one of every 16 rows of the terrain.

    A sixteenth of the passages fills a sixteenth of the cells in the same way, in minutes instead of an hour.
    """
    passages = source(path)
    shape, table = resampled(path).shape, maps.MapTable(resampled(path).shape)
    with open(KEPT / "cells.bin", "rb") as cells, open(KEPT / "values.bin", "rb") as values:
        cell, value = read_part(cells, values, 0, int(passages.sum()))
    near = (cell // shape[1] + MOVED) % (16 * BAND) < BAND + 2 * MOVED
    cell, value, run = cell[near], value[near], np.repeat(np.arange(passages.size), passages)[near]
    maps.compile_kernels()
    add = Clock(maps.MapTable, "add")
    clocks, random, result = clocks_of_maps(), np.random.default_rng(1), []
    edges = np.searchsorted(run, np.arange(0, passages.size + 16 * CHUNK, 16 * CHUNK))
    for count in range(passages.size, int(runs) + 1, passages.size):
        for first, end in zip(edges[:-1], edges[1:]):
            at, of_it = moved(cell[first:end], value[first:end], run[first:end] - run[first], random, shape)
            inside = at // shape[1] % (16 * BAND) < BAND
            table.add(at[inside], of_it[inside], at[:0])
        if count // passages.size in BANDS_SEEN or count + passages.size > int(runs):
            result.append(state_of(table, count, add.seconds, add.longest, clocks))
    return {"states": result}


def clocks_of_maps():
    """Clocks of the parts of the gathering into the maps."""
    return {
        "rows": Clock(map_part, "find_rows"), "table": Clock(map_part, "add_passages"),
        "histograms": Clock(quantiles, "add_values"), "sweeps": Clock(quantiles, "sweep"),
    }  # fmt: skip


def state_of(table, runs, processor, longest, clocks):
    """Cost of gathering so far."""
    part = table.parts[0]  # the only one
    histograms = {
        name: 4.0 * float(actual.space[quantiles.END] - actual.space[quantiles.DEAD]) / table.rows
        for name, actual in part.quantiles.items()
    }
    return {
        "runs": runs, "visited": table.rows, "passages": int(part.table["passages"].sum(dtype=np.int64)),
        "memory": peak_memory(), "histogram": histograms, "processor": processor, "longest": longest,
        **{name: clock.seconds for name, clock in clocks.items()},
    }  # fmt: skip


def source(path):
    """Number of cells that each run of a slice passes; the passages go to files, not to the memory of the job."""
    if not (KEPT / "passages.npy").exists():
        inputs = job(path, SOURCE)
        scene = make_scene(
            inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"]
        )
        passages = []
        with open(KEPT / "cells.bin", "wb") as cells, open(KEPT / "values.bin", "wb") as values:
            for first in range(0, SOURCE, CHUNK):
                chunk = simulate_chunk(scene, first, first + CHUNK)
                chunk.cells.astype(np.int32).tofile(cells)
                chunk.values.astype(np.float32).tofile(values)
                passages.append(chunk.runs["passages"])
        np.save(KEPT / "passages.npy", np.concatenate(passages))
    return np.load(KEPT / "passages.npy")


def read_part(cells, values, first, end):
    """The passages first to end - 1 of the files."""
    cells.seek(4 * first)
    values.seek(4 * QUANTITIES * first)
    cell = np.fromfile(cells, np.int32, end - first).astype(np.int64)
    return cell, np.fromfile(values, np.float32, QUANTITIES * (end - first)).reshape(-1, QUANTITIES).astype(float)


def moved(cells, values, run, random, shape):
    """Passages of made-up runs: moved and scaled, each run by its own, as runs from cells nearby are."""
    row, column = np.divmod(cells, shape[1])
    count = int(run.max(initial=0)) + 1
    row += random.integers(-MOVED, MOVED + 1, count)[run]
    column += random.integers(-MOVED, MOVED + 1, count)[run]
    values = (values * random.lognormal(0.0, SCALED, (count, QUANTITIES))[run]).astype(np.float32)
    inside = (row >= 0) & (row < shape[0]) & (column >= 0) & (column < shape[1])
    return (row * shape[1] + column)[inside], values[inside]


# ----------------------------------------------------------------------- all together


def all_parts():
    """Names of the parts, the longest last. There are fewer runs to gather than that: all of them."""
    return [
        *(f"slice-{runs}" for runs in SLICES),
        *(f"brief-{runs}" for runs in BRIEF),
        "maps-1000",
        "adders-3000",
        "resume-3000",
        "fixed-all",
        "bands-1540000",
        "gather-2000000",
    ]


def in_own_process(path, name, folder=""):
    """Numbers of a part."""
    done = subprocess.run([sys.executable, __file__, path, name, "--alone", folder], stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def alone(path, name, folder):
    """One part in this process; prints its numbers."""
    kind, _, size = name.partition("-")
    if folder:  # saved every second here, whatever it costs
        checkpoint.INTERVAL, checkpoint.SHARE = 1.0, 1e9
    numbers = part_slice(path, size, folder or None) if kind == "slice" else PARTS[kind](path, size)
    print(json.dumps(numbers))


PARTS = {
    "slice": part_slice, "brief": part_brief, "maps": part_maps, "resume": part_resume, "fixed": part_fixed,
    "bands": part_bands, "gather": part_gather, "adders": part_adders,
}  # fmt: skip


def main(path, names):
    """Run the parts and write their blocks into the page."""
    check_page(PAGE)
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in names or all_parts():
        numbers = in_own_process(path, name)
        (KEPT / f"{name}.json").write_text(json.dumps(numbers), encoding="utf-8")
        print(name, numbers, flush=True)
    actual = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in KEPT.glob("*.json")}
    write_page(PAGE, actual)
    print(f"Written: {PAGE}")


if __name__ == "__main__":
    if "--alone" in sys.argv:
        alone(sys.argv[1], sys.argv[2], sys.argv[4])
    else:
        main(sys.argv[1], sys.argv[2:])
