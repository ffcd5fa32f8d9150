# SPDX-License-Identifier: GPL-2.0-or-later
"""The workers of talus:simulate: threads of this computer, or a dask cluster."""

from contextlib import nullcontext

from ....engine.workers.cluster import cluster_executor
from ...translation import tr


def open_executor(address, call):
    """Context of the executor for the engine; of None, which means threads, where there is no address."""
    address = address.strip()
    if not address:
        return nullcontext()
    call.say(tr("Connecting to the scheduler at {} ...").format(address))
    return cluster_executor(address)
