# SPDX-License-Identifier: GPL-2.0-or-later
"""The ramp in MuJoCo: the same height field, rocks, friction and time step; `pip install mujoco` first.

Its contacts are soft and it has no coefficient of restitution, so the motion is not the same; what is compared is the
processor time for one simulated second of one rock, one core each. Run in an environment of its own, for MuJoCo may
bring another numpy than the one of QGIS: `python benchmarks/mujoco_ramp.py`, with `talus` on the path.
"""

import statistics
import time

import mujoco
import numpy as np
import ramp

RUNS = 8
REST_SPEED, REST_TIME = 0.02, 0.25  # as in Talus
MODEL = """
<mujoco>
  <option timestep="{step}" gravity="0 0 -9.81"/>
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


def model_of(slope, rock):
    """The compiled model of the ramp and one rock."""
    rows, columns = slope.shape
    text = MODEL.format(
        step=ramp.TIME_STEP, rows=rows, columns=columns, half_x=0.5 * (columns - 1) * ramp.CELL,
        half_y=0.5 * (rows - 1) * ramp.CELL, top=slope.heights.max(), friction=ramp.FRICTION, mass=rock.mass,
        vertices=" ".join(f"{value:.6f}" for value in rock.vertices.ravel()),
    )  # fmt: skip
    model = mujoco.MjModel.from_xml_string(text)
    model.hfield_data[:] = (slope.heights / slope.heights.max()).ravel()
    return model


def throw(model, slope, rock, generator):
    """Drop one rock and step it to rest, for 60 s or until MuJoCo calls it unstable; returns the simulated seconds."""
    data = mujoco.MjData(model)
    orientation = generator.normal(size=4)
    x, y = 10.0, ramp.WIDTH / 2.0
    data.qpos[:] = [x, y, slope.height(x, y) + 1.0 + rock.radius, *(orientation / np.linalg.norm(orientation))]
    quiet, steps = 0.0, 0
    unstable = data.warning[mujoco.mjtWarning.mjWARN_BADQACC]  # the state is set back after it
    while steps * ramp.TIME_STEP < ramp.MAX_TIME and quiet < REST_TIME and 0.0 < data.qpos[0] < slope.extent[2]:
        mujoco.mj_step(model, data)
        if unstable.number:
            break
        steps += 1
        speed = np.linalg.norm(data.qvel[:3]) + rock.radius * np.linalg.norm(data.qvel[3:])
        quiet = quiet + ramp.TIME_STEP if speed < REST_SPEED else 0.0
    return steps * ramp.TIME_STEP


def main():
    """Print processor seconds per simulated second for both, and the ratio, in one run."""
    slope = ramp.terrain()
    ramp.throw(ramp.box(), 1)  # compiles
    print(f"MuJoCo {mujoco.__version__}; processor seconds for one simulated second of one rock")
    for rock in (ramp.box(), ramp.disc(), ramp.norm_block()):
        model, generator, ratios = model_of(slope, rock), np.random.default_rng(1), []
        for _ in range(RUNS):
            start = time.process_time()
            seconds = throw(model, slope, rock, generator)
            theirs = (time.process_time() - start) / seconds
            processor, _, runs = ramp.throw(rock, 100)
            ours = processor / runs["duration"].sum()
            ratios.append((theirs / ours, theirs, ours))
        ratio, theirs, ours = (statistics.median(column) for column in zip(*ratios))
        print(f"{rock.name:20s} MuJoCo {theirs:.5f}  Talus {ours:.6f}  ratio {ratio:.0f}", flush=True)


if __name__ == "__main__":
    main()
