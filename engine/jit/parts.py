# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels as parts of a whole: typed by themselves, optimised and turned into machine code with the kernel they serve.

numba makes of each kernel a library: it links the code of all kernels called, optimises the lot, and writes
machine code and two wrappers, for Python and for C. A kernel that lies five calls deep is so optimised and written six
times over. Of a part only what LLVM would do anyway before it inlines is done (the passes over single functions); its
callers link it as it is. Measured for a first run: 36 s of processor time without, 20 s with; the numbers are the same
bits and a step costs the same.

    run_rock  (machine code, optimised as one)
      move, advance, slide, touch, fly ...  (parts)

A part can be called by kernels alone. See ``kernels``.
"""

from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

for _replaced in ("_optimize_final_module", "_finalize_final_module"):
    getattr(JITCodeLibrary, _replaced)  # AttributeError where numba has no such thing


class _NoEngine:
    """What numba would tell the machine code of a kernel, of which a part has none."""

    @staticmethod
    def set_env(name, environment):
        pass


class PartLibrary(JITCodeLibrary):
    """Code for linking alone."""

    @property
    def codegen(self):
        return _NoEngine

    def _optimize_final_module(self):
        pass

    def _finalize_final_module(self):
        self._finalized = True

    def get_pointer_to_function(self, name):
        return 0


class PartCompiler(Compiler):
    """numba's own pipeline that ends in a PartLibrary."""

    def compile_extra(self, func):
        self.state.library = PartLibrary(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)
