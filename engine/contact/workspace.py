# SPDX-License-Identifier: GPL-2.0-or-later
"""The memory for the contacts of one rock: records of features, contacts and what they share; room that grows."""

from typing import NamedTuple

import numpy as np

from ..jit.kernels import inner_kernel, kernel
from ..random_numbers.distributions import COLUMNS

FIRST_ROOM = 64  # contacts other than vertices, of two steps
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
# one record for the whole rock: what all contacts share. It is here and not in Physics or GroundGrid, whose fields are
# passed to every kernel of a flight
COMMON = np.dtype(
    [
        ("rows", np.int64),  # of FEATURE in use
        ("lacks_room", np.int64),  # 1 where a contact found no row
        ("seen_gap", np.float64),  # lower bound for the whole rock, m, in the pose of the last look; -inf: not known
        ("seen_pose", np.float64, 7),  # that pose: centre of mass, local, and unit quaternion
        ("cells_area", np.float64, 4),  # local: west, south, east, north end of the cells below (cells_below.py)
        ("cells_slopes", np.float64, 4),  # of them, the least and the largest in x and in y
        ("watches", np.int64),  # 1 while only some vertices and edges must be looked at (watch.py); used only then:
        ("watched_vertices", np.int64),  # how many
        ("watched_edges", np.int64),
        ("watch_limit", np.float64),  # gap up to which contacts are looked for, m
        ("nodes_way", np.float64),  # how far points of the rock may move before a node may be a contact, m
        ("watch_pose", np.float64, 7),  # as seen_pose
        ("watch_cells", np.int64, 4),  # the Window (window.py) below the rock and around: its whole numbers,
        ("watch_window", np.float64, 12),  # and the others
        ("still_pose", np.float64, 7),  # as seen_pose, since when the rock may lie still (rest.py)
        ("long_pose", np.float64, 7),  # as seen_pose, since when the rock may have rocked in its place (rest.py)
        ("long_looks", np.int64),  # at it since then; 0: no pose is known
        ("inverse_inertia", np.float64, (3, 3)),  # Theta^-1, or Theta_Delta^-1 of the explicit scheme
        ("has_options", np.int64),  # 1 where contacts are changed by anything that follows (options.py)
        ("remembers", np.int64),  # 1 where the MEMORY of the features is of use
        ("is_compliant", np.int64),  # 1 where the law stores energy and gives it back
        ("has_rolling", np.int64),  # 1 where some ground resists rolling
        # of the percussions since the last step began (rolling.py):
        ("rolling_moment", np.float64),  # the most that they take from the rolling spin, N m s
        ("pivot_moment", np.float64),  # and from the spin about their normal, N m s
        ("rolling_normal", np.float64, 3),  # their normal, times their size, in K, N s
        ("steps_held", np.int64),  # consecutive steps in which they stopped the spin altogether
        ("gives_way", np.int64),  # 1 where some ground has a scar layer; what follows is used only there (scar.py)
        ("has_soil_torque", np.int64),  # 1 where the soil brakes the spin too and carries on an area
        ("in_scar", np.int64),  # while the rock is below the surface: SUNK or RISING (scar.py), else 0
        ("scar_depth", np.float64),  # d_max of the present scar, vertical, m; 0 when the rock is clear
        ("scar_softness", np.float64),  # of the layer for which that depth was found, M_e^-0.4, M_e in kN/m2
        ("bedding", np.float64),  # how deep a round rock would lie in the soil of the scar, m; 0 when the rock is clear
        ("bedding_at_rest", np.float64),  # the same under the weight of the rock alone
        ("scar_now", np.float64),  # how deep the rock is at the end of the step, m; 0 when it is clear
        ("scar_sunk", np.float64),  # how deep the rock has been in the present or last scar, m
        ("scar_length", np.float64),  # distance travelled by the centre of mass in it, m
        ("surface", np.float64, 4),  # plane of the surface at the last look: n in I, n . p of its points p
        ("surface_way", np.float64),  # how far any point of the rock has travelled since, at most, m
        ("search_way", np.float64),  # the same since the whole hull was searched; inf: its deepest point was no vertex
        ("approach", np.float64),  # v_n that has given the depth of the present scar, m/s
        ("layer_class", np.int64),  # 1 + the class of the next two, where there is only one around; 0: not known
        ("softness", np.float64),  # of the layer there, M_e^-0.4, M_e in kN/m2
        ("soil_resistance", np.float64),  # of the layer there, 1/2 C_d rho_s, kg/m3
        ("restitution_decay", np.float64),  # s2/m2, 1 / square of the velocity that halves restitution; 0: none does
        ("has_chance", np.int64),  # 1 where contacts differ by chance; what follows is used only there (chance.py)
        ("is_each", np.int64),  # 1 where each contact draws, 0 where the run did
        ("seed", np.int64),
        ("run", np.int64),
        ("friction_factor", np.float64),  # drawn for the run
        ("restitution", np.float64),  # the same; negative: that of the ground
        ("friction_row", np.float64, COLUMNS),  # distributions
        ("restitution_row", np.float64, COLUMNS),
        ("meetings_cut", np.int64),  # steps with more meetings with obstacles than a step may have
        ("touches_given_up", np.int64),  # searches for the touch of a stem that did not end
    ]
)


class Workspace(NamedTuple):
    """Memory for the contacts of one rock. Few arrays: each costs time whenever it is passed to a kernel."""

    features: np.ndarray  # (features,) FEATURE: the vertices, then others
    contacts: np.ndarray  # (features,) CONTACT, the first of them in use
    common: np.ndarray  # (1,) COMMON
    memory: np.ndarray  # (features,) MEMORY


def empty_workspace():
    """A Workspace that only shows the types of its arrays."""
    return Workspace(np.zeros(1, FEATURE), np.zeros(1, CONTACT), np.zeros(1, COMMON), np.zeros(1, MEMORY))


@kernel
def make_workspace(vertices, others=0):
    """Workspace for a rock of ``vertices`` vertices with room for other contacts, and nothing left to chance."""
    return workspace_of(vertices, others, np.zeros(1, COMMON))


@kernel
def workspace_of(vertices, others, common):
    """Workspace for a rock of ``vertices`` vertices with room for other contacts, and the (1,) COMMON of its run."""
    rows = vertices + others
    common[0]["rows"], common[0]["lacks_room"], common[0]["seen_gap"] = vertices, 0, -np.inf
    common[0]["watches"] = 0
    common[0]["cells_area"][:] = 0.0
    return Workspace(np.zeros(rows, FEATURE), np.zeros(rows, CONTACT), common, np.zeros(rows, MEMORY))


@inner_kernel
def first_room(terrain):
    """Room for contacts other than vertices with which a run begins; it grows as a run needs more."""
    return FIRST_ROOM if terrain.is_bent else 0


@inner_kernel
def needs_more_room(vertices, workspace):
    """True if contacts found no room, or may find none soon: the contacts of two steps are kept at once."""
    if workspace.common[0]["rows"] == vertices:
        return False
    others = workspace.features.shape[0] - vertices
    return workspace.common[0]["lacks_room"] != 0 or 2 * (workspace.common[0]["rows"] - vertices) > others


@kernel
def with_more_room(vertices, workspace):
    """The same workspace with twice the room for contacts other than vertices."""
    rows, watches = workspace.features.shape[0], workspace.common[0]["watches"]
    larger = workspace_of(vertices, 2 * (rows - vertices), workspace.common)
    larger.common[0]["rows"], larger.common[0]["watches"] = rows, watches
    for i in range(rows):
        larger.features[i] = workspace.features[i]
        larger.memory[i] = workspace.memory[i]
    return larger
