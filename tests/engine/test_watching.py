# SPDX-License-Identifier: GPL-2.0-or-later
"""Maps of a simulation that goes on: they are those of the runs so far, and change nothing of the result."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.ensemble import watching


@pytest.fixture
def run(monkeypatch):
    """``run(runs, threads, watch)``: a cube down a plane onto level ground; looked at after each chunk."""
    for name, value in (("FIRST", 0.0), ("INTERVAL", 0.0), ("SHARE", 1e9)):
        monkeypatch.setattr(watching, name, value)
    down = np.maximum(0.0, 120.0 - 2.0 * np.arange(60.0)) * 0.8
    terrain = Terrain(np.repeat(down[:, None], 60, axis=1), 2.0)

    def start(runs, threads=1, watch=None, **kept):
        settings = Settings(threads=threads, seed=5, **{"air_density": 0.0, **{"maps": True, **kept}})
        ground = Ground.of_class(terrain, "medium")
        return simulate(
            terrain, ground, rock_library.rock("cube"), Release((60.0, 20.0), runs=runs), settings, watch=watch
        )

    return start


@pytest.mark.long
@pytest.mark.parametrize("threads", [1, 2])
def test_result_is_the_same_bits_and_maps_are_those_of_the_first_runs(run, threads):
    """Twin: a simulation of this many runs alone."""
    seen = []
    watched = run(200, threads, watch=lambda count, maps: seen.append((count, maps)))
    assert watched.result_digest == run(200).result_digest
    counts = [count for count, _ in seen]
    assert len(counts) > 2 and counts == sorted(set(counts)) and counts[-1] == 200
    count, maps = seen[len(seen) // 2]
    alone = run(count).maps
    assert (maps.origin, maps.shape) == (alone.origin, alone.shape)
    assert {"energy_p95", "height_p95"} == set(alone.keys()) - set(maps.keys())
    for name in maps:
        np.testing.assert_array_equal(maps[name], alone[name], err_msg=name)


def test_nothing_is_looked_at_where_no_maps_are_kept(run):
    seen = []
    run(20, watch=lambda *found: seen.append(found), maps=False)
    assert seen == []


def test_looks_take_a_small_share_of_the_time(monkeypatch):
    """A look of a second is followed by the next no sooner than after 33 s, and looks at nothing before."""
    from types import SimpleNamespace

    clock, looks = [0.0], []
    monkeypatch.setattr(watching.time, "monotonic", lambda: clock[0])

    def look(count, maps):
        looks.append(clock[0])
        clock[0] += 1.0

    gathering = SimpleNamespace(
        table=SimpleNamespace(), maps_so_far=lambda: None, count=1, ahead=SimpleNamespace(count=0)
    )
    watcher = watching.Watching(look)
    for _ in range(1000):
        watcher.look_when_due(gathering)
        clock[0] += 0.1
    assert looks[0] == pytest.approx(watching.FIRST, abs=0.2)
    gaps = np.diff(looks)
    assert gaps.min() >= 1.0 + 1.0 / watching.SHARE and len(looks) == 3
