# SPDX-License-Identifier: GPL-2.0-or-later
"""Install the compared programs, run all on the same cases, and write the page: ``make compare``.

Each program of PyPI gets an environment of its own in build/compare/env; what comes from Debian is asked for and never
installed here, for that needs root. What is missing is told and skipped. Results of an earlier run are kept in
build/compare/results_before: a second run names those whose numbers differ, and the page has the shorter of both times.
With names of programs (compare.py saga platrock) only these run, and the results of the others stay as they are.
Where a script failed, the page is written without its results, and the exit status is 1.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
from exchange import BEFORE, COLUMNS, FOLDER, RESULTS

HERE = Path(__file__).resolve().parent
SYSTEM_PYTHON = "/usr/bin/python3"
FROM_PYPI = {  # name: (requirement, Debian packages by a command of each, whether it sees the system's packages)
    "platrock": (
        "platrock==0.4.6", {"gdal-config": "libgdal-dev", "g++": "g++", "python3-config": "python3-dev"}, True,
    ),
    "pyrockfall": ("pyrockfall==0.1.2", {}, False),
}  # fmt: skip
FROM_DEBIAN = {"saga": {"saga_cmd": "saga"}}
OWN = ("talus", "energy_line", "sliding_block")
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "NUMEXPR", "TF_NUM_INTRAOP")}


def lacking(commands):
    """Debian packages of the commands that are not there."""
    return [package for command, package in commands.items() if shutil.which(command) is None]


def environment(name):
    """Path of the Python of a program of PyPI, installed where it is not yet; None, with a line printed, where not."""
    requirement, commands, is_open = FROM_PYPI[name]
    missing = lacking(commands)
    if missing:
        print(f"Skipped: {name} needs the Debian packages {', '.join(missing)}: apt-get install {' '.join(missing)}")
        return None
    folder = FOLDER / "env" / name
    python, done = folder / "bin" / "python", folder / "installed"
    if not done.is_file():
        subprocess.run(
            [SYSTEM_PYTHON, "-m", "venv", *(["--system-site-packages"] if is_open else []), folder], check=True
        )
        got = subprocess.run([python, "-m", "pip", "install", "--quiet", requirement], capture_output=True, text=True)
        if got.returncode:
            print(f"Skipped: {requirement} could not be installed: {got.stderr.strip().splitlines()[-1]}")
            return None
        done.touch()
    return python


def run(python, script):
    """True if a script of this folder ended well; a failure is reported and does not end the comparison."""
    ended = subprocess.run([python, "-u", script], cwd=HERE, env={**os.environ, **ONE_THREAD})
    if ended.returncode:
        print(f"Failed: {script}; the page lacks its results.")
    return ended.returncode == 0


def keep_earlier(chosen):
    """Put earlier results of the programs that run aside, so that none of them passes for one of this run."""
    for folder in (FOLDER / RESULTS).glob("*"):
        if folder.name.startswith(tuple(chosen)):
            shutil.rmtree(FOLDER / BEFORE / folder.name, ignore_errors=True)
            (FOLDER / BEFORE).mkdir(exist_ok=True)
            folder.rename(FOLDER / BEFORE / folder.name)


def digest(path):
    """Digest of all columns of a result but its times."""
    made = hashlib.sha256()
    with np.load(path) as file:
        for name in (*COLUMNS, "ratios"):
            if name in file:
                made.update(np.ascontiguousarray(np.round(file[name].astype(float), 9)).tobytes())
    return made.hexdigest()[:16]


def digests(folder):
    """Program and case -> digest of each result of a run."""
    return {f"{path.parent.name}/{path.stem}": digest(path) for path in sorted((FOLDER / folder).glob("*/*.npz"))}


def differing():
    """Names of the results of the last run, of those that an earlier run has too, and of those with other numbers."""
    now, before = digests(RESULTS), digests(BEFORE)
    both = sorted(set(now) & set(before))
    return sorted(now), both, [name for name in both if now[name] != before[name]]


def main(names):
    """All steps; ``names``: of the programs that run, all where there are none. True if every script ended well."""
    sys.stdout.reconfigure(line_buffering=True)
    chosen = set(names or (*OWN, *FROM_DEBIAN, *FROM_PYPI))
    keep_earlier(chosen)
    went = [run(sys.executable, "cases.py")]
    for name in OWN:
        if name in chosen:
            went.append(run(sys.executable, f"run_{name}.py"))
    for name, commands in FROM_DEBIAN.items():
        if name not in chosen:
            continue
        missing = lacking(commands)
        if missing:
            print(
                f"Skipped: {name} needs the Debian packages {', '.join(missing)}: apt-get install {' '.join(missing)}"
            )
        else:
            went.append(run(sys.executable, f"run_{name}.py"))
    for name in FROM_PYPI:
        python = environment(name) if name in chosen else None
        if python:
            went.append(run(python, f"run_{name}.py"))
    _, both, others = differing()
    if both:
        print(f"{len(both) - len(others)} of {len(both)} results as in an earlier run; differing: "
              f"{', '.join(others) or 'none'}")  # fmt: skip
    went.append(run(sys.executable, "page.py"))
    return all(went)


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1:]) else 1)
