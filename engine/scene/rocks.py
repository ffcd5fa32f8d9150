# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of a scene: one of the library or of a file at the size that was asked for, or several with shares."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ..findings.finding import DOUBTFUL, REFUSED, Finding, FindingError, Kind
from ..shapes import rock_library
from ..shapes.flats import LARGE_FLATS, MOST_NATURAL_FLATS, flat_share
from ..shapes.lengths import checked_lengths
from ..shapes.rock import Rock
from ..shapes.rock_set import check_rock_set, read_rock_set, rock_set_of_sizes, sizes_of

if TYPE_CHECKING:
    from ..hints import Array
    from .door import Door

# Scanned boulders have 8 and 11 %; dents of twice that shape the motion, and a hull does not have them.
MUCH_VOID = 0.2  # share of the hull
USUAL_VOLUME = 1.0  # m3, of a rock of the library
BESIDE_SETS = ("file", "sizes", "lengths", "volume_distribution")  # keys that say what the rocks are, too

SAID_TWICE = Kind(
    "input-said-twice", REFUSED, "{subject}: it defines the rocks, and so does {other}; leave one of them empty.",
)  # fmt: skip
VOLUME_NOT_USED = Kind(
    "volume-not-used", DOUBTFUL, "{subject} ({value:g} m³) is not used: {other} gives the size of the rocks.",
)  # fmt: skip
NO_LENGTHS = Kind(
    "lengths-unusable", REFUSED,
    "{subject}: {given!r} is not the long, middle and short length of a block; give three positive numbers in metres, "
    "for example 2.1 1.4 0.9.",
)  # fmt: skip
TWO_SHAPES = Kind(
    "input-said-twice", REFUSED,
    "{subject}: they stretch a shape of the library, and {other} gives another; leave one of the two empty.",
)  # fmt: skip
VOID = Kind(
    "rock-hull-void", DOUBTFUL,
    "{subject}: {value:.0f} % of the hull that touches the ground is void; the rock differs much from it.",
    "Give the rock as convex parts ({key}).",
)  # fmt: skip
LARGE_FACES = Kind(
    "rock-faces-flat", DOUBTFUL,
    "{subject}: the three largest faces have {value:.0f} % of the surface of the rock; for worn, natural rocks of "
    "the library it is at most {natural:.0f} %. A rock with such flats lands on its side and slides where a worn one "
    "keeps rolling, so it may stop early.",
    "Round its edges, or compare it with a shape of the library.",
)  # fmt: skip


def key_of_set(door: Door) -> str:
    """ "rock.set" or "rock.sizes", whichever gives several rocks; "" where there is one."""
    return next((f"rock.{name}" for name in ("set", "sizes") if door.values["rock"][name] is not None), "")


def block_lengths(door: Door) -> Array | None:
    """The three lengths of a block, m, longest first; None where none are given. Raises for other texts."""
    values = door.values["rock"]
    if values["lengths"] is None:
        return None
    with door.at("rock.lengths"):
        subject = door.called("rock.lengths")
        try:
            numbers = [float(part) for part in re.split(r"[,;\s]+", values["lengths"]) if part]
            if len(numbers) != 3 or not all(number > 0.0 for number in numbers):
                raise ValueError
        except ValueError as error:
            raise FindingError([NO_LENGTHS.of(subject, given=values["lengths"])]) from error
        if values["file"] is not None:
            raise FindingError([TWO_SHAPES.of(subject, other=door.called("rock.file"))])
        try:
            return checked_lengths(numbers)
        except ValueError as error:
            raise ValueError(str(error).removeprefix("lengths: ")) from error


def check_rocks(door: Door) -> None:
    """Raise what can be known to be wrong before rocks are made, which takes long for many."""
    block_lengths(door)
    key, values = key_of_set(door), door.values["rock"]
    if not key:
        return
    for name in BESIDE_SETS:
        if f"rock.{name}" != key and values[name] is not None:
            with door.at(key):
                raise FindingError([SAID_TWICE.of(door.called(key), other=door.called(f"rock.{name}"))])
    with door.at(key):
        if key == "rock.set":
            check_rock_set(door.file(key), values["shape"])
        else:
            sizes_of(values["sizes"])


def read_rocks(door: Door) -> tuple[list[Rock], Array | None]:
    """Rocks and their shares, None where there is one alone; raises as ``check_rocks``."""
    check_rocks(door)
    key, values = key_of_set(door), door.values["rock"]
    _find_unused_volume(door, key or ("rock.lengths" if values["lengths"] is not None else ""))
    if not key:
        return [_one_rock(door)], None
    stop = getattr(door, "stop_if_cancelled", None)
    with door.at(key):
        if key == "rock.set":
            rock_set = read_rock_set(door.file(key), values["shape"], values["density"], stop)
        else:
            rock_set = rock_set_of_sizes(values["sizes"], values["shape"], values["density"], stop)
    return rock_set.rocks, rock_set.shares


def _find_unused_volume(door, key):
    volume = door.values["rock"]["volume"]
    if key and volume not in (None, USUAL_VOLUME):
        door.find([VOLUME_NOT_USED.of(door.called("rock.volume"), volume, None, other=door.called(key))])


def _one_rock(door):
    values, lengths = door.values["rock"], block_lengths(door)
    if values["file"] is not None:
        with door.at("rock.file"):
            given = {"density": values["density"], "volume": values["volume"], "solid": values["solid"]}
            rock = Rock.from_file(door.file("rock.file"), **given)
        door.find(findings_of_file(rock, door.called("rock.file"), door.called("rock.solid")))
        return rock
    with door.at("rock.shape"):
        if lengths is not None:
            return rock_library.rock_of_lengths(values["shape"], lengths, density=values["density"])
        volume = USUAL_VOLUME if values["volume"] is None else values["volume"]
        return rock_library.rock(values["shape"], volume=volume, density=values["density"])


def findings_of_file(rock: Rock, subject: str, key: str) -> list[Finding]:
    """Findings of a rock from a file: is its hull much like it, has it large flats? ``key``: that says what it is."""
    findings, share = [], flat_share(rock.vertices)
    if share > LARGE_FLATS:
        natural = 100.0 * MOST_NATURAL_FLATS
        findings.append(LARGE_FACES.of(subject, 100.0 * share, 100.0 * LARGE_FLATS, natural=natural))
    if not rock.parts and rock.void_share > MUCH_VOID:
        findings.append(VOID.of(subject, 100.0 * rock.void_share, 100.0 * MUCH_VOID, key=key))
    return findings
