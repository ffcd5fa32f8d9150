# SPDX-License-Identifier: GPL-2.0-or-later
"""Thirty faulty studies from their inputs to their results: the same findings and bits at every door.

Each goes through talus:simulate, `talus run`, `talus check` and Python. Code, severity, value and limit of all findings
of inputs and results are compared with their order; `talus check` simulates nothing and has those of the inputs.
Expected are the codes that the fault must bring about: what rocks on the slope do beside it is compared alone.
"""

import numpy as np
import pytest

from talus.tests.doors.scenes import ALL, POINTS, SOFT, STRIP, TREES, Scene, area, case, line, place, points
from talus.tests.study_files import square

FOREST = [area(0, 40, 78, 90, drag_coefficient=3000.0, drag_height=10.0)]
ACROSS = line((5, 60), (75, 60))
SLICK = (
    "name,mu_min,mu_max,beta,kappa,restitution,viscous_drag,rolling_resistance,roughness,source,note\n"
    "slick,0.003,2,185,3,0,0.5,0.4,0,recalled,ice\n"
)


def hole(rows, columns):
    """A function that takes heights away."""
    return lambda heights, row: _with(heights, (rows, columns), np.nan)


def level(rows, columns, height):
    """A function that sets heights."""
    return lambda heights, row: _with(heights, (rows, columns), height)


def _with(heights, where, value):
    changed = np.array(heights, np.float64)
    changed[where] = value
    return changed


def blocks(heights, row):
    """Heights as a warp by the nearest neighbour to cells of a third leaves them."""
    return np.repeat(np.repeat(heights[::3, ::3], 3, axis=0), 3, axis=1)[: heights.shape[0], : heights.shape[1]]


