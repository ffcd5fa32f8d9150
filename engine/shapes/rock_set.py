# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks with shares: what breaks off a cliff, as one thing.

Which run throws which rock follows from the number of the run alone, by the golden ratio: run j of all takes the rock
whose part of the unit interval holds the fraction of (j + 1/2) times (sqrt(5) - 1) / 2. So after any number of runs,
and for each release point as soon as it has several, the shares are met to a few runs; nothing hangs on chance.
Kronecker sequence of the golden ratio: Kuipers and Niederreiter (1974), Uniform Distribution of Sequences, chapter 2.3.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..choices import LIBRARY_ROCKS
from ..io.rock_sets import read_rows
from ..quantities import quantities
from . import rock_library
from .lengths import checked_lengths
from .rock import Rock

if TYPE_CHECKING:
    from ..hints import Array, ArrayLike, FilePath, Release

GOLDEN = 0x9E3779B97F4A7C15  # (sqrt(5) - 1) / 2 in units of 2^-64
MOST_ROCKS = 500
NUMBER = r"(\d+(?:\.\d*)?|\.\d+)"
SIZE = re.compile(rf"{NUMBER}(?:\s*m[3³])?(?:(?:\s*[:=]\s*|\s+){NUMBER}\s*%?)?", re.IGNORECASE)


class RockSet(NamedTuple):
    """Rocks and how often each is thrown."""

    rocks: list  # of Rock
    shares: np.ndarray  # (rocks,) they add up to 1


def check_rock_set(path: FilePath, shape: str) -> None:
    """Raise what ``read_rock_set`` raises, but for what shows only when a rock is made, which takes long for many."""
    _checked_rows(path, shape)


def read_rock_set(
    path: FilePath, shape: str, density: float, before_each: Callable[[], object] | None = None
) -> RockSet:
    """The RockSet of a .csv table, a row a rock.

    Columns, all but one of sizes optional: rock (a shape of the library or a file beside the table; ``shape`` where
    it is empty), volume_m3, or long_m, middle_m and short_m, density (kg/m3; ``density``), share (1).
    A list of measured blocks is one: every row counts the same. ``before_each``: called before each rock is made; what
    it raises ends the reading.

    Raises
    ------
    ValueError
        For what makes no rock, with the line of the table.
    OSError
        Where there is no such file.
    """
    rows = _checked_rows(path, shape)
    rocks = []
    for row in rows:
        if before_each is not None:
            before_each()
        with _in_line(path, row):
            rocks.append(_rock_of(row, Path(path).parent, shape, density))
    shares = np.array([row.share for row in rows])
    return RockSet(rocks, shares / math.fsum(shares))


def rock_set_of_sizes(
    text: str, shape: str, density: float, before_each: Callable[[], object] | None = None
) -> RockSet:
    """The RockSet of one shape in several sizes, ``sizes_of`` the text. Raises ValueError as that does."""
    if not isinstance(text, str):
        raise ValueError(f"the sizes are {text!r}; give a text such as '0.5 60, 2 30, 8 10'.")
    rocks, sizes = [], sizes_of(text)
    for volume, _ in sizes:
        if before_each is not None:
            before_each()
        rocks.append(rock_library.rock(shape, volume=volume, density=density))
    shares = np.array([share for _, share in sizes])
    return RockSet(rocks, shares / math.fsum(shares))


def sizes_of(text: str) -> list[tuple[float, float]]:
    """(Volume [m3], share) of each size in a text such as ``0.5 60, 2 30, 8 10``; without shares all count the same.

    Between semicolons numbers may have decimal commas. Raises ValueError for what is no list of sizes.
    """
    parts = [part.strip() for part in text.split(";" if ";" in text else ",")]
    sizes = []
    for part in filter(None, parts):
        match = SIZE.fullmatch(part.replace(",", "."))
        if match is None:
            raise ValueError(f"{part!r} is no volume with a share; give, for example, 0.5 60, 2 30, 8 10.")
        volume = float(match[1])
        quantities.check("volume", volume, f"size {part}")
        sizes.append((volume, None if match[2] is None else float(match[2])))
    if not sizes:
        raise ValueError("there is no size; give, for example, 0.5 60, 2 30, 8 10.")
    given = [share for _, share in sizes if share is not None]
    if given and len(given) < len(sizes):
        raise ValueError(f"{len(given)} of {len(sizes)} sizes have a share; give all of them one, or none.")
    if given and not math.fsum(given) > 0.0:
        raise ValueError("all shares are 0; give one size a share above 0.")
    if len(sizes) > MOST_ROCKS:
        raise ValueError(f"these are {len(sizes)} sizes; give {MOST_ROCKS} at most.")
    return [(volume, 1.0 if share is None else share) for volume, share in sizes]


