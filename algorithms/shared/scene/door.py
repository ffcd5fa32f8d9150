# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs of a simulation from a QGIS call: parameters by the keys of a study, layers as features, the log of a call.

A door is an entry point (QGIS, study file, Python; engine/scene/door.py). Each key of a study names its parameter
(engine/study/keys.py): "rock.volume" is VOLUME.
"""

from contextlib import contextmanager

from qgis.core import QgsProcessingException, QgsProcessingParameterDefinition, QgsProcessingParameterNumber

from ....engine.choices import RIGID
from ....engine.scene import checks
from ....engine.scene.elevations import read_model
from ....engine.study.keys import NEEDED, TABLES
from ...messages import NAMES_FIRST
from ..findings.output import error_text, finding_text
from ..layers.writing import features_of
from ..parameters.values import is_empty, source_of, value_of
from .dem import bounds_of, ground_raster_path, open_dem, tell_scale, terrain_text


class QgisDoor:
    """The Door of the engine for a Call.

    shelf : terrain_store.within_memory.Shelf for an elevation model that is larger than memory; None: it is always read
        into that
    """

    def __init__(self, call, shelf=None):
        self.call, self.shelf, self.values, self.dem = call, shelf, values_of(call), None
        self.cancelled, self.stop_if_cancelled, self.progress = call.is_cancelled, call.stop_if_cancelled, call.progress

    def called(self, key):
        """Name of a key for the user: its parameter."""
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
        """The elevation model, reported to the user."""
        self.dem = dem = open_dem(self.call)
        model = read_model(self, dem, bounds_of(self.call, dem))
        self.call.info(terrain_text(dem, model.terrain))
        tell_scale(dem, self.call)
        return model

    def features(self, table):
        """The layer of a table."""
        name = self.called(f"{table}.file")
        return features_of(self.call, name, source_of(self.call, name), self.dem.crs)

    def find(self, findings):
        """Keep and report findings."""
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


def values_of(call):
    """Table -> key -> value of a study, from the parameters of a call.

    For a layer the value is the name of its parameter, None if it is not given; a key without a parameter of this
    algorithm has its default.
    """
    return {
        table: {name: value_of_key(call, key) if _is_input(call, key) else _default(key) for name, key in keys.items()}
        for table, keys in TABLES.items()
    }


def value_of_key(call, key):
    """Value of the parameter of a key; None where it has none, or an input is not given."""
    name = key.parameter
    if key.kind == "choices":
        return [choice for choice in key.choices if call.wants(choice.upper())]
    if key.kind in ("path", "extent"):
        is_file = key.kind == "path" and call.definition(name).type() in ("file", "string")
        if is_file:
            return value_of(call, name, "text").strip() or None
        return name if call.is_given(name) else None
    if _has_no_value(call, name):
        return RIGID if RIGID in key.choices else None
    value = value_of(call, name, key.kind)
    if key.kind == "choice":
        return value or key.default
    return value.strip() or None if key.kind == "text" else value


def _has_no_value(call, name):
    """True where an optional number is empty, and where there is neither value nor default.

    A model hands over nothing for what its caller did not give, which is the default of all other parameters.
    """
    definition = call.definition(name)
    if is_empty(definition.defaultValue()):
        return call.is_unset(name) or call.raw(name) is None
    is_optional = bool(definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional)
    return is_optional and isinstance(definition, QgsProcessingParameterNumber) and call.is_unset(name)


def parameter_of(key):
    """The parameter that stands for a key with its table, "ground.file"; the key itself where none does."""
    table, _, name = key.partition(".")
    return TABLES[table][name].parameter or key if name else key


def _is_input(call, key):
    return _are_outputs(call, key) or (bool(key.parameter) and call.definition(key.parameter) is not None)


def _are_outputs(call, key):
    """Are the choices of a key outputs of the algorithm?"""
    first = call.definition(key.choices[0].upper()) if key.kind == "choices" else None
    return first is not None and first.isDestination()


def _default(key):
    return None if key.default is NEEDED else key.default
