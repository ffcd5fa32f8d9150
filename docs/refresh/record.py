# SPDX-License-Identifier: GPL-2.0-or-later
"""record.json: of which results of the engine each thing was made, and what it was then."""

import json
from pathlib import Path

from talus.docs.refresh.blocks import read_block
from talus.docs.refresh.engine_state import digest, key_of
from talus.docs.refresh.things import ROOT

RECORD = Path(__file__).with_name("record.json")


def read(path=RECORD):
    """Name of a thing -> {"engine": key, "files": {file or page#block: digest}}; nothing on record where no file is."""
    path = Path(path)
    return json.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def write(thing, known, path=RECORD, root=ROOT):
    """Put a thing on record as it is, made by the engine as it is; ``known``: engine_state.parts()."""
    records = read(path)
    records[thing.name] = {"engine": key_of(thing.parts, known), "files": contents(thing, root)}
    Path(path).write_text(json.dumps(dict(sorted(records.items())), indent=1) + "\n", encoding="utf-8")


def contents(thing, root=ROOT):
    """Digest of each file and block that there is."""
    files = {name: digest((root / name).read_bytes()) for name in thing.all_files() if (root / name).is_file()}
    blocks = {f"{page}#{name}": digest(read_block(root / page, name).encode()) for page, name in thing.blocks}
    return {**files, **blocks}


def why_old(thing, records, known, root=ROOT):
    """In words why a thing has to be made again, or None where it is as the engine is today."""
    if thing.name not in records:
        return "it is not on record with which engine it was made"
    made, now = records[thing.name]["engine"], key_of(thing.parts, known)
    if made != now:
        return f"the engine gives other results since (made at {made}, now {now})"
    return why_not_as_made(thing, records, root)


def why_not_as_made(thing, records, root=ROOT):
    """In words why a thing is not what its script made and put on record; None where it is, or is not on record."""
    if thing.name not in records:
        return None
    here, made = contents(thing, root), records[thing.name]["files"]
    changed = sorted(name for name in {*here, *made} if here.get(name) != made.get(name))
    return f"not as the script made it: {', '.join(changed)}" if changed else None
