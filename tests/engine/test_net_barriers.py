# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations with flexible nets: what they hold stops, what passes flies on with what it has left."""

from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest

from talus.engine import Barriers, Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate, trace
from talus.engine.chunks.net_decisions import NetBarriers, decided_by_nets
from talus.engine.ensemble import checkpoint, net_designs
from talus.engine.ensemble.net_memory import NetMemory
from talus.engine.nets import Net
from talus.engine.obstacles.field import BARRIER as A_BARRIER
from talus.engine.obstacles.field import DECIDED_ENERGY, ENERGY, KIND, MEETING_COLUMNS, OBSTACLE, OUTCOME, STOPPED
from talus.engine.obstacles.outcome import OUTCOMES

LINE = np.array([(50.0, 40.0), (34.0, 40.0)])
SETTINGS = Settings(max_time=20.0, maps=False, trajectories=False, contacts=False, threads=1, air_density=0.0)


@pytest.fixture(scope="module")
def slope():
    """A plane of 40 degrees that falls to the south, and hard ground."""
    y = np.mgrid[0:81, 0:81][0] * 1.0
    terrain = Terrain(y * np.tan(np.radians(40.0)))
    return terrain, Ground.of_class(terrain, "hard")


@pytest.fixture(scope="module")
def net(slope):
    """A cable net for 100 kJ with meshes of 0.25 m."""
    return Net.family("cable net", 1e5, LINE, slope[0], spacing=8.0, mesh=0.25, height=3.0).settle()


def thrown(slope, volume, speed, nets, runs=2, settings=SETTINGS, **more):
    """Rocks that fly into the middle of the line, nearly level."""
    terrain, ground = slope
    rock = rock_library.rock("cube", volume=volume)
    release = Release((42.0, 41.2), 0.6, runs, velocity=(0.0, -speed, -1.0))
    barriers = None
    if nets is not None:
        barriers = Barriers([LINE], [3.0], [50e3], rule="lowest point", nets=nets, **more)
    return simulate(terrain, ground, rock, release, settings, barriers=barriers)


def test_rock_that_the_net_holds_stops_there(slope, net):
    """40 kJ into a net for 100 kJ."""
    result = thrown(slope, 0.05, 24.0, [net])
    assert [OUTCOMES[row["outcome"]] for row in result.crossings] == ["stopped", "stopped"]
    assert (result.runs["stop_reason"] == "barrier").all() and (result.crossings["energy"] > 30e3).all()
    assert "nets-do-not-hold" not in {finding.code for finding in result.findings}


def test_rock_that_fits_through_the_meshes_flies_on(slope, net):
    """A cube of 6 cm: it passes, may lose some energy at cables, and comes down below the line."""
    result = thrown(slope, 2e-4, 24.0, [net], runs=4)
    passed = result.crossings[result.crossings["outcome"] == OUTCOMES.index("broke through")]
    assert len(passed) >= 3  # one may hit a knot
    assert (passed["taken"] < passed["energy"]).all()
    assert (result.runs["stop"][np.unique(passed["run"]), 1] < 39.0).all()
    assert {finding.code: finding.value for finding in result.findings}["nets-do-not-hold"] == len(passed)


def test_threads_and_chunks_change_no_bit(slope, net):
    one = thrown(slope, 2e-4, 24.0, [net], runs=4)
    other = thrown(
        slope,
        2e-4,
        24.0,
        [net],
        runs=4,
        settings=Settings(**{"air_density": 0.0, **{**SETTINGS.__dict__, "threads": 2}}),
    )
    assert one.result_digest == other.result_digest and one.input_digest == other.input_digest


def test_net_is_among_the_inputs(slope, net):
    with_net = thrown(slope, 2e-4, 24.0, [net], runs=1)
    without = thrown(slope, 2e-4, 24.0, [None], runs=1)
    assert with_net.input_digest != without.input_digest


def test_barrier_without_a_net_is_what_it_was(slope):
    """Bits are the same with nets=[None] and without the argument."""
    assert thrown(slope, 0.05, 24.0, [None]).result_digest == thrown(slope, 0.05, 24.0, [None]).result_digest


def test_net_that_finds_no_rest_sags_once(slope, monkeypatch):
    """A net that is not at rest after 200 steps gives the same inputs and bits in a second simulation."""
    settle = Net.settle
    monkeypatch.setattr(Net, "settle", lambda self: settle(self, max_steps=200))
    creeping = Net.family("cable net", 1e5, LINE, slope[0], spacing=8.0, mesh=0.25, height=3.0)
    first, second = (thrown(slope, 2e-4, 24.0, [creeping], runs=1) for _ in range(2))
    assert creeping.has_sagged and not creeping.is_settled
    assert first.input_digest == second.input_digest and first.result_digest == second.result_digest


