# SPDX-License-Identifier: GPL-2.0-or-later
"""The block of Leine et al. (2014), section 5.1: stroboscopic picture, friction, slippage and normal forces."""

import numpy as np
from figure_style import pyplot, save

from talus.tests.verification import scarring_block as case

DURATION = 5.3
motion = case.slide("implicit", DURATION)
weight = case.MASS * case.GRAVITY * np.cos(case.SLOPE.angle)

figure, axes = pyplot.subplots(
    4, 1, figsize=(7.2, 8.4), layout="constrained", gridspec_kw={"height_ratios": [3.0, 1, 1, 1.3]}
)
strobe = axes[0]
downhill, normal = case.SLOPE.frame[:, 0], case.SLOPE.frame[:, 2]
square = np.array([[1, 0], [0, 1], [-1, 0], [0, -1], [1, 0]]) * case.DIAGONAL  # x and z of K
for step in range(0, motion.time.size, 75):
    centre = motion.position[step, 0] * downhill + motion.position[step, 2] * normal
    cosine, sine = np.cos(motion.tilt[step]), np.sin(motion.tilt[step])
    outline = square @ np.array([[cosine, -sine], [sine, cosine]])
    face = {0: "white", 1: "0.8", 2: "0.55"}[min(2, motion.supports[step])]
    strobe.fill(centre[0] + outline[:, 0], centre[2] + outline[:, 1], facecolor=face, edgecolor="black", linewidth=0.6)
    mark = centre[[0, 2]] + outline[0] * 0.75
    strobe.plot(*mark, ".", color="black", markersize=3)
way = np.array([-3.0, motion.position[:, 0].max() + 3.0])
strobe.plot(way * downhill[0], way * downhill[2], "-", color="black", linewidth=1.5)
strobe.set(aspect="equal", xlabel="east (m)", ylabel="height (m)")
strobe.set_title("every 0.15 s; dark: two corners carry, light: one, white: none; dot: the same corner")

for panel, values, label in (
    (axes[1], motion.slippage, "slippage s (m)"),
    (axes[2], case.friction(motion.slippage), "friction µ(s) (-)"),
):
    panel.plot(motion.time, values, "-", color="black")
    panel.set(ylabel=label, xlim=(0, DURATION))
axes[2].axhline(1.0, linestyle=":", color="black")
axes[2].text(0.02, 1.03, "µ = 1: tips", fontsize=7)

# Where a corner sticks and turns on the spot, the engine takes only a part of the percussions that it finds (see
# "Energy" in the theory): the change of momentum tells which part acted. Means over 20 ms.
acted = case.GRAVITY * np.cos(case.SLOPE.angle) + np.diff(motion.velocity[:, 2], prepend=0.0) / 0.002
share = case.MASS * acted / np.maximum(motion.force.sum(axis=1), 1e-9 * weight)
force = motion.force * np.where(motion.is_loaded, share, 0.0)[:, None] / weight
force = np.array([np.convolve(corner, np.full(10, 0.1), "same") for corner in force.T]).T
force = np.sort(force, axis=1)[:, ::-1]
two = motion.supports == 2
axes[3].plot(motion.time, force[:, 0], "-", color="black", label="corner that carries most")
axes[3].plot(motion.time, force[:, 1], "-", color="0.55", label="the other")
for sign in (1, -1):
    exact = np.where(two, 0.5 * (1.0 + sign * motion.mu), np.nan)[::40]
    axes[3].plot(
        motion.time[::40], exact, "o", mfc="none", color="black", markersize=4, label="eq. 72" if sign > 0 else None
    )
axes[3].set_title("normal forces, means over 20 ms")
axes[3].set(ylabel=r"$\lambda_N$ / ($m g \cos\alpha$) (-)", xlabel="time (s)", xlim=(0, DURATION), ylim=(-0.1, 3.0))
axes[3].legend(fontsize=7, ncols=3, loc="upper left")
save(figure, "verification_scarring.png")
