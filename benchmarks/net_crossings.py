# SPDX-License-Identifier: GPL-2.0-or-later
"""Thirty crossings of nets, and what each of the three ways to throw them says. Writes the table of docs/nets.md.

    python benchmarks/net_crossings.py          # prints the rows (some ten minutes on an idle processor)
    python benchmarks/net_crossings.py --write  # and writes the table into the page

Nets for 250 kJ of each family on a slope of 35 degrees; rocks with 0.2 to 3 times that, in the middle, at the edge, at
a post, oblique, small and spinning: CASES of tests/engine/nets/test_same_verdict.py.
"""

import sys
from pathlib import Path

from talus.docs.refresh.blocks import write_block
from talus.engine.nets.families.sizes import OFFERED
from talus.engine.obstacles.outcome import OUTCOMES
from talus.tests.engine.nets.test_same_verdict import CASES, plane, verdicts_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "nets.md"
NAMES = {"ring net": "rings", "cable net": "cables", "membrane": "fabric"}
HEAD = """\
| net | energy | where and how | simulation | net | siting | account | why it is not held, or what came later |
| --- | --- | --- | --- | --- | --- | --- | --- |"""


def place_of(case):
    """Words for the place, speed and spin with which a rock meets the net."""
    if case.oblique:
        return f"middle, oblique by {case.oblique:g}°"
    if case.spin:
        return f"middle, spin {case.spin:g} rad/s"
    if case.share < 0.01:
        return "middle, small"
    return {0.5: "middle", 0.07: "edge"}.get(case.along, "post")


def shortened(flags):
    """The flags of an Impact, brakes together."""
    brakes = sum("used up" in flag for flag in flags)
    others = [
        flag.replace(" in element", " N/m in element" if flag.startswith("mesh") else " N in element")
        for flag in flags
        if "used up" not in flag
    ]
    return "; ".join([*others, *([f"{brakes} brakes used up"] if brakes else [])])


def main(is_written):
    """Print the table."""
    print(HEAD)
    rows = []
    for name in OFFERED:
        crossings, hits, sited = verdicts_of(plane(), name, CASES)
        for case, crossing, hit, held in zip(CASES, crossings, hits, sited):
            cells = [
                NAMES[name], f"{case.share:g} MEL", place_of(case), OUTCOMES[crossing["outcome"]], hit.verdict,
                "held" if held else "not held", f"{100 * hit.energy_error:.2f} %", shortened(hit.flags),
            ]  # fmt: skip
            rows.append(f"| {' | '.join(cells)} |")
            print(rows[-1], flush=True)
    if is_written:
        write_block(PAGE, "crossings", "\n".join([HEAD, *rows]))


if __name__ == "__main__":
    main("--write" in sys.argv)
