# SPDX-License-Identifier: GPL-2.0-or-later
"""The page docs/validation/historical.md: impact models of earlier programs on the cut slopes of Ashayer (2007, 6.3).

historical.py PAGE [RUNS]    write the page; RUNS of each model, shape and slope, 200 by default
"""

import sys
from pathlib import Path

import numpy as np

from talus.engine.choices import EARLIER_MODELS
from talus.engine.slope_profiles.catchment_chart import BACK, START, Case, case_profile
from talus.engine.slope_profiles.earlier_models import PUBLISHED
from talus.engine.slope_profiles.planar_runs import Rock, throw

SLOPES = {
    f"{height:.0f} m, {name}": Case(height, 0.25, rise, 0.5 * (height > 12.0), 12.0 * (height > 12.0))
    for name, rise in (("flat", 0.0), ("6 : 1", 1.0 / 6.0)) for height in (12.0, 18.0, 24.0)
}  # fmt: skip
RATIOS = {"circle": 1.0, "ellipse 1.5 : 1": 1.5}
LENGTH = 60.0  # m of catchment
NAMES = {
    "stronge": "Stronge, in a plane", "descoeudres": "Descoeudres and Zimmermann", "azzoni": "Bozzolo, Azzoni et al.",
    "pfeiffer": "Pfeiffer and Bowen",
}  # fmt: skip


def roll_out(model, ratio, case, runs):
    """Mean and 90 % of the largest distance from the foot of the slope, m, of the rocks that pass over the crest."""
    line, toe = case_profile(case, LENGTH)
    rock = Rock("uniform(0.15, 0.45)", ratio, BACK - START, START, "uniform(0.5, 1.5)")
    farthest = throw(line, rock, PUBLISHED[model], model, runs, seed=1).farthest
    beyond = np.sort(np.maximum(farthest[farthest > BACK] - toe, 0.0))
    if not beyond.size:
        return np.nan, np.nan
    return float(beyond.mean()), float(beyond[min(int(0.9 * beyond.size), beyond.size - 1)])


def table(found, k):
    """Rows of a quantity: one a model and shape."""
    lines = ["| model | rock | " + " | ".join(SLOPES) + " |", "| --- | --- |" + " --- |" * len(SLOPES)]
    for model in EARLIER_MODELS:
        for shape in RATIOS:
            cells = " | ".join(f"{found[model, shape, slope][k]:.1f}" for slope in SLOPES)
            lines.append(f"| {NAMES[model]} | {shape} | {cells} |")
    return "\n".join(lines)


PAGE = """# Impact models of earlier programs

Ashayer (2007, section 4.3) compares his law with those of earlier programs, and his program can be set to use them.
Talus can use them in the plane of a slope profile, for comparison only. In QGIS, `talus:slopeprofile` shows the
chosen models next to its own runs (EARLIER_MODELS, advanced) in the plot, in the table of stations and in the log.
From Python use `engine/slope_profiles/planar_runs.py`. This page is written by `docs/validation/historical.py`; the
models are in `engine/slope_profiles/impact_models.py`, their tests in `tests/engine/test_planar_runs.py`,
`tests/engine/test_earlier_models.py` and `tests/verification/test_historical_models.py`.

The rocks are circles and ellipses of 0.15 to 0.45 m, {runs} for each number, on the cut slopes of the [catchment
study](catchment.md), with friction and rolling friction of its table 6.5. The models define restitution
differently. Stronge's model and that of Descoeudres and Zimmermann use 0.35 from table 6.5; that of Bozzolo and
Azzoni uses the share of the energy that is kept, 0.75 to 0.90 on rock; that of Pfeiffer and Bowen uses R_n 0.33 to
0.37 and R_t 0.85 for bedrock ([published coefficients](../published_coefficients.md)).

Width that holds 90 %, m:

{far}

Mean roll-out, m:

{mean}

**Reading.** The differences between the models are larger than those between the heights of the slope. *Bozzolo and
Azzoni* rotate a block about its contact: a circle never rebounds, so it follows the face, and only a non-circular
shape leaves it. *Pfeiffer and Bowen* make a block roll after every impact, whatever its shape, and keep the share
R_t of the energy along the slope. *Descoeudres and Zimmermann* double the tangential impulse, so that blocks spin
more and slide only at half the angle of Stronge's law. *Kobayashi's* model is missing, because the thesis mentions
it without an equation. In the same plane ellipses go farther than circles with Stronge's law, as ellipsoids go
farther than spheres in the thesis.
"""


def main(path, runs=200):
    """Write the page."""
    actual = {}
    for model in EARLIER_MODELS:
        for shape, ratio in RATIOS.items():
            for slope, case in SLOPES.items():
                actual[model, shape, slope] = roll_out(model, ratio, case, runs)
        print(model, flush=True)
    text = PAGE.format(runs=runs, far=table(actual, 1), mean=table(actual, 0))
    Path(path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
