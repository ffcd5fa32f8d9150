# SPDX-License-Identifier: GPL-2.0-or-later
"""Who writes the records that kernels share (engine/motion/workspace.py), read from the sources.

A record is known by its name: as a key of COMMON, as the argument ``scar`` or ``out_scar`` of a kernel, and under
whatever name a kernel gives to it or to an array in it. What a kernel is handed as ``out_...`` it may write.
"""

import ast
from pathlib import Path

from talus.engine.motion import workspace

ENGINE = Path(workspace.__file__).resolve().parents[1]
OF_ALL = "contact/contact_records.py"  # features and contacts, which all kernels of a step fill


def owners():
    """The file of the engine that declares each record of COMMON, by its name; records within records too."""
    declared = {}
    for path in ENGINE.rglob("*.py"):
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call):
                called = node.value.func
                if isinstance(called, ast.Attribute) and called.attr == "dtype":
                    declared[node.targets[0].id] = path.relative_to(ENGINE).as_posix(), node.value
    actual = {}

    def gather(declaration):
        for field in declaration.args[0].elts:
            name, kind = field.elts[0].value, field.elts[1]
            if isinstance(kind, ast.Name) and declared[kind.id][0] != OF_ALL:
                actual[name], within = declared[kind.id]
                gather(within)

    gather(declared["COMMON"][1])
    return actual


def records():
    """The types of these records, by name."""
    actual = {}

    def gather(kind):
        for name in kind.names:
            if kind[name].names and (name in OWNERS or name.startswith("before_")):
                actual[name] = kind[name]
                gather(kind[name])

    gather(workspace.COMMON)
    return actual


OWNERS = owners()
RECORDS = {"common": workspace.COMMON, **records()}


class Function:
    """Reads and writes of the records by one function. ``problems``: writes to records of other files."""

    def __init__(self, node, file, parameters):
        self.node, self.file, self.parameters, self.problems, self.known = node, file, parameters, [], {}
        for argument in node.args.args:
            name = argument.arg.removeprefix("out_")
            if name in RECORDS:
                self.known[argument.arg] = name, RECORDS[name]
        for part in ast.walk(node):
            self.look_at(part)

    def look_at(self, part):
        """Note names given to records, writes, and calls that hand records on."""
        if isinstance(part, ast.Assign):
            for target in part.targets:
                self.assign(target, part.value)
        elif isinstance(part, ast.AugAssign):
            self.write(part.target)
        elif isinstance(part, ast.Call) and isinstance(part.func, ast.Name):
            self.call(part)

    def assign(self, target, value):
        """One target, or several by one."""
        if isinstance(target, ast.Tuple):
            values = value.elts if isinstance(value, ast.Tuple) else [None] * len(target.elts)
            for elt, its in zip(target.elts, values):
                self.assign(elt, its)
        elif isinstance(target, ast.Name) and value is not None and self.place_of(value):
            self.known[target.id] = self.place_of(value)
        else:
            self.write(target)

    def place_of(self, node):
        """(record, type) that an expression stands for, None for anything else; an array has the record it is in."""
        if isinstance(node, ast.Name):
            return self.known.get(node.id)
        if not isinstance(node, ast.Subscript):
            return None
        if isinstance(node.value, ast.Attribute) and node.value.attr == "common":
            return "common", workspace.COMMON
        within, key = self.place_of(node.value), getattr(node.slice, "value", None)
        if within is None:
            return None
        record, kind = within
        if not isinstance(key, str):  # of an array in a record, or of (1,) COMMON; else something else of that name
            return within if kind.names is None or record == "common" else None
        if kind.names is None or key not in kind.names:
            return None
        return (key if key in OWNERS else record), kind[key].base

    def write(self, target):
        """A target of an assignment."""
        place = self.place_of(target) if isinstance(target, ast.Subscript) else None
        if place and place[0] != "common" and OWNERS[place[0]] != self.file:
            self.problems.append(f"{self.file}:{target.lineno} writes {place[0]} of {OWNERS[place[0]]}")

    def call(self, call):
        """A call that hands a record, or an array in one, to be written by a file that does not own it."""
        file, names = self.parameters.get(call.func.id, (None, ()))
        for argument, name in zip(call.args, names):
            place = self.place_of(argument)
            if not place or not name.startswith("out_") or name.removeprefix("out_") in RECORDS:
                continue
            if OWNERS.get(place[0], file) not in (file, self.file):
                self.problems.append(f"{self.file}:{call.lineno} lets {file} write {place[0]} of {OWNERS[place[0]]}")


def problems(sources):
    """All writes of another file's record. ``sources``: text of each file, by its path below the engine."""
    trees = {file: ast.parse(text) for file, text in sources.items()}
    functions = [(file, n) for file, tree in trees.items() for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    parameters = {n.name: (file, [entry.arg for entry in n.args.args]) for file, n in functions}
    return [problem for file, node in functions for problem in Function(node, file, parameters).problems]


def sources():
    """The engine's."""
    return {path.relative_to(ENGINE).as_posix(): path.read_text() for path in ENGINE.rglob("*.py")}