def _checked_rows(path, shape):
    """The RockRows of a table of which rocks can be made."""
    rows = read_rows(path)
    if len(rows) > MOST_ROCKS:
        raise ValueError(f"{path}: it has {len(rows)} rows; give {MOST_ROCKS} at most, for example classes of sizes.")
    for row in rows:
        _check_numbers(row, f"{path}, line {row.line}")
        with _in_line(path, row):
            _check_row(row, Path(path).parent, shape)
    if not math.fsum(row.share for row in rows) > 0.0:
        raise ValueError(f"{path}: all shares are 0; give one rock a share above 0.")
    return rows


@contextmanager
def _in_line(path, row):
    """Name the line in the message about a faulty row."""
    try:
        yield
    except (ValueError, OSError) as error:
        raise ValueError(f"{path}, line {row.line}: {error}") from error


def _check_numbers(row, where):
    """Raise FindingError for numbers that no rock has."""
    lengths = [("rock_length", length) for length in row.lengths or ()]
    for name, value in (("density", row.density), ("volume", row.volume), *lengths):
        if value is not None:
            quantities.check(name, value, where)


def _check_row(row, folder, shape):
    name = row.rock or shape
    if name in LIBRARY_ROCKS:
        if row.lengths is None and row.volume is None:
            raise ValueError("there is no size; give volume_m3, or long_m, middle_m and short_m.")
        if row.lengths is not None:
            checked_lengths(row.lengths)
    elif not (folder / name).is_file():
        raise ValueError(f"{name!r} is no shape of the library, and there is no file {folder / name}.")
    elif row.lengths is not None:
        raise ValueError(f"{name} has a size of its own; give volume_m3 or nothing instead of lengths.")


def _rock_of(row, folder, shape, density):
    """The rock of a row that is checked."""
    density = row.density or density
    name = row.rock or shape
    if name not in LIBRARY_ROCKS:
        return Rock.from_file(folder / name, density=density, volume=row.volume)
    if row.lengths is not None:
        return rock_library.rock_of_lengths(name, row.lengths, density=density)
    return rock_library.rock(name, volume=row.volume, density=density)


def rocks_of_runs(count: int, shares: ArrayLike, first: int = 0) -> Array:
    """(count,) which rock each of this many runs throws; ``first``: the number of the first of them among all."""
    ends = np.cumsum(np.asarray(shares, np.float64))
    return np.searchsorted(ends[:-1], _fractions(count, first), side="right")


def _fractions(count, first=0):
    """(count,) numbers of [0, 1) that fill it evenly, however many of them there are."""
    numbers = np.arange(first, first + count, dtype=np.uint64)
    with np.errstate(over="ignore"):
        places = numbers * np.uint64(GOLDEN) + np.uint64(GOLDEN >> 1)
    return (places >> np.uint64(11)).astype(np.float64) * 2.0**-53  # exact: 53 bits


def counts_of_rocks(count: int, shares: ArrayLike) -> Array:
    """(rocks,) how many of this many runs throw each rock: by largest remainder, so each is less than one run off."""
    quotas = count * np.asarray(shares, np.float64)
    counts = np.floor(quotas + 1e-9).astype(np.int64)
    counts[np.argsort(counts - quotas, kind="stable")[: count - sum(counts.tolist())]] += 1
    return counts


def rocks_of_all(count: int, shares: ArrayLike) -> Array:
    """(count,) which rock each of all runs throws: the order of ``rocks_of_runs``, the numbers of ``counts_of_rocks``.

    Where the two agree on the numbers, it is the same as ``rocks_of_runs``.
    """
    drawn, wanted = rocks_of_runs(count, shares), counts_of_rocks(count, shares)
    if np.array_equal(np.bincount(drawn, minlength=wanted.size), wanted):
        return drawn
    order = np.argsort(_fractions(count), kind="stable")
    rocks = np.empty(count, np.int64)
    rocks[order] = np.repeat(np.arange(wanted.size), wanted)
    return rocks


def with_rocks(releases: Sequence[Release], shares: ArrayLike) -> tuple[list[Release], Array]:
    """n Releases each with one of the rocks, and the place (n,) in the old list of each; ``shares``: (rocks,), sum 1.

    All runs are shared out among the rocks as ``rocks_of_all`` does; those of one rock at one place are a release of
    their own.
    """
    rocks = rocks_of_all(sum(release.runs for release in releases), shares)
    bound_releases, places, first = [], [], 0
    for index, release in enumerate(releases):
        counts = np.bincount(rocks[first : first + release.runs], minlength=len(shares))
        first += release.runs
        for rock in np.flatnonzero(counts).tolist():
            bound_releases.append(replace(release, rock=rock, runs=int(counts[rock])))
            places.append(index)
    return bound_releases, np.array(places, np.int64)
