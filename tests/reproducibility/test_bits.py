# SPDX-License-Identifier: GPL-2.0-or-later
"""Bits of short jobs against those on record, here and with another C library, BLAS and NumPy. All: make check-bits."""

import pytest

from talus.tests.reproducibility import check, jobs, surroundings


def test_this_version_gives_the_bits_on_record():
    digests = jobs.digests(jobs.QUICK)
    problems = check.differences(digests, check.on_record(), "here")
    assert not problems, check.advice(problems, here=True)


@pytest.mark.long
def test_another_c_library_blas_and_numpy_give_the_same_bits():
    here = jobs.digests(jobs.QUICK)
    result = check.digests_in(surroundings.QUICK, jobs.QUICK)
    problems = check.differences(result, here, surroundings.QUICK.name)
    assert not problems, check.advice(problems, here=False)


def test_record_names_all_jobs():
    assert sorted(check.on_record()) == sorted(jobs.JOBS)


def test_digest_sees_a_single_bit_and_the_shape():
    import numpy as np

    one = np.array([1.0, 2.0])
    assert jobs.digest(one) != jobs.digest(np.nextafter(one, 3.0))
    assert jobs.digest(one) != jobs.digest(one[None])
    assert jobs.digest(np.array([3], np.int32)) == jobs.digest(np.array([3], np.int64))


def test_advice_says_what_to_do():
    problems = check.differences({"maps": "a"}, {"maps": "b"}, "here")
    assert problems == ["here: maps gives a, on record is b"]
    assert "make digests" in check.advice(problems, here=True)
    assert "C library" in check.advice(problems, here=False)
