# SPDX-License-Identifier: GPL-2.0-or-later
"""One set of defaults at every door: where nothing is said, Python means the ground, air, scheme and law of a study."""

import numpy as np

from talus.engine import Ground, Settings, Terrain
from talus.engine.choices import GROUND_MODELS, USUAL_GROUND
from talus.engine.ground.parameters import DEFAULTS
from talus.engine.io import well_known_binary as binary
from talus.engine.scene.features import Feature
from talus.engine.scene.inputs import read_inputs
from talus.engine.settings import Settings as SettingsOfEngine
from talus.engine.study.keys import TABLES
from talus.engine.study.objects import ObjectDoor

LEVEL = Terrain(np.zeros((9, 9)), 2.0)


def usual():
    """The Inputs of a scene of which nothing is said but terrain, rock and a release."""
    return read_inputs(ObjectDoor(LEVEL, {"releases": [Feature(1, binary.point((8.0, 8.0)), {})]}, {}), {})


def test_ground_of_which_nothing_is_said_is_that_of_every_door():
    """To the bit of the table: the class medium, with its scar layer."""
    expected = Ground.of_class(LEVEL, USUAL_GROUND).table
    assert Ground(LEVEL).table.tobytes() == expected.tobytes() == usual().ground.table.tobytes()
    assert TABLES["ground"]["model"].default == GROUND_MODELS[0] == "scar layer"


def test_settings_of_which_nothing_is_said_are_those_of_every_door():
    assert usual().settings == Settings()
    assert Settings().air_density == SettingsOfEngine.air_density == TABLES["numerics"]["air_density"].default == 1.2


def test_ground_in_numbers_is_made_of_these_alone():
    """Nothing of a class is added to numbers: the closed forms of friction hold for them."""
    expected = {**DEFAULTS, "mu_min": 0.3, "mu_max": 0.3}
    result = Ground(LEVEL, mu_min=0.3, mu_max=0.3)
    assert dict(zip(DEFAULTS, result.table[0])) == expected
