# SPDX-License-Identifier: GPL-2.0-or-later
"""The reference for contact on sharp ground passes the closed forms itself, which sampled faces do not."""

import json
import subprocess
import sys

import pytest

from talus.engine.jit.kernels import COMPILED


@pytest.mark.long
@pytest.mark.skipif(not COMPILED, reason="some minutes without numba")
def test_rounded_rock_passes_the_closed_forms_at_both_margins():
    """Coulomb's slide down the plane through three nodes as sharp as points (sampled faces: 0.01 to 0.11), the physical
    pendulum on a node, equilibrium across a ridge; to the tolerances of the engine's own tests
    (test_ridges_and_nodes.py). In a process of its own, for its search takes the place of the engine's."""
    program = [sys.executable, "-m", "talus.tests.verification.rounded_rock_closed_forms"]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    content = json.loads(done.stdout.splitlines()[-1])
    assert len(content) == 2
    for forms in content.values():
        assert forms["three nodes"] == pytest.approx(1.0, rel=1e-3)
        assert forms["contacts"] == 3
        assert forms["pendulum"] == pytest.approx(1.0, rel=0.02)
        assert max(forms["plate on a ridge"], forms["cube on a ridge"]) < 2e-3
