# SPDX-License-Identifier: GPL-2.0-or-later
"""Plausibility of an elevation model: coarse cells, cliffs of soil and holes beside sources are reported."""

import numpy as np

from talus.engine import Barriers, Ground, Release, Terrain, rock_library
from talus.engine.ensemble.plausible_terrain import of_terrain, steep_share
from talus.engine.sizes.block_words import rock_words


def codes(heights, cell=1.0, ground="medium", places=((10.0, 10.0),), barriers=None):
    """Codes and values of the findings of a scene."""
    terrain = Terrain(np.asarray(heights, float), cell)
    made = Ground.of_class(terrain, ground) if isinstance(ground, str) else ground(terrain)
    releases = [Release((cell * x, cell * y)) for x, y in places]
    return {finding.code: finding.value for finding in of_terrain(terrain, made, releases, barriers)}


def slope(degrees, n=30):
    """A plane of this many degrees on cells of 1 m."""
    return np.tile(np.arange(n)[:, None] * np.tan(np.radians(degrees)), (1, n))


def test_coarse_cells_are_told_and_sooner_where_a_barrier_is_sized():
    barrier = Barriers([np.array([[2.0, 2.0], [60.0, 2.0]])], [3.0], [1e6])
    assert codes(slope(30.0), 10.0) == {} == codes(slope(30.0), 5.0, barriers=barrier)
    assert codes(slope(30.0), 12.0) == {"cells-coarse": 12.0}
    assert codes(slope(30.0), 10.0, barriers=barrier) == {"cells-coarse-for-barriers": 10.0}


def test_one_class_of_soil_on_cliffs_is_told_and_rock_is_not():
    """A face of 70 degrees on a third of the terrain; loose soil stands on 60 at most."""
    heights = slope(30.0)
    heights[10:20] = heights[10] + np.arange(10)[:, None] * np.tan(np.radians(70.0))
    heights[20:] = heights[19] + slope(30.0)[1:11]
    result = codes(heights)
    assert list(result) == ["one-class-on-cliffs"] and 25.0 < result["one-class-on-cliffs"] < 40.0
    assert codes(heights, ground="extra_hard") == {}

    def two_classes(terrain):
        return Ground.from_classes(terrain, (terrain.heights > 6.0).astype(int), ["medium", "extra_hard"])

    assert codes(heights, ground=two_classes) == {}
    assert codes(slope(59.0)) == {}


def test_share_of_cliffs_by_hand_and_without_data():
    """Rows of a plane: all cells steeper, or none; cells without data are not."""
    assert steep_share(Terrain(slope(61.0), 1.0)) == 1.0 and steep_share(Terrain(slope(59.0), 1.0)) == 0.0
    heights = slope(61.0)
    heights[0] = np.nan
    assert 0.9 < steep_share(Terrain(heights, 1.0)) < 1.0


def test_holes_beside_sources_are_told_and_the_edge_is_none():
    """Three cells away counts, five do not; beyond the terrain there is no hole."""
    heights = slope(30.0)
    heights[13, 10] = np.nan
    assert codes(heights) == {"holes-near-releases": 1.0}
    assert codes(heights, places=((10.0, 10.0), (20.0, 20.0))) == {"holes-near-releases": 1.0}
    assert codes(heights, places=((10.0, 5.0), (1.0, 1.0), (28.5, 28.5))) == {}


def test_words_on_rocks_name_what_the_releases_throw():
    """Volumes of a field from 0.5 to 5 m3 go before the 1 m3 of the rock."""
    rock = rock_library.rock("cube", volume=1.0, density=2000.0)
    of_field = [Release((0.0, 0.0), volume=volume) for volume in (0.5, 5.0, 2.0)]
    assert rock_words(0, rock, of_field) == "rock cube, 0.5 to 5 m3, 1000 to 10000 kg"
    assert rock_words(0, rock, [Release((0.0, 0.0))]) == "rock cube, 1 m3, 2000 kg"
    drawn = [Release((0.0, 0.0), volume="uniform(0.5, 2)")]
    assert rock_words(0, rock, drawn) == "rock cube, volumes by uniform(0.5, 2) m3, 2000 kg/m3"
    assert rock_words(0, rock, [*drawn, Release((0.0, 0.0), rock=1)]) == rock_words(0, rock, drawn)
