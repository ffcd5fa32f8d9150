# SPDX-License-Identifier: GPL-2.0-or-later
"""Repeated bounces of Ashayer (2007), sections 6.2.2 and 6.2.3: the law alone between exact flights.

"l.": line of the thesis text. Each row: what was recomputed by an independent planar code, and what the thesis prints.
Means after two impacts agree to the digits given. After five impacts the motion is chaotic: shifting the grid of
orientations by a degree moves means by some per cent and maxima by half, so those are bands.
"""

import math

import numpy as np
import pytest

from talus.engine.research.sections import FRICTION, RESTITUTION, THETA, Block
from talus.tests.verification.ashayer_2007.bounces import bounce
from talus.tests.verification.hand_made_contacts import planar

# of the volume 4/3 pi, Table 6.1 (l.2038-2046), 2:1
BLOCKS = {
    "ellipsoid": Block(2, 1.587, 0.794),
    "box": Block(math.inf, 1.279, 0.640),
    "superell-4": Block(4, 1.374, 0.687),
}
NOT_PRINTED = math.nan
UNKNOWN = (math.nan, math.nan)  # neither printed nor recomputed


class Shots:
    """All orientations of one case; arrays (orientations, impacts)."""

    def __init__(self, block, slope, speed, impacts, theta=THETA, restitution=RESTITUTION, friction=FRICTION):
        shots = [
            bounce(planar, block, math.radians(angle), math.radians(slope), speed, impacts, restitution, friction)
            for angle in theta
        ]
        self.level, self.energy, self.apex = (
            np.array([getattr(shot, name) for shot in shots]) for name in ("level", "energy", "apex")
        )
        self.normal = np.array([shot.normal / -shot.first for shot in shots])


def check(found, recomputed, printed, fine, coarse):
    """``found`` against the recomputed value within ``fine`` and the printed one within ``coarse``, where given."""
    for value, tolerance in ((recomputed, fine), (printed, coarse)):
        assert math.isnan(value) or found == pytest.approx(value, abs=tolerance)


# ---- two impacts ----

# slope, speed, shape: (recomputed, printed) of mean E after 1 and 2, V_n ratio after 2, roll-out mean and max, height
DOUBLE = {
    (0, 0, "ellipsoid"): ((0.339, NOT_PRINTED), (0.292, 0.29), (0.0, 0.0), (3.545, NOT_PRINTED), (1.980, 1.98)),
    (0, 0, "box"): ((0.294, 0.29), (0.251, 0.25), (0.0, 0.0), (3.520, NOT_PRINTED), (2.061, 2.06)),
    (0, 0, "superell-4"): ((0.342, 0.34), (0.255, NOT_PRINTED), (0.0, 0.0), (3.488, NOT_PRINTED), (2.011, NOT_PRINTED)),
    (0, 10, "ellipsoid"): ((0.347, 0.35), (0.409, 0.41), (4.651, 4.6), UNKNOWN, (2.270, NOT_PRINTED)),
    (0, 10, "box"): ((0.295, 0.30), (0.365, 0.36), (5.213, 5.2), UNKNOWN, (2.211, NOT_PRINTED)),
    (0, 10, "superell-4"): ((0.331, 0.33), (0.397, 0.40), (5.558, 5.6), UNKNOWN, (2.193, NOT_PRINTED)),
    (30, 0, "ellipsoid"): ((0.338, 0.34), UNKNOWN, (2.620, 2.6), (7.092, NOT_PRINTED), (2.005, 2.0)),
    (30, 0, "box"): ((0.270, 0.27), UNKNOWN, (3.243, 3.2), (7.327, 7.35), (2.014, 2.0)),
    (30, 0, "superell-4"): ((0.298, NOT_PRINTED), UNKNOWN, (3.359, 3.4), (7.425, 7.45), (1.966, 2.0)),
}


@pytest.mark.parametrize(("slope", "speed", "shape"), DOUBLE)
def test_two_impacts(slope, speed, shape):
    """Case E, l.2059-2102. Printed wrongly: l.2082 names superellipsoid-4 twice."""
    shots = Shots(BLOCKS[shape], slope, speed, 2)
    kept, normal, way, farthest, height = DOUBLE[slope, speed, shape]
    check(shots.energy[:, 1].mean(), *kept, 6e-4, 6e-3)
    check(shots.normal[:, 1].mean(), *normal, 6e-4, 6e-3)
    check(shots.level[:, 1].mean(), *way, 6e-4, 0.06)
    check(shots.level[:, 1].max(), *farthest, 6e-4, 0.05)
    check(shots.apex[:, 0].mean(), *height, 6e-4, 0.04)


@pytest.mark.parametrize(
    ("shape", "recomputed", "printed"),
    [("ellipsoid", 0.502, 0.50), ("box", 0.523, 0.52), ("superell-4", 0.495, NOT_PRINTED)],
)
def test_first_impact_on_30_degrees(shape, recomputed, printed):
    """Case E, l.2091-2102: mean E after the first impact."""
    check(Shots(BLOCKS[shape], 30, 0, 2).energy[:, 0].mean(), recomputed, printed, 6e-4, 6e-3)


