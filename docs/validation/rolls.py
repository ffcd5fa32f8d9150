# SPDX-License-Identifier: GPL-2.0-or-later
"""The page docs/validation/rolls.md and its figure: speed at the foot of the slope, beside full-scale rolls.

rolls.py           write both; needs the shared data and some five minutes
rolls.py RUNS      the same with so many runs of each roll and shape, 8 by default
"""

import math
import sys
import textwrap
from pathlib import Path

import numpy as np
from scipy.stats import spearmanr

from talus.tests.verification import rolls_case as case

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data"
PAGE = Path(__file__).with_name("rolls.md")
RUNS = 8
FEWER = 4  # times fewer runs for what is compared with the default
ALIKE = (("Colluvium", 34.0), ("Colluvium", 37.0), ("Rock", 45.0))  # slopes with many rolls of test sites
WEIGHTS = (0.0, 20.0, 90.0, 300.0, 1000.0, math.inf)  # kg, borders of the classes of weight
DRAWS = 2000  # of groups, for the interval of the median
LOOKS = {"Rock": ("o", "0.0"), "Weathered Rock": ("^", "0.35"), "Colluvium": ("s", "0.6")}
HEIGHTS = (0.0, 0.05, 0.1, 0.2, 0.4, 0.8)  # m of surface roughness that are tried for groups made too fast
REPEATED = "Jersey Barrier Test"  # its rolls are those of two other groups
# Of a group that is counted and misses: what the data tell of it.
REASONS = {
    "Call Box Tests": "six rolls that came down {height:.0f} m on {angle:.0f} degrees with the speed of a fall of "
    "{fall:.1f} m. A rock that slid all the way would need a friction angle of {friction:.1f} degrees for that. "
    "Something slowed them on their path that height and angle do not show",
    "03-ALP-88-PM14.0": "the only heavy one of the groups named by road and post mile, nearly all of which are slower "
    "in the field ([below](#reading))",
    "TEST 3 CT 1989": "rolled on the slope of TEST 1 and TEST 2 with the same weights, observed at 12.2 and 11.1 "
    "m/s and simulated as fast. A resistance of 0.50, which would fit, would stop the blocks of "
    "[Authume](authume.md) too early",
}


def mark(value, text, low, high):
    """The text of a number, in bold where it misses its bounds."""
    return text if low <= value <= high else f"**{text}**"


def made_of(groups, runs, step=0, **other):
    """Made of each group; ``step``: classes softer than chosen; ``other``: as in ``throw``."""
    return [
        case.throw(group, runs, name=case.neighbour(case.CLASSES[group.material][0], step), **other)
        for group in groups
    ]  # fmt: skip


def seen(group):
    """Median speed seen, m/s."""
    return np.median(group.speeds)


def ratios(groups, made, shape=None):
    """Made / seen of each group."""
    return np.array([entry.median(shape) / seen(group) for group, entry in zip(groups, made)])


def of_a_fall(group):
    """Median of speed seen / speed of a fall from the crest in a vacuum."""
    return np.median(group.speeds / group.falls)


def wrapped(text):
    """The text with its paragraphs and lists filled to the width of a page; tables stay as they are."""
    blocks = []
    for block in text.strip().split("\n\n"):
        if block.startswith("* "):
            items = block[2:].split("\n* ")
            block = "\n".join(filled(" ".join(item.split()), "* ", "  ") for item in items)
        elif block[0] not in "|#!":
            block = filled(" ".join(block.split()))
        blocks.append(block)
    return "\n\n".join(blocks) + "\n"


def filled(text, first="", others=""):
    """Lines of at most 120 characters."""
    return textwrap.fill(
        text, 120, initial_indent=first, subsequent_indent=others, break_long_words=False, break_on_hyphens=False
    )


def span(values, digits=0):
    """A number, or the least and the greatest of several."""
    low, high = (f"{value:.{digits}f}" for value in (np.min(values), np.max(values)))
    return low if low == high else f"{low} to {high}"


