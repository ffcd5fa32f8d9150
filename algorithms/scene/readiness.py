# SPDX-License-Identifier: GPL-2.0-or-later
"""Message before a simulation: that it will be slow, or that it compiles first."""

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.jit import readiness
from ..translation import tr

SLOW = Kind("engine-not-compiled", DOUBTFUL, "{reason}")


def is_ready():
    """Need nothing be compiled before a run?"""
    return bool(readiness.why_slow()) or readiness.is_compiled()


def find_slow(call):
    """Find that the engine is not compiled, where numba cannot be used."""
    if readiness.why_slow():
        call.find([SLOW.of("numba", reason=readiness.why_slow())])


def tell_readiness(call):
    """Report what is to be waited for; returns whether the engine is compiled."""
    if readiness.why_slow():
        find_slow(call)
    elif not readiness.is_compiled():
        call.say(tr("The first run compiles the engine, which takes half a minute to two minutes ..."))
        for reason in (readiness.why_plain(), readiness.why_not_kept()):
            if reason:
                call.info(reason)
    return readiness.is_compiled()
