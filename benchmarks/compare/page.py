# SPDX-License-Identifier: GPL-2.0-or-later
"""Write docs/comparison.md and its figure from the results of all programs in build/compare; no simulation here."""

import sys
from pathlib import Path

import numpy as np
from compare import differing
from exchange import BEFORE, RESULTS, cases, read_case, read_result

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "comparison.md"
PROGRAMS = {
    "talus": "Talus",
    "platrock_pfeiffer": "PlatRock, Pfeiffer",
    "platrock_bourrier": "PlatRock, Bourrier",
    "pyrockfall": "PyRockfall",
    "saga": "SAGA, GPP",
    "saga_rolling": "SAGA, GPP rolling",
    "energy_line_half": "energy line 33.5",
    "energy_line_all": "energy line 28.5",
    "sliding_block": "sliding block",
}
BENCH = (30.0, 43.0)  # m of run-out at Authume: on the bench; below it: still on the upper slope
RANGE = (0.75, 1.33)
NONE = "–"


def number(value, digits=1):
    """A number, or the mark of what is not known."""
    if value is None or not np.isfinite(value):
        return NONE
    return f"{round(float(value), digits) + 0.0:.{digits}f}"  # + 0.0: no minus before a zero


def median(values):
    """Median of what is known."""
    values = np.asarray(values, float)
    return float(np.median(values[np.isfinite(values)])) if np.isfinite(values).any() else np.nan


def table(head, rows):
    """Lines of a table."""
    return "\n".join(
        [f"| {' | '.join(head)} |", "|" + " --- |" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]
    )


def smirnov(a, b):
    """Largest difference of two distributions."""
    both = np.sort(np.concatenate([a, b]))
    a, b = np.sort(a), np.sort(b)
    return float(np.abs(np.searchsorted(a, both, "right") / a.size - np.searchsorted(b, both, "right") / b.size).max())


def way_of(case, result):
    """(run-out from the centre, offset to the left of the profile) of each run that stopped, m."""
    start = result["start"].astype(int)
    stopped = np.isfinite(result["stop"][:, 0])
    start, stop = start[stopped], result["stop"][stopped]
    gone = stop - case["centre"][start]
    direction = case["direction"][start]
    return np.hypot(*gone.T), gone[:, 1] * np.cos(direction) - gone[:, 0] * np.sin(direction)


def milliseconds(program, names, run):
    """Processor time of a run of a program over cases, ms; NaN where it lacks one of them in this comparison."""
    results = [read_result(program, name, run) for name in names]
    if not results or any(one is None for one in results):
        return np.nan
    return 1e3 * sum(float(one["seconds"]) for one in results) / sum(len(one["start"]) for one in results)


def times(program, names):
    """(the shorter processor time of a run in ms, how many times that of Talus in each comparison), as texts."""
    every = [milliseconds(program, names, run) for run in (RESULTS, BEFORE)]
    own = [milliseconds("talus", names, run) for run in (RESULTS, BEFORE)]
    ratios = sorted(one / of_talus for one, of_talus in zip(every, own) if np.isfinite(one / of_talus))
    told = [number(one, 3 if one < 0.1 else 2 if one < 10.0 else 0) for one in ratios]
    return number(np.nanmin(every), 2), "1" if program == "talus" else " to ".join(dict.fromkeys(told)) or NONE


def times_of_all():
    """Table of the processor times."""
    groups = {"Authume": ["authume"], "rolls": cases("rolls_"), "plane": ["plane"], "avaGar": ["avagar"]}
    head = ["", *(part for name in groups for part in (f"{name}, ms", "of Talus's"))]
    return table(head, [[PROGRAMS[p], *(part for every in groups.values() for part in times(p, every))]
                        for p in PROGRAMS if any(read_result(p, every[0]) for every in groups.values())])  # fmt: skip


