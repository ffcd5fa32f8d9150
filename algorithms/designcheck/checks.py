# SPDX-License-Identifier: GPL-2.0-or-later
"""The checks of every line with every net, by the code that was chosen."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ...engine.protection import design_check as engine
from ...engine.protection.design_check import UNI_FACTORS
from ..translation import tr
from .parameters import (
    BLOCK_SURVEY,
    CODE,
    DISTANCE,
    EAD,
    ENERGY_FACTOR,
    FREE_BORDER,
    GIVEN,
    HEIGHT_FACTOR,
    NET_FACTOR,
    NOT_ASKED,
    ONR,
    RESIDUAL,
    RISK_FACTOR,
    SURVEY,
    TRAJECTORIES_BASIS,
    UNI,
    UNIT_WEIGHT_FACTOR,
)


class Verdict(NamedTuple):
    """One line and one net."""

    line: object  # actions.Line
    net: object  # engine.protection.design_check.Net
    site: object  # engine.protection.design_check.Site
    design: object  # engine.protection.design_check.Design
    checks: tuple  # Check of energy, height, distance, and of the residual height where it is asked for
    passes: object  # True, False, None where something is not known
    doubts: dict  # requirement -> doubt about the design block, see engine.protection.design_check.doubts_of


def check_factors(call):
    """Raise QgsProcessingException where the code needs factors that are not given."""
    code = call[CODE]
    needed = {UNI: GIVEN[0], ONR: GIVEN[1], EAD: ()}[code]
    for name in needed:
        if call[name] is None:
            message = tr("{}: {} needs this factor. Talus has not seen it in the standard, so there is no default.")
            raise QgsProcessingException(message.format(name, code))


def factors_of(call):
    """Name -> partial factor of the code, in the order of its equations; empty for EAD 340059."""
    code = call[CODE]
    given = {name: call[name] for name in (*GIVEN[0], *GIVEN[1])}
    if code == UNI:
        return {
            "trajectories": UNI_FACTORS["trajectories"][call[TRAJECTORIES_BASIS]],
            "survey": UNI_FACTORS["survey"][call[SURVEY]],
            "volume": UNI_FACTORS["volume"][call[BLOCK_SURVEY]],
            "risk": given[RISK_FACTOR],
            "net": given[NET_FACTOR],
            "unit_weight": call[UNIT_WEIGHT_FACTOR],
        }
    if code == ONR:
        return {"energy": given[ENERGY_FACTOR], "height": given[HEIGHT_FACTOR]}
    return {}


def verdicts(call, lines, nets):
    """A Verdict for each line with each net, lines first."""
    code = call[CODE]
    distance = call[DISTANCE]
    border = call[FREE_BORDER]
    factors = factors_of(call)
    if code == UNI:
        check, design, given = engine.check_uni, engine.design_uni, (engine.UniFactors(**factors),)
    elif code == ONR:
        check, design, given = engine.check_onr, engine.design_onr, (engine.OnrFactors(**factors),)
    else:
        check, design, given = engine.check_ead, engine.design_ead, ()
    found = []
    for line in lines:
        least = engine.least_free_border(line.actions.radius)
        site = engine.Site(math.nan if distance is None else distance, least if border is None else border)
        planned = design(line.actions, *given)
        doubts = engine.doubts_of(line.actions, site, planned, line.simulated)
        for net in nets:
            checks = check(line.actions, net, site, *given, simulated=line.simulated)
            if call[RESIDUAL] != NOT_ASKED:
                checks = (*checks, engine.check_residual(net, call[RESIDUAL]))
            found.append(Verdict(line, net, site, planned, checks, engine.passes(checks), doubts))
    return found


def smallest_passing(found, line):
    """The Verdict of the net of lowest energy that passes at a line, or does as far as is known; None for none."""
    return next((one for one in found if one.line is line and one.passes is not False), None)


def is_named(verdict):
    """Can the net of a ``smallest_passing`` be named as the one that is needed? Not where its energy is in doubt."""
    return verdict.checks[0].passes is True
