# SPDX-License-Identifier: GPL-2.0-or-later
"""Random rocks against a ring net to their end: large ones until they are held, small ones until they have passed.

    python tests/campaign/net_ends.py LARGE SMALL

Large ones are those of nets.py, wider than a ring everywhere, which that leaves in the net after 0.12 s. Small ones are
polyhedra of the same kind, 2 to 12 cm in radius, less than half of an opening of 0.29 m. A rock of which no point comes
within reach of a wire flies through as if there were no net; the others may strike one and be thrown back.
"""

import sys
from collections import Counter

import numpy as np

from talus.engine.nets import Net, impact
from talus.engine.shapes.rock import Rock
from talus.tests.engine.nets import thesis_nets
from talus.tests.engine.nets.test_rocks_in_nets import random_cases

LONGEST, PASSING = 3.0, 0.3  # s
SPACING = 5.0 / 17.0  # m, between the nodes of the net: the side of a ring and of an opening


def small_cases(count, seed=23):
    """Rocks with which a quarter of an opening's side is free at least, over all of an opening, 5 to 40 m/s."""
    rng = np.random.default_rng(seed)
    cases = []
    for _ in range(count):
        points = rng.normal(size=(int(rng.integers(12, 30)), 3))
        points *= rng.uniform(0.02, 0.12) / np.linalg.norm(points, axis=1)[:, None]
        spin = rng.normal(size=3)
        cases.append({
            "rock": Rock.from_points(points), "position": (*rng.uniform(1.5, 3.5, 2), 0.3),
            "velocity": (0.0, 0.0, -rng.uniform(5.0, 40.0)),
            "spin": spin * rng.uniform(0.0, 50.0) / np.linalg.norm(spin), "orientation": rng.normal(size=4),
            "max_time": PASSING, "time_step": 4e-5,
        })  # fmt: skip
    return cases


def is_clear(case):
    """True if no wire lies in the way of a rock that flies straight down: its ball stays clear of the grid of nodes."""
    radius = np.sqrt((case["rock"].vertices ** 2).sum(axis=1)).max()
    place = np.array(case["position"][:2]) / SPACING
    beside = np.abs(place - np.round(place)) * SPACING
    return bool((beside > radius + 1e-3).all())


def ends(net, cases, **named):
    """Impacts, one after the other."""
    return [impact(net, **{**case, **named}) for case in cases]


def tell(name, hits):
    """How they ended, and how well the account of energy closed; returns the verdicts."""
    errors = np.array([hit.energy_error for hit in hits])
    is_open = [any("neither stopped" in flag for flag in hit.flags) for hit in hits]
    print(f"{name}: {len(hits)} rocks, {dict(Counter(hit.verdict for hit in hits))}, open {sum(is_open)}; "
          f"longest {max(hit.time[-1] for hit in hits):.2f} s, farthest {max(hit.elongation for hit in hits):.2f} m; "
          f"miss of energy: median {np.median(errors):.3%}, largest {errors.max():.2%}", flush=True)  # fmt: skip
    return [hit.verdict for hit in hits], is_open


def main(large, small):
    """Run and tell; the exit status says whether no large one passed and every small one with a free way did."""
    net = Net.from_dict(thesis_nets.ring_barrier())
    verdicts, is_open = tell("large", ends(net, random_cases(int(large)), max_time=LONGEST, until_held=True))
    cases = small_cases(int(small))
    free = [case for case in cases if is_clear(case)]
    passed, _ = tell("small, free way", ends(net, free))
    tell("small, a wire in the way", ends(net, [case for case in cases if not is_clear(case)]))
    sys.exit(0 if set(verdicts) == {"caught"} and not any(is_open) and set(passed) == {"through"} else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
