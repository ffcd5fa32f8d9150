# SPDX-License-Identifier: GPL-2.0-or-later
"""Chunks that died with all workers of a cluster before they were fetched: dask never ends them; they are repeated."""

from collections import deque
from concurrent.futures import Future
from types import SimpleNamespace

import pytest

from talus.engine.ensemble import simulation
from talus.engine.workers.workers import Cluster, Task


class Dask(Cluster):
    """A cluster without workers of its own: what is submitted is done at once."""

    def __init__(self, status):
        self.sendings, self.scene_there, self.sent = 1, SimpleNamespace(status=status), []

    def submit(self, pieces):
        future = Future()
        future.set_result(f"chunk of {pieces}")
        return Task(future, pieces, self.sendings)

    def submit_again(self, task):
        if task.sending == self.sendings:
            self.sendings, self.scene_there = self.sendings + 1, SimpleNamespace(status="finished")
        self.sent.append(task.pieces)
        return self.submit(task.pieces)

    def received(self, chunk):
        return chunk


@pytest.mark.parametrize("status", ["lost", "cancelled"])
def test_chunks_of_a_scene_that_is_gone_are_made_again(status):
    """Two that never end: with the first the scene is sent again, and the second is of the scene before."""
    cluster = Dask(status)
    pending = deque((number, Task(Future(), [(number, number + 1)], 1)) for number in (0, 1))
    actual = [simulation._next_chunk(pending, cluster, None) for _ in (0, 1)]
    assert actual == [(0, "chunk of [(0, 1)]"), (1, "chunk of [(1, 2)]")]
    assert cluster.sent == [[(0, 1)], [(1, 2)]] and cluster.sendings == 2 and not pending


def test_chunks_that_came_before_the_scene_was_gone_count():
    cluster, done = Dask("lost"), Future()
    done.set_result("chunk")
    assert simulation._next_chunk(deque([(0, Task(done, [(0, 1)], 1))]), cluster, None) == (0, "chunk")
    assert cluster.sent == []


def test_a_scene_that_is_there_is_waited_for():
    cluster, questions = Dask("finished"), []
    with pytest.raises(simulation.Cancelled):
        simulation._next_chunk(
            deque([(0, Task(Future(), [(0, 1)], 1))]), cluster, lambda: questions.append(0) or len(questions) > 2
        )
    assert cluster.sent == []
