# SPDX-License-Identifier: GPL-2.0-or-later
"""The rocks of the library: a row each, in the order in which a list should show them. Imports nothing of the engine.

Natural and worn ones come first, before the norm blocks of tests and the ideal solids, which serve verification.
"""

from typing import NamedTuple

NATURAL, NORM, IDEAL = "natural", "norm block", "ideal"


class RockRow(NamedTuple):
    """One shape."""

    kind: str
    description: str  # a sentence for the user
    maker: str  # function of shapes/rock_library.py that gives its points
    numbers: tuple  # its arguments


ROCK_ROWS = {
    "worn_compact": RockRow(NATURAL, "Worn block of 1.4 : 1.2 : 1, edges round and uneven.", "worn", (0.85, 0.85)),
    "worn_slab": RockRow(NATURAL, "Worn slab of 2.6 : 2.2 : 1, edges round and uneven.", "worn", (0.85, 0.45)),
    "worn_column": RockRow(NATURAL, "Worn column of 2.4 : 1.2 : 1, edges round and uneven.", "worn", (0.5, 0.85)),
    "worn_bladed": RockRow(NATURAL, "Worn bladed block of 3 : 1.8 : 1, edges round and uneven.", "worn", (0.6, 0.55)),
    "boulder": RockRow(NATURAL, "Rounded boulder of 1.5 : 1.2 : 1, moraine.", "ellipsoid", (1.5, 1.2, 1, 1)),
    "rounded_block": RockRow(
        NATURAL, "Block of 3 : 2 : 1.5 with rounded edges, superellipsoid of exponent 4.", "rounded", (3, 2, 1.5)
    ),
    "rounded_cube": RockRow(NATURAL, "Cube with rounded edges, superellipsoid of exponent 4.", "rounded", (1, 1, 1)),
    "zingg_sphere": RockRow(
        NATURAL, "Irregular block of 24 corners, Zingg's class sphere.", "irregular", (5 / 6, 5 / 6)
    ),
    "zingg_disc": RockRow(NATURAL, "Irregular block of 24 corners, Zingg's class disc.", "irregular", (5 / 6, 1 / 2)),
    "zingg_rod": RockRow(NATURAL, "Irregular block of 24 corners, Zingg's class rod.", "irregular", (1 / 2, 5 / 6)),
    "zingg_bladed": RockRow(
        NATURAL, "Irregular block of 24 corners, Zingg's class bladed.", "irregular", (1 / 2, 1 / 2)
    ),
    "eota111": RockRow(NORM, "EOTA norm block 1 : 1 : 1 of net tests, ETAG 27.", "norm_block", (1, 1, 1)),
    "eota221": RockRow(NORM, "EOTA norm block 2 : 2 : 1 of field tests, a wheel.", "norm_block", (2, 2, 1)),
    "cube": RockRow(IDEAL, "Cube: massive rock with three equal joint spacings.", "box", (1, 1, 1)),
    "block": RockRow(IDEAL, "Block of 3 : 2 : 1.5, unequal joint spacings.", "box", (3, 2, 1.5)),
    "column": RockRow(IDEAL, "Long square block of 3 : 1 : 1.", "box", (3, 1, 1)),
    "plate": RockRow(IDEAL, "Square plate, a third as thick as wide: bedded rock.", "box", (3, 3, 1)),
    "slab": RockRow(IDEAL, "Long thin slab of 5 : 3 : 1, slate and schist.", "box", (5, 3, 1)),
    "disc": RockRow(IDEAL, "Disc of 16 sides, 3 : 3 : 1, can roll on its rim.", "prism", (16, 3, 1)),
    "hexagonal_column": RockRow(IDEAL, "Six-sided column of 2 : 1, jointed basalt.", "lying_prism", (6, 1, 2)),
    "wedge": RockRow(IDEAL, "Wedge cut out by two joints, with a triangular section.", "wedge", (2, 2, 1.2)),
    "tetrahedron": RockRow(IDEAL, "Regular tetrahedron, the most angular shape.", "tetrahedron", ()),
    "octahedron": RockRow(IDEAL, "Regular octahedron.", "octahedron", (1, 1, 1)),
    "dodecahedron": RockRow(IDEAL, "Regular dodecahedron, 12 pentagons.", "regular_polyhedron", (12,)),
    "icosahedron": RockRow(IDEAL, "Regular icosahedron, 20 triangles.", "regular_polyhedron", (20,)),
    "sphere": RockRow(IDEAL, "Near-sphere of 162 corners; rolls furthest.", "ellipsoid", (1, 1, 1, 2)),
    "sphere_coarse": RockRow(IDEAL, "Near-sphere of 42 corners; faster to compute.", "ellipsoid", (1, 1, 1, 1)),
    "sphere_fine": RockRow(IDEAL, "Near-sphere of 642 corners; slow, for comparison.", "ellipsoid", (1, 1, 1, 3)),
}


def rocks_of_kind(kind: str) -> tuple[str, ...]:
    """Names of the rocks of a kind, in their order."""
    return tuple(name for name, row in ROCK_ROWS.items() if row.kind == kind)
