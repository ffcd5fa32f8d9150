# SPDX-License-Identifier: GPL-2.0-or-later
"""Random rocks against nets, symmetry, threads, cancelling, the response surface."""

import numpy as np
import pytest

from talus.engine import Cancelled, rock_library
from talus.engine.nets import Net, NetError, capacity, impact, impacts
from talus.engine.nets.collision.verdict import has_passed, place_at
from talus.engine.nets.contact.reach import segment_reach
from talus.engine.nets.contact.rock_body import polyhedron
from talus.engine.nets.net import AT_REST
from talus.engine.shapes.rock import Rock
from talus.tests.engine.nets import thesis_nets
from talus.tests.engine.nets.random_rocks import is_clear, random_cases, small_cases

CUBE = np.array([(a, b, c) for a in (1, -1) for b in (1, -1) for c in (1, -1)], dtype=float)


@pytest.fixture(scope="module")
def net():
    return Net.from_dict(thesis_nets.ring_barrier())


def test_no_rock_passes_a_mesh_finer_than_itself(net):
    """Twenty random polyhedra; none goes through, no number is lost, and the account closes within 5 %."""
    for hit in impacts(net, random_cases(20), threads=2):
        assert hit.verdict != "through"
        assert np.isfinite(hit.position).all() and np.isfinite(hit.energy["total"]).all()
        assert hit.energy_error < 0.05


def test_large_rocks_are_held_in_the_end_and_small_ones_pass_the_openings(net):
    """Three of the large ones until they are stopped, held without a flag; small ones with a free way pass."""
    for case in random_cases(3):
        hit = impact(net, **{**case, "max_time": 20.0}, until_held=True)
        assert hit.verdict == "caught" and not any("neither at rest" in flag for flag in hit.flags)
    free = [case for case in small_cases(24) if is_clear(case)]
    assert len(free) >= 4
    assert {hit.verdict for hit in impacts(net, free)} == {"through"}


def test_place_where_a_rock_crossed_lies_between_two_samples():
    """At 0.25 of the way from 1 m before the plane to 3 m behind it; the first sample where there is none before."""
    positions = np.array([(0.0, 0.0, 1.0), (8.0, 4.0, -3.0)])
    assert place_at(positions, np.array([-1.0, 3.0]), 1).tolist() == [2.0, 1.0, 0.0]
    assert place_at(positions, np.array([1.0, 3.0]), 0).tolist() == [0.0, 0.0, 1.0]


@pytest.mark.parametrize(
    ("place", "verdict"), [((2.5, 2.5), "through"), ((2.5, 5.4), "beside"), ((-0.4, 2.5), "beside")]
)
def test_net_that_lies_flat_has_no_over_and_under(net, place, verdict):
    """The ring mini-barrier, 5 m a side and level: below it a rock has passed through, or beside it."""
    rock = Rock.from_points(0.03 * CUBE)
    hit = impact(net, rock, (*place, 0.3), (0.0, 0.0, -20.0), max_time=0.1)
    assert hit.verdict == verdict


def test_campaign_goes_on_where_it_was_killed(tmp_path, monkeypatch):
    """Two blocks of two; the file ends within the second, whose rows are made again as they were."""
    from talus.tests.campaign import nets

    monkeypatch.setattr(nets, "BLOCK", 2)
    path = tmp_path / "rocks.csv"
    nets.run(4, path)
    whole = path.read_text(encoding="utf-8")
    path.write_text("".join(whole.splitlines(keepends=True)[:4]) + "3,caug", encoding="utf-8")
    nets.run(4, path)
    assert path.read_text(encoding="utf-8") == whole and nets.tell(path)


def test_what_was_deepest_before_changes_no_contact_of_a_segment():
    """Segments that move past a block: with the faces of the step before, depth and place are those found again, 1e-12.

    The least depth of 2,001 points of the segment, which is at most that of the best point, bounds it from below.
    """
    planes = polyhedron(rock_library.rock("eota111"), 0.4, 0.0).planes
    rng, shares = np.random.default_rng(5), np.linspace(0.0, 1.0, 2001)[:, None]
    for _ in range(20):
        start, way, step = rng.normal(0.0, 0.5, 3), rng.normal(0.0, 0.4, 3), rng.normal(0.0, 0.01, 3)
        faces = (-1, -1)
        for k in range(15):
            begin = start + k * step
            anew = segment_reach(planes, tuple(begin), tuple(way), -1, -1)
            kept = segment_reach(planes, tuple(begin), tuple(way), *faces)
            assert kept[0] == pytest.approx(anew[0], abs=1e-12)
            assert kept[:5] == pytest.approx(anew[:5], abs=1e-9)
            depths = (planes[:, 3] - (begin + shares * way) @ planes[:, :3].T).min(axis=1)
            assert depths.max() - 1e-12 <= anew[0] <= depths.max() + np.sqrt((way**2).sum()) / 2000
            faces = kept[5:]


