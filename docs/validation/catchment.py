# SPDX-License-Identifier: GPL-2.0-or-later
"""The page docs/validation/catchment.md: rankings that Ashayer (2007, section 6.3) prints for cut slopes, and ours.

catchment.py PAGE [RUNS]    write the page; RUNS of each shape and slope, 240 by default
"""

import math
import sys
from pathlib import Path
from typing import NamedTuple, Optional

import numpy as np

from talus.engine import Settings
from talus.engine.shapes.make import Recipe, make_rocks
from talus.engine.slope_profiles.catchment_chart import SHARES, Case, chart_row

SLOPE = 0.25  # horizontal to a vertical of 1, the slope of the simulated cases
HEIGHTS, CATCHMENTS = (12.0, 18.0, 24.0), {"flat": 0.0, "6 : 1": 1.0 / 6.0}
BERM, BERM_DEPTH = 0.5, 12.0  # m
# table 6.5: means of restitution, friction and rolling friction; the diameters stand for a uniform one, 0.15 to 0.45 m
RESTITUTION, FRICTION, ROLLING = 0.35, 0.25, 0.40
DIAMETERS = (0.175, 0.225, 0.275, 0.325, 0.375, 0.425)  # m
RATIO = 1.5  # of the axes, the largest in the source
DENSITY = 2700.0  # kg/m3
LENGTH = 60.0  # m of catchment


class Study(NamedTuple):
    """Values taken from table 6.5."""

    rolling: float
    drawn: bool  # restitution, friction and rolling friction for each contact, normal within their bounds

    def settings(self):
        """Settings of the engine."""
        draws = {
            "restitution": "normal(0.35, 0.05, 0.30, 0.40)", "friction_factor": "normal(1, 0.2, 0.8, 1.2)",
            "rolling_factor": "normal(1, 0.125, 0.875, 1.125)", "material_drawn": "contact",
        }  # fmt: skip
        return Settings(
            seed=1, impact_law="energetic", time_step=0.001, **({"air_density": 0.0, **(draws if self.drawn else {})})
        )


STUDIES = {
    "drawn as printed": Study(ROLLING, True),
    "means as printed": Study(ROLLING, False),
    "without rolling friction": Study(0.0, False),
}


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
    """Run-out of one shape on one slope, m."""

    mean: float
    p90: float
    deviation: Optional[float] = None


