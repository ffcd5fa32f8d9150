# SPDX-License-Identifier: GPL-2.0-or-later
"""All of the plugin that Qt alone can run, under PyQt6: ``python tour.py NAMES.json QM_FOLDER FOLDER``.

Prints one JSON object: what was done, how often. Pictures of the windows go into FOLDER. Ends with the traceback of
what does not work.
"""

import importlib
import json
import os
import pkgutil
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(Path(__file__).resolve().parent))

import stand_in
from PyQt6 import QtCore, QtGui, QtWidgets

names, qm_folder, folder = json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), Path(sys.argv[3])
application = QtWidgets.QApplication([])
stand_in.install(names, folder / "profile")
done = {"qt": QtCore.QT_VERSION_STR, "pyqt": QtCore.PYQT_VERSION_STR}


def import_all():
    """Every module of the plugin, but for the modules that need GDAL where that is not."""
    import talus
    from talus import algorithms

    actual = [
        "talus.plugin",
        *(package.name for package in pkgutil.walk_packages(algorithms.__path__, "talus.algorithms.")),
    ]
    for name in actual:
        importlib.import_module(name)
    done["modules"] = len(actual)
    return talus


def every_algorithm():
    """Each algorithm with its parameters, help and sections, in each language."""
    from talus.algorithms.provider import TalusProvider

    done["languages"] = {}
    for file in (None, *sorted(qm_folder.glob("talus_*.qm"))):
        translator = QtCore.QTranslator()
        if file is not None:
            if not translator.load(str(file)):
                raise ValueError(f"{file} is no translation")
            QtCore.QCoreApplication.installTranslator(translator)
        provider = TalusProvider()
        provider.loadAlgorithms()
        texts = {}
        for algorithm in provider.algorithms():
            if not hasattr(algorithm, "sections"):
                continue  # a model
            algorithm.initAlgorithm()
            texts[algorithm.name()] = algorithm.displayName() + algorithm.group() + algorithm.shortHelpString()
            if not algorithm.parameterDefinitions() or algorithm.icon().isNull():
                raise ValueError(f"{algorithm.name()} has no parameters or no icon")
        done["algorithms"] = len(texts)
        done["parameters"] = sum(len(algorithm.parameterDefinitions()) for algorithm in provider.algorithms())
        done["languages"]["en" if file is None else file.stem[-2:]] = sum(map(len, texts.values()))
        if file is not None:
            QtCore.QCoreApplication.removeTranslator(translator)


def every_panel():
    """The dialog's panel of each algorithm, with sections and without."""
    from talus.algorithms.provider import TalusProvider
    from talus.algorithms.sectioned_dialog import SectionedPanel, translate_choices, wrap_labels

    provider = TalusProvider()
    provider.loadAlgorithms()
    done["panels"] = 0
    for algorithm in provider.algorithms():
        if not hasattr(algorithm, "sections"):
            continue
        algorithm.initAlgorithm()
        for kind in (
            (SectionedPanel, stand_in.ParametersPanel) if algorithm.has_sections else (stand_in.ParametersPanel,)
        ):
            if kind is stand_in.ParametersPanel:
                panel = PlainPanel(None, algorithm)
            else:
                panel = kind(None, algorithm)
                for row in range(panel.list.count()):
                    panel.list.setCurrentRow(row)
                panel.list.setCurrentRow(0)
            translate_choices(panel)
            wrap_labels(panel)
            panel.resize(900, 600)
            panel.show()
            application.processEvents()
            if kind is SectionedPanel:
                panel.grab().save(str(folder / f"{algorithm.name()}.png"))
            panel.close()
            done["panels"] += 1


class PlainPanel(stand_in.ParametersPanel):
    """The panel of Processing itself, which adds to its layout."""

    def _add(self, *widgets):
        self.layout().addWidget(widgets[-1])

    addParameterLabel = addParameterWidget = addOutputLabel = addOutputWidget = _add


def every_style():
    """The style of each output that has one of its own, on a layer that takes everything."""
    from osgeo import gdal

    from talus.algorithms.provider import TalusProvider

    core, raster = sys.modules["qgis.core"], str(folder / "raster.tif")
    dataset = gdal.GetDriverByName("GTiff").Create(raster, 2, 2, 1, gdal.GDT_Float32)
    dataset.GetRasterBand(1).Fill(7.0)
    dataset = None  # written when it is closed
    provider = TalusProvider()
    provider.loadAlgorithms()
    done["styles"] = 0
    for algorithm in provider.algorithms():
        if not hasattr(algorithm, "sections"):
            continue
        algorithm.initAlgorithm()
        for known in algorithm.known_layers():
            layer = (core.QgsRasterLayer if known.shape == "raster" else core.QgsVectorLayer)()
            layer._kept["source"] = raster
            known.style(layer).apply(layer)
            done["styles"] += 1


class Window:
    """The desktop's interface."""

    def __init__(self):
        self.window, self.entries = QtWidgets.QMainWindow(), []

    def mainWindow(self):
        return self.window

    def addPluginToMenu(self, menu, action):
        self.entries.append(action)

    def removePluginMenu(self, menu, action):
        self.entries.remove(action)


def plugin_and_windows(talus):
    """The plugin with its menu, the window of packages, a program started by Qt."""
    from talus.algorithms.shared.desktop import menu as menu_module
    from talus.algorithms.shared.desktop import package_folder, packages_dialog, processes
    from talus.algorithms.shared.desktop import processes as warm_up

    desktop = Window()
    plugin = talus.classFactory(desktop)
    plugin.initGui()
    done["menu"] = [action.text() for action in desktop.entries]
    opened = []
    menu_module.manage_packages = opened.append
    next(action for action in desktop.entries if "Python packages" in action.text()).trigger()
    next(action for action in desktop.entries if action.text().startswith("Prepare the engine")).trigger()
    if opened != [desktop.window] or not plugin.menu.warm_up.timer.isActive():
        raise ValueError("an entry of the menu does nothing")
    plugin.unload()
    if desktop.entries:
        raise ValueError("entries of the menu are left")

    done["program"] = processes.run([sys.executable, "-c", "print('heard')"]).text
    done["warm-up"] = warm_up.WarmUpTask([sys.executable, "-c", ""]).run()

    def install(folders, packages, wheels, hear, is_cancelled):
        hear("Collecting\n")
        return package_folder.Result("offline", "ConnectionError")

    states = {"numba": packages_dialog.MISSING, "shapely": packages_dialog.TOO_OLD}
    packages_dialog.state_of = lambda one: package_folder.state_of(one)._replace(
        kind=states.get(one.name, packages_dialog.THERE)
    )
    dialog = packages_dialog.PackagesDialog(package_folder.folders_of(folder / "profile"), None, install, None)
    dialog.show()
    dialog.table.item(0, 0).setCheckState(QtCore.Qt.CheckState.Unchecked)
    chosen = [item.name for item in dialog.chosen()]
    dialog.install_button.click()
    application.processEvents()
    dialog.grab().save(str(folder / "packages.png"))
    if chosen != ["shapely"] or "pip download" not in dialog.said.toPlainText():
        raise ValueError(f"the window of packages chose {chosen}, and said {dialog.said.toPlainText()}")
    done["pictures"] = sorted(path.name for path in folder.glob("*.png") if QtGui.QImage(str(path)).width() > 0)


package = import_all()
every_algorithm()
every_panel()
every_style()
plugin_and_windows(package)
if any(name.startswith("PyQt5") for name in sys.modules):
    raise ImportError("PyQt5 was imported")
print(json.dumps(done))
sys.stdout.flush()
os._exit(0)
