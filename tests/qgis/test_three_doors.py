# SPDX-License-Identifier: GPL-2.0-or-later
"""One scene, one list of findings: small studies go through talus:simulate, `talus run` and Python.

Each study is a dictionary of keys and of layers. What is simulated has the same codes in the same order from all three
doors (test_thirty_studies.py simulates); what is refused is refused by the same code.
"""

import numpy as np
import pytest

from talus.engine import Terrain, simulate
from talus.engine.ensemble.plausible_inputs import findings_of_inputs
from talus.engine.findings.finding import FindingError
from talus.engine.scene.papers import paper_ground, paper_settings
from talus.engine.study.study import StudyError
from talus.tests.doors.scenes import ALL, POINTS, SOFT, STRIP, TREES, Scene, area, case, line, place, points
from talus.tests.study_files import square

READ = {
    "plain": (case(), []),
    "soft everywhere": (case(ground={"class": "soft"}), []),
    "class by polygon": (case({"ground": SOFT}), []),
    "polygon partly outside": (
        case({"ground": [area(-50, 0, 40, 118, ground_class="soft")]}),
        ["features-partly-outside"],
    ),
    "polygon outside": (case({"ground": [*SOFT, area(500, 500, 600, 600, ground_class="soft")]}), ["features-outside"]),
    "narrow polygon": (case({"ground": [area(*STRIP, ground_class="hard")]}), ["polygon-without-effect"]),
    "field of rolling": (
        case({"ground": [area(*ALL, ground_class="soft", r=0.5)]}, ground={"rolling_field": "r"}),
        ["rolling-resistance-of-an-earlier-version"],
    ),
    "field of roughness": (case({"ground": [area(*ALL, ground_class="soft", surface_roughness=0.2)]}), []),
    "rolling resistance alone": (
        case(ground={"rolling_resistance": 0.2}),
        ["rolling-resistance-of-an-earlier-version", "rolling-resistance-low"],
    ),
    "three sizes": (
        case(rock={"volume": None, "sizes": "0.2 60, 1 30, 4 10"}),
        ["block-outside-rolling-data"],
    ),
    "sizes and a volume": (case(rock={"volume": 2.0, "sizes": "0.2 60, 1 40"}), ["volume-not-used"]),
    "rock set": (
        case(rock={"volume": None, "set": "TABLE"}, table="rock,volume_m3,share\ncube,0.3,1\nboulder,1.0,2\n"),
        [],
    ),
    "lengths and a volume": (case(rock={"volume": 2.0, "lengths": "1.4 1.0 0.8"}), ["volume-not-used"]),
    "field of volumes": (case({"releases": points(v=0.3)}, releases={"volume_field": "v"}), ["volume-not-used"]),
    "field of some volumes": (
        case({"releases": [*points(v=0.3), (place(40, 100), {"v": None})]}, releases={"volume_field": "v"}),
        [],
    ),
    "field of large volumes": (
        case({"releases": points(v=40.0)}, releases={"volume_field": "v"}),
        ["volume-not-used", "block-outside-rolling-data"],
    ),
    "distribution of volumes": (case(rock={"volume": None, "volume_distribution": "lognormal(1.0, 0.3)"}), []),
    "distribution of densities": (case(rock={"density_distribution": "normal(2700, 50)"}), []),
    "field of runs": (case({"releases": points(n=3)}, releases={"runs_field": "n"}), ["runs-not-used"]),
    "field of runs beside the usual number": (
        case({"releases": points(n=3)}, releases={"runs_field": "n", "runs": 10}),
        [],
    ),
    "field of heights": (
        case({"releases": points(h=0.5)}, releases={"height_field": "h", "height": 3.0}),
        ["release-height-not-used"],
    ),
    "line of releases": (case({"releases": [(line((20, 100), (60, 100)), {})]}, releases={"spacing": 10.0}), []),
    "area of releases": (case({"releases": [(square(20, 95, 60, 105), {})]}, releases={"spacing": 10.0}), []),
    "line partly outside": (
        case({"releases": [(line((20, 100), (120, 100)), {})]}, releases={"spacing": 10.0}),
        ["releases-partly-outside"],
    ),
    "releases left out": (
        case({"releases": [*POINTS, (place(500, 500), {})]}, releases={"outside": "skip"}),
        ["releases-left-out"],
    ),
    "releases twice": (case({"releases": [*POINTS, *POINTS]}), ["releases-at-one-place"]),
    "barriers": (case({"barriers": [(line((5, 60), (75, 60)), {})]}), []),
    "barriers partly outside": (
        case({"barriers": [(line((5, 60), (175, 60)), {"height_m": 3.0, "energy_kj": 500.0})]}),
        ["features-partly-outside"],
    ),
    "high barriers": (
        case({"barriers": [(line((5, 60), (75, 60)), {"height_m": 40.0})]}),
        ["barrier-height-implausible"],
    ),
    "trees": (case({"trees": TREES}), []),
    "trees partly lost": (case({"trees": TREES}, trees={"lost": 50.0}), ["stems-lost"]),
    "trees all near the releases": (case({"trees": TREES}, forest={"start": 500.0}), ["trees-all-near-releases"]),
    "forest": (case({"forest": [area(0, 40, 78, 90, drag_coefficient=3000.0, drag_height=10.0)]}), []),
    "scar layer off": (case(ground={"model": "as RAMMS 1"}), []),
    "slip friction": (case(ground={"model": "slip friction"}), []),
    "friction in numbers": (case(ground={"model": "as RAMMS 1", "mu_min": 0.3, "kappa": 1.0}), []),
    "whole paper": (
        case(ground={"model": "Leine et al. 2014", "class": "hard"}),
        ["model-of-a-paper", "class-numbers-graded"],
    ),
    "whole paper in numbers": (
        case(ground={"model": "Leine et al. 2020", "mu_min": 0.2, "mu_max": 1.3, "kappa": 0.7, "beta": 20.0}),
        ["model-of-a-paper", "class-numbers-graded"],
    ),
    "restitution without effect": (
        case(numerics={"impact_law": "maximum_dissipation"}, ground={"restitution": 0.3}),
        ["restitution-not-used"],
    ),
    "staircase": (case(model={"step": 1.0}), ["dem-steps"]),
    "dense air": (case(numerics={"air_density": 5.0}), ["air-density-implausible"]),
}
REFUSED = {
    "unknown class": (case({"ground": [area(*ALL, ground_class="gravel")]}), "ground-class-unknown"),
    "classes that overlap": (
        case({"ground": [*SOFT, area(0, 0, 40, 40, ground_class="hard")]}), "polygons-contradictory",
    ),
    "no field with classes": (case({"ground": [area(*ALL, soil="soft")]}), "field-missing"),
    "ground elsewhere": (case({"ground": [area(500, 500, 600, 600, ground_class="soft")]}), "layer-outside"),
    "centimetres": (
        case({"ground": [area(*ALL, ground_class="soft", surface_roughness=15.0)]}), "surface-roughness-not-in-metres",
    ),
    "forest without a height": (
        case({"forest": [area(*ALL, drag_coefficient=3000.0, drag_height=None)]}), "field-out-of-range",
    ),
    "litres": (case({"releases": points(v=5e8)}, releases={"volume_field": "v"}), "volume-out-of-range"),
    "no runs": (case({"releases": points(n=0)}, releases={"runs_field": "n"}), "field-out-of-range"),
    "release elsewhere": (case({"releases": [*POINTS, (place(500, 500), {})]}), "release-without-ground"),
    "density of g/cm3": (case(rock={"density_distribution": "normal(2.7, 0.1)"}), "density-out-of-range"),
    "no block": (case(rock={"volume": None, "lengths": "2 1"}), "lengths-unusable"),
    "two lists of rocks": (case(rock={"sizes": "1 1", "lengths": "2 1 1", "volume": None}), "input-said-twice"),
    "rolling on slip friction": (
        case(ground={"model": "slip friction", "rolling_resistance": 0.4}), "input-beside-slip-friction",
    ),
    "restitution in a paper": (
        case(ground={"model": "Leine et al. 2014", "restitution": 0.3}), "input-beside-paper",
    ),
    "thin air in a paper": (
        case(ground={"model": "Leine et al. 2014"}, numerics={"air_density": 0.9}), "input-beside-paper",
    ),
    "another impact law in a paper": (
        case(ground={"model": "Leine et al. 2014"}, numerics={"impact_law": "poisson"}), "input-beside-paper",
    ),
    "trees in a paper": (case({"trees": TREES}, ground={"model": "Leine et al. 2014"}), "input-beside-paper"),
    "explicit scheme in the paper of the implicit one": (
        case(ground={"model": "Leine et al. 2020"}, numerics={"free_flight": "explicit"}), "input-beside-paper",
    ),
    "roughness in a paper": (
        case(ground={"model": "Leine et al. 2014", "roughness": 5.0}), "input-beside-slip-friction",
    ),
    "splitting and a precision": (
        case(splitting={"share": 0.01}, numerics={"precision": 5.0}), "input-beside-splitting",
    ),
    "splitting and rocks that break": (
        case(splitting={"share": 0.01}, rock={"breaking": 0.5}), "input-beside-splitting",
    ),
    "splitting and events": (
        case({"trees": TREES}, splitting={"levels": "20", "measure": "distance"}, trees={"events": 2}),
        "input-beside-splitting",
    ),
    "splitting at nets": (
        case({"barriers": [(line((20, 75), (60, 75)), {"net": "ring net", "height_m": 4.0})]},
             splitting={"levels": "20", "measure": "distance"}),
        "input-beside-splitting",
    ),
    "levels and a share": (case(splitting={"share": 0.01, "levels": "20; 40"}), "input-said-twice"),
    "friction that grows on soft ground": (case(ground={"mu_min": 0.3}), "input-without-slip-friction"),
    "friction that falls": (
        case(ground={"model": "slip friction", "mu_min": 0.9, "mu_max": 0.3}), "friction-falls-with-slip",
    ),
    "friction that falls below that of the class": (
        case(ground={"model": "slip friction", "mu_max": 0.1}), "friction-falls-with-slip",
    ),
    "several rocks that break": (case(rock={"breaking": 0.5, "sizes": "1 1", "volume": None}), "input-beside-breaking"),
    "events without trees": (case(trees={"events": 3}), "events-without-trees"),
    "unknown species": (case({"trees": [(place(30, 60), {"species": "palm"})]}), "species-unknown"),
    "log without an energy": (case({"trees": [(place(30, 60), {"lies_deg": 90.0})]}), "log-without-energy"),
    "unknown net": (case({"barriers": [(line((5, 60), (75, 60)), {"net": "string"})]}), "net-unknown"),
    "barrier of no height": (case({"barriers": [(line((5, 60), (75, 60)), {"height_m": 0.0})]}), "field-out-of-range"),
}  # fmt: skip


