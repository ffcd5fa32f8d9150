# SPDX-License-Identifier: GPL-2.0-or-later
"""Numbers of docs/evidence.md: default ensembles beside what was seen, and how wrong a forecast of a new site is.

evidence.py measure     simulate: writes build/evidence.npz; needs the shared data and some five minutes
evidence.py page        write resources/experience.csv, the parts of docs/evidence.md between its marks, and its figure
"""

import csv
import math
import sys
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy.stats import t as student

from talus.docs.refresh.blocks import write_block
from talus.engine.ground import classes, intervals
from talus.engine.statistics.experience import Experience
from talus.tests.verification import authume_case, rolls_case

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data"
MADE = ROOT / "build" / "evidence.npz"
PAGE = ROOT / "docs" / "evidence.md"
COMPARED = ROOT / "docs" / "comparison.md"  # by `make compare`: what the others make of some sites
OWN = "Talus"
TABLE = ROOT / "resources" / "experience.csv"
MEMBERS, MOST_ROLLS = 10, 6
WIDER = (1.0,)  # times the default intervals
REPEATED = "Jersey Barrier Test"  # its rolls are those of two other groups
LEVELS = (0.8, 0.9)
BLOCK = "evidence"


def members():
    """(MEMBERS, 2) places between the ends of the intervals of level and roughness: a Latin square, seeded."""
    random = np.random.default_rng(57)
    strata = np.stack([random.permutation(MEMBERS) for _ in range(2)], axis=1)
    return (strata + random.random(strata.shape)) / MEMBERS


def numbers_of(name, place, wider):
    """Rolling resistance and roughness of a class at a place of its intervals, widened about its values."""
    actual, of_class = {}, intervals.load()[name]
    for share, parameter in zip(place, ("rolling_resistance", "surface_roughness")):
        value, end = getattr(classes.load()[name], parameter), of_class[parameter].at(share)
        actual[parameter] = max(value + wider * (end - value), 0.0)
    return actual


def fewer(group):
    """A group with at most MOST_ROLLS of its rolls, evenly spread in the order of the file."""
    chosen = np.unique(np.linspace(0, group.masses.size - 1, MOST_ROLLS).astype(int))
    return group._replace(**{name: getattr(group, name)[chosen] for name in ("heights", "angles", "masses", "speeds")})


def groups():
    """Groups of rolls whose slope is known, without the one that repeats others."""
    return [fewer(item) for item in rolls_case.read(DATA) if item.has_angle and item.name != REPEATED]


def site_of(group):
    """Groups on one slope are one site."""
    return f"{group.material}, {np.median(group.heights):.0f} m, {np.median(group.angles):.0f} degrees"


def measure():
    """Simulate all members on all sites."""
    experiment, kept = authume_case.read(DATA), {}
    for wider in WIDER:
        ways = []
        for member, place in enumerate(members()):
            every = {name: numbers_of(name, place, wider) for name in ("medium_hard", "hard")}
            values = {
                parameter: np.where(experiment.zone == 1, *(every[name][parameter] for name in ("medium_hard", "hard")))
                for parameter in ("rolling_resistance", "surface_roughness")
            }
            runs = authume_case.throw(experiment, 1, member, **values).runs
            order = np.argsort(runs["rock"], kind="stable")
            ways.append(experiment.run_out(runs["stop"])[order].reshape(len(experiment.masses), -1))
        kept[f"authume_{wider:g}"] = np.array(ways)
        for number, group in enumerate(groups()):
            name = rolls_case.CLASSES[group.material][0]
            speeds = []
            for member, place in enumerate(members()):
                made = rolls_case.throw(group, 1, member, name, **numbers_of(name, place, wider))
                order = np.argsort(made.rolls, kind="stable")
                speeds.append(made.speeds[order].reshape(group.masses.size, -1))
            kept[f"rolls_{wider:g}_{number}"] = np.array(speeds)
            print(wider, group.name, flush=True)
    MADE.parent.mkdir(exist_ok=True)
    np.savez(MADE, **kept)


