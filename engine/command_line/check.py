# SPDX-License-Identifier: GPL-2.0-or-later
"""Read a study and all its inputs, and say what is wrong; nothing is computed or written."""

from pathlib import Path

from . import findings
from .allowed import add_allowed


def add_arguments(parser):
    """Arguments of `talus check`."""
    parser.add_argument("study", type=Path, help="study file, see `talus keys`")
    findings.add_arguments(parser)
    add_allowed(parser)


def do(options):
    """Check the study; returns the exit code."""
    from ..findings.finding import NOTE, SEVERITIES, has
    from ..io.geodata import library
    from ..study.job import Job
    from ..study.study import Study
    from .progress import Progress

    try:
        with library().quiet():
            findings_found = Job(
                Study(options.study), Progress(options.json).told(), allowed=options.allow_folder
            ).check()
    except ValueError as error:
        if options.json:
            findings.print_json(findings.of_error(error, str(options.study)))
        raise
    if options.json:
        findings.print_json(findings_found)
    elif has(findings_found, *(severity for severity in SEVERITIES if severity != NOTE)):
        print(f"{options.study}: it can be run; read the warnings above before you use its results.")
    else:
        print(f"{options.study}: nothing is wrong with it.")
    return findings.exit_code(findings_found, options.strict)
