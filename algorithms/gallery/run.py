# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:gallery."""

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.statistics.order_statistics import fewest_values
from ..parameters.number_outputs import tell_numbers
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from .arrivals import read_structures
from .outputs import numbers_of, write_sections
from .parameters import CROSSINGS, GALLERY, KIND, OF_GALLERIES, OF_WALLS, PERCENTILE, REPORT, labels
from .report import write_report
from .sections import parts_of_structures

FEW = Kind(
    "percentile-without-bound", DOUBTFUL,
    "In {value:.0f} of {sections} sections fewer than {fewest} rocks arrive, and their percentile {percentile} has "
    "no upper bound.",
    "Simulate more runs, or use longer sections (SECTION).",
)  # fmt: skip


def run(call):
    """Run talus:gallery and return its outputs and numbers to Processing."""
    call.checked()
    structures, crs = read_structures(call)
    call.go_on(30.0)
    parts = parts_of_structures(call, structures)
    call.go_on(60.0)
    numbers = numbers_of(parts)
    tell_numbers(labels(), numbers, call)
    _tell_few(call, parts)
    with Files() as files:
        outputs = write_sections(call, files, crs, parts)
        outputs.update(_write_report(call, files, parts))
    return {**outputs, **numbers}


def _tell_few(call, parts):
    """Warn of sections with so few rocks that their percentile has no upper bound."""
    fewest = fewest_values(float(call[PERCENTILE]) / 100.0)
    few = sum(0 < part.section.rows.size < fewest for part in parts)
    if few:
        call.find([
            FEW.of(str(CROSSINGS), few, sections=len(parts), fewest=fewest, percentile=call[PERCENTILE])
        ])  # fmt: skip


def _write_report(call, files, parts):
    if not call.wants(REPORT):
        return {}
    path, is_gallery = call.path(REPORT), call[KIND] == GALLERY
    rows = parameter_rows(call, leave_out=set(OF_WALLS if is_gallery else OF_GALLERIES))
    write_report(files.stage(path), parts, is_gallery, call[PERCENTILE], rows, read_report_head(call))
    return {REPORT: path}
