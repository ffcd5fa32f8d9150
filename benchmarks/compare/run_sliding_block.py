# SPDX-License-Identifier: GPL-2.0-or-later
"""A point that slides down a straight profile with Coulomb friction: d(v2) = 2 g (fall - mu way), nothing else.

Friction is the rolling coefficient that Azzoni, La Barbera and Zaninetti (1995) measured in situ for blocks of 1.2 m3
(table of Ashayer 2007): a block that slid with the friction of rock would not leave most slopes.
"""

import sys
import time

import numpy as np
from exchange import GRAVITY, cases, on_map, profile, read_case, write_result

FRICTION = (0.475, 0.55, 0.40, 0.475)  # by the rows of WORDS
NAMES = ("earth with grass and some vegetation", "medium angular debris with angular rock fragments",
         "rock (limestone)", "earth with grass and some vegetation")  # fmt: skip


def throw(name):
    """Write the result of a case, a row a start."""
    case = read_case(name)
    begin = time.process_time()
    way, speed, ends = [], [], []
    for k in range(len(case["mass"])):
        distance, height, word = profile(case, k)
        mu = np.array(FRICTION)[word]
        gain = -np.diff(height) - 0.5 * (mu[1:] + mu[:-1]) * np.diff(distance)
        squared = np.concatenate([[0.0], np.cumsum(2.0 * GRAVITY * gain)]) + case["velocity"][k] @ case["velocity"][k]
        stopped = squared[1:] <= 0.0
        end = int(np.argmax(stopped)) + 1 if stopped.any() else len(distance) - 1
        way.append(distance[end])
        ends.append(distance[-1])
        gone = np.hypot(*(on_map(case, np.full(end + 1, k), distance[: end + 1]) - case["centre"][k]).T)
        beyond = gone >= case["line"][k]
        speed.append(np.sqrt(max(squared[np.argmax(beyond)], 0.0)) if beyond.any() else np.nan)
    seconds, start, speed = time.process_time() - begin, np.arange(len(way)), np.array(speed)
    write_result(
        "sliding_block", name, seconds, start=start, stop=on_map(case, start, np.array(way)),
        left=np.array(way) >= np.array(ends), speed=speed, height=np.where(np.isnan(speed), np.nan, 0.0),
        energy=5e-4 * case["mass"] * speed**2,
    )  # fmt: skip


def main(names):
    """Throw the cases of these names, all without any."""
    for name in names or cases():
        throw(name)
    print("Sliding block: done")


if __name__ == "__main__":
    main(sys.argv[1:])
