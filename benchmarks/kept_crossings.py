# SPDX-License-Identifier: GPL-2.0-or-later
"""Crossings of lines from kept trajectories against those of every step, as if the lines had been known before the run.

    python benchmarks/kept_crossings.py         prints the table of docs/theory.md, 8 runs from each point
    python benchmarks/kept_crossings.py 2       fewer

The demonstration is simulated with a sample at each step of 2 ms, and with the bends of the paths and an interval of
0.1, 1 and 10 s. Lines lie across the slope every 20 m. Of the same crossing of both, line by line and run by run, it
prints the largest difference, and that of 99 in 100, of energy, speed, height of the centre, top of the rock above the
ground (in its own parts and in radii) and spin. ``straight``: the top taken straight from vertex to vertex, without the
orientation.
"""

import sys
import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np

from talus.engine import simulate
from talus.engine.command_line.demo import STUDY
from talus.engine.passages.motion import motion_of
from talus.engine.passages.screen_line import crossings, segments_of
from talus.engine.study.inputs import Reader
from talus.engine.study.study import Study
from talus.engine.terrain_store.within_memory import Shelf
from talus.resources.demo import make_demo

STEP, INTERVALS, APART = 0.002, (0.1, 1.0, 10.0), 20.0  # s, s, m


def inputs_of(runs):
    """Inputs of the demonstration."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_demo.main(folder)
        (folder / "study.toml").write_text(STUDY.format(runs=runs), encoding="utf-8")
        study = Study(folder / "study.toml")
        return Reader(study, study.scenarios[0], Shelf(folder), None).inputs()


def thrown(inputs, interval):
    """The Result with trajectories."""
    settings = replace(inputs.settings, trajectories=True, maps=False, threads=1, trajectory_interval=interval)
    return simulate(inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, settings, trees=inputs.trees)


def lines_across(terrain):
    """Segments of lines from west to east."""
    (x, y), (rows, columns), (wide, high) = terrain.origin, terrain.shape, terrain.cell_size
    places = np.arange(y + APART, y + (rows - 1) * high, APART)
    return segments_of([[np.array([(x, entry), (x + (columns - 1) * wide, entry)])] for entry in places])


def compared(rows, exact, radius):
    """Differences of the crossings that both have, name -> (n,), and how many one alone has."""
    keys, others = (entry["line"] * (1 << 50) + entry["run"] * (1 << 20) + entry["passage"] for entry in (rows, exact))
    _, a, b = np.intersect1d(keys, others, return_indices=True)
    rows, exact = rows[a], exact[b]
    top, of_all = (entry["height"] + entry["highest"] for entry in (rows, exact))
    actual = {name: np.abs(rows[name] / exact[name] - 1.0) for name in ("energy", "velocity", "height", "rotation")}
    actual["top"] = np.abs(top / of_all - 1.0)
    actual["highest"] = np.abs(rows["highest"] - exact["highest"]) / radius
    return actual, keys.size + others.size - 2 * a.size


def main(runs=8):
    """Print the table."""
    inputs = inputs_of(runs)
    segments, exact = lines_across(inputs.terrain), None
    names = "energy", "velocity", "height", "rotation", "top", "highest"
    for interval in (STEP, *INTERVALS):
        result = thrown(inputs, interval)
        motion = motion_of(result)
        if exact is None:
            exact = crossings(motion, segments)
            print(f"{exact.size} crossings of {result.runs.size} runs")
            print("| interval | vertices a run | " + " | ".join(names) + " | of one alone |")
            continue
        for label, one in ((f"{interval:g} s", motion), (f"{interval:g} s, straight", motion._replace(turning=None))):
            actual, alone = compared(crossings(one, segments), exact, inputs.rocks[0].radius)
            numbers = [(100.0 * np.percentile(actual[name], 99), 100.0 * actual[name].max()) for name in names]
            cells = [f"{most:.2f} % ({largest:.1f} %)" for most, largest in numbers]
            print(f"| {label} | {motion.time.size / result.runs.size:.0f} | " + " | ".join(cells) + f" | {alone} |")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
