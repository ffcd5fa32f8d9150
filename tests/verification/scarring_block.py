# SPDX-License-Identifier: GPL-2.0-or-later
"""The sliding block of Leine et al. (2014), section 5.1: it scars the ground, tips over, flies and lands again.

A wide octahedron whose square base stands upright across the slope, so that two corners of the base touch and the
motion stays in the vertical plane of the fall line. The paper gives its frame as aligned with the inertial one and
its lower edge as parallel to the slope of 45 degrees: so the corners of the base lie on the axes of K.
"""

from typing import Callable, NamedTuple

import numpy as np
from scipy.integrate import solve_ivp

from talus.engine import Ground, Rock, Settings
from talus.engine.contact.laws import law_of
from talus.engine.motion.advance import LOADED, PENETRATION_BINS, TALLIES, TOUCHING, Tally, advance
from talus.engine.motion.workspace import make_workspace
from talus.engine.shapes.body import body_of
from talus.engine.types import State, World
from talus.tests.verification.planes import Slope

GRAVITY = 9.81
MU_MIN, MU_MAX, KAPPA, BETA = 0.2, 1.3, 0.7, 20.0
MASS, INERTIA = 80000.0, 32000.0  # about the axis across the slope; kg, kg m2
HALF_SIDE = 1.0  # r of the paper: half the side of the base, m
DIAGONAL = np.sqrt(2.0) * HALF_SIDE
POINTS = np.array([[DIAGONAL, 0, 0], [-DIAGONAL, 0, 0], [0, 0, DIAGONAL], [0, 0, -DIAGONAL], [0, 10, 0], [0, -10, 0]])
SLOPE = Slope(45.0, azimuth=90.0, half_width=300.0, cell_size=50.0)


def block():
    """The octahedron of 80,000 kg; its K is the frame of POINTS."""
    return Rock.from_points(POINTS, density=3000.0, name="Leine et al. (2014), 5.1")


def friction(slippage):
    """mu(s), eq. 46."""
    return MU_MIN + 2.0 / np.pi * (MU_MAX - MU_MIN) * np.arctan(KAPPA * np.asarray(slippage))


def slippage_of(mu):
    """The slip at which eq. 46 gives ``mu``, m."""
    return np.tan(0.5 * np.pi * (mu - MU_MIN) / (MU_MAX - MU_MIN)) / KAPPA


class Motion(NamedTuple):
    """The block over time; arrays over the steps. Components are (downhill, sideways, normal)."""

    time: np.ndarray  # (n,) end of the step, s
    position: np.ndarray  # (n, 3) m
    velocity: np.ndarray  # (n, 3) m/s
    tilt: np.ndarray  # (n,) turned forward since the release, rad
    spin: np.ndarray  # (n, 3) rad/s, in K
    slippage: np.ndarray  # (n,) m
    slippage_before: np.ndarray  # (n,) at the beginning of the step, which is what friction knows, m
    force: np.ndarray  # (n, 4) normal forces of the corners of the base in the order of POINTS, N
    is_loaded: np.ndarray  # (n,) a contact force acted in the step
    orientation: np.ndarray  # (n, 4)

    @property
    def mu(self):
        """Coefficient of friction of each step."""
        return friction(self.slippage_before)

    @property
    def supports(self):
        """(n,) number of corners that carry."""
        return (self.force > 0.0).sum(axis=1)


def slide(free_flight="implicit", duration=5.0, height=0.05, time_step=0.002):
    """Release the block at rest, its corners ``height`` (m) above the slope."""
    rock, terrain = block(), SLOPE.terrain()
    ground = Ground(terrain, mu_min=MU_MIN, mu_max=MU_MAX, kappa=KAPPA, beta=BETA, restitution=0.0)
    settings = Settings(time_step=time_step, free_flight=free_flight, gravity=GRAVITY, air_density=0.0)
    world, law = World(terrain.grid(rock.radius), ground.grid(), body_of(rock), settings.physics()), law_of("newton")
    workspace, tally = make_workspace(6), Tally(np.zeros(TALLIES), np.zeros(PENETRATION_BINS, np.int64))
    start = SLOPE.above(HALF_SIDE + height) - [*terrain.origin, 0.0]
    state, phase = State(*(float(value) for value in (*start, 1, 0, 0, 0, *np.zeros(7)))), TOUCHING
    # kernels may hold the vertices in another order
    corner = [int(np.linalg.norm(POINTS - vertex, axis=1).argmin()) for vertex in world.body.vertices]
    rows = []
    for step in range(round(duration / time_step)):
        before = state.slippage
        state, phase, count, _ = advance(world, law, state, phase, time_step, workspace, tally)
        force = np.zeros(6)
        if phase == LOADED:
            for contact in workspace.contacts[:count]:
                force[corner[contact["feature"]]] = contact["percussion"][0] / time_step
        rows.append([(step + 1) * time_step, *state, before, *force[:4], phase == LOADED])
    return _motion(np.array(rows), terrain.origin, time_step)


