# SPDX-License-Identifier: GPL-2.0-or-later
"""The plugin speaks the language of QGIS, and English where it has no translation."""

import pytest


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """Folder with the compiled German translation, made here so that no older one is tested."""
    from talus.i18n import compile as compiler
    from talus.i18n import update

    folder = tmp_path_factory.mktemp("i18n")
    try:
        compiler.compile_translation(update.FOLDER / "talus_de.ts", folder / "talus_de.qm")
    except FileNotFoundError as error:
        pytest.skip(str(error))
    return folder


@pytest.fixture
def speak(qgis_app, monkeypatch, tmp_path):
    """``speak(locale, folder)``: the translator that the plugin installs for a locale, removed afterwards."""
    from qgis.PyQt.QtCore import QCoreApplication

    from talus import plugin

    installed = []

    def install(locale, folder=tmp_path):
        class Settings:
            def value(self, name):
                assert name == "locale/userLocale"
                return locale

        monkeypatch.setattr(plugin, "QgsSettings", Settings)
        monkeypatch.setattr(plugin, "TRANSLATIONS", folder)
        installed.append(plugin._install_translator())
        return installed[-1]

    yield install
    for translator in filter(None, installed):
        QCoreApplication.removeTranslator(translator)


def new_algorithm(application):
    return application.processingRegistry().createAlgorithmById("talus:simulate")


def test_algorithm_speaks_german_to_a_swiss_user_and_english_afterwards(qgis_app, speak, compiled):
    from qgis.PyQt.QtCore import QCoreApplication

    translator = speak("de_CH", compiled)
    assert translator is not None
    german = new_algorithm(qgis_app)
    assert german.displayName() == "Steinschlag simulieren"
    assert german.group() == "2 Simulieren"
    assert german.parameterDefinition("DEM").description() == "Höhenmodell"
    assert german.parameterDefinition("RUNS").description() == "Läufe je Ablösestelle"
    assert german.parameterDefinition("SPACING").help().startswith("Abstand der Ablösestellen auf Linien")
    assert "<h3>Gelände und Ablösestellen</h3>" in german.shortHelpString()
    assert german.outputDefinition("REACH_ANGLE_MIN").description() == "Minimales Pauschalgefälle [°]"
    QCoreApplication.removeTranslator(translator)
    assert new_algorithm(qgis_app).displayName() == "Simulate rockfall"


def test_ids_and_defaults_do_not_depend_on_the_language(qgis_app, speak, compiled):
    # A model or a script made in one language runs in all others.
    def interface(algorithm):
        inputs = [(definition.name(), definition.defaultValue()) for definition in algorithm.parameterDefinitions()]
        outputs = [definition.name() for definition in algorithm.outputDefinitions()]
        return algorithm.id(), algorithm.groupId(), inputs, outputs

    english = interface(new_algorithm(qgis_app))
    assert speak("de", compiled) is not None
    assert interface(new_algorithm(qgis_app)) == english


def test_messages_are_german_with_their_values(qgis_app, speak, compiled, refused):
    assert speak("de", compiled) is not None
    message = refused(HEIGHT=-1.0)
    assert "HEIGHT" in message
    assert "(Ablösehöhe über dem Boden [m]) ist -1; geben Sie eine Zahl von 0 bis 1000 an." in message


@pytest.mark.parametrize("locale", ["en_US", "zh_CN", "C", "x"])
def test_language_without_a_translation_is_english(qgis_app, speak, compiled, locale):
    assert speak(locale, compiled) is None
    assert new_algorithm(qgis_app).displayName() == "Simulate rockfall"


def test_translations_that_were_not_compiled_are_done_without(qgis_app, speak, tmp_path):
    assert speak("de", tmp_path) is None


def test_setting_that_nobody_made_gives_the_language_of_the_system(qgis_app, speak, compiled, monkeypatch):
    from qgis.core import NULL
    from qgis.PyQt.QtCore import QLocale

    from talus import plugin

    class German(QLocale):
        @staticmethod
        def system():
            return QLocale("de_AT")

    monkeypatch.setattr(plugin, "QLocale", German)
    for missing in (None, NULL, ""):
        assert speak(missing, compiled) is not None
