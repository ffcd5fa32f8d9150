# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that break where they meet the ground, as talus:simulate is asked for it (research)."""

from ...engine.ensemble.families import first_rocks
from ...engine.protection.fragment_hits import begin_times, hit_numbers, hits_of_events
from ..number_words import number_text
from ..translation import tr
from ..units import KILO
from .barriers import barrier_name

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
        found = hit_numbers(hits, own["energy"], SHARE)
        if found.events:
            energies = (number_text(one / KILO) for one in (found.of_pieces, found.of_largest, found.of_together))
            counts = (found.events, found.pieces, found.most_pieces)
            rows.append((barrier_name(barriers, number), text.format(*counts, *energies)))
    return rows
