# SPDX-License-Identifier: GPL-2.0-or-later
"""The flat plate on a height field at several azimuths, and rocks on rough ground beside free fall."""

import numpy as np
from figure_style import DASHES, GREYS, pyplot, save

from talus.engine import Ground, Settings, rock_library, trace
from talus.tests.verification import flat_plate as case
from talus.tests.verification.planes import AZIMUTHS, SCHEMES

SHAPES = ("cube", "block", "column", "plate")

figure, axes = pyplot.subplots(1, 3, figsize=(7.2, 2.7), layout="constrained")
time = np.linspace(0.0, case.DURATION, 50)
axes[0].plot(time, case.closed_form(time)[0], "-", color="black", label="closed form")
for k, azimuth in enumerate(AZIMUTHS):
    slope, run = case.slide(azimuth, SCHEMES[k % 2])
    way = slope.along(run.position)[:, 0]
    at = slice(40 * k, None, 400)
    axes[0].plot(run.time[at], way[at], "osv^<>"[k], mfc="none", color="black", markersize=3.5, label=f"{azimuth:g}°")
    error = 1000.0 * (way - case.closed_form(run.time)[0])
    axes[1].plot(run.time, error, DASHES[k % 4], color=GREYS[k % 4], marker="osv^<>"[k], mfc="none", markersize=3.5,
                 markevery=(100 + 60 * k, 400), label=f"{azimuth:g}°")  # fmt: skip
axes[0].set(title="plate: way for six azimuths", xlabel="time (s)", ylabel="way (m)")
axes[0].legend(fontsize=6)
axes[1].set(title="its error (0.1 %: 22 mm)", xlabel="time (s)", ylabel="way - closed form (mm)", ylim=(-0.5, 5.0))
axes[1].legend(fontsize=6)

terrain = case.rough_slope()
ground = Ground(terrain, mu_min=0.4, mu_max=1.2, kappa=1.0, beta=50.0, restitution=0.3)
for number, start in enumerate(case.releases(terrain, 60)):
    rock = rock_library.rock(SHAPES[number % 4], volume=1.0 + number % 3)
    run = trace(
        terrain,
        ground,
        rock,
        start,
        np.random.default_rng(number).normal(size=4),
        settings=Settings(max_time=60.0, air_density=0.0),
    )
    fall, speed = start[2] - run.position[::100, 2], np.linalg.norm(run.velocity[::100], axis=1)
    axes[2].plot(fall, speed, ".", color="0.5", markersize=1.0)
fall = np.linspace(0.0, 100.0, 100)
axes[2].plot(fall, np.sqrt(2.0 * 9.81 * fall), "-", color="black", label="free fall")
axes[2].set(title="60 rocks on rough ground, e = 0.3", xlabel="height lost (m)", ylabel="speed (m/s)", xlim=(0, 100))
axes[2].legend(fontsize=6)
save(figure, "verification_flat_plate.png")
