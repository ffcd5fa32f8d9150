# SPDX-License-Identifier: GPL-2.0-or-later
"""Strength of a stem by the offset of the hit: the contact of Talus, its closed form, and a recalled curve."""

import numpy as np
from figure_style import DASHES, pyplot, save

from talus.engine import rock_library
from talus.tests.engine.stem_hits import BALL, STEM, hit, orientations, taken_of_ball

FRICTION, TURNS, WEAK = 0.5, 60, 0.1  # -, orientations of each rock, E_max over the energy of the rock
OFFSETS = np.linspace(0.0, 0.95, 20)
ROCKS = ("worn_compact", "eota221", "worn_slab")
TABLE = (0.0, 0.25, 0.5, 0.75)
RADIUS = float(BALL.radius)


def recalled(x):
    """Share after Rockyfor3D, from memory."""
    return np.maximum(-0.046 + 1.026 / (1.0 + 10.0 ** (-8.007 * (0.58 - x))), 0.0)


def of_ball(friction, capacity=None, curve=None):
    """Share of the energy at each offset, or of E_max where the stem is weak."""
    energy = 0.5 * BALL.mass * 20.0**2
    limit = {} if capacity is None else {"capacity": capacity * energy, "offsets": curve}
    shares = [hit(BALL, x * (RADIUS + STEM), friction, **limit)[0] for x in OFFSETS]
    return np.array(shares) / (1.0 if capacity is None else capacity)


def of_tumbling(rock, offsets):
    """Mean share of a rock in many orientations, by the offset of their centre; misses take 0."""
    reach = STEM + (0.75 * rock.volume / np.pi) ** (1.0 / 3.0)
    shares = [[hit(rock, x * reach, FRICTION, orientation=turn)[0] for turn in orientations(TURNS)] for x in offsets]
    return np.nan_to_num(shares).mean(axis=1)


figure, (left, right) = pyplot.subplots(1, 2, figsize=(7.2, 2.8), layout="constrained", sharex=True)
fine = np.linspace(0.0, 1.0, 200)
for friction, dashes, marker in ((0.0, "--", "s"), (FRICTION, "-", "o")):
    left.plot(fine, taken_of_ball(fine, friction), dashes, color="black", label=f"ball, friction {friction:g}")
    left.plot(OFFSETS, of_ball(friction), marker, markersize=3, color="black", mfc="none")
for name, grey, dashes in zip(ROCKS, ("0.3", "0.5", "0.65"), DASHES[1:]):
    rock = rock_library.rock(name, volume=1.0)
    left.plot(OFFSETS, of_tumbling(rock, OFFSETS), dashes, color=grey, label=name)
    print(name, *(f"{share:.2f}" for share in of_tumbling(rock, TABLE)))
left.plot(fine, recalled(fine), color="#b03030", label="Rockyfor3D, recalled")
left.set(title="strong stem", xlabel="offset x (-)", ylabel="taken / energy of the rock (-)", ylim=(0.0, 1.05))
left.legend(fontsize=6, loc="lower left")
right.plot(OFFSETS, of_ball(FRICTION, WEAK), "o-", markersize=3, mfc="none", color="black", label="contact alone")
curve = np.column_stack([fine, recalled(fine)])
right.plot(OFFSETS, of_ball(FRICTION, WEAK, curve), "s--", markersize=3, mfc="none", color="black",
           label="with that curve as input")  # fmt: skip
right.plot(fine, recalled(fine), color="#b03030", label="Rockyfor3D, recalled")
right.set(
    title="stem that takes a tenth of it", xlabel="offset x (-)", ylabel="taken / $E_{max}$ (-)", ylim=(0.0, 1.05)
)
right.legend(fontsize=6, loc="lower left")
save(figure, "stem_offsets.png")
for friction in (0.0, FRICTION):
    print("ball", friction, *(f"{float(taken_of_ball(np.array(x), friction)):.2f}" for x in TABLE))
print("recalled", *(f"{float(recalled(np.array(x))):.3f}" for x in TABLE))
