# SPDX-License-Identifier: GPL-2.0-or-later
"""Notes of the run or the group that an evaluation in a study belongs to: its layers come back under that name."""

import json
from typing import NamedTuple

from ...engine.io.plain_file import read_json

FILE = "of_run.json"


class Noted(NamedTuple):
    """Facts that are written down of a styles/run_groups.Run; empty where there are none."""

    group: str = ""  # of the layer tree
    name: str = ""  # of the run, '' for a group of its own, such as a hazard map
    shown: tuple = None  # names of the outputs that are to be seen; None: all


def note_run(folder, run):
    """Write down the group, the name and what is seen; nothing for an evaluation without a group of its own."""
    if folder is not None and run is not None and run.group:
        shown = None if run.shown is None else sorted(run.shown)
        content = {"group": run.group, "name": run.name, "shown": shown}
        (folder / FILE).write_text(json.dumps(content), encoding="utf-8")


def noted_run(folder):
    """The Noted of a folder."""
    try:
        found = read_json(folder / FILE)
        shown = found.get("shown")
        return Noted(str(found["group"]), str(found["name"]), None if shown is None else tuple(map(str, shown)))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Noted()
