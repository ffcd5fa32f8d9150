# SPDX-License-Identifier: GPL-2.0-or-later
"""Source of each number of a design check: rows of symbol, meaning, value and source."""

import math

from ...engine.protection.design_check import least_free_border
from ..choice_names import choice_names, shown_choice
from ..number_words import told
from ..translation import tr
from ..units import KILO
from .parameters import (
    BLOCK_SURVEY,
    CATALOGUE,
    DISTANCE,
    ELONGATION,
    ENERGY_FACTOR,
    FREE_BORDER,
    HEIGHT,
    HEIGHT_FACTOR,
    LEVEL,
    MASS,
    NET_FACTOR,
    PIECES,
    RADIUS,
    RISK_FACTOR,
    SURVEY,
    TRAJECTORIES_BASIS,
    UNIT_WEIGHT_FACTOR,
)

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
    share = told("{:g}", 100.0 * actions.percentile)
    simulated = tr("percentile {} of the first passages of {} rocks; layer {}").format(
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
    least = told(tr("{:g} m or the radius of the block"), least_free_border(0.0))
    border = least if call[FREE_BORDER] is None else _entered(call, FREE_BORDER)
    rows = [
        ["v_k", tr("velocity"), told("{:.1f} m/s", actions.velocity), simulated],
        ["h_k", tr("height of the top of the rock"), told("{:.2f} m", actions.height), simulated],
        ["E_k", tr("energy"), told("{:.0f} kJ", actions.energy / KILO), f"{simulated}; {energy}"],
        ["m", tr("mass of the design block"), told("{:.0f} kg", actions.mass), mass],
        ["r", tr("radius of the design block"), told("{:.2f} m", actions.radius), radius],
        ["f", tr("free border"), told("{:.2f} m", site.free_border), border],
    ]
    if math.isfinite(site.distance):
        rows.append(["D", tr("distance to the object"), told("{:.2f} m", site.distance), _entered(call, DISTANCE)])
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
        rows.append([symbol, call.label(parameter), told("{:g}", value), source])
    return rows


def net_rows(call, net):
    """Rows of a net: energy level, height, elongation, residual height."""
    catalogue = str(call[CATALOGUE]) if call[CATALOGUE] else tr("classes of EAD 340059, levels recalled")
    level = tr("maximum energy level") if call[LEVEL] == "mel" else tr("service energy level")
    rows = [["E", level, told("{:.0f} kJ", net.energy / KILO), catalogue]]
    if not math.isnan(net.height):
        rows.append(["H", tr("nominal height"), told("{:.2f} m", net.height),
                     _entered(call, HEIGHT) if net.height == call[HEIGHT] else catalogue])  # fmt: skip
    if not math.isnan(net.elongation):
        is_entered = net.elongation == call[ELONGATION]
        rows.append(["e", tr("elongation in the test"), told("{:.2f} m", net.elongation),
                     _entered(call, ELONGATION) if is_entered else catalogue])  # fmt: skip
    if not math.isnan(net.residual_height):
        rows.append(["h_R", tr("residual height after the test"), told("{:.0f} %", 100.0 * net.residual_height),
                     catalogue])  # fmt: skip
    return rows


def _entered(call, parameter):
    return tr("entered ({})").format(call.label(parameter))
