# SPDX-License-Identifier: GPL-2.0-or-later
"""What numba asks time and again while it compiles, asked once.

What a number plus a number is, numba finds by asking some forty functions one after the other, for each sum anew, and
again when it writes down the sum. Where it has no code for the very types of an operation, which is so for each number
that is written in a kernel, it looks for new code of all its extensions. A fifth of what numba itself needs for a
run went there. The answers are the same.
"""

import operator
from types import BuiltinFunctionType

from numba.core import types

_OPERATORS = {one for one in vars(operator).values() if callable(one)}
_KINDS = {}  # function of Python -> its type
_FOUND = {}  # (function, kinds of arguments) -> signature; what numba knows of its own functions serves a whole process


def _is_of_python(value):
    return isinstance(value, BuiltinFunctionType) or (isinstance(value, type) and value in (int, float, range))


class Remembering:
    """numba's typing context, which remembers what its functions make of what."""

    def __init__(self, context):
        self._context = context

    def __getattr__(self, name):
        return getattr(self._context, name)

    def resolve_function_type(self, function, kinds, named):
        """The signature of a call."""
        if not (isinstance(function, types.Function) or function in _OPERATORS):
            return self._context.resolve_function_type(function, kinds, named)
        return _remembered(self._context.resolve_function_type, function, function, kinds, named)

    def resolve_value_type(self, value):
        """The type of an object of Python; of a function numba asks first whether it is a number, a list, ..."""
        if not _is_of_python(value):
            return self._context.resolve_value_type(value)
        if value not in _KINDS:
            _KINDS[value] = self._context.resolve_value_type(value)
        return _KINDS[value]


def _remembered(ask, function, *arguments):
    *_, kinds, named = arguments
    if named or not all(map(_is_plain, kinds)):
        return ask(*arguments)
    key = function, tuple(kinds)
    signature = _FOUND.get(key)
    if signature is None:
        signature = ask(*arguments)
        if signature is not None:
            _FOUND[key] = signature
    return signature


def _is_plain(kind):
    """Whether a type says all about a value: it is no function, and known to the end."""
    return not isinstance(kind, types.Callable) and kind.is_precise()
