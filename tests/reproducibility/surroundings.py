# SPDX-License-Identifier: GPL-2.0-or-later
"""Surroundings that may not change a bit: C libraries, BLAS kernels, processors as compilers see them, threads.

Each is a set of environment variables, which only a new process takes up. What a machine does not know is ignored by
the library that is asked, so the list can run anywhere; on an x86-64 machine each entry but the first takes other code.
"""

from typing import NamedTuple

from talus.tests.reproducibility.jobs import UNCOMPILED

# names of the processor's abilities before and since glibc 2.33
NO_FMA = "glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4,-FMA_Usable,-AVX2_Usable,-FMA4_Usable"
PLAIN = "glibc.cpu.hwcaps=-FMA,-AVX2,-FMA4,-AVX,-SSE4_1,-FMA_Usable,-AVX2_Usable,-FMA4_Usable,-AVX_Usable"
NUMPY_PLAIN = "SSE41 POPCNT SSE42 AVX F16C FMA3 AVX2 AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL"
NUMPY_OLD = "AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL"


class Surrounding(NamedTuple):
    """Name, environment variables, and the jobs to do in it; None for all."""

    name: str
    environment: dict
    jobs: tuple = None


ALL = (
    Surrounding("as it is", {}),
    Surrounding("C library without FMA, BLAS of Haswell", {"GLIBC_TUNABLES": NO_FMA, "OPENBLAS_CORETYPE": "Haswell"}),
    Surrounding("C library for any x86-64, BLAS of Nehalem, NumPy without vectors", {
        "GLIBC_TUNABLES": PLAIN, "OPENBLAS_CORETYPE": "Nehalem", "NPY_DISABLE_CPU_FEATURES": NUMPY_PLAIN,
    }),
    Surrounding("BLAS of SkylakeX on one thread, NumPy without AVX-512", {
        "OPENBLAS_CORETYPE": "SkylakeX", "OPENBLAS_NUM_THREADS": "1", "NPY_DISABLE_CPU_FEATURES": NUMPY_OLD,
    }),
    Surrounding("compiled for any x86-64", {"NUMBA_CPU_NAME": "generic", "OPENBLAS_NUM_THREADS": "2"}),
    Surrounding("compiled for Haswell", {"NUMBA_CPU_NAME": "haswell", "GLIBC_TUNABLES": NO_FMA}),
    Surrounding("hardly optimised", {"NUMBA_OPT": "1", "NUMBA_LOOP_VECTORIZE": "0", "NUMBA_SLP_VECTORIZE": "0"}),
    Surrounding("without SVML", {"NUMBA_DISABLE_INTEL_SVML": "1", "MALLOC_PERTURB_": "165"}),
    Surrounding("not compiled", {"NUMBA_DISABLE_JIT": "1", "GLIBC_TUNABLES": NO_FMA}, UNCOMPILED),
)  # fmt: skip
# takes the machine code that is there already, so that a test need not wait
QUICK = Surrounding("another C library, BLAS and NumPy", {
    "GLIBC_TUNABLES": PLAIN, "OPENBLAS_CORETYPE": "Nehalem", "OPENBLAS_NUM_THREADS": "1",
    "NPY_DISABLE_CPU_FEATURES": NUMPY_PLAIN,
})  # fmt: skip
