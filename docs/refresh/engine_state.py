# SPDX-License-Identifier: GPL-2.0-or-later
"""A key of what the engine gives today: it changes when results change, and not with a comment or a faster loop.

Pictures of plans and reports hang on their sources too, on every letter of them."""

import hashlib
import json
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DIGESTS = ROOT / "tests" / "reproducibility" / "digests.json"  # results of the jobs, which tests hold to the engine
LENGTH = 16
# What plans and reports are drawn by, as far as all of them share it.
PAGES = ("algorithms/tools/printlayout/*.py", "algorithms/shared/reports/*.py", "algorithms/tools/simulate/report.py")


def parts():
    """Name -> digest: each job on record, the numbers of the ground classes, the heights of the demonstration, and the
    sources of plans and reports."""
    from talus.resources.demo import slope

    return {
        **json.loads(DIGESTS.read_text(encoding="utf-8")),
        "ground classes": digest(_numbers_of_classes().encode()),
        "demonstration slope": digest(slope.heights().tobytes()),
        "plans and reports": digest(sources_of(PAGES)),
    }


def sources_of(patterns, root=ROOT):
    """Names and contents of the files that some patterns stand for, as bytes."""
    files = sorted({path for pattern in patterns for path in root.glob(pattern)})
    return b"\0".join(
        part for path in files for part in (path.relative_to(root).as_posix().encode(), path.read_bytes())
    )


def _numbers_of_classes():
    """Numbers of the table, without their sources and meanings."""
    from talus.engine.ground import classes
    from talus.engine.ground.parameters import CLASS_COLUMNS

    return repr([(name, [getattr(row, column) for column in CLASS_COLUMNS]) for name, row in classes.load().items()])


def key_of(names, known):
    """One key of some of the parts. Raises KeyError for a part that is not known."""
    return digest("\n".join(f"{name} {known[name]}" for name in sorted(names)).encode())


def digest(content):
    """Digest of some bytes."""
    return hashlib.sha256(content).hexdigest()[:LENGTH]
