# SPDX-License-Identifier: GPL-2.0-or-later
"""Names, help, defaults and choices of talus:simulate, against the engine and against what scripts rely on."""

import numpy as np
import pytest

# DESIGN, section 5: names that scripts rely on.
PARAMETERS = (
    "DEM", "RELEASES", "RUNS", "ROCK", "ROCK_FILE", "VOLUME", "DENSITY", "GROUND", "GROUND_FIELD", "GROUND_DEFAULT",
    "FOREST", "TIME_STEP", "FREE_FLIGHT", "IMPACT_LAW", "SEED", "THREADS",
)  # fmt: skip
OUTPUTS = (
    "TRAJECTORIES", "STOPS", "CONTACTS", "PASSAGES", "ENERGY_MAX", "ENERGY_P95", "HEIGHT_MAX", "HEIGHT_P95",
    "VELOCITY_MAX", "REPORT", "RUN_COUNT", "STOPPED_SHARE", "ENERGY_P95_MAX", "RUNOUT_MAX",
)  # fmt: skip
MOST_PLAIN_INPUTS = 20  # a screen of them


@pytest.fixture
def algorithm(qgis_app):
    return qgis_app.processingRegistry().createAlgorithmById("talus:simulate")


def test_names_that_scripts_rely_on_are_there(algorithm):
    assert set(PARAMETERS) <= {definition.name() for definition in algorithm.parameterDefinitions()}
    assert set(OUTPUTS) <= {definition.name() for definition in algorithm.outputDefinitions()}


def test_every_parameter_has_help_that_is_a_sentence(algorithm):
    texts = {definition.name(): definition.help() for definition in algorithm.parameterDefinitions()}
    assert [name for name, text in texts.items() if len(text) < 15 or not text.rstrip().endswith(".")] == []


def test_help_page_ends_with_the_page_on_the_site(algorithm):
    from talus.algorithms.manual import site_url

    last = algorithm.shortHelpString().split("\n")[-1]
    assert f"href='{site_url(f'manual/{algorithm.name()}')}'" in last


def test_help_page_has_the_help_of_every_parameter(algorithm):
    import html

    page = html.unescape(algorithm.shortHelpString())
    assert [definition.name() for definition in algorithm.parameterDefinitions() if definition.help() not in page] == []


def test_only_elevation_model_and_releases_must_be_given(algorithm):
    def must_be_given(definition):
        return not definition.checkValueIsAcceptable(definition.defaultValue())

    needed = {definition.name() for definition in algorithm.parameterDefinitions() if must_be_given(definition)}
    assert needed == {"DEM", "RELEASES"}


def inputs_of(algorithm):
    """(inputs that a dialog shows at once, advanced ones)."""
    from qgis.core import QgsProcessingParameterDefinition

    flags = QgsProcessingParameterDefinition.Flag
    shown = [definition for definition in algorithm.parameterDefinitions() if not definition.isDestination()]
    shown = [entry for entry in shown if not entry.flags() & flags.FlagHidden]
    return tuple([entry for entry in shown if bool(entry.flags() & flags.FlagAdvanced) == is_advanced]
                 for is_advanced in (False, True))  # fmt: skip


def test_dialogs_open_with_few_inputs_and_what_must_be_given_among_them(qgis_app):
    registry = qgis_app.processingRegistry()
    for name in [algorithm.id() for algorithm in registry.providerById("talus").algorithms()]:
        algorithm = registry.createAlgorithmById(name)
        plain, advanced = inputs_of(algorithm)
        assert 0 < len(plain) <= MOST_PLAIN_INPUTS, name
        assert [item.name() for item in advanced if not item.checkValueIsAcceptable(item.defaultValue())] == [], name


def test_fields_are_where_their_layer_is(qgis_app):
    """A field of an advanced layer among the plain inputs would be a choice without anything to choose from."""
    from qgis.core import QgsProcessingParameterField

    registry = qgis_app.processingRegistry()
    for name in [algorithm.id() for algorithm in registry.providerById("talus").algorithms()]:
        algorithm = registry.createAlgorithmById(name)
        plain, advanced = inputs_of(algorithm)
        hidden = {item.name() for item in advanced}
        fields = [entry for entry in plain if isinstance(entry, QgsProcessingParameterField)]
        assert [field.name() for field in fields if field.parentLayerParameterName() in hidden] == [], name


def test_settings_of_the_method_are_advanced(algorithm):
    """Settings of the engine in the dialog: who does not know them shall not have to look at them."""
    from talus.engine import Settings

    plain, advanced = ({entry.name() for entry in inputs} for inputs in inputs_of(algorithm))
    of_engine = {name.upper() for name in Settings(air_density=0.0).as_dict()}
    assert len(of_engine & advanced) > 5
    assert of_engine & plain == set()


def test_log_and_history_name_the_shapes_that_were_chosen(qgis_app):
    """QGIS 3.22 wrote ROCKS: '' for ['worn_compact'], so a run from the history had no shape."""
    from qgis.core import QgsProcessingContext

    algorithm, context = qgis_app.processingRegistry().createAlgorithmById("talus:slopeprofile"), QgsProcessingContext()
    rocks = algorithm.parameterDefinition("ROCKS")
    assert rocks.valueAsPythonString(["worn_compact", "eota111"], context) == "['worn_compact','eota111']"
    assert rocks.valueAsPythonString(rocks.defaultValue(), context) == "['worn_compact']"
    command = algorithm.asPythonCommand({"ROCKS": ["worn_compact"]}, context)
    assert "'ROCKS':['worn_compact']" in command.replace(" ", "")


