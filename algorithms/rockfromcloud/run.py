# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:rockfromcloud runs: reads the points, cleans and simplifies their hull, writes the rock."""

from ...engine.findings.finding import DOUBTFUL, Kind
from ..parameters.staging import Files
from ..rocks.files import write_picture, write_rock, write_table
from ..rocks.outputs import label_rows, numbers_of
from ..rocks.preview import draw_rock
from ..translation import tr
from .cloud_rocks import clean_rock
from .parameters import UNIT
from .point_clouds import read_cloud

SMALL = Kind(
    "rock-small", DOUBTFUL,
    "The rock is smaller than a litre; is the unit of the points right?",
    "Choose the unit of the points (UNIT).",
)  # fmt: skip

SMALLEST = 0.001  # m3, of the simulation


def run(call):
    """Run talus:rockfromcloud and return its outputs and numbers to Processing."""
    call.checked()
    points, name = read_cloud(call)
    call.info(tr("{}: {} points.").format(name, len(points)))
    call.progress(20)
    made = clean_rock(call, points, name)
    call.progress(80)
    rows = label_rows(made)
    for label, text in rows:
        call.info(f"  {label}: {text}")
    _tell_small(call, made.rock)
    with Files() as files:
        paths = write_rock(call, files, made.rock)
        paths.update(write_picture(call, files, lambda path: draw_rock(path, made.rock, rows)))
        paths.update(write_table(call, files, [made]))
    return {**paths, **numbers_of(made)}


def _tell_small(call, rock):
    if rock.volume < SMALLEST:
        call.find([SMALL.of(str(UNIT), rock.volume, SMALLEST)])
