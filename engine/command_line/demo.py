# SPDX-License-Identifier: GPL-2.0-or-later
"""Write a slope with releases, ground and forest, a study of it, and do that study."""

import os
from pathlib import Path

FILES = "terrain.tif", "demo.gpkg"
STUDY = """\
# The demonstration of Talus: rocks from a cliff above a road. `talus run study.toml` does it again.

format = 1
name = "demonstration"

[terrain]
dem = "terrain.tif"

[releases]
file = "demo.gpkg"
layer = "releases"
runs = {runs}

[rock]
shape = "worn_compact"
volume = 1.0  # m³

[ground]
file = "demo.gpkg"
layer = "ground"
class_field = "ground_class"

[forest]
file = "demo.gpkg"
layer = "forest"

[numerics]
seed = 1

[outputs]
folder = "results"
"""


def add_arguments(parser):
    """Add the arguments of `talus demo`."""
    parser.add_argument("folder", type=Path, nargs="?", default=Path("talus-demo"), help="made if it is not there")
    parser.add_argument("--runs", type=int, default=50, metavar="N", help="from each of the 12 release points (50)")


def do(options):
    """Do it."""
    from ..study.job import Job
    from ..study.study import Study
    from .outcomes import interruptible
    from .progress import Progress

    try:
        from talus.resources.demo import make_demo
    except ImportError as error:
        raise ImportError(f"the demonstration is not part of this installation ({error}).") from error
    study = options.folder / "study.toml"
    if study.exists():
        raise ValueError(f"{study} is there already: `talus run {study}` does it, or choose another folder.")
    for path in (study, *(options.folder / name for name in FILES)):
        if os.path.lexists(path):
            raise ValueError(f"{path} is there already and would be written over; choose another folder.")
    make_demo.main(options.folder)
    study.write_text(STUDY.format(runs=options.runs), encoding="utf-8")
    print(f"Study: {study}. The first run compiles the engine, which takes a minute or two.")
    with interruptible() as cancelled:
        Job(Study(study), Progress().told(), cancelled).run()
    print(f"Results: {options.folder / 'results'}")
