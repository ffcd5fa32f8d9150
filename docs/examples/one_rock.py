# SPDX-License-Identifier: GPL-2.0-or-later
"""One rock down a slope, traced step by step and drawn from the side: ``python docs/examples/one_rock.py [FOLDER]``."""

import sys
from pathlib import Path

import numpy as np

from talus.engine import Ground, Settings, Terrain, rock_library, trace


def make_slope():
    """100 m at 45 degrees, then 100 m at 5 degrees, on cells of 2 m."""
    x = 2.0 * np.arange(101)
    heights = np.where(x < 100.0, (100.0 - x) * np.tan(np.radians(45.0)), (100.0 - x) * np.tan(np.radians(5.0)))
    return Terrain(np.tile(heights, (101, 1)), cell_size=2.0)


def throw(terrain):
    """The path of a block of 1 m³ that tumbles off 1 m above the ground."""
    ground = Ground.of_class(terrain, "hard")
    rock = rock_library.rock("worn_compact", volume=1.0)
    x, y = 5.0, 100.0
    height = float(terrain.height(x, y)) + rock.radius + 1.0
    velocity, spin = (4.0, 0.0, 0.0), (0.0, 5.0, 0.0)  # m/s, rad/s
    settings = Settings(max_time=60.0, air_density=0.0)  # so that flights are parabolas
    return trace(terrain, ground, rock, (x, y, height), velocity=velocity, spin=spin, settings=settings, sample_every=5)


def draw(path, terrain, run):
    """Heights of the ground and of the rock's centre of mass along the slope."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8.0, 3.5))
    axes = figure.subplots()
    ground = terrain.height(run.position[:, 0], run.position[:, 1])
    axes.plot(run.position[:, 0], ground, color="#8a8a8a", label="ground")
    axes.plot(run.position[:, 0], run.position[:, 2], color="#b03030", linewidth=1.0, label="rock")
    axes.set(xlabel="x [m]", ylabel="z [m]", aspect="equal")
    axes.legend(frameon=False)
    figure.savefig(path, dpi=120, bbox_inches="tight")


def main(folder="build/examples"):
    """Throw it, draw it; returns the Run."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    terrain = make_slope()
    run = throw(terrain)
    draw(folder / "one_rock.png", terrain, run)
    speed = np.linalg.norm(run.velocity, axis=1).max()
    print(
        f"{run.stop_reason} after {run.time[-1]:.1f} s and {run.position[-1, 0] - 5.0:.0f} m, at most {speed:.1f} m/s"
    )
    return run


if __name__ == "__main__":
    main(*sys.argv[1:2])
