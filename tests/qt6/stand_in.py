# SPDX-License-Identifier: GPL-2.0-or-later
"""Stand-ins for qgis.core, qgis.gui and Processing's own widgets, over the real PyQt6: what is Qt's is real.

A stand-in class has the names that a real QGIS has, and no others: a name that is not there, or a member of an
enumeration without its scope, raises AttributeError. Its methods do nothing, but that ``x()`` gives what ``setX`` was
given. Definitions of parameters keep their names and labels, and algorithms their definitions.
"""

import enum
import importlib
import sys
import types

from PyQt6 import QtCore, QtWidgets

QT_MODULES = ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtXml")


class Anything:
    """Result of a method of a stand-in: it can be asked for whatever, and is nothing."""

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        return Anything()

    def __call__(self, *arguments, **named):
        return Anything()

    def __iter__(self):
        return iter(())

    def __getitem__(self, key):
        return Anything()

    def __int__(self):
        return 0

    __index__ = __len__ = __int__

    def __float__(self):
        return 0.0

    def __lt__(self, other):
        return other > 0.0

    def __gt__(self, other):
        return other < 0.0

    __le__, __ge__ = __lt__, __gt__

    def __or__(self, other):
        return other

    __ror__ = __and__ = __rand__ = __or__

    def __bool__(self):
        return False

    def __str__(self):
        return ""


class Method:
    """A method of a stand-in, of its class or of one of them."""

    def __init__(self, name):
        self.name = name

    def __get__(self, instance, owner):
        if instance is None:
            return lambda *arguments, **named: Anything()
        kept = instance.__dict__.setdefault("_kept", {})
        if not self.name.startswith("set"):
            return lambda *arguments, **named: kept.get(self.name, Anything())
        name = self.name[3:4].lower() + self.name[4:]

        def keep(*arguments, **named):
            kept[name] = arguments[0] if len(arguments) == 1 else arguments
            return instance  # as requests do, whose calls are chained

        return keep


class Module(types.ModuleType):
    """qgis.core or qgis.gui: classes are made when they are asked for."""

    def __init__(self, name, described):
        super().__init__(name)
        self.described, self.made = described, {}
        self.__path__ = []

    def __getattr__(self, name):
        if name not in self.described:
            raise AttributeError(f"{self.__name__} of QGIS has no {name}")
        if name not in self.made:
            self.made[name] = self._class(name, self.described[name])
        return self.made[name]

    def _class(self, name, described):
        bases = [getattr(self, entry) for entry in described["bases"] if entry in self.described]
        qt = described["qt"] and next((getattr(m, described["qt"], None) for m in (QtWidgets, QtCore)), None)
        qt = qt or (getattr(QtCore, described["qt"], None) if described["qt"] else None)
        own = {} if bases else {"__init__": _init_of(qt)}
        for item in described["names"]:
            if qt is None or not hasattr(qt, item):
                own[item] = Method(item)
        own.update(described["constants"])
        for item, members in described["enums"].items():
            own[item] = _enumeration(item, members)
        for item, inner in described["nested"].items():
            own[item] = self._class(item, inner)
        if bases:  # what its bases define by hand stays
            inherited = {key for base in bases for kind in base.__mro__ for key in getattr(kind, "by_hand", ())}
            own = {key: value for key, value in own.items() if key not in inherited}
        own.update(BY_HAND.get(name, {}))
        own["by_hand"] = tuple(BY_HAND.get(name, ()))
        return type(name, tuple(bases) or ((qt,) if qt else (object,)), own)


def _init_of(qt):
    def init(self, *arguments, **named):
        if qt is not None:
            widget = issubclass(qt, QtWidgets.QWidget)
            qt.__init__(self, *[argument for argument in arguments[:1] if isinstance(argument, str) and widget])
        self._kept, self.arguments = {}, arguments

    return init


def _enumeration(name, members):
    members = {f"{key}_" if key in ("None", "True", "False") else key: value for key, value in members.items()}
    kind = enum.IntEnum if any(value < 0 for value in members.values()) else enum.IntFlag
    return kind(name, members)


# ----------------------------------------------------------------------- what keeps what it is given


def _definition(self, name="", description="", *rest, **named):
    self._kept = {"name": name, "description": description or "", "flags": type(self).Flag(0), "help": ""}
    self.rest, self.named = rest, named


def _add(kind):
    def add(self, definition, *rest):
        self.__dict__.setdefault(kind, []).append(definition)
        return True

    return add


def _listed(kind):
    return lambda self: list(self.__dict__.get(kind, ()))


def _named(kind):
    return lambda self, name: next((item for item in self.__dict__.get(kind, ()) if item.name() == name), None)


class Settings(dict):
    """QgsSettings of this process."""


