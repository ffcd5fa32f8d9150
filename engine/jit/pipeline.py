# SPDX-License-Identifier: GPL-2.0-or-later
"""numba's pipeline without what kernels have no use for, in less time.

numba takes each function through some thirty passes and looks through the whole of it again after most of them.
Kernels have no closures, comprehensions, ``with`` or ``raise``, and branch on no type: a test looks. So the passes
that treat these change nothing and are left out. That changes no number.
"""

from numba.core.compiler import Compiler
from numba.core.typed_passes import NativeLowering

from .records_by_address import MODELS, RecordLowering
from .remembered_answers import Remembering, RememberingTarget

NEEDLESS = {
    "with_lifting", "inline_closure_likes", "rewrite_semantic_constants", "dead_branch_prune", "Rewrite dynamic raises",
    "make_function_op_code_to_jit_function", "inline_inlinables", "find_literally", "literal_unroll",
    "LiteralPropagation", "inline_overloads", "nopython_supported_feature_validation", "annotate_types",
    "dump_parfor_diagnostics",
}  # fmt: skip
NEEDLESS_WITHOUT_ARRAYS = {"nopython_rewrites"}  # it joins operations on whole arrays


class ShortCompiler(Compiler):
    """Compiler of kernels, or of parts of them."""

    def compile_extra(self, func):
        """numba's own, with contexts that remember, and in which records are handed over at their places."""
        self.state.typingctx = Remembering(self.state.typingctx)
        self.state.targetctx = RememberingTarget.like(self.state.targetctx.subtarget(data_model_manager=MODELS))
        return super().compile_extra(func)

    def define_pipelines(self):
        """numba's own, without the needless passes."""
        needless = NEEDLESS if self.state.flags.nrt else NEEDLESS | NEEDLESS_WITHOUT_ARRAYS
        pipelines = super().define_pipelines()
        for pipeline in pipelines:
            pipeline.passes = [
                (RecordLowering, *entry[1:]) if entry[0] is NativeLowering else entry
                for entry in pipeline.passes
                if entry[0].name() not in needless
            ]
        return pipelines
