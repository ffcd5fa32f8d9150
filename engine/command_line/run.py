# SPDX-License-Identifier: GPL-2.0-or-later
"""Do a study; what an interrupted run has done is kept, and the same command goes on from there."""

from pathlib import Path

from .allowed import add_allowed


def add_arguments(parser):
    """Add the arguments of `talus run`."""
    parser.add_argument("study", type=Path, help="study file, see `talus keys`")
    parser.add_argument("--anew", action="store_true", help="do it again, and replace earlier results")
    parser.add_argument("--threads", type=int, metavar="N", help="instead of those of the study; 0: all processors")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="of a dask cluster, for example tcp://host:8786")
    add_allowed(parser)
    parser.add_argument("--quiet", action="store_true", help="print warnings and errors alone")


def do(options):
    """Do it."""
    from ..io.geodata import library
    from ..study.job import Job
    from ..study.study import Study
    from .outcomes import interruptible
    from .progress import Progress

    if options.threads is not None and options.threads < 0:
        raise ValueError(f"--threads is {options.threads}; give a number of at least 0.")
    with interruptible() as cancelled, library().quiet():
        reporter = Progress(options.quiet).told()
        Job(Study(options.study), reporter, cancelled, options.scheduler, options.threads, options.allow_folder).run(
            options.anew
        )
