# SPDX-License-Identifier: GPL-2.0-or-later
"""The raster of runs above thresholds of energy: its bands, what they say, and what is refused."""

import numpy as np
import pytest

SKIPPED = dict.fromkeys(("TRAJECTORIES", "STOPS", "ENERGY_P95", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX"))


def test_runs_above_energies_are_one_raster_with_a_band_each(simulate, tmp_path):
    """Counts between none and the passages, some where the largest energy is above, no data where no run passes."""
    from osgeo import gdal

    files = {name: str(tmp_path / f"{name}.tif") for name in ("EXCEEDANCES", "PASSAGES", "ENERGY_MAX")}
    simulate(**SKIPPED, **files, RUNS=20, ENERGY_THRESHOLDS="2.5; 30; 100; 1e6")
    source = gdal.Open(files["EXCEEDANCES"])
    names = [source.GetRasterBand(k + 1).GetDescription() for k in range(source.RasterCount)]
    assert names == [f"Runs above {entry} kJ" for entry in ("2.5", "30", "100", "1000000")]
    assert source.GetMetadataItem("TALUS_THRESHOLDS") == "2.5; 30; 100; 1000000"
    assert source.GetMetadataItem("TALUS_OUTPUT") == "EXCEEDANCES"
    assert {source.GetRasterBand(k + 1).GetNoDataValue() for k in range(4)} == {-1.0}
    counts = source.ReadAsArray()
    passages, energy = (gdal.Open(files[name]).ReadAsArray() for name in ("PASSAGES", "ENERGY_MAX"))
    is_reached = passages > 0
    assert (counts[:, ~is_reached] == -1).all()
    assert (counts[:, is_reached] >= 0).all() and (counts <= np.where(is_reached, passages.astype(int), -1)).all()
    for threshold, band in zip((2.5, 30.0, 100.0, 1e6), counts):
        np.testing.assert_array_equal(band > 0, np.nan_to_num(energy) > threshold)
    assert counts[1].max() > 0 and counts[3].max() == 0


def test_heights_have_a_raster_of_their_own(simulate, tmp_path):
    from osgeo import gdal

    files = {name: str(tmp_path / f"{name}.tif") for name in ("HEIGHT_EXCEEDANCES", "HEIGHT_MAX", "PASSAGES")}
    simulate(**{**SKIPPED, **files}, ENERGY_MAX=None, RUNS=20, HEIGHT_THRESHOLDS="0.5 0.8")
    source = gdal.Open(files["HEIGHT_EXCEEDANCES"])
    assert [source.GetRasterBand(k + 1).GetDescription() for k in (0, 1)] == ["Runs above 0.5 m", "Runs above 0.8 m"]
    assert source.GetMetadataItem("TALUS_THRESHOLDS") == "0.5; 0.8"
    heights = np.nan_to_num(gdal.Open(files["HEIGHT_MAX"]).ReadAsArray())
    for threshold, band in zip((0.5, 0.8), source.ReadAsArray()):
        np.testing.assert_array_equal(band > 0, heights > threshold)


def test_nothing_is_counted_where_nobody_asks(simulate, tmp_path, recorder):
    """Thresholds without the raster cost nothing and are no error, whatever they are."""
    results = simulate(**SKIPPED, ENERGY_THRESHOLDS="wrong")
    assert "EXCEEDANCES" not in results


@pytest.mark.parametrize("text", ["100; 30", "0; 30", "-3", "30; 30", "30 kJ", "nan", ""])
def test_thresholds_that_do_not_rise_or_are_none_are_refused(refused, tmp_path, text):
    message = refused(EXCEEDANCES=str(tmp_path / "counts.tif"), ENERGY_THRESHOLDS=text)
    assert "Thresholds of energy [kJ] – ENERGY_THRESHOLDS" in message
    assert "positive ascending numbers of kJ" in message


def test_raster_is_styled_and_named_when_it_is_loaded(loaded, dem, releases):
    given = {"DEM": dem, "RELEASES": releases, "RUNS": 3, "MAX_TIME": 30.0, "RUN_NAME": "small", **SKIPPED}
    layers = loaded("talus:simulate", given, {"EXCEEDANCES": "TEMPORARY_OUTPUT"})
    layer = layers["Runs above energies – small"]
    assert layer.bandCount() == 4 and layer.renderer().type() == "singlebandpseudocolor"
