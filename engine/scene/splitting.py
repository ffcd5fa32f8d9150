# SPDX-License-Identifier: GPL-2.0-or-later
"""Levels at which runs split, as a door gives them: the Splitting of the engine, found by some runs where none are
given, and what it cannot be together with."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ..ensemble.splitting import (
    ELEVATION,
    ENERGY_LINE,
    PILOT_ROCKS,
    Splitting,
    choose_levels,
    find_friction,
    pilot_of,
    simulate_splitting,
)
from ..findings.finding import REFUSED, FindingError, Kind
from ..terrain_store.stored_terrain import StoredTerrain

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Executor

    from ..ensemble.splitting import Split
    from .door import Door, Values
    from .inputs import Inputs

BEYOND = 0.1  # part of the share that is sought at which the levels end
MOST_RUNS, MOST_OF_A_ROCK = 1_000_000, 50  # in all, or as many of each rock, where that is more
BESIDE = ("rock.breaking", "trees.events", "barriers.net_field")

SPLITS = Kind(
    "input-beside-splitting", REFUSED,
    "{subject}: runs that split cannot be combined with {other}; leave one of them empty.",
)  # fmt: skip
SPLITS_ALL = Kind(
    "input-beside-splitting", REFUSED, "{subject}: runs split, so all of them are made; leave {other} at 0.",
)  # fmt: skip
NO_WEIGHTS = Kind(
    "input-beside-splitting", REFUSED,
    "{subject}: runs that split have weights, and {other} is not made of such runs; leave it out.",
)  # fmt: skip
SPLITS_TWICE = Kind(
    "input-said-twice", REFUSED,
    "{subject}: it says where runs split, and so does {other}; give one of them.",
)  # fmt: skip
IN_TILES = Kind(
    "input-beside-splitting", REFUSED,
    "{subject}: the elevation model is larger than the memory for it ({other}), and runs that split need all of it.",
    "Read a part of it, give it more memory, or leave the splitting out.",
)  # fmt: skip
AT_NETS = Kind(
    "input-beside-splitting", REFUSED,
    "{subject}: a barrier has a flexible net, which does not know the weights of runs that split.",
    "Give that barrier an energy instead of a net, or leave the splitting out.",
)  # fmt: skip


def splits(values: Values) -> bool:
    """Return True where runs split: nothing is kept of such runs before all are made."""
    return values["splitting"]["share"] is not None or values["splitting"]["levels"] is not None


def check_splitting(door: Door) -> None:
    """Raise, by way of the door, levels that are none and inputs that exclude splitting."""
    if not splits(door.values):
        return
    given = door.values["splitting"]
    key = "splitting.levels" if given["share"] is None else "splitting.share"
    if given["share"] is not None and given["levels"] is not None:
        _refuse(door, SPLITS_TWICE, key, door.called("splitting.levels"))
    for other in BESIDE:
        table, name = other.split(".")
        if door.values[table][name] is not None:
            _refuse(door, SPLITS, key, door.called(other))
    if door.values["numerics"]["precision"] > 0.0:
        _refuse(door, SPLITS_ALL, key, door.called("numerics.precision"))
    if door.values["numerics"]["exact_means"]:
        _refuse(door, NO_WEIGHTS, key, door.called("numerics.exact_means"))
    if "confidence" in door.values["outputs"]["maps"]:
        _refuse(door, NO_WEIGHTS, key, "confidence")
    with door.at(key):
        splitting_of(door.values)


def check_inputs(door: Door, inputs: Inputs) -> None:
    """Raise, by way of the door, what excludes splitting and is known once the layers are read."""
    if not splits(door.values):
        return
    key = "splitting.levels" if door.values["splitting"]["share"] is None else "splitting.share"
    if isinstance(inputs.terrain, StoredTerrain):
        _refuse(door, IN_TILES, key, door.called("compute.terrain_memory"))
    if inputs.barriers is not None and any(net is not None for net in inputs.barriers.nets):
        _refuse(door, AT_NETS, key, door.called("barriers.net_field"))


def splitting_of(values: Values, rocks: int = 1, friction: float = 1.0) -> Splitting:
    """The Splitting of the table splitting; its levels are only a place where they are to be found by runs.

    rocks : that are thrown
    friction : of an energy line for levels that are to be found, where none is given

    Raises ValueError in words for what will not do.
    """
    given = values["splitting"]
    if finds_friction(values):
        given = {**given, "friction": friction}
    return Splitting(
        [1.0] if given["levels"] is None else _numbers(given["levels"]), int(given["copies"]), given["measure"],
        None if given["measure"] == ELEVATION else given["friction"],
        most_runs=max(MOST_RUNS, MOST_OF_A_ROCK * rocks),
    )  # fmt: skip


def finds_friction(values: Values) -> bool:
    """Return True where the friction of the energy line is found with the levels."""
    given = values["splitting"]
    return given["measure"] == ENERGY_LINE and given["friction"] is None and given["levels"] is None


def times_as_many(values: Values) -> int:
    """About how many times as many runs there are as rocks are thrown: each level that 1 of c passes adds (c - 1) / c
    of them, and so do the runs that find the levels."""
    given = values["splitting"]
    copies, levels = given["copies"], given["levels"]
    count = math.log(1.0 / (BEYOND * given["share"])) / math.log(copies) if levels is None else len(_numbers(levels))
    return math.ceil(1.0 + count * (copies - 1) / copies)


def simulate_split(
    door: Door,
    inputs: Inputs,
    executor: Executor | None = None,
    progress: Callable[[float], object] | None = None,
) -> Split:
    """The Split of a scene, whose levels are found by runs where none are given."""
    values = door.values
    terrain, ground, rocks = inputs.terrain, inputs.ground, inputs.rocks
    more = {"executor": executor, "cancelled": door.cancelled, "barriers": inputs.barriers, "trees": inputs.trees}
    first_runs = sum(release.runs for release in inputs.releases)
    splitting, key = splitting_of(values, first_runs), "splitting.levels"
    if values["splitting"]["levels"] is None:
        key = "splitting.share"
        with door.at(key):
            pilot = pilot_of(inputs.releases, PILOT_ROCKS)
            if finds_friction(values):
                friction = find_friction(terrain, ground, rocks, pilot, inputs.settings, splitting.copies, **more)
                splitting = splitting_of(values, first_runs, friction)
            splitting = choose_levels(
                terrain, ground, rocks, pilot, inputs.settings, splitting, BEYOND * values["splitting"]["share"], **more
            )
    with door.at(key):
        return simulate_splitting(
            terrain, ground, rocks, inputs.releases, inputs.settings, splitting, progress=progress, **more
        )


def _numbers(text):
    try:
        return [float(part) for part in text.split(";")]
    except ValueError as error:
        raise ValueError(f"{text!r} are no levels; give numbers in m with semicolons between them.") from error


def _refuse(door, kind, key, other):
    with door.at(key):
        raise FindingError([kind.of(door.called(key), other=other)])
