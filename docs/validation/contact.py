# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of docs/validation/contact.md: exact contacts beside faces sampled.

contact.py                      every case; hours of a processor
contact.py CASE FIELDS RUNS [SPACING [STEP]]   one line: exact (SPACING 0), or sampled with points so many m apart

FIELDS: so many, or from:to. STEP: the time step, s.
"""

import sys
from functools import partial
from pathlib import Path

import numpy as np

from talus.engine import rock_library
from talus.tests.verification.sampled_faces_case import (
    boulder_field,
    box,
    ledges,
    noise,
    rounded,
    site_case,
    slope_case,
    throw,
)

DATA = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "dem"
GAR, PFA = DATA / "avaGar_5m_EPSG31287.tif", DATA / "avaPfa_1m_EPSG31287.tif"
BLOCK = rock_library.rock("eota221")
LIDAR = partial(noise, height=0.25, degrees=38.0, smooth=0.5)
CASES = {
    "gar10": site_case(GAR, "slab", 10.0),
    "gar1": site_case(GAR, "slab", 1.0),
    "pfa10": site_case(PFA, "eota221", 10.0),
    "smooth": slope_case(partial(noise, height=0.3, smooth=1.5), BLOCK),
    "white": slope_case(partial(noise, height=0.3), BLOCK),
    "white25cm": slope_case(rounded(partial(noise, height=0.3), 4, 2.0), BLOCK, cell=0.125),
    "white25cmfine": slope_case(rounded(partial(noise, height=0.3), 8, 4.0), BLOCK, cell=0.0625),
    "white12cm": slope_case(rounded(partial(noise, height=0.3), 4), BLOCK, cell=0.125),
    "lidarblock": slope_case(LIDAR, box(1.3, 1.0, 0.77)),
    "rounded12cm": slope_case(rounded(LIDAR, 4), box(1.3, 1.0, 0.77), cell=0.125),
    "rounded6cm": slope_case(rounded(LIDAR, 8), box(1.3, 1.0, 0.77), cell=0.0625),
    "lidarplate": slope_case(LIDAR, box(2.0, 2.0, 0.5), 2.0),
    "roundedplate": slope_case(rounded(LIDAR, 4), box(2.0, 2.0, 0.5), 2.0, cell=0.125),
    "boulders": slope_case(boulder_field, BLOCK),
    "boulders25cm": slope_case(rounded(boulder_field, 4, 2.0), BLOCK, cell=0.125),
    "boulders12cm": slope_case(rounded(boulder_field, 4), BLOCK, cell=0.125),
    "sparse": slope_case(partial(boulder_field, cover=0.12), BLOCK),
    "dense": slope_case(partial(boulder_field, cover=0.8, degrees=38.0), BLOCK),
    "ledges": slope_case(ledges, rock_library.rock("column")),
}  # fmt: skip


def line(name, fields, runs, spacing=None, time_step=0.002):
    """Case, contact, run-out in m and largest energy in J/kg, each with its standard error over the runs."""
    result = np.concatenate([throw(CASES[name], number, runs, spacing or None, time_step) for number in fields])
    cells = [name, f"every {spacing} m" if spacing else "exact", f"{1000.0 * time_step:g} ms", str(len(result))]
    for values in (np.hypot(*(result["stop"] - result["start"])[:, :2].T), result["energy_max"] / result["mass"]):
        cells.append(f"{values.mean():.1f} ({values.std(ddof=1) / np.sqrt(len(values)):.1f})")
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        name, fields, runs, *rest = sys.argv[1:]
        first, _, last = fields.rpartition(":")
        print(line(name, range(int(first or 0), int(last)), int(runs), *map(float, rest)))
    else:
        for name in CASES:
            for spacing in (None, 0.2, 0.1):
                print(line(name, range(8), 40, spacing), flush=True)
