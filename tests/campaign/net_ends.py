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
from talus.tests.engine.nets import thesis_nets
from talus.tests.engine.nets.random_rocks import is_clear, random_cases, small_cases

LONGEST = 3.0  # s


def ends(net, cases, **named):
    """Impacts, one after the other."""
    return [impact(net, **{**case, **named}) for case in cases]


def tell(name, hits):
    """Print the ends of the impacts and the error of their energy account; returns the verdicts."""
    errors = np.array([hit.energy_error for hit in hits])
    is_open = [any("neither at rest" in flag for flag in hit.flags) for hit in hits]
    print(f"{name}: {len(hits)} rocks, {dict(Counter(hit.verdict for hit in hits))}, open {sum(is_open)}; "
          f"longest {max(hit.time[-1] for hit in hits):.2f} s, farthest {max(hit.elongation for hit in hits):.2f} m; "
          f"miss of energy: median {np.median(errors):.3%}, largest {errors.max():.2%}", flush=True)  # fmt: skip
    return [hit.verdict for hit in hits], is_open


def main(large, small):
    """Run and report; the exit status says whether no large one passed and every small one with a free way did."""
    net = Net.from_dict(thesis_nets.ring_barrier())
    verdicts, is_open = tell("large", ends(net, random_cases(int(large)), max_time=LONGEST, until_held=True))
    cases = small_cases(int(small))
    free = [case for case in cases if is_clear(case)]
    passed, _ = tell("small, free way", ends(net, free))
    tell("small, a wire in the way", ends(net, [case for case in cases if not is_clear(case)]))
    sys.exit(0 if set(verdicts) == {"caught"} and not any(is_open) and set(passed) == {"through"} else 1)


if __name__ == "__main__":
    main(*sys.argv[1:])
