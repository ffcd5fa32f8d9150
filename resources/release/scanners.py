# SPDX-License-Identifier: GPL-2.0-or-later
"""The programs that plugins.qgis.org runs on an upload, on an unpacked archive: Bandit, detect-secrets and flake8.

Each is asked for more than the site asks: Bandit for every test at every severity and in spite of comments that silence
it, detect-secrets for every detector, flake8 for every rule that the site has switched on.
"""

import json
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

# Rules of the site for flake8 that count: mistakes, not styles.
FLAKE8_RULES = (
    "E101", "E711", "E712", "E713", "E714", "E721", "E722", "E731", "E741", "E742", "E743", "E901", "E902", "E999",
    "W605", "F402", "F403", "F404", "F405", "F811", "F821", "F822", "F823", "F831", "F901",
)  # fmt: skip


class Finding(NamedTuple):
    """Objection of a program."""

    program: str
    rule: str
    file: str  # from the folder of the archive
    line: int
    text: str


def findings(folder):
    """All Findings in a folder. Raises RuntimeError where a program does not run, or reads no file."""
    programs = by_bandit, by_detect_secrets, by_flake8
    with ThreadPoolExecutor(len(programs)) as pool:
        return [entry for actual in pool.map(lambda program: list(program(folder)), programs) for entry in actual]


def by_bandit(folder):
    """Findings of Bandit."""
    options = ["--recursive", "--format", "json", "--quiet", "--exit-zero", "--ignore-nosec"]
    report = json.loads(_output("bandit", [*options, "."], folder))
    if report["errors"] or report["metrics"]["_totals"]["loc"] == 0:
        raise RuntimeError(f"bandit: read nothing, or not all: {report['errors']}")
    for entry in report["results"]:
        yield Finding("bandit", entry["test_id"], _name(entry["filename"]), entry["line_number"], entry["issue_text"])


def by_detect_secrets(folder):
    """Findings of detect-secrets; metadata.txt, which the site leaves out, too."""
    report = json.loads(_output("detect_secrets", ["scan", "--all-files", "."], folder))
    if len(report["plugins_used"]) < 20:
        raise RuntimeError(f"detect-secrets: only {len(report['plugins_used'])} detectors have run")
    for name, actual in report["results"].items():
        for entry in actual:
            yield Finding("detect-secrets", entry["type"], _name(name), entry["line_number"], "looks like a key")


def by_flake8(folder):
    """Findings of flake8."""
    options = ["--isolated", "--max-line-length=120", "--disable-noqa", "--select", ",".join(FLAKE8_RULES)]
    for line in _output(
        "flake8", [*options, "--format=%(path)s\t%(row)d\t%(code)s\t%(text)s", "."], folder
    ).splitlines():
        name, row, rule, text = line.split("\t", 3)
        yield Finding("flake8", rule, _name(name), int(row), text)


def not_accepted(found, accepted):
    """Findings that the baseline does not explain, and entries of the baseline that explain nothing (any more).

    accepted : list of {"program", "rule", "file", "count", "reason"}, see ``accepted_findings.json``
    """
    counts = Counter((entry.program, entry.rule, entry.file) for entry in found)
    explained = {(entry["program"], entry["rule"], entry["file"]): entry["count"] for entry in accepted}
    new = [entry for entry in found if counts[entry[:3]] > explained.get(entry[:3], 0)]
    stale = [key for key, count in explained.items() if counts[key] < count]
    return new, stale


def _output(module, options, folder):
    done = subprocess.run([sys.executable, "-m", module, *options], cwd=folder, capture_output=True, text=True)
    if done.returncode not in (0, 1) or "No module named" in done.stderr:
        raise RuntimeError(f"{module}: {done.stderr.strip()[-1000:]} (make setup installs it)")
    return done.stdout


def _name(path):
    return path[2:] if path.startswith("./") else path
