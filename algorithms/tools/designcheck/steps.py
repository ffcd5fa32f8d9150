# SPDX-License-Identifier: GPL-2.0-or-later
"""The steps of a check as a code has them: what is compared, by which equation, with the numbers of a line in it.

Numbers of clauses stand here only where they were read in the standard or in a text that quotes them; none was so far,
and the report leaves a field for them.
"""

import math
from typing import NamedTuple

from ....engine.protection.design_check import (
    LIGHT,
    LOW,
    ONR_DISTANCE,
    ONR_MARGIN,
    SMALL,
    TOO_LIGHT,
    TOO_SMALL,
    WEAK,
    block_radius,
)
from ...number_words import KILO, formatted
from ...translation import tr
from .algorithm import EAD, ONR, UNI


class Step(NamedTuple):
    """A row of the page that is signed."""

    symbol: str
    what: str
    equation: str
    numbers: str  # the equation with numbers in it, and its result
    certainty: str  # how the equation is known


EDITIONS = {UNI: "UNI 11211-4:2018", ONR: "ONR 24810:2021", EAD: "EAD 340059-00-0106 (ETAG 27)"}


def steps_of(code, verdict, factors):
    """The Steps of one line and one net. ``verdict``: checks.Verdict; ``factors``: name -> number."""
    make = {UNI: _uni, ONR: _onr, EAD: _ead}[code]
    return [*make(verdict, factors), *_height(verdict), *_distance(code, verdict), *_residual(verdict)]


DIGITS = range(4, 16)  # of both sides of an inequality: as many as it takes to tell them apart


def telling_digits(first, other, fewest=DIGITS.start):
    """Number of digits that distinguish two numbers; ``fewest`` where they are equal."""
    return next((n for n in range(fewest, DIGITS.stop) if f"{first:.{n}g}" != f"{other:.{n}g}"), fewest)


def compared(check, unit, divisor=1.0, before="", between=""):
    """Demand and resistance of a Check as an inequality that holds: with <= where it passes, with > where it fails.

    before, between : the sums that are the demand and the resistance, which stand before them
    """
    demand, resistance = check.demand / divisor, check.resistance / divisor
    digits = telling_digits(demand, resistance)
    if check.passes and demand > resistance:  # by rounding alone
        digits = DIGITS.start
    sign = "\u2264" if check.passes else ">"
    pattern = f"{before}{{:.{digits}g}} {unit} {sign} {between}{{:.{digits}g}} {unit}"
    return formatted(pattern, demand, resistance)


def _energy(verdict, between=""):
    """Design energy and energy of the net as an inequality, or why it was not checked."""
    check = _of(verdict, "energy")
    if check.passes is None:
        return tr("not checked: {}").format(doubt_text(verdict, "energy"))
    return compared(check, "kJ", KILO, between=between)


def doubt_text(verdict, quantity):
    """Why the design block of a Verdict is in doubt, with the numbers; of a requirement in ``verdict.doubts``."""
    block, rocks, design = verdict.line.actions, verdict.line.simulated, verdict.design
    sphere = block_radius(block.mass)
    text, *numbers = {
        LIGHT: (tr("the design block (MASS) has {:.4g} kg, less than half of the {:.4g} kg of the heaviest rock that "
                   "passes"), block.mass, rocks.mass),
        TOO_LIGHT: (tr("the design block has {:.4g} kg (MASS) and a radius of {:.3g} m (RADIUS); a block of this size "
                       "is not so light"), block.mass, block.radius),
        WEAK: (tr("the design energy is {:.4g} kJ, less than half of the {:.4g} kJ of the rocks that pass"),
               design.energy / KILO, rocks.energy / KILO),
        SMALL: (tr("the design block has a radius of {:.3g} m, less than half of the {:.3g} m of the rocks that pass, "
                   "and the free border goes by it"), block.radius, rocks.radius),
        TOO_SMALL: (tr("the design block has a radius of {:.3g} m (RADIUS), a sphere of its mass {:.3g} m, and the "
                       "free border goes by it"), block.radius, sphere),
        LOW: (tr("the design height with the free border is {:.3g} m, less than half of the {:.3g} m of the rocks that "
                 "pass with their radius"), design.height + verdict.site.free_border, rocks.height + rocks.radius),
    }[verdict.doubts[quantity]]  # fmt: skip
    return formatted(text, *numbers)


def _of(verdict, quantity):
    return next(check for check in verdict.checks if check.quantity == quantity)