def observations():
    """(rows of Authume, rows of the rolls): seen, and made by (members, what each made)."""
    with np.load(MADE) as file:
        made = dict(file)
    experiment = authume_case.read(DATA)
    seen = experiment.run_out(experiment.stops)
    authume = [(one, made["authume_1"][:, k]) for k, one in enumerate(seen)]
    rolls = []
    for number, group in enumerate(groups()):
        speeds = made[f"rolls_1_{number}"]
        rolls.append((group, [(seen_one, speeds[:, k]) for k, seen_one in enumerate(group.speeds)]))
    return authume, rolls


def inside(seen, made, level):
    """True if an observation lies in the central band that holds the share ``level`` of what was made."""
    made = made[np.isfinite(made)]
    if not made.size:
        return False
    low, high = np.quantile(made, [0.5 - 0.5 * level, 0.5 + 0.5 * level])
    return bool(low <= seen <= high)


def held(rows, level):
    """Number of observations that lie in their bands, and their share, as text."""
    return count_of(inside(seen, made, level) for seen, made in rows)


def ratio(rows):
    """Logarithm of seen / made of a site: the median of its observations over the medians of what was made."""
    actual = [math.log(seen / np.median(made[np.isfinite(made)])) for seen, made in rows if np.isfinite(made).any()]
    return float(np.median(actual)) if actual else math.nan


def band(logs, level=0.8):
    """(factor, low, high) of seen / forecast at a new site: normal logarithms, mean and spread both from the sites."""
    logs = np.asarray(logs)
    reach = student.ppf(0.5 + 0.5 * level, logs.size - 1) * logs.std(ddof=1) * math.sqrt(1.0 + 1.0 / logs.size)
    return tuple(math.exp(value) for value in (logs.mean(), logs.mean() - reach, logs.mean() + reach))


def left_out(logs, level=0.8):
    """Number of sites that lie in the band that the others give."""
    logs = np.asarray(logs)
    actual = 0
    for k in range(logs.size):
        _, low, high = band(np.delete(logs, k), level)
        actual += low <= math.exp(logs[k]) <= high
    return actual


def by_site(rolls):
    """Name of the site -> all its rolls, and whether they count as heavy rocks on slopes to 50 degrees."""
    sites = {}
    for group, rows in rolls:
        name = site_of(group)
        rows_so_far, counts, names = sites.get(name, ([], True, []))
        sites[name] = rows_so_far + rows, counts and group.is_counted, [*names, group.name]
    return sites


class Site(NamedTuple):
    """Medians of one site."""

    seen: float
    members: np.ndarray  # of each member
    counts: bool  # heavy rocks on a slope to 50 degrees
    error: float  # logarithm of seen / forecast


def medians_of_sites(rolls):
    """A Site for each slope."""
    return [
        Site(
            float(np.median([seen for seen, _ in rows])),
            np.nanmedian(np.array([[np.nanmedian(entry) for entry in made] for _, made in rows]), axis=0),
            counts,
            ratio(rows),
        )
        for rows, counts, _ in by_site(rolls).values()
    ]


def widened_holds(sites, k, level):
    """Does a site lie in the band of its members, widened by the experience of all other sites?"""
    others = [site.error for number, site in enumerate(sites) if number != k]
    members_of = sites[k].members[np.isfinite(sites[k].members)]
    ends = np.quantile(members_of, [0.5 - 0.5 * level, 0.5 + 0.5 * level])
    factor, least, most = band(others, level)
    low, high = Experience(factor, least, most, len(others), "").widened(*ends)
    return low <= sites[k].seen <= high


def count_of(answers):
    """Number of answers that are true, and their share, as text."""
    answers = list(answers)
    return f"{sum(answers)} ({100.0 * sum(answers) / len(answers):.0f} %)"


