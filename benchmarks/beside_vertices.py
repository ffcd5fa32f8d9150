# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of contacts of the whole hull: this engine beside the last one that knew contacts at vertices alone.

    python beside_vertices.py [TURNS]     writes docs/contact_cost.md; 5 turns without a number

The earlier engine is checked out into a temporary folder (git worktree) and compiled there. Both run in processes of
their own and throw the same rocks turn about, one case after the other; ratios are of neighbours in time. Real sites
need the shared data (../shared/data) and are left out without it.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
import ramp

from talus.engine import Terrain, rock_library
from talus.engine.ground.ground import class_parameters
from talus.tests.verification import real_terrain_case, sampled_faces_case

BEFORE = "cd73fd9"  # the last commit with contacts at vertices alone
ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "contact_cost.md"
DATA = ROOT.parent / "shared" / "data" / "dem"
RUNS, TURNS = 100, 5
BOUNDS = {"ramp": "1.05", "avaGar, 5 m": "1.5", "avaPfa, 1 m": "1.5", "cells of 0.5 m": "2", "fine": "none"}
SHAPES = real_terrain_case.SHAPES
KINDS = ("node_contacts", "crease_contacts", "edge_contacts")


INTRODUCTION = f"""\
`benchmarks/beside_vertices.py` writes this page. It compares this engine with the last one that had contacts only at
vertices ({BEFORE}). Both run alternately, {{turns}} times each. The tables give the median and range of the ratios, in
processor time of one thread on a machine that others used. There are {RUNS} rocks of 1 m3 unless another size is given
(ramp: as in `benchmarks/ramp.py`, without maps). They have the friction of class `hard` without scar layer, rolling
resistance, restitution or air, and run for 120 s at most. A step is 2 ms of simulated time, so the ratio is also that
of processor time per simulated second."""
EXPLANATION = """\
Rocks go farther and touch more often than with vertices alone, because corners do not catch in pits. "Contact per
step" is given for vertices alone and for the whole hull. "Per contact step" is the ratio of the total time per step
with contact."""
HEAD = [
    "| ground, cells, rock | vertices alone, us/step | whole hull, us/step | ratio | contact per step "
    "| per contact step | contacts in one | vertex, % | node, % | crease, % | edge, % |",
    "| --- |" + " --- |" * 10,
]


class Row(NamedTuple):
    """A row of the table."""

    group: str  # rows of one bound
    name: str
    case: object  # gives what a worker reads


def ramp_case(make):
    """The ramp of the benchmarks."""
    parameters = {"mu_min": ramp.FRICTION, "mu_max": ramp.FRICTION, "restitution": ramp.RESTITUTION}
    return described(ramp.terrain(), make(), [ramp.release(1).position], RUNS, parameters)


def rough_case(case, volume=None):
    """A case of the verification, bare hard ground without restitution."""
    terrain, rock, places = case(1, RUNS)
    parameters = {**class_parameters("hard", with_scar_layer=False), "restitution": 0.0, "rolling_resistance": 0.0}
    known = ("mu_min", "mu_max", "kappa", "beta", "restitution", "rolling_resistance")
    return described(terrain, rock, places, 1, {name: parameters[name] for name in known})


def fine_case(number, runs):
    """Cells of 0.25 m with noise of 0.1 m: a rock of 10 m3 lies over more than a hundred of them."""
    x = 0.25 * np.arange(1600)
    heights = 0.1 * np.random.default_rng(number).normal(size=(160, 1600)) - np.tan(np.radians(35.0)) * x
    places = [(8.0, 10.0 + 20.0 * i / runs) for i in range(runs)]
    return Terrain(heights, 0.25), rock_library.rock("eota221").scaled(volume=10.0), places


def described(terrain, rock, places, runs, parameters):
    """Case as a worker reads it; ``runs`` from each place."""
    return {
        "heights": terrain.heights, "cell_size": terrain.cell_size, "origin": terrain.origin,
        "points": rock.vertices, "mass": rock.mass, "places": np.array(places), "runs": runs,
        "parameters": list(parameters), "values": [float(value) for value in parameters.values()],
    }  # fmt: skip


def table():
    """All rows."""
    rows = [
        Row("ramp", f"ramp, 2 m, {make().name}", partial(ramp_case, make))
        for make in (ramp.box, ramp.disc, ramp.norm_block, ramp.scanned)
    ]
    for site, cell in (("avaGar", "5m"), ("avaPfa", "1m")):
        path = DATA / f"{site}_{cell}_EPSG31287.tif"
        if path.exists():
            name = f"{site}, {cell[0]} m"
            rows += [
                Row(name, f"{name}, {shape}", partial(rough_case, sampled_faces_case.site_case(path, shape, 1.0)))
                for shape in (*SHAPES, *(("block", "plate") if site == "avaGar" else ()))
            ]
    noise = sampled_faces_case.noise
    slopes = {
        "35 degrees, noise of 0.3 m smoothed over 1.5 cells": partial(noise, height=0.3, smooth=1.5),
        "35 degrees, white noise of 0.3 m": partial(noise, height=0.3),
        "38 degrees, noise of 0.25 m smoothed over half a cell": partial(noise, height=0.25, degrees=38.0, smooth=0.5),
        "35 degrees, boulder field": sampled_faces_case.boulder_field,
    }
    for name, surface in slopes.items():
        rows += [
            Row("cells of 0.5 m", f"{name}, {shape}", partial(
                rough_case, sampled_faces_case.slope_case(surface, rock_library.rock(shape)),
            ))
            for shape in ("eota221", "block", "slab")
        ]  # fmt: skip
    return [*rows, Row("fine", "35 degrees, 0.25 m, noise of 0.1 m, eota221 of 10 m3", partial(rough_case, fine_case))]


