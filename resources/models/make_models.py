# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the example models, *.model3 beside this file: ``python resources/models/make_models.py``.

They are ordinary models: the model designer opens and changes them, qgis_process runs them by their path. The plugin
lists them among its algorithms, with the texts of algorithms/example_models.py.
"""

import os
import sys
from pathlib import Path

from talus.resources.models.barrier_design import barrier_design
from talus.resources.models.cut_slope import cut_slope
from talus.resources.models.dem_to_runout import from_dem_to_runout
from talus.resources.models.dossier import dossier
from talus.resources.models.frequency_study import frequency_study

FOLDER = Path(__file__).resolve().parent


def make_models(folder):
    """Write all into a folder; QGIS must know the algorithms of Talus."""
    for make in (from_dem_to_runout, barrier_design, dossier, cut_slope, frequency_study):
        make(folder)


def main():
    """Write all, with a QGIS of its own that has Processing and Talus."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from talus.resources.demo.embedded_qgis import start

    start()
    make_models(FOLDER)
    for file in sorted(FOLDER.glob("*.model3")):
        print(file)
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main()
