# SPDX-License-Identifier: GPL-2.0-or-later
"""The table of quantities: unit, legal range, plausible range and source of each.

Numbers outside the legal range are refused at every door: parameters, fields, tables, distributions, study files, and
objects made in Python. Numbers outside the plausible range are told as findings of the simulation
(ensemble/plausible_inputs.py). Zero means "none" for many quantities and is plausible for these.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..findings.finding import DOUBTFUL, REFUSED, UNSAFE, Finding, FindingError, Kind

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike

DEGREES = "degrees"  # a unit that is entered for tangents; it has no factor
RIGHT_ANGLE = 90.0  # degrees
FAR = 5.0  # times beyond the plausible range a number is unsafe, and not only doubtful


class Quantity(NamedTuple):
    """One quantity."""

    name: str  # of its findings: "density" has the codes density-out-of-range and density-implausible
    label: str  # in messages
    unit: str  # "" for none
    lowest: float  # legal
    highest: float
    usual_low: float  # plausible
    usual_high: float
    source: str  # of the plausible range
    zero_is_none: bool = False  # 0 says that there is none
    other_units: tuple = ()  # pairs of a unit that people enter by mistake, and its factor (None: degrees of a tangent)

    @property
    def limits(self) -> dict[str, float]:
        """The legal range as the arguments lowest and highest of checks."""
        return {"lowest": self.lowest, "highest": self.highest}

    def is_legal(self, value: float) -> bool:
        """Is it within the legal range?"""
        return self.lowest <= value <= self.highest

    def is_usual(self, value: float) -> bool:
        """Is it within the plausible range, or none?"""
        return self.usual_low <= value <= self.usual_high or (self.zero_is_none and value == 0.0)


def _row(name, label, unit, legal, usual, source, zero_is_none=False, other_units=()):
    return Quantity(name, label, unit, *legal, *usual, source, zero_is_none, other_units)


PER_VOLUME = (("g/cm³", 1000.0), ("kg/cm³", 1e6))
OF_LITRES = (("litres", 0.001), ("cm³", 1e-6), ("mm³", 1e-9))
OF_LENGTH = (("mm", 0.001), ("cm", 0.01), ("km", 1000.0))
OF_SLOPE = ((DEGREES, None), ("percent", 0.01))

_ROWS = (
    _row("density", "the density of the rock", "kg/m³", (100.0, 10_000.0), (1500.0, 3500.0),
         "rocks from porous tuff to peridotite", other_units=PER_VOLUME),
    _row("volume", "the volume of the rock", "m³", (0.001, 100_000.0), (0.005, 500.0),
         "single blocks; larger masses break or flow", other_units=OF_LITRES),
    _row("rock_length", "the length of the rock", "m", (0.01, 100.0), (0.1, 15.0), "single blocks",
         other_units=OF_LENGTH),
    _row("release_height", "the height of the release above the ground", "m", (0.0, 1000.0), (0.01, 100.0),
         "blocks that fall out of a face or an overhang", True, OF_LENGTH),
    _row("release_velocity", "the velocity at the start", "m/s", (0.0, 200.0), (0.05, 30.0),
         "rocks that were moving before; 30 m/s is a free fall of 46 m", True, (("km/h", 1.0 / 3.6),)),
    _row("mu_min", "mu_min", "", (0.0, 10.0), (0.05, 2.0), "Leine et al. (2014); classes of RAMMS::ROCKFALL", True,
         OF_SLOPE),
    _row("mu_max", "mu_max", "", (0.0, 10.0), (0.2, 5.0), "Leine et al. (2014); classes of RAMMS::ROCKFALL", True,
         OF_SLOPE),
    _row("kappa", "kappa", "1/m", (0.0, 1000.0), (0.2, 20.0), "classes of RAMMS::ROCKFALL", True),
    _row("beta", "beta", "1/s", (0.0, 100_000.0), (10.0, 1000.0), "classes of RAMMS::ROCKFALL", True),
    _row("restitution", "restitution", "", (0.0, 1.0), (0.01, 0.9), "a ratio of velocities", True,
         (("percent", 0.01),)),
    _row("tangential_restitution", "tangential_restitution", "", (0.0, 1.0), (0.01, 0.95), "a ratio of velocities",
         True, (("percent", 0.01),)),
    _row("drag", "drag", "kg/s", (0.0, 1e10), (10.0, 20_000.0), "forest of RAMMS::ROCKFALL, 250 to 750 kg/s", True),
    _row("drag_height", "drag_height", "m", (0.0, 20_000.0), (0.2, 100.0), "heights of stands", True, OF_LENGTH),
    _row("viscous_drag", "viscous_drag", "1/s", (0.0, 100.0), (0.05, 5.0), "classes of RAMMS::ROCKFALL", True),
    _row("rolling_resistance", "rolling_resistance", "", (0.0, 3.0), (0.05, 1.5), "docs/ground.md", True, OF_SLOPE),
    _row("roughness", "roughness", "°", (0.0, 45.0), (0.5, 30.0), "docs/ground.md", True),
    _row("scar_strength", "scar_strength", "MN/m²", (0.0, 1000.0), (0.5, 200.0), "Lu et al. (2019)", True,
         (("kN/m²", 0.001), ("N/m²", 1e-6))),
    _row("scar_drag", "scar_drag", "", (0.0, 20.0), (0.3, 5.0), "Lu et al. (2019)", True),
    _row("soil_density", "soil_density", "kg/m³", (0.0, 5000.0), (800.0, 2500.0), "peat to dense gravel", True,
         PER_VOLUME),
    _row("sliding_friction", "sliding_friction", "", (0.0, 3.0), (0.15, 1.8), "friction angles of 9 to 60°", True,
         OF_SLOPE),
    _row("surface_roughness", "surface_roughness", "m", (0.0, 5.0), (0.003, 2.0), "docs/ground.md", True, OF_LENGTH),
    _row("friction_factor", "the factor of friction", "", (0.0, 10.0), (0.3, 3.0), "a factor about 1"),
    _row("rolling_factor", "the factor of rolling resistance", "", (0.0, 10.0), (0.1, 5.0), "a factor about 1", True),
    _row("air_density", "the density of the air", "kg/m³", (0.0, 10.0), (0.5, 1.5), "5,000 m above the sea to the sea",
         True),
    _row("barrier_height", "the height of the barrier", "m", (0.01, 1000.0), (0.5, 30.0), "nets of 2 to 10 m, dams",
         other_units=OF_LENGTH),
    _row("barrier_energy", "the energy of the barrier", "kJ", (0.0, 1e9), (20.0, 50_000.0),
         "EAD 340059: 100 to 10,000 kJ; dams", True, (("J", 0.001), ("MJ", 1000.0))),
    _row("stem_diameter", "the diameter of the stem", "m", (0.01, 5.0), (0.03, 2.5), "trees", other_units=OF_LENGTH),
    _row("tree_height", "the height of the tree", "m", (0.1, 150.0), (1.0, 70.0), "trees", other_units=OF_LENGTH),
    _row("stem_diameter_cm", "the diameter of the stem", "cm", (1.0, 500.0), (3.0, 250.0), "trees",
         other_units=(("mm", 0.1), ("m", 100.0))),
    _row("stem_deviation_cm", "the standard deviation of the diameters", "cm", (0.0, 500.0), (1.0, 60.0),
         "stands of one age to selection forest", True, (("mm", 0.1), ("m", 100.0))),
    _row("stem_density", "the density of the stand", "stems/ha", (0.0, 50_000.0), (10.0, 10_000.0),
         "single trees on a pasture to thickets", True, (("stems/m²", 10_000.0), ("stems/km²", 0.01))),
    _row("stem_energy", "the energy that the stem absorbs", "kJ", (0.0, 100_000.0), (0.5, 5000.0),
         "Dorren and Berger (2006), stems of 5 to 100 cm", True, (("J", 0.001), ("MJ", 1000.0))),
    _row("net_energy", "the energy of the net", "kJ", (100.0, 8000.0), (100.0, 8000.0), "EAD 340059, classes 0 to 8",
         other_units=(("J", 0.001), ("MJ", 1000.0))),
    _row("sheet_energy", "the energy of the type test", "kJ", (10.0, 20_000.0), (35.0, 10_000.0),
         "assessments by EAD 340059", other_units=(("J", 0.001), ("MJ", 1000.0))),
    _row("net_height", "the height of the net", "m", (1.0, 12.0), (1.0, 12.0), "barriers that are sold",
         other_units=OF_LENGTH),
    _row("post_spacing", "the spacing of the posts", "m", (2.0, 20.0), (4.0, 16.0), "barriers that are sold",
         other_units=OF_LENGTH),
    _row("breaking_load", "the breaking load of the rope", "kN", (1.0, 10_000.0), (20.0, 2000.0),
         "wire ropes of 8 to 40 mm", other_units=(("N", 0.001), ("t", 9.81))),
)  # fmt: skip
QUANTITIES = {row.name: row for row in _ROWS}

OUT_OF_RANGE = Kind(
    "out-of-range", REFUSED,
    "{subject}: {quantity} must be from {lowest:g} to {highest:g}{unit}, not {value:.6g}.",
    "Check the number and its unit.",
)  # fmt: skip
OTHER_UNIT = Kind(
    "out-of-range", REFUSED,
    "{subject}: {quantity} must be from {lowest:g} to {highest:g}{unit}, not {value:.6g}.",
    "If this is in {other}, enter {instead:.4g}{unit}.",
)  # fmt: skip
IMPLAUSIBLE = Kind(
    "implausible", UNSAFE,
    "{subject}: {quantity} is {value:.4g}{unit}; plausible is {low:g} to {high:g}{unit}.",
    "Check the number and its unit.",
)  # fmt: skip


def out_of_range(name: str, value: float, subject: str) -> Finding | None:
    """The finding of a number outside the legal range of a quantity; None for one within, or of no known quantity."""
    quantity = QUANTITIES.get(name)
    if quantity is None or quantity.is_legal(value):
        return None
    instead = _converted(quantity, value)
    kind = OUT_OF_RANGE if instead is None else OTHER_UNIT
    limit = quantity.lowest if value < quantity.lowest else quantity.highest
    words = {"other": instead[0], "instead": instead[1]} if instead is not None else {}
    return kind._replace(code=f"{_dashed(name)}-out-of-range").of(
        subject, value, limit, quantity=quantity.label, lowest=quantity.lowest, highest=quantity.highest,
        unit=_after_number(quantity.unit), **words,
    )  # fmt: skip


def check(name: str, value: float, subject: str) -> float:
    """The number itself. Raises FindingError, with the remedy, for one outside the legal range of the quantity."""
    finding = out_of_range(name, value, subject)
    if finding is not None:
        raise FindingError([finding])
    return value


def check_all(name: str, values: Array, subject: str) -> None:
    """Raise FindingError for the number of an array that is farthest outside the legal range; NaN is no number."""
    known = values[np.isfinite(values)]
    for value in (known.min(), known.max()) if known.size else ():
        check(name, float(value), subject)


def implausible(name: str, value: float, subject: str) -> Finding | None:
    """The finding of a number outside the plausible range of a quantity; None for one within or of none known."""
    quantity = QUANTITIES.get(name)
    if quantity is None or math.isnan(value) or quantity.is_usual(value):
        return None
    limit = quantity.usual_low if value < quantity.usual_low else quantity.usual_high
    is_far = value * FAR < limit if value < limit else value > FAR * limit
    return IMPLAUSIBLE._replace(code=f"{_dashed(name)}-implausible").of(
        subject, value, limit, UNSAFE if is_far else DOUBTFUL, quantity=quantity.label, low=quantity.usual_low,
        high=quantity.usual_high, unit=_after_number(quantity.unit),
    )  # fmt: skip


def worst_of(name: str, values: ArrayLike, subject: str) -> Iterator[Finding]:
    """The finding of the implausible number that is farthest from the plausible range, by its ratio."""
    quantity = QUANTITIES.get(name)
    if quantity is None:
        return
    numbers = np.asarray(values, np.float64).ravel()
    numbers = numbers[np.isfinite(numbers)]
    if quantity.zero_is_none:
        numbers = numbers[numbers != 0.0]
    if not numbers.size:
        return
    low, high = float(numbers.min()), float(numbers.max())
    is_low = quantity.usual_low * quantity.usual_high > low * high  # farther off, by ratios
    finding = implausible(name, low if is_low else high, subject) or implausible(name, high if is_low else low, subject)
    if finding is not None:
        yield finding


def _converted(quantity, value):
    """(unit, number in the quantity's own) of the unit in which the number would be plausible, None for none."""
    for unit, factor in quantity.other_units:
        if factor is None:
            if not 0.0 < value < RIGHT_ANGLE:
                continue
            number = math.tan(math.radians(value))
        else:
            number = value * factor
        if quantity.usual_low <= number <= quantity.usual_high:
            return unit, number
    return None


def _after_number(unit):
    return unit if unit in ("", "°") else f" {unit}"


def _dashed(name):
    return name.removesuffix("_cm").replace("_", "-")
