# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers of docs/evidence.md: default ensembles beside what was seen, and how wrong a forecast of a new site is.

evidence.py measure     simulate: writes build/evidence.npz; needs the shared data and some five minutes
evidence.py page        write resources/experience.csv and the parts of docs/evidence.md between its marks
"""

import csv
import math
import sys
from pathlib import Path

import numpy as np
from scipy.stats import t as student

from talus.engine.ground import classes, intervals
from talus.tests.verification import authume_case, rolls_case

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data"
MADE = ROOT / "build" / "evidence.npz"
PAGE = ROOT / "docs" / "evidence.md"
TABLE = ROOT / "resources" / "experience.csv"
MEMBERS, MOST_ROLLS = 10, 6
WIDER = (1.0,)  # times the default intervals
REPEATED = "Jersey Barrier Test"  # its rolls are those of two other groups
LEVELS = (0.8, 0.9)


def members():
    """(MEMBERS, 2) places between the ends of the intervals of level and roughness: a Latin square, seeded."""
    random = np.random.default_rng(57)
    strata = np.stack([random.permutation(MEMBERS) for _ in range(2)], axis=1)
    return (strata + random.random(strata.shape)) / MEMBERS


def numbers_of(name, place, wider):
    """Rolling resistance and roughness of a class at a place of its intervals, made wider about the value of the class."""
    found, of_class = {}, intervals.load()[name]
    for share, parameter in zip(place, ("rolling_resistance", "surface_roughness")):
        value, end = getattr(classes.load()[name], parameter), of_class[parameter].at(share)
        found[parameter] = max(value + wider * (end - value), 0.0)
    return found


def fewer(group):
    """A group with MOST_ROLLS of its rolls at the most, evenly spread in the order of the file."""
    chosen = np.unique(np.linspace(0, group.masses.size - 1, MOST_ROLLS).astype(int))
    return group._replace(**{name: getattr(group, name)[chosen] for name in ("heights", "angles", "masses", "speeds")})


def groups():
    """Groups of rolls whose slope is known, without the one that repeats others."""
    return [fewer(one) for one in rolls_case.read(DATA) if one.has_angle and one.name != REPEATED]


def site_of(group):
    """Groups on one slope are one site."""
    return f"{group.material}, {np.median(group.heights):.0f} m, {np.median(group.angles):.0f} degrees"


def measure():
    """Simulate all members on all sites."""
    experiment, kept = authume_case.read(DATA), {}
    for wider in WIDER:
        ways = []
        for member, place in enumerate(members()):
            every = {name: numbers_of(name, place, wider) for name in ("medium_hard", "hard")}
            values = {
                parameter: np.where(experiment.zone == 1, *(every[name][parameter] for name in ("medium_hard", "hard")))
                for parameter in ("rolling_resistance", "surface_roughness")
            }
            runs = authume_case.throw(experiment, 1, member, **values).runs
            order = np.argsort(runs["rock"], kind="stable")
            ways.append(experiment.run_out(runs["stop"])[order].reshape(len(experiment.masses), -1))
        kept[f"authume_{wider:g}"] = np.array(ways)
        for number, group in enumerate(groups()):
            name = rolls_case.CLASSES[group.material][0]
            speeds = []
            for member, place in enumerate(members()):
                made = rolls_case.throw(group, 1, member, name, **numbers_of(name, place, wider))
                order = np.argsort(made.rolls, kind="stable")
                speeds.append(made.speeds[order].reshape(group.masses.size, -1))
            kept[f"rolls_{wider:g}_{number}"] = np.array(speeds)
            print(wider, group.name, flush=True)
    MADE.parent.mkdir(exist_ok=True)
    np.savez(MADE, **kept)


if __name__ == "__main__":
    measure()
