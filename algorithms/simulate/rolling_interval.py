# SPDX-License-Identifier: GPL-2.0-or-later
"""How far the 95 % run-out moves between both ends of the interval of the rolling resistance: log, report, numbers."""

from ...engine.members.rolling_ends import BREAKING, COMPLIANT, FEW, NETS, NONE, rolling_ends, why_not
from ..number_words import told
from ..translation import tr
from .parameters import ROLLING_INTERVAL


def ends_of(call, scene, result):
    """The engine's RollingEnds, told in the log; None where they are not asked for or cannot be made."""
    if not call[ROLLING_INTERVAL]:
        return None
    breaks = scene.broken is not None or scene.damaged is not None
    reason = why_not(result.runs.size, scene.ground, scene.settings, scene.barriers, scene.classes, breaks)
    if reason:
        call.info(told(tr("Interval of the rolling resistance: not compared, because {}."), _reasons()[reason]))
        return None
    call.say(tr("Comparing both ends of the interval of the rolling resistance ..."))
    parts = scene.terrain, scene.ground, scene.rocks, scene.releases, scene.settings, scene.barriers, scene.trees
    found = rolling_ends(result.runs, *parts, scene.classes, call.is_cancelled)
    call.info(sentence(found))
    return found


def sentence(found):
    """RollingEnds in words."""
    text = tr(
        "95 % of the rocks run out no farther than {:.0f} m; within the interval of the rolling resistance of the "
        "ground classes that is {:.0f} to {:.0f} m ({} runs at each end)."
    )
    return told(text, found.given, found.low, found.high, found.runs)


def numbers_of_ends(found):
    """Name -> value of the outputs; nothing without RollingEnds."""
    return {} if found is None else {"RUNOUT_P95_LOW": found.low, "RUNOUT_P95_HIGH": found.high}


def _reasons():
    return {
        FEW: tr("there are too few runs; 200 and more are needed"),
        COMPLIANT: tr("the impact law is compliant and takes many times longer"),
        NETS: tr("there are flexible nets"),
        BREAKING: tr("rocks break, or stems broken by one rock are gone for the next"),
        NONE: tr("no ground here has the rolling resistance of a class with an interval"),
    }
