# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings about embankments: taller than is built, rocks that may pass over, and what was not simulated."""

from __future__ import annotations

from ..findings.finding import DOUBTFUL, NOTE, UNSAFE, Kind

TALLEST = 20.0  # m above the downhill toe

TALL = Kind(
    "embankment-tall", DOUBTFUL,
    "{subject} rises {value:.1f} m above its downhill toe, more than {limit:g} m: on a slope most of the fill lies "
    "below the crest, and stability and space govern such an embankment.",
    "Move the crest line to gentler ground, steepen the downhill face (DOWNHILL_ANGLE), or use nets.",
)  # fmt: skip
CLIMBS = Kind(
    "embankment-climbed", UNSAFE,
    "{subject}: {value:.0f} of {passing} rocks could roll up its uphill face and over the crest, though they pass "
    "below it.",
    "Steepen the uphill face (UPHILL_ANGLE), raise the crest, add a ditch, or simulate on the carved elevation model.",
)  # fmt: skip
NOT_CARVED = Kind(
    "embankment-not-simulated", NOTE,
    "The number of rocks that pass over the carved elevation model is missing (CROSSINGS_CARVED); shares above the "
    "crest are those of a simulation without the embankment.",
)  # fmt: skip
COMES_OVER = Kind(
    "embankment-overtopped", UNSAFE,
    "{subject}: {value:.0f} of {passing} rocks pass over the carved elevation model.",
    "Raise the crest, steepen the uphill face (UPHILL_ANGLE), or add a ditch, and simulate again.",
)  # fmt: skip
