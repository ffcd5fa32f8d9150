# SPDX-License-Identifier: GPL-2.0-or-later
"""The folder of a study, and what lies where in it.

    avagar/study.qgz                      the project, with paths relative to it
    avagar/inputs/                        elevation model, releases, ground, and what algorithms make of them
    avagar/runs/001_today_2026-03-01/     results.gpkg, maps, study.toml (parameters, fingerprints), run.json
    avagar/evaluations/002_screenline_…/  what algorithms make of runs
    avagar/figures/, avagar/reports/      pictures and pages, named by their run
    avagar/plans/001_Rockfall.json        what plans were made of: their layouts lie in the project alone
    avagar/unfinished/                    what is done of runs that were cancelled or killed

A project says itself that it belongs to a study; where that is, its own place says. Nothing knows an absolute path.
"""

import re
from contextlib import suppress
from datetime import date
from pathlib import Path

PROJECT = "study.qgz"
SCOPE, IS_STUDY, KEEPS_RESULTS, PUT_AWAY = "talus", "/study", "/study_keeps_results", "/study_put_away"
INPUTS, RUNS, EVALUATIONS, FIGURES, REPORTS, UNFINISHED = (
    "inputs", "runs", "evaluations", "figures", "reports", "unfinished"
)  # fmt: skip
USUAL = INPUTS, RUNS, FIGURES, REPORTS  # made with the study; the others when they are needed
NUMBERED = re.compile(r"(\d{3,})_.*")
LONGEST = 40  # characters of a name in the name of a folder: drives of Windows allow 260 for a whole path


class StudyFolder:
    """A folder by its path."""

    def __init__(self, root):
        self.root = Path(root)
        self.project = self.root / PROJECT
        self.inputs, self.runs, self.evaluations = (self.root / name for name in (INPUTS, RUNS, EVALUATIONS))
        self.figures, self.reports, self.unfinished = (self.root / name for name in (FIGURES, REPORTS, UNFINISHED))

    def run_folders(self):
        """Folders of the runs, in the order of their numbers."""
        return numbered(self.runs)

    def new_run_folder(self, name):
        """A folder that is made now and is nobody else's, for a run of a name, '' for none."""
        return _new_numbered(self.runs, name or "run")

    def new_evaluation_folder(self, name):
        """Make a new folder for an evaluation of runs."""
        return _new_numbered(self.evaluations, name)

    def run_folder_of(self, path):
        """The folder of the run in which a path lies, None where it lies in none."""
        with suppress(ValueError):
            parts = Path(path).resolve().relative_to(self.runs.resolve()).parts
            if len(parts) > 1 and NUMBERED.fullmatch(parts[0]):
                return self.runs / parts[0]
        return None

    def relative(self, path):
        """A path from the root of the study where it lies within, as it is elsewhere."""
        try:
            return Path(path).resolve().relative_to(self.root.resolve()).as_posix()
        except ValueError:
            return str(path)


def study_of(project):
    """The StudyFolder that a project belongs to, None where it belongs to none or was never saved."""
    if project is None or not project.readBoolEntry(SCOPE, IS_STUDY)[0] or not project.absolutePath():
        return None
    return StudyFolder(project.absolutePath())


def keeps_results(project):
    """Do results without a place of their own go into the study of the project?"""
    return project.readBoolEntry(SCOPE, KEEPS_RESULTS, True)[0]


def set_keeps_results(project, keeps):
    """Keep the user's choice in the project."""
    project.writeEntryBool(SCOPE, KEEPS_RESULTS, bool(keeps))


def put_away(project):
    """Names of the folders of runs that the user took from the project."""
    return set(project.readListEntry(SCOPE, PUT_AWAY)[0])


def set_put_away(project, names):
    """Keep them in the project."""
    project.writeEntry(SCOPE, PUT_AWAY, sorted(names))


def numbered(folder):
    """Folders in a folder whose names begin with a number, in the order of these."""
    if not folder.is_dir():
        return []
    folders = [path for path in folder.iterdir() if path.is_dir() and NUMBERED.fullmatch(path.name)]
    return sorted(folders, key=lambda path: (number_of(path), path.name))


def number_of(folder):
    """The number of a numbered folder."""
    return int(NUMBERED.fullmatch(folder.name)[1])


def name_for_files(name):
    """A text as part of the name of a file, on any system."""
    return re.sub(r"[^\w.-]+", "_", name.strip())[:LONGEST].strip("._") or "run"


def _new_numbered(parent, name):
    parent.mkdir(exist_ok=True)
    number = max(map(number_of, numbered(parent)), default=0)
    while True:
        number += 1
        folder = parent / f"{number:03d}_{name_for_files(name)}_{date.today().isoformat()}"
        if any(number_of(path) == number for path in numbered(parent)):
            continue
        with suppress(FileExistsError):  # another run was faster
            folder.mkdir()
            return folder