def test_only_the_worst_are_decided_by_the_net(slope, net):
    """One of four small rocks is decided by the net; the others have less than the 50 kJ of the barrier and stop."""
    result = thrown(slope, 2e-4, 24.0, [net], runs=4, net_limit=1)
    assert np.count_nonzero(result.crossings["outcome"] == OUTCOMES.index("stopped")) >= 3


class Owner(NamedTuple):
    """Stand-in for the checkpoint that a memory of impacts needs."""

    folder: Path
    identity: dict


def volley(slope, net, checkpoint=None, progress=None, cancelled=None, **more):
    """24 cubes of 6 cm with speeds of 12 to 30 m/s, and 6 of 40 cm."""
    terrain, ground = slope
    rocks = [rock_library.rock("cube", volume=volume) for volume in (2e-4, 0.05)]
    releases = [
        Release((42.0 + 0.13 * k, 41.2), 0.6, 1, rock=int(k % 5 == 4), velocity=(0.0, -12.0 - 0.6 * k, -1.0))
        for k in range(30)
    ]
    barriers = Barriers([LINE], [3.0], [50e3], rule="lowest point", nets=[net], **more)
    return simulate(
        terrain, ground, rocks, releases, SETTINGS, None, progress, cancelled, checkpoint, barriers=barriers
    )


@pytest.mark.long
def test_surrogate_leaves_what_it_is_not_sure_of_to_the_net(slope, net):
    """All impacts of the design are the net's own: with as many as there are rocks the result is that of the net."""
    alone, made = volley(slope, net), volley(slope, net, surrogates=[True], surrogate_impacts=30)
    assert made.result_digest == alone.result_digest and made.input_digest != alone.input_digest
    (messages,) = made.provenance["obstacles"]["surrogates"]
    assert (
        messages["barrier"] == 0 and messages["impacts"] == len(made.crossings) and np.isnan(messages["error"])
    )  # too few


@pytest.mark.long
def test_surrogate_decides_rocks_that_are_all_held(slope, net, monkeypatch):
    """40 cm cubes alike but for the speed: 12 of 30 make a surrogate without error, which decides the others."""
    asked = []
    monkeypatch.setattr(NetBarriers, "energy_taken", lambda self, *row: asked.append(row) or np.inf)
    monkeypatch.setattr("talus.engine.ensemble.net_designs.taken_in", lambda hit: np.inf)
    terrain, ground = slope
    rock = rock_library.rock("cube", volume=0.05)
    releases = [Release((42.0, 41.2), 0.6, 1, orientation=(1.0, 0.0, 0.0, 0.0), velocity=(0.0, -12.0 - 0.4 * k, -1.0))
                for k in range(30)]  # fmt: skip
    barriers = Barriers([LINE], [3.0], [50e3], rule="lowest point", nets=[net], surrogates=[True], surrogate_impacts=20)
    result = simulate(terrain, ground, rock, releases, SETTINGS, barriers=barriers)
    (messages,) = result.provenance["obstacles"]["surrogates"]
    assert messages["impacts"] == 20 and messages["error"] < 1e-3 and messages["decided"] == 1.0
    assert (result.runs["stop_reason"] == "barrier").all() and not asked


def test_design_that_was_killed_is_not_thrown_again(slope, net, monkeypatch, tmp_path):
    """Ended in the second block of its impacts, then done to its end: the same bits, and each impact thrown once.

    A net that holds what comes with less than 20 m/s and takes 2 J from the rest stands for the real one.
    """
    thrown = []

    def counted(net, cases, threads, progress, cancelled):
        if len(thrown) == 1:
            thrown.append(0)
            raise KeyboardInterrupt
        thrown.append(len(cases))
        return [case["velocity"] for case in cases]

    monkeypatch.setattr(net_designs, "impacts", lambda net, cases, *more: [case["velocity"] for case in cases])
    monkeypatch.setattr(net_designs, "taken_in", lambda velocity: np.inf if velocity[1] > -20.0 else 2.0)
    whole = volley(slope, net, surrogates=[True], surrogate_impacts=30)
    monkeypatch.setattr(net_designs, "impacts", counted)
    monkeypatch.setattr(net_designs, "TOGETHER", 8)
    with pytest.raises(KeyboardInterrupt):
        volley(slope, net, checkpoint=tmp_path, surrogates=[True], surrogate_impacts=30)
    kept = (tmp_path / "net_impacts.txt").read_text(encoding="ascii")
    assert len(kept.splitlines()) == 1 + 8
    (tmp_path / "net_impacts.txt").write_text(kept + "3 0 12", encoding="ascii")  # a line that was cut off
    again = volley(slope, net, checkpoint=tmp_path, surrogates=[True], surrogate_impacts=30)
    assert again.result_digest == whole.result_digest
    (messages,) = again.provenance["obstacles"]["surrogates"]
    assert sum(thrown) == messages["impacts"] and not (tmp_path / "net_impacts.txt").exists()


