# SPDX-License-Identifier: GPL-2.0-or-later
"""The page docs/validation/channel.md: a part of the granular channel of Preclik et al., section 4.3.

channel.py PAGE    write the page and its figure; some ten minutes
"""

import sys
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "figures"))

from figure_style import DASHES, GREYS, pyplot, save

from talus.engine.research import granular_channel as channel

SETTLE, DURATION, SWEEPS = 0.025, 0.04, 40
LAWS = {"Coulomb": channel.COULOMB, "maximum dissipation": channel.DISSIPATION}
# table 2 and the text of section 4.3
PRINTED = {
    "Coulomb": channel.Figures(246992.29, 0.572, 2.5934, 0.0831, 1.42),
    "maximum dissipation": channel.Figures(247005.05, 0.572, 2.5926, 0.0989, 1.39),
}
# domains, weight: 1 is Gauss-Seidel alone, -1 Jacobi alone
BLENDS = ((1, 1.0), (4, 1.0), (16, 1.0), (16, 0.9), (-1, 0.3))
IMAGE = "validation_channel.png"


def label(domains, weight):
    """Label of a line."""
    if domains == 1:
        return "Gauss-Seidel"
    return f"Jacobi, weight {weight:g}" if domains < 0 else f"{domains} domains, weight {weight:g}"


def draw(lines):
    """Largest change of a contact over the sweeps."""
    figure, axes = pyplot.subplots(figsize=(6.0, 3.2), layout="constrained")
    looks = [(dash, grey) for grey in GREYS[:2] for dash in DASHES]
    for (blend, sizes), (dash, grey) in zip(lines.items(), looks):
        axes.semilogy(np.arange(1, sizes.size + 1), np.maximum(sizes, 1e-16), dash, color=grey, label=label(*blend))
    axes.set(xlabel="sweeps", ylabel="largest change of a contact (m/s)")
    axes.legend()
    save(figure, IMAGE)


def table(found):
    """Printed and found."""
    lines = ["| | spheres | fraction | contacts of a sphere | deepest, of the radius | fastest cell, m/s |"]
    lines.append("| --- | --- | --- | --- | --- | --- |")
    for law in LAWS:
        for where, one in (("printed", PRINTED[law]), ("here", found[law])):
            lines.append(
                f"| {law}, {where} | {one.spheres:,.0f} | {100.0 * one.fraction:.1f} % | {one.contacts:.2f} | "
                f"{100.0 * one.deepest:.1f} % | {one.fastest:.2f} |"
            )
    return "\n".join(lines)


def rates(lines):
    """Sweeps until no contact changes by more than 1 mm/s."""
    out = ["| | sweeps to 1 mm/s | after 100 sweeps, m/s |", "| --- | --- | --- |"]
    for blend, sizes in lines.items():
        below = np.flatnonzero(sizes < 1e-3)
        text = f"{below[0] + 1}" if below.size else f"not in {sizes.size}"
        out.append(f"| {label(*blend)} | {text} | {sizes[99]:.1e} |")
    return "\n".join(out)


PAGE = """# A granular channel

Test: `tests/verification/test_granular_channel.py`. Page and figure: `docs/validation/channel.py`. Solver:
`engine/research/granular_channel.py`, for spheres only; of the engine it uses only the solver for one contact.

Preclik, Eibl and Rüde (section 4.3, table 2) simulate 247,000 spheres that flow through a channel of 15 x 6.5 x 2 cm
around an obstacle, for 10 s in steps of 10 µs on 640 processes, once with Coulomb's law and once with maximum
dissipation, and find no difference. Here the channel is 15 x 13 x 6 mm and the radius of its obstacle 1 mm, with the
same spheres (radius 0.47 mm; the paper calls it the diameter, with which its printed fraction is impossible), the
same inflow speed, friction 0.4 and steps. {settle:.0f} ms are simulated before sampling, {sampled:.0f} ms are
sampled, which is some {passages:.0f} times the time of a sphere in the channel.

{table}

**Reading.** The two laws agree here as in the paper, and have to agree: for two spheres the direction of friction is
not coupled with other directions, both laws give the same impulse (`test_for_a_sphere_both_laws_are_the_same`,
1e-14), and the two runs differ only by rounding. The fraction and the number of contacts per sphere are lower than
printed, because the channel is short: friction on the floor brakes spheres from 1 m/s within v² / (2 mu g) = 13 cm,
nearly the length of the paper's channel and nine times that of this one, so they leave the channel before they become
dense. The overlap of the spheres depends on the number of sweeps per step ({sweeps} here; not printed) and on the
share of the overlap that a step corrects (0.1 here; not printed).

## Parallel domains

The paper solves contacts one after the other within a process, and the processes in parallel. Here this mixture of
Gauss-Seidel and Jacobi is applied to one step of the flow, with {contacts:,} contacts:

{rates}

![Largest change of a contact over the sweeps](../images/validation_channel.png)

On this step Gauss-Seidel alone is no better than 4 or 16 parallel domains: domains share few contacts, and the
slowest convergence is that of a cluster of spheres within one domain. Jacobi alone, with a weight of 0.3, starts more
slowly and reaches the same accuracy. None converges to 1 mm/s within 100 sweeps. Talus does not need the mixture: its
[heaps](../heap.md) are solved by Gauss-Seidel in one thread, so that their bits do not depend on the number of
threads, and single rocks have few contacts. """


def main(path):
    """Write the page."""
    actual, state = {}, None
    for name, law in LAWS.items():
        state = channel.Channel(law=law, sweeps=SWEEPS)
        actual[name] = channel.run(state, DURATION, SETTLE)
        print(name, actual[name], flush=True)
    lines = {blend: channel.convergence(state, *blend) for blend in BLENDS}
    for blend, sizes in lines.items():
        print(blend, sizes[[0, 9, 49, 99, -1]], flush=True)
    draw(lines)
    speed = float(np.mean(state.motion[:, 0]))
    text = PAGE.format(
        settle=1e3 * SETTLE, sampled=1e3 * (DURATION - SETTLE), passages=DURATION * speed / state.size[0],
        table=table(actual), sweeps=SWEEPS, rates=rates(lines), contacts=state.contacts().first.size,
    )  # fmt: skip
    Path(path).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
