# SPDX-License-Identifier: GPL-2.0-or-later
"""A QGIS within this Python, with Processing and the algorithms of Talus, without a screen; in English
unless another language is asked for."""

import os
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

TRANSLATIONS = Path(__file__).resolve().parents[2] / "i18n"
_kept = []  # the registry owns the provider, but Python must hold it too, or its methods vanish


def start():
    """Start it once; returns the QgsApplication. It has a profile of its own, so that no user's is touched."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["LC_ALL"] = "C.UTF-8"
    folder = tempfile.TemporaryDirectory()
    os.environ["QGIS_CUSTOM_CONFIG_PATH"] = folder.name
    os.environ.setdefault("XDG_RUNTIME_DIR", folder.name)
    from qgis.core import QgsApplication

    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(str(Path(application.pkgDataPath()) / "python" / "plugins"))
    from processing.core.Processing import Processing

    from talus.algorithms.provider import TalusProvider

    Processing.initialize()
    provider = TalusProvider()
    application.processingRegistry().addProvider(provider)
    _kept.extend((application, provider, folder))
    return application


@contextmanager
def in_language(language):
    """Words of Talus and numbers in a language while it lasts; ``language``: en, or one of i18n/talus_LANGUAGE.qm."""
    from qgis.core import QgsSettings
    from qgis.PyQt.QtCore import QCoreApplication, QTranslator

    translator = QTranslator()
    if language != "en":
        path = TRANSLATIONS / f"talus_{language}.qm"
        if not translator.load(str(path)):
            raise FileNotFoundError(f"{path} is missing; python i18n/compile.py makes it of the .ts file.")
        QCoreApplication.installTranslator(translator)
    QgsSettings().setValue("locale/userLocale", language)
    try:
        yield
    finally:
        QgsSettings().remove("locale/userLocale")
        QCoreApplication.removeTranslator(translator)