def repeated():
    """Sentences: what was computed a second time, and whether it gave the same numbers."""
    every, both, others = differing()
    if not both:
        return "Each program ran once."
    once = sorted({PROGRAMS[name.split("/")[0]] for name in set(every) - set(both)})
    messages = f"A second run of all gave the same numbers in {len(both) - len(others)} of {len(both)} results"
    messages += f"; other numbers: {', '.join(others)}." if others else "."
    return f"{messages} Run once, all or some of their cases: {'; '.join(once)}." if once else messages


def terrain_numbers(name):
    """program -> numbers of a case on one terrain."""
    case, actual = read_case(name), {}
    for program in PROGRAMS:
        result = read_result(program, name)
        if result is None:
            continue
        way, aside = way_of(case, result)
        actual[program] = {
            "mean": way.mean(),
            "sd": way.std(),
            "p95": np.percentile(way, 95),
            "aside": aside.std(),
            "bench": ((way > BENCH[0]) & (way < BENCH[1])).mean(),
            "slope": (way <= BENCH[0]).mean(),
            "left": float(np.mean(result["left"])),
            "met": np.isfinite(result["speed"]).mean(),
            "speed": median(result["speed"]),
            "height": median(result["height"]),
            "energy": median(result["energy"]),
            "runs": len(result["start"]),
            "way": way,
        }
        if program in ("pyrockfall", "energy_line_half", "energy_line_all", "sliding_block"):
            actual[program]["aside"] = np.nan
    return actual


def authume():
    """(text, numbers of each program, observed run-outs, their spread to the side)."""
    case, result = read_case("authume"), terrain_numbers("authume")
    seen = case["observed"]
    aside = (seen * np.sin(case["observed_azimuth"] - case["direction"][0])).std()
    rows = [
        [
            "*seen*",
            str(seen.size),
            number(seen.mean()),
            number(seen.std(ddof=1)),
            "",
            number(((seen > 30) & (seen < 43)).mean(), 2),
            number((seen <= 30).mean(), 2),
            number(aside),
            NONE,
            NONE,
            NONE,
        ]
    ]
    for program, one in result.items():
        one["KS"] = smirnov(one["way"], seen)
        rows.append(
            [
                PROGRAMS[program],
                str(one["runs"]),
                number(one["mean"]),
                number(one["sd"]),
                number(one["KS"], 2),
                number(one["bench"], 2),
                number(one["slope"], 2),
                number(one["aside"]),
                number(one["speed"]),
                number(one["height"]),
                number(one["energy"]),
            ]
        )
    head = (
        "",
        "runs",
        "mean m",
        "sd m",
        "KS",
        "on the bench",
        "above it",
        "to the side, sd m",
        "speed at the edge m/s",
        "centre above ground m",
        "energy kJ",
    )
    return table(head, rows), result, seen, aside


def closer(found, seen, aside):
    """Sentences: by which measure of Authume another program is closer to the field than Talus."""
    goals = {
        "mean": ("mean run-out", seen.mean(), 1),
        "sd": ("spread of the run-out", seen.std(ddof=1), 1),
        "KS": ("KS", 0.0, 2),
        "bench": ("share on the bench", ((seen > BENCH[0]) & (seen < BENCH[1])).mean(), 2),
        "slope": ("share above the bench", (seen <= BENCH[0]).mean(), 2),
        "aside": ("spread to the side", aside, 1),
    }
    for key, (words, aim, digits) in goals.items():
        own = abs(found["talus"][key] - aim)
        better = [p for p, value in found.items() if p != "talus" and abs(value[key] - aim) < own]
        if better:
            better.sort(key=lambda p: abs(found[p][key] - aim))
            names = ", ".join(f"{PROGRAMS[p]} ({number(found[p][key], digits)})" for p in better)
            own, aim = number(found["talus"][key], digits), number(aim, digits)
            yield f"{words} at Authume: {names}; Talus {own}, seen {aim}"


