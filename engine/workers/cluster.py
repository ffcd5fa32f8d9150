# SPDX-License-Identifier: GPL-2.0-or-later
"""Way to a dask cluster that is already running somewhere."""

from __future__ import annotations

from contextlib import contextmanager
from typing import Any

from ..io.optional_packages import require

PATIENCE = 10.0  # s until a scheduler must have answered


@contextmanager
def cluster_executor(address: str) -> Any:
    """Executor for ``simulate`` of the cluster whose scheduler listens at ``address``, such as tcp://host:8786.

    Goes instead of an address: the path of a file that ends in .json, into which ``dask scheduler --scheduler-file``
    writes it, and which is waited for.

    Raises
    ------
    ImportError
        If dask.distributed is not installed.
    OSError
        If no scheduler answers within 10 s.
    """
    try:
        Client = require("distributed").Client
    except ImportError as error:
        raise ImportError(f"for work on a cluster, {error}") from error
    try:
        where = {"scheduler_file": address} if address.endswith(".json") else {"address": address}
        client = Client(**where, timeout=PATIENCE, set_as_default=False)
    except Exception as error:  # an unreadable address and a silent host raise many kinds
        raise OSError(
            f"No scheduler of dask answers at {address!r} within {PATIENCE:g} s ({error}). Start one there with "
            "`dask scheduler`, and give its address as it prints it, for example tcp://host:8786."
        ) from error
    with client:
        yield client.get_executor()


def threads_of(executor: Any) -> int:
    """Threads of all workers of the cluster of an executor now; 0 for None, which is threads of this computer."""
    return 0 if executor is None else sum(executor._client.nthreads().values())
