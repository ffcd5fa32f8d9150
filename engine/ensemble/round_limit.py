# SPDX-License-Identifier: GPL-2.0-or-later
"""Largest number of rounds where memory is short: each reads the blocks of a terrain store from the disk again.

Few rounds more cost some readings of all that is in reach. Where that is more than a tenth of the time that the runs
take, which is so for few runs in a large region, there are none.
"""

from __future__ import annotations

from ..memory.free_memory import free_memory

FEW = 2  # rounds before the last
RATE = 2e8  # bytes that a disk reads in a second, when it is not the fastest
RUN = 0.01  # s of a core that a run takes at least on terrain of 1 m
SHARE = 0.1  # of the time of the runs, for reading again


def most_rounds(gathering) -> int | None:
    """Before the last; None for all that are planned, as the free memory has room for the blocks in reach."""
    scene = gathering.scene
    free = None if scene.blocks is None else free_memory()
    if free is None:
        return None
    _, in_reach = scene.blocks.in_reach(scene.releases)
    if in_reach <= free:
        return None
    seconds = gathering.total * RUN / gathering.settings.worker_count
    return FEW if FEW * in_reach / RATE <= SHARE * seconds else 0
