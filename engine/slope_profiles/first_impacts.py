# SPDX-License-Identifier: GPL-2.0-or-later
"""First impact of rocks off a cut slope: the distance of their first contact from its foot.

Field programmes tell it apart from the farthest point that a rock reaches: a ditch may be wide enough for the impact
and too narrow for the way that the rock rolls on.
"""

import numpy as np


def first_impacts(result, toe):
    """Distances (n,) from ``toe``, m, of the runs that reach the catchment, in the order of the runs.

    A run that comes down the slope in contact is at 0; one that stays on the slope or behind its crest is left out.

    Parameters
    ----------
    result : Result on a strip of terrain, with contacts
    toe : x of the foot of the slope, m

    Raises
    ------
    ValueError
        If the result has no contacts.
    """
    if result.contacts is None:
        raise ValueError("result: it has no contacts; simulate with Settings(contacts=True).")
    contacts = result.contacts
    is_beyond = contacts["x"] >= toe
    runs, first = np.unique(contacts["run"][is_beyond], return_index=True)  # contacts are in the order of time
    distances = dict(zip(runs.tolist(), (contacts["x"][is_beyond][first] - toe).tolist()))
    reached = np.flatnonzero(result.runs["stop"][:, 0] >= toe).tolist()
    for run in reached:  # a phase of contact that began on the slope
        distances.setdefault(run, 0.0)
    return np.array([distances[run] for run in sorted(distances)], np.float64)


def share_within(distances, widths, fallen):
    """Share (m,) of the ``fallen`` rocks whose first impact is within widths (m,), m.

    Rocks that fell and did not reach the catchment are within any width.

    Parameters
    ----------
    distances : (n,) of ``first_impacts``
    fallen : number of rocks that came over the crest, at least n
    """
    beyond = len(distances) - np.searchsorted(np.sort(distances), np.asarray(widths, np.float64), side="right")
    return 1.0 - beyond / fallen if fallen else np.full(np.shape(widths), np.nan)
