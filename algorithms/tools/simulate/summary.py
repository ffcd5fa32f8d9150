# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of a simulation, for models, the log and the report."""

import math

import numpy as np

from ....engine.choices import FIRST_FIELD, WEIGHT_FIELD
from ....engine.ensemble.families import first_rocks
from ....engine.ensemble.split_words import RARE_SHARES, effective_runs
from ....engine.ensemble.splitting import rare_run_outs
from ....engine.members.rolling_ends import BREAKING, COMPLIANT, FEW, NETS, NONE
from ....engine.protection.fragment_hits import begin_times, hit_numbers, hits_of_events
from ...number_words import KILO, formatted, labelled, number_text, share_text
from ...shared.styles.styles import INTEGER, REAL, Column, stop_names
from ...translation import tr
from .obstacles import barrier_name
from .parameters import labels

# Rocks that break where they meet the ground, as talus:simulate is asked for it (research).

SHARE = 0.95  # of the rocks, whose energy at a barrier is told


def tell_pieces(call, scene):
    """Log how many rocks and pieces broke, and what came to barriers."""
    broken = int((scene.broken.result.runs["stop_reason"] == "broken").sum())
    pieces = int((scene.broken.parent >= 0).sum())
    call.info(tr("Rocks and pieces that broke: {}; pieces with runs of their own: {}.").format(broken, pieces))
    for row in hit_rows(scene.broken, scene.barriers):
        call.info("  {}: {}.".format(*row))


def _begins(broken):
    fractures = broken.result.fractures
    return begin_times(broken.parent, fractures["run"], fractures["time"])


def hit_rows(broken, barriers):
    """Pairs of a barrier and what the pieces of each rock bring to it, in words; none without barriers."""
    rows, crossings = [], broken.result.crossings
    if crossings is None:
        return rows
    text = tr("{} rocks, {} pieces, at most {} of one rock; 95th percentiles of the energy: {} kJ of pieces, {} kJ of "
              "the largest piece of a rock, {} kJ of all pieces of a rock together")  # fmt: skip
    whole, begins, mass = first_rocks(broken.parent), _begins(broken), broken.result.runs["mass"]
    for number in range(len(barriers)):
        own = crossings[crossings["barrier"] == number]
        run = own["run"]
        hits = hits_of_events(
            whole[run], 0 * run, begins[run] + own["time"], own["energy"], mass[run], top=own["top"]
        )  # fmt: skip
        numbers = hit_numbers(hits, own["energy"], SHARE)
        if numbers.events:
            energies = (
                number_text(energy / KILO) for energy in (numbers.of_pieces, numbers.of_largest, numbers.of_together)
            )
            counts = (numbers.events, numbers.pieces, numbers.most_pieces)
            rows.append((barrier_name(barriers, number), text.format(*counts, *energies)))
    return rows


# Change of the 95 % run-out between both ends of the interval of the rolling resistance: log, report, numbers.


def tell_comparing(call, reason):
    """Log that both ends are made, or for which reason of the engine's they are not."""
    if reason:
        words = {
            FEW: tr("there are too few runs; 200 and more are needed"),
            COMPLIANT: tr("the impact law is compliant and takes many times longer"),
            NETS: tr("there are flexible nets"),
            BREAKING: tr("rocks break, or stems broken by one rock are gone for the next"),
            NONE: tr("no ground here has the rolling resistance of a class with an interval"),
        }
        call.info(formatted(tr("Interval of the rolling resistance: not compared, because {}."), words[reason]))
    else:
        call.say(tr("Comparing both ends of the interval of the rolling resistance ..."))


def sentence(interval):
    """RollingEnds in words."""
    text = tr(
        "95 % of the rocks have a run-out of at most {:.0f} m; within the interval of the rolling resistance of the "
        "ground classes it is {:.0f} to {:.0f} m ({} runs at each end)."
    )
    return formatted(text, interval.given, interval.low, interval.high, interval.runs)


def numbers_of(result, release_count):
    """Name -> value; those of maps are missing where no map was computed."""
    runs, plain = result.runs, result.plain_runs
    numbers = {
        "RUN_COUNT": int(runs.size),
        "RELEASE_COUNT": int(release_count),
        "STOPPED_SHARE": float(np.mean(plain["stop_reason"] == "rest")),
        "LEFT_TERRAIN_SHARE": float(np.mean(plain["stop_reason"] == "left terrain")),
        "ENERGY_MAX_VALUE": float(runs["energy_max"].max()) / KILO,
        "HEIGHT_MAX_VALUE": float(runs["height_max"].max()),
        "VELOCITY_MAX_VALUE": float(runs["velocity_max"].max()),
        "RUNOUT_MAX": float(runs["distance"].max()),
        "RUNOUT_MEAN": float(plain["distance"].mean()),
        "RUNOUT_P95": float(np.quantile(plain["distance"], 0.95)),
        "REACH_ANGLE_MIN": math.degrees(float(runs["reach_angle"].min())),
        "UNCONVERGED_SHARE": float(runs["unconverged"].sum() / max(int(runs["contact_steps"].sum()), 1)),
    }
    for name, reason, obstacles in (
        ("BARRIER_STOPPED_SHARE", "barrier", result.barriers), ("TREE_STOPPED_SHARE", "tree", result.trees),
    ):  # fmt: skip
        if obstacles is not None:
            numbers[name] = float(np.mean(plain["stop_reason"] == reason))
    if result.maps is not None:
        numbers["ENERGY_P95_MAX"] = result.maps.largest("energy_p95") / KILO
        numbers["HEIGHT_P95_MAX"] = result.maps.largest("height_p95")
    return numbers


