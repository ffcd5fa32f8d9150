# SPDX-License-Identifier: GPL-2.0-or-later
"""Does an embankment withstand the rocks that hit it? Energy and penetration against limits of the user."""

import math
from typing import NamedTuple

import numpy as np

from ...engine.embankments.penetration import penetration, thickness
from ..number_words import told
from ..reports import page
from ..reports.passage_words import readable
from ..translation import tr
from ..units import KILO
from .parameters import MEAN_FORCE, RESISTANCE

HIGH = 0.95  # percentile of the energies and depths that are told


class Withstanding(NamedTuple):
    """Resistance to the rocks that do not pass over the crest; None where no limit was given."""

    hits: int
    energy: float  # percentile, J; NaN without a hit
    limit: object  # energy that the embankment withstands, J
    strong: object  # rocks with more
    depth: object  # percentile of the penetration, m
    thinnest: object  # least thickness where a rock hits, m
    deep: object  # rocks that go in as deep as the embankment is thick there, and farther
    share: object  # percentile of the penetration over the thickness there

    @property
    def passes(self):
        """True, False by the percentiles, None where nothing was checked."""
        uses = [] if self.limit is None else [self.energy / self.limit]
        uses += [] if self.share is None else [self.share]
        return None if not uses or not self.hits else max(uses) <= 1.0


def withstanding(call, shape, energy, below):
    """The Withstanding of rocks with these energies, J, so far below the crest, m, at its line."""
    limit, force = (None if call[name] is None else call[name] * KILO for name in (RESISTANCE, MEAN_FORCE))
    strong = None if limit is None else int(np.count_nonzero(energy > limit))
    depth = thinnest = deep = share = None
    if force is not None:
        depths = penetration(energy, force)
        there = thickness(below, shape.crest_width, shape.uphill_angle, shape.downhill_angle)
        deep, depth, share = int(np.count_nonzero(depths >= there)), _high(depths), _high(depths / there)
        thinnest = float(there.min()) if there.size else math.nan
    return Withstanding(int(energy.size), _high(energy), limit, strong, depth, thinnest, deep, share)


def _high(values):
    return float(np.quantile(values, HIGH)) if values.size else math.nan


def withstanding_section(checks):
    """HTML of the CrestChecks."""
    words = {True: tr("passes"), False: tr("fails"), None: tr("not checked")}
    head = [tr("embankment"), tr("rocks that hit it"), tr("energy 95 % [kJ]"), tr("resistance [kJ]"),
            tr("rocks with more energy"), tr("penetration 95 % [m]"), tr("smallest thickness at a hit [m]"),
            tr("rocks that go through"), tr("result")]  # fmt: skip
    rows = []
    for one in checks:
        found = one.withstanding
        numbers = (_kilo(found.energy), _kilo(found.limit), found.strong, found.depth, found.thinnest, found.deep)
        cells = ["–" if number is None else readable(number) for number in numbers]
        rows.append([one.name, told("{}", found.hits), *cells, words[found.passes]])
    return page.grid_table(head, rows) + page.items([
        tr("Rocks that do not pass over the crest, with their energies at the line in the simulation without the "
           "embankment. The resistance of the embankment and the mean force during penetration are inputs of the "
           "user: Talus has no values for them. Where one is not given, it is not checked. The result is by the 95th "
           "percentile of the energy, and of the penetration over the thickness."),
        tr("Penetration: p = E / F, with the mean force F. For a triangular pulse the mean is half of the largest "
           "force. Thickness: horizontal, at the height of the centre of the rock at the line, b + (crest - height) "
           "(cot β uphill + cot β downhill)."),
    ])  # fmt: skip


def _kilo(value):
    return None if value is None else value / KILO
