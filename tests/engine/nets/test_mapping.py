# SPDX-License-Identifier: GPL-2.0-or-later
"""Mapping between meshes that do not match: the work of forces stays, and what each way keeps of force and moment."""

import numpy as np
import pytest

from talus.engine.research.mesh_mapping import nearest_element, nearest_neighbour


def sheet(count):
    """Nodes and triangles of a square of 2 m with ``count`` squares along a side, a plane that rises."""
    side = np.linspace(0.0, 2.0, count + 1)
    x, y = (entry.ravel() for entry in np.meshgrid(side, side))
    nodes = np.column_stack([x, y, 0.3 * x])
    row = count + 1
    squares = [(j * row + i, j * row + i + 1, (j + 1) * row + i, (j + 1) * row + i + 1)
               for j in range(count) for i in range(count)]  # fmt: skip
    return nodes, np.array([t for a, b, c, d in squares for t in ((a, b, d), (a, d, c))])


STRUCTURE, TRIANGLES = sheet(3)
WALL, _ = sheet(7)
FORCES = np.random.default_rng(2).normal(size=WALL.shape)
MAPPINGS = {
    "neighbour": lambda: nearest_neighbour(WALL, STRUCTURE),
    "element": lambda: nearest_element(WALL, STRUCTURE, TRIANGLES),
}


@pytest.mark.source("sautter", "mapping between meshes that do not match (eqs. 4.7 to 4.10)")
@pytest.mark.parametrize("name", MAPPINGS)
def test_work_and_total_force_stay(name):
    """Eq. 4.9 for any motion of the structure, to rounding; rows of H sum to one, so that the total force stays."""
    h, moved = MAPPINGS[name](), np.random.default_rng(3).normal(size=STRUCTURE.shape)
    assert np.sum((h @ moved) * FORCES) == pytest.approx(np.sum(moved * (h.T @ FORCES)), rel=1e-12)
    assert h.sum(axis=1) == pytest.approx(np.ones(len(WALL)), abs=1e-12)
    assert (h.T @ FORCES).sum(axis=0) == pytest.approx(FORCES.sum(axis=0), abs=1e-12)


@pytest.mark.source("sautter", "mapping between meshes that do not match (eqs. 4.7 to 4.10)")
def test_nearest_element_keeps_linear_motions_and_the_moment_and_the_nearest_node_does_not():
    gradient = np.array([[0.1, 0.4, -0.2], [0.3, 0.0, 0.2], [-0.1, 0.2, 0.5]])
    errors, moments = {}, {}
    for name, mapping in MAPPINGS.items():
        h = mapping()
        errors[name] = np.abs(h @ (STRUCTURE @ gradient.T) - WALL @ gradient.T).max()
        moments[name] = np.abs(np.cross(STRUCTURE, h.T @ FORCES).sum(axis=0) - np.cross(WALL, FORCES).sum(axis=0)).max()
    assert errors["element"] < 1e-12 and moments["element"] < 1e-10
    assert errors["neighbour"] > 0.05 and moments["neighbour"] > 0.05


@pytest.mark.source("sautter", "mapping between meshes that do not match (eqs. 4.7 to 4.10)")
def test_meshes_that_match_are_mapped_one_to_one():
    for h in (nearest_neighbour(STRUCTURE, STRUCTURE), nearest_element(STRUCTURE, STRUCTURE, TRIANGLES)):
        assert h == pytest.approx(np.eye(len(STRUCTURE)), abs=1e-12)


def test_point_beside_a_sheet_goes_to_its_edge():
    h = nearest_element(np.array([[-1.0, 1.0, 0.5]]), STRUCTURE, TRIANGLES)
    place = (h @ STRUCTURE)[0]
    assert place == pytest.approx([0.0, 1.0, 0.0], abs=1e-12)