def test_kept_impacts_of_another_simulation_or_damaged_are_refused(slope, net, tmp_path):
    """A file without the mark of the folder is not of Talus, and stays as it is."""
    file = tmp_path / "net_impacts.txt"
    file.write_text(f"{'0' * 64}\n", encoding="ascii")
    with pytest.raises(OSError, match=r"net_impacts\.txt, which Talus did not make"):
        volley(slope, net, checkpoint=tmp_path, surrogates=[True], surrogate_impacts=30)
    file.unlink()
    owner = Owner(tmp_path, {"inputs": "these"})
    NetMemory(owner).add({(3, 0): np.inf, (4, 0): 12.5})
    assert NetMemory(owner).known == {(3, 0): np.inf, (4, 0): 12.5}
    file.write_text(file.read_text(encoding="ascii").replace("12.5", "13.5"), encoding="ascii")
    with pytest.raises(ValueError, match="damaged"):
        NetMemory(owner)


def test_runs_at_nets_go_on_from_a_checkpoint(slope, net, monkeypatch, tmp_path):
    """Cancelled after the first chunk of rocks that nets decide: the same bits in the end, the first runs not again.

    A net that holds what has more than 20 kJ and takes 2 J from the rest stands for the real one.
    """
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    holds = lambda self, barrier, row, rock: np.inf if row[ENERGY] > 20e3 else 2.0  # noqa: E731
    monkeypatch.setattr(NetBarriers, "energy_taken", holds)
    whole, shares, runs = volley(slope, net), [], []
    with pytest.raises(Cancelled):
        volley(slope, net, checkpoint=tmp_path, progress=shares.append, cancelled=lambda: len(shares) > 0)
    decide = NetBarriers.decision  # which of them is asked, for which runs
    monkeypatch.setattr(NetBarriers, "decision", lambda self, run, *row: runs.append(run) or decide(self, run, *row))
    again = volley(slope, net, checkpoint=tmp_path)
    assert again.result_digest == whole.result_digest and len(again.crossings) == len(whole.crossings)
    assert min(runs) >= round(shares[0] * 30) > 0


@pytest.mark.parametrize(
    ("more", "words"),
    [({"surrogates": [True]}, "no net"), ({"surrogates": [True, False]}, "2 surrogates"),
     ({"surrogate_impacts": 0}, "0 impacts")],
)  # fmt: skip
def test_surrogate_that_cannot_be_is_refused(more, words):
    with pytest.raises(ValueError, match=words):
        Barriers([LINE], [3.0], [50e3], **more)


def test_one_net_for_each_line_is_asked_for():
    with pytest.raises(ValueError, match="2 nets"):
        Barriers([LINE], [3.0], [50e3], nets=[None, None])


def test_runs_are_done_again_only_where_something_passes():
    """Decided in turn: the first net lets it pass, the second holds it; then all is known."""

    class TwoNets(NetBarriers):
        def __init__(self):
            self.nets, self.asked = [object(), object()], []

        def decision(self, run, row, rock):
            self.asked.append(int(row[OBSTACLE]))
            return np.array([run, row[OBSTACLE], 5.0 if row[OBSTACLE] == 0 else np.inf])

    nets, done = TwoNets(), []

    def do(decisions):
        done.append(len(decisions))
        row = np.zeros((1, MEETING_COLUMNS))
        row[0, [KIND, OUTCOME, OBSTACLE]] = A_BARRIER, STOPPED, len(decisions)
        runs = np.zeros(1, [("meetings", int), ("rock", int), ("volume", float), ("mass", float)])
        runs["meetings"], runs["volume"], runs["mass"] = 1, 1.0, 1.0
        return runs, row

    class Rocks:
        volume = mass = radius = np.ones(1)
        vertices, first, inertia = np.zeros((4, 3)), np.array([0, 4]), np.ones((1, 3))
        triangles, first_triangle = np.zeros((0, 3), np.int64), np.array([0, 0])

    decided_by_nets(nets, Rocks, do, 7, np.zeros(1, np.uint8))
    assert done == [0, 1] and nets.asked == [0, 1] and DECIDED_ENERGY == 2


def test_trace_refuses_a_net(slope, net):
    terrain, ground = slope
    barriers = Barriers([LINE], [3.0], [50e3], nets=[net])
    with pytest.raises(ValueError, match="flexible net"):
        trace(
            terrain,
            ground,
            rock_library.rock("cube"),
            (42.0, 41.2, 60.0),
            settings=Settings(air_density=0.0),
            barriers=barriers,
        )
