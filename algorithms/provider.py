# SPDX-License-Identifier: GPL-2.0-or-later
"""The Processing provider ``talus``."""

import configparser
from pathlib import Path

from qgis.core import QgsApplication, QgsProcessingProvider
from qgis.PyQt.QtGui import QIcon

from .barrier import Barrier
from .blockscenarios import BlockScenarios
from .calibrate import Calibrate
from .catchmentchart import CatchmentChart
from .compareruns import CompareRuns
from .convergence import Convergence
from .designcheck import DesignCheck
from .embankment import Embankment
from .example_models import example_models
from .fieldproject import FieldProject
from .forestcheck import ForestCheck
from .fromrockyfor3d import FromRockyfor3D
from .gallery import Gallery
from .groundclasses import GroundClasses
from .hazardmap import HazardMap
from .net import NetImpacts
from .netsiting import NetSiting
from .objectrisk import ObjectRisk
from .printlayout import PrintLayout
from .profile import Profile
from .restyle import Restyle
from .rockfromcloud import RockFromCloud
from .rocklibrary import RockLibrary
from .screenline import ScreenLines
from .simulate import Simulate
from .slopeprofile import SlopeProfile
from .sourceareas import SourceAreas
from .torockyfor3d import ToRockyfor3D
from .translation import tr
from .trees import Trees
from .treesfromheights import TreesFromHeights
from .view3d import View3D

ROOT = Path(__file__).resolve().parent.parent
ICON = ROOT / "resources" / "icons" / "talus.svg"


class TalusProvider(QgsProcessingProvider):
    """Lists the algorithms."""

    def loadAlgorithms(self):
        for algorithm in (
            Barrier(),
            BlockScenarios(),
            Calibrate(),
            CatchmentChart(),
            CompareRuns(),
            Convergence(),
            DesignCheck(),
            Embankment(),
            FieldProject(),
            ForestCheck(),
            FromRockyfor3D(),
            Gallery(),
            GroundClasses(),
            HazardMap(),
            NetImpacts(),
            NetSiting(),
            ObjectRisk(),
            PrintLayout(),
            Profile(),
            Restyle(),
            RockFromCloud(),
            RockLibrary(),
            ScreenLines(),
            Simulate(),
            SlopeProfile(),
            SourceAreas(),
            ToRockyfor3D(),
            Trees(),
            TreesFromHeights(),
            View3D(),
        ):
            self.addAlgorithm(algorithm)
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
