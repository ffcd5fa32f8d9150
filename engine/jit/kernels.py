# SPDX-License-Identifier: GPL-2.0-or-later
"""The one decorator of every kernel, and where the compiled code is kept.

With numba a kernel is machine code that releases the interpreter's lock. Without numba the same function runs
as plain Python: the results are the same, the time is not (see ``WARNING``).

numba keeps compiled code on disk, but looks only at the file of the function itself: after an edit of a helper
in another file it would go on running the old machine code. So the folder of the cache carries a hash of all
sources of the engine. The folder is set only while a kernel of Talus is being decorated, because the setting is
shared with every other user of numba in the process.

What is compiled, and when:

    called from Python        machine code, optimised with all kernels below it as a whole (``wholes``), kept on disk
    called by another kernel  a part of that one (``parts``): no machine code of its own
    called at an address      machine code of its own (``address_of``), compiled once whoever calls it, and only when
                              asked for: the impact law, the obstacles, a run. Worth it where the work of a call is long

One kernel can be all three. The whole is compiled by each kernel that is called from Python, so what two of them would
share and is large is called at an address.
"""

import functools
import gc
import hashlib
import os
import sys
import tempfile
import threading
import types
from contextlib import suppress
from pathlib import Path

from .private_folder import private_folder

ENGINE = Path(__file__).resolve().parents[1]
STACK_ROOM = 2**17  # pointers, 1 MB
# Two threads that compile or load a kernel at once can end the process: an assertion of numba, seen with 0.61 as Debian
# builds it. So every kernel, whoever calls it first, is made ready under this lock. A thread that holds it may ask for
# further kernels.
ONE_AT_A_TIME = threading.RLock()

try:
    import numba
    import numba.core.config
    import numba.extending
except Exception as problem:  # a broken numba raises far more than ImportError: SystemError, OSError, ...
    numba = None
    WARNING = (
        f"numba cannot be used ({type(problem).__name__}: {problem}). Talus runs without it, some 500 times slower. "
        "Install numba: in QGIS by the menu Plugins, Talus, Python packages; elsewhere `apt install python3-numba` on "
        "Debian and Ubuntu, or `python3 -m pip install numba`."
    )
else:
    WARNING = ""

COMPILED = numba is not None and not numba.core.config.DISABLE_JIT
if COMPILED:
    from . import support


