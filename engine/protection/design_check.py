# SPDX-License-Identifier: GPL-2.0-or-later
"""Does a net fence pass at a line? By UNI 11211-4, by ONR 24810, and plainly by the class of EAD 340059.

What the simulation gives at the line are characteristic values, percentiles (95 or 99 %) of velocity, height and
energy. Partial factors make design values of them:

    UNI 11211-4   v_d = v_k g_tr g_dp      m_d = m g_vol g_weight      E_d = g_R m_d v_d^2 / 2      h_d = h_k g_tr g_dp
    ONR 24810     E_d = E_k g_E            h_d = h_k g_h
    EAD 340059    E_d = E_k                h_d = h_k

    passes where  E_d <= E_net / g_net,    H >= h_d + f,    D >= d

    UNI 11211-4   f >= max(0.5 m, r)       d = e
    ONR 24810                              d = max(1.2 e, e + 1 m)
    EAD 340059                             d = e

E_net: energy level of the net and g_net its factor, H its nominal height and f the free border, r half the mean size
of the block, D the distance from the net to the object behind it and e the elongation of the net in its test at the
maximum energy level. The mass is that of the design block.

Residual height after that test, as a share of the nominal height: category A from 0.5, B from 0.3, C below. No code
here asks for one; the category is told, and checked where the owner asks for one (``check_residual``).

A check of a block that is unlike the rocks that were simulated has no result where it would pass: ``doubts_of``.

Sources: the factors of UNI in UNI_FACTORS as a vendor's help page quotes them from the standard; the form of its
equations after Peila and Ronco (2009), NHESS 9, 1291-1298, recalled. g_R and g_net of UNI and both factors of ONR
were not seen in a source at hand: they have no default and must be given, from the standard itself. Half the size of
the block for f and the distance of ONR are second hand, from texts that cite the standards (docs/sources.md).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..arithmetic.power import cbrt
from ..choices import SIMULATION_BASES, SURVEYS

UNI_FACTORS = {
    "survey": dict(zip(SURVEYS, (1.02, 1.10))),  # g_dp, topographic survey
    "volume": dict(zip(SURVEYS, (1.02, 1.10))),  # g_vol, survey of the design block
    "trajectories": dict(zip(SIMULATION_BASES, (1.02, 1.10))),  # g_tr
    "unit_weight": 1.0,  # g_weight, at least
}
UNI_LEAST_FREE_BORDER = 0.5  # m
ONR_DISTANCE, ONR_MARGIN = 1.2, 1.0  # elongations, and m beyond one
RESIDUAL_A, RESIDUAL_B = 0.5, 0.3  # shares of the nominal height from which a net is of category A, B
PERCENTILES = (0.95, 0.99)
ROUNDING = 1e-12  # a demand this little above the resistance still passes
LIKE = 2.0  # values that differ by more than this factor are unlike
BLOCK_DENSITY = 2700.0  # kg/m3, of the sphere whose radius a block has where none is given
# Doubts about a design block, see doubts_of
LIGHT, WEAK, TOO_LIGHT, SMALL, TOO_SMALL, LOW = "light", "weak", "too light", "small", "too small", "low"


class Net(NamedTuple):
    """A class or product of net fence, as in the catalogue."""

    name: str
    energy: float  # level that the check uses, J: of EAD 340059, MEL or SEL
    height: float  # nominal, m
    elongation: float  # largest in the test, m; NaN where it is not known
    residual_height: float  # share of the nominal height after the test; NaN where it is not known


class Actions(NamedTuple):
    """Actions at the line, characteristic values of one percentile."""

    percentile: float
    velocity: float  # m/s
    height: float  # m
    energy: float  # with rotation, J
    mass: float  # of the design block, kg
    radius: float  # of the design block, m


class Site(NamedTuple):
    """Site behind the net."""

    distance: float  # to the object, m; infinite where nothing must be kept
    free_border: float  # m


def least_free_border(radius: float) -> float:
    """Least free border of UNI 11211-4 (m) for a design block of this radius (m)."""
    return max(UNI_LEAST_FREE_BORDER, radius)


def needed_distance(elongation):
    """Distance (m) that ONR 24810 asks for behind a net of this elongation (m); NaN where it is not known."""
    return max(ONR_DISTANCE * elongation, elongation + ONR_MARGIN)


def residual_category(share: float) -> str:
    """Category A, B or C of the residual height, a share of the nominal height; "" where it is not known."""
    if math.isnan(share):
        return ""
    return "A" if share >= RESIDUAL_A else "B" if share >= RESIDUAL_B else "C"


class Check(NamedTuple):
    """One requirement."""

    quantity: str  # energy, height, distance, residual
    demand: float  # design value
    resistance: float
    passes: bool | None  # None where the resistance is not known, or the design block is in doubt

    @property
    def use(self):
        """Demand over resistance; NaN where that is not known."""
        return self.demand / self.resistance if self.resistance > 0.0 else math.nan


class Design(NamedTuple):
    """Design values of the actions; NaN where a code has none."""

    velocity: float  # v_d, m/s
    mass: float  # m_d, kg
    height: float  # h_d, m
    energy: float  # E_d, J


@dataclass(frozen=True)
class UniFactors:
    """Partial factors of UNI 11211-4."""

    trajectories: float
    survey: float
    volume: float
    risk: float  # g_R
    net: float  # g_net, at the energy level in use
    unit_weight: float = UNI_FACTORS["unit_weight"]


@dataclass(frozen=True)
class OnrFactors:
    """Partial factors of ONR 24810, by the class of consequences."""

    energy: float
    height: float


def block_radius(mass: float) -> float:
    """Radius (m) of a sphere of this mass (kg) at BLOCK_DENSITY, which a block has where no radius is given."""
    return cbrt(3.0 * mass / (4.0 * math.pi * BLOCK_DENSITY))


def doubts_of(actions: Actions, site: Site, design: Design, simulated: Actions | None = None) -> dict[str, str]:
    """Requirements that the design block cannot be said to meet, "energy" or "height" -> the first doubt about it.

    Each is a factor of more than LIKE on the unsafe side. Of the energy:

        LIGHT      the block has less than half of the mass of the heaviest rock that passes
        TOO_LIGHT  its radius is more than twice that of a sphere of its mass: no block of this size is so light
        WEAK       its design energy is less than half of the energy of the rocks that pass

    Of the height, where the free border is less than that of the rocks that pass:

        SMALL      the block has less than half of their radius
        TOO_SMALL  its radius is less than half of that of a sphere of its mass

    and LOW, where design height and free border are less than half of the top and the radius of the rocks that pass.

    simulated : Actions of the rocks that pass; without them, the block alone is looked at
    """
    sphere, doubts = block_radius(actions.mass), {}
    if simulated is not None and actions.mass * LIKE < simulated.mass:
        doubts["energy"] = LIGHT
    elif actions.radius > LIKE * sphere:
        doubts["energy"] = TOO_LIGHT
    elif simulated is not None and design.energy * LIKE < simulated.energy:
        doubts["energy"] = WEAK
    if simulated is not None and simulated.height > 0.0 and _is_low(design, site, simulated):
        doubts["height"] = LOW
    if site.free_border < least_free_border(sphere if simulated is None else simulated.radius):
        if simulated is not None and actions.radius * LIKE < simulated.radius:
            doubts["height"] = SMALL
        elif actions.radius * LIKE < sphere:
            doubts["height"] = TOO_SMALL
    return doubts


def _is_low(design, site, simulated):
    return LIKE * (design.height + site.free_border) < simulated.height + simulated.radius


def design_uni(actions: Actions, factors: UniFactors) -> Design:
    """The Design by UNI 11211-4."""
    motion = factors.trajectories * factors.survey
    velocity, mass = actions.velocity * motion, actions.mass * factors.volume * factors.unit_weight
    return Design(velocity, mass, actions.height * motion, 0.5 * factors.risk * mass * velocity**2)


def design_onr(actions: Actions, factors: OnrFactors) -> Design:
    """The Design by ONR 24810."""
    return Design(math.nan, math.nan, actions.height * factors.height, actions.energy * factors.energy)


def design_ead(actions: Actions) -> Design:
    """The Design without partial factors."""
    return Design(actions.velocity, actions.mass, actions.height, actions.energy)


def check_uni(
    actions: Actions, net: Net, site: Site, factors: UniFactors, simulated: Actions | None = None
) -> tuple[Check, ...]:
    """Checks of energy, height and distance by UNI 11211-4.

    simulated : Actions of the rocks that pass, where those of the check have another block; a block that is unlike
        them has not passed (``doubts_of``)

    Raises
    ------
    ValueError
        For a factor below 1, a free border below ``least_free_border``, or a value that is not a positive number.
    """
    _require_factors("UNI 11211-4", factors)
    _require_actions(actions)
    least = least_free_border(actions.radius)
    if not site.free_border >= least:
        raise ValueError(
            f"UNI 11211-4: the free border is {site.free_border:g} m; it takes {UNI_LEAST_FREE_BORDER} m and the "
            f"radius of the design block ({actions.radius:.2f} m) at least, so {least:.2f} m."
        )
    design = design_uni(actions, factors)
    doubts = doubts_of(actions, site, design, simulated)
    return _checks(design, net.energy / factors.net, net, site, net.elongation, doubts)


def check_onr(
    actions: Actions, net: Net, site: Site, factors: OnrFactors, simulated: Actions | None = None
) -> tuple[Check, ...]:
    """Checks of energy, height and distance by ONR 24810; all else as in ``check_uni``, without the least border."""
    _require_factors("ONR 24810", factors)
    _require_actions(actions)
    design = design_onr(actions, factors)
    doubts = doubts_of(actions, site, design, simulated)
    return _checks(design, net.energy, net, site, needed_distance(net.elongation), doubts)


def check_ead(actions: Actions, net: Net, site: Site, simulated: Actions | None = None) -> tuple[Check, ...]:
    """Checks without partial factors: the class of EAD 340059 against the characteristic values.

    simulated : as in ``check_uni``
    """
    _require_actions(actions)
    design = design_ead(actions)
    doubts = doubts_of(actions, site, design, simulated)
    return _checks(design, net.energy, net, site, net.elongation, doubts)


def check_residual(net: Net, category: str) -> Check:
    """Check of the residual height against a category, "A" or "B"; not known where the net does not state one."""
    least = {"A": RESIDUAL_A, "B": RESIDUAL_B}[category]
    return Check("residual", least, net.residual_height, _is_enough(net.residual_height, least))


def passes(checks: Sequence[Check]) -> bool | None:
    """True if all pass, False if one fails, None if none fails and one is not known."""
    results = [check.passes for check in checks]
    if False in results:
        return False
    return None if None in results else True


def _checks(design, energy_of_net, net, site, distance, doubts):
    height = design.height + site.free_border
    checks = (
        Check("energy", design.energy, energy_of_net, _is_enough(energy_of_net, design.energy)),
        Check("height", height, net.height, _is_enough(net.height, height)),
        Check("distance", distance, site.distance, _is_enough(site.distance, distance)),
    )
    return tuple(_without_result(check) if check.quantity in doubts else check for check in checks)


def _without_result(check):
    """A Check that has not passed because its block is in doubt; one that fails does so all the same."""
    return check._replace(passes=None) if check.passes else check


def _is_enough(resistance, demand):
    if math.isinf(resistance):  # nothing has to be kept
        return True
    if math.isnan(resistance) or math.isnan(demand):
        return None
    return demand <= resistance * (1.0 + ROUNDING)


def _require_factors(code, factors):
    for name, value in vars(factors).items():
        if not (math.isfinite(value) and value >= 1.0):
            raise ValueError(f"{code}: the partial factor {name!r} is {value}; give a number of at least 1.")


def _require_actions(actions):
    if actions.percentile not in PERCENTILES:
        raise ValueError(f"Design check: percentile {actions.percentile}; the codes take {PERCENTILES}.")
    for name in ("velocity", "energy", "mass", "radius"):
        value = getattr(actions, name)
        if not (math.isfinite(value) and value > 0.0):
            raise ValueError(f"Design check: {name} is {value}; is there a passage at the line?")
    if not math.isfinite(actions.height):
        raise ValueError(f"Design check: height is {actions.height}; is there a passage at the line?")
