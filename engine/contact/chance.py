# SPDX-License-Identifier: GPL-2.0-or-later
"""Random properties of a run besides its start: size, density, friction, restitution, rolling, rough ground.

Size and density are drawn once for each run. Friction and rolling resistance (as factors) and restitution are drawn
once for each run, or anew for each contact: from the moment a vertex meets the ground until it is clear of it again.
Rough ground is drawn for each contact too. Its plane is that of the ground, tilted: its slopes relative to the smooth
ground along the two tangents are independent and normally distributed with the standard deviation tan(roughness), cut
off at three standard deviations. So the direction of the tilt is uniform, and the angle seen in any vertical section
has the standard deviation ``roughness``. Ashayer (2007), section 5.2.2, turns the segments of a planar slope about
their midpoints by a random angle.

A contact on a tilted plane may move on into the smooth ground. Deeper than ROUGH_DEPTH the plane of the smooth ground
holds it.

Each number depends on (seed, run, quantity), or on (seed, run, quantity, vertex, count of the contacts of the vertex),
and on nothing else: random_stream.py.
"""

import math

import numpy as np

from ..arithmetic.circular import sin_cos
from ..arithmetic.logarithm import log
from ..ground.parameters import ROUGHNESS
from ..jit.kernels import inner_kernel, kernel
from ..random_numbers import distributions, random_stream
from ..random_numbers.distributions import COLUMNS, drawn
from ..random_numbers.random_stream import stream_of_vertex, uniforms_of
from .contact_records import DRAWN

ROUGH_DEPTH = 0.02  # in radii of the rock
# probability that two normal numbers lie more than three deviations from zero: exp(-4.5)
FARTHEST = 0.011108996538242306


CHANCE = np.dtype(
    [
        ("is_there", np.int64),  # 1 where contacts differ by chance; what follows is used only there
        ("is_each", np.int64),  # 1 where each contact draws, 0 where the run did
        ("seed", np.int64),
        ("run", np.int64),
        ("friction_factor", np.float64),  # drawn for the run
        ("restitution", np.float64),  # the same; negative: that of the ground
        ("rolling_factor", np.float64),
        ("friction_row", np.float64, COLUMNS),  # distributions
        ("restitution_row", np.float64, COLUMNS),
        ("rolling_row", np.float64, COLUMNS),
    ]
)


def set_chance(settings, ground, out_chance):
    """Set up, in place, what a simulation draws at random. ``ground``: GroundGrid."""
    out_chance["friction_row"], out_chance["restitution_row"] = settings.friction_row(), settings.restitution_row()
    out_chance["rolling_row"], out_chance["rolling_factor"] = settings.rolling_row(), 1.0
    is_drawn = any(out_chance[row].any() for row in ("friction_row", "restitution_row", "rolling_row"))
    out_chance["is_each"] = is_drawn and settings.material_drawn == "contact"
    out_chance["is_there"] = is_drawn or ground.table[:, ROUGHNESS].any()
    out_chance["seed"], out_chance["friction_factor"], out_chance["restitution"] = settings.seed, 1.0, -1.0


@kernel
def draw_run(run, out_chance):
    """Draw the numbers of a run, in place."""
    seed = out_chance["seed"]
    out_chance["run"] = run
    if out_chance["is_there"]:
        u, _ = uniforms_of(seed, run, 0, random_stream.FRICTION)
        out_chance["friction_factor"] = drawn(out_chance["friction_row"], u, 1.0)
        u, _ = uniforms_of(seed, run, 0, random_stream.RESTITUTION)
        out_chance["restitution"] = drawn(out_chance["restitution_row"], u, -1.0)
        u, _ = uniforms_of(seed, run, 0, random_stream.ROLLING)
        out_chance["rolling_factor"] = drawn(out_chance["rolling_row"], u, 1.0)


@inner_kernel
def take_streams_of(run, out_chance):
    """Contacts draw from the streams of another run from here on, in place; what the run has drawn it keeps."""
    out_chance["run"] = run


@kernel
def drawn_size(seed, run, volume, volume_row, density, density_row):
    """Volume, m3, and density, kg/m3, of the rock of a run; where a row is empty, the value given."""
    if volume_row[distributions.KIND] != distributions.NONE:
        volume = drawn(volume_row, uniforms_of(seed, run, 0, random_stream.VOLUME)[0], volume)
    if density_row[distributions.KIND] != distributions.NONE:
        density = drawn(density_row, uniforms_of(seed, run, 0, random_stream.DENSITY)[0], density)
    return volume, density


@kernel
def largest_volumes(laws, volume_law, first_run, seed, out_volume):
    """Largest volume, m3, that the runs of each release draw, in place; ``volume_law``: its row of ``laws``, 0 none."""
    for i in range(out_volume.size):
        if volume_law[i] > 0:
            out_volume[i] = 0.0
            for run in range(first_run[i], first_run[i + 1]):
                volume, _ = drawn_size(seed, run, 0.0, laws[volume_law[i]], 0.0, laws[0])
                out_volume[i] = max(out_volume[i], volume)


@inner_kernel
def rough_slopes(first, second, roughness):
    """Slopes of the rough ground along two tangents from two uniform numbers. ``roughness``: angle, degrees."""
    sine, cosine = sin_cos(roughness * (math.pi / 180.0))
    size = sine / cosine * math.sqrt(-2.0 * log(1.0 - first * (1.0 - FARTHEST)))
    sine, cosine = sin_cos(2.0 * math.pi * second)
    return size * cosine, size * sine


@inner_kernel
def draw_contact(chance, i, roughness, is_deep, out_memory):
    """Draw the numbers of a contact of vertex i, in place; one that is already a contact keeps its numbers."""
    if not out_memory["state"] & DRAWN:
        seed, run = chance["seed"], chance["run"]
        number = out_memory["contacts"] + 1
        out_memory["contacts"], out_memory["state"] = number, out_memory["state"] | DRAWN
        out_memory["friction_factor"], out_memory["restitution"] = chance["friction_factor"], chance["restitution"]
        out_memory["rolling_factor"] = chance["rolling_factor"]
        if chance["is_each"]:
            u, _ = uniforms_of(seed, run, number, stream_of_vertex(random_stream.FRICTION, i))
            out_memory["friction_factor"] = drawn(chance["friction_row"], u, 1.0)
            u, _ = uniforms_of(seed, run, number, stream_of_vertex(random_stream.RESTITUTION, i))
            out_memory["restitution"] = drawn(chance["restitution_row"], u, -1.0)
            if chance["rolling_row"][distributions.KIND] != distributions.NONE:
                u, _ = uniforms_of(seed, run, number, stream_of_vertex(random_stream.ROLLING, i))
                out_memory["rolling_factor"] = drawn(chance["rolling_row"], u, 1.0)
        out_memory["tilt"][0], out_memory["tilt"][1] = 0.0, 0.0
        if roughness > 0.0:
            first, second = uniforms_of(seed, run, number, stream_of_vertex(random_stream.ROUGHNESS, i))
            out_memory["tilt"][0], out_memory["tilt"][1] = rough_slopes(first, second, roughness)
    if is_deep:
        out_memory["tilt"][0], out_memory["tilt"][1] = 0.0, 0.0