def test_threads_change_no_bit(net):
    cases = random_cases(4, seed=8)
    alone = impacts(net, cases, threads=1)
    together = impacts(net, cases, threads=2)
    assert [hit.position.tobytes() for hit in alone] == [hit.position.tobytes() for hit in together]


def test_impacts_can_be_cancelled(net):
    with pytest.raises(Cancelled):
        impacts(net, random_cases(4), cancelled=lambda: True)


@pytest.mark.source("sautter", "explicit central differences and their largest step (eqs. 3.33 and 3.34)")
def test_drift_of_energy_falls_with_the_step(net):
    """The error of the rock's energy, with hard contact and friction, is at least three times less at half the step."""
    case = {**random_cases(1, seed=11)[0], "max_time": 0.1}
    coarse, fine = (impact(net, **{**case, "time_step": step}).energy_error for step in (4e-5, 2e-5))
    assert coarse < 0.015
    assert fine < coarse / 3.0 or fine < 1e-3


def test_mirrored_impact_is_the_mirror_image(net):
    """The net is the same in x and y swapped: a sphere with friction and spin, over 50 ms.

    The first 10 ms, half of them in the net, are the same to the last bit but a few; then sums in another order make a
    difference of 1e-16 m, which grows as that of a start one unit in the last place beside does (1e-12 m after 20 ms,
    1e-6 m after 40 ms, whichever of the two, and from 1e-10 m as well): no more than three times that, at any time.
    """
    place, speed, spin = np.array((2.4, 2.7, 0.5)), np.array((1.0, -2.0, -20.0)), (3.0, 1.0, 2.0)
    one = impact(net, None, place, speed, spin=spin, max_time=0.05)
    swap = [1, 0, 2]
    # a spin is an axial vector: the mirror turns it round as well
    other = impact(net, None, place[swap], speed[swap], spin=(-1.0, -3.0, -2.0), max_time=0.05)
    beside = impact(net, None, np.nextafter(place, 9.0), speed, spin=spin, max_time=0.05)

    def largest(places):
        return np.maximum.accumulate(np.abs(places - one.position).max(axis=1))

    mirrored, moved = largest(other.position[:, swap]), largest(beside.position)
    assert one.first_contact < 0.006 and mirrored[one.time < 0.01].max() < 1e-14
    assert (mirrored <= 3.0 * moved + 1e-12).all()
    assert mirrored[-1] < 1e-5 and net.description["rock"]["mu"] > 0.0


def test_dead_load_of_the_frame_of_chain_link():
    """CTI frame of the thesis, table 5.1: sag 0.0484 m, the thesis says about 0.05; 1 %."""
    chain_link = {"E": 5e7, "nu": 0.0, "t": 8e-3, "rho": 81.25, "S0": [0.01, 0.01, 0.0]}
    net = Net.from_dict(thesis_nets.fabric_frame(10, chain_link)).settle()
    assert net.unrest <= AT_REST
    assert -net.positions[:, 2].min() == pytest.approx(0.0484, rel=0.01)


def test_far_coordinates_change_nothing_but_rounding(net):
    """A barrier at Swiss coordinates gives the same results to 1e-6 m."""
    shift = np.array((2_640_000.0, 1_160_000.0, 1500.0))
    description = thesis_nets.ring_barrier()
    description["nodes"] = (np.array(description["nodes"]) + shift).tolist()
    entry = description["rock"]
    there = impact(Net.from_dict(description), None, np.array(entry["pos"]) + shift, entry["vel"], max_time=0.02)
    here = impact(net, None, max_time=0.02)
    assert there.position - shift == pytest.approx(here.position, abs=1e-6)


