# SPDX-License-Identifier: GPL-2.0-or-later
"""An algorithm is handed one Call: a parameter is declared once, read by its declaration, and named nowhere else."""

import ast
from pathlib import Path

import pytest

from talus.engine.map_rows import MAP_ROWS

FOLDER = Path(__file__).resolve().parents[1] / "algorithms"
SHARED = ("parameters", "styles", "layers", "scene", "runs", "reports", "rocks")
SOURCES = sorted(path for path in FOLDER.rglob("*.py"))
# the functions of algorithms/shared/parameters/definitions.py that declare a parameter
DECLARING = {
    "band", "choice", "choices", "crs", "extent", "field", "file", "file_output", "folder", "folder_output", "layer",
    "layer_output", "layers", "matrix", "number", "optional_number", "optional_whole_number", "raster", "raster_output",
    "shown_file_output", "switch", "text", "whole_number",
}  # fmt: skip
# what Processing itself hands over goes no further than these
OF_PROCESSING = {"base.py", "call.py", "example_models.py"}


def tree_of(path):
    return ast.parse(path.read_text(encoding="utf-8"))


def declarations(path):
    """Pairs of the name of a parameter that a file declares and the node with it."""
    for statement in tree_of(path).body:
        value = statement.value if isinstance(statement, ast.Assign) else None
        is_call = isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id in DECLARING
        if is_call and value.args and isinstance(value.args[0], ast.Constant):
            yield statement.targets[0].id, value.args[0]


def room_of(path):
    """Such as parameters of shared/parameters, simulate of tools/simulate, and call.py."""
    parts = path.relative_to(FOLDER).parts
    return parts[1] if len(parts) > 2 else parts[0]


DECLARED = [(path, *declaration) for path in SOURCES for declaration in declarations(path)]


def names_within_reach(path):
    """Names of the parameters that a file can import: of its own folder and of the shared ones."""
    rooms = {room_of(path), *SHARED}
    maps = {name.upper() for name in MAP_ROWS} if room_of(path) == "simulate" else set()  # declared by their rows
    return maps | {name for other, name, _ in DECLARED if room_of(other) in rooms}


def test_parameters_are_found():
    names = {name for _, name, _ in DECLARED}
    assert len(DECLARED) > 300
    assert {"DEM", "PERCENTILE", "TOTAL_RUNS", "CONFIDENCE", "TRAJECTORIES", "REPORT_DATE"} <= names


def test_a_declaration_has_the_name_of_its_parameter():
    assert [(path.name, name) for path, name, node in DECLARED if node.value != name] == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_text_names_a_parameter_beside_its_declaration(path):
    names = names_within_reach(path)
    own = {(node.lineno, node.col_offset) for _, node in declarations(path)}
    actual = [
        (node.lineno, node.value)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in names
    ]
    places = {(node.lineno, node.col_offset) for node in ast.walk(tree_of(path)) if isinstance(node, ast.Constant)}
    assert own <= places
    assert [entry for entry in actual if entry[0] not in {line for line, _ in own}] == []


def test_only_declarations_and_the_call_read_values():
    allowed = {path for path in SOURCES if room_of(path) == "parameters"} | {FOLDER / "call.py"}
    reading = {
        path
        for path in SOURCES
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and node.attr.startswith("parameterAs")
    }
    assert {str(path.relative_to(FOLDER)) for path in reading - allowed} == set()


def test_no_function_carries_the_parts_of_a_call():
    actual = {
        f"{path.relative_to(FOLDER)}: {node.name}"
        for path in SOURCES
        if path.name not in OF_PROCESSING and room_of(path) not in ("parameters", "desktop")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.FunctionDef)
        if len({entry.arg for entry in node.args.args} & {"algorithm", "parameters", "context", "feedback"}) > 1
        if node.name != "postProcessLayer"  # of Processing
    }
    assert actual == set()


def test_no_tool_warns_by_a_string():
    """Faults of inputs or results are findings (Call.find), which one place writes into the log; only that
    place, the Call and stand-ins of a feedback know of warnings. Of studies it is engine/study/job.py's tell_findings.
    """
    messages = []
    for path in [*SOURCES, FOLDER.parent / "plugin.py", *sorted((FOLDER.parent / "engine" / "study").rglob("*.py"))]:
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.Attribute) and node.attr in ("warning", "pushWarning", "warn"):
                messages.append(path.relative_to(FOLDER.parent).as_posix())
    assert messages == ["algorithms/call.py", "algorithms/shared/findings/output.py", "engine/study/job.py"]


def test_every_report_has_the_findings():
    """Below its title, unsafe ones first."""
    reports = [path for path in SOURCES if "page.write_page(" in path.read_text(encoding="utf-8")]
    without = [
        path for path in reports
        if not any(name in path.read_text(encoding="utf-8") for name in ("*head_with_findings(", "*unsafe_section("))
    ]  # fmt: skip
    assert len(reports) == 10 and without == []