def cells(*texts):
    """A row of a table."""
    return f"| {' | '.join(texts)} |"


def table(head, rows):
    """Lines of a table."""
    return "\n".join([cells(*head), "|" + " --- |" * len(head), *rows])


def group_row(group, made):
    """A row of the table by group."""
    ratio = made.median() / seen(group)
    return cells(
        f"**{group.name}**" if group.is_counted else group.name, group.material, str(group.masses.size),
        span(group.heights), span(group.angles), f"{np.median(group.masses):.0f} ({span(group.masses)})",
        f"{seen(group):.1f}", f"{of_a_fall(group):.2f}", f"{made.median():.1f}",
        mark(ratio, f"{ratio:.2f}", *case.SHARE_RANGE), f"{100.0 * (1.0 - made.reach):.0f}",
    )  # fmt: skip


def share_text(ratios_of):
    """Share of the groups within the range, and how many they are."""
    share = case.summary(ratios_of)[1]
    count = round(share * len(ratios_of))
    return mark(share, f"{100.0 * share:.0f} % ({count} of {len(ratios_of)})", case.SHARE_BOUND, 1.0)


def asked_row(name, ratios_of):
    """A row of the asked numbers: their name, median over groups and its interval, share of groups."""
    drawn = np.random.default_rng(0).choice(ratios_of, (DRAWS, len(ratios_of)))
    low, high = np.percentile(np.median(drawn, axis=1), (2.5, 97.5))
    median = case.summary(ratios_of)[0]
    text = mark(median, f"{median:.2f}", *case.RATIO_BOUNDS)
    return cells(name, f"{text} ({low:.2f} to {high:.2f})", share_text(ratios_of))


def compared_row(name, groups, made, shape=None):
    """A row of what is compared: the asked numbers, the share that is held, the median of all groups."""
    counted = np.array([group.is_counted for group in groups])
    every = ratios(groups, made, shape)
    median = case.summary(every[counted])[0]
    held = np.concatenate([
        np.isnan(one.speeds if shape is None else one.speeds[one.shapes == case.SHAPES.index(shape)])
        for one, is_counted in zip(made, counted) if is_counted
    ])  # fmt: skip
    return cells(
        name, mark(median, f"{median:.2f}", *case.RATIO_BOUNDS), share_text(every[counted]),
        f"{100.0 * held.mean():.0f}", f"{case.summary(every)[0]:.2f}",
    )  # fmt: skip


def is_roadside(group):
    """Is it named by district, county, road and post mile?"""
    return group.name[:3] in ("02-", "03-")


def weight_table(groups, made):
    """Made / seen by the weight of single rolls, for three kinds of slopes."""
    kinds = {
        "roadside": is_roadside,
        f"others, to {case.STEEP:.0f} degrees": lambda group: not is_roadside(group) and not group.is_steep,
        "others, steeper": lambda group: not is_roadside(group) and group.is_steep,
    }
    actual = {}
    for name, belongs in kinds.items():
        pairs = [(group, one) for group, one in zip(groups, made) if belongs(group)]
        actual[name] = (
            np.concatenate([group.masses for group, _ in pairs]),
            np.concatenate([entry.medians() / group.speeds for group, entry in pairs]),
        )
    rows = []
    for low, high in zip(WEIGHTS, WEIGHTS[1:]):
        texts = [f"{low:.0f} to {high:.0f}" if math.isfinite(high) else f"above {low:.0f}"]
        for masses, ratio in actual.values():
            chosen = ratio[(masses > low) & (masses <= high) & np.isfinite(ratio)]
            texts.append(f"{np.median(chosen):.2f} ({chosen.size})" if chosen.size else "")
        rows.append(cells(*texts))
    return table(("weight, kg", *actual), rows)