def findings_of_scene(inputs):
    """Findings of the Inputs, each once."""
    parts = inputs.terrain, inputs.ground, inputs.rocks, inputs.releases, inputs.settings, inputs.barriers, inputs.trees
    return list(dict.fromkeys(findings_of_inputs(*parts)))


def codes_of(error):
    """Codes of the findings for which something was refused, wherever they are in the chain of errors."""
    while error is not None:
        problems = getattr(error, "problems", [error])
        codes = [finding.code for problem in problems for finding in getattr(problem, "findings", ())]
        if codes:
            return codes
        error = error.__cause__
    return []


@pytest.mark.parametrize("name", READ)
def test_three_doors_read_with_the_same_findings(qgis_app, tmp_path, name):
    """Findings of the inputs are compared with their order."""
    scene = Scene(tmp_path, READ[name][0])
    codes = [[finding.code for finding in findings_of_scene(inputs)] for inputs in scene.read_by_all()]
    assert codes[1] == codes[0] and codes[2] == codes[0]
    assert codes[0] == READ[name][1]


@pytest.mark.parametrize("name", REFUSED)
def test_three_doors_refuse_by_the_same_code(qgis_app, tmp_path, name):
    """Each door has its own words for inputs, and the finding is the same."""
    from qgis.core import QgsProcessingException

    case, code = REFUSED[name]
    scene, codes = Scene(tmp_path, case), []
    for read in (scene.read_by_python, scene.read_by_command, scene.read_by_qgis):
        with pytest.raises((FindingError, StudyError, QgsProcessingException)) as refused:
            read()
        codes.append(codes_of(refused.value))
    assert codes == [[code]] * 3