def label_rows(numbers):
    """Pairs of a label and a readable number with its unit."""
    return [
        (label, share_text(numbers[name])) if name.endswith("_SHARE") else labelled(label, numbers[name])
        for name, label in labels().items()
        if name in numbers
    ]


def tell(result, findings, numbers, seconds, call, is_compiled=True):
    """Log how it went, with the findings. ``is_compiled``: before it began; else the seconds say nothing of speed."""
    runs = result.runs
    speed = formatted(
        tr("{} runs in {:.1f} s: {:.0f} runs/s, {:.2g} million steps/s."),
        runs.size,
        seconds,
        runs.size / seconds,
        int(runs["steps"].sum()) / seconds / 1e6,
    )
    slow = tr("{} runs in {:.1f} s, most of which went into compiling the engine; the next run will be faster.")
    call.info(speed if is_compiled else formatted(slow, runs.size, seconds))
    stopped = result.provenance.get("stopped")
    if stopped is not None:
        message = tr(
            "Precision of the 95th percentile of {}: {:.1f} %, target {:.1f} %; {} of at most {} runs were made."
        )
        shares = 100.0 * stopped["precision"], 100.0 * stopped["asked"]
        call.info(formatted(message, stopped["of"], *shares, runs.size, stopped["runs_at_most"]))
    names = stop_names()
    for reason, count in result.provenance["stop_reasons"].items():
        call.info(formatted("  {}: {:.1f} %", names.get(reason, reason), 100.0 * count / result.rocks_thrown))
    for label, text in label_rows(numbers):
        call.info(f"  {label}: {text}")
    for text in surrogate_rows(result):
        call.info(text)
    call.find(findings)


def surrogate_rows(result):
    """Sentences on the surrogates of flexible nets."""
    texts = []
    for surrogate in result.provenance["obstacles"].get("surrogates", ()):
        identifier = int(result.barriers["identifier"][surrogate["barrier"]])
        if math.isnan(surrogate["error"]):
            text = tr(
                "Surrogate of barrier {}: {} impacts are too few for the inputs that differ among them; every rock "
                "is decided by the net model."
            )
            texts.append(formatted(text, str(identifier), surrogate["impacts"]))
            continue
        text = tr("Surrogate of barrier {}: {} impacts; the error of the energy share taken by the net is {:.2f} by "
                  "cross-validation; rocks nearer than {:.2f} to the border are decided by the net model, and so are "
                  "some {:.0f} % of the rocks.")  # fmt: skip
        left = 100.0 * (1.0 - surrogate["decided"])
        texts.append(
            formatted(text, str(identifier), surrogate["impacts"], surrogate["error"], surrogate["border"], left)
        )
    return texts


def counter_rows(result):
    """Pairs of a label and a number: what the runs went through in silence, and how deep rocks were in the ground."""
    counts = result.counters()
    labels = {
        "steps": tr("Time steps"),
        "steps_cut": tr("of them divided because they were long for the rock and its speed"),
        "contact_steps": tr("Steps with contact, counted with their parts"),
        "unconverged": tr("of them not converged"),
        "energy_limited": tr("of them with percussions reduced so that no energy was gained"),
        "spins_kept": tr("Steps too long to update the spin"),
        "meetings_cut": tr("Steps with more meetings with barriers or trees than can be followed"),
        "touches_given_up": tr("Stem-contact searches not converged"),
        "resting_steep": tr("Rocks at rest on ground steeper than 45°"),
    }
    rows = [(label, formatted("{}", counts[name])) for name, label in labels.items()]
    label = tr(
        "Penetration of the deepest point of a rock, not exceeded in {:g} % of the steps with contact, in % of its "
        "radius"
    )
    return [*rows, (formatted(label, 99.9), formatted("{:.1f}", 100.0 * result.penetration_p999))]


# Runs that split, in columns and in words: their weights, levels, and rare run-outs.


def splitting_columns(result):
    """Columns of a run; none where runs do not split."""
    if result.weight is None:
        return ()
    return (*weight_columns(result), Column(FIRST_FIELD, INTEGER, tr("run of the rock of which this is a copy"), None))


def weight_columns(result):
    """The weight of the run of a row; none where runs do not split."""
    if result.weight is None:
        return ()
    return (Column(WEIGHT_FIELD, REAL, tr("weight of the run: a part of one rock"), None),)


def kind_of_counts(result):
    """Type of columns that count runs, or add up their weights."""
    return INTEGER if result.weight is None else REAL


def splitting_texts(result):
    """Sentences on levels, runs beyond them and rare run-outs; none where runs did not split."""
    if result.weight is None:
        return []
    split = result.provenance["splitting"]
    text = tr("Rocks released: {}; runs, since a rock that passes a level continues as {}: {}; effective number of "
              "runs by their weights: {:.0f}.")  # fmt: skip
    texts = [formatted(text, split["first_runs"], split["copies"], split["runs"], effective_runs(result))]
    text = tr("Level {} at {:.1f} m: {} runs of {} rocks pass it, {:.3g} % of all rocks.")
    for number_of, level_passed in enumerate(split["passed"], 1):
        texts.append(
            formatted(
                text,
                number_of,
                level_passed["level"],
                level_passed["runs"],
                level_passed["first_runs"],
                100.0 * level_passed["share"],
            )
        )
    text = tr("One rock in {:.0f} reaches a run-out of {:.1f} m or more; this share has a standard error of {:.0f} % "
              "and rests on {} rocks.")  # fmt: skip
    for level_passed in rare_run_outs(result, RARE_SHARES):
        numbers = (
            1.0 / level_passed["share"],
            level_passed["distance"],
            100.0 * level_passed["relative_error"],
            level_passed["first_runs"],
        )
        texts.append(formatted(text, *numbers))
    return texts
