# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures and reports are shown by the viewer of results, and a batch of them ends without an error of Processing."""

import pytest
from qgis.core import (
    QgsApplication,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingModelAlgorithm,
    QgsProcessingOutputHtml,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingParameterFileDestination,
)

VIEWED = ("*.png *.svg *.pdf", "*.html")  # of the kinds of files


def algorithms():
    """Without the example models, whose outputs Processing makes."""
    result = QgsApplication.processingRegistry().providerById("talus").algorithms()
    return [entry for entry in result if not isinstance(entry, QgsProcessingModelAlgorithm)]


def test_pictures_and_pages_are_outputs_for_the_viewer(qgis_app):
    actual = {}
    for algorithm in algorithms():
        outputs = {definition.name(): definition for definition in algorithm.outputDefinitions()}
        for definition in algorithm.destinationParameterDefinitions():
            if not isinstance(definition, QgsProcessingParameterFileDestination):
                continue
            output = outputs[definition.name()]
            is_viewed = any(kind in definition.fileFilter() for kind in VIEWED)
            assert isinstance(output, QgsProcessingOutputHtml) == is_viewed, (algorithm.id(), definition.name())
            actual[algorithm.name(), definition.name()] = is_viewed
    assert actual["blockscenarios", "FIGURE"] and actual["simulate", "REPORT"] and actual["slopeprofile", "PLOT"]
    assert not actual["calibrate", "TABLE"]


def test_batch_of_qgis_322_hands_over_results_without_a_time(qgis_app):
    """The batch dialog calls the list of results so; undone when the plugin is unloaded."""
    from processing.core.ProcessingResults import ProcessingResults

    from talus.algorithms.shared.desktop.dialogs import mend_batch_results

    undo, results = mend_batch_results(), ProcessingResults()
    before = len(results.getResults())
    try:
        results.addResult(icon=None, name="Report [0]", result="report.html")
        (actual,) = results.getResults()[before:]
        assert actual.filename == "report.html" and actual.timestamp is not None
    finally:
        del results.getResults()[before:]
        if undo is not None:
            undo()
    if undo is not None:
        with pytest.raises(TypeError):
            results.addResult(icon=None, name="Report [0]", result="report.html")


def test_row_of_a_batch_without_any_output_is_refused(qgis_app, tmp_path):
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:blockscenarios")
    blocks = tmp_path / "blocks.txt"
    blocks.write_text("\n".join(str(0.1 + 0.01 * k) for k in range(70)))
    given = {"BLOCK_FILE": str(blocks), "ANCHOR_VOLUME": 0.5, "ANCHOR_PERIOD": 20.0, "DISTRIBUTION": "lognormal"}
    empty = {"SCENARIOS": QgsProcessingOutputLayerDefinition(""), "FITS": "", "FIGURE": ""}
    accepted, message = algorithm.checkParameterValues({**given, **empty}, QgsProcessingContext())
    assert not accepted and "No output has a file" in message and "SCENARIOS" in message
    for values in ({**empty, "FITS": "memory:"}, dict.fromkeys(empty), {}):
        assert algorithm.checkParameterValues({**given, **values}, QgsProcessingContext())[0]


def test_the_same_is_refused_when_it_runs(qgis_app, tmp_path):
    import processing

    values = {"BLOCK_FILE": "", "ANCHOR_VOLUME": 0.5, "ANCHOR_PERIOD": 20.0, "SCENARIOS": "", "FITS": "", "FIGURE": ""}
    with pytest.raises(QgsProcessingException, match="No output has a file"):
        processing.run("talus:blockscenarios", values)
