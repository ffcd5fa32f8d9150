# SPDX-License-Identifier: GPL-2.0-or-later
"""The product sheet of a net: what an engineer copies from the data sheet and assessment of a manufacturer. SI units.

A sheet says how large the parts are, how much its brakes give and what the net did in its type test. What it does not
say is taken from the generic net for its maximum energy level, and named as such (``assumed``). Ropes and wires are
given by their breaking loads, from which follow the sections of steel as in the generic nets; diameters are kept for
the reader. The layout is that of the generic nets: posts, two support ropes with brakes at their ends, two retention
ropes for each post. A product of another layout needs a description of its own (description.py).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from ...choices import NET_FAMILIES
from ...findings.finding import FindingError
from ...quantities.quantities import check
from ..description import NetError
from .sizes import BRAKE_GROWTH, LEAST, MOST, ROPE_SHARE, WIRE_STRENGTH, Sizes, sizes_of

KILO, MILLI, SQUARE_CENTIMETRE = 1e3, 1e-3, 1e-4


class Entry(NamedTuple):
    """A row of a sheet."""

    name: str
    unit: str
    meaning: str
    is_needed: bool = False
    is_text: bool = False


ENTRIES = (
    Entry("product", "", "name of the net", True, True),
    Entry("manufacturer", "", "who makes it", False, True),
    Entry("document", "", "data sheet or assessment (ETA) with its date, from which the numbers are", False, True),
    Entry("kind", "", f"one of: {', '.join(NET_FAMILIES)}", True, True),
    Entry("mel", "kJ", "maximum energy level (MEL) of the type test", True),
    Entry("sel", "kJ", "service energy level (SEL)"),
    Entry("test_speed", "m/s", "speed of the block in the test at MEL"),
    Entry("test_elongation", "m", "maximum elongation in the test at MEL"),
    Entry("test_residual_height", "%", "residual height after the test at MEL, of the nominal height"),
    Entry("height", "m", "nominal height of the net", True),
    Entry("post_spacing", "m", "distance of the posts in the test", True),
    Entry("post_section", "cm2", "section of steel of a post"),
    Entry("mesh_strength", "kN", "tension that a ring or a cable of the net bears; of a membrane per metre"),
    Entry("support_rope_count", "", "support ropes side by side, at the upper edge and again at the lower one"),
    Entry("support_rope_strength", "kN", "minimum breaking load of one of them"),
    Entry("support_rope_diameter", "mm", "diameter of one of them; shown, not computed with"),
    Entry("retention_rope_strength", "kN", "minimum breaking load of a rope from a post's head uphill"),
    Entry("retention_rope_diameter", "mm", "its diameter; shown, not computed with"),
    Entry("brake_count", "", "brakes side by side at each end of the support ropes of one edge"),
    Entry("brake_force", "kN", "force at which one brake begins to give"),
    Entry("brake_end_force", "kN", "force of one brake at the end of its stroke"),
    Entry("brake_stroke", "m", "longest stroke of a brake"),
)  # fmt: skip
BY_NAME = {entry.name: entry for entry in ENTRIES}
# entry -> row of quantities.QUANTITIES, whose legal range it keeps to
QUANTITY_OF = {
    "mel": "sheet_energy", "sel": "sheet_energy", "support_rope_strength": "breaking_load",
    "retention_rope_strength": "breaking_load",
}  # fmt: skip
BRAKE = ("brake_force", "brake_stroke")
TEST_SPEED = 25.0  # m/s, the least of a type test by EAD 340059


@dataclass(frozen=True)
class ProductSheet:
    """A checked sheet. ``given``: entry -> number in the units of the sheet, or text; what is missing is not there."""

    given: Mapping[str, Any]

    @property
    def energy(self) -> float:
        """Maximum energy level [J]."""
        return KILO * float(self.given["mel"])

    @property
    def kind(self) -> str:
        """Family of the net."""
        return str(self.given["kind"])

    @property
    def title(self) -> str:
        """Product and maker."""
        return ", ".join(str(self.given[name]) for name in ("product", "manufacturer") if name in self.given)

    @property
    def test_speed(self) -> float:
        """Speed of the test at the maximum energy level [m/s]."""
        return float(self.given.get("test_speed", TEST_SPEED))

    @property
    def tested_elongation(self) -> float:
        """Elongation in that test [m], NaN where the sheet does not say."""
        return float(self.given.get("test_elongation", math.nan))

    @property
    def assumed(self) -> tuple[str, ...]:
        """Entries that are those of the generic net, for the sheet does not give them."""
        computed = ("post_section", "mesh_strength", "support_rope_strength", "retention_rope_strength", *BRAKE)
        return tuple(name for name in computed if name not in self.given)

    def sizes(self) -> Sizes:
        """Sizes of the parts."""
        usual = sizes_of(min(max(self.energy, LEAST), MOST))
        count = float(self.given.get("support_rope_count", 1.0))

        def section(name: str, otherwise: float, ropes: float = 1.0) -> float:
            if name not in self.given:
                return otherwise
            return ropes * KILO * self.given[name] / (ROPE_SHARE * WIRE_STRENGTH)

        brakes = float(self.given.get("brake_count", 1.0))
        force = self.given.get("brake_force")
        post = self.given.get("post_section")
        return Sizes(
            height=float(self.given["height"]),
            wire=usual.wire,
            cable=usual.cable,
            support=section("support_rope_strength", usual.support, count),
            retention=section("retention_rope_strength", usual.retention),
            post=usual.post if post is None else SQUARE_CENTIMETRE * post,
            brake=usual.brake if force is None else KILO * brakes * force,
            stroke=float(self.given.get("brake_stroke", usual.stroke)),
        )  # fmt: skip

    @property
    def brake_growth(self) -> float:
        """Force of a brake at its end over that at its beginning; the usual one where the sheet does not say."""
        if "brake_end_force" not in self.given or "brake_force" not in self.given:
            return BRAKE_GROWTH
        return float(self.given["brake_end_force"] / self.given["brake_force"])

    def mesh_strength(self) -> float | None:
        """Tension that a part of the net bears [N, of a membrane N/m], None where the sheet does not say."""
        value = self.given.get("mesh_strength")
        return None if value is None else KILO * value


def sheet_of(rows: Mapping[str, str]) -> ProductSheet:
    """The ProductSheet of entries and their values as texts; a comma may stand for the decimal point.

    Raises NetError naming the entry, what is wrong with it and how to mend it.
    """
    unknown = [name for name in rows if name not in BY_NAME]
    if unknown:
        raise NetError(f"{unknown[0]!r} is no entry of a product sheet. Known: {', '.join(BY_NAME)}.")
    given: dict[str, Any] = {}
    for entry in ENTRIES:
        text = rows.get(entry.name, "").strip()
        if not text:
            if entry.is_needed:
                unit = f" in {entry.unit}" if entry.unit else ""
                raise NetError(f"{entry.name} is missing; give the {entry.meaning}{unit}.")
            continue
        given[entry.name] = text if entry.is_text else _number(entry, text)
    _check(given)
    return ProductSheet(given)


def _number(entry: Entry, text: str) -> float:
    try:
        number = float(text.replace(",", "."))
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and number > 0.0):
        raise NetError(f"{entry.name} is {text!r}; give a positive number in {entry.unit or '1'}: {entry.meaning}.")
    if entry.name in QUANTITY_OF:
        try:
            check(QUANTITY_OF[entry.name], number, entry.name)
        except FindingError as error:
            raise NetError(str(error)) from error
    return number


def _check(given: Mapping[str, Any]) -> None:
    if given["kind"] not in NET_FAMILIES:
        raise NetError(f"kind is {given['kind']!r}; give one of {', '.join(NET_FAMILIES)}.")
    for name, low, high, unit in (("height", 1.0, 12.0, "m"), ("post_spacing", 2.0, 20.0, "m")):
        if not low <= given[name] <= high:
            raise NetError(f"{name} is {given[name]:g} {unit}; nets are made from {low:g} to {high:g} {unit}.")
    if given.get("sel", 0.0) > given["mel"]:
        raise NetError(f"sel is {given['sel']:g} kJ, more than mel, {given['mel']:g} kJ; the service level is lower.")
    for name in ("support_rope_count", "brake_count"):
        if given.get(name, 1.0) % 1.0:
            raise NetError(f"{name} is {given[name]:g}; give a whole number.")
    if given.get("brake_end_force", math.inf) < given.get("brake_force", 0.0):
        raise NetError("brake_end_force is less than brake_force; the force of a brake must not fall along its stroke.")
    if given.get("test_residual_height", 0.0) > 100.0:
        raise NetError(f"test_residual_height is {given['test_residual_height']:g} %; give a share up to 100 %.")


def rows_of(given: Mapping[str, Any]) -> list[tuple[str, str, str, str]]:
    """Rows of a sheet with these values, those that are not given empty: entry, value, unit, meaning."""
    return [
        (entry.name, "" if entry.name not in given else _text(given[entry.name]), entry.unit, entry.meaning)
        for entry in ENTRIES
    ]


def _text(value: Any) -> str:
    return value if isinstance(value, str) else f"{value:.6g}"


def generic_sheet(kind: str, energy: float, height: float | None, spacing: float) -> dict[str, Any]:
    """Values of a sheet that make the generic net of an energy [J]: to be written over with those of a product."""
    sizes = sizes_of(energy)
    strength = ROPE_SHARE * WIRE_STRENGTH / KILO
    return {
        "product": f"generic {kind}", "kind": kind, "mel": energy / KILO,
        "height": sizes.height if height is None else height, "post_spacing": spacing,
        "post_section": sizes.post / SQUARE_CENTIMETRE, "support_rope_count": 1.0,
        "support_rope_strength": strength * sizes.support, "retention_rope_strength": strength * sizes.retention,
        "brake_count": 1.0, "brake_force": sizes.brake / KILO, "brake_end_force": BRAKE_GROWTH * sizes.brake / KILO,
        "brake_stroke": sizes.stroke,
    }  # fmt: skip
