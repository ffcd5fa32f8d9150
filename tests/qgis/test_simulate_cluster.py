# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate with the address of a dask scheduler: what it says when there is none."""

import sys

import pytest


def test_wrong_address_is_told_with_what_to_do(refused, monkeypatch):
    """Port 9 of this computer, at which nobody listens; asked for 1 s here instead of 10 s."""
    pytest.importorskip("distributed", reason="dask.distributed is not installed")
    monkeypatch.setattr("talus.engine.workers.cluster.PATIENCE", 1.0)
    message = refused(SCHEDULER="tcp://127.0.0.1:9")
    assert "No scheduler of dask answers at 'tcp://127.0.0.1:9' within 1 s" in message
    assert "dask scheduler" in message


def test_missing_distributed_is_told_with_what_to_install(refused, monkeypatch):
    """The package is optional."""
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install 'distributed" in refused(SCHEDULER="tcp://127.0.0.1:8786")


@pytest.mark.parametrize("address", ["", "   "])
def test_no_address_means_this_computer(simulate, address):
    """Also spaces, which are easily left behind in a dialog."""
    assert simulate(SCHEDULER=address)["RUN_COUNT"] == 6