SETTINGS = Settings(air_density=0.0)
BY_HAND = {
    "Qgis": {"QGIS_VERSION_INT": 40000, "QGIS_VERSION": "4.0.0"},
    "QgsProcessingParameterDefinition": {
        "__init__": _definition,
        "isDestination": lambda self: type(self).__name__.endswith(("Destination", "FeatureSink")),
    },
    "QgsProcessingAlgorithm": {
        "addParameter": _add("parameters"),
        "addOutput": _add("outputs"),
        "parameterDefinitions": _listed("parameters"),
        "parameterDefinition": _named("parameters"),
        "outputDefinitions": _listed("outputs"),
    },
    "QgsProcessingOutputDefinition": {
        "__init__": lambda self, name="", description="", *rest: setattr(
            self, "_kept", {"name": name, "description": description}
        )
    },
    "QgsProcessingProvider": {
        "addAlgorithm": _add("listed"),
        "algorithms": _listed("listed"),
    },
    "QgsProcessingParameterEnum": {
        "usesStaticStrings": lambda self: bool(self.rest[-1:] and self.rest[-1] is True),
        "options": lambda self: list(next((entry for entry in self.rest if isinstance(entry, (list, tuple))), ())),
    },
    "QgsSettings": {
        "value": lambda self, key, default=None, type=None: SETTINGS.get(key, default),
        "setValue": lambda self, key, value: SETTINGS.__setitem__(key, value),
    },
    "QgsApplication": {"qgisSettingsDirPath": staticmethod(lambda: SETTINGS["profile"])},
}


# ----------------------------------------------------------------------- Processing's own widgets


class Wrapper:
    """Stand-in for the wrapper of a parameter and its widget."""

    def __init__(self, definition, widget):
        self.definition, self.widget = definition, widget

    def parameterDefinition(self):
        return self.definition

    def wrappedWidget(self):
        return self.widget

    def parameterValue(self):
        return ""


class ParametersPanel(QtWidgets.QWidget):
    """A label and a widget for each parameter, given to the same methods as those of Processing."""

    def __init__(self, parent, algorithm, in_place=False, active_layer=None):
        super().__init__(parent)
        self._algorithm, self.wrappers = algorithm, {}
        layout = QtWidgets.QVBoxLayout(self)
        layout.addWidget(QtWidgets.QScrollArea())
        for definition in algorithm.parameterDefinitions():
            is_output = definition.isDestination()
            widget = self._widget(definition, is_output)
            self.wrappers[definition.name()] = Wrapper(definition, widget)
            label = QtWidgets.QLabel(definition.description())
            if is_output:
                self.addOutputLabel(label)
                self.addOutputWidget(widget)
            else:
                self.addParameterLabel(definition, label)
                self.addParameterWidget(definition, widget)

    def algorithm(self):
        return self._algorithm

    @staticmethod
    def _widget(definition, is_output):
        if is_output:
            return QtWidgets.QCheckBox("Open output file after running algorithm")
        if type(definition).__name__ == "QgsProcessingParameterEnum":
            box = QtWidgets.QComboBox()
            for option in definition.options():
                box.addItem(option, option)
            return box
        return QtWidgets.QLineEdit()


class Dialog:
    """AlgorithmDialog and its base, whose panel alone is Talus's."""

    class InvalidParameterValue(Exception):
        pass


def install(described, profile):
    """Put the stand-ins where Python finds them; ``profile``: a folder for QgsApplication."""
    SETTINGS["profile"] = str(profile)
    modules = {"qgis": types.ModuleType("qgis"), "qgis.PyQt": types.ModuleType("qgis.PyQt")}
    for name in QT_MODULES:
        real = importlib.import_module(f"PyQt6.{name}")
        shim = types.ModuleType(f"qgis.PyQt.{name}")
        shim.__dict__.update({key: value for key, value in vars(real).items() if not key.startswith("__")})
        modules[f"qgis.PyQt.{name}"] = shim
    widgets, gui = modules["qgis.PyQt.QtWidgets"], modules["qgis.PyQt.QtGui"]
    widgets.QAction = gui.QAction  # as the shim of QGIS 4 does
    for name in ("qgis.core", "qgis.gui"):
        modules[name] = Module(name, described[name])
    modules["qgis.core"].NULL = QtCore.QVariant()
    modules["qgis.utils"] = types.ModuleType("qgis.utils")
    modules["qgis.utils"].iface = None
    for path, key, value in (
        ("processing.gui.AlgorithmDialog", "AlgorithmDialog", Dialog),
        ("processing.gui.AlgorithmDialogBase", "AlgorithmDialogBase", Dialog),
        ("processing.gui.ParametersPanel", "ParametersPanel", ParametersPanel),
    ):
        modules[path] = types.ModuleType(path)
        setattr(modules[path], key, value)
    modules["processing"], modules["processing.gui"] = (
        types.ModuleType("processing"),
        types.ModuleType("processing.gui"),
    )
    for name, module in modules.items():
        module.__dict__.setdefault("__path__", [])
        sys.modules[name] = module
        parent, _, last = name.rpartition(".")
        if parent:
            setattr(modules[parent], last, module)
