# SPDX-License-Identifier: GPL-2.0-or-later
"""The pictures of the help: a function for each algorithm, with its name."""

from talus.resources.demo.help_drawings import before, hazard, lines, runs, showing, structures

DRAWINGS = (
    before.sourceareas, before.groundclasses, before.trees, before.treesfromheights, before.forestcheck,
    before.fieldproject, before.rocklibrary, before.rockfromcloud, before.fromrockyfor3d, before.torockyfor3d,
    runs.simulate, runs.demtorunout, runs.simulatemany, runs.comparemany, runs.compareruns, runs.ensemble,
    runs.convergence, runs.calibrate, runs.indication, runs.heap,
    lines.screenline, lines.profile, lines.slopeprofile, lines.catchmentchart, lines.cutslope,
    structures.barrier, structures.barrierdesign, structures.designcheck, structures.net, structures.netsiting,
    structures.embankment, structures.gallery,
    hazard.blockscenarios, hazard.hazardmap, hazard.frequencystudy, hazard.objectrisk, hazard.dossier,
    showing.restyle, showing.printlayout, showing.view3d,
)  # fmt: skip