AT_A_POINT = slice(48, 50), slice(13, 15)
STUDIES = {
    # elevation models
    "whole metres": (case(model={"step": 1.0}), ["dem-steps"]),
    "nearest neighbour": (case(model={"heights_of": blocks}), ["dem-steps"]),
    "no data beside a release": (case(model={"heights_of": hole(*AT_A_POINT)}), ["holes-near-releases"]),
    "no data of -100": (
        case(model={"heights_of": level(slice(44, 50), slice(20, 30), -100.0)}), ["dem-undeclared-nodata"],
    ),
    "one spike": (case(model={"heights_of": level(20, 20, 90.0)}), ["dem-spikes"]),
    "a void that was filled": (case(model={"heights_of": level(slice(40, 52), slice(2, 14), 45.0)}), []),
    "coarse cells": (case(model={"cell": 15.0}), ["cells-coarse"]),
    "coarse cells and a barrier": (
        case({"barriers": [(ACROSS, {})]}, model={"cell": 6.0}), ["cells-coarse-for-barriers"],
    ),
    "one soft class on cliffs": (case(model={"degrees": 70.0}, ground={"class": "soft"}), ["one-class-on-cliffs"]),
    # rocks and releases
    "volumes by field beside a volume": (
        case({"releases": points(v=40.0)}, releases={"volume_field": "v"}),
        ["volume-not-used", "block-outside-rolling-data"],
    ),
    "litres in a distribution": (
        case(rock={"volume": None, "volume_distribution": "uniform(200, 900)"}), ["volume-implausible"],
    ),
    "density drawn below rocks": (
        case(rock={"density_distribution": "uniform(1000, 1500)"}), ["density-implausible"],
    ),
    "a set with lengths in feet": (
        case(rock={"volume": None, "set": "TABLE"},
             table="rock,long_m,middle_m,short_m,share\ncube,9,8,7,1\ncube,3,3,3,1\n"),
        ["block-outside-rolling-data"],
    ),
    "runs without effect": (case({"releases": points(n=3)}, releases={"runs_field": "n"}), ["runs-not-used"]),
    "heights without effect": (
        case({"releases": points(h=0.5)}, releases={"height_field": "h", "height": 3.0}), ["release-height-not-used"],
    ),
    "features twice": (case({"releases": [*POINTS, *POINTS]}, rock={"volume": None, "sizes": "0.2 60, 1 30, 4 10"}),
                       ["releases-at-one-place", "block-outside-rolling-data"]),
    "fast and from high": (case(releases={"velocity": 40.0, "height": 200.0}),
                           ["release-velocity-implausible", "release-height-implausible"]),
    "some outside": (
        case({"releases": [*POINTS, (place(500, 500), {})]}, releases={"outside": "skip"}), ["releases-left-out"],
    ),
    "off the edge": (
        case({"releases": [(line((20, 100), (120, 100)), {})]}, releases={"spacing": 10.0}),
        ["releases-partly-outside"],
    ),
    # ground
    "friction of an icy class": (
        case({"ground": [area(*ALL, ground_class="slick")]}, ground={"table": "TABLE"}, table=SLICK),
        ["mu-min-implausible"],
    ),
    "narrow and far polygons": (
        case({"ground": [area(*STRIP, ground_class="hard"), area(500, 500, 600, 600, ground_class="soft")]}),
        ["polygon-without-effect", "features-outside"],
    ),
    "rolling resistance of an earlier version": (
        case(ground={"rolling_resistance": 0.2}),
        ["rolling-resistance-of-an-earlier-version", "rolling-resistance-low"],
    ),
    "restitution that the law has not": (
        case(numerics={"impact_law": "maximum_dissipation"}, ground={"restitution": 0.3}), ["restitution-not-used"],
    ),
    # forest
    "forest twice": (case({"forest": FOREST, "trees": TREES}), ["forest-counted-twice"]),
    "stems twice and too thick": (
        case({"trees": [*TREES, *TREES[:3], (place(40, 60), {"dbh_cm": 300.0})]}), [],
    ),
    "trees all near the releases": (case({"trees": TREES}, forest={"start": 500.0}), ["trees-all-near-releases"]),
    "events in which no stem breaks": (
        case({"trees": [(place(5, 45), {"dbh_cm": 60.0})]}, trees={"events": 2}), ["no-stem-broke"],
    ),
    # barriers
    "a barrier over gaps and outside": (
        case({"barriers": [(line((5, 60), (175, 60)), {"height_m": 40.0})]},
             model={"heights_of": hole(slice(28, 33), slice(10, 14))}),
        ["barriers-over-gaps", "features-partly-outside", "barrier-height-implausible"],
    ),
    # numerics
    "a long step": (case(numerics={"time_step": 0.06}), ["time-step-long"]),
    "an end too early": (case(numerics={"max_time": 0.5}), ["still-moving"]),
    "rocks of which none breaks": (case(rock={"breaking": 1.0, "volume": 0.05}), ["no-rock-broke"]),
    "dense air above whole metres": (
        case({"releases": [*POINTS, *POINTS]}, model={"step": 1.0}, numerics={"air_density": 5.0}),
        ["dem-steps", "air-density-implausible", "releases-at-one-place"],
    ),
    "runs that split": (
        case({"barriers": [(line((5, 30), (75, 30)), {"height_m": 1.0, "energy_kj": 50.0})], "trees": TREES},
             splitting={"levels": "30; 60", "measure": "distance", "copies": 3}),
        [],
    ),
    # none
    "plain": (case(), []),
    "class by polygon": (case({"ground": SOFT}), []),
    "area of releases": (case({"releases": [(square(20, 95, 60, 105), {})]}, releases={"spacing": 10.0}), []),
}  # fmt: skip
IN_CI = (
    "whole metres", "no data beside a release", "coarse cells and a barrier", "volumes by field beside a volume",
    "runs without effect", "friction of an icy class", "forest twice", "events in which no stem breaks",
    "a barrier over gaps and outside", "a long step", "rocks of which none breaks", "runs that split", "plain",
)  # fmt: skip


@pytest.mark.parametrize(
    "name", [name if name in IN_CI else pytest.param(name, marks=pytest.mark.long) for name in STUDIES]
)
def test_all_doors_have_the_same_findings_and_bits(qgis_app, tmp_path, capsys, name):
    """The digest is that of all runs and maps."""
    case, codes = STUDIES[name]
    scene = Scene(tmp_path, case)
    result, digest = scene.by_python()
    assert scene.by_command() == (result, digest)
    assert scene.by_processing() == (result, digest)
    checked = scene.by_check(capsys)
    assert [entry for entry in result if entry in checked] == checked
    assert set(codes) <= {entry[0] for entry in result}