def coverage_rows(authume, rolls):
    """Rows of the table of ensembles."""
    counted = [rows for group, rows in rolls if group.is_counted]
    others = [rows for group, rows in rolls if not group.is_counted]
    single = {
        "run-out of single blocks, Authume": authume,
        "speed of single rolls, heavy rocks to 50 degrees": [row for rows in counted for row in rows],
        "speed of single rolls, all others": [row for rows in others for row in rows],
    }
    for name, rows in single.items():
        yield [
            name,
            str(len(rows)),
            *(held(rows, level) for level in LEVELS),
        ]
    sites = medians_of_sites(rolls)
    for name, every in (("median of a site, heavy rocks to 50 degrees", True), ("median of a site, all others", False)):
        actual = [(site.seen, site.members) for site in sites if site.counts == every]
        yield [
            name,
            str(len(actual)),
            *(held(actual, level) for level in LEVELS),
        ]
    yield [
        "median of a site, band widened by the rule below with the experience of the other sites",
        str(len(sites)),
        *(count_of(widened_holds(sites, k, level) for k in range(len(sites))) for level in LEVELS),
    ]
    mean = np.mean([seen for seen, _ in authume]), np.array([made for _, made in authume]).mean(axis=(0, 2))
    yield ["mean run-out, Authume", "1", *("1" if inside(*mean, level) else "0" for level in LEVELS)]


def draw(rolls, run_out):
    """Seen / forecast of each site, and the bands of a new one."""
    sys.path.insert(0, str(ROOT / "docs" / "figures"))
    from figure_style import pyplot, save

    medians, names = medians_of_sites(rolls), by_site(rolls)
    listed = list(names)
    order = np.argsort([median.error for median in medians])
    figure, axes = pyplot.subplots(figsize=(6.6, 4.4), layout="constrained")
    middle, low, high = band([median.error for median in medians])
    axes.axvspan(low, high, color="0.93", zorder=0, label=f"80 % of new sites: {low:.2f} to {high:.2f}")
    axes.axvline(middle, color="0.5", linestyle="--", label=f"middle of {len(medians)} sites: {middle:.2f}")
    axes.axvline(1.0, color="0.0", linewidth=0.8)
    for place, k in enumerate(order):
        one = medians[k]
        ends = one.seen / np.nanquantile(one.members, [0.9, 0.1])
        axes.plot(ends, [place, place], color="0.35", linewidth=2.2, solid_capstyle="butt")
        axes.plot(math.exp(one.error), place, "o", markersize=4.5, color="0.0",
                  markerfacecolor="0.0" if one.counts else "1.0")  # fmt: skip
    axes.plot(run_out, len(order), "D", markersize=4.5, color="0.0")
    words = [f"{listed[k]} ({len(names[listed[k]][2])})" for k in order]
    axes.set_yticks(range(len(order) + 1), [*words, "run-out at Authume"], fontsize=6.5)
    ticks = (0.3, 0.4, 0.5, 0.6, 0.8, 1.0, 1.25, 1.5, 2.0, 3.0)
    axes.set(xscale="log", xlabel="seen / Talus; bars: the members from their 10 % to their 90 % quantile")
    axes.set_xticks(ticks, [f"{tick:g}" for tick in ticks])
    axes.set_xticks([], minor=True)
    axes.legend(fontsize=6.5, loc="lower right", frameon=True, framealpha=1.0, edgecolor="1.0")
    save(figure, "evidence.png", greys=16)


def tables_of(path):
    """(head, rows) of the tables of a page, as lists of texts."""
    actual, lines = [], path.read_text("utf-8").splitlines()
    for before, line in zip(["", *lines], lines):
        cells = [entry.strip() for entry in line.strip("|").split("|")]
        if not line.startswith("|"):
            continue
        if before.startswith("|"):
            actual[-1][1].append(cells)
        else:
            actual.append((cells, []))
    return [(head, [row for row in rows if set(row) != {"---"}]) for head, rows in actual]


