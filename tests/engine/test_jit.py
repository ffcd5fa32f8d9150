# SPDX-License-Identifier: GPL-2.0-or-later
"""The decorator of the kernels: the same physics without numba, a cache that follows the sources, nobody disturbed."""

import ast
import gc
import json
import math
import os
import shutil
import subprocess
import sys
import threading
import time
import types
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from talus.engine import Ground, Settings, Terrain, rock_library, trace
from talus.engine.arithmetic.inverse_circular import atan2
from talus.engine.jit import kernels
from talus.engine.random_numbers import random_stream

ROOT = Path(__file__).resolve().parents[2]

# A box dropped on a rough slope: flight, touchdown and contacts in 60 steps, which take plain Python a second.
FALLING_BOX = """
import json
import math
import numpy as np
from talus.engine import Ground, Settings, Terrain, rock_library, trace
from talus.engine.arithmetic.inverse_circular import atan2
from talus.engine.jit import kernels
from talus.engine.random_numbers.random_stream import random_orientation

terrain = Terrain(np.random.default_rng(1).normal(0.0, 0.2, size=(12, 12)) - 0.5 * np.arange(12))
ground = Ground(terrain, mu_min=0.4, drag=20.0, drag_height=1.0, restitution=0.2)
rock = rock_library.rock("block", volume=0.5)
start = (5.0, 5.0, float(terrain.height(5.0, 5.0)) + 0.75)
settings = Settings(time_step=0.005, max_time=0.3, free_flight=SCHEME)
run = trace(terrain, ground, rock, start, random_orientation(5, 7), (1.0, 0.5, -3.0), (1.0, 2.0, 3.0), settings)
"""


