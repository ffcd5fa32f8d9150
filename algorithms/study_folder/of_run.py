# SPDX-License-Identifier: GPL-2.0-or-later
"""Of which run an evaluation in a study is: its layers come back under that name, in the group of the run."""

import json

from ...engine.io.plain_file import read_json

FILE = "of_run.json"


def note_run(folder, run):
    """Write down the group and the name of a styles/run_groups.Run; nothing for an evaluation of several runs."""
    if folder is not None and run is not None and run.name:
        (folder / FILE).write_text(json.dumps({"group": run.group, "name": run.name}), encoding="utf-8")


def noted_run(folder):
    """(group, name) of the run; two empty texts where none is noted."""
    try:
        found = read_json(folder / FILE)
        return str(found["group"]), str(found["name"])
    except (OSError, ValueError, KeyError, TypeError):
        return "", ""