def rolls():
    """(text, program -> ratios of the groups)."""
    names, seen, made, reach = None, {}, {p: {} for p in PROGRAMS}, {p: [] for p in PROGRAMS}
    runs = dict.fromkeys(PROGRAMS, 0)
    for name in cases("rolls_"):
        case = read_case(name)
        names = case["names"]
        first = slice(0, len(case["mass"]) // 4)
        for group, speed in zip(case["group"][first], case["observed"][first]):
            seen.setdefault(int(group), []).append(speed)
        for program in PROGRAMS:
            result = read_result(program, name)
            if result is None:
                continue
            start = result["start"].astype(int)
            runs[program] += len(start)
            reach[program].append(np.isfinite(result["speed"]))
            weight = np.bincount(case["group"][first])
            for group in np.unique(case["group"]):
                mine = case["group"][start] == group
                if program.startswith("saga"):  # one start stands for all masses
                    mine = np.ones(start.size, bool)
                made[program].setdefault(int(group), []).append((result["speed"][mine], weight[group]))
    rows, ratios = [], {p: [] for p in PROGRAMS}
    there = [p for p in PROGRAMS if runs[p]]
    for group in sorted(seen):
        aim, texts = np.median(seen[group]), []
        for program in there:
            parts = [(median(values), weight) for values, weight in made[program].get(group, ())]
            parts = [(value, weight) for value, weight in parts if np.isfinite(value)]
            value = sum(v * w for v, w in parts) / sum(w for _, w in parts) if parts else np.nan
            ratios[program].append(value / aim)
            texts.append(number(value))
        rows.append([str(names[group]), str(len(seen[group])), number(aim), *texts])
    summary = [
        [
            PROGRAMS[p],
            str(runs[p]),
            number(np.nanmedian(ratios[p]), 2) if np.isfinite(ratios[p]).any() else NONE,
            f"{sum(RANGE[0] <= r <= RANGE[1] for r in ratios[p])} of {len(ratios[p])}",
            number(100.0 * (1.0 - np.concatenate(reach[p]).mean()), 0),
        ]
        for p in there
    ]
    text = table(
        (
            "",
            "runs",
            "made / seen, median of groups",
            "groups within 0.75 to 1.33",
            "do not come to the foot, %",
        ),
        summary,
    )
    text += "\n\n" + table(("group", "rolls", "seen m/s", *(PROGRAMS[p] for p in there)), rows)
    return text, ratios


def impacts():
    """(text, program -> mean distance from what was seen)."""
    case, rows, wrong = read_case("impacts"), [], {}
    there = [p for p in PROGRAMS if read_result(p, "impacts") is not None]
    means = {p: read_result(p, "impacts")["ratios"].mean(axis=1) for p in there}
    for k, name in enumerate(case["impact"]):
        rows.append([str(name), number(case["observed"][k], 2), *(number(means[p][k], 2) for p in there)])
    rows.append(["**mean**", number(case["observed"].mean(), 2), *(number(means[p].mean(), 2) for p in there)])
    for p in there:
        wrong[p] = float(np.abs(means[p] - case["observed"]).mean())
    rows.append(["mean distance", "", *(number(wrong[p], 2) for p in there)])
    return table(("speed after / before", "seen", *(PROGRAMS[p] for p in there)), rows), wrong, means, case["observed"]


def unseen(name):
    """Table of a case without field data."""
    rows = [
        [
            PROGRAMS[p],
            str(one["runs"]),
            number(one["mean"]),
            number(one["sd"]),
            number(one["p95"]),
            number(one["aside"]),
            number(100.0 * one["left"], 0),
            number(100.0 * one["met"], 0),
            number(one["speed"]),
            number(one["height"]),
            number(one["energy"], 0),
        ]
        for p, one in terrain_numbers(name).items()
    ]
    head = (
        "",
        "runs",
        "mean m",
        "sd m",
        "95 % m",
        "to the side, sd m",
        "left or moving %",
        "come to the line %",
        "speed there m/s",
        "centre above ground m",
        "energy kJ",
    )
    return table(head, rows)


def draw(found, seen, ratios):
    """Run-out at Authume and speeds of the groups."""
    sys.path.insert(0, str(ROOT / "docs" / "figures"))
    from figure_style import pyplot, save

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(7.2, 3.4), layout="constrained", sharey=True)
    shares = (np.arange(seen.size) + 0.5) / seen.size
    for place, way in enumerate([seen, *(one["way"] for one in found.values())]):
        at = np.quantile(way, shares)  # as many marks for each program as there are blocks
        left.plot(at, np.full(at.size, place), "|", markersize=9, markeredgewidth=0.7, color="0.3")
        left.plot(np.mean(way), place, "o", markersize=4, color="0.0")
    left.axvspan(*np.quantile(seen, [0.1, 0.9]), color="0.9", zorder=0)
    left.axvline(seen.mean(), color="0.6", linewidth=0.8)
    left.set(xlabel="run-out at Authume (m); dot: the mean", xlim=(0, 125))
    for place, program in enumerate(found, 1):
        right.scatter(
            ratios[program],
            np.full(len(ratios[program]), place),
            s=10,
            facecolors="none",
            edgecolors="0.2",
            linewidths=0.7,
        )
    right.axvspan(*RANGE, color="0.9", zorder=0)
    right.axvline(1.0, color="0.6", linewidth=0.8)
    right.set(xlabel="speed at the foot, made / seen, a group", xlim=(0, 3.4))
    left.set_yticks(range(len(found) + 1), ["seen", *(PROGRAMS[p] for p in found)], fontsize=7)
    left.invert_yaxis()
    save(figure, "comparison.png", greys=16)