def _uni(verdict, factors):
    line, design, net = verdict.line.actions, verdict.design, verdict.net
    motion = factors["trajectories"] * factors["survey"]
    quotient = formatted("{:.5g} / {:.4g} = ", net.energy / KILO, factors["net"])
    return [
        Step("v_d", tr("design velocity"), "v_d = v_k · γ_tr · γ_dp",
             formatted("{:.4g} · {:.4g} · {:.4g} = {:.4g} m/s", line.velocity, factors["trajectories"],
             factors["survey"],
                  design.velocity), "recalled"),
        Step("m_d", tr("design mass"), "m_d = m · γ_vol · γ_weight",
             formatted("{:.5g} · {:.4g} · {:.4g} = {:.5g} kg", line.mass, factors["volume"], factors["unit_weight"],
                  design.mass), "recalled"),
        Step("E_d", tr("design energy"), "E_d = γ_R · m_d · v_d² / 2",
             formatted("{:.4g} · {:.5g} · {:.4g}² / 2 = {:.4g} kJ", factors["risk"], design.mass, design.velocity,
                  design.energy / KILO), "recalled"),
        Step("E_d ≤ E / γ_E", tr("energy"), "E_d ≤ E / γ_E",
             _energy(verdict, quotient), "quoted"),
        Step("h_d", tr("design height"), "h_d = h_k · γ_tr · γ_dp",
             formatted("{:.3f} · {:.4g} = {:.3f} m", line.height, motion, design.height), "recalled"),
    ]  # fmt: skip


def _onr(verdict, factors):
    line, design = verdict.line.actions, verdict.design
    return [
        Step("E_d", tr("design energy"), "E_d = E_k · γ_E",
             formatted("{:.4g} · {:.4g} = {:.4g} kJ", line.energy / KILO, factors["energy"], design.energy / KILO),
             "quoted"),
        Step("E_d ≤ E", tr("energy"), "E_d ≤ E", _energy(verdict), "quoted"),
        Step("h_d", tr("design height"), "h_d = h_k · γ_h",
             formatted("{:.3f} · {:.4g} = {:.3f} m", line.height, factors["height"], design.height), "quoted"),
    ]  # fmt: skip


def _ead(verdict, _):
    return [
        Step("E_k ≤ E", tr("energy"), "E_k ≤ E", _energy(verdict), "plain"),
    ]


def _height(verdict):
    check, site = _of(verdict, "height"), verdict.site
    if check.passes is None and "height" in verdict.doubts and not math.isnan(check.resistance):
        text = tr("not checked: {}").format(doubt_text(verdict, "height"))
    elif check.passes is None:
        text = tr("not checked: the height of the net was not entered")
    else:
        text = compared(check, "m", before=formatted("{:.3f} + {:.3f} = ", verdict.design.height, site.free_border))
    return [Step("h_d + f ≤ H", tr("height with the free border"), "h_d + f ≤ H", text, "quoted")]


def _distance(code, verdict):
    check = _of(verdict, "distance")
    equation = "max({} e, e + {} m) ≤ D" if code == ONR else "e ≤ D"
    equation = formatted(equation, ONR_DISTANCE, ONR_MARGIN)
    what = tr("distance to the object behind the net")
    if math.isnan(check.resistance):
        return [Step("D", what, equation, tr("not checked: no distance was entered"), "quoted")]
    if math.isnan(check.demand):
        return [Step("D", what, equation, tr("not checked: the elongation of the net is not known"), "quoted")]
    return [Step("D", what, equation, compared(check, "m"), "quoted")]


def _residual(verdict):
    check = next((check for check in verdict.checks if check.quantity == "residual"), None)
    if check is None:
        return []
    what, equation = tr("residual height after the test"), formatted("h_R ≥ {:.0f} % H", 100.0 * check.demand)
    if math.isnan(check.resistance):
        text = tr("not checked: the catalogue does not state it")
        return [Step("h_R", what, equation, text, "quoted")]
    sign = "≥" if check.passes else "<"
    offered, asked = 100.0 * check.resistance, 100.0 * check.demand
    digits = telling_digits(offered, asked, 3)
    text = formatted(f"{{:.{digits}g}} % {{}} {{:.{digits}g}} %", offered, sign, asked)
    return [Step("h_R", what, equation, text, "quoted")]


def not_checked(verdict):
    """List the quantities of a Verdict without a result, with the reason: [(quantity, text)]."""
    site = verdict.site
    reasons = {
        "height": tr("the height of the net: neither entered (HEIGHT) nor in the catalogue"),
        "distance": tr("the distance behind the net: not entered (DISTANCE)") if math.isnan(site.distance) else
        tr("the distance behind the net: the elongation is neither entered (ELONGATION) nor in the catalogue"),
        "residual": tr("the residual height: the catalogue does not state it (residual_share)"),
    }  # fmt: skip
    if not math.isnan(_of(verdict, "height").resistance):
        reasons.pop("height")
    for quantity in verdict.doubts:
        if quantity not in reasons:
            name = {"energy": tr("the energy"), "height": tr("the height")}[quantity]
            reasons[quantity] = f"{name}: {doubt_text(verdict, quantity)}"
    return [(check.quantity, reasons[check.quantity]) for check in verdict.checks if check.passes is None]
