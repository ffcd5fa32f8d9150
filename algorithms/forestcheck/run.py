# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:forestcheck."""

from ..parameters.number_outputs import tell_numbers
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from .findings import findings_of
from .objects import protection_of
from .outputs import numbers_of, write_outputs
from .parameters import REPORT, labels
from .report import write_report
from .stands import read_stands


def run(call):
    """Run talus:forestcheck and return its outputs and numbers to Processing."""
    dem = call.checked()
    stands = read_stands(call, dem.crs)
    found = findings_of(call, dem, stands)
    protection = protection_of(call, dem.crs, stands)
    numbers = numbers_of(found, protection)
    tell_numbers(labels(), numbers, call)
    with Files() as files:
        outputs = write_outputs(call, files, dem.crs, found, protection)
        if call.wants(REPORT):
            outputs[REPORT] = call.path(REPORT)
            rows, head = parameter_rows(call), read_report_head(call)
            write_report(files.stage(outputs[REPORT]), found, protection, rows, head)
    return {**outputs, **numbers}
