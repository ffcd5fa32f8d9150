# SPDX-License-Identifier: GPL-2.0-or-later
"""The nine species of Rockfor.NET by name, in the dialogs that read trees or draw them, and in study files."""

import numpy as np
import pytest

from talus.engine.choices import KNOWN_SPECIES
from talus.engine.forest.rockfor_net import SPECIES_FACTORS
from talus.engine.obstacles.strength import FRACTURE_RATIOS, GROUPS, STRENGTH, STRENGTH_EXPONENT

HECTARE = "POLYGON((0 0, 100 0, 100 -100, 0 -100, 0 0))"
INPUTS = (("simulate", "TREE_SPECIES"), ("forestcheck", "TREE_SPECIES"), ("trees", "SPECIES"),
          ("treesfromheights", "SPECIES"))  # fmt: skip


@pytest.mark.parametrize(("name", "parameter"), INPUTS)
def test_all_species_may_be_chosen_and_their_factors_are_told(qgis_app, name, parameter):
    from qgis.core import QgsApplication

    algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}")
    shown = algorithm.parameterDefinition(parameter)
    assert shown.options() == list(KNOWN_SPECIES) and set(SPECIES_FACTORS) < set(KNOWN_SPECIES)
    for species, factor in FRACTURE_RATIOS.items():
        assert species in shown.help() and f"{factor:g}" in shown.help()
    for group in ("conifer", "broadleaf", "fir"):
        assert f"{GROUPS[group].fracture_ratio:g}" in shown.help()


@pytest.mark.parametrize(("name", "parameter"), INPUTS)
def test_unknown_species_is_refused_with_the_list(qgis_app, recorder, name, parameter):
    import processing
    from qgis.core import QgsProcessingException

    with pytest.raises((QgsProcessingException, KeyError)) as caught:
        processing.run(f"talus:{name}", {parameter: "palm"}, feedback=recorder)
    messages = " ".join([str(caught.value), *recorder.messages, *map(str, getattr(recorder, "errors", ()))])
    print(messages)
    assert "palm" in messages and all(species in messages for species in KNOWN_SPECIES)


def test_drawn_stands_are_of_the_species_that_are_named(qgis_app, recorder, make_layer):
    import processing

    layer = make_layer("Polygon", [(HECTARE, [])], "")
    given = {"STANDS": layer, "DENSITY": 300.0, "CONIFERS": 40.0, "OUTPUT": "memory:"}
    runs = [
        list(processing.run("talus:trees", {**given, **kinds}, feedback=recorder)["OUTPUT"].getFeatures())
        for kinds in ({}, {"CONIFER_SPECIES": "larch", "BROADLEAF_SPECIES": "robinia"})
    ]
    groups, species = ([feature["species"] for feature in features] for features in runs)
    names = {"conifer": "larch", "broadleaf": "robinia"}
    assert [names[group] for group in groups] == species and set(species) == set(names.values())
    diameters, energies = (np.array([feature[entry] for feature in runs[1]]) for entry in ("dbh_cm", "energy_kj"))
    factors = np.array([SPECIES_FACTORS[entry] for entry in species])
    np.testing.assert_allclose(energies, 1e-3 * factors * STRENGTH * diameters**STRENGTH_EXPONENT, rtol=1e-12)
    assert diameters.tolist() == [feature["dbh_cm"] for feature in runs[0]]  # the draws do not hang on it


def test_study_files_take_them_too():
    from talus.engine.study.keys import TABLES
    from talus.engine.study.study import what_is_wrong

    key = TABLES["trees"]["species"]
    assert not any(what_is_wrong(key, species) for species in KNOWN_SPECIES)
    wrong = what_is_wrong(key, "palm")
    assert all(species in wrong for species in KNOWN_SPECIES)
