# SPDX-License-Identifier: GPL-2.0-or-later
"""The field of trajectories that says how the rock moves at each vertex: velocity, rotation, height, contact.

The vertices tell place and time alone; the energy of the rotation is not in them. A text field survives GeoPackage,
memory layers, FlatGeobuf and GeoJSON. It holds, vertex after vertex, COLUMNS numbers as little-endian floats of 32
bits in base64, 48 letters a vertex: seven digits, so that an energy is known to a millionth part.
"""

import base64
import binascii

import numpy as np

FIELD = "motion"
# m/s three times, J, rad/s, m above the ground, 1 where the rock touches the ground and 0 elsewhere, and the heights
# of its highest and lowest corner above its centre in m
COLUMNS = (
    "velocity_x",
    "velocity_y",
    "velocity_z",
    "rotational",
    "rotation",
    "height",
    "touching",
    "highest",
    "lowest",
)


def encode(samples, extents, mass):
    """The text of a run, from rows of the engine's trajectories and extents and its mass in kg."""
    rows = np.empty((samples.size, len(COLUMNS)))
    for column, name in enumerate(COLUMNS):
        if name in samples.dtype.names:
            rows[:, column] = samples[name]
    rows[:, 3] = np.maximum(samples["energy"] - 0.5 * mass * samples["velocity"] ** 2, 0.0)
    rows[:, 6] = samples["contacts"] > 0
    rows[:, 7], rows[:, 8] = extents["highest"], extents["lowest"]
    return base64.b64encode(rows.astype("<f4").tobytes()).decode("ascii")


def decode(text, count):
    """(count, len(COLUMNS)) array of a text, None where it does not fit so many vertices or is no such text."""
    try:
        numbers = np.frombuffer(base64.b64decode(text, validate=True), "<f4")
    except (binascii.Error, TypeError, ValueError):  # no text, letters of another kind, cut off
        return None
    if numbers.size != count * len(COLUMNS) or not np.isfinite(numbers).all():
        return None
    return numbers.reshape(count, len(COLUMNS)).astype(np.float64)
