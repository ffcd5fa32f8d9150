# SPDX-License-Identifier: GPL-2.0-or-later
"""The memory of one rock: its features and contacts, what they share, and room that grows.

What is shared lies in one record, COMMON, which gathers the records of its owners. Each owner declares its own in its
file, with the meaning and unit of every field, and is the only file that writes it; a test keeps that. It is here and
not in Physics or GroundGrid, whose fields are passed to every kernel of a flight.
"""

from typing import NamedTuple

import numpy as np

from ..contact.cells_below import CELLS, forget_cells
from ..contact.chance import CHANCE, draw_run, set_chance
from ..contact.clearance import LOOK, forget_look
from ..contact.contact_records import CONTACT, FEATURE, MEMORY
from ..contact.couples import COUPLES
from ..contact.options import OPTIONS, set_options
from ..contact.rolling import ROLLING, set_rolling
from ..contact.rows import ROWS, begin_rows
from ..contact.watch import WATCH, end_watch
from ..jit.kernels import inner_kernel, kernel
from ..obstacles.entry_point import ENCOUNTERS
from ..obstacles.meetings import begin_counts
from .levels import SPLIT
from .rest import REST
from .scar import SCAR, SOIL, begin_scar, copy_scar, set_soil
from .step import RESPONSE

FIRST_ROOM = 64  # contacts other than vertices, of two steps

# what a step changes and must be as it was when the step is repeated; owners copy their own
BEFORE = np.dtype([("scar", SCAR)])
# one record for the whole rock
COMMON = np.dtype(
    [
        ("rows", ROWS),  # of the features
        ("look", LOOK),  # how far above the ground the whole rock was
        ("cells", CELLS),  # the slopes of the cells below it
        ("watch", WATCH),  # which vertices and edges must be looked at
        ("options", OPTIONS),  # whether anything changes the contacts of a step, and what that needs
        ("chance", CHANCE),  # what is drawn
        ("rolling", ROLLING),  # whether any ground resists rolling
        ("response", RESPONSE),  # of the rock to percussions
        ("couples", COUPLES),  # the same where couples resist its spin
        ("soil", SOIL),  # whether ground gives way, and how deep the rock is in it
        ("scar", SCAR),  # the scar in which it lies
        ("rest", REST),  # poses since which it may be at rest
        ("encounters", ENCOUNTERS),  # with obstacles
        ("split", SPLIT),  # levels at which copies of runs part
        ("before_step", BEFORE),
        ("before_stride", BEFORE),  # of sliding
    ]
)


class Workspace(NamedTuple):
    """Memory for the contacts of one rock. Few arrays: each costs time whenever it is passed to a kernel."""

    features: np.ndarray  # (features,) FEATURE: the vertices, then others
    contacts: np.ndarray  # (features,) CONTACT, the first of them in use
    common: np.ndarray  # (1,) COMMON
    memory: np.ndarray  # (features,) MEMORY


def make_common(settings, ground):
    """The (1,) COMMON of a simulation, which ``begin_run`` completes for each run. ``ground``: GroundGrid."""
    common = np.zeros(1, COMMON)
    record = common[0]
    set_soil(settings, ground, record["soil"])
    set_rolling(ground, record["rolling"])
    set_chance(settings, ground, record["chance"])
    set_options(settings, record["chance"], record["rolling"], record["options"])
    return common


@kernel
def begin_run(run, out_common):
    """Forget the run before and draw the numbers of this one, in place."""
    record = out_common[0]
    begin_scar(record["soil"], record["scar"])
    begin_counts(run, record["encounters"]["counts"])
    draw_run(run, record["chance"])


@kernel
def make_workspace(vertices, others=0):
    """Workspace for a rock of ``vertices`` vertices with room for other contacts, and nothing left to chance."""
    return workspace_of(vertices, others, np.zeros(1, COMMON))


@kernel
def begin_common(vertices, out_common):
    """Nothing has been seen of a rock of ``vertices`` vertices, in place."""
    begin_rows(vertices, out_common["rows"])
    forget_look(out_common["look"])
    forget_cells(out_common["cells"])
    end_watch(out_common["watch"])


@kernel
def workspace_of(vertices, others, common):
    """Workspace for a rock of ``vertices`` vertices with room for other contacts, and the (1,) COMMON of its run."""
    rows = vertices + others
    begin_common(vertices, common[0])
    return Workspace(np.zeros(rows, FEATURE), np.zeros(rows, CONTACT), common, np.zeros(rows, MEMORY))


@inner_kernel
def first_rows(terrain):
    """Room for contacts other than vertices with which a run begins; it grows as a run needs more."""
    return FIRST_ROOM if terrain.is_bent else 0


@inner_kernel
def needs_more_rows(vertices, workspace):
    """True if contacts found no room, or may find none soon: the contacts of two steps are kept at once."""
    rows = workspace.common[0]["rows"]
    if rows["used"] == vertices:
        return False
    others = workspace.features.shape[0] - vertices
    return rows["lacks_rows"] != 0 or 2 * (rows["used"] - vertices) > others


@kernel
def with_more_rows(vertices, workspace):
    """Copy of the workspace with twice the room for contacts other than vertices."""
    before, rows = workspace.features.shape[0], 2 * workspace.features.shape[0] - vertices
    larger = Workspace(np.zeros(rows, FEATURE), np.zeros(rows, CONTACT), workspace.common, np.zeros(rows, MEMORY))
    common = larger.common[0]
    begin_rows(common["rows"]["used"], common["rows"])
    forget_look(common["look"])
    forget_cells(common["cells"])
    for i in range(before):
        larger.features[i] = workspace.features[i]
        larger.memory[i] = workspace.memory[i]
    return larger


@inner_kernel
def keep_step(common, out_before):
    """Keep what a step changes, so that the step can be repeated, in place: a record of COMMON of the form BEFORE."""
    if common["soil"]["gives_way"]:
        copy_scar(common, out_before)


@inner_kernel
def take_back_step(before, out_common):
    """Restore what ``keep_step`` has kept, in place."""
    if out_common["soil"]["gives_way"]:
        copy_scar(before, out_common)
