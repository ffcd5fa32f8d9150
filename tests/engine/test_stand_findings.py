# SPDX-License-Identifier: GPL-2.0-or-later
"""Forests that would be counted twice, or as something else than they are, are findings; the remedy ends each."""

from typing import NamedTuple

import numpy as np
import pytest

from talus.engine import Ground, Release, Terrain, rock_library
from talus.engine.obstacles.stand_findings import NO_DIAMETER, duplicates, of_stand
from talus.engine.obstacles.tree_layer import Otherwise, read_tree_layer
from talus.engine.obstacles.trees import Trees

PLACES = np.array([(x, y) for x in np.arange(10.0, 50.0, 8.0) for y in np.arange(10.0, 50.0, 8.0)])
FOREST = np.zeros((61, 61))
FOREST[5:, :30] = 300.0  # drag on one half


@pytest.fixture(scope="module")
def slope():
    return Terrain(np.mgrid[0:61, 0:61][0] * 0.6)


def codes(slope, trees, drag=0.0, volume=1.0, start=(55.0, 55.0)):
    """Codes of what is found, with their values."""
    ground = Ground(slope, drag=drag, drag_height=2.0)
    rocks = [rock_library.rock("sphere", volume=volume)]
    return {finding.code: finding.value for finding in of_stand(trees, slope, ground, rocks, [Release(start)])}


def test_plain_stand_has_no_finding(slope):
    assert codes(slope, Trees(PLACES, np.full(25, 0.3))) == {}


def test_forest_polygons_and_stems_on_one_place_are_found(slope):
    """Stems at x of 10, 18 and 26 m stand in the half with drag; without the polygons nothing is left."""
    trees = Trees(PLACES, np.full(25, 0.3))
    assert codes(slope, trees, drag=FOREST) == {"forest-counted-twice": 15.0}
    assert codes(slope, trees.some(PLACES[:, 0] > 31.0), drag=FOREST) == {}


def test_stems_that_were_pasted_twice_are_found(slope):
    """Each counts once too often, and so do two copies; without them nothing is left."""
    twice = Trees(np.concatenate([PLACES, PLACES[:7], PLACES[:7] + 0.01]), np.full(39, 0.3))
    assert codes(slope, twice) == {"stems-duplicated": 14.0}
    assert duplicates(PLACES) == 0 and codes(slope, twice.some(np.arange(25))) == {}


def test_diameters_in_millimetres_are_found(slope):
    """300 mm read as 300 cm."""
    assert codes(slope, Trees(PLACES, np.full(25, 3.0))) == {"stem-diameters-thick": 3.0}
    assert codes(slope, Trees(PLACES, np.full(25, 0.3))) == {}


def test_rock_that_starts_in_a_stem_is_found(slope):
    trees = Trees(PLACES, np.full(25, 0.3))
    assert codes(slope, trees, start=(10.3, 10.0)) == {"stems-at-releases": 1.0}
    assert codes(slope, trees, start=(14.0, 14.0)) == {}


def test_rock_above_the_range_of_the_formula_is_found(slope):
    trees = Trees(PLACES, np.full(25, 0.3))
    assert codes(slope, trees, volume=6.0) == {"block-above-stem-formula": pytest.approx(6.0)}
    assert codes(slope, trees, volume=5.0) == {}


class Stem(NamedTuple):
    """A feature of a layer."""

    number: int
    size: object  # cm, None: empty


class Layer:
    """Stand-in for a layer of read_tree_layer; a field that is empty gives what holds otherwise."""

    fields = ("dbh_cm",)

    def __init__(self, sizes):
        self.features = [Stem(*entry) for entry in enumerate(sizes)]

    def identifier(self, feature):
        return feature.number

    def places(self, feature):
        return [(10.0 + 3.0 * feature.number, 20.0)]

    def number(self, feature, field, otherwise, **limits):
        return otherwise if field != "dbh_cm" or feature.size is None else feature.size

    def species(self, feature, field, otherwise):
        return otherwise

    def tell_outside(self, inside, outside):
        pass


def test_stems_without_a_diameter_are_told(slope):
    """Two of three are empty and get the 30 cm that hold otherwise, which is said; with all filled in nothing is."""
    chosen = dict.fromkeys(("height", "species", "energy", "direction", "lean")) | {"diameter": "dbh_cm"}
    otherwise = Otherwise(30.0, "conifer", 0.5)
    trees = read_tree_layer(Layer([40.0, None, None]), chosen, otherwise, slope)
    assert trees.diameters == pytest.approx([0.4, 0.3, 0.3])
    (actual,) = trees.findings
    assert actual.code == NO_DIAMETER.code and actual.value == 2.0 and "30 cm" in actual.text
    assert trees.some([0]).findings == trees.findings
    assert not read_tree_layer(Layer([40.0, 30.0, 30.0]), chosen, otherwise, slope).findings
    without = read_tree_layer(Layer([40.0, None]), {**chosen, "diameter": None}, otherwise, slope)
    assert not without.findings  # no field: the diameter is what was entered for all
