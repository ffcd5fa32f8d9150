# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs for what talus:simulate wrote: trajectories, the samples of the motion, crossings of barriers."""

from ...translation import tr
from .definitions import Source, layer

TRAJECTORIES = layer("TRAJECTORIES", [Source.TypeVectorLine], optional=False)
SAMPLES = layer("SAMPLES", [Source.TypeVector])
CROSSINGS = layer("CROSSINGS", [Source.TypeVectorPoint])  # of barriers, by talus:simulate


def motion_parameters(instead=None):
    """The inputs TRAJECTORIES and SAMPLES; ``instead``: the help of the first where it may be left empty."""
    text = instead or tr("The lines that Simulate rockfall wrote, with height (Z), time (M) and their fields.")
    return [
        TRAJECTORIES.shown(tr("Trajectories"), text, optional=instead is not None),
        SAMPLES.shown(tr("Samples of the motion"), tr(
            "The output Samples of the motion of the same simulation. Needed only where the trajectories have lost "
            "their field motion, as in shapefiles or after editing; without both, energies are those of the "
            "translation alone.")),
    ]  # fmt: skip
