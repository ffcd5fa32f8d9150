# SPDX-License-Identifier: GPL-2.0-or-later
"""The reference with faces sampled: its points cover the hull, and it leaves the engine as it was."""

from functools import partial

import numpy as np
import pytest
from scipy.spatial import ConvexHull, cKDTree

from talus.engine import rock_library

from . import sampled_faces_case as case


def test_points_lie_on_the_hull_and_no_place_on_it_is_far_from_one():
    """20,000 places on the faces: the next point is at most half a spacing away along each side of its triangle."""
    rock, spacing = rock_library.rock("eota221", volume=1.0), 0.1
    points = case.points_on_faces(rock, spacing)
    planes = ConvexHull(rock.vertices).equations
    heights = planes[:, :3] @ points.T + planes[:, 3:]
    np.testing.assert_allclose(heights.max(axis=0), 0.0, atol=1e-9)
    np.testing.assert_array_equal(points[: len(rock.vertices)], rock.vertices)
    draw = np.random.default_rng(1)
    corners = rock.vertices[rock.hull.triangles[draw.integers(len(rock.hull.triangles), size=20_000)]]
    places = np.einsum("nk,nkd->nd", draw.dirichlet(np.ones(3), 20_000), corners)
    assert cKDTree(points).query(places)[0].max() <= spacing


def test_reference_runs_over_a_boulder_field_and_leaves_exact_contacts_as_they_were():
    """Both fall the metre that they are dropped; edges and nodes touch with exact contacts alone, whose bits stay."""
    slope = case.slope_case(case.boulder_field, rock_library.rock("eota221"))
    before, sampled, after = (case.throw(slope, 0, 5, spacing) for spacing in (None, 0.3, None))
    assert (before == after).all()
    for runs in (before, sampled):
        assert (runs["path_length"] > 0.9).all() and (runs["energy_rise_max"] < 1e-9 * runs["energy_max"]).all()
    others = ["node_contacts", "crease_contacts", "edge_contacts"]
    assert sum(before[kind].sum() for kind in others) > 0
    assert sum(sampled[kind].sum() for kind in others) == 0


def run_outs(slope, spacing, fields=3, runs=20):
    """Run-outs of some runs in each of some fields, m."""
    result = np.concatenate([case.throw(slope, number, runs, spacing) for number in range(fields)])
    return np.hypot(*(result["stop"] - result["start"])[:, :2].T)


def test_block_on_rough_ground_goes_as_far_as_with_sampled_faces_and_not_as_with_its_vertices_alone():
    """A row of docs/validation/contact.md in small: noise of 0.25 m on half metres, its nodes rounded over 0.125 m.
    Means of 60 runs within three standard errors of their difference (240 runs: 1.0); contacts at vertices alone, which
    hook in pits, bring it half as far."""
    surface = case.rounded(partial(case.noise, height=0.25, degrees=38.0, smooth=0.5), 4)
    slope = case.slope_case(surface, case.box(1.3, 1.0, 0.77), cell=0.125)
    exact, sampled, vertices = (run_outs(slope, spacing) for spacing in (None, 0.2, 100.0))
    error = np.sqrt((exact.var() + sampled.var()) / exact.size)
    print(
        f"exact {exact.mean():.0f} m, sampled {sampled.mean():.0f} m, vertices {vertices.mean():.0f} m, +- {error:.0f}"
    )
    assert exact.mean() == pytest.approx(sampled.mean(), abs=3.0 * error)
    assert vertices.mean() < 0.7 * exact.mean()
