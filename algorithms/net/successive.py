# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks of talus:net one after the other, into one net that nobody repairs."""

import math

import numpy as np

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.nets import succession
from ..number_words import told
from ..parameters.nets import MAX_TIME
from ..translation import tr
from .layers import verdict_names
from .numbers import worst_first
from .parameters import FRAME_INTERVAL, REPORT, SUCCESSIVE

USED_UP = Kind(
    "brake-used-up", DOUBTFUL,
    "A brake is used up after successive rock {value:.0f}: from then on it acts as a stiff stop, and its rope has to "
    "carry the load.",
    "Repair the net after this number of rocks, or use longer brakes.",
)  # fmt: skip
STILL_MOVING = Kind(
    "succession-too-fast", DOUBTFUL,
    "MAX_TIME: a successive rock may still have moved when the next one came.",
    "Increase it.",
)  # fmt: skip


def throw_in_succession(call, scene, hits):
    """(Succession, numbers of the impacts), None where it is not asked for. The worst rock comes first."""
    count = call[SUCCESSIVE]
    if count < 2:
        return None
    order = worst_first(hits)
    chosen = [order[k % len(order)] for k in range(count)]
    cases = [scene.cases[k] for k in chosen]
    if call.wants(REPORT):  # which shows the last one
        cases[-1] = {**cases[-1], "frame_interval": call[FRAME_INTERVAL]}
    found = succession(scene.net, cases)
    _tell(call, found, chosen)
    return found, chosen


def _tell(call, found, chosen):
    """Log what became of each."""
    names = verdict_names()
    for place, (hit, number) in enumerate(zip(found.hits, chosen), 1):
        used = largest_use(found.used[place - 1])
        text = tr("In succession, rock {} (impact {}): {}; height left {:.0f} %, longest stroke {:.0f} % of a brake.")
        if math.isnan(used):
            text = tr("In succession, rock {} (impact {}): {}; height left {:.0f} %.")
        call.info(told(text, place, number + 1, names[hit.verdict], 100.0 * hit.residual_height,
                       *([] if math.isnan(used) else [100.0 * used])))  # fmt: skip
    if found.used_up:
        call.find([USED_UP.of(str(SUCCESSIVE), found.used_up)])
    if any(hit.time[-1] + hit.time_step >= call[MAX_TIME] for hit in found.hits):
        call.find([STILL_MOVING.of(str(MAX_TIME), call[MAX_TIME])])


def largest_use(used):
    """Largest stroke over the longest of brakes; NaN where none is known."""
    return float(np.nanmax(used)) if np.isfinite(used).any() else math.nan


def numbers_in_succession(made):
    """Name -> value; {} without a succession."""
    if made is None:
        return {}
    found, _ = made
    numbers = {
        "CAUGHT_IN_SUCCESSION": sum(hit.verdict == "caught" for hit in found.hits),
        "USED_UP": found.used_up,
    }
    left, used = float(found.heights[-1]), largest_use(found.used[-1])
    known = {"HEIGHT_LEFT": 100.0 * left, "STROKE_USED": 100.0 * used}
    return {**numbers, **{name: value for name, value in known.items() if math.isfinite(value)}}