def test_response_surface_finds_a_quadratic_and_its_range():
    rng = np.random.default_rng(2)
    features = rng.uniform(0.0, 2.0, (120, 2))
    values = 3.0 + features[:, 0] - 2.0 * features[:, 0] * features[:, 1] + 0.5 * features[:, 1] ** 2
    surface = capacity(features, values, names=("energy", "height"))
    result, inside = surface([[1.0, 1.0], [5.0, 1.0]])
    assert result[0] == pytest.approx(2.5, abs=1e-3) and surface.error < 1e-3
    assert inside.tolist() == [True, False]
    noisy = capacity(features, values + rng.normal(0.0, 0.3, 120), names=("energy", "height"))
    assert noisy.error == pytest.approx(0.3, rel=0.25)  # what was added


@pytest.mark.parametrize(("change", "words"), [({"position": None}, "position"), ({"max_time": -1.0}, "max_time")])
def test_impact_that_cannot_be_is_refused(net, change, words):
    case = {"rock": random_cases(1)[0]["rock"], "position": (0, 0, 1), "velocity": (0, 0, -1), **change}
    with pytest.raises(NetError, match=words):
        impact(net, **case)


def bag(depth):
    """A net of 1 m a side, meshes of 0.1 m, drawn out in y to a bag with a narrow mouth; its places (n, 3)."""
    count = 11
    nodes = [[0.1 * i, 0.0, 0.1 * j] for j in range(count) for i in range(count)]
    edges = [(k, k + 1) for k in range(count * count - 1) if (k + 1) % count]
    edges += [(k, k + count) for k in range(count * (count - 1))]
    wire = {"E": 1e9, "A": 1e-5, "rho": 7850.0}
    cables = [{"type": "cable", "nodes": list(edge), "mat": "wire"} for edge in edges]
    net = Net.from_dict({"nodes": nodes, "fixed": [0], "materials": {"wire": wire}, "elements": cables})
    places = net.nodes.copy()
    x, z = 2.0 * places[:, 0] - 1.0, 2.0 * places[:, 2] - 1.0
    inward = 1.0 - np.maximum(np.abs(x), np.abs(z))  # 0 at the rim, 1 in the middle
    places[:, 1] = depth * np.minimum(1.0, 2.0 * inward)
    wider = 1.0 + 2.0 * depth / 3.0 * np.minimum(inward, 0.4)
    places[:, 0], places[:, 2] = 0.5 + 0.5 * x * wider, 0.5 + 0.5 * z * wider
    return net, places


@pytest.mark.parametrize(
    ("y", "velocity", "depth", "passed"),
    [
        (0.5, (0.0, 3.0, 0.0), 3.0, False),  # in the bag, out of touch: the rim behind it is the nearest
        (0.5, (0.0, -3.0, 0.0), 3.0, False),
        (3.5, (0.0, 3.0, 0.0), 3.0, True),  # beyond the bag
        (3.5, (0.0, -3.0, 0.0), 3.0, True),  # thrown back by the ground behind: the net does not hold it
        (0.5, (0.0, 3.0, 0.0), 0.0, True),  # beyond a flat net
        (-0.5, (0.0, 3.0, 0.0), 0.0, False),  # before it
    ],
)
def test_rock_in_the_bag_of_a_net_has_not_passed(y, velocity, depth, passed):
    net, places = bag(depth)
    body = polyhedron(Rock.from_points(0.1 * np.array([(1, 1, 1), (-1, -1, 1), (-1, 1, -1), (1, -1, -1)])), 0.4, 0.0)
    normal = np.array((0.0, 1.0, 0.0))
    place = np.array((0.5, y, 0.5))
    assert has_passed(net, body, place, np.array(velocity), normal, places) == passed


def test_rock_that_is_held_is_never_told_to_have_passed():
    """A hard cube in the net on sliding edges, its time ended at any moment: unsure, and flagged, until it is held."""
    net = Net.from_dict(thesis_nets.sliding_edges())
    entry = net.description["rock"]
    cube = Rock.from_points(0.232 * CUBE, mass=250.903)
    for end in np.arange(0.3, 1.1, 0.05):
        hit = impact(net, cube, entry["pos"], entry["vel"], max_time=end, time_step=1e-4)
        assert hit.verdict in ("caught", "unsure")
        assert any("neither at rest" in flag for flag in hit.flags) == (hit.verdict == "unsure")