# E after 1: mean, max; E after 2: mean, max; roll-out: mean, max, min; height: mean, max, min
TABLE_6_2 = {
    "ellipsoid": (
        (0.616, 0.829, 0.311, 0.639, 8.224, 18.186, 3.807, 1.679, 3.653, 0.829),
        (0.62, 0.83, 0.31, 0.64, 8.2, 18.2, 3.8, 1.7, 3.7, 0.8),
    ),
    "box": (
        (0.651, 0.828, 0.326, 0.733, 7.590, 16.789, 2.735, 1.642, 3.174, 0.640),
        (0.65, 0.83, 0.32, 0.73, 7.6, 16.8, 2.7, 1.6, 3.2, 0.6),
    ),
    "superell-4": (
        (0.622, 0.793, 0.325, 0.699, 7.957, 16.586, 3.747, 1.559, 3.125, 0.733),
        (0.62, 0.79, 0.33, 0.70, 8.0, 16.6, 3.8, 1.6, 3.1, 0.7),
    ),
}


@pytest.mark.source("ashayer_2007", "two impacts on level ground and on 30 degrees")
@pytest.mark.parametrize("shape", TABLE_6_2)
def test_two_impacts_on_30_degrees(shape):
    """Table 6.2, l.2121-2130. What it prints as "S.D." of roll-out and height are the minima."""
    shots = Shots(BLOCKS[shape], 30, 10, 2)
    way, height = shots.level[:, 1], shots.apex[:, 0]
    actual = (
        shots.energy[:, 0].mean(), shots.energy[:, 0].max(), shots.energy[:, 1].mean(), shots.energy[:, 1].max(),
        way.mean(), way.max(), way.min(), height.mean(), height.max(), height.min(),
    )  # fmt: skip
    fine, printed = TABLE_6_2[shape]
    np.testing.assert_allclose(actual, fine, rtol=0.0, atol=6e-4)
    assert (np.abs(np.subtract(actual, printed)) <= [0.007] * 4 + [0.06] * 6).all()


# ---- five impacts ----

# speed, shape: (recomputed, printed) of E mean and max after 5, roll-out mean and max
FIVE = {
    (0, "ellipsoid"): ((0.173, 0.17), (0.265, 0.26), (0.0, 0.0), (7.153, 7.1)),
    (0, "box"): ((0.141, 0.14), (0.230, 0.23), (0.0, 0.0), (8.637, 8.8)),
    (0, "superell-4"): ((0.168, 0.17), (0.225, 0.23), (0.0, 0.0), (8.197, 8.3)),
    (10, "ellipsoid"): ((0.177, 0.18), (0.455, 0.50), (11.29, 11.0), (21.3, NOT_PRINTED)),
    (10, "box"): ((0.103, 0.11), (0.317, 0.22), (10.58, 10.6), (24.7, 23.9)),
    (10, "superell-4"): ((0.142, 0.14), (0.380, 0.33), (11.64, 11.4), (24.2, 24.3)),
}


# What is further from the print than a unit of its last digit: of E max, the mean and the farthest roll-out.
CHAOTIC = {
    ("most", 10, "ellipsoid"), ("most", 10, "box"), ("most", 10, "superell-4"),
    ("way", 10, "ellipsoid"), ("way", 10, "superell-4"),
    ("farthest", 0, "box"), ("farthest", 0, "superell-4"), ("farthest", 10, "box"), ("farthest", 10, "superell-4"),
}  # fmt: skip


@pytest.mark.source("ashayer_2007", "five impacts")
@pytest.mark.parametrize(("speed", "shape"), FIVE)
def test_five_impacts(speed, shape):
    """Case F, l.2138-2170: what was recomputed to bands of its own, what is printed to a unit of its last digit.

    Nine numbers of 23 are not within that, those of CHAOTIC: the largest of 36 shots that are chaotic from the second
    bounce on, and means that a few of them make. FIVE has both numbers of each.
    """
    shots = Shots(BLOCKS[shape], 0, speed, 5)
    found = {
        "kept": (shots.energy[:, 4].mean(), 2e-3, 0.01), "most": (shots.energy[:, 4].max(), 5e-3, 0.01),
        "way": (shots.level[:, 4].mean(), 0.05, 0.1), "farthest": (shots.level[:, 4].max(), 0.1, 0.1),
    }  # fmt: skip
    for (name, (value, fine, unit)), (recomputed, printed) in zip(found.items(), FIVE[speed, shape]):
        print(speed, shape, name, value, recomputed, printed)
        check(value, recomputed, math.nan if (name, speed, shape) in CHAOTIC else printed, fine, unit)