def _motion(rows, origin, time_step):
    turned = np.cumsum(time_step * 0.5 * (rows[:, 12] + np.r_[0.0, rows[:-1, 12]]))
    return Motion(
        time=rows[:, 0],
        position=SLOPE.along(rows[:, 1:4] + [*origin, 0.0]),
        velocity=SLOPE.along(rows[:, 8:11]),
        tilt=turned,
        spin=rows[:, 11:14],
        slippage=rows[:, 14],
        slippage_before=rows[:, 15],
        force=rows[:, 16:20],
        is_loaded=rows[:, 20] > 0.0,
        orientation=rows[:, 4:8],
    )


class Tipping(NamedTuple):
    """The second slip phase by the equations of motion of the paper."""

    end: float  # s
    takes_off: bool  # else the corner comes to a stop and the block rolls over it
    state: Callable  # time -> (slippage, speed down the slope, tilt, spin)


def separation(tilt, spin):
    """b: acceleration at which the one corner would leave the slope if nothing pressed on it, eq. 79, m/s2."""
    return -GRAVITY * np.cos(SLOPE.angle) + HALF_SIDE * (np.cos(tilt) + np.sin(tilt)) * spin**2


def compliance(tilt, mu):
    """A: acceleration of the sliding corner for a unit of its normal force, eq. 79, 1/kg."""
    ratio = INERTIA / (MASS * HALF_SIDE**2)  # k^2, 0.4
    return (1.0 + (1.0 - np.sin(2.0 * tilt) - mu * np.cos(2.0 * tilt)) / ratio) / MASS


def corner_force(tilt, spin, mu):
    """Normal force of the one corner that slides, eq. 82, N."""
    return -separation(tilt, spin) / compliance(tilt, mu)


def tip(time, slippage, speed, tilt, spin):
    """Integrate eqs. 47, 73 and 76 from a state of sliding on one corner until it stops or takes off.

    It takes off where b or A vanishes. For mu between mu_P = 0.98 and mu_C = 1.13 both vanish nearly together: the
    motion is drawn to that singular point, and the force stays finite up to it.
    """

    def rates(_, state):
        slippage, speed, tilt, spin = state
        mu = friction(slippage)
        force = corner_force(tilt, spin, mu)
        lift = HALF_SIDE * (np.cos(tilt) - np.sin(tilt)) * spin  # eq. 74: the corner stays on the slope
        moment = force * HALF_SIDE * ((1.0 + mu) * np.sin(tilt) - (1.0 - mu) * np.cos(tilt))
        slowing = GRAVITY * np.sin(SLOPE.angle) - mu * force / MASS
        return [np.hypot(speed, lift), slowing, spin, moment / INERTIA]

    def corner_speed(_, state):
        return state[1] - HALF_SIDE * (np.sin(state[2]) + np.cos(state[2])) * state[3]

    def pull(_, state):
        return separation(state[2], state[3])

    def give(_, state):
        return compliance(state[2], friction(state[0]))

    corner_speed.terminal = pull.terminal = give.terminal = True
    solution = solve_ivp(
        rates, (time, time + 5.0), [slippage, speed, tilt, spin], events=(corner_speed, pull, give),
        rtol=1e-10, atol=1e-12, max_step=0.001, dense_output=True,
    )  # fmt: skip
    return Tipping(solution.t[-1], solution.t_events[0].size == 0, solution.sol)


class Phase(NamedTuple):
    """Steps first to last - 1 in which the same number of corners carries."""

    corners: int
    first: int
    last: int


def phases(motion, shortest=0.02):
    """The phases that last at least ``shortest`` (s), in their order."""
    ends = np.flatnonzero(np.diff(motion.supports)) + 1
    bounds = [0, *ends.tolist(), motion.time.size]
    actual = [Phase(int(motion.supports[a]), a, b) for a, b in zip(bounds, bounds[1:])]
    step = motion.time[1] - motion.time[0]
    return [phase for phase in actual if (phase.last - phase.first) * step >= shortest]
