# SPDX-License-Identifier: GPL-2.0-or-later
"""Design of an ensemble: the numbers that each member gets.

Doubts that go together are a group: all numbers of the ground, or the size. A group has L levels, each a draw of all
its numbers. Every level is used twice: members 0 to L - 1 are one half of the design, L to 2L - 1 the other, and in
each half the levels of the groups meet in an order of chance of their own. So two members share a level of one group
and differ in all others, for each group at once, and 2L simulations tell the first-order share of every group
(``shares``; replicated designs, McKay 1995, NUREG/CR-6311, and Tissot, Prieur 2015, J. Stat. Comput. Simul. 85,
1358-1381, both recalled). The draws are independent, so quantiles over the members are those of an ordinary sample.

Numbers come from streams of their own, keyed by the seed of the ensemble: what one group draws does not depend on which
other groups there are, nor on the number of members.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from ..jit.kernels import kernel
from ..random_numbers.random_stream import uniforms_of

if TYPE_CHECKING:
    pass

FEWEST_LEVELS = 2
ORDER, SEEDS = 2**31, 2**31 + 1  # streams; those of runs and of their vertices lie far below
NUMBERS = 2**31 + 2  # that of a group's first number; the next ones follow
SEED_BITS = 53


class Design(NamedTuple):
    """Members and what they draw; L levels, 2L members."""

    uniforms: dict[str, np.ndarray]  # group -> (2L, numbers) uniform numbers of each member
    levels: dict[str, np.ndarray]  # group -> (2L,) level of each member; both halves have each level once
    seeds: np.ndarray  # (2L,) int64, of the runs of each member

    @property
    def members(self) -> int:
        """Number of simulations of the design."""
        return self.seeds.size


def design(groups: Mapping[str, int], members: int, seed: int) -> Design:
    """Draw a design.

    Parameters
    ----------
    groups : name -> how many numbers it draws
    members : even, at least 4
    seed : of the ensemble

    Raises
    ------
    ValueError
        For a number of members that is odd or too small.
    """
    if members % 2 or members < 2 * FEWEST_LEVELS:
        raise ValueError(f"Ensemble: {members} members; give an even number of at least {2 * FEWEST_LEVELS}.")
    count = members // 2
    uniforms, levels = {}, {}
    for name, numbers in groups.items():
        key = int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big")  # the same on every machine
        orders = [np.argsort(_drawn(seed, key, count, ORDER, half), kind="stable") for half in (0, 1)]
        levels[name] = np.concatenate(orders)
        drawn = [_drawn(seed, key, count, NUMBERS + k, 0) for k in range(numbers)]
        uniforms[name] = np.array(drawn).reshape(numbers, count).T[levels[name]]
    seeds = _drawn(seed, 0, members, SEEDS, 0)
    return Design(uniforms, levels, (seeds * 2.0**SEED_BITS).astype(np.int64))


def _drawn(seed, key, count, stream, which):
    """(count,) uniform numbers; ``which``: the first or the second of each pair that a draw gives."""
    pairs = np.empty((count, 2))
    draw_pairs(seed, key, stream, pairs)
    return pairs[:, which]


@kernel
def draw_pairs(seed, key, stream, out_pairs):
    """The first numbers of a stream, (count, 2), written in place."""
    for draw in range(out_pairs.shape[0]):
        out_pairs[draw, 0], out_pairs[draw, 1] = uniforms_of(seed, key, draw, stream)
