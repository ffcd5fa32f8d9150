# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:treesfromheights."""

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.forest.plausible_stems import of_stems
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..translation import tr
from .canopies import read_canopy
from .known_trees import rates_of
from .outputs import numbers_of, write_outputs
from .parameters import CANOPY, INVENTORY, KNOWN, labels
from .stems import find_trees

UNSEEN = Kind(
    "stems-not-seen", DOUBTFUL,
    "{value:.0f} stems per hectare were not seen, mostly small ones.",
    "Draw them with Single trees, and join the layers.",
)  # fmt: skip


def run(call):
    """Run talus:treesfromheights and return its outputs and numbers to Processing."""
    dem = call.checked()
    canopy = read_canopy(call, dem)
    call.go_on(30.0)
    found = find_trees(call, canopy)
    numbers = {**numbers_of(found, call[INVENTORY]), **rates_of(call, found, canopy.crs)}
    tell_numbers(labels(), numbers, call)
    call.find(of_stems(found.diameter, found.height, found.area))
    _tell_unseen(call, numbers)
    call.go_on(80.0)
    with Files() as files:
        outputs = write_outputs(call, files, canopy, found)
    return {**outputs, **numbers}


def _tell_unseen(call, numbers):
    """Say what such a search does not see."""
    if numbers.get("UNSEEN", 0.0) > 0.0:
        call.find([UNSEEN.of(str(CANOPY), numbers["UNSEEN"], 0.0)])
    elif not call.is_given(KNOWN):
        call.info(tr("Trees below the crowns of others are not seen. In synthetic woods with known stems this search "
                     "found 84 % of 100 stems per hectare, 70 % of 200, 49 % of 400 and 29 % of 800."))  # fmt: skip