TEXT = """# Comparison with other programs, on the same slopes

Written by `make compare` (`benchmarks/compare/`); every number comes from its scripts. Nothing was
fitted for it; which numbers of Talus are not blind is said with its classes.

## Where another program is closer to the field

{closer}

What stands for Talus here: {favour}

## How it was done

Each program runs in an environment of its own, from a registry: PlatRock 0.4.6 and PyRockfall 0.1.2 from PyPI, \
SAGA 8.5.0
from Debian 12. Each gets the same terrain, starts, masses and velocities as files, and the classes of ground \
that its own
authors name for the words of the place. Where they name none, it has its default numbers. Random streams are seeded
(SAGA's seed is 2: its default of 1 stands for the time of day). {repeated} Times are in a [table of
their own](#processor-time-of-a-run-in-pairs).

Settings are each program's own: PlatRock has its defaults for step, roughness and the velocity of rest; \
PyRockfall those of its
script that makes studies, with as many iterations as let sliding rocks come to rest; SAGA its defaults for loss at \
the
impact, free fall and random walk; Talus its defaults, but no air, which the others do not know.

In a bare Debian 12 (`benchmarks/compare/bare_root FOLDER`) SAGA needs the package `saga`; PlatRock `libgdal-dev`, \
`g++` and
`python3-dev`, for it is compiled where it is installed, and GDAL's Python package with it when it first starts; \
PyRockfall
`python3-venv` alone; the energy line and the sliding block `python3-numpy`. The same command throws the plane \
with each and
shows whether the numbers are those of this page; they were, for each of them.

| program | what it throws | classes, and their certainty |
| --- | --- | --- |
| Talus | polyhedra with the three lengths of each block; elsewhere four shapes take turns | its class table, \
by [the words of ground](ground.md): \
`medium_hard` for thin stony soil, `hard` debris, `extra_hard` bedrock, `medium` alpine meadow. Not blind: \
Authume and the rolls were at hand when two numbers were chosen ([Authume](validation/authume.md), \
[rolls](validation/rolls.md)) |
| PlatRock 3D, Pfeiffer | spheres | published: the table of CRSP by the authors of that rebound model (Pfeiffer \
and Bowen 1989, quoted by Ashayer 2007), middles of the ranges: R_n 0.315, R_t 0.815 for talus with some \
vegetation; 0.315, 0.85 with little; 0.35, 0.85 bedrock; 0.30, 0.80 vegetated soil |
| PlatRock 3D, Bourrier | spheres | program's default on all ground (R_t 0.6, v_1/2 2.5 m/s, phi 30, roughness \
0.1 m); the package names no classes. A user with measured numbers will do better |
| PyRockfall | point masses on a profile | published with the package: its library (Talus\\\\Debris, Sandstone), \
drawn from its normal distributions. It has no meadow, no soil and no weathered rock: there Talus\\\\Debris \
stands in |
| SAGA, GPP | a mass point from cell to cell | program's defaults of the one-parameter model (mu 0.25, loss of \
75 % at the first impact, free fall above 60 degrees); the tool names no classes |
| SAGA, GPP rolling | the same, in its mode of rolling | the rolling coefficients of the sliding block, below; \
choice of this page, as its defaults are for all gravitational processes |
| energy line | nothing | published as quoted by others: half of the blocks of Onofri and Candian (1979) stopped \
above 33.5 degrees, all above 28.5 |
| sliding block | a point | published: rolling coefficients of Azzoni et al. (1995) for 1.2 m³: 0.40 on rock, \
0.475 earth with grass, 0.55 medium debris |

**What a program cannot do.** PlatRock's compiled 3D model knows spheres: shape, and the run-out of a slab, are \
not its
subject; its model of shapes (3D-Shape) needs Siconos with `cast_Contact5DR`, which Debian 12's python3-siconos \
4.4.0 lacks,
so it did not load and is not here. Azzoni's rolling is part of its models of two dimensions, not of 3D. \
PlatRock fetches a
table of impacts on trees when it starts; here there are no trees and that step was left out. It takes drop \
heights of 2 m at
least, so rocks that others let go lower start there (not at Authume). PyRockfall throws on profiles: nothing \
goes to the
side, and a run on avaGar follows a straight line down the slope of the nearest 25 m, as the energy line and the \
sliding
block do. SAGA's tool moves from cell to cell on the ground: it has no mass, no jumps and no impacts; its speed \
at the line is
the greatest it writes for the cells there. The energy line and the sliding block have no jumps, no impacts and \
no chance;
their spread is that of the starts. Where a column is empty ({none}) the program has no such number.

## Authume, profile P1

41 blocks with their masses, from each of four points; {few} KS is the largest difference from the 41 observed \
run-outs (by
chance 0.21, one time in twenty). The edge is that of the upper face, {brink} m of run-out; speeds were not \
measured there.
PlatRock threw each block once from each point, SAGA 1,000 paths, the others each block twice.

{authume}

![Run-out at Authume, and speeds of the groups of rolls](images/comparison.png)

*Left: run-out of 41 blocks of each program, at equal shares of its runs; grey: 80 % of what was seen. \
Right: a ring for each
group of rolls; grey: 0.75 to 1.33.*

## Speed at the foot of slopes: full-scale rolls

The 17 groups with heavy rocks on slopes to 50 degrees ([rolls](validation/rolls.md)). PlatRock threw each roll \
once, SAGA
1,000 paths down each slope, whatever the mass, the others each roll four times.

{rolls}

## Single impacts at Chant Sura

Eight impacts ([what is known of them](validation/chant_sura.md)); 200 draws of each. SAGA, energy line and \
sliding block
have no impacts.

{impacts}

## Without field data: a plane, and avaGar

A plane of 35 degrees and 100 m of debris, then level; rocks of 1 m³; line: its foot. And 1 m³ from 75 cliffs of \
avaGar, thin
stony soil everywhere; line: 100 m from the start. Nothing says who is right here; the tables show how far \
programs are
apart.

{plane}

{avagar}

## Processor time of a run, in pairs

User and system, on one core of a shared machine, without reading the terrain (SAGA: with it), the shorter of both \
runs of
`make compare`. *Of Talus's*: how many times the processor time of Talus on the same case in the same run of `make \
compare`,
from one pair to the other. The programs do not compute the same: a run is a rock's way, a path from cell to cell or \
a line.

{times}

## Data

{data}
"""


