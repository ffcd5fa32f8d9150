# SPDX-License-Identifier: GPL-2.0-or-later
"""Install the compared programs, run all on the same cases, and write the page: ``make compare``.

Each program of PyPI gets an environment of its own in build/compare/env; what comes from Debian is asked for and never
installed here, for that needs root. What is missing is told and skipped. Digests of the results go to
build/compare/digests.txt; when they are there already, lines that differ are told: a second run
gives the same numbers, but for SAGA, whose tool draws anew in spite of its seed.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
from exchange import COLUMNS, FOLDER

HERE = Path(__file__).resolve().parent
SYSTEM_PYTHON = "/usr/bin/python3"
FROM_PYPI = {  # name: (requirement, Debian packages, whether it sees the system's packages)
    "platrock": ("platrock==0.4.6", {"gdal-config": "libgdal-dev"}, True),
    "pyrockfall": ("pyrockfall==0.1.2", {}, False),
}
FROM_DEBIAN = {"saga": {"saga_cmd": "saga"}}
OWN = ("talus", "energy_line", "sliding_block")
ONE_THREAD = {f"{name}_NUM_THREADS": "1" for name in ("OMP", "OPENBLAS", "MKL", "NUMEXPR", "TF_NUM_INTRAOP")}
DIGESTS = FOLDER / "digests.txt"


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
    """Run a script of this folder; a failure is reported and does not end the comparison."""
    ended = subprocess.run([python, script], cwd=HERE, env={**os.environ, **ONE_THREAD})
    if ended.returncode:
        print(f"Failed: {script}; the page lacks its results.")


def digest(path):
    """Digest of all columns of a result but its times."""
    made = hashlib.sha256()
    with np.load(path) as file:
        for name in (*COLUMNS, "ratios"):
            if name in file:
                made.update(np.ascontiguousarray(np.round(file[name].astype(float), 9)).tobytes())
    return made.hexdigest()[:16]


def compare_digests():
    """Keep the digests; report what differs from those of an earlier run."""
    now = {f"{path.parent.name}/{path.stem}": digest(path) for path in sorted((FOLDER / "results").glob("*/*.npz"))}
    if DIGESTS.is_file():
        before = dict(line.split() for line in DIGESTS.read_text("ascii").splitlines())
        differing = [name for name in now if before.get(name, now[name]) != now[name]]
        print(f"{len(now) - len(differing)} results as in the run before; differing: {', '.join(differing) or 'none'}")
    DIGESTS.write_text("".join(f"{name} {value}\n" for name, value in now.items()), "ascii")


def main():
    """All steps."""
    run(sys.executable, "cases.py")
    for name in OWN:
        run(sys.executable, f"run_{name}.py")
    for name, commands in FROM_DEBIAN.items():
        missing = lacking(commands)
        if missing:
            print(
                f"Skipped: {name} needs the Debian packages {', '.join(missing)}: apt-get install {' '.join(missing)}"
            )
        else:
            run(sys.executable, f"run_{name}.py")
    for name in FROM_PYPI:
        python = environment(name)
        if python:
            run(python, f"run_{name}.py")
    compare_digests()
    run(sys.executable, "page.py")


if __name__ == "__main__":
    main()
