# SPDX-License-Identifier: GPL-2.0-or-later
"""The option that lets a study write outside of its own folder: only who gives the command can allow that."""

from pathlib import Path

from ..study.places import ALLOW


def add_allowed(parser):
    """Add the option for allowed folders to `talus run` and `talus check`."""
    parser.add_argument(
        ALLOW, type=Path, action="append", default=[], metavar="FOLDER",
        help="outside of the folder of the study, into which it may write; may be repeated",
    )  # fmt: skip
