# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate that stops when it is precise enough."""

import numpy as np
import pytest

from talus.engine.statistics.convergence import estimate


@pytest.mark.parametrize(("choice", "field"), [("energy_max", "e_max_kj"), ("distance", "runout_m")])
def test_it_stops_at_the_precision(simulate, recorder, choice, field):
    # 2 releases of at most 1000 runs; the interval of what was made is as narrow as asked, and not a round longer.
    results = simulate(RUNS=1000, PRECISION=5.0, PRECISION_OF=choice, STOPS="memory:", TRAJECTORIES=None)
    values = np.array([feature[field] for feature in results["STOPS"].getFeatures()])
    points = [feature["point"] for feature in results["STOPS"].getFeatures()]
    assert results["RUN_COUNT"] == values.size < 2000
    assert estimate(values, "quantile", 0.95).precision <= 0.05
    assert points.count(0) == points.count(1) == values.size // 2
    assert any("of at most 2000 runs were made" in message for message in recorder.messages)


def test_a_precision_that_is_not_reached_is_told(simulate, recorder):
    results = simulate(RUNS=40, PRECISION=0.01, TRAJECTORIES=None)
    assert results["RUN_COUNT"] == 80
    assert any("The precision of the 95th percentile is" in warning for warning in recorder.warnings)


def test_precision_out_of_range_is_refused(refused):
    assert "PRECISION" in refused(PRECISION=60.0)
