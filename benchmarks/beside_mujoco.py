# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of rocks on one height field in MuJoCo and in Talus: processor time for a simulated second of one rock.

MuJoCo gets its own best loop: `mj_step(model, data, nstep)` steps BLOCK times in C before Python looks at the rock
again, and of the settings in VARIANTS the one that is fastest for the rock. Its contacts are soft and it has no
coefficient of restitution, so the motion is not the same; how deep its rocks sink and how much energy they gain within
a block of steps is printed beside its time, from runs of their own that are not timed. A run that MuJoCo calls
unstable is counted up to there, in both time and seconds.

The ground is the default one of Talus, which gives way: MuJoCo gets its friction on ground that does not, and neither
the drag of soil nor rolling friction, each of which would cost it more. With --rigid both have the same friction and
nothing else.

Run it in an environment of its own, since MuJoCo may bring another numpy than the one of QGIS: `pip install mujoco`,
with `talus` on the path, then

    python benchmarks/beside_mujoco.py             the ramp of ramp.py
    python benchmarks/beside_mujoco.py dem.tif     an elevation model, rocks from its steepest cells
"""

import argparse
import statistics
import time

import mujoco
import numpy as np
import ramp

from talus.engine import Ground, Release, Terrain, rock_library, simulate
from talus.engine.choices import USUAL_GROUND
from talus.engine.ground.ground import class_parameters

BLOCK = 50  # steps that MuJoCo takes between two looks at the rock, 0.1 s
REPEATS = 7  # pairs of measurements; the median ratio counts
THROWS = 8  # MuJoCo's rocks a measurement
RUNS = 400  # of Talus: so many that what a simulation does once, as MuJoCo its model, which is not timed, counts little
REST_SPEED, REST_TIME = 0.02, 0.25  # as in Talus
VARIANTS = [(integrator, cone) for integrator in ("Euler", "implicitfast") for cone in ("pyramidal", "elliptic")]
MODEL = """
<mujoco>
  <option timestep="{step}" gravity="0 0 -9.81" integrator="{integrator}" cone="{cone}">
    <flag energy="{energy}"/>
  </option>
  <asset>
    <hfield name="slope" nrow="{rows}" ncol="{columns}" size="{half_x} {half_y} {top} 1"/>
    <mesh name="rock" vertex="{vertices}"/>
  </asset>
  <worldbody>
    <geom type="hfield" hfield="slope" pos="{half_x} {half_y} 0" friction="{friction} 0 0" condim="3"/>
    <body name="rock">
      <freejoint/>
      <geom type="mesh" mesh="rock" mass="{mass}" friction="{friction} 0 0" condim="3"/>
    </body>
  </worldbody>
