# SPDX-License-Identifier: GPL-2.0-or-later
"""The physics campaign: random starts on real and fractal terrains under every law, and what must hold for each.

    make campaign RUNS=1000000             or
    .venv/bin/python tests/campaign/campaign.py --runs 1000000 [--seed 1] [--processes 2] [--page docs/campaign.md]

Each batch of starts is one line in build/campaign/; a campaign that was interrupted goes on where it was. A batch can
be looked at again by its number: ``--batch 17``.
"""

import argparse
import json
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from talus.tests.campaign import checks, page, starts

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "build" / "campaign"
TELL_EVERY = 60.0  # s


def record_of(seed, number, size=starts.BATCH):
    """Record of one batch, as a line of the file of results."""
    batch = starts.draw(seed, number, size)
    ground, settings = batch.ground.table[0], batch.settings
    record = {
        "batch": number, "terrain": batch.terrain_name, "law": settings.impact_law, "scheme": settings.free_flight,
        "time_step": settings.time_step, **starts.options_of(ground),
    }  # fmt: skip
    began = time.process_time()
    try:
        record.update(checks.examine(batch))
    except Exception as error:  # every one is a finding
        record.update({"runs": 0, "error": 1, "message": f"{type(error).__name__}: {error}"})
    record["seconds"] = round(time.process_time() - began, 3)
    return record


def read(path):
    """The records of a file, none if it is not there; a last line cut off by a kill is left out."""
    if not path.is_file():
        return []
    records = []
    for line in path.read_text(encoding="utf-8").splitlines():
        try:
            records.append(json.loads(line))
        except ValueError:
            continue
    return records


def run(seed, runs, processes):
    """Do the batches that are not done yet; returns all records."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"seed-{seed}.jsonl"
    records = read(path)
    done = {record["batch"] for record in records}
    numbers = [number for number in range(-(-runs // starts.BATCH)) if number not in done]
    last = time.monotonic()
    with path.open("a", encoding="utf-8") as file, ProcessPoolExecutor(processes) as pool:
        futures = [pool.submit(record_of, seed, number) for number in numbers]
        for future in as_completed(futures):
            try:
                record = future.result()
            except BrokenProcessPool:
                sys.exit(f"A process crashed in one of the batches after {max(done, default=-1)}: see {path}.")
            records.append(record)
            done.add(record["batch"])
            file.write(json.dumps(record) + "\n")
            file.flush()
            if time.monotonic() - last > TELL_EVERY:
                last = time.monotonic()
                print(f"{len(records)} of {len(records) + len(numbers) - len(done & set(numbers))} batches", flush=True)
    return records


def main():
    """See the top of the file."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--runs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--page", type=Path, help="the page to write, docs/campaign.md")
    parser.add_argument("--batch", type=int, help="only this one, printed in full")
    arguments = parser.parse_args()
    if arguments.batch is not None:
        print(json.dumps(record_of(arguments.seed, arguments.batch), indent=1))
        return
    records = run(arguments.seed, arguments.runs, arguments.processes)
    text = page.text_of(records, arguments.seed)
    print(text)
    if arguments.page:
        arguments.page.write_text(text, encoding="utf-8")
    broken = {name: sum(record.get(name, 0) for record in records) for name in checks.PROMISES}
    sys.exit(f"Broken: {broken}" if any(broken.values()) else 0)


if __name__ == "__main__":
    main()
