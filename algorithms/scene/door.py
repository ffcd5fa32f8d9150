# SPDX-License-Identifier: GPL-2.0-or-later
"""QGIS as a door to a scene of the engine: parameters by the keys of a study, layers as features, the log of a call."""

from contextlib import contextmanager

from qgis.core import QgsProcessingException

from ...engine.scene import checks
from ...engine.scene.door import Elevations
from ..findings.texts import error_text, finding_text
from ..layers.feature_rows import features_of
from ..messages import NAMES_FIRST
from ..parameters.by_name import source_of
from .dem import open_dem, read_terrain, tell_scale
from .ground_raster import ground_raster_path
from .survey import findings_of
from .terrain_words import terrain_text
from .values import parameter_of, values_of


class QgisDoor:
    """The Door of the engine for a Call.

    read : function of the call and the Dem that returns the terrain and its place, as dem.read_terrain
    """

    def __init__(self, call, read=read_terrain):
        self.call, self.read, self.values, self.dem = call, read, values_of(call), None
        self.cancelled, self.stop_if_cancelled = call.is_cancelled, call.stop_if_cancelled

    def called(self, key):
        """A key is called as its parameter."""
        return parameter_of(key)

    @contextmanager
    def at(self, key):
        """Errors within begin with a parameter, that of the key where they name none."""
        try:
            yield
        except (ValueError, OSError) as error:
            text = error_text(error)
            if "." in key and not NAMES_FIRST.match(text):
                text = f"{self.called(key)}: {text}"
            raise QgsProcessingException(text) from error

    def file(self, key):
        """The file of a parameter; of a raster what GDAL opens."""
        if key == "ground.raster":
            return ground_raster_path(self.call)
        table, name = key.split(".")
        return self.values[table][name]

    def net_file(self, name):
        """The file that a field of the barriers names."""
        return name

    def elevations(self):
        """The elevation model, told to the user."""
        self.dem = dem = open_dem(self.call)
        terrain, offset = self.read(self.call, dem)
        found = findings_of(self.call, dem)
        self.call.info(terrain_text(dem, terrain))
        tell_scale(dem, self.call)
        return Elevations(dem.grid, terrain, offset, found, dem)

    def features(self, table):
        """The layer of a table."""
        name = self.called(f"{table}.file")
        return features_of(self.call, name, source_of(self.call, name), self.dem.crs)

    def find(self, findings):
        """Keep and tell findings."""
        self.call.find(findings)

    def tell(self, finding):
        """Log what was read."""
        self.call.info(finding_text(finding))

    def found(self):
        """All findings of the call so far."""
        return self.call.findings


def check_scene(call):
    """Raise QgsProcessingException for what can be known to be wrong with a scene without reading its layers."""
    checks.check(QgisDoor(call))
