# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rocklibrary runs: draws the sizes, makes the shapes, writes the rocks."""

import os

from ...engine.io.rock_writers import write_obj, write_pts
from ..number_words import told
from ..parameters.staging import Files
from ..rocks.files import write_picture, write_rock, write_table
from ..rocks.outputs import label_rows, numbers_of
from ..rocks.preview import draw_rock, draw_sheet
from .library_rocks import library_rocks
from .parameters import FOLDER


def run(call):
    """Run talus:rocklibrary and return its outputs and numbers to Processing."""
    call.checked()
    made = library_rocks(call)
    rows = label_rows(made[0])
    for label, text in rows:
        call.info(f"  {label}: {text}")
    with Files() as files:
        paths = write_rock(call, files, made[0].rock)
        paths.update(write_picture(
            call, files, lambda path: _draw(path, made, rows)))  # fmt: skip
        if call.wants(FOLDER):
            paths[FOLDER] = call[FOLDER]
            _write_set(paths[FOLDER], made, files)
        paths.update(write_table(call, files, made))
    return {**paths, **numbers_of(made[0]), "ROCK_COUNT": len(made)}


def _write_set(folder, made, files):
    """A .pts and an .obj of each rock."""
    os.makedirs(folder, exist_ok=True)
    digits = len(str(len(made)))
    for number, one in enumerate(made, start=1):
        name = os.path.join(folder, f"{one.rock.name}_{number:0{digits}d}")
        write_pts(files.stage(name + ".pts"), one.rock)
        write_obj(files.stage(name + ".obj"), one.rock)


def _draw(path, made, rows):
    if len(made) == 1:
        draw_rock(path, made[0].rock, rows)
    else:
        titles = [told("{:.3g} m³, {}", one.rock.volume, one.measures.zingg) for one in made]
        draw_sheet(path, [one.rock for one in made], titles)
