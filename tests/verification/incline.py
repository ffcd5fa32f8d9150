# SPDX-License-Identifier: GPL-2.0-or-later
"""Blocks and wheels on planes: sliding, rebound, tipping over, rolling; runs and closed forms."""

import numpy as np
from scipy.integrate import quad

from talus.engine import Ground, Rock, Settings, trace
from talus.tests.verification.planes import LAID, Slope, box

GRAVITY = 9.81
ENDLESS = 1e3  # s, rest time that keeps a resting run going


def block():
    """A flat block of 1.16 x 1.14 x 0.35 m."""
    return box(1.16, 1.14, 0.35)


def lie(
    slope, friction, duration, scheme, turned=0.0, rest_time=ENDLESS, velocity=(0.0, 0.0, 0.0), rock=None, law="newton",
    **ground,
):  # fmt: skip
    """The block (or ``rock``) laid flat on a slope, turned about the normal (rad), with a velocity along its frame."""
    terrain, rock = slope.terrain(), rock or block()
    return trace(
        terrain, Ground(terrain, mu_min=friction, mu_max=friction, **ground), rock,
        slope.above(-rock.vertices[:, 2].min() - LAID),
        slope.orientation((0.0, 0.0, turned)), velocity=slope.frame @ velocity,
        settings=Settings(max_time=duration, free_flight=scheme, rest_time=rest_time, impact_law=law, air_density=0.0),
    )  # fmt: skip


def sliding_acceleration(slope, friction):
    """g (sin a - mu cos a): Coulomb's law on an incline, m/s2."""
    return GRAVITY * (np.sin(slope.angle) - friction * np.cos(slope.angle))


def drop(height, restitution, scheme, law="newton"):
    """The block dropped flat from ``height`` on level ground, until after the apex of its first rebound."""
    terrain = Slope(0.0).terrain()
    fall = np.sqrt(2.0 * height / GRAVITY)
    return trace(
        terrain, Ground(terrain, mu_min=0.6, mu_max=0.6, restitution=restitution), block(), (0.0, 0.0, 0.175 + height),
        settings=Settings(max_time=fall * (1.0 + 1.5 * restitution) + 0.1, free_flight=scheme, impact_law=law,
            air_density=0.0),
    )  # fmt: skip


def rebound(run):
    """Height of the apex after the first impact, of the lowest face above the ground, m."""
    first = int(np.argmax(run.velocity[:, 2] > 0.0))
    return run.position[first:, 2].max() - 0.175


class Topple:
    """A prism of the section ``width`` x ``height`` that tips over an edge on level ground with very high friction.

    It starts at rest, ``tilt`` (rad) beyond the balance on the edge, and lands on the face of length ``height``.
    """

    friction, tilt, azimuth = 10.0, 0.05, 30.0

    def __init__(self, width, height):
        self.rock = box(width, 1.2, height)
        self.radius = 0.5 * np.hypot(width, height)  # of the centre of mass about the edge
        self.balance = np.arctan2(width, height)
        self.landing = 0.5 * np.pi - self.balance  # angle of the radius from the vertical
        self.inertia = self.rock.inertia[1] + self.rock.mass * self.radius**2

    def run(self, scheme, time_step=0.002, duration=2.0):
        """The run; it falls toward the azimuth."""
        slope = Slope(0.0, self.azimuth)
        terrain = slope.terrain()
        start = slope.frame @ (self.radius * np.array([np.sin(self.tilt), 0.0, np.cos(self.tilt)]))
        return trace(
            terrain, Ground(terrain, mu_min=self.friction, mu_max=self.friction), self.rock, start - [0.0, 0.0, LAID],
            slope.orientation((0.0, self.balance + self.tilt, 0.0)),
            settings=Settings(max_time=duration, free_flight=scheme, time_step=time_step, rest_time=ENDLESS,
                air_density=0.0),
        )  # fmt: skip

    def spin(self, angle):
        """Physical pendulum: J w^2 / 2 = m g R (cos tilt - cos angle), rad/s."""
        drop = self.radius * (np.cos(self.tilt) - np.cos(angle))
        return np.sqrt(2.0 * self.rock.mass * GRAVITY * drop / self.inertia)

    def landing_time(self):
        """Time to the landing: the integral of d angle / w; the root at its start is taken out by u^2."""
        span = self.landing - self.tilt
        return quad(lambda u: 2.0 * u / self.spin(self.tilt + u * u), 0.0, np.sqrt(span))[0]

    def spin_kept(self):
        """w after / w before the landing: angular momentum about the edge that is hit (Housner 1963)."""
        between = 2.0 * self.landing  # angle between the two edges, seen from the centre of mass
        return 1.0 - self.rock.mass * self.radius**2 / self.inertia * (1.0 - np.cos(between))