</mujoco>
"""


class Scene:
    """A terrain whose lowest node is at height zero, in coordinates that begin at its first node, and its releases."""

    def __init__(self, terrain, starts, rocks, is_rigid):
        self.terrain, self.starts, self.rocks = terrain, starts, rocks
        self.friction, self.ground = class_parameters(USUAL_GROUND)["sliding_friction"], Ground(terrain)
        if is_rigid:
            self.friction = ramp.FRICTION
            self.ground = Ground(terrain, mu_min=ramp.FRICTION, mu_max=ramp.FRICTION, restitution=ramp.RESTITUTION)

    def is_inside(self, x, y):
        """True if the point lies on the terrain."""
        west, south, east, north = self.terrain.extent
        return west < x < east and south < y < north


def ramp_scene(is_rigid):
    """The ramp, one release point, its three rocks."""
    return Scene(ramp.terrain(), [(10.0, ramp.WIDTH / 2.0)], [ramp.box(), ramp.disc(), ramp.norm_block()], is_rigid)


def raster_scene(path, is_rigid, starts=8):
    """The largest rectangle of whole rows around the middle of an elevation model that has no gap, and four shapes."""
    whole = Terrain.from_raster(path)
    heights = largest_full_window(whole.heights)
    terrain = Terrain(heights - heights.min(), whole.cell_size)
    slope = np.hypot(*np.gradient(heights, terrain.cell_size[1], terrain.cell_size[0]))
    margin = 10
    inner = slope[margin:-margin, margin:-margin]
    rows, columns = np.unravel_index(np.argsort(inner, axis=None)[::-1][: 50 * starts : 50], inner.shape)
    places = [((c + margin) * terrain.cell_size[0], (r + margin) * terrain.cell_size[1]) for r, c in zip(rows, columns)]
    rocks = [rock_library.rock(name, 1.0) for name in ("block", "eota111", "eota221", "plate")]
    return Scene(terrain, places, rocks, is_rigid)


def largest_full_window(heights):
    """Largest rectangle without missing nodes, by the histogram method over rows."""
    rows, columns = heights.shape
    height, best, window = np.zeros(columns, int), 0, None
    for row in range(rows):
        height = np.where(np.isnan(heights[row]), 0, height + 1)
        stack = []
        for column in range(columns + 1):
            current = height[column] if column < columns else 0
            start = column
            while stack and stack[-1][1] >= current:
                start, tall = stack.pop()
                if tall * (column - start) > best:
                    best, window = tall * (column - start), (row - tall + 1, row + 1, start, column)
            stack.append((start, current))
    top, bottom, left, right = window
    return np.ascontiguousarray(heights[top:bottom, left:right])


def model_of(scene, rock, variant, energy=False):
    """The compiled model of the terrain and one rock."""
    heights, (cell_x, cell_y) = scene.terrain.heights, scene.terrain.cell_size
    rows, columns = heights.shape
    text = MODEL.format(
        step=ramp.TIME_STEP, integrator=variant[0], cone=variant[1], energy="enable" if energy else "disable",
        rows=rows, columns=columns, half_x=0.5 * (columns - 1) * cell_x, half_y=0.5 * (rows - 1) * cell_y,
        top=heights.max(), friction=scene.friction, mass=rock.mass,
        vertices=" ".join(f"{value:.6f}" for value in rock.vertices.ravel()),
    )  # fmt: skip
    model = mujoco.MjModel.from_xml_string(text)
    model.hfield_data[:] = (heights / heights.max()).ravel()
    return model


def throw(model, scene, rock, start, generator, look=None):
    """Drop one rock and step it to rest, for 60 s or until MuJoCo calls it unstable; the simulated seconds, stable."""
    data = mujoco.MjData(model)
    orientation = generator.normal(size=4)
    x, y = start
    data.qpos[:] = [x, y, scene.terrain.height(x, y) + 1.0 + rock.radius, *(orientation / np.linalg.norm(orientation))]
    quiet, seconds = 0.0, 0.0
    unstable = data.warning[mujoco.mjtWarning.mjWARN_BADQACC]  # the state is set back after it
    while seconds < ramp.MAX_TIME and quiet < REST_TIME and scene.is_inside(data.qpos[0], data.qpos[1]):
        mujoco.mj_step(model, data, BLOCK)
        if unstable.number:
            return seconds, False
        seconds += BLOCK * ramp.TIME_STEP
        velocity = data.qvel
        speed = (velocity[:3] @ velocity[:3]) ** 0.5 + rock.radius * (velocity[3:] @ velocity[3:]) ** 0.5
        quiet = quiet + BLOCK * ramp.TIME_STEP if speed < REST_SPEED else 0.0
        if look:
            look(data)
    return seconds, True


def their_cost(model, scene, rock, generator):
    """Processor seconds for a simulated second, over THROWS rocks."""
    begun, seconds = time.process_time(), 0.0
    for k in range(THROWS):
        seconds += throw(model, scene, rock, scene.starts[k % len(scene.starts)], generator)[0]
    return (time.process_time() - begun) / seconds


def our_cost(scene, rock, runs):
    """Cost of Talus for the same rocks, maps on, one thread."""
    releases = [Release(position=start, height=1.0, runs=runs) for start in scene.starts]
    begun = time.process_time()
    result = simulate(scene.terrain, scene.ground, rock, releases, ramp.settings())
    return (time.process_time() - begun) / result.runs["duration"].sum()


def quality(scene, rock, variant, generator):
    """99th percentile of MuJoCo's penetration in radii, largest rise of energy in a block in m g R, unstable runs."""
    model, depths, rises, unstable = model_of(scene, rock, variant, energy=True), [], [], 0
    for k in range(THROWS):
        energies = []

        def look(data, energies=energies):
            energies.append(data.energy.sum())
            if data.ncon:
                depths.append(-data.contact.dist.min() / rock.radius)

        is_stable = throw(model, scene, rock, scene.starts[k % len(scene.starts)], generator, look)[1]
        unstable += not is_stable
        rises.append(max(np.diff(energies), default=0.0) / (rock.mass * 9.81 * rock.radius))
    return np.percentile(depths, 99) if depths else 0.0, max(rises), unstable


def compare(scene, rock):
    """One row of the table."""
    generator = np.random.default_rng(1)
    variant = min(VARIANTS, key=lambda v: their_cost(model_of(scene, rock, v), scene, rock, np.random.default_rng(2)))
    model, rows = model_of(scene, rock, variant), []
    runs = RUNS // len(scene.starts)
    for _ in range(REPEATS):
        theirs = their_cost(model, scene, rock, generator)
        ours = our_cost(scene, rock, runs)
        rows.append((theirs / ours, theirs * ramp.TIME_STEP, ours * ramp.TIME_STEP))
    ratios, theirs, ours = (sorted(column) for column in zip(*rows))
    depth, rise, unstable = quality(scene, rock, variant, generator)
    print(
        f"| {rock.name} | {1e6 * statistics.median(theirs):.2f} | {1e6 * statistics.median(ours):.3f} "
        f"| {statistics.median(ratios):.1f} ({ratios[0]:.1f} to {ratios[-1]:.1f}) | {variant[0]}, {variant[1]} "
        f"| {depth:.3f} | {rise:.2f} | {unstable} of {THROWS} |",
        flush=True,
    )


def main():
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("dem", nargs="?", help="an elevation model; the ramp if none is given")
    parser.add_argument("--rigid", action="store_true", help="ground that does not give way, with friction alone")
    asked = parser.parse_args()
    scene = raster_scene(asked.dem, asked.rigid) if asked.dem else ramp_scene(asked.rigid)
    our_cost(scene, scene.rocks[0], 1)  # compiles
    print(f"MuJoCo {mujoco.__version__}, {BLOCK} steps a call; terrain of {scene.terrain.shape[0]} x "
          f"{scene.terrain.shape[1]} nodes")  # fmt: skip
    print("| rock | MuJoCo, us a step | Talus, us a step | ratio, median (range) | MuJoCo's settings "
          "| its penetration p99, radii | its energy rise in 0.1 s, m g R | its unstable runs |")  # fmt: skip
    print("| --- | --- | --- | --- | --- | --- | --- | --- |")
    for rock in scene.rocks:
        compare(scene, rock)


if __name__ == "__main__":
    main()
