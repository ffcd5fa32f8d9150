# SPDX-License-Identifier: GPL-2.0-or-later
"""Extreme grounds, terrains, laws and starts in every combination: ``python tests/campaign/extremes.py``.

480 batches of 46 runs, 22,080 in all, each to its end or for a minute: every ground of GROUNDS on every terrain of
TERRAINS by each law and scheme, with starts of any shape, size, speed and spin. For each run must hold what checks.py
promises; besides, no centre may ever be seen below the ground (tunnelling). Rocks that spin in place when the minute
is over are thrown again with more time, and none may spin without end: on ice pivoting friction takes some 0.1 rad/s
of the spin each second, so a rock may still turn after ten minutes, but it must slow down. A batch is a line in
build/campaign/, and a campaign that was interrupted goes on where it was; ``--batch 17`` shows one again.
"""

import argparse
import itertools
import json
import sys
import time
from collections import Counter

import numpy as np

from talus.engine import Ground, Release, Settings, Terrain, simulate
from talus.tests.campaign import campaign, checks, starts

RUNS = 46  # of a batch
MINUTE, LONG = 60.0, 600.0  # s, of a run and of one that spins in place after it
INTERVAL = 5.0  # s between two samples
PLACE, SPINS = 0.05, 0.1  # m and rad/s: nearer and faster over the last interval, a rock spins in place
SLOWS = 0.99  # of the spin at half of the long time; with more at its end, a rock spins without end
NODES, CELL = 101, 2.0  # m
GROUNDS = {
    "ice": {"mu_min": 0.02, "mu_max": 0.02},
    "friction alone": {"mu_min": 0.5, "mu_max": 2.0, "kappa": 3.0},
    "friction of 2": {"mu_min": 2.0, "mu_max": 2.0},
    "elastic": {"mu_min": 0.3, "mu_max": 0.3, "restitution": 0.95, "tangential_restitution": 0.9},
    "softest soil": {"mu_min": 0.4, "mu_max": 0.8, "scar_strength": 1.0, "scar_drag": 3.0, "rolling_resistance": 0.3},
    "hardest soil": {"mu_min": 0.4, "mu_max": 0.8, "scar_strength": 100.0, "scar_drag": 0.1},
    "thick air": {"mu_min": 0.5, "mu_max": 0.5, "drag": 1000.0, "drag_height": 2.0, "viscous_drag": 1.0},
    "rolls no further": {"mu_min": 0.6, "mu_max": 0.6, "rolling_resistance": 3.0, "roughness": 20.0},
}
TERRAINS = ("level", "slope of 35", "slope of 60", "gully", "cliffs", "noise")
SCHEMES = ("implicit", "explicit")
CASES = tuple(itertools.product(GROUNDS, TERRAINS, starts.LAWS, SCHEMES))
BROKEN = (*checks.PROMISES, "tunnelled", "spins without end")


def terrain_of(name):
    """The terrain of a name; y falls."""
    x, y = np.meshgrid(np.arange(NODES) * CELL, np.arange(NODES) * CELL)
    heights = {
        "level": 0.0 * x,
        "slope of 35": y * np.tan(np.radians(35.0)),
        "slope of 60": y * np.tan(np.radians(60.0)),
        "gully": 0.6 * y + 1.5 * np.abs(x - 100.0),
        "cliffs": 40.0 * np.floor(y / 50.0),
        "noise": 0.6 * y + 1.5 * np.random.default_rng(5).normal(size=x.shape),
    }[name]
    return Terrain(heights, CELL)


def batch_of(seed, number, max_time=MINUTE):
    """A starts.Batch by its number."""
    ground, name, law, scheme = CASES[number]
    terrain, generator = terrain_of(name), np.random.default_rng([seed, number])
    settings = Settings(
        impact_law=law, free_flight=scheme, time_step=float(np.geomspace(5e-4, 2e-2, 5)[generator.integers(5)]),
        seed=int(generator.integers(2**31)), threads=1, maps=False, trajectories=True, trajectory_interval=INTERVAL,
        max_time=max_time, air_density=0.0,
    )  # fmt: skip
    rocks = starts.shapes()
    return starts.Batch(
        f"{ground}, {name}", terrain, Ground(terrain, **GROUNDS[ground]), rocks, _releases(generator, len(rocks)),
        settings,
    )  # fmt: skip


def _releases(generator, shapes):
    """Starts all over the terrain but near its borders; a third of them at rest, a third at the largest speeds."""
    made = []
    for _ in range(RUNS):
        speed, spin = starts.FASTEST * generator.choice([0.0, 0.1, 1.0], size=2)
        made.append(
            Release(
                position=generator.uniform(20.0, CELL * (NODES - 1) - 20.0, size=2),
                height=float(generator.choice([0.0, 1e-3, 1.0, 20.0])), runs=1,
                velocity=speed * _direction(generator), spin=spin * _direction(generator),
                rock=int(generator.integers(shapes)), volume=float(10.0 ** generator.uniform(-2.0, 2.0)),
            )
        )  # fmt: skip
    return made


