# SPDX-License-Identifier: GPL-2.0-or-later
"""Random numbers that depend on (seed, run, draw) alone, so that no order of work can change them.

Philox-4x32-10, a counter-based generator: Salmon, Moraes, Dror and Shaw (2011), Parallel random numbers: as easy as
1, 2, 3, SC'11. The key is the seed, the counter is (draw, run, stream). Each quantity that is drawn has a stream of its
own, so that drawing one more changes nothing in the others. Orientations are uniform on SO(3) by the subgroup
method of Shoemake (1992), Uniform random rotations, Graphics Gems III.
"""

import math

import numpy as np

from ..arithmetic.circular import sin_cos
from ..jit.kernels import kernel

LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
MULTIPLIER_0, MULTIPLIER_1 = np.uint64(0xD2511F53), np.uint64(0xCD9E8D57)
WEYL_0, WEYL_1 = np.uint64(0x9E3779B9), np.uint64(0xBB67AE85)
ROUNDS = 10

# streams; that of a vertex comes after those of the run
ORIENTATION, VOLUME, DENSITY, FRICTION, RESTITUTION, ROUGHNESS, START, ROLLING = range(8)
STREAMS = 8
SPLITTING = STREAMS  # that of the orientation of vertex 0, which draws none


@kernel
def philox(counter, key):
    """Four random 32-bit words from a counter of four words and a key of two; all as uint64."""
    (c0, c1, c2, c3), (k0, k1) = counter, key
    for _ in range(ROUNDS):
        p0, p1 = MULTIPLIER_0 * c0, MULTIPLIER_1 * c2
        c0, c1, c2, c3 = (p1 >> HALF) ^ c1 ^ k0, p1 & LOW, (p0 >> HALF) ^ c3 ^ k1, p0 & LOW
        k0, k1 = (k0 + WEYL_0) & LOW, (k1 + WEYL_1) & LOW
    return c0, c1, c2, c3


@kernel
def uniforms_of(seed, run, draw, stream):
    """Two uniform numbers in [0, 1) with 53 bits: number ``draw`` (below 2^32) of a stream of run ``run``."""
    s, r = np.uint64(seed), np.uint64(run)
    a, b, c, d = philox((np.uint64(draw), r & LOW, r >> HALF, np.uint64(stream)), (s & LOW, s >> HALF))
    five, six = np.uint64(5), np.uint64(6)
    return (
        (float(a >> five) * 67108864.0 + float(b >> six)) / 9007199254740992.0,
        (float(c >> five) * 67108864.0 + float(d >> six)) / 9007199254740992.0,
    )


@kernel
def uniforms(seed, run, draw):
    """Two uniform numbers in [0, 1): number ``draw`` of the first stream of run ``run``."""
    return uniforms_of(seed, run, draw, ORIENTATION)


@kernel
def stream_of_vertex(stream, vertex):
    """The stream of a quantity that is drawn for each contact of a vertex; ``draw`` then counts its contacts."""
    return stream + STREAMS * (vertex + 1)


@kernel
def random_orientation(seed, run):
    """Unit quaternion, uniform on SO(3)."""
    first, second = uniforms(seed, run, 0)
    third, _ = uniforms(seed, run, 1)
    a, b = math.sqrt(1.0 - first), math.sqrt(first)
    (sine_2, cosine_2), (sine_3, cosine_3) = sin_cos(2.0 * math.pi * second), sin_cos(2.0 * math.pi * third)
    return a * sine_2, a * cosine_2, b * sine_3, b * cosine_3
