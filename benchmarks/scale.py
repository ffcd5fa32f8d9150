# SPDX-License-Identifier: GPL-2.0-or-later
"""A whole mountain side: rocks from every steep cell of avaMal at 1 m. Writes docs/scale.md.

    python benchmarks/scale.py avaMal_5m_EPSG31287.tif              # all parts
    python benchmarks/scale.py avaMal_5m_EPSG31287.tif slice-3000   # one part, and the page from all that are there

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

from talus.engine import Ground, Release, Settings, Terrain, checkpoint, maps, quantiles, result, rock_library, simulate
from talus.engine.chunk import simulate_chunk
from talus.engine.scene import make_scene

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scale_page import GROUND, MOVED, ROCK, SCALED, SOURCE, VOLUME, page

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "scale"
PAGE = ROOT / "docs" / "scale.md"
SLICES = (1_000, 3_000, 10_000, 30_000)  # runs
GATHERED = (10_000, 50_000, 100_000, 200_000, 400_000, 700_000, 1_000_000)  # runs after which it is looked at
STEEP = math.radians(55.0)
RUNS_A_CELL = 10
HEIGHT = 0.5  # m
CHUNK = 16


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


def job(path, runs=None):
    """The inputs of ``simulate``; so many runs evenly over the cells, or all of them."""
    terrain = resampled(path)
    x, y = steep_points(terrain)
    each = RUNS_A_CELL if runs is None else 1
    if runs is not None:
        chosen = np.linspace(0, x.size - 1, runs).astype(int)
        x, y = x[chosen], y[chosen]
    releases = [Release(point, height=HEIGHT, runs=each) for point in zip(x.tolist(), y.tolist())]
    return {
        "terrain": terrain, "ground": Ground.of_class(terrain, GROUND),
        "rocks": rock_library.rock(ROCK, volume=VOLUME), "releases": releases, "settings": Settings(threads=2),
    }  # fmt: skip


def warm_up():
    """Kernels compiled or read from the cache, so that this is not measured."""
    terrain = Terrain(np.zeros((50, 50)))
    simulate(terrain, Ground(terrain), rock_library.rock(ROCK, volume=VOLUME), Release((25.0, 25.0)))


def peak_memory():
    """Megabytes of this process at its peak."""
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / (1024.0 if sys.platform == "linux" else 1024.0**2)


def digest(found):
    """Of all bits of a result."""
    parts = hashlib.sha256(found.runs.tobytes())
    for name in found.maps:
        parts.update(found.maps[name].tobytes())
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


def part_slice(path, runs, folder=None):
    """Some runs of the job: time, memory, and the digest of the result."""
    warm_up()
    inputs = job(path, int(runs))
    gathering = Clock(result.Gathering, "add")
    wall, processor = time.perf_counter(), time.process_time()
    found = simulate(**inputs, checkpoint=folder)
    wall, processor = time.perf_counter() - wall, time.process_time() - processor
    return {
        "runs": len(found.runs), "wall": wall, "processor": processor, "gathering": gathering.seconds,
        "peak": peak_memory(), "visited": int((found.maps.passages > 0).sum()),
        "passages": int(found.maps.passages.sum(dtype=np.int64)), "digest": digest(found),
    }  # fmt: skip


def part_maps(path, runs):
    """Processor time of some runs with maps, without them, and of gathering them; interleaved, least of three."""
    warm_up()
    inputs = job(path, int(runs))
    without = {**inputs, "settings": Settings(threads=2, maps=False)}
    gathering, times = Clock(result.Gathering, "add"), {"with": [], "without": [], "gathering": []}
    for _ in range(3):
        for name, kind in (("without", without), ("with", inputs)):
            gathering.seconds, processor = 0.0, time.process_time()
            simulate(**kind)
            times[name].append(time.process_time() - processor)
        times["gathering"].append(gathering.seconds)
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
    """The gathering of up to so many runs, made up from a slice, into the job's own result, and its maps at the end."""
    sources = source_chunks(path)
    inputs = job(path)
    scene = make_scene(inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"])
    gathering = result.Gathering(
        inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"], scene
    )
    maps.compile_kernels()
    clocks = {
        "processor": Clock(result.Gathering, "add"), "rows": Clock(maps, "find_rows"),
        "table": Clock(maps, "add_passages"), "histograms": Clock(quantiles, "add_values"),
        "sweeps": Clock(quantiles, "sweep"),
    }  # fmt: skip
    random, passages, found = np.random.default_rng(1), 0, []
    with open(KEPT / "cells.bin", "rb") as cells, open(KEPT / "values.bin", "rb") as values:
        for number in range(min(gathering.total, int(runs)) // CHUNK):
            chunk = moved(sources[number % len(sources)], cells, values, random, inputs["terrain"].shape)
            passages += chunk.cells.size
            gathering.add(chunk)
            if gathering.count in GATHERED:
                found.append({**state_of(gathering, clocks), "passages": passages})
                print(found[-1], file=sys.stderr, flush=True)
    if gathering.count not in GATHERED:
        found.append({**state_of(gathering, clocks), "passages": passages})
    start = time.process_time()
    window = gathering.result().maps.shape
    return {"states": found, "end": time.process_time() - start, "peak": peak_memory(), "window": window}


def state_of(gathering, clocks):
    """What gathering has cost so far."""
    table = gathering.table
    histograms = {
        name: 4.0 * float(found.space[quantiles.END] - found.space[quantiles.DEAD]) / table.rows
        for name, found in (("energy", table.energy), ("height", table.height))
    }
    return {
        "runs": gathering.count, "visited": table.rows, "memory": peak_memory(), "histogram": histograms,
        "longest": clocks["processor"].longest, **{name: clock.seconds for name, clock in clocks.items()},
    }  # fmt: skip


def source_chunks(path):
    """Chunks of a slice without their passages, which go to files, so that they do not count as memory."""
    inputs = job(path, SOURCE)
    scene = make_scene(inputs["terrain"], inputs["ground"], [inputs["rocks"]], inputs["releases"], inputs["settings"])
    chunks, place = [], 0
    with open(KEPT / "cells.bin", "wb") as cells, open(KEPT / "values.bin", "wb") as values:
        for first in range(0, SOURCE, CHUNK):
            chunk = simulate_chunk(scene, first, first + CHUNK)
            chunk.cells.tofile(cells)
            chunk.values.tofile(values)
            chunks.append(chunk._replace(cells=(place, chunk.cells.size), values=None))
            place += chunk.cells.size
    return chunks


def moved(source, cells, values, random, shape):
    """A made-up chunk: its runs moved and scaled, each by its own, as runs from cells nearby are."""
    first, size = source.cells
    cells.seek(8 * first)
    values.seek(8 * maps.VALUES * first)
    old = np.fromfile(cells, np.int64, size)
    of_cells = np.fromfile(values, np.float64, maps.VALUES * size).reshape(-1, maps.VALUES)
    run = np.repeat(np.arange(CHUNK), source.runs["passages"])
    row, column = np.divmod(old, shape[1])
    row += random.integers(-MOVED, MOVED + 1, CHUNK)[run]
    column += random.integers(-MOVED, MOVED + 1, CHUNK)[run]
    of_cells *= random.lognormal(0.0, SCALED, (CHUNK, maps.VALUES))[run]
    inside = (row >= 0) & (row < shape[0]) & (column >= 0) & (column < shape[1])
    return source._replace(cells=(row * shape[1] + column)[inside], values=of_cells[inside])


# ----------------------------------------------------------------------- all together


def all_parts():
    """Names of the parts, the longest last. There are fewer runs to gather than that: all of them."""
    return [*(f"slice-{runs}" for runs in SLICES), "maps-1000", "resume-3000", "gather-2000000"]


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


PARTS = {"slice": part_slice, "maps": part_maps, "resume": part_resume, "gather": part_gather}


def main(path, names):
    """Run the parts and write the page."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in names or all_parts():
        numbers = in_own_process(path, name)
        (KEPT / f"{name}.json").write_text(json.dumps(numbers), encoding="utf-8")
        print(name, numbers, flush=True)
    found = {file.stem: json.loads(file.read_text(encoding="utf-8")) for file in KEPT.glob("*.json")}
    PAGE.write_text("\n".join(page(found)) + "\n", encoding="utf-8")
    print(f"Written: {PAGE}")


if __name__ == "__main__":
    if "--alone" in sys.argv:
        alone(sys.argv[1], sys.argv[2], sys.argv[4])
    else:
        main(sys.argv[1], sys.argv[2:])
