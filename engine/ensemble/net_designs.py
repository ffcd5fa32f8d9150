# SPDX-License-Identifier: GPL-2.0-or-later
"""The surrogates of a simulation's nets: which of its rocks are thrown to make them, and what came of it."""

import numpy as np

from ..arithmetic.arrays import cbrt
from ..chunks.chunk import simulate_chunk
from ..chunks.net_decisions import rock_of_run, taken_in
from ..nets import impacts
from ..nets.surrogate import design, features_of, shares_of, surrogate
from ..obstacles.field import BARRIER, ENERGY, KIND, OBSTACLE
from .net_memory import NetMemory

TOGETHER = 16  # impacts that are thrown before they are remembered


def add_surrogates(scene, runs, crossings, threads=None, cancelled=None, memory=None):
    """Make the surrogates that ``scene.nets`` asks for, in place.

    runs, crossings : of a simulation in which every net stops every rock; crossings of nets alone
    memory : NetMemory of impacts that need not be thrown again
    Raises Cancelled where the caller ended it.
    """
    nets, memory = scene.nets, NetMemory() if memory is None else memory
    for barrier in np.flatnonzero(nets.is_surrogate).tolist():
        rows = crossings[crossings["barrier"] == barrier]
        rows = rows[
            np.sort(design(features_of_crossings(nets.nets[barrier], rows, runs, scene.rocks), nets.design_size))
        ]
        arrived = [arrival(scene, int(run), barrier) for run in rows["run"]]
        keys = [(int(run), barrier) for run in rows["run"]]
        throw(nets, memory, dict(zip(keys, arrived)), threads, cancelled)
        taken = [memory.known[key] for key in keys]
        nets.known.update(zip(keys, taken))
        energies = np.array([meeting[ENERGY] for meeting, _ in arrived])
        shares = shares_of(np.array(taken), energies)
        features = [nets.features(barrier, meeting, rock)[0] for meeting, rock in arrived]
        made = surrogate(features, shares)
        if made is not None:
            nets.surrogates[barrier] = made


def throw(nets, memory, arrived, threads, cancelled):
    """Throw those of {(run, barrier): (meeting, rock)} that the memory does not know, and let it know them."""
    missing = [key for key in arrived if key not in memory.known]
    for first in range(0, len(missing), TOGETHER):
        keys = missing[first : first + TOGETHER]
        barrier = keys[0][1]
        cases = [nets.case(barrier, *arrived[key]) for key in keys]
        hits = impacts(nets.nets[barrier], cases, threads, None, cancelled)
        memory.add({key: taken_in(hit) for key, hit in zip(keys, hits)})


def features_of_crossings(net, rows, runs, rocks):
    """Features of crossings (obstacles.outcome.CROSSINGS)."""
    run = runs[rows["run"]]
    radii = rocks.radius[run["rock"]] * cbrt(run["volume"] / rocks.volume[run["rock"]])
    places = np.column_stack([rows[name] for name in "xyz"])
    velocities = np.column_stack([rows[f"velocity_{name}"] for name in "xyz"])
    return features_of(net, places, velocities, rows["rotation"], rows["energy"], run["mass"], radii)


def arrival(scene, run, barrier):
    """The meeting of a run with a barrier, and its rock, where every net stops every rock."""
    walls = scene._replace(nets=None, sample_every=0, keep_maps=False, keep_contacts=False)
    done = simulate_chunk(walls, run, run + 1)
    is_here = (done.meetings[:, KIND] == BARRIER) & (done.meetings[:, OBSTACLE] == barrier)
    return done.meetings[np.flatnonzero(is_here)[-1]], rock_of_run(scene.rocks, done.runs[0])


def tell_surrogates(nets):
    """[{barrier, impacts, error, border, decided}] of those that were asked for; NaN where too few rocks arrived.

    error: of the share of its energy that the net takes, by cross-validation; decided: share of the impacts of the
    design that the surrogate would have decided without them
    """
    surrogates_stated = []
    for barrier in np.flatnonzero(nets.is_surrogate).tolist():
        made = nets.surrogates.get(barrier)
        error, border, decided = (np.nan,) * 3 if made is None else (made.surface.error, made.border, made.decided)
        thrown = sum(known == barrier for _, known in nets.known)
        surrogates_stated.append(
            {"barrier": barrier, "impacts": thrown, "error": error, "border": border, "decided": decided}
        )
    return surrogates_stated
