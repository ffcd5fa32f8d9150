# SPDX-License-Identifier: GPL-2.0-or-later
"""The checks of every line with every net, by the code that was chosen."""

import math
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ....engine.protection import design_check as engine
from ....engine.protection.anchors import anchor_needs
from ....engine.protection.design_check import UNI_FACTORS, least_free_border
from ...choice_names import choice_names, shown_choice
from ...number_words import KILO, formatted
from ...shared.reports import page
from ...translation import tr
from .algorithm import (
    BLOCK_SURVEY,
    CATALOGUE,
    CODE,
    CONSEQUENCE,
    DISTANCE,
    EAD,
    ELONGATION,
    ENERGY_FACTOR,
    FREE_BORDER,
    GIVEN,
    HEIGHT,
    HEIGHT_FACTOR,
    LEVEL,
    MASS,
    NET_FACTOR,
    NOT_ASKED,
    ONR,
    PIECES,
    RADIUS,
    RESIDUAL,
    RISK_FACTOR,
    ROPE_FORCE,
    SURVEY,
    TRAJECTORIES_BASIS,
    UNI,
    UNIT_WEIGHT_FACTOR,
)

# Anchor loads of the net, in the report and the log of talus:designcheck.


def anchor_rows(call):
    """Rows of what, equation, value, source; none where no rope force is given."""
    force, consequence = call[ROPE_FORCE], call[CONSEQUENCE]
    if force is None:
        return []
    needs = anchor_needs(force, consequence)
    vendor, swiss = (
        tr(
            "ONR 24810, second hand: explained by a "
            "manufacturer of nets"), tr("Swiss practice, schutz-vor-naturgefahren.ch"),
    )  # fmt: skip
    entered = tr("entered ({})").format(call.label(ROPE_FORCE))
    rows = (
        (tr("rope forces at an anchor, in the type test"), "F", force, entered),
        (tr("design value"), "E_d = 1.5 F", needs.design, vendor),
        (tr("yield force of the tendon, minimum"), "R_t0.2,k ≥ 1.15 η E_d", needs.tendon, vendor),
        (tr("resistance to pull-out, minimum"), "R_a,k ≥ γ E_d", needs.pull_out, vendor),
        (tr("characteristic value"), "F_k = 1.3 F", needs.swiss, swiss),
    )
    return [[what, equation, formatted("{:.0f} kN", value), source] for what, equation, value, source in rows]


def anchor_section(call):
    """Content of the section of the report."""
    rows = anchor_rows(call)
    if not rows:
        text = tr("Not checked: {} is not given. Swiss practice adds 30 % to the rope forces measured in the type "
                  "test, Austrian practice 50 % (second hand).")  # fmt: skip
        return page.paragraph(text.format(call.label(ROPE_FORCE)))
    head = [tr("quantity"), tr("equation"), tr("value"), tr("reference")]
    note = tr("Consequence class {}. Forces of several ropes at one anchor are added as numbers, whatever their "
              "directions. The ground must be tested on site.")  # fmt: skip
    return page.grid_table(head, rows, "words") + page.paragraph(note.format(call[CONSEQUENCE]))


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
    results = []
    for line in lines:
        least = engine.least_free_border(line.actions.radius)
        site = engine.Site(math.nan if distance is None else distance, least if border is None else border)
        planned = design(line.actions, *given)
        doubts = engine.doubts_of(line.actions, site, planned, line.simulated)
        for net in nets:
            checks = check(line.actions, net, site, *given, simulated=line.simulated)
            if call[RESIDUAL] != NOT_ASKED:
                checks = (*checks, engine.check_residual(net, call[RESIDUAL]))
            results.append(Verdict(line, net, site, planned, checks, engine.passes(checks), doubts))
    return results


def smallest_passing(verdicts, line):
    """The Verdict of the net of lowest energy that passes at a line, or does as far as is known; None for none."""
    return next((verdict for verdict in verdicts if verdict.line is line and verdict.passes is not False), None)


def is_named(verdict):
    """Can the net of a ``smallest_passing`` be named as the one that is needed? Not where its energy is in doubt."""
    return verdict.checks[0].passes is True


# Source of each number of a design check: rows of symbol, meaning, value and source.

