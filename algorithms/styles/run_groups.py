# SPDX-License-Identifier: GPL-2.0-or-later
"""Each run of a simulation is a group of its own in the layer tree, with its name and with one map to be seen."""

import re
from datetime import datetime
from typing import NamedTuple

from qgis.core import QgsProject
from qgis.PyQt.QtCore import QTimer

from ..translation import tr
from .relief import Relief

_given = set()  # names of groups of runs under way: two may be at once


class Run(NamedTuple):
    """Names of the layers of a run, and the choice of those that are shown."""

    name: str  # as the user gave it, or ''
    group: str
    shown: frozenset  # names of outputs; None: all
    relief: Relief = None  # below them


def new_run(name, shown, project=None, relief=None):
    """The Run of a name that the user gave, or of '', which gets the time. To be called in the main thread.

    A name that there is already gets a number, so that nothing of two runs has the same name.
    """
    title = f"{tr('Rockfall')} {name or datetime.now().strftime('%Y-%m-%d %H:%M:%S')}"
    number = _number_of(title, project)
    return Run(f"{name}{number}" if name else "", f"{title}{number}", frozenset(shown), relief)


def new_evaluation(title, shown, project=None, relief=None):
    """Group for an evaluation of several runs: it has its own title, its layers have no name of a run."""
    return Run("", f"{title}{_number_of(title, project)}", frozenset(shown), relief)


def _number_of(title, project):
    """Suffix that makes the title of a group unique: '', or ' (2)'; it is taken from now on."""
    root = (project or QgsProject.instance()).layerTreeRoot()
    number, count = "", 1
    while f"{title}{number}" in _given or root.findGroup(f"{title}{number}") is not None:
        count += 1
        number = f" ({count})"
    _given.add(f"{title}{number}")
    return number


def run_of(layers, project):
    """The Run of a simulation whose results layers of the project are; None where they are of none or of several.

    To be called in the main thread.
    """
    start = f"{tr('Rockfall')} "
    nodes = [project.layerTreeRoot().findLayer(layer.id()) for layer in layers]
    titles = {"" if node is None else node.parent().name() for node in nodes}
    title = titles.pop() if len(titles) == 1 else ""
    if not title.startswith(start):
        return None
    name = title[len(start) :]
    ending = re.compile(rf" – {re.escape(name)}( \(\d+\))?$")  # what looks at a run twice has a number behind its name
    return Run(name if any(ending.search(layer.name()) for layer in layers) else "", title, None)


def free_name(layer, project):
    """The name of a layer, with a number where others of the project have it."""
    taken = {other.name() for other in project.mapLayers().values() if other.id() != layer.id()}
    name, count = layer.name(), 1
    while name in taken:
        count += 1
        name = f"{layer.name()} ({count})"
    return name


def end_run(run):
    """The run is over: from now on its group in the layer tree, if it has one, keeps its name."""
    if run is not None:  # it may have ended before it began
        _given.discard(run.group)


def hide_later(layer, project):
    """Take the tick from a layer in the tree, into which QGIS puts it after it has been styled."""
    identifier = layer.id()

    def hide():
        node = project.layerTreeRoot().findLayer(identifier)
        if node is not None:
            node.setItemVisibilityChecked(False)
            node.setExpanded(False)

    QTimer.singleShot(0, hide)
