# SPDX-License-Identifier: GPL-2.0-or-later
"""Loss of a core's speed where many are busy: the job of scale.py on 1, 2, 4 threads and so on, up to all cores.

    python benchmarks/cores.py avaMal_5m_EPSG31287.tif 640

Each thread has as many runs, 640 here, so that all rows would take as long if nothing were lost. Nothing else should
run. docs/canton.md has the numbers of a machine with 16 cores.
"""

import os
import sys
import time
from pathlib import Path

from talus.engine import simulate
from talus.engine.ensemble import gathering, simulation

sys.path.insert(0, str(Path(__file__).resolve().parent))

from scale import Clock, digest, job, peak_memory, warm_up

COLUMNS = "threads, runs, wall s, runs/s, million steps/s, of single threads, ns a step, gathering ms a run, peak MB"


def thread_counts():
    """1, 2, 4 and so on, and all cores."""
    most = os.cpu_count() or 1
    return [2**k for k in range(most.bit_length()) if 2**k < most] + [most]


def seconds_of(inputs):
    """The result, and the wall time of its runs without the scene before them and the maps after them, s."""
    times, run_all = [], simulation.run_all

    def timed(*arguments):
        start = time.perf_counter()
        run_all(*arguments)
        times.append(time.perf_counter() - start)

    simulation.run_all = timed
    try:
        return simulate(**inputs), times[0]
    finally:
        simulation.run_all = run_all


def main(path, runs):
    """Print a row for each number of threads, and whether the runs of one thread have the same bits with all."""
    warm_up()
    adding, rate_of_one, of_one = Clock(gathering.Gathering, "add"), 0.0, ""
    print(COLUMNS)
    for threads in thread_counts():
        inputs = job(path, runs * threads, threads=threads)
        adding.seconds, processor = 0.0, time.process_time()
        result, wall = seconds_of(inputs)
        processor, count = time.process_time() - processor, len(result.runs)
        steps = int(result.runs["steps"].sum())
        if threads == 1:
            rate_of_one, of_one = steps / wall, digest(result)
        print(
            f"{threads}, {count}, {wall:.1f}, {count / wall:.1f}, {1e-6 * steps / wall:.2f}, "
            f"{steps / wall / (threads * rate_of_one):.0%}, {1e9 * processor / steps:.0f}, "
            f"{1e3 * adding.seconds / count:.3f}, {peak_memory():.0f}",
            flush=True,
        )
    with_all, _ = seconds_of(job(path, runs, threads=thread_counts()[-1]))
    print(f"The {runs} runs of one thread, with all: {'the same bits' if digest(with_all) == of_one else 'OTHER BITS'}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