# factor of the engine -> symbol and the input that it comes from
SYMBOLS = {
    "trajectories": ("γ_tr", TRAJECTORIES_BASIS), "survey": ("γ_dp", SURVEY), "volume": ("γ_vol", BLOCK_SURVEY),
    "unit_weight": ("γ_weight", UNIT_WEIGHT_FACTOR), "risk": ("γ_R", RISK_FACTOR), "net": ("γ_E", NET_FACTOR),
    "energy": ("γ_E", ENERGY_FACTOR), "height": ("γ_h", HEIGHT_FACTOR),
}  # fmt: skip
FROM_LISTS = ("trajectories", "survey", "volume")  # whose numbers Talus has, as a vendor quotes them


def line_rows(call, line, verdict, name_of_layer):
    """Rows of what comes to a line: symbol, meaning, value, source."""
    actions, site = line.actions, verdict.site
    share = formatted("{:g}", 100.0 * actions.percentile)
    simulated = tr("{}th percentile of the first passages of {} rocks; layer {}").format(
        share, line.passing, name_of_layer
    )
    if line.hits is not None:
        simulated += "; " + shown_choice(call[PIECES], choice_names([call[PIECES]]))
    energy = tr("with rotation") if line.has_rotation else tr("translation alone")
    if call[MASS] is None:
        mass = tr("largest mass among the crossings")
    else:
        energy, mass = (
            energy + ", " + tr("multiplied by the mass of the design block over that of the rock"),
            _entered(call, MASS),
        )
    radius = tr("sphere of this mass at 2700 kg/m³") if call[RADIUS] is None else _entered(call, RADIUS)
    least = formatted(tr("{:g} m or the radius of the block"), least_free_border(0.0))
    border = least if call[FREE_BORDER] is None else _entered(call, FREE_BORDER)
    rows = [
        ["v_k", tr("velocity"), formatted("{:.1f} m/s", actions.velocity), simulated],
        ["h_k", tr("height of the top of the rock"), formatted("{:.2f} m", actions.height), simulated],
        ["E_k", tr("energy"), formatted("{:.0f} kJ", actions.energy / KILO), f"{simulated}; {energy}"],
        ["m", tr("mass of the design block"), formatted("{:.0f} kg", actions.mass), mass],
        ["r", tr("radius of the design block"), formatted("{:.2f} m", actions.radius), radius],
        ["f", tr("free border"), formatted("{:.2f} m", site.free_border), border],
    ]
    if math.isfinite(site.distance):
        rows.append(["D", tr("distance to the object"), formatted("{:.2f} m", site.distance), _entered(call, DISTANCE)])
    return rows


def factor_rows(call, factors):
    """Rows of the partial factors of the code that was chosen, and of no other."""
    rows = []
    for name, value in factors.items():
        symbol, parameter = SYMBOLS[name]
        source = _entered(call, parameter)
        if name in FROM_LISTS:
            source = tr("{} = {}: numbers as quoted from the standard by a manufacturer")
            source = source.format(
                call.label(parameter), shown_choice(call[parameter], choice_names([call[parameter]]))
            )
        rows.append([symbol, call.label(parameter), formatted("{:g}", value), source])
    return rows


def net_rows(call, net):
    """Rows of a net: energy level, height, elongation, residual height."""
    catalogue = str(call[CATALOGUE]) if call[CATALOGUE] else tr("classes of EAD 340059, levels from memory")
    level = tr("maximum energy level") if call[LEVEL] == "mel" else tr("service energy level")
    rows = [["E", level, formatted("{:.0f} kJ", net.energy / KILO), catalogue]]
    if not math.isnan(net.height):
        rows.append(["H", tr("nominal height"), formatted("{:.2f} m", net.height),
                     _entered(call, HEIGHT) if net.height == call[HEIGHT] else catalogue])  # fmt: skip
    if not math.isnan(net.elongation):
        is_entered = net.elongation == call[ELONGATION]
        rows.append(["e", tr("elongation in the test"), formatted("{:.2f} m", net.elongation),
                     _entered(call, ELONGATION) if is_entered else catalogue])  # fmt: skip
    if not math.isnan(net.residual_height):
        rows.append(["h_R", tr("residual height after the test"), formatted("{:.0f} %", 100.0 * net.residual_height),
                     catalogue])  # fmt: skip
    return rows


def _entered(call, parameter):
    return tr("entered ({})").format(call.label(parameter))