def alike_table(groups, made):
    """Speed / speed of a fall by weight, seen and made, on slopes of one material and angle, and its trend."""
    rows = []
    for material, angle in ALIKE:
        pairs = [
            (group, one) for group, one in zip(groups, made)
            if group.material == material and (group.angles == angle).all() and not is_roadside(group)
            and group.name != REPEATED
        ]  # fmt: skip
        masses = np.concatenate([group.masses for group, _ in pairs])
        field = np.concatenate([group.speeds / group.falls for group, _ in pairs])
        talus = np.concatenate([entry.medians() / group.falls for group, entry in pairs])
        for name, share in (("observed", field), ("simulated", talus)):
            known = np.isfinite(share)
            texts = [f"{material}, {angle:.0f} degrees, {name}"]
            for low, high in zip(WEIGHTS[2:], WEIGHTS[3:]):
                chosen = share[(masses > low) & (masses <= high) & known]
                texts.append(f"{np.median(chosen):.2f} ({chosen.size})" if chosen.size else "")
            rows.append(cells(*texts, f"{spearmanr(masses[known], share[known]).statistic:+.2f}"))
    return table(("", "90 to 300 kg", "300 to 1000 kg", "above 1000 kg", "rank correlation"), rows)


def missed_lines(groups, made):
    """A line for each counted group outside of the range, with what the data show of it."""
    for group, ratio in zip(groups, ratios(groups, made)):
        if group.is_counted and not case.SHARE_RANGE[0] <= ratio <= case.SHARE_RANGE[1]:
            fall = seen(group) ** 2 / (2.0 * case.STANDARD_GRAVITY)
            height, angle = np.median(group.heights), np.median(group.angles)
            friction = math.degrees(math.atan(math.tan(math.radians(angle)) * (1.0 - fall / height)))
            reason = REASONS.get(group.name, "the data show no cause")
            text = reason.format(height=height, angle=angle, fall=fall, friction=friction)
            yield f"* `{group.name}`, {ratio:.2f}: {text}."


def needed_rows(groups, made, fewer):
    """Rows for the groups that are made too fast: the surface roughness with which they are made as fast as seen."""
    for group, one in zip(groups, made):
        if not one.median() > case.SHARE_RANGE[1] * seen(group):
            continue
        tried = []
        for height in HEIGHTS:
            thrown = made_of([group], fewer, surface_roughness=height)[0]
            tried.append(thrown.median() / seen(group) if thrown.reach > 0.5 else 0.0)
        falling = np.minimum.accumulate(tried)
        text = f"more than {HEIGHTS[-1]:g}" if falling[-1] > 1.0 else f"{np.interp(-1.0, -falling, HEIGHTS):.2f}"
        yield cells(
            group.name, group.material, f"{np.median(group.masses):.0f}", span(group.angles),
            f"{one.median() / seen(group):.2f}", text,
        )  # fmt: skip


def held_lines(groups, made):
    """A line for each material: which groups have rocks that do not come to the foot, and which shapes they are."""
    for material, (name, _) in case.CLASSES.items():
        pairs = [
            (group, entry) for group, entry in zip(groups, made) if group.material == material and entry.reach < 1.0
        ]
        if not pairs:
            yield f"* {material}, `{name}`: all reach the foot."
            continue
        groups_text = ", ".join(f"{group.name} ({100.0 * (1.0 - entry.reach):.1f} %)" for group, entry in pairs)
        shares = ", ".join(
            f"`{shape}` "
            f"{100.0 * np.isnan(np.concatenate([entry.speeds[entry.shapes == k] for _, entry in pairs])).mean():.0f} %"
            for k, shape in enumerate(case.SHAPES)
        )
        yield f"* {material}, `{name}`: {groups_text}. By shape, in these groups: {shares}."


