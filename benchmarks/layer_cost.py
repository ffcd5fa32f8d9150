# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of the scar layer: processor time of whole runs, one thread, turn about, with the spread of repeats.

    python benchmarks/layer_cost.py                      with a layer and without, in this engine
    python benchmarks/layer_cost.py FOLDER               and beside the engine of an older checkout, FOLDER/talus

Prints the tables of docs/ground.md. Rocks of 1 m3 from cliffs of avaGar for 60 s, and on the ramp of ramp.py, all on
class `medium`. The grounds: ``layer``, the default; ``none``, the same without a layer; ``then``, the class as it was
in the older checkout, hard contact and friction; ``bare``, the friction and restitution of the ramp in both.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import numpy as np

DATA = Path(__file__).resolve().parents[2] / "shared" / "data"
REPEATS = int(os.environ.get("REPEATS", "5"))
RUNS = {"avaGar": 60, "ramp": 60}
LONGEST = 60.0  # s
SHAPES = {"avaGar": ("eota111", "eota221", "block"), "ramp": ("box", "disc", "norm_block")}
UNITS = {"rock-step, us": (1e6, "steps"), "simulated second, ms": (1e3, "seconds"), "run, ms": (1e3, "runs")}


def throw(place, shape, ground):
    """Processor time of the runs in this process, and how many steps and seconds of the rocks they were."""
    import ramp

    from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
    from talus.tests.verification.real_terrain_case import cliffs

    if place == "avaGar":
        terrain = Terrain.from_raster(DATA / "dem" / "avaGar_5m_EPSG31287.tif")
        releases = [Release(tuple(where), height=1.0, runs=1) for where in cliffs(terrain, RUNS[place])]
        rock = rock_library.rock(shape, volume=1.0)
    else:
        terrain, releases, rock = ramp.terrain(), [ramp.release(RUNS[place])], getattr(ramp, shape)()
    air = {"air_density": 1.2} if hasattr(Settings, "air_density") else {}
    if ground == "bare":
        made = Ground(terrain, mu_min=ramp.FRICTION, mu_max=ramp.FRICTION, restitution=ramp.RESTITUTION)
    else:
        made = Ground.of_class(terrain, "medium", **({"scar_strength": 0.0} if ground == "none" else {}))
    settings = Settings(seed=1, maps=False, threads=1, max_time=LONGEST, **{"air_density": 0.0, **air})
    begin = time.process_time()
    runs = simulate(terrain, made, rock, releases, settings).runs
    spent = time.process_time() - begin
    return {"spent": spent, "steps": int(runs["steps"].sum()), "seconds": float(runs["duration"].sum()),
            "runs": len(runs), "contact": float(runs["contact_steps"].sum() / runs["steps"].sum())}  # fmt: skip


def serve():
    """Answer each line that names place, shape and ground with what ``throw`` found."""
    for line in sys.stdin:
        print("found " + json.dumps(throw(*line.split())), flush=True)


def engine(folder=None):
    """A process that serves, with this engine or that of a folder."""
    paths = {**os.environ, "PYTHONPATH": str(folder)} if folder else None
    return subprocess.Popen(
        [sys.executable, __file__, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=paths
    )


def ask(server, *words):
    """Answer of a server."""
    server.stdin.write(" ".join(words) + "\n")
    server.stdin.flush()
    while not (line := server.stdout.readline()).startswith("found "):
        if not line:
            raise SystemExit("The other engine ended.")
    return json.loads(line[6:])


def spread(values):
    """Median and range as text."""
    values = np.array(values)
    digits = 2 if np.median(values) < 10.0 else 1
    return f"{np.median(values):.{digits}f} ({values.min():.{digits}f} to {values.max():.{digits}f})"


def measure(place, shape, grounds):
    """One case: each ground in turn, REPEATS times after one that compiles. ``grounds``: name to (server, ground)."""
    actual = {name: [] for name in grounds}
    for repeat in range(REPEATS + 1):
        for name, (server, ground) in grounds.items():
            one = ask(server, place, shape, ground)
            if repeat:
                actual[name].append(one)
    for name, ones in actual.items():
        costs = [spread([scale * value["spent"] / value[per] for value in ones]) for scale, per in UNITS.values()]
        print(f"| {place} {shape} | {name} | {' | '.join(costs)} | {100 * ones[0]['contact']:.0f} % |", flush=True)
    names = list(grounds)
    for upper, lower in [(names[0], other) for other in names[1:]] if "layer" in names else [tuple(names)]:
        ratios = [
            spread([a["spent"] / a[per] * b[per] / b["spent"] for a, b in zip(actual[upper], actual[lower])])
            for _, per in UNITS.values()
        ]
        print(f"| {place} {shape} | {upper} / {lower} | {' | '.join(ratios)} | |", flush=True)


def main():
    """Print the tables."""
    now, then = engine(), engine(sys.argv[1]) if len(sys.argv) > 1 else None
    print("| case | ground | " + " | ".join(f"{name}, median (range)" for name in UNITS) + " | steps with contact |")
    print("| --- |" + " --- |" * 5)
    for place, shapes in SHAPES.items():
        for shape in shapes:
            grounds = {"layer": (now, "layer"), "none": (now, "none")}
            measure(place, shape, {**grounds, **({"then": (then, "layer")} if then else {})})
            if then and place == "ramp":
                measure(place, shape, {"bare now": (now, "bare"), "bare then": (then, "bare")})


if __name__ == "__main__":
    serve() if sys.argv[1:] == ["serve"] else main()
