# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of a rock in a net: a simulated second of three fields of 10 x 4 m, on one core.

    python benchmarks/net_cost.py [CASES.py]

A polyhedron at 20 m/s into the middle of generic ring nets for 500 kJ on a plane slope, two and three rings a metre,
with and without friction of the support ropes; with CASES.py, a module with ``g_barrier``, into that barrier instead
(400 kJ). Time of the process, the least and most of three.
"""

import importlib.util
import sys
import time

import numpy as np

from talus.engine import Terrain, rock_library
from talus.engine.nets import Net, impact
from talus.engine.nets.families import family

DURATION, ROUNDS, SPEED, MASS = 1.0, 3, 20.0, 2000.0


def generic(rings, friction):
    """Net and start of a rock."""
    y = np.arange(81)[:, None] * np.ones((1, 81))
    terrain = Terrain(200.0 - 0.7 * y, 1.0, (0.0, 0.0))
    family.ROPE_FRICTION = friction
    net = Net.family("ring net", 5e5, [(25.0, 30.0), (55.0, 30.0)], terrain, height=4.0, mesh=1.0 / rings)
    velocity = SPEED * np.array([0.0, 0.9, -0.436])
    return net, np.array([40.0, 30.5, terrain.height(40.0, 30.5) + 2.0]) - velocity / SPEED * 2.0, velocity


def of_cases(path):
    """Cost for the barrier that a module describes."""
    spec = importlib.util.spec_from_file_location("net_cases", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)

    def barrier(rings, friction):
        given = module.g_barrier(rings, F=3, x_hit=15.0, cor=0.0, mu_rope=friction)
        return Net.from_dict(given), given["rock"]["pos"], given["rock"]["vel"]

    return barrier


def main(barrier):
    """Print the table."""
    rock = rock_library.rock("eota111", volume=MASS / 2700.0)
    print(
        "| rings a metre | friction of the support ropes | step, s | us/step | processor, s "
        "| error of the energy account |"
    )
    print("| --- | --- | --- | --- | --- | --- |")
    for rings in (3, 2):
        for friction in (0.2, 0.0):
            net, place, velocity = barrier(rings, friction)
            impact(net, rock, place, velocity, max_time=1e-3)
            times = []
            for _ in range(ROUNDS):
                begin = time.process_time()
                hit = impact(net, rock, place, velocity, max_time=DURATION)
                times.append(time.process_time() - begin)
            step = 1e6 * min(times) * hit.time_step / DURATION
            print(
                f"| {rings} | {friction} | {hit.time_step:.1e} | {step:.0f} | {min(times):.2f} to {max(times):.2f} "
                f"| {100.0 * hit.energy_error:.2g} % |",
                flush=True,
            )


if __name__ == "__main__":
    main(of_cases(sys.argv[1]) if len(sys.argv) > 1 else generic)