def in_another_python(program, executable=sys.executable, warnings="error", **variables):
    """Standard output of a program as JSON; warnings are errors, as in these tests. Time for all to be compiled."""
    done = subprocess.run(
        [executable, "-W", warnings, "-c", program],
        env={**os.environ, **variables}, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@pytest.mark.parametrize("scheme", [pytest.param("implicit", marks=pytest.mark.long), "explicit"])
def test_falling_box_is_the_same_without_numba(scheme):
    """Operations and their order are the same; the compiler may round sin and cos in another way (1e-16 a step)."""
    program = FALLING_BOX.replace("SCHEME", repr(scheme))
    names = {}
    exec(program, names)
    compiled = names["run"]
    plain = in_another_python(
        program + "assert not kernels.COMPILED and kernels.CACHE_FOLDER is None and kernels.is_cached()\n"
        "print(json.dumps([run.position.tolist(), run.orientation.tolist(), run.velocity.tolist(),"
        " run.spin.tolist(), run.slippage.tolist(), run.contacts.tolist(), run.stop_reason]))",
        NUMBA_DISABLE_JIT="1",
    )
    assert compiled.contacts.max() > 0
    for name, values in zip(("position", "orientation", "velocity", "spin", "slippage"), plain):
        np.testing.assert_allclose(getattr(compiled, name), values, rtol=1e-12, atol=1e-12, err_msg=name)
    assert plain[5:] == [compiled.contacts.tolist(), compiled.stop_reason]


CANCELLED_EARLY = """
import json, os
import numpy as np
import talus
from talus.engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.chunks import chunk
from talus.engine.arithmetic.inverse_circular import atan2
from talus.engine.jit import kernels
from patience import Wish

assert not kernels.is_cached() and kernels.CACHE_FOLDER.is_relative_to(COPY)
terrain = Terrain(np.zeros((30, 30)))
delays = []
for pause in (0.05, 0.3, 0.5, 1.0, 1.5):
    wish = Wish(pause)
    try:
        simulate(terrain, Ground(terrain, mu_min=0.55), rock_library.rock("cube"), Release((15.0, 15.0)),
                 Settings(max_time=0.1, air_density=0.0), cancelled=wish.is_made)
    except Cancelled:
        delays.append(wish.delay())
print(json.dumps([delays, len(chunk.run_chunk.signatures)]), flush=True)
os._exit(0)  # the thread that compiles is of no more use
"""


@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_cancelling_takes_effect_within_half_a_second_while_kernels_are_compiled(tmp_path):
    """In a copy of the engine without machine code. Five wishes, from the first kernels on; before these, inputs are
    checked by one who does not listen (0.36 s were measured), so the median counts, and a bound for the slowest."""
    copy = tmp_path / "talus"
    shutil.copytree(kernels.ENGINE, copy / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(kernels.ENGINE.parent / "__init__.py", copy)
    shutil.copy(ROOT / "tests" / "patience.py", tmp_path)
    program = CANCELLED_EARLY.replace("COPY", repr(str(copy)))
    delays, compiled = in_another_python(program, PYTHONPATH=str(tmp_path))
    assert compiled == 0  # it was still compiling when the last wish was heard
    assert len(delays) == 5
    assert sorted(delays)[2] < 0.5, delays
    assert max(delays) < 2.0, delays


def test_missing_numba_gives_plain_functions_and_a_warning_that_helps():
    """An interpreter in which numba cannot be imported: a plugin must load all the same and say what to do."""
    program = """
import json, sys
class Broken:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "numba":
            raise OSError("libllvmlite.so: cannot open shared object file")
sys.meta_path.insert(0, Broken())
from talus.engine.rigid_body import quaternion
from talus.engine.arithmetic.inverse_circular import atan2
from talus.engine.jit import kernels
print(json.dumps([kernels.COMPILED, kernels.WARNING, type(quaternion.multiply).__name__]))
"""
    compiled, warning, kind = in_another_python(program)
    assert not compiled
    assert kind == "function"
    assert "libllvmlite" in warning
    assert "install" in warning.lower()


def test_there_is_no_warning_with_numba():
    """The plugin shows nothing."""
    assert kernels.numba is not None
    assert kernels.WARNING == ""


def copy_of_sources(folder):
    folder.mkdir()
    for name in ("one.py", "two.py"):
        (folder / name).write_text(f"# {name}\n")
    return folder


def test_cache_folder_changes_with_any_source_of_the_engine(tmp_path, monkeypatch):
    """numba itself looks only at the file of the kernel, not at its helpers: a stale cache would go unnoticed."""
    engine = copy_of_sources(tmp_path / "engine")
    monkeypatch.setattr(kernels, "ENGINE", engine)
    first = kernels._cache_folder()
    assert kernels._cache_folder() == first
    (engine / "two.py").write_text("# two.py, mended\n")
    second = kernels._cache_folder()
    (engine / "two.py").rename(engine / "three.py")
    third = kernels._cache_folder()
    (engine / "new" / "inner").mkdir(parents=True)
    (engine / "new" / "inner" / "four.py").write_text("# four.py\n")
    assert len({first, second, third, kernels._cache_folder()}) == 4


def test_machine_code_of_older_versions_is_removed(tmp_path, monkeypatch):
    """Every edit makes a new folder; only that of this version stays, and those of other Pythons."""
    engine = copy_of_sources(tmp_path / "engine")
    monkeypatch.setattr(kernels, "ENGINE", engine)
    cache = engine / "__pycache__"
    old, foreign = cache / f"kernels-0123-{sys.implementation.cache_tag}", cache / "kernels-0123-cpython-39"
    old.mkdir(parents=True)
    foreign.mkdir()
    current = kernels._cache_folder()
    assert not old.exists()
    assert foreign.exists()
    assert current.parent == cache


def test_cache_goes_to_the_user_where_the_plugin_cannot_be_written(tmp_path, monkeypatch):
    """A plugin installed for all users. A file in the place of the folder stands for what may not be written."""
    engine = copy_of_sources(tmp_path / "engine")
    (engine / "__pycache__").touch()
    monkeypatch.setattr(kernels, "ENGINE", engine)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert kernels._cache_folder().parent == tmp_path / "cache" / "talus"


def test_machine_code_goes_to_a_private_folder_where_nothing_else_can_be_written(tmp_path, monkeypatch):
    """A plugin that is read-only, and a user without a home: a container, a kiosk, a web server."""
    from talus.engine.jit.private_folder import is_closed

    monkeypatch.setattr(kernels, "_can_write", lambda folder: False)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = kernels._cache_folder()
    assert tmp_path in folder.parents and is_closed(folder.parent)
    monkeypatch.setattr(kernels, "CACHE_FOLDER", folder)
    assert not kernels.COMPILED or "repeated" in kernels.why_not_kept()

    def nowhere(name):
        raise OSError("read-only")

    monkeypatch.setattr(kernels, "private_folder", nowhere)
    assert kernels._cache_folder() is None
    monkeypatch.setattr(kernels, "CACHE_FOLDER", None)
    assert not kernels.COMPILED or ("repeated" in kernels.why_not_kept() and not kernels.is_cached())


def test_user_without_a_home_has_no_cache(monkeypatch):
    def no_home():
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(kernels.Path, "home", no_home)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    assert kernels._user_caches() == []


def test_old_machine_code_goes_and_what_others_put_there_stays(tmp_path):
    old = tmp_path / "kernels-0123-cpython-311"
    (old / "chunks_ab").mkdir(parents=True)
    for name in ("run.1.nbi", "run.1.1.nbc", "notes.txt"):
        (old / "chunks_ab" / name).touch()
    kernels._remove_machine_code(old)
    assert [path.name for path in old.rglob("*") if path.is_file()] == ["notes.txt"]


@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_numba_settings_of_others_are_left_as_they_were():
    """The cache folder is set only while a kernel is decorated; other plugins keep theirs."""
    before = kernels.numba.core.config.CACHE_DIR
    decorated = kernels.kernel(_some_function)
    assert before == kernels.numba.core.config.CACHE_DIR
    assert str(decorated._cache._cache_path).startswith(str(kernels.CACHE_FOLDER))
    with pytest.raises(TypeError):
        kernels.kernel("not a function")
    assert before == kernels.numba.core.config.CACHE_DIR


def _some_function(x):
    return x + 1


@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_kernels_are_on_disk_after_a_run():
    """The next start need not compile. A trace here makes sure that something was compiled."""
    terrain = Terrain(np.zeros((5, 5)))
    rock = rock_library.rock("cube", volume=0.1)
    trace(
        terrain, Ground(terrain, mu_min=0.55), rock, (2.0, 2.0, 3.0), settings=Settings(max_time=0.01, air_density=0.0)
    )
    assert any(kernels.CACHE_FOLDER.rglob("*.nbi"))


@pytest.mark.skipif(not kernels.COMPILED or kernels.support.PLAIN, reason="numba is missing, or as it comes")
def test_machine_code_that_cannot_be_kept_is_used(monkeypatch):
    """A full disk, or a folder that a newer version cleared meanwhile, ended the run with the error of the file."""

    def full(key, data):
        raise OSError("No space left on device")

    kernel = kernels.inner_kernel(_some_function)
    monkeypatch.setattr(kernel._cache._cache_file, "save", full)
    assert kernel(3) == _some_function(3)


@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_one_kind_of_argument_compiles_a_kernel_once():
    """An integer in a float field would compile another copy: the interface makes every number a float."""
    from talus.engine.motion.run import run_rock
    from talus.engine.motion.trace import trace_rock

    terrain, rock = Terrain(np.zeros((5, 5), int), cell_size=1), rock_library.rock("cube", volume=1)
    for position in ((2, 2, 3), (2.0, 2.0, 3.0)):
        trace(
            terrain,
            Ground(terrain, mu_min=0),
            rock,
            position,
            (1, 0, 0, 0),
            settings=Settings(max_time=1, air_density=0.0),
        )
    trace(
        terrain,
        Ground(terrain, mu_min=0.55),
        rock,
        np.array([2, 2, 3]),
        settings=Settings(max_time=1, gravity=10, air_density=0.0),
    )
    assert len(trace_rock.signatures) == 1
    assert len(run_rock.signatures) == 1


@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_kernel_called_by_another_is_part_of_it_and_no_code_of_its_own():
    """The outer one gives the right number, with the inner never compiled for itself; called from Python, it is."""
    inner = kernels.inner_kernel(_some_function)
    outer = kernels.inner_kernel(lambda x: 2 * inner(x))
    assert outer(3) == 8
    assert not inner.signatures
    assert inner(3) == 4
    assert len(inner.signatures) == 1


@pytest.fixture
def asked_anew():
    """Clear the facts known of numba, in the test and after it."""
    support = pytest.importorskip("talus.engine.jit.support", reason="numba is missing")
    for function in (support._compilers, support._knows):
        function.cache_clear()
    yield support
    for function in (support._compilers, support._knows):
        function.cache_clear()


@pytest.mark.skipif(not kernels.COMPILED or kernels.support.PLAIN, reason="numba is missing, or as it comes")
def test_parts_are_used_with_this_numba(asked_anew):
    """Else the first run would take twice as long, and nothing would show it."""
    assert asked_anew.part_compiler() is not None


def test_what_a_part_does_when_it_is_loaded_its_whole_does_too():
    """The case is numba since 0.62, with what numba itself links; older ones know no such thing, and need none."""
    parts = pytest.importorskip("talus.engine.jit.parts", reason="numba is missing, or has other insides")
    whole, part = object.__new__(parts.RawLibrary), types.SimpleNamespace(_reload_init={"start"})
    whole.load_with(types.SimpleNamespace())
    assert not hasattr(whole, "_reload_init")
    whole._reload_init = set()
    whole.load_with(part)
    assert whole._reload_init == {"start"}


@pytest.mark.parametrize("raised", [ImportError, AttributeError, TypeError, AssertionError, RuntimeError])
def test_numba_with_other_insides_makes_each_kernel_code_of_its_own(asked_anew, monkeypatch, raised):
    """It takes longer to compile and gives the same numbers, whatever goes wrong while parts are tried."""

    def broken(part, whole):
        raise raised

    monkeypatch.setattr(asked_anew, "_nest_of_parts", broken)
    inner = kernels.inner_kernel(_some_function)
    outer = kernels.inner_kernel(lambda x: 2 * inner(x))
    assert asked_anew.part_compiler() is None
    assert outer(3) == 8


def test_parts_that_give_a_wrong_number_are_not_used(asked_anew, monkeypatch):
    monkeypatch.setattr(
        asked_anew, "_nest_of_parts", lambda part, whole: np.nextafter(asked_anew._nest(3.0, asked_anew._MORE), 100.0)
    )
    assert asked_anew.part_compiler() is None


def test_versions_of_numba_are_those_of_the_package():
    """The range in the code is the one that pip is given."""
    support = pytest.importorskip("talus.engine.jit.support", reason="numba is missing")
    oldest, newest = (".".join(map(str, entry)) for entry in (support.OLDEST, (0, support.NEWEST[1] + 1)))
    assert f'"numba>={oldest},<{newest}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for version, is_in in (("0.55.2", False), ("0.56.0", True), ("0.56.4+dfsg", True), ("0.61.2", True)):
        assert support.is_tested(version) == is_in
    for version, is_in in (("0.68.1", True), ("0.69.0rc1", False), ("1.0.0", False), ("unknown", False)):
        assert support.is_tested(version) == is_in


def test_numba_that_compiles_in_its_own_way_is_told_with_the_cost(asked_anew, monkeypatch):
    """One sentence each: what is tested, what was tried in vain, what was asked for; none where all is as meant."""
    monkeypatch.setattr(asked_anew, "IS_ASKED", False)
    monkeypatch.setattr(asked_anew, "PLAIN", True)
    monkeypatch.setattr(asked_anew.numba, "__version__", "9.1.2")
    assert "tested with numba 0.56 to 0.68, not with 9.1.2" in asked_anew.why_plain()
    monkeypatch.setattr(asked_anew, "PLAIN", False)
    monkeypatch.setattr(asked_anew, "part_compiler", lambda: None)
    assert "numba 9.1.2 did not pass the trial" in asked_anew.why_plain()
    monkeypatch.setattr(asked_anew, "part_compiler", lambda: object)
    assert asked_anew.why_plain() == ""
    monkeypatch.setattr(asked_anew, "IS_ASKED", True)
    assert asked_anew.COST in asked_anew.why_plain() and "\n" not in asked_anew.why_plain()


@pytest.mark.skipif(not kernels.COMPILED or kernels.support.PLAIN, reason="numba is missing, or as it comes")
def test_wholes_are_used_with_this_numba(asked_anew):
    """Else a run would take a quarter longer, and nothing would show it."""
    assert asked_anew.whole_compiler() is not None


def test_kernel_called_from_python_is_closed_to_others(monkeypatch, tmp_path):
    """A kernel too long to be compiled into its caller three times leaves no symbol for others to link. The
    caller itself is there for Python, and gives the right number."""
    support = pytest.importorskip("talus.engine.jit.support", reason="numba is missing")
    if not kernels.COMPILED or support.PLAIN:
        pytest.skip("numba as it comes")
    monkeypatch.setattr(kernels, "CACHE_FOLDER", tmp_path)  # what comes from the cache tells of no linkage
    outer = kernels.inner_kernel(lambda x: atan2(x, 2.0 * x + 1.0) + atan2(x + 1.0, x) * atan2(3.0 * x, x - 7.0))
    assert outer(3.0) == pytest.approx(math.atan(3 / 7) + math.atan(4 / 3) * (math.pi - math.atan(9 / 4)), rel=1e-14)
    code = next(iter(outer.overloads.values())).library
    assert {function.linkage.name for function in code.get_defined_functions()} == {"external", "internal"}


@pytest.mark.parametrize("raised", [ImportError, AttributeError, TypeError, AssertionError, RuntimeError])
def test_numba_with_other_insides_leaves_kernels_open(asked_anew, monkeypatch, raised):
    """Runs are slower and have the same numbers, whatever goes wrong while wholes are tried."""

    def broken(*given):
        raise raised

    monkeypatch.setattr(asked_anew, "_nest", broken)
    assert asked_anew.whole_compiler() is None
    assert kernels.inner_kernel(_some_function)(3) == 4


def test_wholes_that_give_a_wrong_number_are_not_used(asked_anew, monkeypatch):
    nest = asked_anew._nest
    monkeypatch.setattr(asked_anew, "_nest", lambda *given: np.nextafter(nest(*given), 100.0))
    assert asked_anew.whole_compiler() is None


def test_options_that_this_numba_does_not_know_are_left_out(asked_anew):
    options = {"nogil": True, "_nrt": False, "no_such_option": True}
    assert asked_anew.known_options(options) == {"nogil": True, "_nrt": False}


FALLING_ROCKS = """
import hashlib, json
import numpy as np
from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.jit import kernels, support

y, x = np.mgrid[0:40, 0:40]
terrain = Terrain(np.random.default_rng(1).normal(0.0, 0.2, size=(40, 40)) - 0.7 * x)
result = simulate(terrain, Ground.of_class(terrain, "hard", restitution=0.2), rock_library.rock("block", volume=0.5),
                  Release((5.0, 20.0), runs=6), Settings(max_time=20.0, trajectories=True, contacts=True))
bits = [result.runs["stop"], result.runs["energy_max"], result.trajectories["x"], result.contacts["time"],
        result.maps["energy_max"]]
digest = hashlib.sha256(b"".join(np.ascontiguousarray(one).tobytes() for one in bits)).hexdigest()
known = sorted(support.known_options({"_nrt": 1, "forceinline": 1, "no_cfunc_wrapper": 1}))
is_plain = None in (support.part_compiler(), support.whole_compiler())
print(json.dumps([digest, int(result.runs["steps"].sum()), support.PLAIN, is_plain, known, kernels.numba.__version__]))
"""


@pytest.mark.long
@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_simulation_without_the_insides_of_numba_has_the_same_bits():
    """All of a simulation, with the switch in the environment that turns off what numba does not document."""
    ours = in_another_python(FALLING_ROCKS, TALUS_PLAIN_NUMBA="0")
    plain = in_another_python(FALLING_ROCKS, TALUS_PLAIN_NUMBA="1")
    assert ours[2:4] == [False, False]
    assert plain[2:5] == [True, True, []]
    assert ours[1] > 1000
    assert plain[:2] == ours[:2]


def test_kernels_hand_over_at_most_fifteen_arguments_by_name():
    """More of them are another instruction to Python 3.11, which numba 0.56 does not know."""
    actual = [
        f"{source.name}:{node.lineno}"
        for room in ("arithmetic", "contact", "ground", "motion", "obstacles", "random_numbers")
        for source in (ROOT / "engine" / room).rglob("*.py")
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and len(node.keywords) > 15
    ]
    assert actual == []


def numba_of_debian():
    """Folder with numba 0.56, None if there is none: named by hand, fetched by .ci/debian-packages, or installed."""
    fetched = ROOT / "build" / "debian-packages" / "usr" / "lib" / "python3" / "dist-packages"
    named = os.environ.get("TALUS_DEBIAN_NUMBA")
    folders = [*([Path(named)] if named else []), fetched, Path("/usr/lib/python3/dist-packages")]
    return next((folder for folder in folders if any(folder.glob("numba-0.56*"))), None)


@pytest.mark.long
@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_simulation_with_the_numba_of_debian_has_the_same_bits(tmp_path):
    """Another numba and another LLVM, with which users of Debian 12 run the plugin.

    The engine is a copy, so that the two numbas do not take turns in one cache.
    """
    folder = numba_of_debian()
    if folder is None or not Path("/usr/bin/python3").exists():
        pytest.skip(
            "no numba 0.56: run .ci/debian-packages, install python3-numba, or name a folder: TALUS_DEBIAN_NUMBA"
        )
    (tmp_path / "talus").mkdir()
    shutil.copy(ROOT / "__init__.py", tmp_path / "talus")
    shutil.copytree(ROOT / "engine", tmp_path / "talus" / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "resources", tmp_path / "talus" / "resources", ignore=shutil.ignore_patterns("*.py", "help"))
    libraries = os.pathsep.join(map(str, folder.parents[1].glob("*-linux-gnu")))  # LLVM, where it was only unpacked
    program = f"import sys; sys.path[:0] = [{str(folder)!r}, {str(tmp_path)!r}]\n" + FALLING_ROCKS
    theirs = in_another_python(program, "/usr/bin/python3", "ignore", LD_LIBRARY_PATH=libraries)
    assert theirs[5].startswith("0.56")
    assert theirs[3] is False  # parts and wholes are used, or a run would take longer there, and nothing would tell
    assert theirs[:2] == in_another_python(FALLING_ROCKS)[:2]


@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_kernels_are_made_ready_by_one_thread_at_a_time(monkeypatch, tmp_path):
    """Two threads that compile at once can end the process; of different kernels here, none of which is kept yet."""
    monkeypatch.setattr(kernels, "CACHE_FOLDER", tmp_path)
    inside, most = [], []
    original = kernels.numba.core.compiler.compile_extra

    def watched(*arguments, **named):
        inside.append(threading.get_ident())
        most.append(len(set(inside)))
        time.sleep(0.02)
        try:
            return original(*arguments, **named)
        finally:
            inside.pop()

    monkeypatch.setattr(kernels.numba.core.compiler, "compile_extra", watched)
    functions = [_times(factor) for factor in range(1, 5)]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda function: kernels.inner_kernel(function)(2.0), functions)) == [2.0, 4.0, 6.0, 8.0]
    assert most and max(most) == 1


