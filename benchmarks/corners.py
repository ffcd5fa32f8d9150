# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of a step against the corners of a rock, on avaMal at 1 m, in soil: processor time of one thread, in pairs.

    python benchmarks/corners.py avaMal_5m_EPSG31287.tif                 this engine alone
    python benchmarks/corners.py avaMal_5m_EPSG31287.tif FOLDER          beside an older checkout, FOLDER/talus

Prints the tables of docs/profile.md. Rocks of 0.3 m3 come from steep cells, as in scale.py, on class `hard` with its
scar layer. Those of so many corners are hulls of random points on an ellipsoid, 1 : 0.85 : 0.72. Their runs
end after 20 s. Both engines run in turns, REPEATS times after one that
compiles; "same" says whether all runs have the same bits.
"""

import functools
import hashlib
import json
import os
import subprocess
import sys
import time

import numpy as np

CORNERS = (8, 24, 48, 100, 200, 500)
SHAPES = ("eota221", "worn_compact", "block")
REPEATS = int(os.environ.get("REPEATS", "9"))
WANTED = os.environ.get("CASES", "").split()
VOLUME, GROUND = 0.3, "hard"
AXES = np.array([1.0, 0.85, 0.72])  # of an ellipsoid on which the corners lie
PLACES, RUNS = 24, 10  # releases, and runs of each: enough that what a call of ``simulate`` takes hardly counts
LONGEST = {"corners": 20.0, "shape": 300.0}  # s


@functools.cache
def job(path, name):
    """Terrain, ground, rock and releases of a case."""
    import scale

    from talus.engine import Ground, Release, rock_library
    from talus.engine.shapes.random_polyhedra import spread_on_sphere
    from talus.engine.shapes.rock import Rock

    terrain, x, y = site(path)
    chosen = np.linspace(0, x.size - 1, PLACES).astype(int)
    points = zip(x[chosen].tolist(), y[chosen].tolist())
    releases = [Release(point, height=scale.HEIGHT, runs=RUNS) for point in points]
    if name.isdigit():
        points = spread_on_sphere(int(name), np.random.Generator(np.random.PCG64(1))) * AXES
        rock = Rock.from_points(points, volume=VOLUME)
    else:
        rock = rock_library.rock(name, volume=VOLUME)
    return terrain, Ground.of_class(terrain, GROUND), rock, releases


@functools.cache
def site(path):
    """Terrain, x and y of its steep cells."""
    import scale

    terrain = scale.resampled(path)
    return terrain, *scale.steep_points(terrain)


def throw(path, name):
    """Processor time of the runs in this process, steps, and a digest of all bits of the runs."""
    from talus.engine import Settings, simulate

    terrain, ground, rock, releases = job(path, name)
    longest = LONGEST["corners" if name.isdigit() else "shape"]
    settings = Settings(seed=1, maps=False, threads=1, max_time=longest, air_density=0.0)
    begin = time.process_time()
    runs = simulate(terrain, ground, rock, releases, settings).runs
    spent = time.process_time() - begin
    bits = hashlib.sha256(np.ascontiguousarray(runs).view(np.uint8)).hexdigest()
    return {"spent": spent, "steps": int(runs["steps"].sum()), "runs": len(runs), "bits": bits}


def serve(path):
    """Answer each line that names a case with what ``throw`` found."""
    for line in sys.stdin:
        print("found " + json.dumps(throw(path, line.strip())), flush=True)


def engine(path, folder=None):
    """A process that serves, with this engine or that of a folder."""
    paths = {**os.environ, "PYTHONPATH": str(folder)} if folder else None
    command = [sys.executable, __file__, path, "serve"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=paths)


def cost(ones, per, factor):
    """Processor time per step or run of each repeat."""
    return np.array([factor * value["spent"] / value[per] for value in ones])


def main(path, folder):
    """Print the table."""
    from layer_cost import ask, spread

    servers = {"now": engine(path), **({"then": engine(path, folder)} if folder else {})}
    print("| rock | steps a run | us/step then | us/step now | ms/run then | ms/run now | now / then | same |")
    print("| --- |" + " --- |" * 7)
    for name in WANTED or (*map(str, CORNERS), *SHAPES):
        actual = {which: [] for which in servers}
        for repeat in range(REPEATS + 1):
            for which in list(servers) if repeat % 2 else list(servers)[::-1]:
                one = ask(servers[which], name)
                if repeat:
                    actual[which].append(one)
        now, then = actual["now"], actual.get("then", actual["now"])
        us, ms = ([cost(ones, per, factor) for ones in (then, now)] for per, factor in (("steps", 1e6), ("runs", 1e3)))
        print(
            f"| {name} | {now[0]['steps'] / now[0]['runs']:.0f} | {np.median(us[0]):.3f} | {np.median(us[1]):.3f} "
            f"| {np.median(ms[0]):.2f} | {np.median(ms[1]):.2f} | {spread(ms[1] / ms[0])} "
            f"| {'yes' if now[0]['bits'] == then[0]['bits'] else 'no'} |",
            flush=True,
        )


if __name__ == "__main__":
    if sys.argv[2:] == ["serve"]:
        serve(sys.argv[1])
    else:
        main(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else None)
