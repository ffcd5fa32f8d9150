# SPDX-License-Identifier: GPL-2.0-or-later
"""The page docs/validation/rolls_ditches.md and its figure: ditch curves below the slopes of full-scale rolls.

rolls_ditches.py           write both; needs the shared data
rolls_ditches.py RUNS      with so many rocks below each slope, 400 by default
"""

import math
import sys
from pathlib import Path

import numpy as np

from talus.engine import Settings, rock_library
from talus.engine.ground.ground import class_parameters
from talus.engine.slope_profiles.catchment_chart import Case, chart_row
from talus.engine.slope_profiles.ditch_rules import expanded_ritchie, modified_ritchie
from talus.tests.verification import rolls_case as case

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data"
PAGE = Path(__file__).with_name("rolls_ditches.md")
RUNS, LENGTH = 400, 80.0  # rocks below a slope; m of level ground
SHARES = (0.5, 0.9, 0.95)
HEAD = ("group", "height, m", "angle", "weight, kg", "observed speed at the foot, 50 and 95 %, m/s", "simulated, m/s",
        "first impact within, 90 %, m", "retained 50, 90, 95 %, m", "modified Ritchie, m: retains",
        "expanded, m: retains")  # fmt: skip
WORDS = """# Ditches below the slopes of full-scale rolls

This page and its figure are written by `python docs/validation/rolls_ditches.py`. Data and slopes are those of
[speed at the foot](rolls.md).

**What the data show.** The data give height and angle of the slope, and weight and speed of the rock at its foot.
They do not give where rocks first touched the ground beyond the foot, nor where they stopped. So the curves cannot
be compared with measured distances. The rolls show how fast rocks reach the ditch, and whether the simulation is as
fast; the share that the ditch then retains is computed only. The data are used for validation, not for calibration.

**How.** Each of the {count} groups with a median weight above 90 kg on slopes to 50 degrees is represented by a
profile of its median height and angle, with {length:.0f} m of level ground of the same class. {runs} rocks of its
median weight in four shapes start 0.6 m behind the crest and 0.6 m above it with 0.5 to 1.5 m/s
(as in `talus:catchmentchart`; the ground behind the crest has friction only). *Retained* is the width within which
the given share of the rocks stops; shares refer to the rocks that pass over the crest. *Simulated* is the median
speed from the page on speeds, whose planes and releases differ: there, rocks are pushed on the slope.

{table}

![Share whose first impact is within a width, and share that is retained](../images/rolls_ditches.png)

**Reading.** {reading}
"""


def row_of(group, runs):
    """The catchment chart's Row of a group, its slope and rocks."""
    height, angle = float(np.median(group.heights)), float(np.median(group.angles))
    parameters = class_parameters(case.CLASSES[group.material][0])
    volume = float(np.median(group.masses)) / case.DENSITY
    rocks = [rock_library.rock(name, volume=volume, density=case.DENSITY) for name in case.SHAPES]
    below = Case(height, 1.0 / math.tan(math.radians(angle)), 0.0)
    return chart_row(below, rocks, runs, parameters, Settings(max_time=case.LONGEST, air_density=0.0), LENGTH)


def share_at(row, width):
    """Share that a width retains."""
    return float(np.interp(width, row.distances, row.retained))


def width_at(row, curve, share):
    """Least width at which a curve reaches a share, m; infinite where it does not."""
    enough = np.flatnonzero(curve >= share)
    return float(row.distances[enough[0]]) if enough.size else math.inf


def cells_of(group, row, speed):
    """A line of the table."""
    height, angle = float(np.median(group.heights)), float(np.median(group.angles))
    rules = [modified_ritchie(height), expanded_ritchie(height, angle)]
    retained = ", ".join(_width_text(width_at(row, row.retained, share)) for share in SHARES)
    return (
        group.name, f"{height:.0f}", f"{angle:.0f}", f"{np.median(group.masses):.0f}",
        f"{np.median(group.speeds):.1f}, {np.quantile(group.speeds, 0.95):.1f}", f"{speed:.1f}",
        _width_text(width_at(row, row.impacted, 0.9)), retained,
        *(f"{width:.1f}: {100.0 * share_at(row, width):.0f} %" for width in rules),
    )  # fmt: skip


def _width_text(width):
    return f"{width:.1f}" if math.isfinite(width) else f"> {LENGTH:.0f}"


def reading_of(groups, rows):
    """Sentences that read the table."""
    shares = [share_at(row, modified_ritchie(float(np.median(group.heights)))) for group, row in zip(groups, rows)]
    early = [width_at(row, row.impacted, 0.9) / max(width_at(row, row.retained, 0.9), 1e-9) for row in rows]
    low, high, middle = (100.0 * value for value in (min(shares), max(shares), float(np.median(shares))))
    first = 100.0 * float(np.median(early))
    return (
        "The width by the modified Ritchie criterion, which was developed for steep benches of mines, retains "
        f"{low:.0f} to {high:.0f} % below these slopes of 34 to 50 degrees, {middle:.0f} % in the median of the "
        "groups. Rocks roll into the ditch: the width within which nine of ten first touch the level ground is "
        f"{first:.0f} % (median) of the width that retains nine of ten, so a ditch sized by the first impact alone is "
        "too narrow. On level ground of a hard class hardly anything but friction stops a rock; a soft bottom or a "
        "back slope stops rocks earlier."
    )


def draw(groups, rows):
    """Both curves of each group, by its material."""
    sys.path.insert(0, str(ROOT / "docs" / "figures"))
    from figure_style import DASHES, pyplot, save

    figure, axes = pyplot.subplots(1, 2, figsize=(7.2, 2.8), sharey=True, layout="constrained")
    looks = dict(zip(case.CLASSES, (("0.0", DASHES[0]), ("0.35", DASHES[1]), ("0.6", DASHES[2]))))
    for one, name, title in ((axes[0], "impacted", "first impact within [%]"), (axes[1], "retained", "retained [%]")):
        for material, (grey, dash) in looks.items():
            label = material
            for group, row in zip(groups, rows):
                if group.material == material:
                    one.plot(
                        row.distances,
                        100.0 * getattr(row, name),
                        color=grey,
                        linestyle=dash,
                        label=label,
                        linewidth=0.8,
                    )
                    label = None
        one.set(title=title, xlabel="width from the foot [m]", xlim=(0.0, 60.0), ylim=(0.0, 101.0))
    axes[1].legend(loc="lower right")
    save(figure, "rolls_ditches.png", 16)


def main(runs):
    groups = [group for group in case.read(DATA) if group.is_counted]
    rows, speeds = [], []
    for number, group in enumerate(groups, 1):
        rows.append(row_of(group, runs))
        speeds.append(float(case.throw(group, 2).median()))
        print(f"{number} of {len(groups)}: {group.name}", flush=True)
    lines = [HEAD, ["---"] * len(HEAD), *(cells_of(*entry) for entry in zip(groups, rows, speeds))]
    table = "\n".join(f"| {' | '.join(line)} |" for line in lines)
    text = WORDS.format(count=len(groups), length=LENGTH, runs=runs, table=table, reading=reading_of(groups, rows))
    PAGE.write_text(text, encoding="utf-8")
    draw(groups, rows)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