def number_of(text):
    """A number of a table; NaN where there is none."""
    try:
        return float(text)
    except ValueError:
        return math.nan


def made_by_others():
    """Group of rolls, or "Authume" -> program, Talus too -> what it made, by the tables of the comparison."""
    made = {"Authume": {}}
    for head, rows in tables_of(COMPARED):
        if head[0] == "group":
            for row in rows:
                made[row[0]] = {program: number_of(text) for program, text in zip(head, row)}
        elif "KS" in head:
            made["Authume"] = {row[0]: number_of(row[head.index("mean m")]) for row in rows}
    known = ("group", "rolls", "seen m/s", "*seen*")
    return {
        name: {program: value for program, value in of_one.items() if program not in known}
        for name, of_one in made.items()
    }


def medians_of_programs(made, names):
    """Program -> median over these groups of what it made, without those of which nothing comes to the line."""
    actual = {}
    for program in sorted({program for name in names for program in made.get(name, ())}):
        values = [made[name][program] for name in names if name in made]
        if np.isfinite(values).any():
            actual[program] = float(np.nanmedian(values))
    return actual


def others(made, names, seen):
    """Text: from the least to the most that other programs made of a site, and the nearest of them."""
    actual = {program: value for program, value in medians_of_programs(made, names).items() if program != OWN}
    if not actual:
        return "not run"
    nearest = min(actual, key=lambda program: abs(math.log(actual[program] / seen)))
    low, high = (f"{value:.1f}" for value in (min(actual.values()), max(actual.values())))
    return f"{low} to {high}; nearest {actual[nearest]:.1f}, {nearest}"


def program_rows(made, sites):
    """Rows of the table of programs over the slopes that all ran, the nearest first."""
    logs, slopes = {}, 0
    for rows, _, names in sites.values():
        seen = float(np.median([row for row, _ in rows]))
        result = medians_of_programs(made, names)
        slopes += bool(result)
        for program, value in result.items():
            logs.setdefault(program, []).append(math.log(seen / value))
    for program in sorted(logs, key=lambda entry: (-len(logs[entry]), np.abs(logs[entry]).mean())):
        errors = np.array(logs[program])
        yield [
            program,
            f"{errors.size} of {slopes}",
            f"{math.exp(np.abs(errors).mean()):.2f}",
            f"{math.exp(errors.mean()):.2f}",
            f"{math.exp(np.abs(errors).max()):.2f}",
        ]


def closer(rows):
    """Sentence: which programs are nearer to the field than Talus, of the rows of ``program_rows``."""
    off = {row[0]: row[2] for row in rows if row[1] == rows[0][1]}
    nearer = [
        f"{name} (off by a factor of {value} in the mean)"
        for name, value in off.items()
        if float(value) < float(off[OWN])
    ]
    own = f"Talus {off[OWN]}"
    if not nearer:
        return f"On the slopes that all programs ran, none is nearer to the speeds seen than {own}."
    return f"**On the slopes that all programs ran, nearer to the speeds seen than Talus:** {', '.join(nearer)}; {own}."


def table(head, rows):
    """Lines of a table."""
    return "\n".join(
        [f"| {' | '.join(head)} |", "|" + " --- |" * len(head), *(f"| {' | '.join(row)} |" for row in rows)]
    )


