# SPDX-License-Identifier: GPL-2.0-or-later
"""Generic barriers on a terrain: where their parts stand, what they hold, the ground under them."""

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.choices import NET_FAMILIES
from talus.engine.nets import Net, NetError, ground_of, impact
from talus.engine.nets.collision.verdict import residual_height
from talus.engine.nets.families.sizes import TABLE, sizes_of
from talus.engine.shapes.rock import Rock

CUBE = np.array([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)], dtype=float)
LINE = [(10.0, 20.0), (26.0, 21.0)]


@pytest.fixture(scope="module")
def terrain():
    """A slope that falls by 0.7 towards the north, with some waves."""
    y, x = np.mgrid[0:61, 0:61] * 1.0
    return Terrain(200.0 - 0.7 * y + 0.3 * np.sin(0.4 * x), 1.0, (0.0, 0.0))


@pytest.mark.source("sautter", "net on a terrain, and where to put it")
@pytest.mark.parametrize("name", NET_FAMILIES)
def test_barrier_stands_on_the_terrain(terrain, name):
    net = Net.family(name, 1e5, LINE, terrain, spacing=8.0)
    nodes, elements = np.array(net.description["nodes"]), net.description["elements"]
    posts = np.array([element["nodes"] for element in elements if element["type"] == "truss"])
    assert len(posts) == 4  # 16.03 m at no more than 8 m: three fields
    held = nodes[net.description["fixed"]]
    assert held[:, 2] == pytest.approx(terrain.height(held[:, 0], held[:, 1]), abs=1e-9)
    feet, heads = nodes[posts[:, 0]], nodes[posts[:, 1]]
    assert heads[:, 2] - feet[:, 2] == pytest.approx(np.full(4, 2.0), rel=1e-12)  # usual for 100 kJ
    lean = (heads - feet)[:, :2]
    assert np.hypot(*lean.T) == pytest.approx(np.full(4, 2.0 * np.tan(np.radians(15.0))), rel=1e-9)
    assert (lean[:, 1] > 0.0).all()  # downhill
    assert len(net.brakes) == 4 and net.description["family"]["note"] == "generic, not a product"


def test_side_that_is_downhill_may_be_given(terrain):
    """The line runs east, so its left is north, where the slope falls; on flat ground the side has to be given."""
    net = Net.family("cable net", 1e5, LINE, terrain, side="right")
    posts = [entry["nodes"] for entry in net.description["elements"] if entry["type"] == "truss"]
    assert all(net.nodes[head, 1] < net.nodes[foot, 1] for foot, head in posts)
    flat = Terrain(np.zeros((61, 61)))
    with pytest.raises(NetError, match="too flat"):
        Net.family("cable net", 1e5, LINE, flat)
    Net.family("cable net", 1e5, LINE, flat, side="left")


def test_sizes_are_those_of_the_table_and_between():
    for energy, *sizes in TABLE:
        assert sizes_of(energy) == pytest.approx(sizes, rel=1e-12)
    between = sizes_of(np.sqrt(TABLE[0][0] * TABLE[1][0]))
    assert between.brake == pytest.approx(0.5 * (TABLE[0][7] + TABLE[1][7]), rel=1e-12)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"name": "fence"}, "no family"),
        ({"energy": 9e6}, "100000 to 8e"),
        ({"height": 30.0}, "height"),
        ({"line": [(10.0, 20.0)]}, "two different points"),
        ({"line": [(10.0, 20.0), (300.0, 20.0)]}, "no ground under a post"),
        ({"side": "above"}, "left"),
    ],
)
def test_barrier_that_cannot_be_is_refused(terrain, change, words):
    case = {"name": "ring net", "energy": 1e6, "line": LINE, "terrain": terrain, **change}
    with pytest.raises(NetError, match=words):
        Net.family(**case)


@pytest.fixture(scope="module")
def hit(terrain):
    """A cube of 300 kg at 20 m/s, 60 kJ, into a cable net for 100 kJ."""
    net = Net.family("cable net", 1e5, LINE, terrain, spacing=8.0).settle()
    rock = Rock.from_points(0.24 * CUBE, density=2700.0)
    velocity = 20.0 * np.array([0.0, 0.87, -0.49])
    place = np.array([18.0, 21.0, terrain.height(18.0, 20.5) + 1.0]) - 0.04 * velocity
    return net, rock, impact(net, rock, place, velocity, ground=ground_of(terrain, net), max_time=10.0, until_held=True)


def test_barrier_holds_less_than_its_energy(hit):
    """And the account closes within 1 % of the rock's energy."""
    _, _, actual = hit
    assert actual.verdict == "caught" and actual.energy_error < 0.01
    assert 0.5 < actual.elongation < 5.0 and actual.brake_strokes.max() < 1.5


def test_ground_stays_active_under_a_net(hit, terrain):
    """The rock swings down onto the slope: no corner sinks by more than 1 % of its size."""
    _, rock, actual = hit
    lowest = np.inf
    for place, turn in zip(actual.position, actual.orientation):
        w, x, y, z = turn
        matrix = np.array([
            [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
            [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
            [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
        ])  # fmt: skip
        corners = place + np.array(rock.vertices) @ matrix.T
        lowest = min(lowest, (corners[:, 2] - terrain.height(corners[:, 0], corners[:, 1])).min())
    assert lowest > -0.01 * 2.0 * rock.radius


def test_residual_height_is_a_share_of_the_height(hit):
    net, _, actual = hit
    assert 0.0 <= actual.residual_height < 1.0
    assert residual_height(net, net.nodes) == pytest.approx(1.0, abs=1e-12)


def test_ground_is_met_before_the_net_stirs(terrain):
    """A settled net waits for the rock; one that starts on the slope 5 m above it slides down to it on the ground."""
    net = Net.family("membrane", 1e5, LINE, terrain).settle()
    assert net.is_settled
    rock = Rock.from_points(0.24 * CUBE, density=2700.0)
    place = np.array([18.0, 15.0, terrain.height(18.0, 15.0) + 0.45])
    hit = impact(net, rock, place, (0.0, 2.0, -1.4), ground=ground_of(terrain, net), max_time=0.8)
    above = hit.position[:, 2] - terrain.height(hit.position[:, 0], hit.position[:, 1])
    assert above.min() > 0.2 and hit.position[-1, 1] > 16.0


def test_ground_of_a_net_is_the_terrain_there(terrain):
    far = Terrain(terrain.heights, terrain.cell_size, (2_640_000.0, 1_160_000.0))
    net = Net.family("membrane", 1e5, np.array(LINE) + far.origin, far)
    patch = ground_of(far, net, friction=0.5)
    x, y = patch.origin[:2] + net.origin[:2]
    column, row = round(x - far.origin[0]), round(y - far.origin[1])
    height, width = patch.heights.shape
    assert (patch.heights == far.heights[row : row + height, column : column + width]).all()
    assert patch.friction == 0.5
    elsewhere = Terrain(np.zeros((5, 5)))
    with pytest.raises(NetError, match="does not reach"):
        ground_of(elsewhere, net)