def sources():
    """List the data of each case with their source."""
    from cases import NEEDED

    return (
        "\n".join(
            f"* {name}: {source}. Not part of Talus; `make compare` names what it skipped without it."
            for name, (_, source) in NEEDED.items()
        )
        + "\n* plane: made here."
    )


def main():
    """Write the page, or say what is missing."""
    missing = [
        name
        for name in ("authume", "impacts", "avagar", "plane", "rolls_00")
        if name not in [*cases(), *(["impacts"] if read_result("talus", "impacts") else [])]
    ]
    if missing:
        print(f"No page: without {', '.join(missing)} it would have holes. Results are in build/compare/results.")
        if "plane" in cases():
            print(f"The plane, which needs no data:\n\n{unseen('plane')}")
        return
    text_authume, result, seen, aside = authume()
    text_rolls, ratios = rolls()
    text_impacts, wrong, means, observed = impacts()
    better = list(closer(result, seen, aside))

    def off(p):
        return abs(np.log(np.nanmedian(ratios[p])))

    inside = {p: sum(RANGE[0] <= r <= RANGE[1] for r in ratios[p]) for p in ratios if len(ratios[p])}
    nearer = [
        p
        for p in inside
        if p != "talus" and np.isfinite(ratios[p]).sum() > len(ratios[p]) / 2 and off(p) < off("talus")
    ]
    if nearer:
        better.append(
            "median of the groups of rolls, made / seen: "
            + ", ".join(f"{PROGRAMS[p]} ({np.nanmedian(ratios[p]):.2f})" for p in nearer)
            + f"; Talus {np.nanmedian(ratios['talus']):.2f}"
        )
    more = [p for p in inside if p != "talus" and inside[p] > inside["talus"]]
    if more:
        better.append(
            "groups of rolls within 0.75 to 1.33: "
            + ", ".join(f"{PROGRAMS[p]} ({inside[p]})" for p in more)
            + f"; Talus {inside['talus']}"
        )
    nearer = [
        p
        for p in means
        if p != "talus" and abs(means[p].mean() - observed.mean()) < abs(means["talus"].mean() - observed.mean())
    ]
    if nearer:
        better.append(
            "mean of the speed left after an impact: "
            + ", ".join(f"{PROGRAMS[p]} ({means[p].mean():.2f})" for p in nearer)
            + f"; Talus {means['talus'].mean():.2f}, seen {observed.mean():.2f}"
        )
    nearer = [p for p in wrong if p != "talus" and wrong[p] < wrong["talus"]]
    if nearer:
        better.append(
            "mean distance of the eight impacts: "
            + ", ".join(f"{PROGRAMS[p]} ({wrong[p]:.2f})" for p in nearer)
            + f"; Talus {wrong['talus']:.2f}"
        )
    favour = (
        f"KS at Authume {result['talus']['KS']:.2f}, {inside['talus']} of {len(ratios['talus'])} groups of rolls "
        f"within "
        f"0.75 to 1.33, impacts {wrong['talus']:.2f} from the field in the mean. Its numbers are not blind."
    )
    few = "PlatRock and PyRockfall see masses, Talus lengths too."
    PAGE.write_text(
        TEXT.replace("\\\\\\\\", "\\\\").format(
            closer="\n".join(f"* {entry}." for entry in better) or "By none of the measures of this page.",
            favour=favour,
            none=NONE,
            few=few,
            brink="28",
            repeated=repeated(),
            authume=text_authume,
            rolls=text_rolls,
            impacts=text_impacts,
            plane=unseen("plane"),
            avagar=unseen("avagar"),
            times=times_of_all(),
            data=sources(),
        ),
        encoding="utf-8",
    )
    draw(result, seen, ratios)
    print(f"Wrote {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
