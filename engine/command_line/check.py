# SPDX-License-Identifier: GPL-2.0-or-later
"""Read a study and all its inputs, and say what is wrong; nothing is computed or written."""

from pathlib import Path


def add_arguments(parser):
    """Of `talus check`."""
    parser.add_argument("study", type=Path, help="study file, see `talus keys`")


def do(options):
    """Do it."""
    from ..io.geodata import library
    from ..study.job import Job
    from ..study.study import Study
    from .progress import Progress

    with library().quiet():
        Job(Study(options.study), Progress().told()).check()
    print(f"{options.study}: nothing is wrong with it.")
