# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that break: paths of a rock and its pieces, the pieces of one impact, and their volumes beside the law."""

import numpy as np
from drawn_rocks import draw_rocks, faces_of
from figure_style import DASHES, GREYS, pyplot, save
from scipy.spatial.transform import Rotation

from talus.engine import Ground, Release, Rock, Settings, rock_library
from talus.engine.ensemble.fragments import simulate_breaking
from talus.engine.ensemble.shattering import Fragmentation, piece_volumes
from talus.engine.ground.ground import class_parameters
from talus.engine.shapes.pieces import cut
from talus.engine.slope_profiles.catchment_chart import Case, case_profile
from talus.engine.slope_profiles.slope_profile import strip

CUBE = rock_library.rock("cube", volume=1.0)
SHARES = (0.3, 0.4, 0.5)  # of new surface
SMALLEST = 1e-3  # m3
APART = 0.7  # pieces are drawn so much farther from the middle than they are


def directions(count):
    """Directions of planes, at random."""
    result = np.random.default_rng(3).normal(size=(count, 3))
    return result / np.linalg.norm(result, axis=1)[:, None]


def pieces_of_cube(share):
    """The pieces of a cube of 1 m3 in the order of the law, the rest at the end."""
    volumes = piece_volumes(1.0, share, SMALLEST)
    return [Rock.from_points(body) for body in cut(CUBE.vertices, volumes[:-1], directions(len(volumes) - 1))]


def draw_paths(axes):
    """Three cubes of 1 m3 and their pieces down a slope of bedrock above scree, by how often they broke before."""
    line, _ = case_profile(Case(height=24.0, slope=0.4, catchment=0.0), length=30.0)
    terrain = strip(line, 0.25)
    ground = Ground(terrain, **{"mu_min": 0.55, **class_parameters("hard")})
    release = Release((2.0, 0.0), 0.1, 3, velocity=(5.0, 0.0, 0.0))
    settings = Settings(seed=5, trajectories=True, trajectory_interval=0.02, maps=False, air_density=0.0)
    result = simulate_breaking(
        terrain, ground, CUBE, release, settings, Fragmentation(threshold=0.4, smallest=SMALLEST)
    )
    samples, generation = result.result.trajectories, np.zeros(result.parent.size, int)
    for run in np.flatnonzero(result.parent >= 0):  # parents stand before their pieces
        generation[run] = generation[result.parent[run]] + 1
    axes.fill_between(line.x, line.z, -1.5, color="0.9", linewidth=0)
    axes.plot(line.x, line.z, color="0.4")
    for run, broken in enumerate(generation):
        path = samples[samples["run"] == run]
        look = min(broken, 2)
        axes.plot(path["x"], path["z"], color=("0.0", "0.35", "0.6")[look], linewidth=(1.3, 0.8, 0.5)[look])
    for look, name in enumerate(("rock", "its pieces", "pieces of these")[: generation.max() + 1]):
        axes.plot([], [], color=("0.0", "0.35", "0.6")[look], linewidth=(1.3, 0.8, 0.5)[look], label=name)
    print(f"{np.count_nonzero(generation == 0)} rocks, {generation.size} runs, {generation.max()} breakages in a row")
    axes.set(title="height [m]", xlabel="distance [m]", xlim=(0, 28), ylim=(-1.5, 27))
    axes.legend()


def draw_pieces(axes, share):
    """The pieces of one impact, moved apart, each turned as it lies in the rock."""
    rocks = pieces_of_cube(share)
    places = [(1.0 + APART) * rock.offset for rock in rocks]
    turns = [Rotation.from_matrix(rock.frame.T.copy()).as_quat()[[3, 0, 1, 2]] for rock in rocks]
    corners = np.concatenate([faces for pose in zip(rocks, places, turns) for faces, _ in faces_of(*pose)])
    draw_rocks(axes, rocks, places, turns, corners.min(0), corners.max(0), zoom=1.25)


def draw_volumes(axes):
    """Volumes of the pieces as they are cut, beside V_n = q n^(-1/D); the rest, which is the last, is a ring."""
    for share, dash, grey in zip(SHARES, DASHES, GREYS):
        volumes = np.array([rock.volume for rock in pieces_of_cube(share)])
        rank = np.arange(1, volumes.size + 1)
        q, b = 1.0 - 0.5125 * share, 2.4875 - 1.6125 * share
        power = -1.0 / (3.0 + np.log(1.0 - q) / np.log(b))
        axes.loglog(rank, q * rank**power, dash, color=grey, label=f"r = {share:g}: {volumes.size} pieces")
        axes.loglog(rank[:-1], volumes[:-1], "o", color=grey, markersize=2.5)
        axes.loglog(rank[-1], volumes[-1], "o", color=grey, markersize=4.0, markerfacecolor="white")
    axes.set(title="volume [m3]", xlabel="n", ylim=(0.5 * SMALLEST, 3.0))
    axes.set_xticks([1, 2, 5, 10], ["1", "2", "5", "10"], minor=False)
    axes.minorticks_off()
    axes.legend(loc="upper right")


figure = pyplot.figure(figsize=(7.2, 2.9), layout="constrained")
paths, pieces, volumes = figure.add_gridspec(1, 3, width_ratios=(1.15, 1.0, 1.0))
draw_paths(figure.add_subplot(paths))
draw_pieces(figure.add_subplot(pieces, projection="3d", title="pieces of one impact, r = 0.5"), 0.5)
draw_volumes(figure.add_subplot(volumes))
save(figure, "fragmentation.png", greys=16)