def test_choices_are_passed_by_name(algorithm):
    for name in ("ROCK", "GROUND_DEFAULT", "FREE_FLIGHT", "IMPACT_LAW", "PRECISION_OF"):
        assert algorithm.parameterDefinition(name).usesStaticStrings()


def test_ground_classes_are_those_of_the_engine(algorithm):
    from talus.engine import ground_classes

    assert algorithm.parameterDefinition("GROUND_DEFAULT").options() == list(ground_classes.load())


def test_defaults_of_the_method_are_those_of_the_engine(algorithm):
    from talus.engine import Settings

    for name in ("time_step", "free_flight", "impact_law", "max_time", "seed", "threads", "trajectory_interval"):
        assert algorithm.parameterDefinition(name.upper()).defaultValue() == getattr(Settings(air_density=0.0), name)


def test_physical_quantities_have_their_unit_in_the_label(algorithm):
    units = {
        "HEIGHT": "[m]", "VOLUME": "[m³]", "DENSITY": "[kg/m³]", "SPACING": "[m]", "VELOCITY": "[m/s]",
        "TIME_STEP": "[s]", "MAX_TIME": "[s]", "TRAJECTORY_INTERVAL": "[s]", "ENERGY_MAX": "[kJ]", "HEIGHT_MAX": "[m]",
        "VELOCITY_MAX": "[m/s]", "ROTATION_MAX": "[rev/s]", "SCAR_DEPTH_MAX": "[m]",
    }  # fmt: skip
    labels = {name: algorithm.parameterDefinition(name).description() for name in units}
    assert [name for name, unit in units.items() if unit not in labels[name]] == []


def test_map_outputs_are_grids_of_the_engine(simulate):
    # Names of the table in algorithms/tools/simulate/run.py must exist in the engine's maps.
    from talus.algorithms.tools.simulate.parameters import map_outputs
    from talus.engine import Terrain
    from talus.engine.maps.maps import MapTable

    grids = MapTable((3, 3)).maps(Terrain(np.zeros((3, 3))), 1).keys()
    assert {output.grid for output in map_outputs()} <= set(grids)


def test_no_number_is_shown_with_the_six_decimals_of_qgis(qgis_app):
    from qgis.core import QgsProcessingParameterNumber

    registry = qgis_app.processingRegistry()
    for name in [algorithm.id() for algorithm in registry.providerById("talus").algorithms()]:
        algorithm = registry.createAlgorithmById(name)  # held, for its definitions go with it
        numbers = [
            definition
            for definition in algorithm.parameterDefinitions()
            if isinstance(definition, QgsProcessingParameterNumber)
        ]
        doubles = [number for number in numbers if number.dataType() == QgsProcessingParameterNumber.Type.Double]
        assert [item.name() for item in doubles if "widget_wrapper" not in item.metadata()] == [], name


def test_seed_of_a_member_is_taken_as_it_is(qgis_app):
    """53 bits: Processing's whole numbers have 32, and would silently give the default."""
    from qgis.core import QgsProcessingContext, QgsProcessingException

    from talus.algorithms.call import Call
    from talus.algorithms.shared.parameters.scene import SEED
    from talus.algorithms.shared.parameters.values import read_in_place, value_of
    from talus.engine.study.keys import TABLES

    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
    for given, seed in ((8283871943486695, 8283871943486695), ("8283871943486695", 8283871943486695), (3.0, 3)):
        call = Call(algorithm, {"SEED": given}, QgsProcessingContext())
        read_in_place(call)
        assert call[SEED] == value_of(call, "SEED", "whole") == seed and isinstance(call[SEED], int)
    for wrong in (1.5, 2**53, -1):
        with pytest.raises(QgsProcessingException, match="SEED"):
            read_in_place(Call(algorithm, {"SEED": wrong}, QgsProcessingContext()))
    assert TABLES["numerics"]["seed"].highest == 2**53 - 1


def test_choices_may_be_given_by_the_numbers_that_qgis_process_lists(qgis_app, algorithm):
    """Numbers from 0 on, as whole numbers, texts and in lists; names stay, and a number beyond the last is refused."""
    from qgis.core import QgsProcessingContext, QgsProcessingException

    from talus.algorithms.call import Call
    from talus.algorithms.shared.parameters.values import read_in_place

    def read(asked, name, given):
        call = Call(asked, {name: given}, QgsProcessingContext())
        read_in_place(call)
        return call.parameters[name]

    laws = algorithm.parameterDefinition("IMPACT_LAW").options()
    for given, taken in ((1, laws[1]), ("1", laws[1]), (laws[0], laws[0])):
        assert read(algorithm, "IMPACT_LAW", given) == taken
    ensemble = qgis_app.processingRegistry().createAlgorithmById("talus:ensemble")
    shapes = ensemble.parameterDefinition("SHAPES").options()
    for given in ([0, "1"], "0, 1", shapes[:2]):
        assert read(ensemble, "SHAPES", given) == shapes[:2]
    for wrong in (len(laws), "²", True, 1.5):
        with pytest.raises(QgsProcessingException, match="choose one of"):
            read(algorithm, "IMPACT_LAW", wrong)
