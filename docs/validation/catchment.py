# SPDX-License-Identifier: GPL-2.0-or-later
"""The page docs/validation/catchment.md: rankings that Ashayer (2007, chapter 6) prints for cut slopes, and ours.

catchment.py PAGE [RUNS]    write the page; RUNS of each shape and slope, 240 by default
"""

import math
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np

from talus.engine import Settings
from talus.engine.shapes.make import Recipe, make_rocks
from talus.engine.slope_profiles.catchment_chart import SHARES, Case, chart_row

SLOPE = 0.25  # horizontal to a vertical of 1, the slope of the simulated cases
HEIGHTS, CATCHMENTS = (12.0, 18.0, 24.0), {"flat": 0.0, "6 : 1": 1.0 / 6.0}
BERM, BERM_DEPTH = 0.5, 12.0  # m
GROUND = {"mu_min": 0.25, "mu_max": 0.25, "restitution": 0.35}  # fitted to the field by the author
DIAMETERS = (0.3, 0.6, 0.9)  # m
RATIO = 1.5  # of the axes, the largest in the source
DENSITY = 2700.0  # kg/m3
LENGTH = 60.0  # m of catchment


def shapes():
    """Name -> Recipe."""
    flat = {"elongation": 1.0 / RATIO}
    return {
        "sphere": Recipe("superellipsoid", exponent=2.0, vertex_count=96),
        "ellipsoid, exponent 2": Recipe("superellipsoid", exponent=2.0, vertex_count=96, **flat),
        "ellipsoid, exponent 4": Recipe("superellipsoid", exponent=4.0, vertex_count=96, **flat),
        "hexagonal prism": Recipe("prism", sides=6, **flat),
        "pentagonal prism": Recipe("prism", sides=5, **flat),
        "rectangular prism": Recipe("box", **flat),
    }


class RollOut(NamedTuple):
    """Of one shape on one slope, m."""

    mean: float
    p90: float


def roll_out(recipe, case, runs):
    """RollOut of rocks of three sizes, in equal parts."""
    rocks = make_rocks(recipe, [math.pi / 6.0 * size**3 for size in DIAMETERS], density=DENSITY)
    row = chart_row(case, rocks, runs, GROUND, Settings(seed=1, impact_law="energetic", time_step=0.001), LENGTH)
    missing = 1.0 - row.retained  # share that goes farther than each distance
    mean = float(np.sum(0.5 * (missing[1:] + missing[:-1]) * np.diff(row.distances)))
    return RollOut(mean, row.widths[SHARES.index(0.9)])


def all_cases(runs, tell):
    """(shape, height, catchment, has berm) -> RollOut."""
    found = {}
    for shape, recipe in shapes().items():
        for height in HEIGHTS:
            for name, rise in CATCHMENTS.items():
                for berm in (False, True)[: 1 + (height > BERM_DEPTH)]:
                    case = Case(height, SLOPE, rise, BERM * berm, BERM_DEPTH * berm)
                    found[shape, height, name, berm] = roll_out(recipe, case, runs)
        tell(shape)
    return found


def of_slope(found, shape, height, catchment):
    """The slope as it was in the field: with a berm where it is high enough."""
    return found[shape, height, catchment, height > BERM_DEPTH]


def table(found, quantity):
    """Rows of a quantity, one a shape."""
    heads = [f"{height:.0f} m, {name}" for name in CATCHMENTS for height in HEIGHTS]
    lines = ["| shape | " + " | ".join(heads) + " |", "| --- |" + " --- |" * len(heads)]
    for shape in shapes():
        cells = [getattr(of_slope(found, shape, height, name), quantity) for name in CATCHMENTS for height in HEIGHTS]
        lines.append(f"| {shape} | " + " | ".join(f"{cell:.1f}" for cell in cells) + " |")
    return "\n".join(lines)


def verdict(agrees, of):
    """Words."""
    return f"{agrees} of {of}: " + ("**agrees**" if agrees == of else "**does not agree**" if not agrees else "partly")


