# SPDX-License-Identifier: GPL-2.0-or-later
"""A plate slides over the tops of stones, ridges and spikes of one height as over a plane; a higher one stops it.

A rock lies up to 2e-3 of its radius deep (contact/low_bumps.py), and its edges once met the sides of such tops as
walls: a plate of 1.16 m went 14.5 to 20.8 m instead of 22.46 m over nodes of 5 cm, at most azimuths.
"""

import numpy as np
import pytest

from talus.engine import Ground, Settings, Terrain, trace
from talus.tests.verification import flat_plate as case
from talus.tests.verification.planes import Slope, mechanical_energy

CELL = 0.1  # m
WAY, SPEED = case.closed_form(case.DURATION)


def nodes(height):
    """Single nodes of this many m, 20 cm apart."""
    return lambda east, north: height * ((east % 2 == 0) & (north % 2 == 0))


def ridges(height):
    """Ridges that run east, 20 cm apart."""
    return lambda east, north: height * (north % 2 == 0) * np.ones_like(east)


def flat_tops(height):
    """Flat squares of 10 cm as on a chessboard, with saddles between."""
    return lambda east, north: height * ((east // 2 + north // 2) % 2)


def slide(azimuth, bumps, sunk=1e-3, turn=0.6, scheme="implicit", duration=case.DURATION):
    """The plate laid on the tops, ``sunk`` radii deep in them; returns slope, plate and run. ``bumps``: height at a
    node from the column and the row it stands in."""
    slope, plate = Slope(case.STEEPNESS, azimuth, half_width=20.0, cell_size=CELL), case.plate()
    plane = slope.terrain()
    rows, columns = np.indices(plane.shape)
    added = bumps(columns, rows)
    terrain = Terrain(plane.heights + added, CELL, origin=plane.origin)
    height = added[plane.shape[0] // 2 - 5 :][:10].max() * np.cos(slope.angle) + 0.5 * case.THICKNESS
    run = trace(
        terrain, Ground(terrain, mu_min=case.FRICTION, mu_max=case.FRICTION, restitution=0.0), plate,
        slope.above(height - sunk * plate.radius), slope.orientation((0.0, 0.0, turn)),
        settings=Settings(max_time=duration, free_flight=scheme, air_density=0.0),
    )  # fmt: skip
    return slope, plate, run


def is_that_of_the_plane(slope, plate, run):
    """Way and speed within 1e-4 of Coulomb's closed form, no hop (below 1e-4 m), no drift (1 cm), no more depth than
    in the beginning."""
    position, velocity = slope.along(run.position), slope.along(run.velocity)
    assert position[-1, 0] == pytest.approx(WAY, rel=1e-4)
    assert np.linalg.norm(velocity[-1]) == pytest.approx(SPEED, rel=1e-4)
    assert np.ptp(position[:, 2]) < 1e-4
    assert np.abs(position[:, 1]).max() < 0.01
    assert run.penetration_max < 2.1e-3 * plate.radius


@pytest.mark.parametrize(
    ("azimuth", "turn", "sunk", "bumps"),
    [
        (0.0, 0.6, 1e-3, nodes(0.05)),
        (90.0, 0.0, 3e-5, nodes(0.05)),
        (30.0, 0.0, 1.9e-3, nodes(0.05)),
        (163.0, 0.6, 1e-3, nodes(0.05)),
        (277.3, 0.0, 1e-3, nodes(0.4)),
        (30.0, 0.6, 1e-3, nodes(0.4)),
        (163.0, 0.6, 1e-3, ridges(0.05)),
        (0.0, 0.0, 1e-3, ridges(0.05)),
        (277.3, 0.0, 1e-3, flat_tops(0.05)),
    ],
)
def test_plate_slides_over_tops_of_one_height_as_over_a_plane(azimuth, turn, sunk, bumps):
    """Coulomb's closed form, 22.460 m and 8.984 m/s after 5 s, however deep the plate lies in the tops, whatever their
    sides: nodes 27 and 76 degrees steep, ridges across and askew, flat tops."""
    is_that_of_the_plane(*slide(azimuth, bumps, sunk, turn))


def test_plate_slides_over_a_bed_of_nodes_in_the_explicit_scheme_too():
    """The plate slides in the explicit scheme as in the implicit one above."""
    is_that_of_the_plane(*slide(277.3, nodes(0.05), scheme="explicit"))


@pytest.mark.parametrize(("higher", "stops"), [(1.5e-3, False), (3.5e-3, True), (2e-2, True), (6e-2, True)])
def test_only_what_stands_out_by_more_than_the_depth_of_rest_stops_the_plate(higher, stops):
    """One row of nodes across the way stands out by this many radii above the rest: below the 2e-3 that a rock may lie
    deep it is passed, above it takes at least a twentieth of the plate's speed, which shows so much later. Energy grows
    in no step: to 1e-9 of that of the fall."""
    radius = case.plate().radius
    raised = higher * radius / np.cos(np.radians(case.STEEPNESS))

    def bumps(east, north):
        bed = nodes(0.05)(east, north)
        return bed + raised * ((bed > 0.0) & (east == 2 * (east.shape[1] // 4) + 16))

    slope, plate, run = slide(90.0, bumps, sunk=1e-5, turn=0.3, duration=3.0)
    speed = slope.along(run.velocity)[:, 0]
    assert (speed[-1] < 0.95 * case.closed_form(3.0)[1]) == stops
    assert stops or speed[-1] == pytest.approx(case.closed_form(3.0)[1], rel=1e-4)
    energy = mechanical_energy(plate, run)
    assert np.diff(energy).max() < 1e-9 * (energy[0] - energy.min())
