# SPDX-License-Identifier: GPL-2.0-or-later
"""A hundred cubes let fall together: the heap at rest, and its energy over time."""

import numpy as np
from figure_style import pyplot, save
from mpl_toolkits.mplot3d.art3d import Poly3DCollection
from scipy.spatial.transform import Rotation

from talus.engine import Terrain, heap, rock_library
from talus.engine.shapes.hull_faces import rings_of_faces

LIGHT = np.array([-0.5, -0.6, 0.62])


def scattered(rock, across, layers, middle):
    """Places and turns in a grid, by chance."""
    chance, pitch = np.random.default_rng(2), 2.05 * rock.radius
    grid = np.stack(np.meshgrid(range(across), range(across), range(layers), indexing="ij"), -1).reshape(-1, 3)
    places = grid * pitch + [middle - 0.5 * across * pitch, middle - 0.5 * across * pitch, 1.1 * rock.radius]
    places += chance.uniform(-0.02, 0.02, places.shape) * rock.radius
    return places, Rotation.random(len(places), random_state=2).as_quat()[:, [3, 0, 1, 2]]


def faces_of(rock, place, orientation):
    """Corners of each face in I, and how light it is."""
    turn = Rotation.from_quat(np.roll(orientation, -1))
    corners = place + turn.apply(rock.vertices)
    for ring in rings_of_faces(rock.hull.vertices, rock.hull.triangles, 1e-6):
        face = corners[ring]
        normal = np.cross(face[1] - face[0], face[2] - face[0])
        yield face, 0.62 + 0.33 * float(normal @ LIGHT) / np.linalg.norm(normal)


def draw_heap(axes, rock, lying):
    faces, greys = zip(*(it for pose in zip(lying.position[-1], lying.orientation[-1]) for it in faces_of(rock, *pose)))
    axes.add_collection3d(
        Poly3DCollection(faces, facecolors=[(grey, grey, grey) for grey in greys], edgecolors="0.2", linewidths=0.3)
    )
    low, high = lying.position[-1].min(0), lying.position[-1].max(0)
    axes.set(xlim=(low[0], high[0]), ylim=(low[1], high[1]), zlim=(0, high[2] + 0.5))
    axes.set_box_aspect((*(high - low)[:2], high[2] + 0.5), zoom=1.08)
    axes.view_init(28, -60)
    axes.set_axis_off()


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
