# SPDX-License-Identifier: GPL-2.0-or-later
"""Cached answers to questions that numba repeats while it compiles.

What a number plus a number is, numba finds by asking some forty functions one after the other, for each sum anew, and
again when it writes down the sum. Where it has no code for the very types of an operation, which is so for each number
that is written in a kernel, it looks for new code of all its extensions. A fifth of what numba itself needs for a
run went there. The answers are the same.
"""

import operator
from contextlib import contextmanager
from types import BuiltinFunctionType

from numba.core import types
from numba.core.cpu import CPUContext
from numba.core.runtime.context import NRTContext

from .calls import KernelCalls

_OPERATORS = {var for var in vars(operator).values() if callable(var)}
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


class _RememberingMore(Remembering):
    """One that is asked when sums are written down: what an operator is, and then the operator."""

    def resolve_value_type(self, value):
        """The type of an object of Python."""
        kind = super().resolve_value_type(value)
        return _Operator.like(kind) if type(kind) is types.Function and kind.typing_key in _OPERATORS else kind


class _Operator(types.Function):
    """An operator that remembers what it makes of what."""

    @classmethod
    def like(cls, function):
        """Not made as types are, for it is no further type: it shares all that numba's has."""
        function_like = object.__new__(cls)
        function_like.__dict__ = function.__dict__
        return function_like

    def get_call_type(self, context, kinds, named):
        """The signature of a call."""
        return _remembered(super().get_call_type, self.typing_key, context, kinds, named)


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
    """Does this type say all about a value: no function, and known to the end?"""
    return not isinstance(kind, types.Callable) and kind.is_precise()


class Counting(NRTContext):
    """numba's counting of references, which reads of a record what is counted, not all that is in it."""

    def get_meminfos(self, builder, ty, val):
        models = self._context.data_model_manager
        model = models[ty]
        meminfos = [(ty, model.get_nrt_meminfo(builder, val))] if model.has_nrt_meminfo() else []
        for kind, read in model.traverse(builder):
            if models[kind].contains_nrt_meminfo():
                meminfos.extend(self.get_meminfos(builder, kind, read(val)))
        return meminfos


class RememberingTarget(CPUContext):
    """numba's context of the processor, which looks for new code only where there may be some: made for a function.

    It did when the compiler was made. For fields, and for arrays of others, it would look each time.
    """

    @classmethod
    def like(cls, context):
        """The context, with other means."""
        context.__class__ = cls
        return context

    @property
    def call_conv(self):
        return KernelCalls(self)

    @property
    def nrt(self):
        return Counting(self, self.enable_nrt)

    def get_function(self, fn, sig, _firstcall=True):
        return super().get_function(fn, sig, _firstcall=_firstcall and not isinstance(fn, str))


def is_number(kind):
    """Is a value of this type one number?"""
    return isinstance(kind, (types.Number, types.Boolean))


@contextmanager
def asked_once(context):
    """Let numba's context of a target remember for a while, and not look for new code."""
    before = context.typing_context
    context.refresh = lambda: None
    context.typing_context = _RememberingMore(before)
    try:
        yield
    finally:
        del context.refresh
        context.typing_context = before
