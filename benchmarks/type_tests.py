# SPDX-License-Identifier: GPL-2.0-or-later
"""Each class of the generic nets in impacts as those of EAD 340059. Writes the table of docs/nets.md.

    python benchmarks/type_tests.py          # prints the rows (some five minutes on an idle processor)
    python benchmarks/type_tests.py --write  # and writes the table into the page

Three fields of 10 m on an even slope of 35 degrees, the norm block at 25 m/s, level, into the middle of the middle
field: once with the energy that the net is made for (maximum energy level, MEL), and into a new net twice with a third
of it (service energy level, SEL; class 0 has none). Each impact is followed until the block is at rest or, though the
net had stopped it, out of the net (out later).
"""

import math
import sys
from pathlib import Path

from talus.docs.refresh.blocks import write_block
from talus.engine.nets import impact, succession
from talus.tests.engine.nets.test_family_classes import LEAST_SERVICE, MEASURED, block, net_of

PAGE = Path(__file__).resolve().parent.parent / "docs" / "nets.md"
NAMES = {"ring net": "rings", "cable net": "cables", "membrane": "fabric"}
HEAD = """\
| net for | MEL | elongation | height left | rope | anchor | stroke | account | SEL, twice | elongations | height left |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def words(hits):
    """Words for the outcomes of some blocks: held; held, but out of the net later; or the reason why not."""
    return "; ".join(dict.fromkeys(map(word, hits)))


def word(hit):
    """Words for the outcome of a block."""
    if hit.verdict == "caught":
        return "held" if math.isnan(hit.left_at) else "held, out later"
    return "; ".join(hit.flags) or hit.verdict


def row(name, energy):
    """A line of the table."""
    net = net_of(name, energy)
    hit = impact(net, **{**block(net, energy), "until_rest": True})
    cells = [
        f"{NAMES[name]} {energy / 1e3:g} kJ", words([hit]), f"{hit.elongation:.1f} m",
        f"{100 * hit.residual_height:.0f} %", f"{max(hit.rope_forces.values()) / 1e3:.0f} kN",
        f"{max(hit.reactions.values()) / 1e3:.0f} kN", f"{hit.brake_strokes.max():.2f} m",
        f"{100 * hit.energy_error:.2f} %",
    ]  # fmt: skip
    if energy < LEAST_SERVICE:
        return "| " + " | ".join([*cells, "", "", ""]) + " |"
    net = net_of(name, energy)
    result = succession(net, 2 * [{**block(net, energy / 3.0), "until_rest": True}])
    ways = ", ".join(f"{hit.elongation:.1f}" for hit in result.hits)
    return "| " + " | ".join([*cells, words(result.hits), f"{ways} m", f"{100 * result.heights[1]:.0f} %"]) + " |"


def main(is_written):
    """Print the table."""
    print(HEAD)
    rows = []
    for name, energy in MEASURED:
        rows.append(row(name, energy))
        print(rows[-1], flush=True)
    if is_written:
        write_block(PAGE, "type tests", "\n".join([HEAD, *rows]))


if __name__ == "__main__":
    main("--write" in sys.argv)
