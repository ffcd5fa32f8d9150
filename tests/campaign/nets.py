# SPDX-License-Identifier: GPL-2.0-or-later
"""Random rocks against a ring net that is finer than they are: none may pass, none may be lost.

    python tests/campaign/nets.py RUNS [FILE]

Polyhedra of 12 to 29 corners, to 40 m/s and 50 rad/s, as in tests/engine/nets/test_rocks_in_nets.py. A line a rock goes
into FILE (build/net_campaign.csv); what is there already is not done again, so that it may be killed and resumed.
"""

import csv
import os
import sys
import time
from pathlib import Path

import numpy as np

from talus.engine.nets import Net, impacts
from talus.tests.engine.nets import thesis_nets
from talus.tests.engine.nets.random_rocks import random_cases

BLOCK = 20  # impacts between two looks at the disk
COLUMNS = ("number", "verdict", "elongation_m", "energy_error", "is_finite")


def done_in(path):
    """Numbers that a file holds; a line that a kill has cut off is cut away."""
    if not path.is_file():
        return set()
    text = path.read_bytes()
    if not text.endswith(b"\n"):
        path.write_bytes(text[: text.rfind(b"\n") + 1])
    with open(path, encoding="utf-8", newline="") as file:
        return {int(row["number"]) for row in csv.DictReader(file)}


def rows_of(first, count, net):
    """The results of ``count`` impacts from number ``first`` on; each block has its own seed."""
    for k, hit in enumerate(impacts(net, random_cases(count, seed=1000 + first // BLOCK))):
        is_finite = np.isfinite(hit.position).all() and np.isfinite(hit.energy["total"]).all()
        yield first + k, hit.verdict, f"{hit.elongation:.4f}", f"{hit.energy_error:.5f}", int(is_finite)


def run(total, path):
    """Do what is missing of the first ``total`` impacts."""
    net, done = Net.from_dict(thesis_nets.ring_barrier()), done_in(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    is_new = not path.is_file() or not path.stat().st_size
    with open(path, "a", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        if is_new:
            writer.writerow(COLUMNS)
        for first in range(0, total, BLOCK):
            if all(number in done for number in range(first, first + BLOCK)):
                continue
            rows = [row for row in rows_of(first, BLOCK, net) if row[0] not in done]
            writer.writerows(rows)
            file.flush()
            os.fsync(file.fileno())


def tell(path):
    """Say what came out; returns whether all that must hold did."""
    with open(path, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    errors = np.array([float(row["energy_error"]) for row in rows])
    through = [row["number"] for row in rows if row["verdict"] == "through"]
    lost = [row["number"] for row in rows if row["is_finite"] != "1"]
    print(f"{len(rows)} rocks: {len(through)} through {through[:5]}, {len(lost)} not finite {lost[:5]}")
    print(f"energy account: median {np.median(errors):.2%}, 99th percentile {np.quantile(errors, 0.99):.2%}, "
          f"largest {errors.max():.2%} of the rock's energy")  # fmt: skip
    return not through and not lost


def main(total, path="build/net_campaign.csv"):
    """Run and report."""
    started = time.perf_counter()
    run(int(total), Path(path))
    print(f"{time.perf_counter() - started:.0f} s")
    sys.exit(0 if tell(path) else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
