# SPDX-License-Identifier: GPL-2.0-or-later
"""An octagonal prism that rolls down a plane beside the rimless wheel (McGeer 1990, Int. J. Robotics Res. 9, 62-82).

Why rounded rocks of the library go on rolling at 1 to 2 m/s on smooth slopes of 20 degrees, whatever the soil: an edge
takes a share of the energy that its angle gives, the slope gives some between two edges, and the speed is steady where
both are equal. A wheel of n edges at the distance l, alpha = pi / n, of inertia J about an edge, loses at each

    w' = eta w,     eta = 1 - m l^2 (1 - cos(2 alpha)) / J

and between turns about the edge like a pendulum on its head. Here that is integrated, with the couple of the rolling
resistance, what an edge ahead of the centre by D lacks of D_r = mu_r R, times the normal force, and its share of the
impact, and compared with Talus on ground without a layer.
"""

import math

import numpy as np
import pytest

from talus.engine import Ground, Release, Rock, Settings, Terrain, simulate
from talus.engine.shapes.body import body_of

EDGES, DISTANCE, GRAVITY = 8, 0.6, 9.81
ALPHA = math.pi / EDGES


def prism():
    """The wheel, 1 m wide, its axis along y."""
    angles = ALPHA + 2.0 * ALPHA * np.arange(EDGES)
    ring = DISTANCE * np.column_stack([np.sin(angles), np.cos(angles)])
    corners = [(x, y, z) for x, z in ring for y in (-0.5, 0.5)]
    return Rock.from_points(np.array(corners), density=2700.0)


def steady_speed(slope, most, inertia, dt=1e-4):
    """Mean speed down the plane, m/s, 0 if the wheel stops.

    ``most``: D_r, m; ``inertia``: about its axis over its mass, m2.
    """
    about_edge = inertia + DISTANCE**2
    eta = 1.0 - DISTANCE**2 * (1.0 - math.cos(2.0 * ALPHA)) / about_edge
    spin = 3.0
    for _ in range(60):
        angle, time = -ALPHA, 0.0  # from the normal of the plane
        while angle < ALPHA:
            across = GRAVITY * math.cos(slope) - DISTANCE * spin * spin * math.cos(angle)
            pull = DISTANCE * GRAVITY * math.sin(angle + slope)
            arm = max(0.0, most - max(0.0, -DISTANCE * math.sin(angle)))
            # N / m = across - l w' sin(angle), (J/m) w' = pull - arm N / m
            turn = (pull - arm * across) / (about_edge - arm * DISTANCE * math.sin(angle))
            spin += dt * turn
            angle, time = angle + dt * spin, time + dt
            if spin <= 0.0:
                return 0.0
        before, spin = spin, eta * spin
        # the impulse across the plane turns the velocity of the centre; the moment of it acts afterwards
        across = DISTANCE * math.sin(ALPHA) * (before + spin)
        spin = max(spin - max(0.0, most - DISTANCE * math.sin(ALPHA)) * across / about_edge, 0.0)
        if spin == 0.0:
            return 0.0
    return 2.0 * DISTANCE * math.sin(ALPHA) / time


@pytest.mark.parametrize(("degrees", "resistance"), [(8.0, 0.0), (12.0, 0.0), (10.0, 0.15), (12.0, 0.15), (20.0, 0.45)])
def test_a_prism_rolls_at_the_steady_speed_of_a_rimless_wheel_or_stops_as_it_does(degrees, resistance):
    """Speeds within 5 %; with 0.45 of rolling resistance both stop. (On steeper slopes it flies from edge to edge.)"""
    slope, rock = math.radians(degrees), prism()
    hillside = Terrain(np.repeat(-math.tan(slope) * 2.0 * np.arange(121.0)[None, :], 11, axis=0), (2.0, 2.0))
    ground = Ground(hillside, mu_min=1.5, mu_max=1.5, rolling_resistance=resistance)
    turn = (math.cos(0.5 * slope), 0.0, math.sin(0.5 * slope), 0.0)
    speed = 3.0 * DISTANCE
    release = Release(
        (10.0, 10.0), height=0.0, runs=1, orientation=turn, spin=(0.0, 3.0, 0.0),
        velocity=(speed * math.cos(slope), 0.0, -speed * math.sin(slope)),
    )  # fmt: skip
    settings = Settings(max_time=40.0, maps=False, trajectories=True, trajectory_interval=0.01, air_density=0.0)
    result = simulate(hillside, ground, rock, release, settings)
    body = body_of(rock)
    most = resistance * math.sqrt(body.mean_area / math.pi)
    expected = steady_speed(slope, most, rock.inertia[1] / rock.mass)
    samples = result.trajectories
    late = samples[samples["time"] > 20.0]
    if expected == 0.0:
        assert result.runs["stop_reason"][0] == "rest"
    else:
        way = np.hypot(late["x"][-1] - late["x"][0], late["z"][-1] - late["z"][0])
        assert way / (late["time"][-1] - late["time"][0]) == pytest.approx(expected, rel=0.05)
