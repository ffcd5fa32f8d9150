# SPDX-License-Identifier: GPL-2.0-or-later
"""Looks of the ground classes and their answers to a field test, and the usual stands of forest."""

from typing import NamedTuple

from ...translation import tr


class Look(NamedTuple):
    """One ground class in the words of docs/ground.md."""

    looks: str
    test: str


class Stand(NamedTuple):
    """One kind of forest; what an inventory knows better replaces it."""

    label: str
    drag: float  # kg/s
    height: float  # m, up to which it brakes
    stems: float  # 1/ha
    diameter: float  # cm


def looks():
    """Class -> Look, softest first."""
    return {
        "extra_soft": Look(tr("moor, very wet ground"), tr("a person sinks in")),
        "soft": Look(tr("deep moist soil, wet meadow"), tr("a heel sinks in")),
        "medium_soft": Look(tr("meadow on deep soil"), tr("a spade goes in by hand")),
        "medium": Look(tr("alpine meadow, forest floor, shallow soil with stones"), tr("a spade needs a foot")),
        "medium_hard": Look(tr("thin stony soil, fine scree"), tr("a spade rings")),
        "hard": Look(tr("coarse scree, gravel, unpaved road"), tr("a pick is needed")),
        "extra_hard": Look(tr("bedrock, asphalt, concrete"), tr("a hammer rebounds")),
        "snow": Look(tr("snow cover"), tr("there is snow on which a rock glides")),
    }


def stands():
    """Stand -> Stand, with the drag that simulations take for it."""
    return {
        "open": Stand(tr("open forest"), 250.0, 10.0, 200.0, 25.0),
        "medium": Stand(tr("medium forest"), 500.0, 10.0, 400.0, 30.0),
        "dense": Stand(tr("dense forest"), 750.0, 10.0, 800.0, 30.0),
    }
