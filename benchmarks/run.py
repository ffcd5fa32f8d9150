# SPDX-License-Identifier: GPL-2.0-or-later
"""All measurements: `make benchmark` prints them and writes docs/benchmarks.md. Medians of repeated runs.

Times are processor time of the process, for they are steadier than wall time on a shared machine, except where
threads are compared.
"""

import os
import platform
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import numpy as np
import ramp
import rough

from talus.engine import Cancelled, Ground, Release, Settings, Terrain, simulate

REPEATS = 5
ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "benchmarks.md"


def cost_of_a_step(rock, **changes):
    """Microseconds of processor time for each time step of each rock, and contact steps per step."""
    times = []
    for _ in range(REPEATS):
        processor, _, runs = ramp.throw(rock, **changes)
        times.append(1e6 * processor / runs["steps"].sum())
    share = runs["contact_steps"].sum() / runs["steps"].sum()
    simulated = runs["duration"].sum()
    return statistics.median(times), share, simulated / (statistics.median(times) * 1e-6 * runs["steps"].sum())


def ramp_rows():
    """A row for each rock: the cost of a step by either scheme."""
    rows = []
    for rock in (ramp.box(), ramp.disc(), ramp.norm_block(), ramp.scanned()):
        implicit, share, speed = cost_of_a_step(rock)
        explicit, _, _ = cost_of_a_step(rock, free_flight="explicit")
        rows.append((rock.name, len(rock.vertices), implicit, explicit, share, speed))
        print(f"{rock.name:24s} {implicit:.3f} and {explicit:.3f} us/step, contact {share:.2f}", flush=True)
    return rows


def thread_ratio():
    """Wall time with one thread over that with two, interleaved."""
    ratios = []
    for _ in range(REPEATS):
        one = ramp.throw(ramp.box(), 600, threads=1)[1]
        two = ramp.throw(ramp.box(), 600, threads=2)[1]
        ratios.append(one / two)
    print("two threads:", [round(ratio, 2) for ratio in ratios], flush=True)
    return statistics.median(ratios)


FIRST_RUN = """
import numpy as np; from talus.engine import *; from talus.engine import rock_library as l
t = Terrain(np.zeros((50, 50)), 2.0)
simulate(t, Ground(t), l.rock('cube'), Release((50.0, 50.0), runs=1), Settings(max_time=1.0))
"""


def start_up():
    """Seconds from starting Python to the end of a first short run, from the cache of compiled kernels."""
    times = [seconds_of_first_run() for _ in range(REPEATS)]
    print("start-up:", [round(value, 2) for value in times], flush=True)
    return statistics.median(times)


def first_compile():
    """Time in a copy of the engine without machine code: all kernels of a run are compiled."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "talus"
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "engine", copy / "engine", ignore=ignored)
        shutil.copytree(ROOT / "resources", copy / "resources", ignore=ignored)
        shutil.copy(ROOT / "__init__.py", copy)
        times = []
        for _ in range(REPEATS):
            shutil.rmtree(copy / "engine" / "__pycache__", ignore_errors=True)
            times.append(seconds_of_first_run(PYTHONPATH=folder))
    print("first compile:", [round(value, 1) for value in times], flush=True)
    return statistics.median(times)


def seconds_of_first_run(**environment):
    """Wall time of a Python that makes one run and ends."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_RUN], check=True, env={**os.environ, **environment})
    return time.perf_counter() - start


def cancel():
    """The longest wait of some from the wish to cancel, in the middle of endless runs, to the end of the call, s."""
    slope = Terrain(np.add.outer(np.zeros(50), -np.arange(50.0)), 2.0)
    endless = Settings(max_time=1e7, rest_time=1e9, threads=2, air_density=0.0)
    waits = []
    for _ in range(REPEATS):
        wish = time.monotonic() + 0.3
        try:
            simulate(slope, Ground(slope, mu_min=0.55), ramp.box(), Release((10.0, 50.0), runs=100), endless,
                     cancelled=lambda wish=wish: time.monotonic() > wish)  # fmt: skip
        except Cancelled:
            waits.append(time.monotonic() - wish)
    print("cancel:", [round(value, 2) for value in waits], flush=True)
    return max(waits)


def write(rows, rough_rows, threads, start, compiling, wait):
    """The page of the docs."""
    lines = [
        "# Benchmarks", "",
        "Written by `make benchmark` (`benchmarks/run.py`); medians of "
        f"{REPEATS} runs on {os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}. "
        "The ramp is described in `benchmarks/ramp.py`: 300 rocks, 0.002 s, maps on, one thread.", "",
        "A step is one time step of one rock; strides of flight or of sliding count as the number of steps that they "
        "replace.", "",
        "| rock | vertices | implicit, us/step | explicit, us/step | contact per step | simulated s per processor s |",
        "| --- | --- | --- | --- | --- | --- |",
    ]  # fmt: skip
    lines += [
        f"| {name} | {vertices} | {implicit:.3f} | {explicit:.3f} | {share:.2f} | {speed:.0f} |"
        for name, vertices, implicit, explicit, share, speed in rows
    ]
    lines += [
        "", "Rough ground, where rocks touch not only at vertices (`benchmarks/rough.py`): 80 rocks of 1 m3, no scar "
        f"layer, the best of {rough.REPEATS} runs.", "", *rough_rows, "",
        "[Cost of contacts](contact_cost.md) compares these times with an engine that has contacts at vertices only.",
    ]  # fmt: skip
    lines += [
        "", f"Two threads are {threads:.2f} times as fast as one (box, 600 rocks, wall time).",
        f"From the start of Python to the end of a first run it takes {start:.2f} s with kernels from the cache,",
        f"and {compiling:.1f} s the very first time, when they are compiled.",
        f"A call that is cancelled in the middle of endless runs ends after {wait:.2f} s at most.", "",
    ]  # fmt: skip
    PAGE.write_text("\n".join(lines), encoding="utf-8")
    print(f"Written: {PAGE}")


if __name__ == "__main__":
    ramp.throw(ramp.box(), 1)  # compiles
    write(ramp_rows(), rough.rows(), thread_ratio(), start_up(), first_compile(), cancel())
