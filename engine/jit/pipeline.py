# SPDX-License-Identifier: GPL-2.0-or-later
"""numba's pipeline without what kernels have no use for, in less time.

numba takes each function through some thirty passes and looks through the whole of it again after most of them.
Kernels have no closures, comprehensions, ``with`` or ``raise``, and branch on no type: a test looks. So the passes
that treat these change nothing and are left out. What a number plus a number is, numba finds by asking some forty
functions one after the other, each time anew; here it is asked once. Neither changes a number.
"""

import operator

from numba.core import types
from numba.core.compiler import Compiler
from numba.core.typed_passes import NativeLowering

from .records import MODELS, RecordLowering

NEEDLESS = {
    "with_lifting", "inline_closure_likes", "rewrite_semantic_constants", "dead_branch_prune", "Rewrite dynamic raises",
    "make_function_op_code_to_jit_function", "inline_inlinables", "find_literally", "literal_unroll",
    "LiteralPropagation", "inline_overloads", "nopython_supported_feature_validation", "annotate_types",
    "dump_parfor_diagnostics",
}  # fmt: skip
NEEDLESS_WITHOUT_ARRAYS = {"nopython_rewrites"}  # it joins operations on whole arrays
OPERATORS = {one for one in vars(operator).values() if callable(one)}


class _Remembering:
    """numba's typing context, which remembers what operators make of numbers."""

    found = {}  # (operator, kinds of numbers) -> signature; one context serves a whole process

    def __init__(self, context):
        self._context = context

    def __getattr__(self, name):
        return getattr(self._context, name)

    def resolve_function_type(self, function, kinds, named):
        """The signature of a call."""
        if named or not (_is_operator(function) and all(map(_is_number, kinds))):
            return self._context.resolve_function_type(function, kinds, named)
        key = function, tuple(kinds)
        if key not in self.found:
            signature = self._context.resolve_function_type(function, kinds, named)
            if signature is None:
                return None
            self.found[key] = signature
        return self.found[key]


def _is_operator(function):
    return isinstance(function, types.Function) and function.typing_key in OPERATORS


def _is_number(kind):
    return isinstance(kind, (types.Number, types.Boolean))


class ShortCompiler(Compiler):
    """Compiler of kernels, or of parts of them."""

    def compile_extra(self, func):
        """numba's own, with a context that remembers."""
        self.state.typingctx = _Remembering(self.state.typingctx)
        self.state.targetctx = self.state.targetctx.subtarget(data_model_manager=MODELS)
        return super().compile_extra(func)

    def define_pipelines(self):
        """numba's own, without the needless passes."""
        needless = NEEDLESS if self.state.flags.nrt else NEEDLESS | NEEDLESS_WITHOUT_ARRAYS
        pipelines = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [
                (RecordLowering, *one[1:]) if one[0] is NativeLowering else one
                for one in pipeline.passes
                if one[0].name() not in needless
            ]
        return pipelines
