# SPDX-License-Identifier: GPL-2.0-or-later
"""Many impacts on one net, in threads: the kernels hold no lock of the interpreter, and share nothing that changes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Any

import numpy as np

from ...types import Cancelled
from .impact import impact

if TYPE_CHECKING:
    from ...hints import Cancelling, Impact, Net, Progress

PAUSE = 0.1  # s between two looks at the caller's ``cancelled``
LONGEST = 1.0  # s, impact's own, of an impact that does not say how long it may last


def impacts(
    net: Net,
    cases: Sequence[Mapping[str, Any]],
    threads: int | None = None,
    progress: Progress | None = None,
    cancelled: Cancelling | None = None,
) -> list[Impact]:
    """The Impacts of many cases on a net, in their order, the same for any number of threads.

    cases : dictionaries of the arguments of ``impact`` but the net: rock, position, velocity, ...
    progress : function of a share from 0 to 1; cancelled : function that returns True to end
    Raises Cancelled where the caller ended it, and what an impact raises.
    """
    cases = list(cases)
    flags = [np.zeros(2, np.int64) for _ in cases]  # the second number: steps done
    steps = [case.get("max_time", LONGEST) / (case.get("time_step") or net.time_step) for case in cases]
    with ThreadPoolExecutor(max_workers=threads) as pool:
        futures = [pool.submit(impact, net, **case, cancel=flag) for case, flag in zip(cases, flags)]
        try:
            left = set(futures)
            while left:
                done, left = wait(left, timeout=PAUSE)
                for future in done:
                    future.result()
                if cancelled is not None and cancelled():
                    raise Cancelled("The impacts were cancelled.")
                if progress is not None:
                    shares = [
                        1.0 if future.done() else float(flag[1] / n) for future, flag, n in zip(futures, flags, steps)
                    ]
                    progress(sum(min(share, 1.0) for share in shares) / len(shares))
        except BaseException:
            for future, flag in zip(futures, flags):
                future.cancel()
                flag[0] = 1
            raise
    return [future.result() for future in futures]
