# SPDX-License-Identifier: GPL-2.0-or-later
"""Messages before a simulation, progress while its layers are written, and the limit without numba."""

import gc
import re
import weakref

import pytest

LAYERS = dict.fromkeys(("TRAJECTORIES", "STOPS", "SAMPLES", "CONTACTS"), "memory:")


def of_seconds(runs, seconds):
    """The Estimate of this many runs that take so long and nothing else."""
    from talus.engine.ensemble.estimate import Estimate

    return Estimate(runs, 1, seconds, seconds, seconds, 1e8, 0.0, 0, 0)


def test_log_tells_runs_time_memory_and_features_before_the_work(simulate, recorder):
    simulate(RUNS=40, **LAYERS)
    before = recorder.messages[: next(k for k, text in enumerate(recorder.messages) if "runs/s" in text)]
    text = "\n".join(before)
    assert re.search(r"80 runs from 2 release points: about .* on \d+ cores and [\d.,]+ [MG]B of memory", text)
    assert re.search(r"Trajectories 80, Stops 80, .* [\d\u202f]+, .* [\d\u202f]+", text)


def test_expected_features_are_near_those_that_are_written(simulate, recorder):
    # On the same plane all runs are alike: 4 of 120 tell of the rest to 40 %.
    results = simulate(RUNS=60, **LAYERS)
    text = next(message for message in recorder.messages if "Features" in message)
    expected = int(re.search(r"Samples[^,]* ([\d\u202f]+)", text).group(1).replace("\u202f", ""))
    assert expected == pytest.approx(results["SAMPLES"].featureCount(), rel=0.4)


def test_result_does_not_depend_on_the_trial(simulate, monkeypatch):
    from talus.algorithms.tools.simulate import forecast

    numbers = simulate(RUNS=40)
    monkeypatch.setattr(forecast, "LONG_ENOUGH", 0.0)
    other = simulate(RUNS=40)
    assert all(numbers[name] == other[name] for name in numbers if name.isupper() and isinstance(numbers[name], float))


def test_progress_grows_while_layers_are_written(simulate, recorder):
    seen = []
    recorder.progressChanged.connect(seen.append)
    simulate(RUNS=40, **LAYERS)
    assert seen == sorted(seen)
    assert any(text.startswith("Writing Samples of the motion") for text in recorder.messages)


def test_memory_is_given_back(simulate, monkeypatch):
    from talus.engine.scene import job

    kept, simulate_rocks = [], job.simulate

    def watched(*arguments, **named):
        result = simulate_rocks(*arguments, **named)
        kept.append(weakref.ref(result))
        return result

    monkeypatch.setattr(job, "simulate", watched)
    simulate(**LAYERS)
    gc.collect()
    assert kept and all(entry() is None for entry in kept)


def test_long_work_without_numba_is_refused_and_may_be_allowed(simulate, monkeypatch):
    from qgis.core import QgsProcessingException

    from talus.engine.jit import kernels

    monkeypatch.setattr(kernels, "WARNING", "numba cannot be used")
    monkeypatch.setattr("talus.algorithms.tools.simulate.run.forecast", lambda *_: of_seconds(16_280, 7200.0))
    words = (
        "16\u202f280 runs would take about 2.0 hours, more than the 20 minutes of the input "
        '"Longest time without numba [minutes]" (SLOW_LIMIT)'
    )
    with pytest.raises(QgsProcessingException, match=re.escape(words)):
        simulate()
    assert simulate(SLOW_LIMIT=121)["RUN_COUNT"] == 6


def test_long_work_with_numba_is_not_refused(qgis_app):
    from qgis.core import QgsProcessingContext

    from talus.algorithms.call import Call
    from talus.algorithms.tools.simulate.forecast import check_time

    algorithm = qgis_app.processingRegistry().createAlgorithmById("talus:simulate")
    call = Call(algorithm, {"SLOW_LIMIT": 1.0}, QgsProcessingContext())
    check_time(call, of_seconds(10, 1e6))


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(0.2, "1 second"), (42.3, "42 seconds"), (600.0, "10 minutes"), (9000.0, "2.5 hours"), (1e6, "11.6 days")],
)
def test_times_are_told_in_words(qgis_app, seconds, words):
    from talus.algorithms.tools.simulate.forecast import words_of_time

    assert words_of_time(seconds) == words
