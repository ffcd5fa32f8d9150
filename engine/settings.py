# SPDX-License-Identifier: GPL-2.0-or-later
"""Settings of a simulation, checked when they are made."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from numbers import Real
from typing import TYPE_CHECKING, Any

import numpy as np

from .choices import FREE_FLIGHTS, IMPACT_LAWS, MATERIALS_DRAWN, MOST_THRESHOLDS, PRECISION_OF, USUAL_AIR
from .findings.finding import DOUBTFUL, UNSAFE, Finding, Kind
from .map_rows import STATISTICS
from .random_numbers import distributions
from .types import Physics

if TYPE_CHECKING:
    from .hints import Array

# C_d of a tumbling angular block, relative to its mean projected area (a quarter of its surface). Cubes and short
# cylinders have 0.8 to 1.2, a sphere 0.5 (Hoerner 1965)
AIR_DRAG = 1.0

COARSE_STEP, UNSAFE_STEP = 0.02, 0.05  # s, above which a time step is doubtful, and unsafe
LONG_STEP = Kind(
    "time-step-long", DOUBTFUL,
    "The time step is {value:g} s. Above {limit:g} s impacts are missed and run-outs too short, by 14 % at 0.1 s.",
    "Enter a time step of 0.002 s, or 0.01 s for a first look.",
)  # fmt: skip


@dataclass(frozen=True)
class Settings:
    """Settings of a simulation, and the results to keep.

    Raises
    ------
    ValueError
        If a value is outside its range; the message names it.
    """

    time_step: float = 0.002  # s
    free_flight: str = FREE_FLIGHTS[0]  # Leine et al. (2020), or "explicit", Leine et al. (2014)
    impact_law: str = IMPACT_LAWS[0]  # see contact/laws/
    restitution_halving_speed: float | None = None  # m/s, approach speed that halves restitution; None: it is constant
    restitution: str | None = None  # distribution of the normal restitution; None: that of the ground (random_numbers/)
    friction_factor: str | None = None  # distribution of a factor of friction; None: 1
    rolling_factor: str | None = None  # distribution of a factor of the rolling resistance; None: 1
    # when restitution and both factors are drawn: once for each "run", or anew for each "contact"
    material_drawn: str = MATERIALS_DRAWN[0]
    gravity: float = 9.81  # m/s2
    air_density: float = USUAL_AIR  # kg/m3, near the ground; 0: no drag of the air
    soil_torque: bool = True  # soil brakes spin and carries rocks on an area (scar.py); False: Lu et al. (2019)
    max_time: float = 300.0  # s, after which a run is ended
    seed: int = 0
    threads: int | None = 0  # of the default executor; 0 or None: as many as the machine has processors
    maps: bool = True
    # means of the maps by sums of whole numbers (maps/cell_sums.py): other last bits, and fewer bytes from a cluster
    exact_means: bool = False
    confidence_maps: bool = False  # in addition, how certain the maps are; see Maps
    # of map_rows.STATISTICS, what the maps keep of each quantity besides its largest value; None: all. Without means
    # and percentiles they take a quarter of the memory, and entering passages a sixth of the time
    map_statistics: Sequence[str] | None = None
    energy_thresholds: Sequence[float] = ()  # J, rising: above each the runs are counted in each cell; see Maps
    height_thresholds: Sequence[float] = ()  # m, rising: the same of the height of the centre of mass above the ground
    trajectories: bool = False
    trajectory_interval: float = 0.1  # s between two samples of a trajectory at most; it has more at its bends
    contacts: bool = False
    impacts: bool = False  # on trees, one by one
    rest_speed: float = 0.02  # m/s, speed + radius * spin below which a rock may be at rest
    rest_time: float = 0.25  # s that it must stay below before its equilibrium is tested
    tolerance: float = 1e-7  # of the contact velocities, relative to the speed of the rock
    max_sweeps: int = 50  # of block Gauss-Seidel in one step; then all contacts are solved at once
    precision: float = 0.0  # relative half width of a 95 % confidence interval at which to stop; 0: make all runs
    precision_of: str = PRECISION_OF[0]  # of the runs: its 95th percentile must be that precise; or "distance"

    def __post_init__(self) -> None:
        if self.threads is None:
            object.__setattr__(self, "threads", 0)
        for name in ("time_step", "gravity", "max_time", "trajectory_interval", "rest_speed", "rest_time", "tolerance"):
            value = getattr(self, name)
            if not (_is_number(value) and value > 0.0):
                raise ValueError(f"Settings: {name} is {value!r}; give a positive number.")
        if self.time_step > 0.1:
            raise ValueError(f"Settings: time_step is {self.time_step} s; above 0.1 s a rock flies through the ground.")
        speed = self.restitution_halving_speed
        if speed is not None and not (_is_number(speed) and speed > 0.0):
            raise ValueError(f"Settings: restitution_halving_speed is {speed!r}; give a positive number or None.")
        density = self.air_density
        if not (_is_number(density) and not isinstance(density, bool) and 0.0 <= density <= 10.0):
            raise ValueError(f"Settings: air_density is {density!r}; give kg/m3 from 0 (no air) to 10.")
        for name in ("soil_torque", "exact_means"):
            if not isinstance(getattr(self, name), bool):
                raise ValueError(f"Settings: {name} is {getattr(self, name)!r}; give True or False.")
        self._check_map_statistics()
        self.restitution_row(), self.friction_row(), self.rolling_row()
        choices = ("free_flight", FREE_FLIGHTS), ("impact_law", IMPACT_LAWS), ("material_drawn", MATERIALS_DRAWN)
        for name, known in (*choices, ("precision_of", PRECISION_OF)):
            if getattr(self, name) not in known:
                raise ValueError(f"Settings: {name} is {getattr(self, name)!r}; known are {', '.join(known)}.")
        for name, lowest in (("seed", 0), ("threads", 0), ("max_sweeps", 1)):
            value = getattr(self, name)
            if isinstance(value, bool) or not hasattr(value, "__index__") or not lowest <= value < 2**63:
                raise ValueError(f"Settings: {name} is {value!r}; give a whole number of at least {lowest}.")
        for name, unit in (("energy_thresholds", "J"), ("height_thresholds", "m")):
            object.__setattr__(self, name, _checked_thresholds(name, getattr(self, name), unit))
        if not (_is_number(self.precision) and 0.0 <= self.precision < 1.0):
            raise ValueError(f"Settings: precision is {self.precision!r}; give a share from 0 to below 1.")

    @property
    def findings(self) -> list[Finding]:
        """Findings about the settings: a time step that is legal and too long."""
        if not self.time_step > COARSE_STEP:
            return []
        severity = UNSAFE if self.time_step > UNSAFE_STEP else DOUBTFUL
        return [LONG_STEP.of("time step", self.time_step, COARSE_STEP, severity)]

    def physics(self) -> Physics:
        """The record for the kernels."""
        return Physics(
            time_step=float(self.time_step),
            gravity=float(self.gravity),
            is_implicit=self.free_flight == "implicit",
            tolerance=float(self.tolerance),
            max_sweeps=int(self.max_sweeps),
            max_time=float(self.max_time),
            rest_speed=float(self.rest_speed),
            rest_time=float(self.rest_time),
            air=0.5 * AIR_DRAG * float(self.air_density),
        )

    def restitution_row(self) -> np.ndarray:
        """Distribution of the restitution for the kernels; the empty row for None."""
        return distributions.row_of(self.restitution, "Settings: restitution", lowest=0.0, highest=1.0)

    def friction_row(self) -> np.ndarray:
        """Distribution of the friction factor for the kernels; the empty row for None."""
        return distributions.row_of(self.friction_factor, "Settings: friction_factor", "friction_factor", lowest=0.0)

    def rolling_row(self) -> np.ndarray:
        """Distribution of the factor of rolling resistance for the kernels; the empty row for None."""
        return distributions.row_of(self.rolling_factor, "Settings: rolling_factor", "rolling_factor", lowest=0.0)

    def _check_map_statistics(self) -> None:
        given = self.map_statistics
        if given is None:
            return
        if not isinstance(given, (list, tuple)) or not all(statistic in STATISTICS for statistic in given):
            raise ValueError(
                f"Settings: map_statistics are {given!r}; give a list of {', '.join(STATISTICS)}, or None for all."
            )
        object.__setattr__(self, "map_statistics", list(self.kept_statistics))
        for name, needed in (("confidence_maps", {"p95"}), ("exact_means", {"mean", "p95"})):
            missing = needed - set(self.kept_statistics)
            if getattr(self, name) and missing:
                raise ValueError(f"Settings: {name} needs {' and '.join(sorted(missing))} in map_statistics.")

    @property
    def kept_statistics(self) -> tuple[str, ...]:
        """Statistics of map_rows.STATISTICS that the maps keep; the largest values always."""
        wanted = STATISTICS if self.map_statistics is None else {"max", *self.map_statistics}
        return tuple(statistic for statistic in STATISTICS if statistic in wanted)

    @property
    def thresholds(self) -> dict[str, Sequence[float]]:
        """Quantity of the maps -> numbers above which runs are counted."""
        return {"energy": self.energy_thresholds, "height": self.height_thresholds}

    @property
    def steps_between_samples(self) -> int:
        """Steps between two samples of a trajectory."""
        return max(1, round(self.trajectory_interval / self.time_step))

    def at_intervals(self, times: Array) -> Array:
        """True for the times of a trajectory are whole intervals; it has vertices at the bends of the path besides."""
        interval = self.steps_between_samples * self.time_step
        count = times / interval
        return np.abs(count - np.round(count)) * interval < 1e-6 * self.time_step

    @property
    def worker_count(self) -> int:
        """Threads of the default executor."""
        return int(self.threads or 0) or os.cpu_count() or 1

    def as_dict(self) -> dict[str, Any]:
        """Names and values, for the provenance of a result; plain ones, as JSON keeps them."""
        return {**asdict(self), **{f"{name}_thresholds": list(numbers) for name, numbers in self.thresholds.items()}}


def _checked_thresholds(name: str, values: Any, unit: str) -> tuple[float, ...]:
    is_list = isinstance(values, (list, tuple, np.ndarray))
    numbers = [float(value) for value in values if _is_number(value)] if is_list else []
    is_good = is_list and len(numbers) == len(values) <= MOST_THRESHOLDS
    if not (is_good and all(low < high for low, high in zip([0.0, *numbers], numbers))):
        raise ValueError(
            f"Settings: {name} are {values!r}; give up to {MOST_THRESHOLDS} positive numbers of {unit} that rise."
        )
    return tuple(numbers)


def _is_number(value: Any) -> bool:
    try:
        return isinstance(value, Real) and math.isfinite(value)
    except OverflowError:  # a whole number that no float can hold
        return False
