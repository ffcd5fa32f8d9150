# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs that bring about each finding of a tool of QGIS alone, and the same after its remedy."""

from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from unittest.mock import patch

import numpy as np

from talus.engine import Ground, Settings
from talus.engine.command_line.findings import of_error
from talus.engine.ground.ground_raster import write_ground
from talus.engine.io.raster import Grid
from talus.tests.findings.scenes import scene, terrain


class Call:
    """A call of a tool that keeps what it finds."""

    def __init__(self):
        self.findings = []

    def find(self, findings):
        """Keep findings."""
        self.findings += findings

    def info(self, message):
        """Say nothing."""


def found_by(run, *given):
    """Findings of a function of a tool that takes a call."""
    call = Call()
    run(call, *given)
    return call.findings


def width(metres):
    """Findings of the width of frequencies."""
    from talus.algorithms.tools.hazardmap.frequency_rows import tell_width

    return found_by(tell_width, metres, SimpleNamespace(cell_size=(5.0, 5.0)))


def members(count):
    """Findings of an ensemble of this many members."""
    from talus.algorithms.tools.ensemble.outputs import find_few_members

    return found_by(find_few_members, count)


def dam(climbing=0, carved=0):
    """Findings of the rocks at a crest."""
    from talus.algorithms.tools.embankment.rocks_at_crest import findings_of

    counts = SimpleNamespace(passing=100)
    return findings_of([SimpleNamespace(name="dam", counts=counts, climbing=climbing, carved=carved)])


def tall(height):
    """Findings of the height of an embankment."""
    from talus.algorithms.tools.embankment.run import tall

    layout = SimpleNamespace(downhill_height=np.array([height]))
    return tall([SimpleNamespace(layout=layout, crest=SimpleNamespace(name="dam"))])


def blocks(density=2700.0, mass=500.0):
    """Findings of an observed block, by the density that its mass and lengths give, and its mass."""
    from talus.algorithms.tools.calibrate.blocks import _doubts

    rock = SimpleNamespace(density=density, mass=mass, volume=mass / density)
    stub = SimpleNamespace(rocks=[rock], of_rock=np.array([0]), features=[1], masses=np.array([mass]))
    return _doubts(stub, 2700.0)


def trend(slope, code):
    """Findings of a trend of residuals with a standard error of 1 m."""
    from talus.algorithms.tools.calibrate.observations import _say_trend

    findings = []
    _say_trend(SimpleNamespace(slope=slope, error=1.0), 1.0, "{} {} {}", "A", code, {}, [], findings)
    return findings


def apart(is_told_apart):
    """Findings of an ensemble that distinguishes level and roughness of the rolling resistance, or not."""
    from talus.algorithms.tools.calibrate import observations as evaluation

    pair = SimpleNamespace(
        first=evaluation.LEVEL, second=evaluation.ROUGHNESS, correlation=-0.95, is_told_apart=is_told_apart
    )
    findings = []
    with patch.object(evaluation, "widths", lambda *_: {}), patch.object(evaluation, "pairs", lambda *_: [pair]):
        evaluation._say_what_is_known(None, None, None, {}, [], findings)
    return findings


def boulders(is_unexplained):
    """Findings of a boulder near which too few throws stop, or enough."""
    from talus.algorithms.tools.calibrate.observations import _say_sources

    site = SimpleNamespace(sources=SimpleNamespace(names=["cliff"]), blocks=SimpleNamespace(features=[1]))
    stub = SimpleNamespace(probability=np.array([[1.0]]), unexplained=np.array([is_unexplained]))
    findings = []
    _say_sources([site], [stub], {}, [], findings)
    return findings


def hit_objects(length, hits=()):
    """Findings of the curves of no object, and of an OBJECT_WIDTH beside an object with a length."""
    from talus.algorithms.tools.hazardmap import curves

    class Parameters(Call):
        def __getitem__(self, name):
            return 5.0

    class Objects(list):
        """An object that has no curve."""

        def __iter__(self):
            """Nothing the first time, when curves are made."""
            rows, self.seen = (list(super().__iter__()) if hasattr(self, "seen") else []), True
            return iter(rows)

    call, objects = Parameters(), Objects([SimpleNamespace(length=length, across=0.0)])
    sums = SimpleNamespace(grid=SimpleNamespace(cell_size=(5.0, 5.0)))
    with patch.object(curves, "_diameters", lambda *_: np.zeros(0)):
        curves.curves_of(call, SimpleNamespace(objects=objects, targets=[1], hits=hits), [], sums)
    return call.findings


def raster_of_ground():
    """Findings of a scene whose ground is a raster."""
    place = terrain()
    with TemporaryDirectory() as folder:
        path = str(Path(folder) / "ground.tif")
        write_ground(path, Ground.of_class(place, "soft"), Grid(place.shape, place.cell_size, place.origin, place.crs))
        return scene(ground={"raster": path})


def refused(**values):
    """Findings of a command whose input has an error without a finding."""
    try:
        Settings(**{"air_density": 0.0, **values})
    except ValueError as error:
        return of_error(error, "numerics")
    return []


# kind, or code of a finding that is no Kind -> what brings it about, and the same after its remedy; None where there
# is nothing to follow
CASES = {
    "hazard.findings.CELL_FREQUENCIES": (lambda: width(0.0), lambda: width(10.0)),
    "members.shares.FEW": (lambda: members(16), lambda: members(128)),
    "embankments.findings.TALL": (lambda: tall(24.0), lambda: tall(12.0)),
    "embankments.findings.CLIMBS": (lambda: dam(climbing=9), lambda: dam()),
    "embankments.findings.COMES_OVER": (lambda: dam(carved=9), lambda: dam()),
    "embankments.findings.NOT_CARVED": (lambda: dam(carved=None), lambda: dam()),
    "hazard.findings.OBJECTS_FROM_CELLS": (lambda: hit_objects(0.0), lambda: hit_objects(0.0, (1,))),
    "hazard.findings.WIDTH_OF_POINTS": (lambda: hit_objects(20.0), None),
    "scene.ground.COMBINATIONS": (raster_of_ground, None),
    "block-density": (lambda: blocks(8000.0), lambda: blocks()),
    "block-mass": (lambda: blocks(mass=0.027), lambda: blocks()),
    "level-and-roughness": (lambda: apart(False), lambda: apart(True)),
    "unexplained-boulders": (lambda: boulders(True), lambda: boulders(False)),
    "input-refused": (lambda: refused(time_step=0.5), lambda: refused(time_step=0.002)),
    "size-trend": (lambda: trend(9.0, "size-trend"), lambda: trend(1.0, "size-trend")),
    "shape-trend": (lambda: trend(9.0, "shape-trend"), lambda: trend(1.0, "shape-trend")),
}
