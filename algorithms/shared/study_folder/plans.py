# SPDX-License-Identifier: GPL-2.0-or-later
"""Plans of a study: what each was made of, so that its layout comes back where the project was not saved after it.

    avagar/plans/001_Rockfall.json      name of the layout, inputs of talus:printlayout as a run of the study has them

A project notes, whenever it is saved, which plans there were; one that it knew and does not hold was taken from it.
"""

from contextlib import suppress

from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback

from ....engine.io.plain_file import read_json, write_json
from ....engine.version import __version__
from ..parameters.extent import DEM
from .folder import SCOPE, study_of
from .folder import name_for_files as plain_name
from .run_record import value_again, written_value

FOLDER = "plans"
SEEN_PLANS = "/study_seen_plans"
ALGORITHM = "talus:printlayout"
LAYERS, FILE = "LAYERS", "FILE"  # of its parameters: what it shows and writes

_coming_back = []  # names of plans that are made again at the moment, and are written down already


def note_plan(project, layout, parameters):
    """Write down a plan of the study of a project, if it is of one; a folder that cannot be written has none."""
    study = study_of(project)
    if study is None or _coming_back:
        return
    inputs = {name: written_value(value, study, project) for name, value in parameters.items() if name != FILE}
    content = {"layout": layout, "parameters": inputs, "talus": __version__}
    folder = study.root / FOLDER
    with suppress(OSError):
        folder.mkdir(exist_ok=True)
        number = 1 + max((int(path.name[:3]) for path in plans_of(study)), default=0)
        write_json(folder / f"{number:03d}_{plain_name(layout)}.json", content)


def plans_of(study):
    """Files of the plans of a study, in the order in which they were made."""
    return sorted((study.root / FOLDER).glob("[0-9][0-9][0-9]_*.json"))


_coming_back = []  # names of plans that are made again at the moment, and are written down already


def note_plans(project, study):
    """The project has seen what there is."""
    project.writeEntry(SCOPE, SEEN_PLANS, [path.name for path in plans_of(study)])


def bring_in_plans(project, study):
    """Make the layouts that the project has never seen; (their names, names of plans whose layers are gone)."""
    seen, made, gone = set(project.readListEntry(SCOPE, SEEN_PLANS)[0]), [], []
    there = {layout.name() for layout in project.layoutManager().layouts()}
    plans = [_read(path) for path in plans_of(study) if path.name not in seen]
    latest = {plan["layout"]: plan["parameters"] for plan in plans if plan is not None}  # one that was made anew counts
    for name, parameters in latest.items():
        if name in there:
            continue
        _coming_back.append(name)
        try:
            layout = _made(project, study, parameters)
        finally:
            _coming_back.remove(name)
        if layout is not None:
            layout.setName(name)
        (gone if layout is None else made).append(name)
    return made, gone


def _read(path):
    """The content of a plan, None for a file that holds none."""
    try:
        json = read_json(path)
        is_plan = isinstance(json["layout"], str) and isinstance(json["parameters"], dict)
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return json if is_plan else None


def _made(project, study, written):
    """The layout, which is in the project then; None where nothing of it is there any more.

    Layers are those of the project alone: a borrowed study could name any file or address.
    """
    inputs = {name: value_again(value, study, project) for name, value in written.items()}
    given = inputs.get(LAYERS) if isinstance(inputs.get(LAYERS), list) else [inputs.get(LAYERS)]
    inputs[LAYERS] = [value for value in given if isinstance(value, str) and project.mapLayer(value) is not None]
    if not inputs[LAYERS]:
        return None
    if project.mapLayer(str(inputs.get(DEM))) is None:
        inputs[DEM] = None
    inputs.pop(FILE, None)
    context, before = QgsProcessingContext(), set(project.layoutManager().layouts())
    context.setProject(project)
    algorithm = QgsApplication.processingRegistry().createAlgorithmById(ALGORITHM)
    with suppress(QgsProcessingException):
        _, is_made = algorithm.run(inputs, context, QgsProcessingFeedback(False))
        new = [layout for layout in project.layoutManager().layouts() if layout not in before]
        return new[0] if is_made and new else None
    return None
