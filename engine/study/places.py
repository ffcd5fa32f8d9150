# SPDX-License-Identifier: GPL-2.0-or-later
"""Folders in which a study may write: inside its own folder, unless the command line allows another one.

A study file may come from anybody. What it says of places is checked with links followed, before anything is made.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ..io.source_files import SourceFiles

ALLOW = "--allow-folder"


class Place(NamedTuple):
    """A folder that a study writes into."""

    key: str
    folder: Path
    scenario: object  # None for all


def places_of(study):
    """The Places of a study: the results of each scenario, and the folder for tiles where it names one."""
    folder = study.values["compute"]["terrain_folder"]
    places = [
        Place("outputs.folder", study.file(scenario.values["outputs"]["folder"]) / scenario.name, scenario)
        for scenario in study.scenarios
    ]
    return [*places, *([] if folder is None else [Place("compute.terrain_folder", study.file(folder), None)])]


def real_folder(study, place):
    """The folder of a Place with links followed. StudyError for a name that no system knows, or links in a circle."""
    try:
        return place.folder.resolve()
    except (OSError, RuntimeError, ValueError) as error:
        shown = str(place.folder).replace("\0", "?")
        raise study.problem(place.key, f"{shown} is no place to write to ({error}).", place.scenario) from error


def check_places(study, allowed=()):
    """Raise StudyError for a folder outside of that of the study and of those that are ``allowed``."""
    home = study.path.parent.resolve()
    roots = [home, *(Path(folder).resolve() for folder in allowed)]
    for place in places_of(study):
        key, real, scenario = place.key, real_folder(study, place), place.scenario
        if not any(root == real or root in real.parents for root in roots):
            text = (
                f"{real} lies outside of the folder of the study, {home}. A study writes only there: choose a folder "
                f"in it, or allow this one: {ALLOW} {_quoted(real)}"
            )
            raise study.problem(key, text, scenario)


def check_not_inputs(study, scenario, folder, names):
    """Raise StudyError where a file of the results would replace one that the study reads."""
    sources = SourceFiles()
    sources.add("the study itself", study.path)
    for key, name in inputs_of(study, scenario):
        sources.add(key, name)
    for name in names:
        hit = sources.touched(folder / name)
        if hit is not None:
            text = f"{folder / name} would be written over {hit[0]}, which is read as {hit[1]}; choose another folder."
            raise study.problem("outputs.folder", text, scenario)


def inputs_of(study, scenario):
    """(key, what GDAL opens) of each file that a scenario reads."""
    from .keys import TABLES

    for table, keys in TABLES.items():
        for name, key in keys.items():
            value = scenario.values[table][name]
            if key.kind == "path" and value and table not in ("outputs", "compute"):
                path = study.file(value)
                yield f"{table}.{name}", str(path) if path.exists() else value


def _quoted(path):
    text = str(path)
    return f'"{text}"' if " " in text else text
