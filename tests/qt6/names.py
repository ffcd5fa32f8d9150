# SPDX-License-Identifier: GPL-2.0-or-later
"""The names of the classes of a QGIS, for the stand-ins of stand_in.py, which run without it.

    .ci/test-in-root FOLDER tests/qt6/names.py   writes names_of_qgis.json with the QGIS 3.44 of a Debian root

To be written anew when the plugin uses a name that the file has not.
"""

import enum
import json
import os
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = Path(__file__).with_name("names_of_qgis.json")


def names_of_qgis():
    """{module: {class: {"bases", "qt", "names", "enums", "constants", "nested"}}} of qgis.core and qgis.gui.

    bases : its own base classes of QGIS; qt : the nearest class of Qt among its bases, or None; names : what it has but
    members of enumerations without their scope, which QGIS 4 lacks; enums : {name: {member: number}}
    """
    import qgis.core
    import qgis.gui

    return {module.__name__: dict(_classes_of(module)) for module in (qgis.core, qgis.gui)}


def _classes_of(module):
    for name, kind in vars(module).items():
        if isinstance(kind, type) and name.startswith("Q"):
            yield name, _described(kind)


def _described(kind):
    enums = {name: _members(value, kind) for name, value in _attributes(kind) if _is_enumeration(value)}
    unscoped = {name for name, value in _attributes(kind) if _is_member(kind, value)}
    nested = {
        name: _described(value)
        for name, value in vars(kind).items()
        if isinstance(value, type)
        and not _is_enumeration(value)
        and getattr(value, "__qualname__", "") == f"{kind.__qualname__}.{name}"
    }
    qt = next((entry.__name__ for entry in kind.__mro__ if entry.__module__.startswith("PyQt")), None)
    return {
        "bases": [entry.__name__ for entry in kind.__bases__ if entry.__name__.startswith("Qgs")],
        "qt": qt,
        "names": sorted({name for name in dir(kind) if not name.startswith("_")} - unscoped - set(enums) - set(nested)),
        "enums": enums,
        "constants": {name: value for name, value in _attributes(kind) if type(value) in (int, float, str, bool)},
        "nested": nested,
    }


def _attributes(kind):
    for name in dir(kind):
        if not name.startswith("_"):
            yield name, getattr(kind, name, None)


def _is_enumeration(value):
    if not isinstance(value, type):
        return False
    return issubclass(value, enum.Enum) or (issubclass(value, int) and value not in (int, bool))


def _is_member(kind, value):
    if isinstance(value, enum.Enum):
        return True
    of = type(value)
    return isinstance(value, int) and of not in (int, bool)


def _members(enumeration, kind):
    if issubclass(enumeration, enum.Enum):
        actual = {**enumeration.__members__, **vars(enumeration)}  # QGIS adds the names of earlier versions
        return {name: int(member.value) for name, member in actual.items() if isinstance(member, enumeration)}
    places = [*_attributes(kind), *vars(enumeration).items()]  # PyQt5 keeps them in the class around it
    return {name: int(value) for name, value in places if type(value) is enumeration}


def used_by_plugin(described):
    """Classes and names, of those described, that stand anywhere in the sources of the plugin."""
    sources = [ROOT / "plugin.py", *(ROOT / "algorithms").rglob("*.py")]
    words = set(re.findall(r"\w+", " ".join(path.read_text(encoding="utf-8") for path in sources)))
    return {module: _of_words(classes, words) for module, classes in described.items()}


def _of_words(classes, words):
    kept = {name for name in classes if name in words}
    while more := {base for name in kept for base in classes[name]["bases"] if base in classes} - kept:
        kept |= more
    return {name: _only(classes[name], words) for name in sorted(kept)}


def _only(described, words):
    return {
        **described,
        "names": [name for name in described["names"] if name in words or name[3:4].lower() + name[4:] in words],
        "constants": {key: value for key, value in described["constants"].items() if key in words},
        "enums": {key: value for key, value in described["enums"].items() if key in words},
        "nested": {key: _only(value, words) for key, value in described["nested"].items() if key in words},
    }


if __name__ == "__main__":
    from qgis.core import Qgis

    FILE.write_text(
        json.dumps({"version": Qgis.QGIS_VERSION, **used_by_plugin(names_of_qgis())}, indent=0, sort_keys=True) + "\n",
        encoding="utf-8",
    )
    print(f"{FILE.name}: {FILE.stat().st_size / 1e3:.0f} kB, of QGIS {Qgis.QGIS_VERSION}")
    sys.stdout.flush()
    os._exit(0)  # QGIS may crash when Python takes it down
