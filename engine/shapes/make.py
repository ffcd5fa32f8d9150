# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks from a recipe: a shape class, its proportions and, for random shapes, a source of random numbers.

L >= I >= S are the axes, elongation = I / L, flatness = S / I, as in measures. A prism stands on its short axis, or,
where it is more of a rod than of a disc (elongation < flatness), lies along its long one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Callable, NamedTuple

import numpy as np

from ..choices import PARAMETRIC_ROCKS, SIZE_MEASURES
from . import rock_library
from .measures import measures
from .random_polyhedra import random_polyhedron, random_ratios
from .rock import DEFAULT_DENSITY, Rock
from .superellipsoid import superellipsoid

if TYPE_CHECKING:
    from ..hints import Generator


class Recipe(NamedTuple):
    """Parameters of a shape; each shape reads only those that concern it."""

    shape: str  # one of choices.PARAMETRIC_ROCKS, or a name of the rock library
    elongation: float = 1.0  # box, superellipsoid, prism, random
    flatness: float = 1.0
    zingg: str = ""  # random: '' for the ratios above, a class or 'any' for ratios drawn in it
    exponent: float = 4.0  # superellipsoid
    sides: int = 6  # prism
    vertex_count: int = 24  # superellipsoid, random


ROUND_CORNERS = 56  # of superellipsoids given by a text


def recipe_of(text: str) -> Recipe:
    """Recipe of a text such as "superellipsoid 2.5", "prism 5" or "box 3:2:1": shape, its number, ratios of the axes.

    The number is the exponent of a superellipsoid or how many sides a prism has. Raises ValueError for other texts.
    """
    shape, *words = text.split() or [""]
    numbers, ratios = [word for word in words if ":" not in word], [word for word in words if ":" in word]
    needed = {"box": 0, "superellipsoid": 1, "prism": 1}.get(shape)
    problem = f"shape: {text!r} is none. Write box, superellipsoid EXPONENT or prism SIDES, and ratios L:I:S after it."
    if needed is None or len(numbers) != needed or len(ratios) > 1:
        raise ValueError(problem)
    try:
        number = float(numbers[0]) if numbers else 0.0
        long, middle, short = sorted((float(side) for side in (ratios or ["1:1:1"])[0].split(":")), reverse=True)
    except ValueError as error:
        raise ValueError(problem) from error
    if not (0.0 < short <= long < math.inf and math.isfinite(number)):
        raise ValueError(f"shape: {text!r} has a side or a number that is not positive. Mend it.")
    if shape == "prism" and number != int(number):
        raise ValueError(f"shape: {text!r} has no whole number of sides. Mend it.")
    given = {"superellipsoid": {"exponent": number, "vertex_count": ROUND_CORNERS}, "prism": {"sides": int(number)}}
    return Recipe(shape, middle / long, short / middle, **given.get(shape, {}))


def make_rocks(
    recipe: Recipe,
    sizes: Sequence[float],
    measure: str = "volume",
    density: float = DEFAULT_DENSITY,
    generator: Generator | None = None,
    proceed: Callable[[int], bool] = lambda done: True,
) -> list[Rock]:
    """A rock for each size.

    sizes : in m3, m or kg; measure says of what: 'volume', 'length' of the longest side of the smallest box, 'mass'
    density : [kg/m3]
    generator : numpy random Generator for random shapes; each rock then gets a shape of its own
    proceed : called with the number of rocks made after each; False ends there

    Raises ValueError for an unknown shape or measure, and for proportions that the shape cannot have.
    """
    if measure not in SIZE_MEASURES:
        raise ValueError(f"measure: {measure!r} is unknown. Choose one of: {', '.join(SIZE_MEASURES)}.")
    rocks, points = [], None
    for size in sizes:
        if points is None or recipe.shape == "random":
            points = make_points(recipe, generator)
        shape = Rock.from_points(points, density=density, name=recipe.shape)
        rocks.append(shape.scaled(volume=_volume_of(shape, float(size), measure)))
        if not proceed(len(rocks)):
            break
    return rocks


def make_points(recipe, generator=None):
    """Corners (n, 3) of a recipe's shape at any size."""
    if recipe.shape not in SHAPES:
        return rock_library.rock(recipe.shape).vertices
    for name, ratio in (("elongation", recipe.elongation), ("flatness", recipe.flatness)):
        if not 0.0 < ratio <= 1.0:
            raise ValueError(f"{name}: {ratio!r} given, but it is above 0 and at most 1. Mend it.")
    return SHAPES[recipe.shape](recipe, generator)


def _volume_of(shape, size, measure):
    """Volume [m3] that gives shape the size."""
    if measure == "volume":
        return size
    if measure == "mass":
        return size / shape.density
    growth = size / measures(shape.vertices).long
    return shape.volume * (growth * growth * growth)


def _axes(recipe):
    return np.array([1.0, recipe.elongation, recipe.elongation * recipe.flatness])


def _box(recipe, generator):
    return rock_library.box(*_axes(recipe))


def _superellipsoid(recipe, generator):
    return superellipsoid(_axes(recipe), recipe.exponent, recipe.vertex_count)


def _prism(recipe, generator):
    if recipe.sides < 3:
        raise ValueError(f"sides: {recipe.sides} given, but a prism has 3 or more. Mend it.")
    points = rock_library.prism(recipe.sides, 1.0, 1.0)
    if recipe.elongation < recipe.flatness:
        points = points[:, [2, 1, 0]] * [1.0, 1.0, -1.0]  # a quarter turn about y
    return points * _axes(recipe)


def _random(recipe, generator):
    elongation, flatness = recipe.elongation, recipe.flatness
    if recipe.zingg:
        elongation, flatness = random_ratios(recipe.zingg, generator)
    return random_polyhedron(recipe.vertex_count, elongation, flatness, generator)


SHAPES = dict(zip(PARAMETRIC_ROCKS, (_box, _superellipsoid, _prism, _random)))