def _direction(generator):
    direction = generator.normal(size=3)
    return direction / np.linalg.norm(direction)


def record_of(seed, number):
    """Simulate a batch and record its results."""
    batch = batch_of(seed, number)
    record = {"batch": number, "case": CASES[number], "time_step": batch.settings.time_step}
    began = time.process_time()
    try:
        result = simulate(batch.terrain, batch.ground, batch.rocks, batch.releases, batch.settings)
        record.update(checks.examine(batch, result))
        record["tunnelled"] = int(np.count_nonzero(_tunnelled(batch, result)))
        spinners = np.flatnonzero(_in_place(result))
        record["spins after a minute"] = int(spinners.size)
        longer = _longer(seed, number) if spinners.size else None
        record["spins after ten minutes"] = int(_in_place(longer)[spinners].sum()) if spinners.size else 0
        record["spins without end"] = int(_keeps_its_spin(longer)[spinners].sum()) if spinners.size else 0
    except Exception as error:  # every one is a finding
        record.update({"runs": 0, "error": 1, "message": f"{type(error).__name__}: {error}"})
    record["seconds"] = round(time.process_time() - began, 3)
    return record


def _tunnelled(batch, result):
    """True for each run with a sample below the ground, deeper than a scar of the soil can be."""
    samples = result.trajectories
    below = checks.ground_below(batch.terrain, np.column_stack([samples["x"], samples["y"]])) - samples["z"]
    is_deep = below > checks.deepest_scar(batch, result.runs)[samples["run"]]
    zeros = np.zeros(result.runs.size, bool)
    np.logical_or.at(zeros, samples["run"], is_deep)
    return zeros


def _in_place(result):
    """True for each run that time has ended while its rock spun, and had not moved for INTERVAL."""
    runs, samples = result.runs, result.trajectories
    last = np.searchsorted(samples["run"], np.arange(runs.size), "right") - 1
    # samples lie closer than INTERVAL where a path bends
    order = samples["run"] * 2.0 * LONG + samples["time"]
    before = np.maximum(np.searchsorted(order, order[last] - INTERVAL, "right") - 1, 0)
    moved = np.sqrt(sum((samples[axis][last] - samples[axis][before]) ** 2 for axis in ("x", "y", "z")))
    is_spinning = (
        (samples["rotation"][last] > SPINS) & (moved < PLACE) & (samples["run"][before] == samples["run"][last])
    )
    return (runs["stop_reason"] == "max time") & is_spinning


def _keeps_its_spin(result):
    """True for each run that still spins in place at its end, as fast as halfway."""
    samples, halfway = result.trajectories, np.zeros(result.runs.size)
    late = samples["time"] > 0.5 * LONG
    np.maximum.at(halfway, samples["run"][late], samples["rotation"][late])
    last = np.searchsorted(samples["run"], np.arange(result.runs.size), "right") - 1
    return _in_place(result) & (samples["rotation"][last] > SLOWS * halfway)


def _longer(seed, number):
    """The result of a batch with more time; all of it, as a run draws by its number."""
    batch = batch_of(seed, number, LONG)
    return simulate(batch.terrain, batch.ground, batch.rocks, batch.releases, batch.settings)


def main():
    """Run what is not done yet; ends with 1 where a promise is broken."""
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--batch", type=int, help="only this one, printed in full")
    given = arguments.parse_args()
    if given.batch is not None:
        print(json.dumps(record_of(given.seed, given.batch), indent=1))
        return
    campaign.FOLDER.mkdir(parents=True, exist_ok=True)
    path = campaign.FOLDER / f"extremes-{given.seed}.jsonl"
    records = campaign.read(path)
    done = {record["batch"] for record in records}
    with path.open("a", encoding="utf-8") as file:
        for number in range(len(CASES)):
            if number not in done:
                records.append(record_of(given.seed, number))
                file.write(json.dumps(records[-1]) + "\n")
                file.flush()
    total = Counter()
    for record in records:
        total.update({name: value for name, value in record.items() if isinstance(value, int) and name != "batch"})
        if any(record.get(name) for name in BROKEN):
            print(json.dumps(record))
    shown = ("runs", "steps", "rest", "spins after a minute", "spins after ten minutes", *BROKEN)
    print({name: total[name] for name in shown},
          f"{sum(record['seconds'] for record in records):.0f} s of the processor")  # fmt: skip
    sys.exit(1 if any(total[name] for name in BROKEN) else 0)


if __name__ == "__main__":
    main()
