# SPDX-License-Identifier: GPL-2.0-or-later
"""The energy line (Heim 1932) on a straight profile down the slope, with the two angles of Onofri and Candian (1979).

Half of their blocks stopped above 33.5 degrees and all above 28.5, as others quote them (docs/hazard.md). A line tells
where rocks end and how fast they can be; it knows no ground, no shape and no chance, and no jumps.
"""

import math
import sys
import time

import numpy as np
from exchange import GRAVITY, cases, on_map, profile, read_case, write_result

ANGLES = {"energy_line_half": 33.5, "energy_line_all": 28.5}


def throw(name):
    """Write the results of a case, a row a start."""
    case = read_case(name)
    for program, angle in ANGLES.items():
        begin = time.process_time()
        way, speed = [], []
        for k in range(len(case["mass"])):
            distance, height, _ = profile(case, k)
            below = case["position"][k, 2] - math.tan(math.radians(angle)) * distance - height
            end = int(np.argmax(below[1:] <= 0.0)) + 1 if (below[1:] <= 0.0).any() else len(distance) - 1
            way.append(distance[end])
            gone = np.hypot(*(on_map(case, np.full(end + 1, k), distance[: end + 1]) - case["centre"][k]).T)
            beyond = gone >= case["line"][k]
            speed.append(math.sqrt(2.0 * GRAVITY * max(below[np.argmax(beyond)], 0.0)) if beyond.any() else np.nan)
        seconds, start, speed = time.process_time() - begin, np.arange(len(way)), np.array(speed)
        ends = np.array([profile(case, k)[0][-1] for k in start])
        write_result(
            program, name, seconds, start=start, stop=on_map(case, start, np.array(way)), left=np.array(way) >= ends,
            speed=speed, energy=5e-4 * case["mass"] * speed**2,
        )  # fmt: skip


def main(names):
    """Throw the cases of these names, all without any."""
    for name in names or cases():
        throw(name)
    print("Energy line: done")


if __name__ == "__main__":
    main(sys.argv[1:])
