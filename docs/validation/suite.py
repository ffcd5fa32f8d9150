# SPDX-License-Identifier: GPL-2.0-or-later
"""The validation suite: writes docs/validation/results.md and its figure. ``make validation``; needs the shared data.

suite.py             everything, some 10 minutes of two processors
suite.py NAME        one part of it to the screen, by its name in the last lines of this file
"""

import sys
from pathlib import Path

import numpy as np

from talus.engine import Ground, Release, Rock, Settings, Terrain, rock_library, simulate
from talus.tests.verification import authume_case, chant_sura_case, ramp_case
from talus.tests.verification.real_terrain_case import cliffs, is_fan_known, way_to_border

ROOT = Path(__file__).resolve().parents[2]
DATA = ROOT.parent / "shared" / "data"
PAGE = Path(__file__).with_name("results.md")
SEEDS = tuple(range(8))  # of the default, 328 runs each; half of them for what is compared with it
GROUNDS = {
    "scar layer with torque (default)": {},
    "without torque (Lu et al.), with rolling resistance": {"soil_torque": False},
    "rolling resistance of the classes alone": {"scar_strength": 0.0},
    "as RAMMS 1: hard contact and friction": {"with_scar_layer": False},
}
SITES = {
    "avaGar": "avaGar_5m_EPSG31287.tif", "avaMal": "avaMal_5m_EPSG31287.tif",
    "fluchthorn": "fluchthorn_10m_EPSG31254.tif",
}  # fmt: skip
SHAPES = ("eota111", "eota221", "block", "plate", "cube", "wedge", "sphere_coarse")
FEW_SHAPES = SHAPES[:3]  # where each costs minutes
P1_SHAPES = (  # stretched to the three lengths of each block; cube, block, column, plate and slab are all a box then
    "eota111", "rounded_cube", "rounded_block", "zingg_sphere", "zingg_disc", "zingg_rod", "zingg_bladed", "boulder",
    "sphere_coarse", "disc", "dodecahedron", "icosahedron", "cube", "hexagonal_column", "octahedron", "wedge",
    "tetrahedron",
)  # fmt: skip
MEAN_SHARES = 0.8, 1.2  # of the mean run-out in the field, for any one shape
FAR = 50.0  # m of run-out from which on a reach angle means something
LONGEST = 300.0  # s
NEAR = 150.0  # m from a release to the border of the data: below, a rock leaves over a slope that no ground stops it on
FANS = 24.0, 28.5, 33.5  # degrees: the bound; least and greatest of Onofri and Candian (1979)
RATIO_BOUNDS = 0.45, 0.63  # speed after / before at Chant Sura: of eleven contacts, of which eight are at hand
MISSED = (
    "| what | bound | cause | test |",
    "| --- | --- | --- | --- |",
    "| Authume, `tetrahedron`: mean | 0.8 of the field's | it lands on large flats and slides; no block of the test "
    "has such a shape | `test_any_shape_runs_about_as_far` |",
    "| rolls: groups within 0.75 to 1.33 | 85 % | three tests on one slope had 12.2, 11.1 and 9.8 m/s in the field, "
    "and equal speeds in the simulation ([rolls](rolls.md)) | `test_most_groups_are_near_the_field` |",
    "| avaGar: left the terrain | 5 % | the data end beside the cliffs | "
    "`test_rocks_that_leave_the_terrain_began_beside_its_border` |",
)
LEFT, FAST, ANGLE = 5.0, 60.0, 24.0  # bounds on avaGar: %, m/s, degrees


def mark(value, text, low=-np.inf, high=np.inf):
    """The text of a number, in bold where it misses its bounds."""
    return text if low <= value <= high else f"**{text}**"


def run_outs(experiment, seeds, rocks=None, **options):
    """(numbers, their standard errors from seed to seed, run-outs) of Authume over some seeds."""
    every = [authume_case.throw(experiment, 2, seed, rocks, **options).runs for seed in seeds]
    runs = np.concatenate(every)
    each = [authume_case.numbers(experiment, entry) for entry in every]
    numbers = authume_case.numbers(experiment, runs)
    errors = {name: np.std([entry[name] for entry in each], ddof=1) / np.sqrt(len(each)) for name in numbers}
    return numbers, errors, experiment.run_out(runs["stop"])


