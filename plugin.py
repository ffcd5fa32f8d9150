# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin: registers the Processing provider, installs the translations, adds the menu; nothing else."""

from pathlib import Path

from qgis.core import QgsApplication, QgsSettings
from qgis.PyQt.QtCore import QCoreApplication, QLocale, QTranslator

from .algorithms.provider import TalusProvider
from .algorithms.shared.desktop.package_folder import folders_of, use_packages

TRANSLATIONS = Path(__file__).resolve().parent / "i18n"


class TalusPlugin:
    """Plugin class with the methods that QGIS calls when it loads and unloads the plugin."""

    def __init__(self, iface):
        self.iface = iface  # None in qgis_process
        self.provider = None
        self.menu = None
        self.undo_batch = None
        self.translator = _install_translator()
        use_packages(folders_of(QgsApplication.qgisSettingsDirPath()))

    def initProcessing(self):
        """Called by initGui, and alone by qgis_process."""
        self.provider = TalusProvider()
        QgsApplication.processingRegistry().addProvider(self.provider)

    def initGui(self):
        """Called by the desktop."""
        from .algorithms.shared.desktop.dialogs import mend_batch_results
        from .algorithms.shared.desktop.menu import Menu

        self.initProcessing()
        self.menu = Menu(self.iface)
        self.menu.add()
        self.undo_batch = mend_batch_results()

    def unload(self):
        """Undo all of it."""
        if self.menu is not None:
            self.menu.remove()
            self.menu = None
        if self.undo_batch is not None:
            self.undo_batch()
            self.undo_batch = None
        if self.provider is not None:
            QgsApplication.processingRegistry().removeProvider(self.provider)
            self.provider = None
        if self.translator is not None:
            QCoreApplication.removeTranslator(self.translator)
            self.translator = None


def _install_translator():
    """The translator of the user's language, or None. The setting is empty where no language was chosen."""
    language = QgsSettings().value("locale/userLocale") or QLocale.system().name()
    translator = QTranslator()
    if not translator.load(str(TRANSLATIONS / f"talus_{str(language)[:2]}.qm")):
        return None
    QCoreApplication.installTranslator(translator)
    return translator
