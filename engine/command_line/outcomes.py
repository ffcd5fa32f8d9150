# SPDX-License-Identifier: GPL-2.0-or-later
"""Ends of a command: its words for people, and its exit code for scripts."""

import os
import shlex
import signal
import sys
from contextlib import contextmanager

NO_MEMORY = (
    "there is not enough memory; let the elevation model take less of it (compute.terrain_memory in the study, MB), "
    "or read a part of it (terrain.extent)."
)
DONE, REFUSED, WRONG_USE, UNFINISHED, INTERRUPTED = 0, 1, 2, 3, 130
DOUBTS = 2  # of info and check with --strict


def exit_code_of(do, options):
    """Exit code of a command; errors that a user can repair are reported in words, not as a traceback."""
    from ..types import Cancelled, WorkKept

    try:
        code = do(options)
        sys.stdout.flush()
    except BrokenPipeError:  # who reads the output has seen enough, as `head` has
        _let_go_of_output()
        return UNFINISHED
    except Cancelled:
        return _told(f"interrupted; go on from here with: {_command(options)}", INTERRUPTED)
    except (ValueError, ImportError) as error:
        return _told(error, REFUSED)
    except WorkKept as error:
        return _told(f"{error} When that is mended, go on with: {_command(options)}", UNFINISHED)
    except OSError as error:
        return _told(error, UNFINISHED)
    except MemoryError:
        return _told(NO_MEMORY, UNFINISHED)
    return code or DONE


def _command(options):
    """The command as it was given, but `--anew`, which would begin again."""
    return shlex.join(("talus", *(argument for argument in options.given if argument != "--anew")))


def _let_go_of_output():
    """Python flushes its output at the end, and would print an error of its own there."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())


def _told(message, code):
    print(f"talus: {message}", file=sys.stderr)
    return code


@contextmanager
def interruptible():
    """Gives a function that says whether Ctrl-C or the end of a job's time (SIGTERM) came; a second ends at once."""
    came = []

    def note(number, frame):
        if came:
            raise KeyboardInterrupt
        came.append(number)

    before = {number: signal.signal(number, note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield lambda: bool(came)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