@contextmanager
def engine_before(folder):
    """A checkout of the engine with vertices alone as the package ``talus`` in a folder; its path."""
    git = ["git", "-C", str(ROOT), "worktree"]
    checkout = folder / "before" / "talus"
    subprocess.run([*git, "add", "--quiet", "--detach", str(checkout), BEFORE], check=True)
    try:
        yield checkout.parent
    finally:
        subprocess.run([*git, "remove", "--force", str(checkout)], check=True)


def worker(path, folder):
    """A process with the engine of this path, which throws the cases of a folder."""
    command = [sys.executable, str(Path(__file__).with_name("vertices_worker.py")), str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(path)}
    return subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def ask(process, name):
    """Measurement of a case by a worker."""
    process.stdin.write(f"{name}\n")
    process.stdin.flush()
    return json.loads(process.stdout.readline())


def measure(rows, turns):
    """A list for each row: pairs of what both engines measured, before and now."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number, row in enumerate(rows):
            np.savez(folder / f"{number}.npz", **row.case())
        now_path = folder / "now"
        now_path.mkdir()
        (now_path / "talus").symlink_to(ROOT)
        with engine_before(folder) as before_path:
            workers = [worker(path, folder) for path in (before_path, now_path)]
            actual = [[] for _ in rows]
            try:
                for turn in range(turns):
                    for number, row in enumerate(rows):
                        actual[number].append(tuple(ask(process, number) for process in workers))
                        before, now = (per_step(entry) for entry in actual[number][-1])
                        print(f"{turn + 1}: {row.name}: {before:.3f}, {now:.3f}, {now / before:.2f}", flush=True)
            finally:
                for process in workers:
                    process.stdin.close()
                    process.wait()
    return actual


def per_step(one):
    """Cost of a step, us."""
    return 1e6 * one["spent"] / one["steps"]


def per_contact_step(one):
    """Cost of all steps for each that touches, us."""
    return 1e6 * one["spent"] / one["contact_steps"]


def row_line(row, pairs):
    """A line of the table."""
    costs = [statistics.median(per_step(pair[k]) for pair in pairs) for k in (0, 1)]
    ratios = sorted(per_step(now) / per_step(before) for before, now in pairs)
    touching = statistics.median(per_contact_step(now) / per_contact_step(before) for before, now in pairs)
    before, now = pairs[0]
    shares = [entry["contact_steps"] / entry["steps"] for entry in (before, now)]
    others = [100.0 * now[kind] / now["contacts"] for kind in KINDS]
    kinds = " | ".join(f"{share:.0f}" for share in (100.0 - sum(others), *others))
    return (
        f"| {row.name} | {costs[0]:.3f} | {costs[1]:.3f} | {spread(ratios)} | {shares[0]:.2f}, {shares[1]:.2f} "
        f"| {touching:.2f} | {now['contacts'] / now['contact_steps']:.2f} | {kinds} |"
    )


def spread(ratios):
    """Median and range."""
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def group_line(name, rows, found):
    """Ratio of the cost of a step over all rows of a group."""
    chosen = [pairs for row, pairs in zip(rows, found, strict=True) if row.group == name]
    turns = []
    for turn in zip(*chosen, strict=True):
        spent, steps = ([sum(pair[k][key] for pair in turn) for k in (0, 1)] for key in ("spent", "steps"))
        turns.append(spent[1] / steps[1] / (spent[0] / steps[0]))
    medians = [statistics.median(per_step(now) / per_step(before) for before, now in pairs) for pairs in chosen]
    return f"| {name} | {spread(sorted(turns))} | {min(medians):.2f} to {max(medians):.2f} | {BOUNDS[name]} |"


def page(rows, found):
    """Lines of the page."""
    groups = [name for name in BOUNDS if any(row.group == name for row in rows)]
    return [
        "# Cost of contacts of the whole hull", "", INTRODUCTION.format(turns=len(found[0])), "",
        "| over all rows of | ratio of the cost of a step | medians of the rows | bound |", "| --- | --- | --- | --- |",
        *(group_line(name, rows, found) for name in groups), "", EXPLANATION, "", *HEAD,
        *(row_line(row, pairs) for row, pairs in zip(rows, found, strict=True)),
    ]  # fmt: skip


def main(turns):
    """Measure, and write the page."""
    rows = table()
    PAGE.write_text("\n".join(page(rows, measure(rows, turns))) + "\n", encoding="utf-8")
    print(f"Written: {PAGE}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TURNS)
