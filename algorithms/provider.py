# SPDX-License-Identifier: GPL-2.0-or-later
"""The Processing provider ``talus``."""

import configparser
from importlib import import_module
from pathlib import Path

from qgis.core import QgsApplication, QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from .example_models import example_models
from .translation import tr

ROOT = Path(__file__).resolve().parent.parent
ICON = ROOT / "resources" / "icons" / "talus.svg"
# the folders of the algorithms, in the order of the toolbox
ALGORITHMS = (
    "barrier", "blockscenarios", "calibrate", "catchmentchart", "comparemany", "compareruns", "convergence",
    "designcheck", "embankment", "ensemble", "fieldproject", "forestcheck", "fromrockyfor3d", "gallery",
    "groundclasses", "hazardmap", "heap", "indication", "net", "netsiting", "objectrisk", "printlayout", "profile",
    "restyle", "rockfromcloud", "rocklibrary", "screenline", "simulate", "simulatemany", "slopeprofile",
    "sourceareas", "torockyfor3d", "trees", "treesfromheights", "view3d",
)  # fmt: skip


class TalusProvider(QgsProcessingProvider):
    """Lists the algorithms."""

    def loadAlgorithms(self):
        for name in ALGORITHMS:
            folder = import_module(f".tools.{name}", __package__)
            (algorithm,) = folder.__all__
            self.addAlgorithm(getattr(folder, algorithm)())
        registry = QgsApplication.processingRegistry()
        if registry.providerById(self.id()) is not None:
            for model in example_models():
                self.addAlgorithm(model)
        else:  # models find their steps in the registry, where this provider is not yet
            registry.providerAdded.connect(self._load_again)

    def _load_again(self, identifier):
        if identifier == self.id():
            QgsApplication.processingRegistry().providerAdded.disconnect(self._load_again)
            self.refreshAlgorithms()

    def id(self):
        return "talus"

    def name(self):
        return "Talus"

    def longName(self):
        return tr("Talus (rockfall)")

    def versionInfo(self):
        metadata = configparser.ConfigParser(interpolation=None)
        metadata.read(ROOT / "metadata.txt", encoding="utf-8")
        return metadata.get("general", "version", fallback="")

    def icon(self):
        return QIcon(str(ICON))

    def svgIconPath(self):
        return str(ICON)

    def supportedOutputRasterLayerExtensions(self):
        return ["tif", "tiff"]  # what engine/io/raster.py writes

    def defaultRasterFileExtension(self):
        return "tif"
