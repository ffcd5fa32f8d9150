# SPDX-License-Identifier: GPL-2.0-or-later
"""A hundred cubes let fall together: the heap at rest, and its energy over time."""

import numpy as np
from drawn_rocks import draw_rocks
from figure_style import pyplot, save
from scipy.spatial.transform import Rotation

from talus.engine import Terrain, heap, rock_library


def scattered(rock, across, layers, middle):
    """Places and turns in a grid, by chance."""
    chance, pitch = np.random.default_rng(2), 2.05 * rock.radius
    grid = np.stack(np.meshgrid(range(across), range(across), range(layers), indexing="ij"), -1).reshape(-1, 3)
    places = grid * pitch + [middle - 0.5 * across * pitch, middle - 0.5 * across * pitch, 1.1 * rock.radius]
    places += chance.uniform(-0.02, 0.02, places.shape) * rock.radius
    return places, Rotation.random(len(places), random_state=2).as_quat()[:, [3, 0, 1, 2]]


def draw_heap(axes, rock, lying):
    low, high = lying.position[-1].min(0), lying.position[-1].max(0)
    low, high = (*low[:2], 0.0), (*high[:2], high[2] + 0.5)
    draw_rocks(axes, [rock] * len(lying.left), lying.position[-1], lying.orientation[-1], low, high)


cube = rock_library.rock("cube", volume=1.0)
places, turns = scattered(cube, 5, 4, 20.0)
lying = heap.simulate(
    Terrain(np.zeros((41, 41)), 1.0), [cube] * 100, places, turns, duration=12.0, time_step=0.004, sample_every=5
)
print(lying.stop_reason, lying.time[-1], lying.overlap_max, lying.energy_gain / lying.energy[0])

figure = pyplot.figure(figsize=(7.2, 3.2), layout="constrained")
draw_heap(figure.add_subplot(1, 2, 1, projection="3d", title="at rest"), cube, lying)
axes = figure.add_subplot(1, 2, 2, title="energy [MJ]", xlabel="time [s]")
for values, dash, name in (
    (lying.energy, "-", "both"), (lying.potential_energy, "--", "potential"), (lying.kinetic_energy, ":", "kinetic"),
):  # fmt: skip
    axes.plot(lying.time, 1e-6 * values, "k" + dash, label=name)
axes.legend()
save(figure, "heap.png")