class RimlessWheel:
    """A prism over a regular polygon that rolls down a slope corner by corner (McGeer 1990, section 2).

    At each corner angular momentum about the new one is kept; between two corners it is a physical pendulum. Both
    together have one steady rolling motion.
    """

    friction, radius, width, azimuth = 10.0, 1.0, 2.0, 163.0

    def __init__(self, corners, steepness):
        self.half_angle = np.pi / corners
        around = 2.0 * self.half_angle * (np.arange(corners) + 0.5)
        rim = np.column_stack([np.sin(around), np.zeros(corners), -np.cos(around)]) * self.radius
        side = np.array([0.0, 0.5 * self.width, 0.0])
        self.rock = Rock.from_points(np.vstack([rim - side, rim + side]), density=2700.0)
        self.slope = Slope(steepness, self.azimuth, half_width=80.0)
        self.inertia = self.rock.inertia[1] + self.rock.mass * self.radius**2

    def run(self, scheme, spin, time_step=0.002, duration=20.0):
        """Rolling from a face that lies on the slope, with the spin ``spin`` (rad/s)."""
        terrain, height = self.slope.terrain(), self.radius * np.cos(self.half_angle)
        return trace(
            terrain, Ground(terrain, mu_min=self.friction, mu_max=self.friction), self.rock,
            self.slope.above(height - LAID), self.slope.orientation(), velocity=self.slope.frame[:, 0] * spin * height,
            spin=(0.0, spin, 0.0), settings=Settings(max_time=duration, free_flight=scheme, time_step=time_step,
                air_density=0.0),
        )  # fmt: skip

    def steady_speed(self):
        """Mean speed of the steady motion, m/s."""
        mass, half, slope = self.rock.mass, self.half_angle, self.slope.angle
        kept = (self.rock.inertia[1] + mass * self.radius**2 * np.cos(2.0 * half)) / self.inertia
        gain = 2.0 * mass * GRAVITY * self.radius / self.inertia
        start = kept**2 / (1.0 - kept**2) * gain * 2.0 * np.sin(slope) * np.sin(half)  # w^2 after a corner

        def slowness(angle):
            return 1.0 / np.sqrt(start + gain * (np.cos(slope - half) - np.cos(slope + angle)))

        return 2.0 * self.radius * np.sin(half) / quad(slowness, -half, half)[0]


def speed_of_second_half(slope, run):
    """Mean speed down the slope over the second half of a run, m/s."""
    way, half = slope.along(run.position)[:, 0], run.time.size // 2
    return (way[-1] - way[half]) / (run.time[-1] - run.time[half])


def near_sphere(vertices, radius=1.0):
    """Polyhedron with its vertices evenly over a sphere (Fibonacci lattice)."""
    i = np.arange(vertices) + 0.5
    polar, around = np.arccos(1.0 - 2.0 * i / vertices), np.pi * (1.0 + 5.0**0.5) * i
    points = np.column_stack([np.cos(around) * np.sin(polar), np.sin(around) * np.sin(polar), np.cos(polar)])
    return Rock.from_points(radius * points, density=2700.0)


def roll(rock, slope, friction=0.6, duration=3.0):
    """A near-sphere of radius 1 m released at rest; returns its mean acceleration down the slope, m/s2."""
    terrain = slope.terrain()
    run = trace(
        terrain, Ground(terrain, mu_min=friction, mu_max=friction), rock, slope.above(1.0),
        slope.orientation((0.3, 0.2, 0.1)), settings=Settings(max_time=duration, rest_time=ENDLESS, air_density=0.0),
    )  # fmt: skip
    return 2.0 * slope.along(run.position)[-1, 0] / duration**2