def test_model_of_a_paper_has_one_digest_from_four_doors_and_by_hand(qgis_app, qgis_process, tmp_path):
    """Objects, command line, Processing, qgis_process; and a Ground and Settings of Python's two functions."""
    from osgeo import gdal

    scene = Scene(tmp_path, READ["whole paper"][0])
    inputs = scene.read_by_python()
    settings = paper_settings(max_time=30.0, seed=3)
    result = simulate(inputs.terrain, paper_ground(inputs.terrain, "hard"), inputs.rocks, inputs.releases, settings)
    digests = [result.result_digest, scene.by_python()[1], scene.by_command()[1], scene.by_processing()[1]]
    for name in ("stops.gpkg", "passages.tif"):
        (tmp_path / name).unlink()
    qgis_process.run("talus:simulate", {name: one for name, one in scene.parameters().items() if one is not None})
    digests.append(gdal.Open(str(tmp_path / "passages.tif")).GetMetadataItem("TALUS_RESULT"))
    assert digests == digests[:1] * 5


@pytest.mark.parametrize("named", [{"air_density": 1.2}, {"free_flight": "implicit"}, {"restitution": "fixed(0.3)"}])
def test_settings_of_a_paper_refuse_what_it_has_not(named):
    with pytest.raises(ValueError, match="has no such thing"):
        paper_settings(**named)


def test_ground_of_a_paper_refuses_restitution():
    with pytest.raises(ValueError, match="restitution has no place in the model"):
        paper_ground(Terrain(np.zeros((3, 3)), 1.0), "hard", restitution=0.3)


def test_ground_as_ramms_1_is_slip_friction_unless_something_is_added(tmp_path):
    """Two names of one ground, to the last bit of its table; only one of them takes roughness."""
    tables = []
    for number, model in enumerate(("as RAMMS 1", "slip friction", "Leine et al. 2014")):
        (tmp_path / str(number)).mkdir()
        tables.append(Scene(tmp_path / str(number), case(ground={"model": model})).read_by_python().ground.table)
    assert tables[0].tobytes() == tables[1].tobytes() == tables[2].tobytes()
