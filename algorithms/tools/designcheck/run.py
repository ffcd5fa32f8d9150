# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:designcheck runs: reads crossings and nets, checks all pairs, writes a table and a report."""

from qgis.core import QgsCoordinateReferenceSystem, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.protection.design_findings import unlikely_design
from ...number_words import KILO
from ...shared.layers.vector_layers import check_layers, layer_source
from ...shared.layers.writing import write_layer
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import read_report_head, tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.page import parameter_rows
from ...shared.styles.styles import TableStyle
from ...translation import tr
from .actions import check_crossings, few_rocks, pieces_text, read_lines, title_of, worst_text, write_fields
from .algorithm import CODE, CROSSINGS, FIELD_WIDTH, LINES, OUTPUT, REPORT, factors_of_other_codes, labels
from .catalogue import read_nets, shown_net
from .checks import anchor_rows, check_factors, factors_of, is_named, smallest_passing, verdicts
from .report import write_report
from .steps import not_checked
from .tables import check_columns, check_features, result_word

# Checks of talus:designcheck before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    check_layers(call, (LINES,))
    check_crossings(layer_source(call, CROSSINGS), call[FIELD_WIDTH] is not None)
    check_factors(call)
    read_nets(call)
    check_outputs(call)


TRANSLATION_ONLY = Kind(
    "rotation-not-known", DOUBTFUL,
    "{subject}: its energies are those of the translation alone.",
    "Simulate with SAMPLES for both.",
)  # fmt: skip
NONE_PASSES = Kind(
    "no-net-passes", DOUBTFUL,
    "{subject}: no net of the catalogue passes.",
    "Move the line, or add stronger nets to the catalogue.",
)  # fmt: skip
NO_ROCK_PASSES = Kind(
    "no-rock-passes-the-lines", DOUBTFUL,
    "{subject}: no rock passes the lines, so no net is checked.",
    "Simulate more runs, or draw the lines across the paths of the rocks.",
)  # fmt: skip
NOT_CHECKED = Kind(
    "check-left-out", DOUBTFUL,
    "{subject}: not checked: {reason}.",
    "Check it by hand, or enter the missing input.",
)  # fmt: skip


def run(call):
    """Run talus:designcheck and return its outputs and numbers to Processing."""
    call.checked()
    lines = read_lines(call)
    nets = read_nets(call)
    results = verdicts(call, lines, nets)
    for line in lines:
        verdict = smallest_passing(results, line) or next(verdict for verdict in results if verdict.line is line)
        call.find(
            unlikely_design(title_of(line), line.actions, line.simulated, verdict.design, verdict.site.free_border)
        )
    _tell(call, lines, results)
    for what, equation, value, _ in anchor_rows(call)[1:]:
        call.info(tr("Anchors, {}: {} = {}.").format(what, equation, value))
    with Files() as files:
        outputs = _write(call, files, nets, lines, results)
    numbers = _numbers_of(lines, results)
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _write(call, files, nets, lines, verdicts):
    outputs, code = {}, call[CODE]
    if call.wants(OUTPUT):
        columns = check_columns()
        form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
        features = check_features(verdicts, code)
        outputs[OUTPUT] = write_layer(call, files, OUTPUT, form, features, TableStyle(columns))
    outputs.update(write_fields(call, files, lines, verdicts))
    if call.wants(REPORT):
        outputs[REPORT] = call.path(REPORT)
        factors = factors_of(call)
        rows = parameter_rows(call, leave_out=factors_of_other_codes(code))
        head = read_report_head(call)
        about = layer_source(call, CROSSINGS).sourceName(), rows, head
        write_report(files.stage(outputs[REPORT]), call, lines, verdicts, factors, (len(nets), *about))
    return outputs


def _numbers_of(lines, verdicts):
    chosen = [smallest_passing(verdicts, line) for line in lines]
    numbers = {
        "LINE_COUNT": len(lines),
        "LINES_PASSED": sum(verdict is not None and verdict.passes is True for verdict in chosen),
    }
    if chosen and all(verdict is not None and is_named(verdict) for verdict in chosen):
        numbers["ENERGY_LEVEL"] = max(verdict.net.energy for verdict in chosen) / KILO
        numbers["ENERGY_USE"] = 100.0 * max(verdict.checks[0].use for verdict in chosen)
    return numbers


def _tell(call, lines, verdicts):
    if not lines:
        call.find([NO_ROCK_PASSES.of(str(CROSSINGS))])
    for line in lines:
        best = smallest_passing(verdicts, line)
        if best is None:
            call.find([NONE_PASSES.of(title_of(line))])
        else:
            message = tr("{}: {}, {}.")
            net = shown_net(best.net.name) if is_named(best) else tr("no net named")
            call.info(message.format(title_of(line), net, result_word(best.passes)))
            call.find(NOT_CHECKED.of(title_of(line), reason=reason) for _, reason in not_checked(best))
        if line.hits is not None:
            call.info(pieces_text(line))
        if not line.has_rotation:
            call.find([TRANSLATION_ONLY.of(title_of(line))])
    call.find(few_rocks(lines))
    if worst_text(lines):
        call.info(worst_text(lines))