@pytest.mark.source("ashayer_2007", "five impacts")
@pytest.mark.parametrize(
    ("shape", "recomputed", "printed"),
    [
        ("ellipsoid", (2.27, 2.48, 1.70, 1.59, 1.34), (2.3, 2.4, 1.7, 1.5, 1.3)),
        ("box", (2.21, 2.22, 1.59, 1.32, 1.09), (2.2, 2.2, 1.6, 1.3, 1.1)),
        ("superell-4", (2.19, 2.57, 1.63, 1.54, 1.28), (2.2, 2.5, 1.7, 1.5, 1.4)),
    ],
)
def test_mean_height_of_five_bounces(shape, recomputed, printed):
    """Table 6.3, l.2172-2177: level ground, 45 degrees; to 0.1 m, a unit of the last digit that is printed.

    But for the fifth height of the superellipsoid, 1.28 m for 1.4 m: from the second bounce on the motion is chaotic.
    So the heights of the box move by 3 % with the last digit of the search for micro-bounces.
    """
    apex = Shots(BLOCKS[shape], 0, 10, 5).apex
    print(shape, apex.mean(axis=0), apex.max())
    np.testing.assert_allclose(apex.mean(axis=0), recomputed, rtol=0.04 if shape == "box" else 0.005)
    count = 4 if shape == "superell-4" else 5
    np.testing.assert_allclose(apex.mean(axis=0)[:count], printed[:count], rtol=0.0, atol=0.1)
    assert apex.max() == pytest.approx(4.7, abs=0.1)  # l.2155-2170


@pytest.mark.parametrize(("shape", "way"), [("ellipsoid", 22.3), ("box", 21.7), ("superell-4", 24.5)])
def test_five_impacts_on_15_degrees(shape, way):
    """l.2182-2188: mean roll-out 23 m for all three. A band of 10 %; the box moves by 3 % with the last digit
    of the search for micro-bounces."""
    shots = Shots(BLOCKS[shape], 15, 10, 5)
    assert shots.level[:, 4].mean() == pytest.approx(way, rel=0.05)
    assert shots.level[:, 4].mean() == pytest.approx(23.0, rel=0.10)


# ratio: power, a, b: roll-out mean, max, E mean after five impacts; 90 orientations (l.2193-2210)
ASPECTS = {
    (2, 1.310, 0.874): (15.80, 27.13, 0.208), (math.inf, 1.056, 0.704): (11.31, 26.10, 0.117),
    (4, 1.134, 0.756): (14.48, 26.63, 0.173), (4, 0.866, 0.866): (16.74, 25.76, 0.240),
    (2, 2.080, 0.693): (7.32, 21.30, 0.175), (math.inf, 1.677, 0.559): (7.98, 21.22, 0.097),
    (4, 1.801, 0.600): (7.64, 19.07, 0.092),
}  # fmt: skip


@pytest.mark.parametrize("block", ASPECTS)
def test_aspect_ratio_over_five_impacts(block):
    """Case F2: bands of 3 % on means and 2 % on the farthest, which micro-bounces of a last digit move."""
    shots = Shots(Block(*block), 0, 10, 5, theta=np.arange(0.0, 180.0, 2.0))
    way, farthest, kept = ASPECTS[block]
    assert shots.level[:, 4].mean() == pytest.approx(way, rel=0.03)
    assert shots.level[:, 4].max() == pytest.approx(farthest, rel=0.02)
    assert shots.energy[:, 4].mean() == pytest.approx(kept, rel=0.03)


@pytest.mark.parametrize(
    ("block", "e", "mu", "kept"),
    [
        ((2, 1.310, 0.874), 1.0, 0.0, 1.000), ((2, 1.310, 0.874), 1.0, 0.27, 0.727),
        ((2, 1.310, 0.874), 1.0, 1.0, 0.871),
        ((2, 1.310, 0.874), 0.5, FRICTION, 0.206), ((2, 1.310, 0.874), 0.25, FRICTION, 0.272),
        ((math.inf, 1.056, 0.704), 1.0, 0.0, 1.000), ((math.inf, 1.056, 0.704), 1.0, 0.27, 0.433),
        ((math.inf, 1.056, 0.704), 1.0, 1.0, 0.839),
    ],
)  # fmt: skip
def test_restitution_and_friction_over_five_impacts(block, e, mu, kept):
    """Case F3, l.2212-2244: mean E. Elastic ellipsoid 0.87 at large mu; at e = 0.25 higher than at e = 0.5."""
    shots = Shots(Block(*block), 0, 10, 5, np.arange(0.0, 180.0, 2.0), e, mu)
    assert shots.energy[:, 4].mean() == pytest.approx(kept, abs=1e-9 if mu == 0.0 else 3e-3)


def test_sphere_bounces_five_times():
    """Case F2 at the ratio 1, exact: l.2193-2210, E 0.35."""
    shot = bounce(planar, Block(2, 1.0, 1.0), 0.0, 0.0, 10.0, 5)
    np.testing.assert_allclose(shot.time, (0.1835, 1.3863, 1.9878, 2.2885, 2.4388), atol=6e-5)
    np.testing.assert_allclose(shot.level, (1.8349, 10.4267, 14.7226, 16.8705, 17.9445), atol=6e-5)
    np.testing.assert_allclose(shot.apex[:4], (2.7742, 1.4436, 1.1109, 1.0277), atol=6e-5)
    np.testing.assert_allclose(shot.v1, 50.0 / 7.0, rtol=1e-12)
    assert shot.energy[4] == pytest.approx(0.3522, abs=6e-5)
