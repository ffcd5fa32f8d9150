# SPDX-License-Identifier: GPL-2.0-or-later
"""The rock: a rigid, homogeneous polyhedron in its eigenframe K at its centre of mass.

    r_K = frame (r_B - offset)        from the frame B in which the rock was given to K

It is convex, with two exceptions: a rock may have the mass of a closed mesh while its hull makes the contacts, which is
exact on ground that does not reach into its dents; and a rock may be the union of convex parts, each of which touches
the ground. K is right-handed, ordered and signed to be the principal frame nearest to B. SI units.
Reference: Leine et al. (2014), section 2 (rock as convex hull of vertices in the body-fixed frame).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, replace
from os import PathLike
from pathlib import Path

import numpy as np
from numpy.typing import ArrayLike

from ..arithmetic import vectors
from ..arithmetic.power import cbrt
from ..choices import ROCK_SOLIDS
from ..rigid_body.inertia import eigenframe, mass_integrals
from .polyhedron import Hull, convex_hull, enclosed_volume

DEFAULT_DENSITY = 2700.0  # kg/m3, between limestone and gneiss
# A cloud wider than this (m) is taken for one in millimetres, centimetres or feet, not for a rock.
LARGEST_EXTENT = 100.0
# Given mass, density and volume may disagree by their printed digits, not by more.
AGREEMENT = 1e-6


@dataclass(frozen=True, eq=False)
class Rock:
    """Shape and mass of one rock, made by from_points, from_file or the rock library. Arrays are read-only.

    vertices : (n, 3) corners of the convex hull in K, and with parts also others that can touch the ground [m]
    inertia : (3,) principal moments about the axes of K [kg m2]
    mass : [kg]
    volume : [m3]
    frame : (3, 3) rotation from the given frame B to K; its rows are the axes of K in B
    offset : (3,) centre of mass in B [m]
    name : text for tables and reports
    parts : corners (n, 3) in K of each convex part, where there are several [m]
    """

    vertices: np.ndarray
    inertia: np.ndarray
    mass: float
    volume: float
    frame: np.ndarray
    offset: np.ndarray
    name: str = ""
    parts: tuple[np.ndarray, ...] = ()

    def __post_init__(self) -> None:
        for field in ("vertices", "inertia", "frame", "offset"):
            object.__setattr__(self, field, _read_only(getattr(self, field)))
        object.__setattr__(self, "parts", tuple(_read_only(part) for part in self.parts))

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
        return _rock_of(hull.vertices, mass_integrals(hull), density, mass, volume, name)

    @classmethod
    def from_mesh(
        cls,
        triangles: ArrayLike,
        density: float | None = None,
        mass: float | None = None,
        volume: float | None = None,
        name: str = "",
    ) -> Rock:
        """Rock with the volume, centre of mass and inertia of a closed mesh, triangles (t, 3, 3) [m]; its hull touches
        the ground. ``void_share`` tells how much of the hull is void.

        density, mass, volume as in from_points.
        Raises ValueError as from_points does, and for a mesh that is not closed.
        """
        from ..io.mesh_files import closed_mesh

        triangles = np.asarray(triangles, np.float64)
        hull = convex_hull(triangles.reshape(-1, 3))
        _check_extent(np.ptp(hull.vertices, axis=0).max())
        integrals = mass_integrals(Hull(*closed_mesh(triangles)))
        return _rock_of(hull.vertices, integrals, density, mass, volume, name)

    @classmethod
    def from_parts(
        cls,
        parts: Sequence[ArrayLike],
        density: float | None = None,
        mass: float | None = None,
        volume: float | None = None,
        name: str = "",
        mesh: ArrayLike | None = None,
    ) -> Rock:
        """Rock of convex parts, each the hull of points (n, 3) [m], which may touch or overlap and are one rigid body.

        Each part makes contacts with the ground. Trees, barriers and the drag of the ground see the hull of all parts.
        mesh : closed triangles (t, 3, 3) [m]; volume, centre of mass and inertia are its own instead of the union's
        density, mass, volume as in from_points.
        Raises ValueError as from_points does, for too many parts at one place and a mesh that is not closed.
        """
        from ..io.mesh_files import closed_mesh
        from .compound import Skin
        from .union import union_integrals

        if len(parts) == 1 and mesh is None:
            return cls.from_points(parts[0], density, mass, volume, name)
        skin = Skin(parts)
        _check_extent(np.ptp(skin.vertices, axis=0).max())
        integrals = union_integrals(parts) if mesh is None else mass_integrals(Hull(*closed_mesh(np.asarray(mesh))))
        return _rock_of(skin.vertices, integrals, density, mass, volume, name, [part.vertices for part in skin.parts])

    @classmethod
    def from_file(
        cls,
        path: str | PathLike[str],
        density: float | None = None,
        mass: float | None = None,
        volume: float | None = None,
        name: str | None = None,
        solid: str = "hull",
    ) -> Rock:
        """Rock of a file in metres: .pts .xyz .csv .obj .stl .ply.

        density, mass, volume as in from_points; name defaults to the file's name without suffix.
        solid : "hull", the rock fills the hull of the points; "mesh" (.obj, .stl), mass is that of the closed mesh, as
            from_mesh; "parts" (.obj), each object of the file is a convex part, as from_parts
        Raises ValueError naming the file where it cannot be read or makes no such rock.
        """
        from ..io.mesh_files import read_mesh, read_parts
        from ..io.rock_files import read_points

        if solid not in ROCK_SOLIDS:
            raise ValueError(f"solid: {solid!r} is unknown. Choose one of: {', '.join(ROCK_SOLIDS)}.")
        read = {"hull": read_points, "mesh": read_mesh, "parts": read_parts}
        make: dict[str, Callable[..., Rock]] = {
            "hull": cls.from_points, "mesh": cls.from_mesh, "parts": cls.from_parts,
        }  # fmt: skip
        given = read[solid](path)
        try:
            return make[solid](given, density, mass, volume, Path(path).stem if name is None else name)
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

    @property
    def void_share(self) -> float:
        """Share of the hull that is void: 0 for a convex rock."""
        share = 1.0 - self.volume / enclosed_volume(self.vertices)
        return max(0.0, share) if abs(share) > AGREEMENT else 0.0

    def scaled(self, volume: float | None = None, mass: float | None = None) -> Rock:
        """Scale the rock to another size, given by its volume [m3] or its mass [kg]; shape and density stay.

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
            parts=tuple(part * length_growth for part in self.parts),
        )

    def with_mass(self, mass: float) -> Rock:
        """Set another mass [kg], hence another density; shape and size stay."""
        mass = _positive("mass", mass, "kg")
        return replace(self, mass=mass, inertia=self.inertia * (mass / self.mass))


def _rock_of(corners, integrals, density, mass, volume, name, parts=()):
    """Rock of corners and convex parts in B, with the mass integrals of density 1, at the volume and mass given."""
    principal = eigenframe(integrals.inertia)

    def in_frame(points):
        return vectors.turned(points - integrals.centroid, principal.rotation)

    shape = Rock(
        vertices=in_frame(corners),
        inertia=principal.moments,
        mass=integrals.volume,
        volume=integrals.volume,
        frame=principal.rotation,
        offset=integrals.centroid,
        name=name,
        parts=tuple(in_frame(part) for part in parts),
    )
    if volume is not None:
        shape = shape.scaled(volume=volume)
    return shape.with_mass(_agreed_mass(shape.volume, mass, density))


def _read_only(array):
    array = np.array(array, dtype=np.float64, order="C")
    array.flags.writeable = False
    return array


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