def draw(groups, made):
    """Made beside seen, a marker a group."""
    sys.path.insert(0, str(ROOT / "docs" / "figures"))
    from figure_style import pyplot, save

    figure, axes = pyplot.subplots(figsize=(5.2, 4.6), layout="constrained")
    line = np.array([0.0, 32.0])
    for slope, dash in ((1.0, "-"), (case.SHARE_RANGE[0], ":"), (case.SHARE_RANGE[1], ":")):
        axes.plot(line, slope * line, dash, color="0.5", linewidth=0.8, zorder=1)
    for group, one in zip(groups, made):
        marker, grey = LOOKS[group.material]
        axes.scatter(
            seen(group), one.median(), s=1.5 * np.median(group.masses) ** 0.6, marker=marker, edgecolors=grey,
            facecolors=grey if group.is_counted else "none", linewidths=0.8, alpha=0.85, zorder=2,
        )  # fmt: skip
    axes.set(xlabel="observed median speed at the foot (m/s)", ylabel="simulated by Talus (m/s)")
    axes.set(xlim=(0.0, 32.0), ylim=(0.0, 32.0), aspect="equal")
    handles = [
        pyplot.Line2D([], [], linestyle="", marker=marker, color=grey, markersize=5)
        for marker, grey in LOOKS.values()
    ]  # fmt: skip
    labels = [f"{material}: {case.CLASSES[material][0]}" for material in LOOKS]
    handles.append(pyplot.Line2D([], [], linestyle="", marker="o", color="0.3", mfc="none", markersize=5))
    labels.append(f"open: to {case.HEAVY:.0f} kg, or steeper than {case.STEEP:.0f} degrees")
    for mass in (20.0, 200.0, 2000.0):
        size = math.sqrt(1.5 * mass**0.6)
        handles.append(pyplot.Line2D([], [], linestyle="", marker="o", color="0.3", mfc="none", markersize=size))
        labels.append(f"{mass:.0f} kg")
    handles += [pyplot.Line2D([], [], color="0.5", linewidth=0.8, linestyle=dash) for dash in ("-", ":")]
    labels += ["equal", "0.75 and 1.33 times"]
    axes.legend(handles, labels, fontsize=6.5, loc="lower right")
    save(figure, "rolls.png", greys=16)


