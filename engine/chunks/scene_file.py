# SPDX-License-Identifier: GPL-2.0-or-later
"""A scene in a file: its arrays and numbers one after the other, each as NumPy writes it (.npy).

The records of a scene are named tuples of arrays, numbers, texts and further records. Their types say what comes next,
so the file holds values alone, and nothing in it can be run.
"""

from typing import get_type_hints

import numpy as np

from .scene import Scene

LEFT_OUT = object  # the type of a field that holds what is no record; the file has nothing for it


def write_scene(scene, version, path):
    """Write a Scene without nets and without a terrain store.

    version : text that ``read_scene`` gives back, of the engine that made the scene

    Raises
    ------
    ValueError
        For a scene with nets, which are no records.
    OSError
        If the file cannot be written.
    """
    if scene.nets is not None:
        raise ValueError("write_scene: the scene has nets, which do not go into a file.")
    with open(path, "wb") as file:
        np.save(file, np.array(version), allow_pickle=False)
        _write(scene, file)


def read_scene(path):
    """The Scene of a file, and the version it was written with."""
    with open(path, "rb") as file:
        version = np.load(file, allow_pickle=False).item()
        return _read(Scene, file), version


def _write(record, file):
    for value, kind in zip(record, get_type_hints(type(record)).values()):
        if isinstance(value, tuple):
            _write(value, file)
        elif kind is not LEFT_OUT:
            np.save(file, np.asarray(value), allow_pickle=False)


def _read(kind, file):
    return kind(*(_read_value(hint, file) for hint in get_type_hints(kind).values()))


def _read_value(kind, file):
    if kind is LEFT_OUT:
        return None
    if issubclass(kind, tuple):
        return _read(kind, file)
    value = np.load(file, allow_pickle=False)
    return value if kind is np.ndarray else value.item()