def rankings(found):
    """Pairs of what the source says and what was found."""
    pairs = [(shape, name) for shape in shapes() for name in CATCHMENTS]
    jumps = {
        berm: [
            (found[shape, 18.0, name, berm].p90 - found[shape, 12.0, name, False].p90,
             found[shape, 24.0, name, berm].p90 - found[shape, 18.0, name, berm].p90)
            for shape, name in pairs
        ]
        for berm in (True, False)
    }  # fmt: skip
    larger = {berm: sum(first > second for first, second in jumps[berm]) for berm in jumps}
    slopes = [(height, name) for height in HEIGHTS for name in CATCHMENTS]
    p90 = {shape: [of_slope(found, shape, *slope).p90 for slope in slopes] for shape in shapes()}
    order = sum(
        p90["ellipsoid, exponent 2"][k] > p90["ellipsoid, exponent 4"][k] > p90["hexagonal prism"][k]
        > max(p90["pentagonal prism"][k], p90["rectangular prism"][k])
        for k in range(len(slopes))
    )  # fmt: skip
    high = [k for k, (height, _) in enumerate(slopes) if height > 12.0]
    short = sum(p90["sphere"][k] < np.median([p90[shape][k] for shape in p90 if shape != "sphere"]) for k in high)
    spread = [
        tuple(
            np.std(values) / np.mean(values) for values in zip(*(of_slope(found, shape, *slope) for shape in shapes()))
        )
        for slope in slopes
    ]
    closer = sum(mean < far for mean, far in spread)
    first, second = np.mean(jumps[True], axis=0)
    bare, far = np.mean(jumps[False], axis=0)
    mean_order = ", ".join(sorted(p90, key=lambda shape: -np.mean(p90[shape])))
    return (
        ("the 90 % roll-out grows much more from 12 to 18 m than from 18 to 24 m (the berm)",
         f"{verdict(larger[True], len(pairs))}; on average {first:+.1f} m and {second:+.1f} m, without the berm "
         f"{bare:+.1f} m and {far:+.1f} m ({larger[False]} of {len(pairs)})"),
        ("order of the 90 % roll-out: ellipsoid 2, ellipsoid 4, hexagon, the others",
         f"{verdict(order, len(slopes))}; on average {mean_order}"),
        ("spheres fall short at 18 and 24 m",
         f"{verdict(short, len(high))}; the measure is the median of the other shapes"),
        ("averages are closer to one another than 90 % values (there to the field, here shape to shape, s/m)",
         f"{verdict(closer, len(slopes))}; on average {np.mean(spread, axis=0)[0]:.2f} and "
         f"{np.mean(spread, axis=0)[1]:.2f}"),
    )  # fmt: skip


PAGE = """# Rankings of a catchment study

Ashayer (2007, section 6.3) lets rocks of six shapes fall off the cut slopes of the field programme of Pierson et al.
(2001): 0.25H:1V, 12, 18 and 24 m high, the higher two with a berm of 0.5 m 12 m below the crest, into flat and 6H:1V
catchments; restitution 0.35 and friction 0.25, fitted to the field, law of Stronge. The thesis prints rankings and no
numbers, and the charts of the field programme could not be read, so rankings are compared. Here rocks move in three
dimensions, there in a plane; they are of 0.3, 0.6 and 0.9 m and of axes 1.5 : 1 : 1, {runs} of each shape and slope.
Shares are of the rocks that come over the crest. In the flat catchment nothing but friction stops a sphere here, for
the restitution and friction of the thesis come without rolling resistance. Written by `docs/validation/catchment.py`.

## As found

| the thesis says | here |
| --- | --- |
{rankings}

## Width that holds 90 %, m

{far}

## Mean roll-out, m

{mean}
"""


def main(path, runs=240):
    """Write the page."""
    found = all_cases(runs, lambda shape: print(shape, flush=True))
    rows = "\n".join(f"| {said} | {here} |" for said, here in rankings(found))
    text = PAGE.format(runs=runs, rankings=rows, far=table(found, "p90"), mean=table(found, "mean"))
    Path(path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
