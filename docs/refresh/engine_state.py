# SPDX-License-Identifier: GPL-2.0-or-later
"""A key of what the engine gives today: it changes when results change, and not with a comment or a faster loop."""

import hashlib
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIGESTS = ROOT / "tests" / "reproducibility" / "digests.json"  # results of the jobs, which tests hold to the engine
LENGTH = 16


def parts():
    """Name -> digest: each job on record, the numbers of the ground classes, the heights of the demonstration."""
    from talus.resources.demo import slope

    return {
        **json.loads(DIGESTS.read_text(encoding="utf-8")),
        "ground classes": digest(_numbers_of_classes().encode()),
        "demonstration slope": digest(slope.heights().tobytes()),
    }


def _numbers_of_classes():
    """Of the table, without where they come from and what they stand for."""
    from talus.engine.ground import classes
    from talus.engine.ground.parameters import CLASS_COLUMNS

    return repr([(name, [getattr(row, column) for column in CLASS_COLUMNS]) for name, row in classes.load().items()])


def key_of(names, known):
    """One key of some of the parts. Raises KeyError for a part that is not known."""
    return digest("\n".join(f"{name} {known[name]}" for name in sorted(names)).encode())


def digest(content):
    """Of some bytes."""
    return hashlib.sha256(content).hexdigest()[:LENGTH]