def roll_out(recipe, case, runs, study):
    """RollOut of rocks of all sizes, in equal parts. The rolling friction of the thesis holds for any rock."""
    distances, going, fallen = np.zeros(0), np.zeros(1), 0.0
    for rock in make_rocks(recipe, [math.pi / 6.0 * size**3 for size in DIAMETERS], density=DENSITY):
        ground = {"mu_min": FRICTION, "mu_max": FRICTION, "restitution": RESTITUTION, "scar_strength": 0.0}
        ground |= {"rolling_resistance": study.rolling, "surface_roughness": 0.0}
        row = chart_row(
            case, [rock], max(5, runs // len(DIAMETERS)), ground, study.settings(), LENGTH, speed="uniform(0.5, 1.5)"
        )
        distances, fallen = row.distances, fallen + row.fallen
        going = going + np.nan_to_num(1.0 - row.retained) * row.fallen
    missing: np.ndarray = going / fallen  # share that goes farther than each distance
    steps, middle = np.diff(distances), 0.5 * (distances[1:] + distances[:-1])
    share = 0.5 * (missing[1:] + missing[:-1])
    mean = float(np.sum(share * steps))
    square = float(np.sum(2.0 * middle * share * steps))
    enough = missing <= 1.0 - SHARES[1]
    p90 = float(distances[np.argmax(enough)]) if enough.any() else math.nan
    return RollOut(mean, p90, math.sqrt(max(square - mean * mean, 0.0)))


def all_cases(runs, study, tell):
    """(shape, height, catchment, has berm) -> RollOut."""
    actual = {}
    for shape, recipe in shapes().items():
        for height in HEIGHTS:
            for name, rise in CATCHMENTS.items():
                for berm in (False, True)[: 1 + (height > BERM_DEPTH)]:
                    case = Case(height, SLOPE, rise, BERM * berm, BERM_DEPTH * berm)
                    actual[shape, height, name, berm] = roll_out(recipe, case, runs, study)
        tell(shape)
    return actual


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
    slopes = [(height, name) for name in CATCHMENTS for height in HEIGHTS]
    p90 = {shape: [of_slope(found, shape, *slope).p90 for slope in slopes] for shape in shapes()}
    order = sum(
        p90["ellipsoid, exponent 2"][k] > p90["ellipsoid, exponent 4"][k] > p90["hexagonal prism"][k]
        > max(p90["pentagonal prism"][k], p90["rectangular prism"][k])
        for k in range(len(slopes))
    )  # fmt: skip
    first_two = sum(
        p90["ellipsoid, exponent 2"][k] >= p90["ellipsoid, exponent 4"][k]
        >= max(p90[f"{kind} prism"][k] for kind in ("hexagonal", "pentagonal", "rectangular"))
        for k in range(len(slopes))
    )  # fmt: skip
    high = [k for k, (height, _) in enumerate(slopes) if height > 12.0]
    short = sum(p90["sphere"][k] < np.median([p90[shape][k] for shape in p90 if shape != "sphere"]) for k in high)
    spread = [
        tuple(
            np.std(all_of) / np.mean(all_of) for all_of in zip(*(of_slope(found, shape, *slope)[:2] for shape in p90))
        )
        for slope in slopes
    ]
    closer = sum(mean < far for mean, far in spread)
    restricted = sum(
        of_slope(found, shape, height, "6 : 1").mean < of_slope(found, shape, height, "flat").mean
        for shape in shapes() for height in HEIGHTS
    )  # fmt: skip
    first, second = np.mean(jumps[True], axis=0)
    bare, far = np.mean(jumps[False], axis=0)
    mean_order = ", ".join(sorted(p90, key=lambda shape: -np.mean(p90[shape])))
    return (
        ("the 90 % roll-out grows much more from 12 to 18 m than from 18 to 24 m (the berm)",
         f"{verdict(larger[True], len(pairs))}; on average {first:+.1f} m and {second:+.1f} m, without the berm "
         f"{bare:+.1f} m and {far:+.1f} m ({larger[False]} of {len(pairs)})"),
        ("order of the 90 % roll-out: ellipsoid 2, ellipsoid 4, hexagon, the others",
         f"{verdict(order, len(slopes))}; on average {mean_order}"),
        ("of these, both ellipsoids in this order before all prisms", f"{verdict(first_two, len(slopes))}"),
        ("spheres fall short at 18 and 24 m",
         f"{verdict(short, len(high))}; the measure is the median of the other shapes"),
        ("the catchment that rises restricts the stops much more",
         f"{verdict(restricted, len(shapes()) * len(HEIGHTS))}"),
        ("averages are closer to one another than 90 % values (there to the field, here shape to shape, s/m)",
         f"{verdict(closer, len(slopes))}; on average {np.mean(spread, axis=0)[0]:.2f} and "
         f"{np.mean(spread, axis=0)[1]:.2f}"),
    )  # fmt: skip


PAGE = """# Rankings of a catchment study

Ashayer (2007, section 6.3) simulates rocks of six shapes that fall from the cut slopes of the field programme of
Pierson et al. (2001) into flat and 6H:1V catchments. The slopes are 0.25H:1V and 12, 18 and 24 m high; the higher
two have a berm of 0.5 m 12 m below the crest. The thesis prints rankings and no numbers, and the charts of the
field programme could not be read, so this page compares rankings. It is written by `docs/validation/catchment.py`.

**Inputs, table 6.5 as printed.** Restitution 0.35, friction 0.25 and rolling friction 0.40, each normally
distributed with the standard deviation 0.05 and cut off at 0.05 from its mean; Stronge's law; speed uniform from
0.5 to 1.5 m/s, {start} m behind the crest and at the same height above it. Diameters are uniform from 0.15 to 0.45
m, represented here by six values, with axes of 1.5 : 1 : 1 and {runs} rocks per shape and slope. The thesis draws
the three coefficients at each contact, and so does the first study here. The second uses their means; the third
omits rolling friction, to show its effect. In the thesis rolling friction is one number for all rocks, in Talus it
decreases with the size of a rock; so each size has its own ground here, which gives it the printed number.

**Differences.** Rocks move in three dimensions here, in the thesis in a plane. The level ground behind the crest has
no rolling friction here, as rocks were brought over the crest in the field. Rolling friction also brakes rocks with
corners, as far as the corners themselves do not resist rolling ([options](../laws/options.md#rolling-resistance)).
Shares refer to the rocks that pass over the crest.

**Result.** With the rolling friction of the table, spheres have shorter run-outs than the other shapes at 18 and 24
m, as the thesis says, and because of the berm the step from 12 to 18 m is the larger one. The order of the shapes
is not that of the thesis: there ellipsoids go farthest, here prisms do. The rolling friction of 0.40 is larger than
the friction of 0.25. So it stops the spin, and blocks slide on, which brakes them less; it shortens the paths of
spheres and ellipsoids by half and lengthens those of prisms, because in three dimensions a prism has flat sides to
slide on. Without rolling friction the order of spheres and ellipsoids is reversed, and only friction stops a sphere
in the flat catchment. Drawn values and means of the table give nearly the same results.

{studies}
"""
STUDY = """## {title}

| the thesis says | here |
| --- | --- |
{rankings}

Width that holds 90 %, m:

{far}

Mean roll-out, m:

{mean}

Standard deviation, m:

{deviation}
"""


def main(path, runs=240):
    """Write the page."""
    parts = []
    for title, study in STUDIES.items():
        result = all_cases(runs, study, lambda shape, title=title: print(title, shape, flush=True))
        rows = "\n".join(f"| {said} | {here} |" for said, here in rankings(result))
        tables = {"far": table(result, "p90"), "mean": table(result, "mean"), "deviation": table(result, "deviation")}
        parts.append(STUDY.format(title=title[0].upper() + title[1:], rankings=rows, **tables))
        text = PAGE.format(runs=runs, start=0.6, studies="\n".join(parts).strip())
        Path(path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
