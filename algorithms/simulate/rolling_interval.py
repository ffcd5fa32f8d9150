# SPDX-License-Identifier: GPL-2.0-or-later
"""Change of the 95 % run-out between both ends of the interval of the rolling resistance: log, report, numbers."""

from ...engine.members.rolling_ends import BREAKING, COMPLIANT, FEW, NETS, NONE
from ..number_words import told
from ..translation import tr


def tell_comparing(call, reason):
    """Log that both ends are made, or for which reason of the engine's they are not."""
    if reason:
        call.info(told(tr("Interval of the rolling resistance: not compared, because {}."), _reasons()[reason]))
    else:
        call.say(tr("Comparing both ends of the interval of the rolling resistance ..."))


def sentence(found):
    """RollingEnds in words."""
    text = tr(
        "95 % of the rocks have a run-out of at most {:.0f} m; within the interval of the rolling resistance of the "
        "ground classes it is {:.0f} to {:.0f} m ({} runs at each end)."
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
