# SPDX-License-Identifier: GPL-2.0-or-later
"""Does every surrounding give the bits that are on record?

    python check.py             all jobs in all surroundings; ends with an error where a digest differs
    python check.py --write     put the digests of this machine, as it is, on record (make digests)
    python check.py --python PATH   with another Python, such as that of another QGIS
    python check.py --root FOLDER   also in a Debian root with another QGIS, see .ci/test-in-root

The digests stand in digests.json. One that changes is a change of results: name it in docs/changes.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path

from talus.tests.reproducibility import surroundings
from talus.tests.reproducibility.jobs import JOBS

FOLDER = Path(__file__).resolve().parent
REPOSITORY = FOLDER.parent.parent
RECORD = FOLDER / "digests.json"
ANOTHER_QGIS = "another QGIS with its Python, NumPy, numba and C library"


def on_record():
    """Digest of each job, as in the repository."""
    return json.loads(RECORD.read_text(encoding="utf-8"))


def digests_in(surrounding, jobs=None, python=sys.executable):
    """Digest of each job, done by a process of its own in a surrounding. Raises RuntimeError where it fails."""
    jobs = tuple(JOBS if jobs is None else jobs)
    environment = {**os.environ, **surrounding.environment}
    # warnings, such as of NumPy about features that this processor has not, are no failure
    return _digests_of([python, "-W", "ignore", FOLDER / "jobs.py", *jobs], environment, surrounding.name)


def digests_in_root(root):
    """Digests with the Python, NumPy, numba and C library of a Debian root. Raises RuntimeError where it fails."""
    command = [REPOSITORY / ".ci" / "test-in-root", root, "tests/reproducibility/jobs.py", *JOBS]
    return _digests_of(command, dict(os.environ), f"root {root}")


def _digests_of(command, environment, name):
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{name}: the jobs ended with an error:\n{done.stderr[-3000:]}")
    return json.loads(done.stdout)


def differences(found, recorded, where):
    """A sentence for each digest that is not the one on record."""
    return [
        f"{where}: {name} gives {value}, on record is {recorded.get(name, 'nothing')}"
        for name, value in found.items()
        if recorded.get(name) != value
    ]


def advice(problems, here):
    """Advice on differences; ``here``: they are there also without any change of the surrounding."""
    lines = ["", *problems, ""]
    if here:
        lines += [
            "The results of this version differ from those on record. If a change of yours is meant to change results,",
            "run `make digests`, commit the file that it writes, and put a file NAME.results.md into docs/changes.",
            "If none is, find the commit that did it: git bisect run python tests/reproducibility/check.py",
        ]
    else:
        lines += [
            "Results depend on the surrounding. Something between input and result uses the C library, BLAS or NumPy's",
            "vector code: see docs/reproducibility.md and tests/engine/arithmetic/test_only_own_arithmetic.py.",
        ]
    return "\n".join(lines)


def check(python, root=None):
    """Compare all surroundings, with a line for each. Returns the exit code."""
    recorded, problems, here = on_record(), [], False
    for surrounding in surroundings.ALL:
        start = time.monotonic()
        result = differences(digests_in(surrounding, surrounding.jobs, python), recorded, surrounding.name)
        here = here or (bool(result) and not surrounding.environment)
        problems += result
        tell(surrounding.name, result, start)
    if root is None:
        print(f"{ANOTHER_QGIS:70} skipped, for no Debian root was named: make check-bits ROOT=FOLDER")
    else:
        start = time.monotonic()
        result = differences(digests_in_root(root), recorded, ANOTHER_QGIS)
        problems += result
        tell(ANOTHER_QGIS, result, start)
    if problems:
        print(advice(problems, here))
    return 1 if problems else 0


def tell(name, found, start):
    """The line of a surrounding; ``found``: its differences."""
    state = "the same bits" if not found else f"{len(found)} JOBS DIFFER"
    print(f"{name:70} {state:15} {time.monotonic() - start:6.1f} s", flush=True)


def write(python):
    """Put the digests of this machine on record, naming those that change."""
    recorded = on_record() if RECORD.exists() else {}
    result = digests_in(surroundings.ALL[0], None, python)
    print("\n".join(differences(result, recorded, "now")) or "No digest changes.")
    RECORD.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--root", help="folder of a Debian root, see .ci/test-in-root")
    options = parser.parse_args()
    sys.exit(write(options.python) if options.write else check(options.python, options.root or None))
