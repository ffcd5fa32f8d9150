# SPDX-License-Identifier: GPL-2.0-or-later
"""Table of the maps that are written: a row for each with its grid, unit and factor; its texts are elsewhere.

These rows determine what the engine keeps of each quantity, the keys of a study, its files, the outputs of
talus:simulate and their order. Imports nothing of the engine.
"""

import math
from typing import NamedTuple


class MapRow(NamedTuple):
    """One raster."""

    grid: str  # name in the engine's maps: a count of runs, or a quantity and one of STATISTICS
    factor: float  # from SI to the unit of the raster
    unit: str
    is_usual: bool  # made unless something else is asked for


STATISTICS = ("max", "mean", "p95")  # over the runs in a cell
KILO, TURNS = 1e-3, 0.5 / math.pi
# name, which is the parameter of talus:simulate in lower case; the usual ones first
MAP_ROWS = {
    "passages": MapRow("passages", 1, "", True),
    "energy_max": MapRow("energy_max", KILO, "kJ", True),
    "energy_p95": MapRow("energy_p95", KILO, "kJ", True),
    "height_max": MapRow("height_max", 1, "m", True),
    "height_p95": MapRow("height_p95", 1, "m", True),
    "velocity_max": MapRow("velocity_max", 1, "m/s", True),
    "reach_probability": MapRow("reach_probability", 1, "", True),
    "deposits": MapRow("stops", 1, "", False),
    "energy_mean": MapRow("energy_mean", KILO, "kJ", False),
    "height_mean": MapRow("height_mean", 1, "m", False),
    "velocity_mean": MapRow("velocity_mean", 1, "m/s", False),
    "rotation_max": MapRow("rotation_max", TURNS, "rev/s", False),
    "scar_depth_max": MapRow("scar_depth_max", 1, "m", False),
    "scar_depth_mean": MapRow("scar_depth_mean", 1, "m", False),
}
MORE_RASTERS = ("confidence", "exceedances", "height_exceedances")  # with several bands, in files of their own
USUAL_MAPS = tuple(name for name, row in MAP_ROWS.items() if row.is_usual)


def statistics_needed(names: list[str]) -> list[str]:
    """STATISTICS of the engine's maps that rasters of some names need."""
    kinds = {MAP_ROWS[name].grid.rpartition("_")[2] for name in names if name in MAP_ROWS}
    kinds |= {"p95"} if "confidence" in names else set()
    return [statistic for statistic in STATISTICS if statistic in kinds]


def statistics_of_maps() -> dict[str, tuple[str, ...]]:
    """Quantity of a rock -> those of STATISTICS that a map shows."""
    parts = [row.grid.rpartition("_")[::2] for row in MAP_ROWS.values()]
    quantities = dict.fromkeys(quantity for quantity, kind in parts if kind in STATISTICS)
    return {quantity: tuple(kind for kind in STATISTICS if (quantity, kind) in parts) for quantity in quantities}
