# SPDX-License-Identifier: GPL-2.0-or-later
"""Count the vertices at bends of paths by what makes them, and with wider rooms: the demonstration, one run a point.

    python benchmarks/bend_rooms.py             prints the table of docs/theory.md

The runs are simulated with a sample at each step of 2 ms. The rule of engine/motion/bends.py is laid along the samples
with its own rooms and with others. Of each it prints the vertices a run, and the error of 99 in 100 m of the way, in
plan, where a line between two vertices stands for the steps. ``touch``: steps before or after which the rock begins or
ends to touch the ground; velocities jump there, so each needs a vertex whatever the rooms are. Strides of several steps
are single ones here, which adds some vertices to those of the engine.
"""

import tempfile
from dataclasses import replace
from pathlib import Path

import numpy as np

from talus.engine import simulate
from talus.engine.command_line.demo import STUDY
from talus.engine.jit.kernels import kernel
from talus.engine.motion import bends
from talus.engine.study.inputs import Reader
from talus.engine.study.study import Study
from talus.engine.terrain_store.within_memory import Shelf
from talus.resources.demo import make_demo

STEP = 0.002  # s
RULES = {
    "as it is": {},
    "1.5 times VELOCITY and TURNING": {"velocity": 1.5, "turning": 1.5},
    "twice VELOCITY, TURNING and GROUND": {"velocity": 2.0, "turning": 2.0, "ground": 2.0},
    "as it is, four times across the way": {"across": 4.0},
    "four times VELOCITY, TURNING and GROUND": {"velocity": 4.0, "turning": 4.0, "ground": 4.0},
}


def thrown():
    """The Result of the demonstration with a sample at each step."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        make_demo.main(folder)
        (folder / "study.toml").write_text(STUDY.format(runs=1), encoding="utf-8")
        study = Study(folder / "study.toml")
        inputs = Reader(study, study.scenarios[0], Shelf(folder), None).inputs()
        settings = replace(inputs.settings, trajectories=True, maps=False, threads=1, trajectory_interval=STEP)
        return simulate(inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, settings, trees=inputs.trees)


def values_of(steps, mass):
    """(n, FOLLOWED) as bends.values_of has them."""
    turning = steps["energy"] - 0.5 * mass * steps["velocity"] ** 2
    names = "x", "y", "velocity_x", "velocity_y", "velocity_z"
    return np.column_stack([*(steps[name] for name in names), turning, steps["rotation"], steps["z"] - steps["height"]])


def rooms_of(steps, mass, velocity=1.0, turning=1.0, ground=1.0, across=1.0):
    """(n, FOLLOWED) as bends.rooms_of has them, with factors; ``across``: most, for velocities across the way."""
    speed = steps["velocity"]
    of_axes = []
    for axis in "xyz":
        along = np.abs(steps[f"velocity_{axis}"]) / np.maximum(speed, 1e-12)
        of_axes.append(bends.VELOCITY * velocity * speed / np.maximum(along, 1.0 / across) + bends.SLOWEST)
    place = np.full(speed.size, bends.PLACE)
    return np.column_stack([
        place, place, *of_axes, bends.TURNING * turning * steps["energy"] + bends.LEAST * mass,
        bends.SPIN * steps["rotation"] + bends.SLOW_SPIN,
        bends.GROUND * ground * np.abs(steps["height"]) + bends.FLAT,
    ])  # fmt: skip


@kernel
def mark_bends(time, values, rooms, band, out_is_bend):
    """Mark the vertices that the rule of bends.py makes, in place. ``band``: (FOLLOWED, 2), changed in place."""
    last = 0
    for i in range(1, time.size):
        by, is_out = 1.0 / (time[i] - time[last]), i == 1
        for k in range(band.shape[0]):
            slope = (values[i, k] - values[last, k]) * by
            is_out = is_out or slope < band[k, 0] or slope > band[k, 1]
        if is_out:
            last = i - 1
            out_is_bend[last], by = True, 1.0 / (time[i] - time[last])
            for k in range(band.shape[0]):
                band[k, 0], band[k, 1] = -1e300, 1e300
        for k in range(band.shape[0]):
            change = values[i, k] - values[last, k]
            band[k, 0] = max(band[k, 0], (change - rooms[i, k]) * by)
            band[k, 1] = min(band[k, 1], (change + rooms[i, k]) * by)
    out_is_bend[time.size - 1] = True


def of_run(steps, mass, rule):
    """(vertices, errors (n, 3) of energy, speed and height, way in plan (n,)) of the steps of a run."""
    values, time = values_of(steps, mass), np.ascontiguousarray(steps["time"])
    is_bend = np.zeros(time.size, bool)
    mark_bends(time, values, rooms_of(steps, mass, **rule), np.zeros((bends.FOLLOWED, 2)), is_bend)
    ends = np.flatnonzero(is_bend)
    piece = np.clip(np.searchsorted(ends, np.arange(time.size), "right") - 1, 0, ends.size - 2)
    a, b = ends[piece], ends[piece + 1]
    share = (time - time[a]) / (time[b] - time[a])
    between = values[a] + share[:, None] * (values[b] - values[a])
    speed = np.sqrt((between[:, 2:5] ** 2).sum(axis=1))
    energy = 0.5 * mass * speed**2 + between[:, 5]
    fall = 0.5 * (values[b, 4] - values[a, 4]) * (time[b] - time[a]) * share * (1.0 - share)
    height = steps["z"][a] + share * (steps["z"][b] - steps["z"][a]) - fall - between[:, 7]
    pairs = (energy, steps["energy"]), (speed, steps["velocity"]), (height, steps["height"])
    errors = np.column_stack([np.abs(value / np.maximum(other, 1e-9) - 1.0) for value, other in pairs])
    return ends.size, errors, np.hypot(np.gradient(steps["x"]), np.gradient(steps["y"]))


def main():
    """Print the table."""
    result = thrown()
    runs = [result.trajectories[result.trajectories["run"] == k] for k in range(result.runs.size)]
    touch = np.mean([np.count_nonzero(np.diff(run["contacts"] > 0)) for run in runs])
    last = np.mean([run["time"][-1] for run in runs])
    print(f"{len(runs)} runs of {last:.0f} s; touch: {touch:.0f} a run")
    print("| rooms | vertices a run | energy | speed | height |\n| --- | --- | --- | --- | --- |")
    for name, rule in RULES.items():
        actual = [of_run(run, mass, rule) for run, mass in zip(runs, result.runs["mass"].tolist())]
        errors, way = (np.concatenate([entry[k] for entry in actual]) for k in (1, 2))
        cells = [f"{np.mean([entry[0] for entry in actual]):.0f}"]
        for k in range(3):
            order = np.argsort(errors[:, k])
            covered = np.cumsum(way[order])
            cells.append(f"{100.0 * errors[order[np.searchsorted(covered, 0.99 * covered[-1])], k]:.1f} %")
        print(f"| {name} | {' | '.join(cells)} |")


if __name__ == "__main__":
    main()
