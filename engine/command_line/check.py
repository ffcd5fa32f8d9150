# SPDX-License-Identifier: GPL-2.0-or-later
"""Read a study and all its inputs, and say what is wrong; nothing is computed or written."""

from pathlib import Path

from .allowed import add_allowed


def add_arguments(parser):
    """Of `talus check`."""
    parser.add_argument("study", type=Path, help="study file, see `talus keys`")
    add_allowed(parser)


def do(options):
    """Do it."""
    from ..io.geodata import library
    from ..study.job import Job
    from ..study.study import Study
    from .progress import Progress

    with library().quiet():
        Job(Study(options.study), Progress().told(), allowed=options.allow_folder).check()
    print(f"{options.study}: nothing is wrong with it.")
