# SPDX-License-Identifier: GPL-2.0-or-later
"""Start of the runs: position, height, motion and rock."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from .quantities import quantities
from .random_numbers import distributions


@dataclass(frozen=True)
class Release:
    """One release point.

    Raises
    ------
    ValueError
        If a value is not finite or outside its range; the message names it.
    """

    position: Sequence[float]  # (x, y) in the coordinates of the terrain
    height: float = 1.0  # of the rock's lowest vertex above the ground, m
    runs: int = 10
    orientation: Sequence[float] | None = None  # quaternion, scalar first, K to I; None: each run draws one on SO(3)
    # each of the three numbers may be the text of a distribution instead, from which each run draws
    velocity: Sequence[float | str] = (0.0, 0.0, 0.0)  # m/s, in I
    spin: Sequence[float | str] = (0.0, 0.0, 0.0)  # rad/s, in K
    rock: int = 0  # index in the list of rocks
    # a number, the text of a distribution from which each run draws, or None for the rock's own value
    volume: float | str | None = None  # m3; the rock is scaled to it at its density
    density: float | str | None = None  # kg/m3
    identifier: int | None = None  # the caller's own number; None: the index in the list
    elevation: float | None = (
        None  # of the centre of mass, m, in the heights of the terrain; takes precedence over the height
    )
    # instead of the orientation: turns about z, y and x of I, degrees, that about x first; numbers or distributions
    angles: Sequence[float | str] | None = None
    # m/s, of the horizontal velocity in its direction, a number or a distribution; None: as the velocity is
    speed: float | str | None = None
    # s(0) of friction that grows with slip, m: Leine et al. (2014), eq. 47; number or distribution. Flight forgets it
    slip: float | str = 0.0

    def __post_init__(self) -> None:
        for name, size in (("position", 2), ("orientation", 4)):
            value = getattr(self, name)
            if value is None and name == "orientation":
                continue
            array = _as_array(value)
            if array.shape != (size,) or not np.isfinite(array).all():
                raise ValueError(f"Release: {name} is {value!r}; give {size} finite numbers.")
            object.__setattr__(self, name, tuple(float(number) for number in array))
        for name, unit in (("velocity", "m/s"), ("spin", "rad/s"), ("angles", "degrees")):
            if name != "angles" or self.angles is not None:
                object.__setattr__(self, name, _three(name, getattr(self, name), unit))
        if self.orientation is not None and not any(self.orientation):
            raise ValueError("Release: orientation is zero; give a quaternion such as (1, 0, 0, 0).")
        if self.orientation is not None and self.angles is not None:
            raise ValueError("Release: angles and orientation are both given; give one of them.")
        self._check_speed_and_slip()
        if not (_is_number(self.height) and self.height >= 0.0):
            raise ValueError(f"Release: height is {self.height!r}; give a height above the ground of at least 0 m.")
        quantities.check("release_height", float(self.height), "Release")
        for component in self.velocity:
            if not isinstance(component, str):
                quantities.check("release_velocity", abs(component), "Release")
        if self.elevation is not None and not _is_number(self.elevation):
            raise ValueError(f"Release: elevation is {self.elevation!r}; give a height in metres or None.")
        if not _is_whole(self.runs) or self.runs < 1:
            raise ValueError(f"Release: runs is {self.runs!r}; give a whole number of at least 1.")
        for name, unit, words in (("volume", "m3", "cubic metres"), ("density", "kg/m3", "kg/m3")):
            value = getattr(self, name)
            if isinstance(value, str):
                text = distributions.bounded(value, f"Release: {name}", name, above=0.0, unit=unit)
                object.__setattr__(self, name, text)
            elif value is not None and not (_is_number(value) and value > 0.0):
                raise ValueError(f"Release: {name} is {value!r}; give a positive number of {words}.")
            else:
                _check_given(name, value)
        if not _is_whole(self.rock) or self.rock < 0:
            raise ValueError(f"Release: rock is {self.rock!r}; give the place of a rock in the list, from 0 on.")
        if self.identifier is not None and not _is_whole(self.identifier):
            raise ValueError(f"Release: identifier is {self.identifier!r}; give a whole number.")

    def _check_speed_and_slip(self) -> None:
        for name, unit in (("speed", "m/s"), ("slip", "m")):
            value = getattr(self, name)
            if isinstance(value, str):
                quantity = "release_velocity" if name == "speed" else None
                distributions.row_of(value, f"Release: {name}", quantity, lowest=0.0, unit=unit)
            elif not (value is None and name == "speed") and not (_is_number(value) and value >= 0.0):
                raise ValueError(
                    f"Release: {name} is {value!r}; give a number of {unit}, at least 0, or a distribution."
                )
            elif name == "speed":
                _check_given("release_velocity", value)
        x, y, _ = self.velocity
        if self.speed is not None and (isinstance(x, str) or isinstance(y, str) or (x == 0.0 and y == 0.0)):
            raise ValueError(
                f"Release: speed is {self.speed!r}, but velocity {self.velocity!r} has no horizontal direction for it; "
                "give two numbers that are not both zero, such as velocity=(1, 0, 0) for the east."
            )


def _check_given(quantity: str, value: Any) -> None:
    """Raise FindingError for a number outside the legal range of its quantity; None is no number."""
    if value is not None:
        quantities.check(quantity, float(value), "Release")


def _three(name: str, values: Sequence[float | str], unit: str) -> tuple[float | str, ...]:
    """Three finite numbers or texts of distributions. Raises ValueError naming the quantity."""
    given = list(values) if isinstance(values, (list, tuple, np.ndarray)) else []
    if len(given) != 3 or not all(isinstance(component, str) or _is_number(component) for component in given):
        raise ValueError(
            f"Release: {name} is {values!r}; give 3 finite numbers of {unit}, or distributions in their place."
        )
    for value in given:
        if isinstance(value, str):
            distributions.row_of(value, f"Release: {name}", unit=unit)
    return tuple(component if isinstance(component, str) else float(component) for component in given)


def _as_array(value):
    """The numbers as an array; for anything else an empty array, whose shape is always wrong."""
    try:
        return np.asarray(value, dtype=np.float64)
    except (TypeError, ValueError):
        return np.empty(0)


def _is_number(value):
    return isinstance(value, (int, float, np.number)) and not isinstance(value, bool) and bool(np.isfinite(value))


def _is_whole(value):
    return hasattr(value, "__index__") and not isinstance(value, bool)
