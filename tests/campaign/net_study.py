# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of a real mountain side that a flexible net decides, killed at random moments and resumed.

    python tests/campaign/net_study.py RUNS KILLS

Rocks of 0.05 to 0.4 m3 from one cliff of avaGar (5 m, data of Land Tirol) meet a ring net of three fields for 500 kJ,
two rings a metre, across the way of most of them. The study is done once without being disturbed, and once with a
checkpoint, by processes that are killed (SIGKILL) at random moments until one comes to its end. Both must have the same
bits.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time

import numpy as np

from talus.engine import Barriers, Ground, Release, Settings, rock_library, simulate
from talus.engine.ensemble import checkpoint
from talus.engine.nets import Net
from talus.engine.obstacles.outcome import OUTCOMES
from talus.tests.campaign.terrains import terrain as terrain_of
from talus.tests.verification.real_terrain_case import cliffs

SITE = "avaGar_5m_EPSG31287.tif"
VOLUMES = (0.05, 0.1, 0.2, 0.4)  # m3
HALF, BELOW = 15.0, 40.0  # m: half the line, and how far below the release it stands
ENERGY, HEIGHT, MESH = 500e3, 4.0, 0.5
EACH = 5.0  # s between two savings


def scene(runs):
    """Arguments of ``simulate`` without the barrier."""
    terrain = terrain_of(SITE)
    place = tuple(cliffs(terrain, 150)[75])
    rocks = rock_library.rock("eota221")
    releases = [Release(place, 1.0, runs // len(VOLUMES), volume=volume) for volume in VOLUMES]
    ground = Ground.of_class(terrain, "medium")
    return {"terrain": terrain, "ground": ground, "rocks": rocks, "releases": releases}


def line_below(given):
    """A line (2, 2) across the mean way of the rocks where they are ``BELOW`` lower than at the start."""
    few = {**given, "releases": [Release(entry.position, 1.0, 15, volume=entry.volume) for entry in given["releases"]]}
    done = simulate(**few, settings=Settings(seed=9, maps=False, trajectories=True, threads=1, air_density=0.0))
    top = float(done.runs["start"][:, 2].mean())
    lines = done.trajectories
    points, ways = [], []
    for run in range(len(done.runs)):
        own = np.column_stack([lines[lines["run"] == run][name] for name in "xyz"])
        below = np.flatnonzero(own[:, 2] < top - BELOW)
        if below.size and below[0] > 0:
            points.append(own[below[0], :2])
            ways.append(own[below[0], :2] - own[below[0] - 1, :2])
    middle, way = np.median(points, axis=0), np.mean(ways, axis=0)
    across = np.array([-way[1], way[0]]) / np.hypot(*way)
    return np.array([middle - HALF * across, middle + HALF * across])


def study(runs, folder=None):
    """Digest of the result, crossings and how they ended, and the seconds of processor."""
    checkpoint.INTERVAL = EACH
    given = scene(runs)
    line = line_below(given)
    net = Net.family("ring net", ENERGY, line, given["terrain"], height=HEIGHT, mesh=MESH)
    barriers = Barriers([line], [HEIGHT], [ENERGY], rule="lowest point", nets=[net])
    settings = Settings(seed=1, maps=False, trajectories=False, contacts=False, threads=1, air_density=0.0)
    result = simulate(**given, settings=settings, barriers=barriers, checkpoint=folder)
    numbers = numbers_of(result.crossings, result.runs)
    return {"digest": result.result_digest, **numbers, "cpu_s": round(time.process_time(), 1)}


def numbers_of(crossings, runs):
    """Numbers of a study: rocks held, by size too, and the outcome that their energy would have predicted."""
    energy, is_held = crossings["energy"], crossings["outcome"] == OUTCOMES.index("stopped")
    volume = runs["volume"][crossings["run"]]
    is_low = crossings["outcome"] != OUTCOMES.index("passed over")
    return {
        "crossings": len(crossings),
        **{name: int((crossings["outcome"] == k).sum()) for k, name in enumerate(OUTCOMES)},
        "energy 5, 50, 95 % kJ": [round(float(value) / 1e3, 1) for value in np.percentile(energy, (5, 50, 95))],
        "held of each volume": {
            str(one): [int((is_held & (volume == one)).sum()), int((volume == one).sum())] for one in VOLUMES
        },
        "below the energy and through": int((is_low & ~is_held & (energy < ENERGY)).sum()),
        "above the energy and held": int((is_held & (energy >= ENERGY)).sum()),
    }


def in_process(runs, folder):
    """A process that does the study in a folder."""
    command = [sys.executable, "-m", "talus.tests.campaign.net_study", str(runs), "child", folder]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def kill_after_saving(process, state, moment):
    """Kill a process this many seconds after it has saved its work, unless it has come to its end."""

    def saved():
        return os.stat(state).st_mtime_ns if os.path.exists(state) else 0

    before = saved()
    while process.poll() is None and saved() == before:
        time.sleep(0.1)
    time.sleep(moment)
    process.kill()
    process.wait()


def main(runs, kills):
    """Print both; the exit status says whether they are the same.

    Each process is killed within its share of the time that the undisturbed study takes, at random.
    """
    begin = time.monotonic()
    whole = study(int(runs))
    needed = time.monotonic() - begin
    print(json.dumps(whole), flush=True)
    draw = random.Random(1)
    with tempfile.TemporaryDirectory() as folder:
        for k in range(int(kills)):
            kill_after_saving(
                in_process(runs, folder),
                os.path.join(folder, checkpoint.STATE),
                draw.uniform(0.0, needed / (int(kills) + 1)),
            )
            kept = sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder))
            print(f"kill {k + 1}: {kept} bytes kept", flush=True)
        begin = time.monotonic()
        messages, _ = in_process(runs, folder).communicate()
    again = json.loads(messages.splitlines()[-1])
    print(json.dumps(again), f"last process {time.monotonic() - begin:.0f} s, undisturbed {needed:.0f} s")
    same = all(again[name] == whole[name] for name in whole if name != "cpu_s")
    print("same bits" if same else "DIFFERENT")
    sys.exit(0 if same else 1)


if __name__ == "__main__":
    if sys.argv[2] == "child":
        print(json.dumps(study(int(sys.argv[1]), sys.argv[3])))
    else:
        main(*sys.argv[1:])
