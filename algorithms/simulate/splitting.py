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
    """Whether runs split, and where."""
    return [
        SPLITTING_SHARE.shown(tr("Rare run-outs: least share of the rocks that is sought"), tr(
            "For run-outs of which there are few: 0.0001 seeks where one rock in 10,000 gets. A rock that gets as far "
            "as few do goes on as several, each with a part of its weight, so that many runs are where few rocks come; "
            "maps, lines, barriers and trees have sums of weights, and means are those of plain runs. Levels are found "
            "by some 500 runs for each first. Unfinished work is not kept, and no map grows meanwhile. Left empty, no "
            "run splits.")),
        SPLITTING_LEVELS.shown(tr("Rare run-outs: levels [m]"), tr(
            "Instead of a share: where runs split, such as 20; 45; 70. Numbers that rise, elevations that fall, each "
            "passed by about one of as many rocks as go on from it. With energy_line they need its friction.")),
        SPLITTING_COPIES.shown(tr("Rare run-outs: runs that go on from a level"), tr(
            "As how many a run goes on that passes a level; each has this part of its weight.")),
        SPLITTING_MEASURE.shown(tr("Rare run-outs: what must be beyond a level"), tr(
            "energy_line: how far beyond an energy line from the start the rock would come, m, which tells far rocks "
            "from others while they are on the slope. distance: horizontal, from the start, with the way that its "
            "speed would carry it. elevation: of the centre of mass, falling.")),
        SPLITTING_FRICTION.shown(tr("Rare run-outs: friction of the energy line"), tr(
            "Tangent of the angle of reach of far rocks, mostly 0.4 to 0.8. Left empty, it is found with the levels "
            "for a share, and with distance the speed does not count. It does not change what results mean, only how "
            "sure they are.")),
    ]  # fmt: skip


def is_splitting(call):
    """Whether runs split."""
    return call[SPLITTING_SHARE] is not None or bool(call[SPLITTING_LEVELS].strip())
