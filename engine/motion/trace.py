# SPDX-License-Identifier: GPL-2.0-or-later
"""One rock with its full state over time: for close inspection, figures and tests."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike

from ..arithmetic.rounding_state import in_default_rounding
from ..arithmetic.vectors import total
from ..choices import STOP_REASONS
from ..findings.finding import Finding
from ..ground.ground import Ground
from ..ground.terrain import Terrain
from ..jit.kernels import kernel
from ..obstacles.barriers import Barriers
from ..obstacles.field import make_field
from ..obstacles.trees import Trees
from ..settings import Settings
from ..shapes.body import body_of
from ..shapes.rock import Rock
from ..types import State, World
from .advance import CONTACT_STEPS, LIMITED, PENETRATION, PENETRATION_BINS, TALLIES, UNCONVERGED, Tally
from .entry_points import call_run, entry_points_of
from .run import Task
from .run_records import CONTACT_COUNT, HEIGHT_ABOVE_GROUND, Keep, make_records
from .workspace import begin_run, make_common


@dataclass(frozen=True)
class Run:
    """One run; arrays over the samples, the first at t = 0."""

    time: np.ndarray  # (n,) s
    position: np.ndarray  # (n, 3) centre of mass, in the coordinates of the terrain
    orientation: np.ndarray  # (n, 4) unit quaternion, scalar first, K to I
    velocity: np.ndarray  # (n, 3) m/s, in I
    spin: np.ndarray  # (n, 3) rad/s, in K
    slippage: np.ndarray  # (n,) m
    height: np.ndarray  # (n,) centre of mass above ground, m
    contacts: np.ndarray  # (n,) places in contact
    stop_reason: str
    contact_steps: int
    unconverged: int  # steps whose contact problem did not converge
    energy_limited: int  # steps whose percussions were reduced because they would have added energy
    penetration_max: float  # m
    meetings: np.ndarray  # (n, MEETING_COLUMNS) of obstacles/field.py, x and y local
    findings: tuple[Finding, ...] = ()  # of the settings


@kernel
def trace_rock(world, obstacles, entry_points, start, sample_every, common):
    """Run one rock and record its samples alone; what is left to chance is drawn as for run 0."""
    begin_run(0, common)
    tally = Tally(np.zeros(TALLIES), np.zeros(PENETRATION_BINS, np.int64))
    task = Task(obstacles, entry_points, Keep(sample_every, False, False, False), np.zeros(1, np.uint8))
    summary, records = call_run(entry_points.run, (world, task, start, np.nan, common, make_records(), tally))
    return summary.reason, records.samples, records.meetings, tally.counts


@in_default_rounding
def trace(
    terrain: Terrain,
    ground: Ground,
    rock: Rock,
    position: ArrayLike,
    orientation: ArrayLike = (1, 0, 0, 0),
    velocity: ArrayLike = (0, 0, 0),
    spin: ArrayLike = (0, 0, 0),
    settings: Settings | None = None,
    sample_every: int = 1,
    barriers: Barriers | None = None,
    trees: Trees | None = None,
    slip: float = 0.0,
) -> Run:
    """Simulate one rock and keep its state.

    Parameters
    ----------
    position : (3,) centre of mass at the start, in the coordinates of the terrain
    orientation : (4,) quaternion, scalar first, K to I; it is normalised
    velocity : (3,) m/s, in I
    spin : (3,) rad/s, in K
    settings : Settings
    sample_every : steps between two samples; the last state is always kept
    barriers, trees : Barriers, Trees
    slip : s(0) of friction that grows with slip, m; Leine et al. (2014), eq. 47

    Raises
    ------
    ValueError
        If an argument has a wrong shape or is not finite, the rock is not above the terrain, or a barrier has a net.
    """
    settings = settings or Settings()
    position_given, turn = _finite("position", position, 3), _finite("orientation", orientation, 4)
    if barriers is not None and any(net is not None for net in barriers.nets or ()):
        raise ValueError(
            "trace: a barrier has a flexible net, which trace would take as rigid; give Barriers without it."
        )
    length = np.sqrt(total(turn * turn))
    if not length > 0.0:
        raise ValueError("trace: orientation is zero; give a quaternion such as (1, 0, 0, 0).")
    if not (np.isfinite(slip) and slip >= 0.0):
        raise ValueError(f"trace: slip is {slip!r}; give a way in metres of at least 0.")
    if int(sample_every) < 1:
        raise ValueError(f"trace: sample_every is {sample_every}; give a whole number of at least 1.")
    if np.isnan(terrain.height(position_given[0], position_given[1])):
        raise ValueError(
            f"trace: there is no ground below the position {tuple(position_given)}; start above the terrain."
        )
    offset = np.array([*terrain.origin, 0.0])
    start = State(
        *(position_given - offset),
        *(turn / length),
        *_finite("velocity", velocity, 3),
        *_finite("spin", spin, 3),
        float(slip),
    )  # type: ignore[call-arg]
    grid = ground.grid()
    field = make_field(terrain, barriers, trees, float(rock.radius))
    reason, samples, meetings, tally = trace_rock(
        World(terrain.grid(rock.radius), grid, body_of(rock), settings.physics()), field,
        entry_points_of(settings.impact_law, field), State(*(float(value) for value in start)), int(sample_every),
        make_common(settings, grid),
    )  # fmt: skip
    samples = samples.in_use()
    return Run(
        time=samples[:, 0],
        position=samples[:, 1:4] + offset,
        orientation=samples[:, 4:8],
        velocity=samples[:, 8:11],
        spin=samples[:, 11:14],
        slippage=samples[:, 14],
        height=samples[:, HEIGHT_ABOVE_GROUND],
        contacts=samples[:, CONTACT_COUNT].astype(np.int64),
        stop_reason=STOP_REASONS[reason],
        contact_steps=int(tally[CONTACT_STEPS]),
        unconverged=int(tally[UNCONVERGED]),
        energy_limited=int(tally[LIMITED]),
        penetration_max=float(tally[PENETRATION]),
        meetings=meetings.in_use(),
        findings=tuple(settings.findings),
    )


def _finite(name: str, value: ArrayLike, size: int) -> np.ndarray:
    array = np.asarray(value, dtype=np.float64)
    if array.shape != (size,) or not np.isfinite(array).all():
        raise ValueError(f"trace: {name} is {value!r}; give {size} finite numbers.")
    return array
