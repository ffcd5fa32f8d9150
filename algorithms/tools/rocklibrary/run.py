# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rocklibrary runs: draws the sizes, makes the shapes, writes the rocks."""

import math
import os

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.io.rock_writers import write_obj, write_pts
from ....engine.shapes.equivalent import equivalent_box
from ....engine.shapes.make import Recipe, make_rocks
from ....engine.shapes.measures import measures
from ....engine.shapes.sizes import draw_sizes
from ...number_words import formatted
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.staging import Files
from ...shared.rocks.outputs import MadeRock, label_rows, numbers_of
from ...shared.rocks.preview import draw_rock, draw_sheet, write_picture, write_rock, write_table
from ...translation import tr
from .algorithm import (
    COUNT,
    DENSITY,
    DEVIATION,
    DISTRIBUTION,
    ELONGATION,
    EXPONENT,
    FLATNESS,
    FOLDER,
    MEASURE,
    SEED,
    SHAPE,
    SIDES,
    SIZE,
    SIZE_MAX,
    SIZE_MIN,
    VERTICES,
    ZINGG,
)

# Checks of talus:rocklibrary before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_outputs(call)
    if call[COUNT] > 1 and not call.wants(FOLDER):
        raise QgsProcessingException(tr("FOLDER: name a folder for more than one rock, or make one rock."))


# Rocks as talus:rocklibrary is asked for them: sizes drawn, shapes made, each measured.

MADE = 70  # percent of the progress where all are made


def library_rocks(call):
    """List of MadeRock. Raises QgsProcessingException naming the parameters that cannot be, or when cancelled."""
    generator = np.random.default_rng(call[SEED])
    sizes = _sizes(call, generator)

    def proceed(done):
        call.progress(MADE * done / len(sizes))
        return not call.is_cancelled()

    measure = call[MEASURE]
    density = call[DENSITY]
    try:
        rocks = make_rocks(_recipe(call), sizes, measure, density, generator, proceed)
    except ValueError as error:
        raise QgsProcessingException(str(error).replace("vertex_count", VERTICES)) from error
    made = []
    for rock in rocks:
        call.stop_if_cancelled()
        made.append(MadeRock(rock, measures(rock.vertices), len(rock.vertices), 0.0, equivalent_box(rock)))
        call.progress(MADE + (90 - MADE) * len(made) / len(sizes))
    return made


def _sizes(call, generator):
    lowest = call[SIZE_MIN]
    highest = call[SIZE_MAX]
    try:
        return draw_sizes(
            call[COUNT],
            call[DISTRIBUTION],
            call[SIZE],
            call[DEVIATION],
            generator,
            0.0 if lowest is None else lowest,
            math.inf if highest is None else highest,
        )
    except ValueError as error:
        raise QgsProcessingException(f"SIZE, SIZE_MIN, SIZE_MAX: {error}") from error


def _recipe(call):
    zingg = call[ZINGG]
    return Recipe(
        shape=call[SHAPE],
        elongation=call[ELONGATION],
        flatness=call[FLATNESS],
        zingg="" if zingg == "given" else zingg,
        exponent=call[EXPONENT],
        sides=call[SIDES],
        vertex_count=call[VERTICES],
    )


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
    for number, rock in enumerate(made, start=1):
        name = os.path.join(folder, f"{rock.rock.name}_{number:0{digits}d}")
        write_pts(files.stage(name + ".pts"), rock.rock)
        write_obj(files.stage(name + ".obj"), rock.rock)


def _draw(path, made, rows):
    if len(made) == 1:
        draw_rock(path, made[0].rock, rows)
    else:
        titles = [formatted("{:.3g} m³, {}", rock.rock.volume, rock.measures.zingg) for rock in made]
        draw_sheet(path, [rock.rock for rock in made], titles)
