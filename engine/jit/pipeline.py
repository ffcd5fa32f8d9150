# SPDX-License-Identifier: GPL-2.0-or-later
"""numba's pipeline without what kernels have no use for, in less time.

numba takes each function through some thirty passes and looks through the whole of it again after most of them.
Kernels have no closures, comprehensions, ``with`` or ``raise``, and branch on no type: a test looks. So the passes
that treat these change nothing and are left out. That changes no number.
"""

from numba.core import postproc, transforms
from numba.core.compiler import Compiler
from numba.core.typed_passes import NativeLowering

from .records import MODELS, RecordLowering
from .remembered_answers import Remembering, RememberingTarget

NEEDLESS = {
    "with_lifting", "inline_closure_likes", "rewrite_semantic_constants", "dead_branch_prune", "Rewrite dynamic raises",
    "make_function_op_code_to_jit_function", "inline_inlinables", "find_literally", "literal_unroll",
    "LiteralPropagation", "inline_overloads", "nopython_supported_feature_validation", "annotate_types",
    "dump_parfor_diagnostics",
}  # fmt: skip
NEEDLESS_WITHOUT_ARRAYS = {"nopython_rewrites"}  # it joins operations on whole arrays
_MADE_NOW = []  # functions, each made for the one before it; numba compiles under a lock


class PostProcessor(postproc.PostProcessor):
    """numba's own, which finds after six passes how long each variable lives; of a kernel after the last alone.

    Of all others it does what it did.
    """

    def run(self, emit_dels=False, extend_lifetimes=False):
        """Bring blocks in order; with ``emit_dels`` write where variables end."""
        if emit_dels or self.func_ir.func_id.func not in _MADE_NOW:
            super().run(emit_dels, extend_lifetimes)
        else:
            self.func_ir.blocks = transforms.canonicalize_cfg(self.func_ir.blocks)


postproc.PostProcessor = PostProcessor  # the passes look there


class ShortCompiler(Compiler):
    """Compiler of kernels, or of parts of them."""

    def compile_extra(self, func):
        """numba's own, with contexts that remember, and in which records are handed over at their places."""
        self.state.typingctx = Remembering(self.state.typingctx)
        self.state.targetctx = RememberingTarget.like(self.state.targetctx.subtarget(data_model_manager=MODELS))
        _MADE_NOW.append(func)
        try:
            return super().compile_extra(func)
        finally:
            _MADE_NOW.pop()

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
