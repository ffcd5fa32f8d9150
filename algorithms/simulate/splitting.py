# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that get far go on as several, as talus:simulate is asked for it."""

from ...engine.choices import SPLITTING_MEASURES
from ..parameters.definitions import choice, optional_number, text, whole_number
from ..translation import tr

SPLITTING_SHARE = optional_number("SPLITTING_SHARE", None, 1e-9, 0.1, decimals=9)
SPLITTING_LEVELS = text("SPLITTING_LEVELS", optional=True)
SPLITTING_COPIES = whole_number("SPLITTING_COPIES", 5, 2, 1000)
SPLITTING_MEASURE = choice("SPLITTING_MEASURE", SPLITTING_MEASURES, SPLITTING_MEASURES[0])
SPLITTING_FRICTION = optional_number("SPLITTING_FRICTION", None, 0.01, 100.0)


def splitting_parameters():
    """Inputs that say whether runs split, and where."""
    return [
        SPLITTING_SHARE.shown(tr("Rare run-outs: smallest share of the rocks sought"), tr(
            "Finds rare run-outs: 0.0001 looks for the distance that one rock in 10,000 reaches. A rock that gets "
            "farther than most continues as several copies, each with a fraction of its weight, so that many runs "
            "reach the places that few rocks reach. Maps, lines, barriers and trees hold sums of weights, whose "
            "means are those of plain runs. About 500 runs find each level first. Unfinished work is not kept, and "
            "no map grows during the run. If left empty, no run splits.")),
        SPLITTING_LEVELS.shown(tr("Rare run-outs: levels [m]"), tr(
            "Instead of a share: the levels at which runs split, such as 20; 45; 70. Numbers rise, elevations fall. "
            "With 5 runs that continue, about every fifth rock that passes a level should pass the next. Levels of "
            "energy_line need its friction.")),
        SPLITTING_COPIES.shown(tr("Rare run-outs: runs that continue from a level"), tr(
            "Number of runs that continue from a run that passes a level; each has this fraction of its weight.")),
        SPLITTING_MEASURE.shown(tr("Rare run-outs: measure of a level"), tr(
            "energy_line: distance in metres by which the rock would pass an energy line from its start; it "
            "separates far rocks from the others while they are still on the slope. distance: horizontal distance "
            "from the start, plus the distance that the speed would carry the rock. elevation: elevation of the "
            "centre of mass, falling.")),
        SPLITTING_FRICTION.shown(tr("Rare run-outs: friction of the energy line"), tr(
            "Tangent of the reach angle of far rocks, mostly 0.4 to 0.8. If left empty, it is found together with "
            "the levels for a share, and with distance the speed is ignored. It changes the uncertainty of the "
            "results, not their meaning.")),
    ]  # fmt: skip


def is_splitting(call):
    """Return True where runs split."""
    return call[SPLITTING_SHARE] is not None or bool(call[SPLITTING_LEVELS].strip())
