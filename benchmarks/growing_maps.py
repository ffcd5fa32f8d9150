# SPDX-License-Identifier: GPL-2.0-or-later
"""Memory and disk of maps that grow in files, over the visited cells: synthetic passages, the table of a simulation.

    python benchmarks/growing_maps.py FOLDER 2e8                # to so many visited cells
    python benchmarks/growing_maps.py FOLDER 1e9 maps max       # also the rows of the maps; largest values alone

The terrain has 1.25 x 10^9 cells. Runs come place by place, as those of neighbouring releases do: 10^6 passages in 500
x 1,000 cells, of which nine in ten are visited then. Energies spread over five orders of magnitude. A JSON line at each
step; it ends early where less than an eighth of the disk's free room is left.
"""

import json
import resource
import shutil
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import numpy as np

from talus.engine.map_rows import STATISTICS
from talus.engine.maps.growing_arrays import Files
from talus.engine.maps.maps import MapTable
from talus.engine.motion.quantities import QUANTITIES

SHAPE = (50_000, 25_000)
PLACE = (500, 1_000)  # rows and columns
PASSAGES, ROUNDS = 200_000, 5  # at once, and how often in a place
LIMIT = 3e8  # bytes of files in memory
PARTS = 5  # CELLS_OF_A_PART of maps.py
TOLD = [10**6, 3 * 10**6, 10**7, 3 * 10**7, *range(10**8, 11 * 10**8, 10**8)]


def memory():
    """MB of this process: now by kind, and at most."""
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    now = {
        line.split(":")[0]: int(line.split()[1]) // 1024 for line in lines if line.startswith(("RssAnon", "RssFile"))
    }
    return {**now, "peak": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024}


def tell(table, passages, start, what):
    """A line of what there is."""
    bytes_on_disk = sum(path.stat().st_blocks * 512 for path in table.arrays.folder.iterdir())
    row = {"what": what, "visited": table.rows, "passages": passages, "processor time, s": time.process_time() - start,
           "memory, MB": memory(), "disk, MB": bytes_on_disk // 2**20,
           "of it row numbers, MB": table.row_of_cell.nbytes // 2**20}  # fmt: skip
    print(json.dumps(row), flush=True)


def main(folder, most, maps="", *statistics):
    """Fill the table, and read the maps of it strip by strip."""
    chance, nothing = np.random.default_rng(0), np.zeros(0, np.int64)
    values = np.exp(chance.normal(5.0, 2.0, (PASSAGES, QUANTITIES))).astype(np.float32)
    table = MapTable(SHAPE, PARTS, None, Files(folder, LIMIT), statistics=statistics or STATISTICS)
    room = shutil.disk_usage(folder).free / 8
    start, passages, messages = time.process_time(), 0, list(TOLD)
    across = SHAPE[1] // PLACE[1]
    for place in range(across * (SHAPE[0] // PLACE[0])):
        row, column = place // across * PLACE[0], place % across * PLACE[1]
        for _ in range(ROUNDS):
            rows, columns = (chance.integers(0, size, PASSAGES) for size in PLACE)
            table.add((row + rows) * SHAPE[1] + column + columns, values, nothing)
        passages += ROUNDS * PASSAGES
        while messages and table.rows >= messages[0]:
            tell(table, passages, start, f"{messages.pop(0):,}")
        if table.rows >= float(most) or shutil.disk_usage(folder).free < room:
            break
    tell(table, passages, start, "all")
    if maps:
        terrain = SimpleNamespace(cell_size=(1.0, 1.0), origin=(0.0, 0.0), crs=None)
        cells = sum(int(np.count_nonzero(grids["passages"])) for _, grids in table.strips(table.window(terrain), 10**6))
        tell(table, cells, start, "maps")
    table.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
