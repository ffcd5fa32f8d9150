# SPDX-License-Identifier: GPL-2.0-or-later
"""What is left to chance in a run besides the orientation: size, density, friction, restitution, rough ground.

Size and density are drawn once for each run. Friction (as a factor) and restitution are drawn once for each run, or
anew for each contact: from the moment a vertex meets the ground until it is clear of it again. Rough ground is drawn
for each contact too. Its plane is that of the ground, tilted: its slopes relative to the smooth ground along the two
tangents are independent and normally distributed with the standard deviation tan(roughness), cut off at three standard
deviations. So the direction of the tilt is uniform, and the angle seen in any vertical section has the standard
deviation ``roughness``. Ashayer (2007), section 5.2.2, turns the segments of a planar slope about their midpoints by a
random angle.

A contact on a tilted plane may move on into the smooth ground. Deeper than ROUGH_DEPTH the plane of the smooth ground
holds it.

Each number depends on (seed, run, quantity), or on (seed, run, quantity, vertex, count of the contacts of the vertex),
and on nothing else: random_stream.py.
"""

import math

import numpy as np

from ..arithmetic.circular import sin_cos
from ..arithmetic.logarithm import log
from ..choices import COMPLIANT_LAWS
from ..ground.parameters import ROLLING_RESISTANCE, ROUGHNESS, SCAR_STRENGTH
from ..jit.kernels import inner_kernel, kernel
from ..random_numbers import distributions, random_stream
from ..random_numbers.distributions import drawn
from ..random_numbers.random_stream import stream_of_vertex, uniforms_of
from .workspace import COMMON, DRAWN

ROUGH_DEPTH = 0.02  # in radii of the rock
# probability that two normal numbers lie more than three deviations from zero: exp(-4.5)
FARTHEST = 0.011108996538242306


def make_common(settings, ground):
    """The record of a simulation, (1,) COMMON, which ``draw_run`` completes for each run. ``ground``: GroundGrid."""
    common = np.zeros(1, COMMON)
    record = common[0]
    record["is_compliant"] = settings.impact_law in COMPLIANT_LAWS
    record["has_rolling"] = ground.table[:, ROLLING_RESISTANCE].any()
    halving_speed = float(settings.restitution_halving_speed or math.inf)
    record["gives_way"] = ground.table[:, SCAR_STRENGTH].any()
    record["has_soil_torque"] = settings.soil_torque
    record["restitution_decay"] = 1.0 / (halving_speed * halving_speed)
    record["friction_row"], record["restitution_row"] = settings.friction_row(), settings.restitution_row()
    is_drawn = bool(record["friction_row"].any() or record["restitution_row"].any())
    record["is_each"] = is_drawn and settings.material_drawn == "contact"
    record["has_chance"] = is_drawn or ground.table[:, ROUGHNESS].any()
    record["remembers"] = record["has_chance"] or record["is_compliant"]
    record["has_options"] = record["remembers"] or record["has_rolling"] or record["restitution_decay"] > 0.0
    record["seed"], record["friction_factor"], record["restitution"] = settings.seed, 1.0, -1.0
    return common


@kernel
def draw_run(run, out_common):
    """Draw the numbers of a run, in place."""
    record = out_common[0]
    seed = record["seed"]
    record["run"] = run
    record["in_scar"], record["scar_depth"], record["scar_now"] = 0, 0.0, 0.0
    record["layer_class"], record["softness"], record["approach"] = 0, 0.0, -1.0
    record["bedding"], record["bedding_at_rest"], record["scar_softness"] = 0.0, 0.0, 0.0
    record["rolling_moment"], record["pivot_moment"], record["steps_held"] = 0.0, 0.0, 0
    record["rolling_normal"][:] = 0.0
    if record["has_chance"]:
        u, _ = uniforms_of(seed, run, 0, random_stream.FRICTION)
        record["friction_factor"] = drawn(record["friction_row"], u, 1.0)
        u, _ = uniforms_of(seed, run, 0, random_stream.RESTITUTION)
        record["restitution"] = drawn(record["restitution_row"], u, -1.0)


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
def draw_contact(common, i, roughness, is_deep, out_memory):
    """Draw the numbers of a contact of vertex i, in place; one that is already a contact keeps its numbers."""
    if not out_memory["state"] & DRAWN:
        seed, run = common["seed"], common["run"]
        number = out_memory["contacts"] + 1
        out_memory["contacts"], out_memory["state"] = number, out_memory["state"] | DRAWN
        out_memory["friction_factor"], out_memory["restitution"] = common["friction_factor"], common["restitution"]
        if common["is_each"]:
            u, _ = uniforms_of(seed, run, number, stream_of_vertex(random_stream.FRICTION, i))
            out_memory["friction_factor"] = drawn(common["friction_row"], u, 1.0)
            u, _ = uniforms_of(seed, run, number, stream_of_vertex(random_stream.RESTITUTION, i))
            out_memory["restitution"] = drawn(common["restitution_row"], u, -1.0)
        out_memory["tilt"][0], out_memory["tilt"][1] = 0.0, 0.0
        if roughness > 0.0:
            first, second = uniforms_of(seed, run, number, stream_of_vertex(random_stream.ROUGHNESS, i))
            out_memory["tilt"][0], out_memory["tilt"][1] = rough_slopes(first, second, roughness)
    if is_deep:
        out_memory["tilt"][0], out_memory["tilt"][1] = 0.0, 0.0
