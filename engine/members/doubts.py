# SPDX-License-Identifier: GPL-2.0-or-later
"""Uncertain inputs of a simulation, and the simulation that one member of an ensemble makes of them.

Doubt is what stays the same for all runs of a member: the numbers of the ground, the shape of the blocks, the volume of
the design block, the height of the release, the rate. What differs from run to run (orientation, distributions that
each run draws from) is chance and stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from ..random_numbers.distributions import Distribution, parse_as
from .design import Design, design
from .ground_doubt import ROLLING_NUMBERS, GroundDoubt

if TYPE_CHECKING:
    from ..hints import Ground, Release, Rock, Settings, Terrain

GROUND, ROLLING, SHAPE, SIZE, HEIGHT, RATE = GROUPS = ("ground", "rolling", "shape", "size", "height", "rate")


def distribution_of(text: str, name: str, **limits: Any) -> Distribution:
    """The Distribution of a text; ``limits``: lowest, highest, above and unit of what it may give.

    Raises ValueError that begins with the name for what is none, or can give a number outside the limits.
    """
    distribution: Distribution = parse_as(text, name, **limits)
    return distribution


class Scene(NamedTuple):
    """Inputs of a simulation, as for ``simulate``."""

    terrain: Terrain
    ground: Ground
    rocks: Sequence[Rock]
    releases: Sequence[Release]
    settings: Settings
    barriers: Any = None
    trees: Any = None


class Member(NamedTuple):
    """One simulation of an ensemble."""

    scene: Scene
    rate: float  # blocks a year of all releases; NaN without
    drawn: dict[str, Any]  # name -> number or name, for the table


class Doubts(NamedTuple):
    """Uncertain inputs; None or empty for those that are known."""

    ground: GroundDoubt
    shapes: Sequence[Rock] = ()  # each as probable
    volume: Distribution | None = None  # m3
    height: Distribution | None = None  # m
    rate: Distribution | None = None  # blocks a year
    known_rate: float = float("nan")  # blocks a year, where it is known

    def numbers(self) -> dict[str, int]:
        """Group -> how many uniform numbers it draws; those in doubt alone."""
        asked = {
            GROUND: self.ground.numbers if self.ground.is_any else 0,
            ROLLING: ROLLING_NUMBERS if self.ground.intervals else 0, SHAPE: int(len(self.shapes) > 1),
            SIZE: int(self.volume is not None), HEIGHT: int(self.height is not None), RATE: int(self.rate is not None),
        }  # fmt: skip
        return {name: count for name, count in asked.items() if count}

    def check(self, scene: Scene) -> list[str]:
        """Names of the ground classes in doubt. Raises ValueError where a doubt does not go with the scene."""
        if not self.numbers():
            raise ValueError("Ensemble: no input is uncertain; give a range of the ground, or several shapes, or a "
                             "distribution of the volume or the height.")  # fmt: skip
        if len(self.shapes) > 1 and len(scene.rocks) > 1:
            raise ValueError("Ensemble: several shapes in doubt and a set of rocks are both given; give one of them.")
        if self.volume is not None:
            self.volume.check("Ensemble: volume", above=0.0, unit="m3")
            if len({release.volume for release in scene.releases}) > 1:
                raise ValueError("Ensemble: the releases have volumes of their own; leave them, or the doubt, out.")
        if self.height is not None:
            self.height.check("Ensemble: height", lowest=0.0, unit="m")
        if self.rate is not None:
            self.rate.check("Ensemble: rate", above=0.0, unit="1/year")
        return self.ground.check(scene.ground) if self.ground.is_any or self.ground.intervals else []

    def designed(self, members: int, seed: int) -> Design:
        """The Design of this many members."""
        return design(self.numbers(), members, seed)

    def member(self, scene: Scene, made: Design, number: int) -> Member:
        """One member of a scene."""
        u = {name: uniforms[number] for name, uniforms in made.uniforms.items()}
        drawn: dict[str, Any] = {}
        ground, rocks, rate, changes = scene.ground, scene.rocks, self.known_rate, {}
        if GROUND in u or ROLLING in u:
            uniforms = u.get(GROUND, np.zeros(self.ground.numbers))  # of no use without
            ground, of_ground = self.ground.ground_of(scene.ground, uniforms, u.get(ROLLING))
            drawn.update(of_ground)
        if SHAPE in u:
            rocks = [self.shapes[min(int(u[SHAPE][0] * len(self.shapes)), len(self.shapes) - 1)]]
            drawn[SHAPE] = rocks[0].name
        if SIZE in u:
            changes["volume"] = drawn["volume"] = float(self.volume.values(u[SIZE])[0])  # type: ignore[union-attr]
        if HEIGHT in u:
            changes["height"] = drawn["height"] = float(self.height.values(u[HEIGHT])[0])  # type: ignore[union-attr]
        if RATE in u:
            rate = drawn["rate"] = float(self.rate.values(u[RATE])[0])  # type: ignore[union-attr]
        releases = [replace(release, **changes) for release in scene.releases] if changes else scene.releases
        settings = replace(scene.settings, seed=int(made.seeds[number]))
        return Member(scene._replace(ground=ground, rocks=rocks, releases=releases, settings=settings), rate, drawn)