TEXT = """# Speed at the foot of slopes: full-scale rolls

Written, with its figure, by `python docs/validation/rolls.py` (also a part of `make validation`). Case:
`tests/verification/rolls_case.py`. Test: `tests/verification/test_rolls.py`.

**The data.** {rolls} full-scale rolls in {all_groups} groups. By their names, the groups are tests of nets, fences
and barriers, and rolls at roads; they were collected in the public repository jschmi08/rockfall (J. Schmidt and J.
Duffy 2020, GPL-3). The data give height and angle of the slope, one word for its material, the weight of each rock
and its speed at the foot, mostly from video. In some groups the heights differ from roll to roll, so each roll is
simulated on its own slope. The energies in the file agree with its weights and speeds, and no rock is faster than a
fall from its crest. The data are not part of Talus.

**Validation, not calibration, except for two numbers.** The surface roughness of debris, 0.04 m, was chosen from
the change of the resistance with the weight within groups on colluvium. The rolling resistance of rock without
roughness, 0.30, lies between the published value and the value of these rolls. So the groups on rock do not test
this resistance.

**What the data do not show.** They do not contain benches, roughness, bends and soil of the slopes, nor shapes of the
rocks and how they were released. So a single group is weak evidence; steep cuts (above {steep:.0f} degrees), where a
small relief throws rocks off the face, and stones (to {heavy:.0f} kg), which the roughness of a slope stops, are
the weakest. {no_angle} groups ({no_angle_rolls} rolls) have no angle and were not simulated: {no_angle_names}. All
{repeated} rolls of {repeated_name} repeat those of Test Cuesta Grade 1998 and Gawk Screen Tests.

**How they were simulated.** Each roll has a plane of its height and angle without roughness, and level ground beyond
its foot. Rocks have its weight at {density:.0f} kg/m3, as {shapes}, each {runs} times. A rock is released {drop} m
above the slope at its crest, with a random orientation and {push} m/s down the slope, as pushed. Its speed is that of
its centre as it crosses the foot. A ball has not touched the level ground by then; the front of a long rock that
slides has, and is braked by it (the [other choices](#other-choices) include a slope without this effect). The
density of the air is 1.2 kg/m3; impact law and time step are the defaults. Medians are those of the rocks that
reach the foot.

**Classes** were chosen by the descriptions in [how to choose the ground](../ground.md), before any speed was computed:

{classes}

## Requirement and result

Of the groups with a median weight above {heavy:.0f} kg on slopes to {steep:.0f} degrees: the median of simulated /
observed speed has to be 0.9 to 1.1, and 85 % of the groups have to be between 0.75 and 1.33. In brackets is the
range of 95 % of the medians if the same number of groups is drawn again from these. Missed requirements are bold.

{asked}

![Simulated against observed median speed, by group](../images/rolls.png)

The following groups miss the range:

{missed}

## By group

Groups with bold names are counted above. Weights are medians (least to greatest). *Of a fall* is the median of
observed speed / speed of a fall from the crest, *held* the share of rocks that do not reach the foot within
{longest:.0f} s. Ratios outside 0.75 to 1.33 are bold.

{groups}

## Other choices

The table shows one class softer and one harder for every material (there is none harder than `extra_hard`), a slope
that continues below its foot, where no kink brakes the front of a rock, each with a quarter of the runs, and the
shapes one by one. *Held* is the share of rocks of the counted groups that do not reach the foot, *all groups* the
median of simulated / observed of all {simulated} that were
simulated.

{others}

## By weight

The table gives the median of simulated / observed of single rolls, in brackets their number. *Roadside* are the
groups named by district, road and post mile.

{weights}

The next table gives speed / speed of a fall on the slopes of test sites with most rolls, without the group that
repeats others, and the rank correlation of speed and weight over all weights:

{alike}

## Surface roughness that would fit the observations

For the groups simulated more than 1.33 times too fast, the table gives the surface roughness with which the
simulated speed, at the rolling resistance of their class, would equal the observed one (with a quarter of the
runs). It shows how much is missing and is not a fit: these slopes are not described, and benches or relief would
have the same effect.

{needed}

## Rocks that do not reach the foot

Rocks that stopped on the slope in the field have no speed at its foot and are not in the data, so this is not a
comparison.

{held}

## Reading

* **Test sites** on slopes to {steep:.0f} degrees have {site_median:.2f} in the median of {site_count} groups, without
  any number chosen for it. One word for the material does not determine the class, and the class matters: the
  effect of one class softer or harder is given above. So the result applies to the class that the descriptions
  suggest, not to every class that could be defended.
* **By weight**: on colluvium rocks of all weights are simulated about as fast as observed. The simulated speed
  increases a little with the weight, the observed one hardly. On rock, which has no roughness here, the simulated
  speed does not depend on the weight.
* **Roadside slopes**: the simulation is too fast on nearly all of them: {roadside_ratios} times,
  {roadside_median:.2f} in the median of {roadside_count} groups, for light rocks and the few heavy ones alike. Rocks
  reach {roadside_fall:.2f} of the speed of a fall there, {site_fall:.2f} on the test sites. Benches and relief,
  which a plane does not have, could cause this; the data do not show whether there were any.
* **Above {steep:.0f} degrees** rocks are simulated faster than observed, {steep_median:.2f} times in the median of
  {steep_count} groups: on a smooth steep face they touch the ground rarely and lose little energy.
* **Flat faces.** A `block` often comes to rest on a face, or slides at walking speed, where the slope is no steeper
  than the friction angle (39 degrees for `medium_hard`, 45 for `extra_hard`): on a plane nothing tips it over
  again. These are most of the rocks that are held, and the reason why `block` alone misses groups.
"""


