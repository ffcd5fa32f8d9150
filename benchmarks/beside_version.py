# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of new options while they are off: this engine and older checkouts, turn about, with the spread of the pairs.

    REPEATS=9 python benchmarks/beside_version.py FOLDER ...     each FOLDER holds an older checkout as FOLDER/talus

Processor time of whole runs on one thread, as in layer_cost.py: rocks of 1 m3 from cliffs of avaGar on class `medium`.
Prints the table of docs/benchmarks.md. "Same steps" says whether both engines took the same number of steps, so that
the ratio is that of the same work.
"""

import sys
from pathlib import Path

import layer_cost
import numpy as np

PLACE, GROUND = "avaGar", "layer"
SHAPES = "eota221", "block", "worn_compact"


def measure(shape, servers):
    """name -> what each engine found for a shape, in turn, REPEATS times after one that compiles."""
    actual = {name: [] for name in servers}
    for repeat in range(layer_cost.REPEATS + 1):
        names = list(servers) if repeat % 2 else list(servers)[::-1]  # none is always the first of its pair
        for name in names:
            one = layer_cost.ask(servers[name], PLACE, shape, GROUND)
            if repeat:
                actual[name].append(one)
    return actual


def cost(ones):
    """us of processor time for a step of a rock, of each repeat."""
    return np.array([1e6 * value["spent"] / value["steps"] for value in ones])


def main():
    """Print the table."""
    folders = sys.argv[1:]
    if not folders:
        raise SystemExit("Name the folders of older checkouts: python benchmarks/beside_version.py FOLDER ...")
    servers = {"now": layer_cost.engine(), **{Path(folder).name: layer_cost.engine(folder) for folder in folders}}
    print(
        "| rock | older version | us/step now | us/step then | now / then, median (range) of the pairs | same steps |"
    )
    print("| --- |" + " --- |" * 5)
    for shape in SHAPES:
        measured = measure(shape, servers)
        now = cost(measured["now"])
        for name in list(servers)[1:]:
            then = cost(measured[name])
            ratio = layer_cost.spread(now / then)
            same = "yes" if measured["now"][0]["steps"] == measured[name][0]["steps"] else "no"
            print(f"| {shape} | {name} | {np.median(now):.3f} | {np.median(then):.3f} | {ratio} | {same} |", flush=True)


if __name__ == "__main__":
    main()
