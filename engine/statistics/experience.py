# SPDX-License-Identifier: GPL-2.0-or-later
"""Experience so far: how wrong forecasts were at open sites, as factors that results are quoted with.

The table is ``resources/experience.csv``; ``docs/validation/evidence.py`` measures it, docs/evidence.md derives it. A
factor is seen / forecast: the middle of the sites, and a band in which 80 % of new sites are expected. Where there are
fewer than FEWEST sites there is no band, and where there is none there is no factor: NaN. The rule by which the band of
an ensemble becomes that of a forecast is ``Experience.widened``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import numpy as np

from ..findings.finding import NOTE, Finding, Kind
from ..io.named_rows import rows_of

TABLE = Path(__file__).resolve().parents[2] / "resources" / "experience.csv"
RUN_OUT, SPEED, ENERGY, HEIGHT = QUANTITIES = ("run_out", "speed", "energy", "height")
COLUMNS = ("quantity", "factor", "low", "high", "sites", "source")
FEWEST = 3  # sites of a band
LEVEL = 0.8  # share of new sites in the band
KILO = 1000.0  # J in a kJ
SO_FAR = Kind(
    "experience-so-far", NOTE,
    "Experience so far: at {sites} sites with open data rocks had {value:.2f} times the forecast speed at the foot of "
    "the slope and {energy:.2f} times the translational energy, as geometric means. At a new site these ratios are "
    "expected between {low:.2f} and {high:.2f} (speed) and between {energy_low:.2f} and {energy_high:.2f} (energy) "
    "with a probability of 80 %. Such sites for the run-out: {run_out_sites}; a band needs {fewest}.",
)  # fmt: skip
FORECAST = Kind(
    "forecast-band", NOTE,
    "In 80 % of the members the 95th percentile of the largest energy of a run lies between {low:.3g} and "
    "{limit:.3g} kJ. This band covers the uncertain inputs only, and at sites with open data such bands were too "
    "narrow. The experience so far from {sites} sites (observed / forecast, translational energy at the foot of the "
    "slope: {factor_low:.2f} to {factor_high:.2f}) widens it to the band of a forecast, between {lowest:.3g} and "
    "{value:.3g} kJ.",
)  # fmt: skip


class Experience(NamedTuple):
    """Seen / forecast of one quantity over the open sites."""

    factor: float  # of the middle site
    low: float  # 80 % of new sites are expected between both
    high: float
    sites: int
    source: str

    @property
    def has_band(self) -> bool:
        """True if there are sites enough for a band."""
        return math.isfinite(self.low) and math.isfinite(self.high)

    def widened(self, low: float, high: float) -> tuple[float, float]:
        """Band of a forecast from the band of the members of an ensemble: each end times the same end of this one.

        The factors were measured from the middle of the members, which lies between ``low`` and ``high``. So the band
        holds that of the factors about the middle, and the observation at least as often as LEVEL says; it is wider
        where more is in doubt than at the sites of the table. Raises ValueError where there are too few sites.
        """
        if not self.has_band:
            raise ValueError(f"Experience of {self.sites} sites has no band; {FEWEST} sites are needed.")
        return low * self.low, high * self.high

    def as_values(self) -> dict[str, Any]:
        """Numbers for a summary; None for what there is not."""
        numbers = {"factor": self.factor, "low": self.low, "high": self.high}
        return {
            **{name: value if math.isfinite(value) else None for name, value in numbers.items()},
            "sites": self.sites,
        }


@cache
def load() -> Mapping[str, Experience]:
    """The table of Talus: quantity -> Experience."""
    return read(TABLE)


def read(path: str | PathLike[str]) -> Mapping[str, Experience]:
    """Read a table of experience. Raises ValueError, naming file and line, for what is wrong with a row."""
    experience: dict[str, Experience] = {}
    for row, where in rows_of(path, COLUMNS):
        if row["quantity"] not in QUANTITIES or row["quantity"] in experience:
            raise ValueError(f"{where}: quantity must be one of {', '.join(QUANTITIES)}, each once.")
        experience[row["quantity"]] = _experience(row, where)
    return MappingProxyType(experience)


def so_far() -> list[Finding]:
    """Finding that quotes the table beside the results of a simulation; none without a band of speed and energy."""
    speed, energy, run_out = (load()[name] for name in (SPEED, ENERGY, RUN_OUT))
    if not (speed.has_band and energy.has_band):
        return []
    return [SO_FAR.of("results", speed.factor, sites=speed.sites, energy=energy.factor, low=speed.low, high=speed.high,
                      energy_low=energy.low, energy_high=energy.high, run_out_sites=run_out.sites,
                      fewest=FEWEST)]  # fmt: skip


def forecast_of(energies: Iterable[float]) -> list[Finding]:
    """Finding that gives the band of a forecast beside that of the members.

    energies : of each member, its 95th percentile, J; without two members that move there is no band and no finding
    """
    values, known = np.array(list(energies), float), load()[ENERGY]
    if values.size < 2 or not known.has_band or not values.max() > 0.0:
        return []
    low, high = (np.quantile(values, [0.5 - 0.5 * LEVEL, 0.5 + 0.5 * LEVEL]) / KILO).tolist()
    lowest, highest = known.widened(low, high)
    return [FORECAST.of("results", highest, high, low=low, lowest=lowest, sites=known.sites, factor_low=known.low,
                        factor_high=known.high)]  # fmt: skip


def _experience(row, where):
    try:
        factor, low, high = (float(row[name] or "nan") for name in ("factor", "low", "high"))
        sites = int(row["sites"])
    except ValueError as problem:
        raise ValueError(f"{where}: factor, low, high and sites must be numbers.") from problem
    experience = Experience(factor, low, high, sites, row["source"])
    if sites < 0 or (sites == 0) != math.isnan(factor) or (sites >= FEWEST) != experience.has_band:
        raise ValueError(f"{where}: a factor needs a site, and a band {FEWEST} of them.")
    if experience.has_band and not 0.0 < low <= factor <= high:
        raise ValueError(f"{where}: the factor must lie between low and high, which are above 0.")
    return experience
