# SPDX-License-Identifier: GPL-2.0-or-later
"""A right number of each quantity, its thousandfold and its thousandth, and what a door says of a number."""

from talus.engine.findings.finding import DOUBTFUL, REFUSED, UNSAFE
from talus.engine.quantities.quantities import QUANTITIES

FACTORS = (0.001, 1000.0)
# a number that is right, and so cannot be right when it is a thousand times as large or as small
RIGHT = {
    "density": 2700.0, "volume": 1.0, "rock_length": 1.0, "release_height": 3.0, "release_velocity": 3.0,
    "mu_min": 0.5, "mu_max": 2.0, "kappa": 3.0, "beta": 150.0, "restitution": 0.3, "tangential_restitution": 0.3,
    "drag": 500.0, "drag_height": 20.0, "viscous_drag": 0.5, "rolling_resistance": 0.4, "roughness": 6.0,
    "scar_strength": 10.0, "scar_drag": 1.5, "soil_density": 1700.0, "sliding_friction": 0.7,
    "surface_roughness": 0.1, "friction_factor": 1.0, "rolling_factor": 1.0, "air_density": 1.2,
    "barrier_height": 4.0, "barrier_energy": 1000.0, "stem_diameter": 0.3, "tree_height": 20.0,
    "stem_diameter_cm": 30.0, "stem_deviation_cm": 12.0, "stem_density": 400.0, "stem_energy": 200.0,
    "net_energy": 1000.0, "sheet_energy": 1000.0, "net_height": 4.0, "post_spacing": 10.0, "breaking_load": 200.0,
}  # fmt: skip
SILENT = "silent"
ALSO = {"rock_length": ("volume",)}  # quantities that follow from one


def outcome(door, quantity, value):
    """REFUSED, UNSAFE, DOUBTFUL or SILENT: what a door, a function of both that returns findings, does."""
    try:
        findings = door(quantity, value)
    except Exception as error:  # whatever the door's own way to refuse is, with words
        if isinstance(error, (AttributeError, TypeError, KeyError, IndexError)) or not str(error):
            raise
        return REFUSED
    names = {name.removesuffix("_cm").replace("_", "-") for name in (quantity, *ALSO.get(quantity, ()))}
    codes = {f"{name}-{word}" for name in names for word in ("implausible", "out-of-range")}
    actual = [finding["severity"] if isinstance(finding, dict) else finding.severity for finding in findings
             if (finding["code"] if isinstance(finding, dict) else finding.code) in codes]  # fmt: skip
    return next((entry for entry in (REFUSED, UNSAFE, DOUBTFUL) if entry in actual), SILENT)


def all_outcomes(doors):
    """(door, quantity, factor) -> outcome; ``doors``: name -> (function, quantities)."""
    actual = {}
    for name, (door, quantities) in doors.items():
        for quantity in quantities:
            assert outcome(door, quantity, RIGHT[quantity]) == SILENT, (name, quantity)
            for factor in FACTORS:
                actual[name, quantity, factor] = outcome(door, quantity, factor * RIGHT[quantity])
    return actual


def page_of(found, command):
    """Markdown of outcomes."""
    names = list(dict.fromkeys(name for name, _, _ in found))
    rows = [
        "# Checks of numbers at the entry points", "",
        "Every number that Talus takes has one legal and one plausible range (engine/quantities/quantities.py), the "
        "same at every entry point. For this page a correct value of each quantity (second column) was entered a "
        "thousand times too small and a thousand times too large, as with a wrong unit. A number outside the legal "
        "range is refused, and the message gives the range; a number within it but outside the plausible range is "
        "reported as a finding, unsafe or doubtful, in the log, the report, `summary.json` and by `talus check`. This "
        f"page is made by `{command}`; a test fails if a number is accepted without a finding.", "",
    ]  # fmt: skip
    for name in names:
        quantities = list(dict.fromkeys(quantity for door, quantity, _ in found if door == name))
        rows += [f"## {name}", "", "| quantity | correct value | x 1/1000 | x 1000 |", "| --- | --- | --- | --- |"]
        for quantity in quantities:
            unit = QUANTITIES[quantity].unit
            right = f"{RIGHT[quantity]:g} {unit}".rstrip()
            rows.append(f"| {quantity} | {right} | {' | '.join(found[name, quantity, factor] for factor in FACTORS)} |")
        rows.append("")
    return "\n".join(rows)
