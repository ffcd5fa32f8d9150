# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels as parts of a whole: typed by themselves, optimised and turned into machine code with the kernel they serve.

numba makes of each kernel a library: it links the code of all kernels called, optimises the lot, and writes
machine code and two wrappers, for Python and for C. A kernel that lies five calls deep is so linked, optimised and
written six times over. Of a part nothing is done but to put down its code; the whole links each part once and optimises
all of it together. Measured for a first run when parts were new: 36 s of processor time without, 20 s with; the numbers
are the same bits and a step costs the same.

    run_rock  (machine code, optimised as one)
      move, advance, slide, touch, fly ...  (parts)

A part can be called by kernels alone. See ``kernels``.
"""

from numba.core.codegen import JITCodeLibrary

from .pipeline import ShortCompiler

for _replaced in ("_get_module_for_linking", "_optimize_functions", "finalize"):
    getattr(JITCodeLibrary, _replaced)  # AttributeError where numba has no such thing


class _NoEngine:
    """Stand-in for the engine to which numba passes the machine code of a kernel; a part has none."""

    @staticmethod
    def set_env(name, environment):
        pass


class RawLibrary(JITCodeLibrary):
    """Code that is optimised only when all of it is together: function by function first would take longer."""

    def _optimize_functions(self, ll_module):
        ll_module.data_layout = self._codegen._data_layout

    def load_with(self, library):
        """Do what a library that was linked does when it is loaded from the cache; older numba have no such thing."""
        if hasattr(self, "_reload_init"):
            self._reload_init.update(library._reload_init)


class PartLibrary(RawLibrary):
    """Code for linking alone."""

    takes_places = False  # whether an argument is a record that is handed over at its place (``records``)

    @property
    def codegen(self):
        return _NoEngine

    def finalize(self):
        """Nothing to do: who links this part links all that it calls as well (``with_all_called``)."""
        self._raise_if_finalized()
        for library in self._linking_libraries:
            self.load_with(library)
        self._finalized = True

    def own_module(self):
        """The code of this part alone; another copy of it in the same whole is the same."""
        if self._shared_module is None:
            for function in self._final_module.functions:
                if not function.is_declaration:
                    function.linkage = "linkonce_odr"
            self._shared_module = self._final_module
        return self._shared_module

    def _get_module_for_linking(self):
        """For a library that knows of no parts: with all that this one calls."""
        if self.takes_places:  # who calls it would hand over its records word by word
            raise TypeError(f"{self.name} takes a record of many words: only kernels of Talus can call it.")
        whole = self.own_module().clone()
        for library in with_all_called(self._linking_libraries):
            whole.link_in(module_of(library), preserve=True)
        return whole

    def get_pointer_to_function(self, name):
        return 0


def with_all_called(libraries):
    """The libraries and all that parts among them call, each once."""
    libraries_found, waiting = {}, list(libraries)[::-1]
    while waiting:
        library = waiting.pop()
        if library not in libraries_found:
            libraries_found[library] = None
            if isinstance(library, PartLibrary):
                waiting.extend(library._linking_libraries[::-1])
    return list(libraries_found)


def module_of(library):
    """The code to link in for one of ``with_all_called``."""
    return library.own_module() if isinstance(library, PartLibrary) else library._get_module_for_linking()


class PartCompiler(ShortCompiler):
    """numba's own pipeline that ends in a PartLibrary."""

    def compile_extra(self, func):
        self.state.library = PartLibrary(self.state.targetctx.codegen(), func.__qualname__)
        return super().compile_extra(func)