def page(runs):
    """Write the page and the figure."""
    everything = case.read(DATA)
    groups = [group for group in everything if group.has_angle]
    without = [group for group in everything if not group.has_angle]
    made = made_of(groups, runs)
    counted = [(group, one) for group, one in zip(groups, made) if group.is_counted]
    single = [pair for pair in counted if pair[0].name != REPEATED]
    fewer = max(1, runs // FEWER)
    head = ("", "simulated / observed", "within 0.75 to 1.33", "held, %", "all groups")
    others = [
        compared_row("as chosen", groups, made),
        compared_row("one class softer", groups, made_of(groups, fewer, 1)),
        compared_row("one class harder", groups, made_of(groups, fewer, -1)),
        compared_row("slope continues below its foot", groups, made_of(groups, fewer, is_level_below=False)),
        *(compared_row(f"`{shape}` alone", groups, made, shape) for shape in case.SHAPES),
    ]
    roadside = [(group, one) for group, one in zip(groups, made) if is_roadside(group)]
    others_than = [(group, one) for group, one in zip(groups, made) if not is_roadside(group)]
    steep = [(group, one) for group, one in others_than if group.is_steep]
    sites = [(group, one) for group, one in others_than if not group.is_steep]
    text = TEXT.format(
        rolls=sum(group.masses.size for group in everything), all_groups=len(everything), simulated=len(groups),
        steep=case.STEEP, heavy=case.HEAVY, density=case.DENSITY, runs=runs, drop=case.DROP, push=case.PUSH,
        longest=case.LONGEST, shapes=", ".join(f"`{name}`" for name in case.SHAPES),
        no_angle=len(without), no_angle_rolls=sum(group.masses.size for group in without),
        no_angle_names=", ".join(group.name for group in without), repeated_name=REPEATED,
        repeated=next(group.masses.size for group in groups if group.name == REPEATED),
        classes=table(
            ("material", "class", "why"),
            [cells(name, f"`{chosen}`", why) for name, (chosen, why) in case.CLASSES.items()],
        ),
        asked=table(
            ("", "median of simulated / observed", "groups within 0.75 to 1.33"),
            [
                cells("required", "0.90 to 1.10", "85 %"),
                asked_row(f"{len(counted)} groups", ratios(*zip(*counted))),
                asked_row(f"without {REPEATED}, which repeats others", ratios(*zip(*single))),
            ],
        ),
        missed="\n".join(missed_lines(groups, made)) or "None.",
        groups=table(
            ("group", "material", "n", "height, m", "angle", "weight, kg", "observed, m/s", "of a fall",
             "simulated, m/s", "simulated / observed", "held, %"),
            [group_row(group, one) for group, one in zip(groups, made)],
        ),
        others=table(head, others),
        weights=weight_table(groups, made), alike=alike_table(groups, made),
        held="\n".join(held_lines(groups, made)),
        needed=table(
            ("group", "material", "weight, kg", "angle", "simulated / observed", "roughness needed, m"),
            list(needed_rows(groups, made, fewer)),
        ),
        roadside_ratios=span(ratios(*zip(*roadside)), 2), roadside_median=np.median(ratios(*zip(*roadside))),
        roadside_count=len(roadside), roadside_fall=np.median([of_a_fall(group) for group, _ in roadside]),
        site_median=np.median(ratios(*zip(*sites))), site_count=len(sites),
        site_fall=np.median([of_a_fall(group) for group, _ in sites]),
        steep_median=np.median(ratios(*zip(*steep))), steep_count=len(steep),
    )  # fmt: skip
    PAGE.write_text(wrapped(text), encoding="utf-8")
    draw(groups, made)


if __name__ == "__main__":
    if not (DATA / "rolls").is_dir():
        sys.exit(f"No folder {DATA / 'rolls'}: this page needs the shared data.")
    page(int(sys.argv[1]) if len(sys.argv) > 1 else RUNS)
