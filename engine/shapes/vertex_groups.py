# SPDX-License-Identifier: GPL-2.0-or-later
"""Vertices in groups, so that most vertices of a many-cornered rock need not be looked at.

A group lies in a ball. The ground cannot reach into the ball while the gap of its centre exceeds its radius times
sqrt(1 + L^2), L the steepest slope around (see ``height_map.slope_bounds``): then none of its vertices can touch. The
test is exact, never a guess; a scanned rock of 200 vertices needs some 30 looks at the ground instead of 200.
"""

import numpy as np

from ..arithmetic.vectors import length

GROUP_SIZE = 8  # vertices at most; fewer make more balls to test, more make balls that are opened more often
ALL_ALONE = 16  # a rock of no more vertices is one group, which is always opened


def group_vertices(vertices):
    """Split vertices (n, 3) by halves along their longest extent.

    Returns
    -------
    order : (n,) the vertices group by group
    first : (groups + 1,) place in the order where each group begins
    balls : (groups, 4) centre and radius of each group, m
    """
    pending, groups = [np.arange(len(vertices))], []
    largest = GROUP_SIZE if len(vertices) > ALL_ALONE else len(vertices)
    while pending:
        group = pending.pop()
        if group.size <= largest:
            groups.append(group)
            continue
        points = vertices[group]
        along = points[:, np.argmax(np.ptp(points, axis=0))]
        halves = group[np.argsort(along, kind="stable")]
        pending += [halves[group.size // 2 :], halves[: group.size // 2]]
    balls = np.empty((len(groups), 4))
    for ball, group in zip(balls, groups):
        points = vertices[group]
        ball[:3] = 0.5 * (points.min(axis=0) + points.max(axis=0))
        ball[3] = length(points - ball[:3]).max()
    first = np.cumsum([0] + [group.size for group in groups], dtype=np.int64)
    return np.concatenate(groups), first, balls
