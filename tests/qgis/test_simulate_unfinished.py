# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:simulate that is cancelled keeps what it has done, and goes on from there with the same bits."""

import pytest

from talus.engine.ensemble import checkpoint


@pytest.fixture
def kept(qgis_app, monkeypatch, tmp_path):
    """The folder of unfinished work, where every simulation counts as long and every chunk is saved."""
    from talus.algorithms.tools.simulate import unfinished

    monkeypatch.setattr(unfinished, "KEPT_FROM", 0.0)
    monkeypatch.setattr(unfinished, "folder_of_caches", lambda: tmp_path)
    monkeypatch.setattr(checkpoint, "INTERVAL", 0.0)
    monkeypatch.setattr(checkpoint, "SHARE", 1e9)
    return tmp_path / unfinished.FOLDER


@pytest.fixture
def run(qgis_app, dem, releases):
    """``run(cancel_above, **parameters)``: the stops, and what was said; cancelled above a percentage."""
    import processing
    from qgis.core import QgsProcessingFeedback

    class Feedback(QgsProcessingFeedback):
        def __init__(self, cancel_above):
            super().__init__(False)
            self.said, self.warned, self.percents, self.cancel_above = [], [], [], cancel_above

        def pushInfo(self, info):
            self.said.append(info)

        def setProgressText(self, text):
            self.said.append(text)

        def pushWarning(self, warning):
            self.warned.append(warning)

        def setProgress(self, percent):
            self.percents.append(percent)
            if percent > self.cancel_above:
                self.cancel()

    def start(cancel_above=101.0, **parameters):
        feedback = Feedback(cancel_above)
        small = {"DEM": dem, "RELEASES": releases, "RUNS": 300, "THREADS": 1, "SEED": 7, "STOPS": "memory:"}
        layer = processing.run("talus:simulate", {**small, **parameters}, feedback=feedback)["STOPS"]
        return [feature.attributes() for feature in layer.getFeatures()], feedback

    return start


def test_cancelled_simulation_goes_on_with_the_same_bits(kept, run):
    from qgis.core import QgsProcessingException

    whole, _ = run(KEEP_UNFINISHED=False)
    assert not kept.exists()
    with pytest.raises(QgsProcessingException, match=r"[1-9]\d? % of the runs are done and kept: start"):
        run(cancel_above=20.0)
    (place,) = kept.iterdir()
    assert (place / checkpoint.STATE).is_file()
    resumed, feedback = run()
    assert resumed == whole
    assert any("Resumes with" in text for text in feedback.said) and feedback.percents[0] > 20.0
    assert not kept.exists()  # it is done


@pytest.mark.long
def test_cancelled_in_rounds_it_keeps_runs_of_all_release_points(kept, run, make_layer):
    """Forty points, a fifth of the runs: kept with the maps of them, which go when the results come; the same bits."""
    from osgeo import gdal
    from qgis.core import QgsProcessingException

    points = make_layer("Point", [(f"POINT({30 + 0.5 * k} -20)", []) for k in range(40)], name="points")
    inputs = {"RELEASES": points, "RUNS": 20}
    whole, feedback = run(IN_ROUNDS=False, **inputs)
    assert not any("Round" in text for text in feedback.said)
    words = r"[12]\d % of the runs are done and kept: start .* from 40 of 40 release points, [2-5]\.\d from each"
    with pytest.raises(QgsProcessingException, match=words) as cancelled:
        run(cancel_above=18.0, **inputs)
    (place,) = kept.iterdir()
    assert f"Maps of these runs are in {place / 'maps_so_far'} until then." in str(cancelled.value)
    energy = gdal.Open(str(place / "maps_so_far" / "energy_max.tif"))
    assert energy.GetMetadataItem("TALUS_SO_FAR").endswith("runs from each on average")
    resumed, feedback = run(**inputs)
    assert resumed == whole and not kept.exists()
    assert any(text.startswith("Round ") and "from 40 of 40 release points" in text for text in feedback.said)


@pytest.mark.long
def test_work_of_other_inputs_has_a_folder_of_its_own(kept, run):
    from qgis.core import QgsProcessingException

    for seed in (1, 2):
        with pytest.raises(QgsProcessingException):
            run(cancel_above=20.0, SEED=seed)
    assert len(list(kept.iterdir())) == 2
    _, feedback = run(SEED=3)
    assert not any("Resumes with" in text for text in feedback.said)
    assert len(list(kept.iterdir())) == 2


@pytest.mark.long
def test_short_simulation_keeps_nothing(kept, run, monkeypatch):
    from talus.algorithms.tools.simulate import unfinished

    monkeypatch.setattr(unfinished, "KEPT_FROM", 1e6)
    _, feedback = run()
    assert not any("KEEP_UNFINISHED" in text for text in feedback.said) and not kept.exists()


@pytest.mark.long
def test_folder_that_cannot_be_used_is_told_and_stops_nothing(kept, run):
    kept.parent.mkdir(parents=True)
    kept.touch()
    _, feedback = run()
    assert any("Unfinished work is not kept" in text for text in feedback.said)


def test_results_that_cannot_be_written_cost_no_run(kept, run, monkeypatch):
    from talus.algorithms.tools.simulate import run as module

    def full(*_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module, "write_maps", full)
        with pytest.raises(
            Exception, match=r"No space left on device\. 600 of 600 runs are kept: start the simulation"
        ):
            run()
    _, feedback = run()
    assert any("Resumes with" in text for text in feedback.said) and feedback.percents[0] > 50.0


@pytest.mark.long
def test_cluster_that_is_lost_costs_no_run_that_was_gathered(kept, run, monkeypatch):
    from talus.engine.ensemble import simulation

    take = simulation._next_chunk

    def lost(*arguments):
        if any(kept.rglob("state.bin")):  # not yet in the short trial
            raise OSError("the cluster has no workers left")
        return take(*arguments)

    with monkeypatch.context() as patch:
        patch.setattr(simulation, "_next_chunk", lost)
        with pytest.raises(Exception, match=r"no workers left\. [1-9]\d* of 600 runs are kept: start the simulation"):
            run()
    _, feedback = run()
    assert any("Resumes with" in text for text in feedback.said)
