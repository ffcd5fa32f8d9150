# SPDX-License-Identifier: GPL-2.0-or-later
"""The command `talus`: studies without QGIS. docs/command_line.md is its manual.

talus run study.toml      do a study, or go on with it
talus check study.toml    read all of it and its inputs
talus info dem.tif        what an elevation model is, and whether it is fit
talus demo FOLDER         a slope, its study, its results
talus keys                what may stand in a study
"""

import argparse
import sys
from importlib import import_module

from ..version import __version__
from .outcomes import WRONG_USE, exit_code_of

COMMANDS = ("run", "check", "info", "demo", "keys")


def main(arguments=None):
    """Do what the arguments say, by default those of the process; returns the exit code."""
    parser = argparse.ArgumentParser(
        prog="talus", description="Rockfall on elevation models: studies without QGIS.",
        epilog="Exit codes: 0 done, 1 an input is refused, 2 wrong use (info and check with --strict: an input is "
        "unsafe or doubtful), 3 it could not be finished, 130 interrupted.",
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=f"talus {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    modules = {name: import_module(f".{name}", __package__) for name in COMMANDS}
    for name, module in modules.items():
        summary = module.__doc__.strip().splitlines()[0]
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    options = parser.parse_args(arguments)
    options.given = sys.argv[1:] if arguments is None else arguments
    if options.command is None:
        parser.print_help(sys.stderr)
        return WRONG_USE
    return exit_code_of(modules[options.command].do, options)
