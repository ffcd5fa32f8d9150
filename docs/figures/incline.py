# SPDX-License-Identifier: GPL-2.0-or-later
"""Rebound, tipping and rolling on planes beside their closed forms."""

import numpy as np
from figure_style import DASHES, pyplot, save

from talus.tests.verification import incline

figure, axes = pyplot.subplots(1, 3, figsize=(7.2, 2.7), layout="constrained")

for marker, restitution in zip("osv", (0.1, 0.3, 0.8)):
    heights = np.geomspace(0.05, 20.0, 25)
    apex = np.array([incline.rebound(incline.drop(height, restitution, "implicit")) for height in heights])
    exact = restitution**2 * heights
    axes[0].loglog(exact, np.abs(apex / exact - 1.0), marker, markersize=3, color="black", label=f"e = {restitution}")
bounds = np.geomspace(5e-4, 13.0, 50)
axes[0].loglog(bounds, 1e-3 * incline.block().radius / bounds, "-", color="0.5", label="1e-3 radius")
axes[0].axhline(1e-2, linestyle="--", color="0.5", label="1 %")
axes[0].set(title="rebound", xlabel=r"apex $e^2 h$ (m)", ylabel="relative error (-)", ylim=(1e-6, 2.0))
axes[0].legend(fontsize=6, loc="lower left")

case = incline.Topple(1.0, 1.4)
run = case.run("implicit")
landed = int(np.argmax(np.diff(run.spin[:, 1]) < -0.2))
angle = case.tilt + np.cumsum(np.r_[0.0, 0.001 * (run.spin[1:, 1] + run.spin[:-1, 1])])
exact = np.linspace(case.tilt, case.landing, 100)
axes[1].plot(np.degrees(exact), case.spin(exact), "-", color="black", label="physical pendulum")
axes[1].plot(np.degrees(angle[:landed:40]), run.spin[:landed:40, 1], "o", markersize=4, mfc="none", color="black",
             label="Talus, every 80 ms")  # fmt: skip
axes[1].set(title="prism tips over its edge", xlabel="angle from the vertical (°)", ylabel="spin (rad/s)")
axes[1].legend(fontsize=6)

for dashes, (corners, steepness, start) in zip(DASHES, [(8, 12.0, 2.0), (12, 8.0, 1.5), (16, 5.0, 1.0)]):
    wheel = incline.RimlessWheel(corners, steepness)
    run = wheel.run("implicit", start)
    speed = wheel.slope.along(run.velocity)[:, 0]
    smooth = np.convolve(speed, np.ones(500) / 500, "valid")
    axes[2].plot(
        run.time[250 : 250 + smooth.size], smooth, dashes, color="black", label=f"{corners} corners, {steepness:g}°"
    )
    axes[2].plot(20.5, wheel.steady_speed(), "<", color="black", markersize=5)
axes[2].set(title="polygon (mark: rimless wheel)", xlabel="time (s)", ylabel="speed, mean over 1 s (m/s)")
axes[2].legend(fontsize=6, loc="lower right")
save(figure, "verification_incline.png")
