# SPDX-License-Identifier: GPL-2.0-or-later
"""Write docs/doors.md: ``.venv/bin/python -m talus.tests.doors``, with the Python of QGIS."""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from qgis.core import QgsApplication

from talus.tests.doors.engine_doors import engine_doors
from talus.tests.doors.numbers import all_outcomes, page_of

PAGE = Path(__file__).resolve().parents[2] / "docs" / "doors.md"
COMMAND = ".venv/bin/python -m talus.tests.doors"
PROCESSING = "/usr/share/qgis/python/plugins"


def main():
    """Start QGIS, try all doors, write the page."""
    with TemporaryDirectory() as folder:
        os.environ["QGIS_CUSTOM_CONFIG_PATH"] = folder
        application = QgsApplication([], False)
        application.initQgis()
        sys.path.append(PROCESSING)
        from processing.core.Processing import Processing

        from talus.algorithms.provider import TalusProvider
        from talus.tests.doors.qgis_doors import qgis_doors

        Processing.initialize()
        provider = TalusProvider()
        application.processingRegistry().addProvider(provider)
        doors = {**engine_doors(Path(folder)), **qgis_doors(Path(folder))}
        PAGE.write_text(page_of(all_outcomes(doors), COMMAND), encoding="utf-8")
        application.exitQgis()


if __name__ == "__main__":
    main()