def hash_of_sources():
    """Hash of every source under the engine, for a kernel may stand in any folder and use any other."""
    digest = hashlib.sha256()
    for source in sorted(ENGINE.rglob("*.py")):
        digest.update(source.relative_to(ENGINE).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _writable_folder():
    """Folder for machine code: the first place that can be written, None for none.

    Beside the sources, as Python does with its own; else the cache of the user; else a temporary folder of this user
    alone, for numba runs what it finds there.
    """
    for folder in _lasting_places():
        if _can_write(folder):
            return folder
    try:
        return private_folder("kernels")
    except OSError:
        return None


def _lasting_places():
    return ENGINE / "__pycache__", *_user_caches()


def _user_caches():
    """Folders in which programs of the user keep caches; none where the user has no home."""
    named = [os.environ.get("XDG_CACHE_HOME"), os.environ.get("LOCALAPPDATA")]
    with suppress(RuntimeError):
        named.append(Path.home() / ".cache")
    return [Path(path) / "talus" for path in named if path and os.path.isabs(path)]


def _can_write(folder):
    """Can a file be made in this folder, which is made where it is not there?"""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _cache_folder():
    """Folder of this version's machine code; folders of older versions beside it are removed. None: none can be kept"""
    version = f"kernels-{hash_of_sources()}"
    plain = "-plain" if COMPILED and support.PLAIN else ""
    parent = _writable_folder()
    if parent is None:
        return None
    folder = parent / f"{version}{plain}-{sys.implementation.cache_tag}"
    for other in folder.parent.glob(f"kernels-*-{sys.implementation.cache_tag}"):
        if not other.name.startswith(version) and not other.is_symlink():
            _remove_machine_code(other)
    return folder


def _remove_machine_code(folder):
    """Delete what numba has kept in a folder, and it where nothing else is there."""
    with suppress(OSError):  # another process removes the same
        for path in (*folder.glob("*/*.nb[ic]"), *folder.glob("*.nb[ic]")):
            path.unlink(missing_ok=True)
        for path in (*folder.glob("*/"), folder):
            path.rmdir()


OF_RUNS = "run_chunk"  # kernel of engine/chunks/chunk.py that all others of a run are compiled with; a test compares
CACHE_FOLDER = _cache_folder() if COMPILED else None


def is_cached():
    """True if the machine code of whole runs lies on disk, so that the next simulation need not compile it.

    That of single kernels says nothing: the height of a release point is asked for before every simulation.
    """
    return not COMPILED or (CACHE_FOLDER is not None and any(CACHE_FOLDER.rglob(f"*.{OF_RUNS}-*.nbi")))


def why_not_kept():
    """Why compiling will be repeated, in words; '' where the machine code lasts."""
    if not COMPILED or (CACHE_FOLDER is not None and CACHE_FOLDER.parent in _lasting_places()):
        return ""
    where = "nowhere" if CACHE_FOLDER is None else f"in the temporary folder {CACHE_FOLDER.parent} alone"
    return (
        f"The compiled engine can be kept {where}, so compiling will be repeated. Make the folder of the plugin or the "
        "cache of the user writable (HOME or XDG_CACHE_HOME) to avoid that."
    )


def why_plain():
    """Return why numba compiles in its own way, with the cost, as ``support``; '' where it does not or is missing."""
    if not COMPILED:
        return ""
    with ONE_AT_A_TIME:  # the trial compiles
        return support.why_plain()


def kernel(function):
    """Compile ``function`` without the interpreter's lock; identity where numba is missing."""
    return _compiled(function, _nrt=True)  # said, for a kernel that is silent has what its first caller has


def entry_kernel(function):
    """A kernel that is called at its address alone, so that Python needs no way into it."""
    return _compiled(function, _nrt=True, no_cpython_wrapper=True)


def inner_kernel(function):
    """A kernel that makes no arrays, so that it can do without counting references to those it is handed.

    The counting costs some 10 ns an array and a call (measured: half the time of a flight step).
    """
    return _compiled(function, _nrt=False)


def joined_kernel(function):
    """An inner kernel that is always compiled into its caller: one part of a long kernel, called from one place.

    So are all that it calls and that no other kernel has called before: numba hands the option down.
    """
    return _compiled(function, _nrt=False, forceinline=True)


def apart_kernel(function):
    """An inner kernel that LLVM may leave by itself: a long one, called from several places or seldom.

    Without this it would be joined with the joined kernel that it lies below, a copy for each call: the code of a run
    grew to ten times what a processor holds close by, and slower by a tenth (measured).
    """
    return _compiled(function, _nrt=False, forceinline=False)


def _compiled(function, **options):
    if not COMPILED:
        return function
    options = {"nogil": True, "error_model": "numpy", "fastmath": False, "no_cfunc_wrapper": True, **options}
    options = support.known_options(options)
    dispatcher = _with_cache_folder(numba.njit(cache=CACHE_FOLDER is not None, **options), function)
    for name in ("compile", "_compile_for_args"):  # the second is what a call without machine code comes to
        setattr(dispatcher, name, _alone(getattr(dispatcher, name)))
    _compile_as_whole(dispatcher)
    _keep_if_possible(dispatcher)
    _compile_as_part(dispatcher, options)
    return dispatcher


def _alone(method):
    """The method of a dispatcher, by one thread at a time."""

    def alone(*arguments, **named):
        with ONE_AT_A_TIME:
            return method(*arguments, **named)

    return alone


def _compile_as_whole(dispatcher):
    """Let the kernel and all below it be closed to others when it is compiled (``wholes``), in a fifth less time a run.

    Not asked for before there is something to compile, for that itself compiles a little.
    """
    compiler = getattr(dispatcher, "_compiler", None)
    if not hasattr(compiler, "pipeline_class"):
        return
    compile_plainly = compiler.compile

    def compile_whole(*arguments):
        compiler.pipeline_class = support.whole_compiler() or compiler.pipeline_class
        return compile_plainly(*arguments)

    compiler.compile = compile_whole


def _keep_if_possible(dispatcher):
    """Use machine code that cannot be kept, too: the disk is full, or another version has cleared the folder."""
    cache = getattr(dispatcher, "_cache", None)
    if support.PLAIN or not hasattr(cache, "save_overload"):
        return
    save = cache.save_overload

    def save_if_possible(*arguments):
        with suppress(OSError):
            save(*arguments)

    cache.save_overload = save_if_possible


def may_compile(function, *arguments):
    """Call a function that may compile, and return its result; compiling takes a fifth less time so (measured).

    numba makes millions of objects that stay, so the garbage collector, which would go through them time and again,
    waits. And from Python 3.11 on the frames of a thread lie in blocks of 16 kB; where deep calls come and go at the
    end of one, each takes a block from the operating system and gives it back, 400,000 times here. A frame that asks
    for ``STACK_ROOM`` brings a block with room for all that follow.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        return _call_with_stack(function, arguments)
    finally:
        if was_on:
            gc.enable()


def _call(function, arguments):
    return function(*arguments)


_call_with_stack = types.FunctionType(_call.__code__.replace(co_stacksize=STACK_ROOM), globals())


def address_of(function, signature):
    """Address of a kernel's machine code, for ``call_of``; the kernel itself where numba is missing.

    ``signature``: function that returns the kernel's numba signature.
    """
    if not COMPILED:
        return function
    form = signature()
    function.compile(form.args)
    compiled = function.overloads[form.args]
    if compiled.signature.return_type != form.return_type:  # the caller would read another record than was written
        raise TypeError(f"{function.__name__} returns {compiled.signature.return_type}, not {form.return_type}")
    return compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)


def call_of(signature):
    """A function for kernels: ``call(address, arguments)`` calls the kernel at an address of ``address_of``.

    numba's own function type does the same, but a kernel that is handed one runs slower by a sixth (measured).
    """
    if not COMPILED:
        return lambda function, arguments: function(*arguments)

    @numba.extending.intrinsic
    def call(typing, address, arguments):
        form = signature()

        def generate(context, builder, _, values):
            convention = context.call_conv
            kind = convention.get_function_type(form.return_type, form.args)
            code = builder.inttoptr(values[0], kind.as_pointer())
            unpacked = numba.core.cgutils.unpack_tuple(builder, values[1])
            status, result = convention.call_function(builder, code, form.return_type, form.args, unpacked)
            with numba.core.cgutils.if_unlikely(builder, status.is_error):
                convention.return_status_propagate(builder, status)
            return result

        return form.return_type(address, numba.types.Tuple(form.args)), generate

    return call


def _with_cache_folder(decorator, function):
    """Decorate, with the folder of the cache set meanwhile."""
    settings = numba.core.config
    before = settings.CACHE_DIR
    if CACHE_FOLDER is not None:
        settings.CACHE_DIR = str(CACHE_FOLDER)
    try:
        return decorator(function)
    finally:
        settings.CACHE_DIR = before


def _compile_as_part(dispatcher, options):
    """Let kernels that call this one have it as a part, one for all numbers.

    Of a call with a constant numba would compile another copy, as the constant is a type of its own: nine times for the
    columns of a table. LLVM puts the constant in all the same, where it inlines the call.
    """

    @functools.cache
    def part():
        compiler = support.part_compiler()
        if compiler is None:
            return numba.njit(**options)(dispatcher.py_func)
        only_for_kernels = support.known_options({"no_cpython_wrapper": True})
        return numba.njit(pipeline_class=compiler, **only_for_kernels, **options)(dispatcher.py_func)

    def get_call_template(args, kws):
        return part().get_call_template(
            tuple(map(numba.types.unliteral, args)), {name: numba.types.unliteral(kind) for name, kind in kws.items()}
        )

    dispatcher.get_call_template = get_call_template
    dispatcher.get_overload = lambda args: part().get_overload(args)
