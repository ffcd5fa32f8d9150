# SPDX-License-Identifier: GPL-2.0-or-later
"""Facts of a terrain store: its raster, and the survey of it."""

from __future__ import annotations

import json
import os
import platform
from pathlib import Path

import numpy as np

from ..io.node_blocks import NodeBlocks
from ..io.plain_file import read_json
from .survey import Survey

FACTS, RANGE = "store.json", "range.npy"
FORMAT = 1  # of the folder


def new_facts(source: NodeBlocks, block: int, survey: Survey) -> dict:
    """Contents of store.json."""
    grid = source.grid
    return {
        "format": FORMAT, "path": os.path.abspath(source.path) if os.path.exists(source.path) else source.path,
        "band": source.band, "window": source.window, "files": source.files(), "shape": grid.shape,
        "cell_size": grid.cell_size, "origin": grid.origin, "crs": grid.crs, "block": block,
        "lowest": survey.lowest, "highest": survey.highest, "bend": survey.bend, "sha256": survey.sha256,
        "host": platform.node(),
    }  # fmt: skip


def write_facts(folder: Path, facts: dict, survey: Survey) -> None:
    """Write range.npy, then store.json, each in one move: without the second the folder holds no store."""
    part = folder / f"part-{os.getpid()}"
    with open(part, "wb") as file:
        np.save(file, np.stack([survey.low, survey.high]))
    os.replace(part, folder / RANGE)
    part.write_text(json.dumps(facts, indent=1), encoding="utf-8")
    os.replace(part, folder / FACTS)


def read_facts(folder: Path) -> tuple[dict, Survey] | None:
    """Facts that ``write_facts`` wrote; None where there is no store. ValueError where it cannot be read."""
    path = Path(folder) / FACTS
    if not path.exists():
        return None
    try:
        facts = read_json(path)
        low, high = np.load(Path(folder) / RANGE, allow_pickle=False)
        survey = Survey(facts["lowest"], facts["highest"], facts["bend"], facts["sha256"], low, high)
        if facts["format"] != FORMAT:
            raise ValueError(f"it is of the format {facts['format']}, this version of Talus reads {FORMAT}")
    except (ValueError, KeyError, OSError) as error:
        raise ValueError(f"The terrain store {folder} cannot be read ({error}); delete the folder.") from error
    return facts, survey
