# SPDX-License-Identifier: GPL-2.0-or-later
"""A kernel with all that it calls as one whole, which nothing else calls into.

numba links the code of the kernels called in a way that leaves each open to callers from elsewhere, so LLVM must keep
how they are called. Each then hands on whole structures: every word of every array, with its sizes, strides and owner,
where the kernel called reads the place of the numbers. Closed to others (``internal``), they are handed what they read,
and those that are called from one place alone are compiled into it. No operation changes, nor the order of any: the
numbers are the same bits.
"""

from llvmlite.binding import Linkage

from .parts import RawLibrary, module_of, with_all_called
from .pipeline import ShortCompiler


class WholeLibrary(RawLibrary):
    """Code whose linked parts are for itself alone."""

    def finalize(self):
        """Link all parts, each once; then numba's own."""
        for library in with_all_called(self._linking_libraries):
            self.load_with(library)
            self._final_module.link_in(module_of(library), preserve=True)
        self._linking_libraries = []
        super().finalize()

    def _optimize_final_module(self):
        for function in self._final_module.functions:
            # so numba marks what it has linked; what the library itself defines is for callers
            if not function.is_declaration and function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        self._optimize_once()

    def _optimize_once(self):
        """Without numba's cheap passes before, which are for code that counts references and take as long again."""
        passes = getattr(self._codegen, "_mpm_full", None)  # older than numba 0.61
        if passes is not None:
            passes.run(self._final_module)
        else:
            passes, builder = self._codegen._module_pass_manager()
            passes.run(self._final_module, builder)


class WholeCompiler(ShortCompiler):
    """numba's own pipeline that ends in a WholeLibrary."""

    def compile_extra(self, func):
        self.state.library = WholeLibrary(self.state.targetctx.codegen(), func.__qualname__)
        self.state.library.enable_object_caching()  # as numba does with a library that it makes itself
        return super().compile_extra(func)