def authume():
    """Run-out on profile P1 for each ground, on a coarser terrain, with other shapes. Returns lines and run-outs."""
    experiment, result = authume_case.read(DATA), {}
    observed = experiment.run_out(experiment.stops)
    bench = ((observed > authume_case.EDGE) & (observed < authume_case.BENCH_END)).mean()
    lines = ["| Authume P1 | mean m | sd m | KS | bench | slope | left % |", "| --- |" + " --- |" * 6]
    lines.append(
        f"| observed | {observed.mean():.1f} | {observed.std(ddof=1):.1f} | | {bench:.2f} "
        f"| {(observed <= authume_case.EDGE).mean():.2f} | 0 |"
    )
    lines.append("| bounds | 41.1 to 47.9 | 8.0 to 15.3 | 0.21 | 0.34 to 0.64 | | 2 |")
    cases = {name: (experiment, None, options) for name, options in GROUNDS.items()}
    cases["default, terrain of 2 m"] = experiment.coarser(), None, {}
    cases["default, two scanned blocks stretched to the lengths"] = experiment, experiment.scanned_rocks(DATA), {}
    for name, (case, rocks, options) in cases.items():
        seeds = SEEDS if case is experiment and not options and not rocks else SEEDS[: len(SEEDS) // 2]
        numbers, errors, result[name] = run_outs(case, seeds, rocks, **options)
        lines += [authume_line(name, numbers), error_line(errors)]
    speeds = authume_case.edge_speeds(
        experiment, authume_case.throw(experiment, 1, trajectories=True, trajectory_interval=0.02)
    )
    lines += ["", f"Speed at the edge of the upper face: {speeds.mean():.1f} ({speeds.std():.1f}) m/s."]
    return lines, (observed, result)


def stretched(experiment, shape):
    """A library shape stretched to the three lengths of each observed block, with its mass."""
    corners = authume_case.unit_shape(rock_library.rock(shape).vertices, None)
    return [
        Rock.from_points(corners * np.sort(lengths)[::-1], mass=mass)
        for mass, lengths in zip(experiment.masses, experiment.lengths)
    ]


def shapes_on_p1():
    """Run-out on profile P1 of every kind of shape, one class table for all. Returns lines."""
    experiment = authume_case.read(DATA)
    lines = [
        "| shape, stretched to the lengths of each block | mean m | simulated / observed | sd m | KS | bench | left % |"
    ]
    lines.append("| --- |" + " --- |" * 6)
    for shape in P1_SHAPES:
        numbers, _, _ = run_outs(experiment, SEEDS[:2], stretched(experiment, shape))
        share = numbers["mean"] / authume_case.PUBLISHED_MEAN
        lines.append(
            f"| `{shape}` | {numbers['mean']:.1f} | {mark(share, f'{share:.2f}', *MEAN_SHARES)} | {numbers['sd']:.1f} "
            f"| {numbers['KS']:.2f} | {numbers['bench']:.2f} | {100.0 * numbers['left']:.1f} |"
        )
    return lines


def thirds_of_flatness():
    """Run-out by thirds of shortest over longest length of the observed blocks, seen and made. Returns lines."""
    experiment = authume_case.read(DATA)
    flatness = experiment.lengths.min(axis=1) / experiment.lengths.max(axis=1)
    third = np.searchsorted(np.quantile(flatness, [1.0 / 3.0, 2.0 / 3.0]), flatness)
    seen = experiment.run_out(experiment.stops)
    runs = np.concatenate([authume_case.throw(experiment, 2, seed).runs for seed in SEEDS])
    of_run = third[runs["rock"]]
    made = experiment.run_out(runs["stop"])
    lines = ["| shortest / longest length | observed m (blocks) | simulated m |", "| --- | --- | --- |"]
    for k, name in enumerate(("flattest third", "middle third", "most compact third")):
        lines.append(
            f"| {name}, {flatness[third == k].min():.2f} to {flatness[third == k].max():.2f} "
            f"| {seen[third == k].mean():.1f} ({(third == k).sum()}) | {made[of_run == k].mean():.1f} |"
        )
    return lines


def thirds_of_mass():
    """Run-out by thirds of the mass of the observed blocks, seen and made. Returns lines."""
    experiment = authume_case.read(DATA)
    third = np.searchsorted(np.quantile(experiment.masses, [1.0 / 3.0, 2.0 / 3.0]), experiment.masses)
    seen = experiment.run_out(experiment.stops)
    runs = np.concatenate([authume_case.throw(experiment, 2, seed).runs for seed in SEEDS])
    made = experiment.run_out(runs["stop"])
    lines = ["| mass, kg | observed m (blocks) | simulated m |", "| --- | --- | --- |"]
    for k, name in enumerate(("lightest third", "middle third", "heaviest third")):
        masses = experiment.masses[third == k]
        lines.append(
            f"| {name}, {masses.min():.0f} to {masses.max():.0f} | {seen[third == k].mean():.1f} ({masses.size}) "
            f"| {made[third[runs['rock']] == k].mean():.1f} |"
        )
    return lines


def half_samples(numbers=(0.34, 0.36, 0.38, 0.40, 0.42, 0.44, 0.46), draws=1000):
    """mu_0 of all ground fitted to one half of the observed blocks, tried on the other, many times. Returns lines."""
    experiment = authume_case.read(DATA)
    seen = experiment.run_out(experiment.stops)
    made = []  # run-outs by number, block and run
    for number in numbers:
        every = [authume_case.throw(experiment, 2, seed, rolling_resistance=number).runs for seed in SEEDS]
        runs = np.concatenate(every)
        order = np.argsort(runs["rock"], kind="stable")
        made.append(experiment.run_out(runs["stop"])[order].reshape(seen.size, -1))
    made, generator = np.array(made), np.random.default_rng(1)
    fitted, errors, differences = [], [], []
    for _ in range(draws):
        shuffled = generator.permutation(seen.size)
        half, other = shuffled[: seen.size // 2], shuffled[seen.size // 2 :]
        means = np.minimum.accumulate(made[:, half].mean(axis=(1, 2)))  # falls with the number, but for chance
        best = np.interp(-seen[half].mean(), -means, numbers)
        nearest = made[np.abs(np.subtract(numbers, best)).argmin(), other].ravel()
        fitted.append(best)
        errors.append(np.interp(best, numbers, made[:, other].mean(axis=(1, 2))) - seen[other].mean())
        differences.append(authume_case.largest_difference(seen[other], nearest))
    chance = 1.36 * np.sqrt(1.0 / other.size)  # of the distribution of so many blocks, level 5 %
    low, middle, high = np.percentile(fitted, [5, 50, 95])
    return [
        "| half samples | median | 5 to 95 % |",
        "| --- | --- | --- |",
        f"| mu_0 fitted to the mean of {half.size} blocks | {middle:.3f} | {low:.3f} to {high:.3f} |",
        f"| mean of the other {other.size} blocks, simulated minus observed, m | {np.median(errors):+.1f} "
        f"| {np.percentile(errors, 5):+.1f} to {np.percentile(errors, 95):+.1f} |",
        f"| KS of the other {other.size} blocks (by chance, 5 %: {chance:.2f}) | {np.median(differences):.2f} "
        f"| {np.percentile(differences, 5):.2f} to {np.percentile(differences, 95):.2f} |",
    ]


def class_resistance(name):
    """mu_r of a class for a ball of 1 t, mu_0 + d / 2R with R = 0.446 m."""
    ground = Ground.of_class(Terrain(np.zeros((2, 2))), name)
    radius = (3.0 / (4.0 * np.pi) * 1000.0 / 2700.0) ** (1.0 / 3.0)
    return ground.field("rolling_resistance")[0, 0] + ground.field("surface_roughness")[0, 0] / (2.0 * radius)


def rolling_slopes(name="medium", runs=16):
    """The steepest plane on which half the rocks of 1 t stop within 60 s, rolled off at 3 m/s, to a degree."""
    mu = class_resistance(name)
    lines = [f"| 1 t on `{name}`, mu_r {mu:.2f} ({np.degrees(np.arctan(mu)):.0f} degrees) | stops up to, degrees |"]
    lines.append("| --- | --- |")
    for shape in ("sphere", "eota111", "cube"):
        rock = rock_library.rock(shape, volume=1000.0 / 2700.0)
        steepest = 0
        for degrees in range(8, 46):
            x = 2.0 * np.arange(400)
            plane = Terrain(np.repeat(-np.tan(np.radians(degrees)) * x[None, :], 12, axis=0), (2.0, 2.0))
            release = Release((10.0, 11.0), height=0.05, runs=runs, velocity=(3.0, 0.0, 0.0))
            result = simulate(
                plane, Ground.of_class(plane, name), rock, release, Settings(maps=False, max_time=60.0, air_density=0.0)
            )
            if (result.runs["stop_reason"] == "rest").mean() < 0.5:
                break
            steepest = degrees
        lines.append(f"| `{shape}` | {steepest} |")
    return lines


def authume_line(name, numbers):
    """A row of the table."""
    share, bound = authume_case.BENCH_SHARE, authume_case.BENCH_BOUND
    cells = (
        mark(numbers["mean"], f"{numbers['mean']:.1f}", *authume_case.MEAN_BOUNDS),
        mark(numbers["sd"], f"{numbers['sd']:.1f}", *authume_case.SPREAD_BOUNDS),
        mark(numbers["KS"], f"{numbers['KS']:.2f}", high=authume_case.KS_BOUND),
        mark(numbers["bench"], f"{numbers['bench']:.2f}", share - bound, share + bound),
        f"{numbers['slope']:.2f}",
        mark(numbers["left"], f"{100.0 * numbers['left']:.1f}", high=0.02),
    )
    return f"| {name} | {' | '.join(cells)} |"


def error_line(errors):
    """The standard errors of the row above: what more runs would change it by."""
    cells = [
        f"{errors['mean']:.1f}",
        f"{errors['sd']:.1f}",
        *(f"{errors[name]:.3f}" for name in ("KS", "bench", "slope")),
    ]
    return f"| *standard error* | {' | '.join(f'*{cell}*' for cell in cells)} | *{100.0 * errors['left']:.1f}* |"


def chant_sura(count=400):
    """Speed after / before of the open impacts, and the scars of the four of Lu et al. Returns lines."""
    grounds = {"default": {}, "no torque": {"soil_torque": False}, "as RAMMS 1": {"with_scar_layer": False}}
    actual = {name: chant_sura_case.ratios(DATA, count, **options) for name, options in grounds.items()}
    lines = ["| impact | observed | " + " | ".join(grounds) + " | scar observed, m | default, m |"]
    lines.append("| --- |" * 1 + " --- |" * (len(grounds) + 3))
    for k, (name, ratio, _, depths, scar) in enumerate(actual["default"]):
        means = " | ".join(f"{actual[ground][k][2].mean():.2f}" for ground in grounds)
        observed = "" if np.isnan(depths[0]) else f"{depths[0]:.2f} to {depths[1]:.2f}"
        lines.append(f"| {name} | {ratio:.2f} | {means} | {observed} | {np.median(scar):.2f} |")
    seen = np.array([row[1] for row in actual["default"]])
    averages, others, errors = [], [], []
    for ground in grounds:
        averages.append(np.mean([row[2].mean() for row in actual[ground]]))
        errors.append(np.sqrt(sum(row[2].var() / row[2].size for row in actual[ground])) / seen.size)
        others.append(authume_case.largest_difference(seen, np.concatenate([row[2] for row in actual[ground]])))
    means = (
        f"{mark(mean, f'{mean:.3f}', *RATIO_BOUNDS)} ({error:.3f})" for mean, error in zip(averages, errors)
    )  # fmt: skip
    lines.append(f"| mean (standard error) | {seen.mean():.3f} | " + " | ".join(means) + " | | |")
    lines.append(
        "| KS of the eight | | " + " | ".join(mark(value, f"{value:.2f}", high=0.4) for value in others) + " | | |"
    )
    lines += [
        "",
        "| impact of Lu et al. | depth: eq. 11 | Talus | table 3 | observed | length: Talus | table 3 | observed |",
    ]
    lines.append("| --- |" + " --- |" * 7)
    for k, ((depth, length), row) in enumerate(zip(chant_sura_case.impacts_of_lu(count=count), chant_sura_case.LU)):
        velocity, _, mapped, seen, strength, _, other_depth, other_length = row
        law = 0.1 * 780.0 ** (1.0 / 3.0) * (1e3 * strength) ** -0.4 * abs(velocity[2]) ** 0.8
        cells = " | ".join(f"{value:.2f}" for value in (law, depth, other_depth, mapped, length, other_length, seen))
        lines.append(f"| {k + 1} | {cells} |")
    return lines


def sites(count=150, volume=1.0, names=tuple(SITES)):
    """Rocks from the cliffs of sites without observations: are the forecasts plausible? Returns lines."""
    lines = [
        "| site | shape | left % | of them within 150 m of their start | still moving after 300 s, % | v95 m/s | h95 m "
        "| farthest 1 %, degrees |"
    ]
    lines.append("| --- |" + " --- |" * 7)
    for site in names:
        terrain = Terrain.from_raster(DATA / "dem" / SITES[site])
        releases = [Release(tuple(place), height=1.0, runs=1) for place in cliffs(terrain, count)]
        for shape in SHAPES:
            runs = plausible_runs(terrain, releases, rock_library.rock(shape, volume=volume))
            lines.append(site_line(site, shape, runs))
    return lines


def off_the_data(count=600, site="avaGar"):
    """Starts of the rocks that leave the terrain, and the points where they left it. Returns lines."""
    terrain = Terrain.from_raster(DATA / "dem" / SITES[site])
    releases = [Release(tuple(place), height=1.0, runs=1) for place in cliffs(terrain, count)]
    lines = [
        f"| {site}, {count} rocks | left % (standard error) | began within, m of the border of the data "
        "| left of those that began farther | run-out where they left, m | angle there, degrees "
        "| slope of the ground there | on more than 35 degrees, % |"
    ]
    lines.append("| --- |" + " --- |" * 7)
    fans = {angle: np.array([is_fan_known(terrain, release.position, angle) for release in releases]) for angle in FANS}
    fan_lines = [
        f"| {site}, rocks that leave, of those whose fan of this many degrees lies in the data | "
        + " | ".join(f"{angle:g}" for angle in FANS) + " |",
        "| --- |" + " --- |" * len(FANS),
    ]  # fmt: skip
    for shape in FEW_SHAPES:
        runs = plausible_runs(terrain, releases, rock_library.rock(shape, volume=1.0))
        is_off, way = runs["stop_reason"] == "left terrain", way_to_border(terrain, runs["start"])
        left, off, within = is_off.mean(), runs[is_off], way[is_off].max()
        share, error = 100.0 * left, 100.0 * np.sqrt(left * (1.0 - left) / count)
        angles, slopes = np.degrees(off["reach_angle"]), np.degrees(off["stop_slope"])
        lines.append(
            f"| {shape} | {mark(share, f'{share:.1f}', high=LEFT)} ({error:.1f}) | {within:.0f} "
            f"| 0 of {(way > within).sum()} | {np.median(off['distance']):.0f} ({off['distance'].min():.0f} to "
            f"{off['distance'].max():.0f}) | {np.median(angles):.0f} (least {angles.min():.0f}) "
            f"| {np.median(slopes):.0f} (least {slopes.min():.0f}) | {100.0 * (slopes > 35.0).mean():.0f} |"
        )
        fan_lines.append(
            f"| {shape} | " + " | ".join(f"{is_off[fan].sum()} of {fan.sum()}" for fan in fans.values()) + " |"
        )
    return [*lines, "", *fan_lines]


def grounds_on_cliffs(count=150, site="avaGar"):
    """The grounds side by side where nothing was observed: what each forecasts. Returns lines."""
    terrain = Terrain.from_raster(DATA / "dem" / SITES[site])
    releases = [Release(tuple(place), height=1.0, runs=1) for place in cliffs(terrain, count)]
    lines = [f"| {site} | shape | left % | v95 m/s | h95 m | median run-out m | farthest 1 %, degrees |"]
    lines.append("| --- |" + " --- |" * 6)
    for name, options in GROUNDS.items():
        for shape in SHAPES[:2]:
            runs = plausible_runs(terrain, releases, rock_library.rock(shape, volume=1.0), **options)
            left, fast, high, farthest = forecast_of(runs)
            lines.append(
                f"| {name} | {shape} | {mark(left, f'{left:.1f}', high=LEFT)} | {mark(fast, f'{fast:.0f}', high=FAST)} "
                f"| {high:.0f} | {np.median(runs['distance']):.0f} | {mark(farthest, f'{farthest:.1f}', ANGLE)} |"
            )
    return lines


def forecast_of(runs):
    """Share that left the terrain (%), 95th percentiles of velocity and height, reach angle of the farthest 1 %."""
    angles = np.degrees(runs["reach_angle"])[runs["distance"] > FAR]
    return (
        100.0 * (runs["stop_reason"] == "left terrain").mean(), np.percentile(runs["velocity_max"], 95),
        np.percentile(runs["height_max"], 95), np.percentile(angles, 1),
    )  # fmt: skip


def plausible_runs(terrain, releases, rock, soil_torque=True, **options):
    """Runs on the default class."""
    settings = Settings(seed=1, maps=False, air_density=1.2, max_time=LONGEST, soil_torque=soil_torque)
    return simulate(terrain, Ground.of_class(terrain, "medium", **options), rock, releases, settings).runs


def site_line(site, shape, runs):
    """A row of the table."""
    left, fast, high, farthest = forecast_of(runs)
    near = 100.0 * ((runs["stop_reason"] == "left terrain") & (runs["distance"] < NEAR)).mean()
    moving = 100.0 * (runs["stop_reason"] == "max time").mean()
    bound = LEFT if site == "avaGar" else 100.0
    return (
        f"| {site} | {shape} | {mark(left, f'{left:.1f}', high=bound)} | {near:.1f} | {moving:.0f} "
        f"| {mark(fast, f'{fast:.0f}', high=FAST)} | {high:.0f} | {mark(farthest, f'{farthest:.1f}', ANGLE)} |"
    )


def ramp(runs=500):
    """Both schemes on the ramp of RAMMS::ROCKFALL, with the preset. Returns lines."""
    lines = ["| ramp | velocity, m/s | rotation, rot/s | energy, kJ | jump height, m |", "| --- |" + " --- |" * 4]
    for scheme in ramp_case.SCHEMES:
        means = ramp_case.means(ramp_case.by_passage(ramp_case.throw(scheme, runs)))
        for name, values in ((f"{scheme}, published", ramp_case.PUBLISHED[scheme]), (f"{scheme}, Talus", means)):
            lines.append(f"| {name} | " + " | ".join(f"{mean:.3g} ({sd:.2g})" for mean, sd in values.values()) + " |")
    return lines


def draw(observed, found):
    """Distribution of the run-out for the grounds."""
    sys.path.insert(0, str(ROOT / "docs" / "figures"))
    from figure_style import DASHES, GREYS, pyplot, save

    figure, axes = pyplot.subplots(figsize=(7.2, 2.8), layout="constrained")
    axes.step(np.sort(observed), np.arange(1, observed.size + 1) / observed.size, where="post", color="tab:red",
              label="observed, 41 blocks")  # fmt: skip
    for k, (name, values) in enumerate(found.items()):
        look = {"linestyle": DASHES[k % 4], "color": GREYS[k // 2]}
        axes.plot(np.sort(values), np.arange(1, values.size + 1) / values.size, label=name, **look)
    axes.set(xlabel="run-out on Authume P1, m", ylabel="share of blocks", xlim=(0.0, 112.0))
    axes.legend(fontsize=6, loc="lower right")
    save(figure, "validation_suite.png")


def page():
    """Everything, to the page of results."""
    lines, drawn = authume()
    draw(*drawn)
    parts = [
        "# Results of the validation suite\n\nThis page is written by `make validation`. Numbers that miss "
        "their bound are bold. The numbers are explained in [Authume](authume.md), [Chant Sura](chant_sura.md), "
        "[ramp](ramp.md), [ground](../ground.md).\n",
        "## Authume, profile P1\n", *lines, "\n![Run-out](../images/validation_suite.png)\n",
        "### By shape\n", *shapes_on_p1(), "", *thirds_of_mass(), "", *thirds_of_flatness(),
        "\n### Fitted to one half of the blocks, tested on the other\n", *half_samples(),
        "\n## Slopes on which rocks just keep rolling\n", *rolling_slopes("medium"), "", *rolling_slopes("hard"),
        "\n## Chant Sura, class `medium`\n", *chant_sura(), "\n## Plausibility, class `medium`, 1 m³ from cliffs\n",
        *sites(), "", *off_the_data(), "", *grounds_on_cliffs(),
        "\n## Ramp of 40 degrees, preset as RAMMS 1\n", *ramp(), "\n## Missed bounds and their causes\n", *MISSED,
    ]  # fmt: skip
    PAGE.write_text("\n".join(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    if not DATA.is_dir():
        sys.exit(f"No folder {DATA}: the validation suite needs the shared data.")
    if len(sys.argv) > 1:
        part = {
            "authume": lambda: authume()[0],
            "shapes": shapes_on_p1,
            "masses": thirds_of_mass,
            "thirds": thirds_of_flatness,
            "halves": half_samples,
            "rolling": rolling_slopes,
            "chant_sura": chant_sura,
            "sites": sites,
            "off": off_the_data,
            "grounds": grounds_on_cliffs,
            "ramp": ramp,
        }[sys.argv[1]]
        names = {"names": tuple(sys.argv[2:])} if len(sys.argv) > 2 else {}
        print("\n".join(part(**names)))
    else:
        page()