def _times(factor):
    return lambda x: factor * x


def test_calls_that_may_compile_hold_back_the_collector_and_only_they():
    """Also after an error; and what was off stays off."""
    assert not kernels.may_compile(gc.isenabled)
    assert gc.isenabled()
    with pytest.raises(ZeroDivisionError):
        kernels.may_compile(divmod, 1, 0)
    assert gc.isenabled()


@pytest.mark.skipif(not kernels.COMPILED, reason="numba is missing or switched off")
def test_kernel_is_not_called_at_an_address_as_what_it_is_not():
    """A caller that expects another type would read memory that is not its own."""
    inner = kernels.inner_kernel(_some_function)
    real, whole = kernels.numba.types.float64, kernels.numba.types.int64
    call = kernels.call_of(lambda: whole(whole))
    outer = kernels.inner_kernel(lambda address, x: call(address, (x,)))
    assert outer(kernels.address_of(inner, lambda: whole(whole)), 3) == 4
    with pytest.raises(TypeError, match="_some_function returns int64, not float64"):
        kernels.address_of(inner, lambda: real(whole))


def test_random_numbers_are_the_same_without_numba():
    """64-bit integers of numpy and of the compiler wrap alike."""
    plain = in_another_python(
        "import json; from talus.engine.random_numbers.random_stream import uniforms;"
        "print(json.dumps([uniforms(s, r, d) for s in (0, 2**63 - 1) for r in (0, 2**40) for d in (0, 5)]))",
        NUMBA_DISABLE_JIT="1",
    )
    actual = [random_stream.uniforms(s, r, d) for s in (0, 2**63 - 1) for r in (0, 2**40) for d in (0, 5)]
    assert [tuple(numbers) for numbers in plain] == actual
