# SPDX-License-Identifier: GPL-2.0-or-later
"""Generic nets in impacts as those of type tests: for plausibility, as no type test is public with all its inputs.

    python benchmarks/type_tests.py

Three fields of 10 m on an even slope of 35 degrees, the norm block in the middle of the middle field, 30 degrees below
the horizontal: with the energy that the net is made for (maximum energy level) and with a third (service level), at
25 m/s; at 8000 kJ as published, 20 t. And 235 kg at 25 m/s into a fabric of 3 x 5 m. Residual height after 1.5 s,
with the block in the net.
"""

import math

import numpy as np

from talus.engine import Terrain, rock_library
from talus.engine.nets import Net, impact
from talus.engine.nets.collision.throws import across, aimed, place_on

CLASSES = 1e5, 2.5e5, 5e5, 1e6, 1.5e6, 2e6, 3e6, 5e6, 8e6  # J
SPEED, DENSITY, DIP = 25.0, 2700.0, math.radians(30.0)
MASS_OF_8000 = 20e3  # kg


def thrown(family, energy, line, mass, speed, height=None):
    """The impact in the middle."""
    y = np.arange(121)[:, None] * np.ones((1, 121))
    terrain = Terrain(300.0 - math.tan(math.radians(35.0)) * y, 1.0, (0.0, 0.0))
    net = Net.family(family, energy, line, terrain, height=height).settle(max_steps=4000)
    rock = rock_library.rock("eota111", volume=mass / DENSITY, density=DENSITY)
    case = aimed(net, rock, place_on(net, 0.5, 0.5), across(net, None, terrain), speed, DIP, 0.0, terrain)
    return impact(net, **{**case, "max_time": 1.5})


def row(name, mass, speed, hit):
    """A line of the table."""
    brakes = f"{hit.brake_strokes.max():.2f} m, {hit.brake_forces.max() / 1e3:.0f} kN" if len(hit.brake_strokes) else ""
    print(
        f"| {name} | {mass / 1e3:.2f} | {speed:.1f} | {hit.verdict} | {hit.elongation:.1f} "
        f"| {100 * hit.residual_height:.0f} % | {brakes} | {max(hit.rope_forces.values()) / 1e3:.0f} "
        f"| {'; '.join(flag.split(':')[0] for flag in hit.flags)} |",
        flush=True,
    )


def main():
    """Print the table."""
    print("| net, energy | block, t | m/s | | elongation, m | residual height | brakes | rope, kN | flags |")
    print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    middle = [(45.0, 50.0), (75.0, 50.0)]
    for energy in CLASSES:
        for share, level in ((1.0, "MEL"), (1.0 / 3.0, "SEL")):
            mass = 2.0 * share * energy / SPEED**2
            speed = SPEED
            if energy == CLASSES[-1] and share == 1.0:
                mass, speed = MASS_OF_8000, math.sqrt(2.0 * energy / MASS_OF_8000)
            row(f"rings {energy / 1e3:.0f} kJ, {level}", mass, speed, thrown("ring net", energy, middle, mass, speed))
    panel = [(57.5, 50.0), (62.5, 50.0)]
    row("fabric 100 kJ, 5 x 3 m", 235.0, SPEED, thrown("membrane", 1e5, panel, 235.0, SPEED, height=3.0))


if __name__ == "__main__":
    main()
