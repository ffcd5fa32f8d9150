# SPDX-License-Identifier: GPL-2.0-or-later
"""Time of the parts of a step: whole runs with outputs left out one by one, and the parts of a step on their own.

Prints the tables of docs/profile.md. The parts are timed on one pose of each rock above the ramp, so they tell the
order of sizes; what they add up to is not the time of a run.
"""

import time
from pathlib import Path

import numpy as np
import ramp

from talus.engine import Ground, Settings
from talus.engine.contact.laws import Terms, call_law, law_of
from talus.engine.jit.kernels import kernel
from talus.engine.motion import advance, step
from talus.engine.motion.workspace import make_common, workspace_of
from talus.engine.shapes.body import body_of
from talus.engine.types import State, World
from talus.tests.verification import real_terrain_case as mountain

DATA = Path(__file__).resolve().parents[2] / "shared" / "data"
REPEATS, CALLS, RUNS = 7, 20_000, 60
ROCKS = (ramp.box, ramp.disc, ramp.norm_block)
OUTPUTS = {
    "no output": {"maps": False}, "maps": {}, "maps, contacts": {"contacts": True},
    "maps, trajectories": {"trajectories": True},
}  # fmt: skip


@kernel
def repeat_flight(calls, world, s, common):
    """Steps of flight, one from the end of the other, each with its look at the height above ground."""
    for _ in range(calls):
        s, _, _ = advance.free_step(world, s, world.physics.time_step, common)
    return s.z


@kernel
def repeat_detection(calls, world, s, workspace):
    """All gaps at the midpoint."""
    total = 0.0
    for _ in range(calls):
        total += advance.midpoint_gaps(world, s, world.physics.time_step, 0.0, workspace)[1]
    return total


@kernel
def repeat_contact(calls, world, law, s, workspace):
    """Steps with contact from the same state, after the first with the forces of the last as first guess."""
    h, contacts = world.physics.time_step, 0
    midpoint, _, _ = advance.midpoint_gaps(world, s, h, 0.0, workspace)
    for _ in range(calls):
        contacts = step.touch(world, law, s, h, midpoint, workspace)[1].contacts
    return contacts


@kernel
def repeat_law(calls, body, physics, law, count, workspace, motion):
    """The impact law alone, on the contacts that the last step left."""
    sweeps, terms = 0, Terms(physics.time_step, 1.0 / body.mass, physics.tolerance, physics.max_sweeps)
    for _ in range(calls):
        sweeps += call_law(law, (workspace.contacts, count, workspace.memory, terms, motion, motion))[6]
    return sweeps / calls


def nanoseconds(function, *arguments):
    """Least processor time of a call within the function, ns."""
    function(1, *arguments)
    times = []
    for _ in range(REPEATS):
        start = time.process_time()
        function(CALLS, *arguments)
        times.append(time.process_time() - start)
    return 1e9 * min(times) / CALLS


def parts(rock):
    """One line: flight, detection, contact with one and with several vertices, the law in them."""
    slope, settings = ramp.terrain(), Settings(time_step=ramp.TIME_STEP, air_density=0.0)
    ground = Ground(slope, mu_min=ramp.FRICTION, mu_max=ramp.FRICTION, restitution=ramp.RESTITUTION).grid()
    terrain, body, physics, law = slope.grid(rock.radius), body_of(rock), settings.physics(), law_of("newton")
    world, cells = World(terrain, ground, body, physics), []
    for angles in ((0.3, 0.4), (0.0, 0.0)):  # on a corner and on a face, on the flat part
        state = resting_state(slope, rock, angles)
        workspace = workspace_of(len(body.vertices), 0, make_common(settings, ground))
        if not cells:
            hanging = state._replace(z=state.z + 20.0, vx=0.0, vy=0.0, wx=1.0, wy=2.0, wz=3.0)
            weightless = physics._replace(gravity=1e-12)  # so that it does not come down
            cells.append(nanoseconds(repeat_flight, world._replace(physics=weightless), hanging, workspace.common[0]))
            cells.append(nanoseconds(repeat_detection, world, state, workspace))
        cells.append(nanoseconds(repeat_contact, world, law, state, workspace))
        count = repeat_contact(2, world, law, state, workspace)
        motion = tuple(float(value) for value in state[7:13])
        cells.append(nanoseconds(repeat_law, body, physics, law, count, workspace, motion))
        cells.append(count)
    print(f"| {rock.name} | " + " | ".join(f"{cell:.0f}" for cell in cells) + " |", flush=True)


def resting_state(slope, rock, angles):
    """A rock that slides at 3 m/s on the flat, turned by two angles from its flattest pose, a millimetre deep."""
    from scipy.spatial.transform import Rotation

    quaternion = np.roll(Rotation.from_euler("xy", angles).as_quat(), 1)
    turned = Rotation.from_euler("xy", angles).apply(rock.vertices)
    x = ramp.SLOPE_LENGTH + 100.3
    z = slope.height(x, 200.7) - turned[:, 2].min() - 1e-3
    return State(*(float(value) for value in (x, 200.7, z, *quaternion, 3.0, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0)))


def whole_runs(name, throw):
    """One line: cost of a step with these outputs (us), and what kind of steps they are."""
    costs = []
    for changes in OUTPUTS.values():
        throw(**changes)
        times = []
        for _ in range(3):
            start = time.process_time()
            runs = throw(**changes)
            times.append(time.process_time() - start)
        costs.append(1e6 * min(times) / runs["steps"].sum())
    share = runs["contact_steps"].sum() / runs["steps"].sum()
    print(f"| {name} | " + " | ".join(f"{cost:.3f}" for cost in costs) + f" | {share:.2f} |", flush=True)


def main():
    """Print both tables."""
    print("us a step | " + " | ".join(OUTPUTS) + " | contact per step")
    for make in ROCKS:
        rock = make()
        whole_runs(rock.name, lambda rock=rock, **changes: ramp.throw(rock, RUNS, **changes)[2])
    if DATA.is_dir():
        terrain = mountain.read(DATA)

        def throw(**changes):
            return mountain.throw(terrain, count=RUNS, volumes=(1.0,), threads=1, **changes).runs

        whole_runs("avaGar, four shapes", throw)
    print("ns | flight | detection | contact on a corner, law, contacts | contact on a face, law, contacts")
    for make in ROCKS:
        parts(make())


if __name__ == "__main__":
    main()
