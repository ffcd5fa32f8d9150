# SPDX-License-Identifier: GPL-2.0-or-later
"""Would plugins.qgis.org take the archive? ``python resources/release/check_archive.py FOLDER``

Builds FOLDER/talus-VERSION.zip, unpacks it, and looks for all that the site refuses or warns of: its rules for names
and metadata (upload_rules.py), its scanners (scanners.py), its visit to the addresses. Ends with an error where
anything is found that accepted_findings.json does not explain. Addresses that are placeholders are said loudly, and not
visited.
"""

import json
import sys
import tempfile
import time
import zipfile
from pathlib import Path

from talus.resources.release import addresses, scanners, upload_rules
from talus.resources.release.make_zip import make_zip

BASELINE = Path(__file__).with_name("accepted_findings.json")


def check(archive):
    """(sentences of what is wrong, number of findings that the baseline explains) of an archive."""
    problems = upload_rules.problems_of(archive)
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(archive) as file:
            file.extractall(folder)
        findings = scanners.findings(folder)
    accepted = json.loads(BASELINE.read_text(encoding="utf-8"))["accepted"]
    new, stale = scanners.not_accepted(findings, accepted)
    problems += [f"{entry.file}:{entry.line}: {entry.program} {entry.rule}: {entry.text}" for entry in new]
    problems += [f"{BASELINE.name} explains what is not there: {', '.join(key)}" for key in stale]
    owner = addresses.read()
    if owner.confirmed:
        problems += upload_rules.unreachable(sorted({owner.homepage, owner.tracker, owner.repository}))
    return problems, len(findings) - len(new)


def main(folder):
    """Build and check; returns the exit status."""
    start = time.monotonic()
    archive = make_zip(folder)
    problems, accepted = check(archive)
    print(addresses.warning(addresses.read()), end="", file=sys.stderr, flush=True)
    for problem in problems:
        print(problem)
    print(
        f"{archive}, {archive.stat().st_size / 1e6:.2f} MB: {len(problems)} problems, {accepted} findings explained in "
        f"{BASELINE.name}, in {time.monotonic() - start:.0f} s."
    )
    return bool(problems)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
