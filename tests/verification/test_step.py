# SPDX-License-Identifier: GPL-2.0-or-later
"""A round rock over steps: the engine's exact contact beside the closed form of docs/surface_roughness.md.

Hard ground, no restitution, no rolling resistance; a prism of 360 edges stands for a cylinder, the library's finest
near-sphere for a sphere.
"""

import math
import re
from pathlib import Path

import numpy as np
import pytest

from talus.engine import Ground, Rock, Settings, Terrain, rock_library, trace
from talus.tests.verification.step_closed_form import (
    CYLINDER,
    SPHERE,
    first_order,
    least_slope,
    ridges_slope,
    share_left,
)

PAGE = Path(__file__).resolve().parents[2] / "docs" / "surface_roughness.md"
EDGES, CELL = 360, 0.02


@pytest.fixture(scope="module")
def cylinder():
    """Cylinder of radius 1 m, its axis along y, an edge to either side of the lowest line."""
    angles = 2.0 * math.pi * (np.arange(EDGES) + 0.5) / EDGES
    corners = [(math.sin(angle), y, math.cos(angle)) for angle in angles for y in (-0.5, 0.5)]
    return Rock.from_points(np.array(corners), density=2700.0)


def share_after_a_step(rock, height, spin=4.0):
    """Share of the spin that a step of this height leaves the rolling rock, which meets it after 5 cm."""
    edge = 200 * CELL
    heights = np.where(CELL * np.arange(400) >= edge, height, 0.0)
    terrain = Terrain(np.repeat(heights[None, :], 7, axis=0), (CELL, 1.0))
    lowest = -rock.vertices[:, 2].min()
    start = edge - math.sqrt(2.0 * height - height * height) - 0.05
    run = trace(
        terrain, Ground(terrain, mu_min=1.5, mu_max=1.5), rock, (start, 3.0, lowest + 1e-4), (1, 0, 0, 0),
        (spin * lowest, 0, 0), (0, spin, 0), settings=Settings(time_step=1e-4, max_time=0.08,
            air_density=0.0), sample_every=1,
    )  # fmt: skip
    turning = run.spin[:, 1]
    step = int(np.argmin(np.diff(turning)))
    return turning[step + 2] / turning[step]


@pytest.mark.parametrize("height", [0.05, 0.1, 0.2, 0.4])
def test_cylinder_keeps_of_its_spin_what_the_closed_form_says(cylinder, height):
    """1 - d / 1.5 R, to 0.2 %; the flats between two edges are 1.7 cm long."""
    assert cylinder.inertia[1] / cylinder.mass == pytest.approx(CYLINDER, rel=1e-3)
    assert share_after_a_step(cylinder, height) == pytest.approx(share_left(height, CYLINDER), rel=2e-3)


@pytest.mark.parametrize("height", [0.05, 0.1, 0.2, 0.4])
def test_sphere_keeps_of_its_spin_what_the_closed_form_says(height):
    """1 - 5d / 7R, to 2.5 %: the near-sphere of 642 corners meets the step with an edge or a face."""
    sphere = rock_library.rock("sphere_fine", volume=4.0 / 3.0 * math.pi, density=2700.0)
    assert share_after_a_step(sphere, height) == pytest.approx(share_left(height, SPHERE), rel=0.025)


def ridges_passed(rock, tangent, height, spacing, most=15):
    """Number of thin ridges across a slope that a slowly rolling rock passes within 25 s."""
    cell, first = 0.05, 40
    along = cell * np.arange(first + int(most * spacing / cell) + 1)
    beta = math.atan(tangent)
    places = first + int(round(spacing * math.cos(beta) / cell)) * np.arange(most)
    heights = -tangent * along
    heights[places] += height / math.cos(beta)
    terrain = Terrain(np.repeat(heights[None, :], 5, axis=0), (cell, 1.0))
    start = cell * first - math.sqrt(2.0 * height - height * height) - 0.25
    centre = (start + math.sin(beta), 2.0, -tangent * start + math.cos(beta) + 1e-4)
    spin = 2.2
    run = trace(
        terrain, Ground(terrain, mu_min=1.5, mu_max=1.5), rock, centre,
        (math.cos(0.5 * beta), 0.0, math.sin(0.5 * beta), 0.0),
        (spin * math.cos(beta), 0.0, -spin * math.sin(beta)), (0.0, spin, 0.0),
        settings=Settings(max_time=25.0, air_density=0.0), sample_every=50,
    )  # fmt: skip
    return int(np.count_nonzero(cell * places < run.position[:, 0].max()))


def test_least_slope_over_steps_one_after_another_is_that_of_the_closed_form(cylinder):
    """d = 0.2 R every 2 R: held at 0.9 of the slope, carried from 1.2 on; the prism's own edges take a twentieth more.

    Three of four are asked for: an edge of the prism that comes to lie along a crest to rounding may be stopped there.
    """
    tangent = least_slope(0.2, 2.0, CYLINDER)
    assert tangent == pytest.approx(0.0571, abs=5e-5)
    held = [ridges_passed(cylinder, share * tangent, 0.2, 2.0) for share in (0.8, 0.9)]
    carried = [ridges_passed(cylinder, share * tangent, 0.2, 2.0) for share in (1.15, 1.2, 1.25, 1.3)]
    print(f"passed of 15 ridges: {held} below the least slope, {carried} above it")
    assert max(held) <= 5
    assert sorted(carried)[1] >= 10


def test_low_steps_resist_with_the_square_of_their_height_over_spacing_and_radius():
    """The resistance is linear in d / R at a height in proportion to the spacing, as d / 2R is, k = 40 d / 7L."""
    for step in (1e-4, 1e-5):
        assert least_slope(step, 1.0) == pytest.approx(first_order(step, 1.0), rel=20.0 * math.sqrt(step))
    assert first_order(0.01, 0.01 * 40.0 / 7.0) == pytest.approx(0.01 / 2.0, rel=1e-12)
    assert first_order(0.02, 0.2) == pytest.approx(2.0 * first_order(0.01, 0.1), rel=1e-12)


def table_rows(heading):
    """Numbers of the table below a heading of the page."""
    part = PAGE.read_text(encoding="utf-8").split(heading, 1)[1].split("\n\n| ", 1)[1].split("\n\n", 1)[0]
    rows = part.splitlines()[2:]
    return [[float(value) for value in re.findall(r"\d+(?:\.\d+)?", row)] for row in rows]


def test_tables_of_the_page_are_those_of_the_closed_form():
    steps = table_rows("## Successive steps")
    assert len(steps) >= 5
    for step, spacing, tangent, factor in steps:
        assert tangent == pytest.approx(least_slope(step, spacing), abs=6e-4)
        assert factor == pytest.approx(least_slope(step, spacing) / (step / 2.0), abs=6e-3)
    crests = table_rows("## Adjacent crests")
    assert len(crests) >= 4
    for dip, tangent, factor in crests:
        assert tangent == pytest.approx(ridges_slope(dip), abs=6e-4)
        assert factor == pytest.approx(ridges_slope(dip) / (dip / 2.0), abs=6e-3)
