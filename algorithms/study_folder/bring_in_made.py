# SPDX-License-Identifier: GPL-2.0-or-later
"""What was made for a study and of its runs, and its project does not hold: QGIS ended before it was saved.

A project notes, whenever it is saved, which files there were. One that came later it has never seen; one that it knew
and does not hold was taken from it.
"""

from pathlib import Path

from ..styles.groups import KEY
from ..styles.known_layers import all_known, which_of
from ..styles.run_groups import free_name
from ..translation import tr
from .bring_in import layers_in_file
from .cog import SUFFIXES
from .drawn_layers import DATABASE
from .folder import INPUTS, SCOPE, numbered
from .of_run import noted_run

SEEN = "/study_seen"
NOT_MADE = f"{INPUTS}/{DATABASE}"  # what the user draws in a study, which is in the project from the first


def files_made(study):
    """Layers in inputs/ and evaluations/ by their places in the study, in the order of their names."""
    folders = [study.inputs, *numbered(study.evaluations)]
    found = [one for folder in folders if folder.is_dir() for one in sorted(folder.iterdir())]
    return [study.relative(one) for one in found if one.suffix.lower() in (".gpkg", *SUFFIXES)]


def note_files(project, study):
    """The project has seen what there is."""
    project.writeEntry(SCOPE, SEEN, files_made(study))


def bring_in_made(project, study):
    """Take up what came after the project was saved; returns the names of the layers."""
    seen, has_noted = project.readListEntry(SCOPE, SEEN)
    if not has_noted:
        return []
    held = {Path(layer.source().partition("|")[0]) for layer in project.mapLayers().values()}
    missing = [study.root / one for one in files_made(study) if one not in {*seen, NOT_MADE}]
    known = all_known()
    return [
        name
        for path in missing if path not in held
        for name in _bring_in_file(project, known, path)
    ]  # fmt: skip


def _bring_in_file(project, known, path):
    """The names of the layers of a file that are results of Talus, in the group of their run, or of those of none."""
    found = [(which_of(known, layer), layer) for layer in layers_in_file(path)]
    found = [(which, layer, which.style(layer)) for which, layer in found if which is not None]
    root, names, (of_run, run_name) = project.layerTreeRoot(), [], noted_run(path.parent)
    for which, layer, style in sorted(found, key=lambda one: -one[2].sort_key):
        group = root.findGroup(of_run) if of_run else None
        group = group or root.findGroup(tr("Rockfall")) or root.insertGroup(0, tr("Rockfall"))
        style.apply(layer)
        layer.setName(f"{which.label} – {run_name}" if run_name else which.label)
        layer.setName(free_name(layer, project))
        project.addMapLayer(layer, False)
        above = [int(child.customProperty(KEY, 0)) > style.sort_key for child in group.children()]
        node = group.insertLayer(sum(above), layer)
        node.setCustomProperty(KEY, style.sort_key)
        names.append(layer.name())
    return names