def page():
    """Write the table that ships and the part of the page between the marks."""
    import warnings

    warnings.simplefilter("ignore", RuntimeWarning)  # medians of what no rock reached
    authume, rolls = observations()
    sites = by_site(rolls)
    speed = {name: ratio(rows) for name, (rows, _, _) in sites.items()}
    heavy = {name: speed[name] for name, (_, counts, _) in sites.items() if counts}
    compared = made_by_others()
    seen = np.array([one for one, _ in authume])
    made = np.array([rows for _, rows in authume])
    run_out = seen.mean() / made.mean()
    means = made.mean(axis=(0, 2))
    rows = [
        [
            "Authume, run-out m",
            "fitted in part",
            f"{seen.mean():.1f}",
            f"{made.mean():.1f}",
            f"{np.quantile(means, 0.1):.1f} to {np.quantile(means, 0.9):.1f}",
            f"{run_out:.2f}",
            others(compared, ["Authume"], seen.mean()),
        ],
    ]
    for name, (of_site, _, names) in sites.items():
        members_of = np.nanmedian(
            np.array([[np.nanmedian(entry) for entry in made_one] for _, made_one in of_site]), axis=0
        )
        low, high = np.nanquantile(members_of, [0.1, 0.9])
        grade = (
            "level seen before"
            if name.startswith("Rock,")
            else "roughness seen before"
            if name.startswith("Coll")
            else "forecast"
        )
        rows.append(
            [
                f"{name} ({len(names)}), speed m/s",
                grade,
                f"{np.median([one for one, _ in of_site]):.1f}",
                f"{np.nanmedian(members_of):.1f}",
                f"{low:.1f} to {high:.1f}",
                f"{math.exp(speed[name]):.2f}",
                others(compared, names, np.median([one for one, _ in of_site])),
            ]
        )
    logs = list(speed.values())
    energy = [2.0 * log for log in logs]
    factors = []
    for name, values in (
        ("speed at the foot, all sites", logs),
        ("speed, heavy rocks on slopes to 50 degrees", list(heavy.values())),
        ("energy of translation at the foot, all sites", energy),
    ):
        middle, low, high = band(values)
        factors.append(
            [
                name,
                str(len(values)),
                f"{middle:.2f}",
                f"{low:.2f} to {high:.2f}",
                f"{left_out(values)} of {len(values)}",
            ]
        )
    factors.append(["run-out", "1", f"{run_out:.2f}", "none: one site", ""])
    factors.append(["jump height", "0", "", "none: no open site", ""])
    text = "\n\n".join(
        [
            closer(list(program_rows(compared, sites))),
            "![Speed at the foot and run-out, seen over Talus, by site](images/evidence.png)",
            "*Speed at the foot, seen over Talus, by site (groups of rolls); filled: heavy rocks on slopes to 50 "
            "degrees; diamond: the mean run-out at Authume.*",
            "### By site",
            table(
                (
                    "site (groups), what",
                    "before it was seen",
                    "seen",
                    "Talus",
                    "80 % of the members",
                    "seen / Talus",
                    "others",
                ),
                rows,
            ),
            "### Programs over the slopes that all ran",
            table(
                ("", "slopes", "off by a factor of, in the mean", "seen / made, middle", "off by at most"),
                list(program_rows(compared, sites)),
            ),
            "### How wrong is a forecast of a new site?",
            table(
                ("", "sites", "seen / forecast, middle", "80 % of new sites", "sites in the band of the others"),
                factors,
            ),
            "### Ensembles",
            table(("", "observations", "inside 80 %", "inside 90 %"), list(coverage_rows(authume, rolls))),
        ]
    )
    write_block(PAGE, BLOCK, text)
    draw(rolls, run_out)
    with open(TABLE, "w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(("quantity", "factor", "low", "high", "sites", "source"))
        writer.writerow(("run_out", f"{run_out:.2f}", "", "", 1, "Authume P1"))
        writer.writerow(
            (
                "speed",
                *(f"{value:.2f}" for value in band(logs)),
                len(logs),
                "full-scale rolls, groups on one slope as one site",
            )
        )
        writer.writerow(
            (
                "energy",
                *(f"{value:.2f}" for value in band(energy)),
                len(energy),
                "of translation, from the speeds of the rolls",
            )
        )
        writer.writerow(("height", "", "", "", 0, "no open site"))


if __name__ == "__main__":
    if not (DATA / "rolls").is_dir():
        sys.exit(f"No folder {DATA / 'rolls'}: this page needs the shared data.")
    {"measure": measure, "page": page}[sys.argv[1]]()
