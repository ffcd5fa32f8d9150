# SPDX-License-Identifier: GPL-2.0-or-later
"""The records of what may touch the ground, of what it remembers, and of the contacts. What contacts share is declared
by its owners and gathered in motion/workspace.py."""

import numpy as np

MOST_FACES = 12  # that are remembered near one vertex or edge

# one record per feature that may touch the ground: each vertex, then what else is or was close to it, row by row
FEATURE = np.dtype(
    [
        ("gap", np.float64),  # g_N at the last detection, m; infinite for what was not found there
        ("is_touching", np.int64),  # 1 where it was a contact of the last step
        ("force", np.float64, 3),  # mean of the last step: the first guess of the next, N
        ("level", np.float64),  # of a vertex, above the plane of the Window or of the surface (scar.py), m
        ("place", np.float64, 3),  # of a vertex, in I, m; as of the last search beyond the vertices
        ("is_watched", np.int64),  # of a vertex: WATCHED, or NEEDED in this look (watch.py)
        ("first_gap", np.float64),  # of a watched vertex: when the watch began, m
        ("watched_vertex", np.int64),  # of row k: the k-th watched vertex
        ("watched_edge", np.int64),  # and the k-th watched edge; with
        ("edge_gap", np.float64),  # a lower bound of its gaps when the watch began, m, and
        ("edge_chord", np.float64),  # how far the rock may turn (chord_between) before it may have a minimum, m
        ("needed_edge", np.int64),  # the k-th edge to be searched in this look
        ("kind", np.int64),  # from here on only of other features than vertices (rows.py): NODE, CREASE, EDGE
        ("key", np.int64),  # the same for the same contact in the next step
        ("element", np.int64),  # face or edge of the rock
        ("row", np.int64),  # node or cell of the terrain
        ("column", np.int64),
        ("axis", np.int64),  # 0 for a border that runs north, 1 for one that runs east
        ("lever", np.float64, 3),  # r_K, m
        ("normal", np.float64, 3),  # n in I
        ("faces_known", np.int64),  # how many faces come near a vertex or edge (low_bumps.py); 0: not looked for yet
        ("faces", np.int16, MOST_FACES),  # which
    ]
)
# one record per feature: what some laws and options remember of its present contact; apart, to keep FEATURE small
MEMORY = np.dtype(
    [
        ("state", np.int64),  # which entries are of the present contact: SPRUNG, DRAWN; 0 when the feature is clear
        ("own_gap", np.float64),  # of a compliant law: minus the compression of its spring, m
        ("damping", np.float64),  # of its dashpot, s2/m2; negative while it is open
        ("spring", np.float64, 3),  # elongation of its tangential spring in I, m
        ("twist", np.float64, 3),  # of its rotational spring in K, rad
        ("turn", np.float64, (3, 3)),  # Theta^-1, 1/(kg m2), where the ground resists rolling
        ("contacts", np.int64),  # how many contacts this record has served in this run
        ("friction_factor", np.float64),  # drawn for the present contact
        ("restitution", np.float64),  # the same; negative: that of the ground
        ("rolling_factor", np.float64),  # the same, of the rolling resistance
        ("tilt", np.float64, 2),  # slopes of the rough ground relative to the smooth, along t1 and t2
    ]
)
SPRUNG, DRAWN = 1, 2
# one record per contact; rows and entries 0, 1, 2 belong to n, t1, t2
CONTACT = np.dtype(
    [
        ("feature", np.int64),
        ("point", np.float64, 3),  # r_K, m
        ("direction", np.float64, (3, 3)),  # n, t1, t2 in I
        ("lever", np.float64, (3, 3)),  # r_K x d_K
        ("response", np.float64, (3, 3)),  # change of omega for a unit percussion
        ("delassus", np.float64, (3, 3)),  # G_ii, 1/kg
        ("friction", np.float64),  # mu
        ("restitution", np.float64, 2),  # normal and tangential
        ("bias", np.float64, 3),  # for the law to use; Newton's: epsilon gamma^-, m/s
        ("percussion", np.float64, 3),  # P, N s
        ("scratch", np.float64, 9),  # for the law to use within a step
        ("sliding", np.float64, 9),  # response to friction along a direction of slip, the direction, size (sliding.py)
        ("gap", np.float64),  # g_N at the midpoint of the step, m; this and the next only where there are options
        ("rolling", np.float64),  # D_r, how far ahead of the centre the normal force would act (rolling.py), m
    ]
)
