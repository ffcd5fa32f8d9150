# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock: a rigid, homogeneous, convex polyhedron in its eigenframe K at its centre of mass.

    r_K = frame (r_B - offset)        from the frame B in which the rock was given to K

K is right-handed, ordered and signed to be the principal frame nearest to B. SI units.
Reference: Leine et al. (2014), section 2 (rock as convex hull of vertices in the body-fixed frame).
"""

from __future__ import annotations

import math
from dataclasses import dataclass, fields, replace
from os import PathLike
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike

from ..arithmetic import vectors
from ..arithmetic.power import cbrt
from .polyhedron import Hull, convex_hull, eigenframe, mass_integrals

DEFAULT_DENSITY = 2700.0  # kg/m3, between limestone and gneiss
# A cloud wider than this (m) is taken for one in millimetres, centimetres or feet, not for a rock.
LARGEST_EXTENT = 100.0
# Given mass, density and volume may disagree by their printed digits, not by more.
AGREEMENT = 1e-6


@dataclass(frozen=True, eq=False)
class Rock:
    """Shape and mass of one rock, made by from_points, from_file or the rock library. Arrays are read-only.

    vertices : (n, 3) corners of the convex hull in K, C-contiguous [m]
    inertia : (3,) principal moments about the axes of K [kg m2]
    mass : [kg]
    volume : [m3]
    frame : (3, 3) rotation from the given frame B to K; its rows are the axes of K in B
    offset : (3,) centre of mass in B [m]
    name : text for tables and reports
    """

    vertices: np.ndarray
    inertia: np.ndarray
    mass: float
    volume: float
    frame: np.ndarray
    offset: np.ndarray
    name: str = ""

    def __post_init__(self) -> None:
        for field in ("vertices", "inertia", "frame", "offset"):
            array = np.array(getattr(self, field), dtype=np.float64, order="C")
            array.flags.writeable = False
            object.__setattr__(self, field, array)

    def __reduce__(self) -> tuple:
        # unpickled arrays would be writable, and numba would compile another copy of the kernels for them
        return type(self), tuple(getattr(self, field.name) for field in fields(self))

    @classmethod
    def from_points(
        cls,
        points: ArrayLike,
        density: float | None = None,
        mass: float | None = None,
        volume: float | None = None,
        name: str = "",
    ) -> Rock:
        """Rock filling the convex hull of points, shape (m, 3) [m].

        density : [kg/m3]; 2700 where neither density nor mass is given
        mass : [kg]; gives the density instead
        volume : [m3]; scales the shape to this volume; without it the points' own size counts

        Raises ValueError for a cloud without volume or in the wrong unit, and for mass, density and volume
        that are not positive or contradict one another.
        """
        hull = convex_hull(points)
        _check_extent(np.ptp(hull.vertices, axis=0).max())
        integrals = mass_integrals(hull)
        principal = eigenframe(integrals.inertia)
        vertices = vectors.turned(hull.vertices - integrals.centroid, principal.rotation)
        shape = cls(
            vertices=vertices,
            inertia=principal.moments,
            mass=integrals.volume,
            volume=integrals.volume,
            frame=principal.rotation,
            offset=integrals.centroid,
            name=name,
        )  # of density 1
        if volume is not None:
            shape = shape.scaled(volume=volume)
        return shape.with_mass(_agreed_mass(shape.volume, mass, density))

    @classmethod
    def from_file(
        cls,
        path: str | PathLike[str],
        density: float | None = None,
        mass: float | None = None,
        volume: float | None = None,
        name: str | None = None,
    ) -> Rock:
        """Rock filling the convex hull of a file's points: .pts .xyz .csv .obj .stl .ply, in metres.

        density, mass, volume as in from_points; name defaults to the file's name without suffix.
        Raises ValueError naming the file where it cannot be read or its points make no rock.
        """
        from ..io.rock_files import read_points

        points = read_points(path)
        try:
            return cls.from_points(points, density, mass, volume, Path(path).stem if name is None else name)
        except ValueError as error:
            raise ValueError(f"{path}: {error}") from error

    @property
    def hull(self) -> Hull:
        """The Hull of the corners: vertices in K [m] and triangles, counterclockwise seen from outside."""
        return convex_hull(self.vertices)

    @property
    def density(self) -> float:
        """Mass per volume [kg/m3]."""
        return self.mass / self.volume

    @property
    def radius(self) -> float:
        """Largest distance of a vertex from the centre of mass [m]."""
        return float(vectors.length(self.vertices).max())

    @property
    def dimensions(self) -> np.ndarray:
        """Extents along the axes of K, shape (3,) [m]."""
        return np.ptp(self.vertices, axis=0)

    def scaled(self, volume: float | None = None, mass: float | None = None) -> Rock:
        """The same shape and density at another size, given by its volume [m3] or its mass [kg].

        The frame B shrinks or grows with the rock, so offset is scaled too.
        """
        if (volume is None) == (mass is None):
            raise ValueError("scaled: give either volume (m3) or mass (kg), and not both.")
        if volume is not None:
            volume = _positive("volume", volume, "m3")
            growth = volume / self.volume
            mass = self.mass * growth
        else:
            mass = _positive("mass", mass, "kg")
            growth = mass / self.mass
            volume = self.volume * growth
        length_growth = cbrt(growth)
        return replace(
            self,
            vertices=self.vertices * length_growth,
            inertia=self.inertia * (growth * length_growth * length_growth),
            mass=mass,
            volume=volume,
            offset=self.offset * length_growth,
        )

    def with_mass(self, mass: float) -> Rock:
        """The same shape and size at another mass [kg], hence another density."""
        mass = _positive("mass", mass, "kg")
        return replace(self, mass=mass, inertia=self.inertia * (mass / self.mass))


def _agreed_mass(volume, mass, density):
    """Mass [kg] that follows from what was given; ValueError where mass and density contradict each other."""
    if mass is None:
        return _positive("density", DEFAULT_DENSITY if density is None else density, "kg/m3") * volume
    mass = _positive("mass", mass, "kg")
    if density is not None:
        density = _positive("density", density, "kg/m3")
        if abs(mass - density * volume) > AGREEMENT * mass:
            raise ValueError(
                f"mass and density: {mass:g} kg and {density:g} kg/m3 contradict the volume {volume:.6g} m3, "
                f"which weighs {density * volume:.6g} kg at this density. "
                f"Give one of the two, or resize the shape with volume={mass / density:.6g}."
            )
    return mass


def _positive(name, value, unit):
    """value as a float, or ValueError naming it."""
    try:
        number = float(value)
    except (TypeError, ValueError):
        number = math.nan
    if not (math.isfinite(number) and number > 0.0):
        raise ValueError(f"{name}: {value!r} given, but it has to be a positive number. Give it in {unit}.")
    return number


def _check_extent(extent):
    """ValueError where a cloud is too wide to be a rock in metres."""
    if extent > LARGEST_EXTENT:
        raise ValueError(
            f"points: the cloud is {extent:.6g} m wide, more than {LARGEST_EXTENT:g} m. "
            "The unit seems not to be the metre: scale it, e.g. points * 0.001 for millimetres."
        )
