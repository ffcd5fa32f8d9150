# SPDX-License-Identifier: GPL-2.0-or-later
"""State that kernels share has owners: each record is written by the file that declares it, and by no other."""

import pytest

from talus.tests.engine import owned_records


def test_no_file_writes_a_record_of_another():
    assert owned_records.problems(owned_records.sources()) == []


def test_records_are_of_the_file_that_declares_them():
    assert owned_records.OWNERS["scar"] == "motion/scar.py" and owned_records.OWNERS["watch"] == "contact/watch.py"
    assert owned_records.OWNERS["window"] == "contact/window.py" and owned_records.OWNERS["rows"] == "contact/rows.py"


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('workspace.common[0]["scar"]["depth"] = 1.0', "writes scar of motion/scar.py"),
        ('out_common["scar"]["depth"] += 1.0', "writes scar of motion/scar.py"),
        ('a, out_common["scar"] = 1, out_common["before_step"]["scar"]', "writes scar of motion/scar.py"),
        (
            'scar = workspace.common[0]["scar"]\n    a = scar["surface"]\n    a[2] = 0.0',
            "writes scar of motion/scar.py",
        ),
        ('out_rolling["is_there"] = 0', "writes rolling of contact/rolling.py"),
        ('out_common["watch"]["window"]["limit"] = 0.0', "writes window of contact/window.py"),
        ('fill(out_common["look"]["pose"])', "lets contact/gaps.py write look of contact/clearance.py"),
        ('a = out_common["scar"]["depth"]\n    a = 2.0', None),
        ('workspace.features[0]["gap"] = out_common["scar"]["depth"]', None),
    ],
)
def test_a_write_is_found_whatever_it_goes_by(line, found):
    text = f"def fill(out_values):\n    pass\n\n\ndef f(workspace, out_common, out_rolling):\n    {line}\n"
    problems = owned_records.problems({"contact/gaps.py": text})
    assert [problem.split(" ", 1)[1] for problem in problems] == ([found] if found else [])
