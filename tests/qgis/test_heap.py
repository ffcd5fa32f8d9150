# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:heap through processing.run: what falls is what lies, maps and layers agree, and what it refuses."""

import numpy as np
import pytest

from talus.tests.patience import Wish

AREA = "POLYGON((30 -40, 50 -40, 50 -28, 30 -28, 30 -40))"


@pytest.fixture
def fall(qgis_app, dem, make_layer, recorder):
    """``fall(NAME=value, ...)``: twelve blocks above an area of the slope."""
    area = make_layer("Polygon", [(AREA, [])], name="source")

    def run(feedback=recorder, **parameters):
        import processing

        given = {
            "DEM": dem, "RELEASES": area, "COUNT": 12, "ROCK": "cube", "FRICTION": 0.7, "BLOCKS": "memory:",
            "OUTLINES": "memory:", "DURATION": 40.0,
        }  # fmt: skip
        return processing.run("talus:heap", {**given, **parameters}, feedback=feedback)

    return run


def rows_of(layer):
    return [dict(zip(row.fields().names(), row.attributes())) for row in layer.getFeatures()]


@pytest.mark.source("preclik", "heaps of rocks from QGIS")
def test_deposit_holds_what_fell(fall, cells, tmp_path):
    """Volume, number and mass are kept; the map of rock sums up to the volume (cells of 0.2 m: within 2 %); all lie on
    the ground, below the area, and the outlines cover what the map says."""
    paths = {name: str(tmp_path / f"{name}.tif") for name in ("THICKNESS", "ROCK_DEPTH")}
    motion = fall(**paths, CELL=0.2, PATHS="memory:")
    blocks = rows_of(motion["BLOCKS"])
    assert motion["BLOCK_COUNT"] == len(blocks) == 12 and motion["BLOCK_VOLUME"] == pytest.approx(12.0)
    assert {row["mass_kg"] for row in blocks} == {2700.0} and {row["state"] for row in blocks} == {"rests"}
    assert motion["MOVING_COUNT"] == motion["LEFT_COUNT"] == 0
    rock, thickness = cells(paths["ROCK_DEPTH"]), cells(paths["THICKNESS"])
    assert np.nansum(rock) * 0.04 == pytest.approx(12.0, rel=0.02)
    assert np.nanmax(thickness) == pytest.approx(motion["THICKNESS_MAX"], rel=1e-6)
    assert np.isfinite(rock).sum() * 0.04 == pytest.approx(motion["DEPOSIT_AREA"])
    assert max(row["top_m"] for row in blocks) == pytest.approx(motion["THICKNESS_MAX"], abs=0.3)
    assert all(row["fall_m"] > 0.0 and 0.0 < row["centre_m"] < row["top_m"] for row in blocks)
    covered = sum(feature.geometry().area() for feature in motion["OUTLINES"].getFeatures())
    assert covered >= motion["DEPOSIT_AREA"] * 0.97
    ends = [feature.geometry().constGet().vertices() for feature in motion["PATHS"].getFeatures()]
    for row, vertices in zip(blocks, ends):
        places = list(vertices)
        assert places[0].z() - places[-1].z() == pytest.approx(row["fall_m"])
        assert places[-1].m() == pytest.approx(motion["DURATION_VALUE"], abs=0.2)


def test_raster_lies_where_the_blocks_do(fall, tmp_path):
    from osgeo import gdal

    path = str(tmp_path / "thickness.tif")
    motion = fall(THICKNESS=path, CELL=0.5)
    raster = gdal.Open(path)
    west, cell, _, north, _, _ = raster.GetGeoTransform()
    values = raster.ReadAsArray()
    for feature in motion["BLOCKS"].getFeatures():
        place = feature.geometry().constGet()
        row, column = int((north - place.y()) / cell), int((place.x() - west) / cell)
        around = values[max(row - 1, 0) : row + 2, max(column - 1, 0) : column + 2]
        assert np.isfinite(around).any()


def test_the_same_seed_gives_the_same_bits_and_another_does_not(fall):
    first, again, other = (rows_of(fall(SEED=seed)["BLOCKS"]) for seed in (3, 3, 4))
    assert first == again != other


def test_sizes_by_chance(fall):
    rows = rows_of(fall(VOLUME_DISTRIBUTION="lognormal(1.0, 0.4)", DURATION=2.0)["BLOCKS"])
    volumes = [row["volume_m3"] for row in rows]
    assert len(set(volumes)) == 12 and 0.2 < min(volumes) < 1.0 < max(volumes) < 5.0
    assert [row["mass_kg"] / row["volume_m3"] for row in rows] == pytest.approx([2700.0] * 12)


def test_blocks_that_move_at_the_end_are_told(fall, recorder):
    motion = fall(DURATION=1.0)
    assert motion["MOVING_COUNT"] > 0 and "DURATION_VALUE" not in motion
    assert any("still move" in warning for warning in recorder.warnings)
    assert "moves" in {row["state"] for row in rows_of(motion["BLOCKS"])}


def test_more_blocks_than_places_hang_in_layers(fall, make_layer, recorder):
    point = make_layer("Point", [("POINT(40 -34)", []), ("POINT(40.3 -34)", [])], name="two")
    motion = fall(RELEASES=point, COUNT=3, DURATION=1.0)
    assert motion["BLOCK_COUNT"] == 3
    assert any("3 blocks in 1 columns" in message for message in recorder.messages)
    assert any("nearer to another than a block's diameter" in warning for warning in recorder.warnings)


@pytest.mark.parametrize(
    ("given", "words"),
    [({"COUNT": 1}, "COUNT"), ({"FRICTION": -1.0}, "FRICTION"), ({"VOLUME_DISTRIBUTION": "normal(0, 1)"}, "VOLUME"),
     ({"VOLUME_DISTRIBUTION": "much"}, "VOLUME_DISTRIBUTION")],
)  # fmt: skip
def test_bad_input_is_refused_with_its_name(fall, given, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        fall(**given)


def test_place_without_elevation_is_refused(fall, make_layer):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match="RELEASES: no elevation"):
        fall(RELEASES=make_layer("Point", [("POINT(900 -34)", [])]))


def test_cancel_is_heard_within_half_a_second(fall):
    """From the moment it is asked for; a warm engine, for the first fall is compiled."""
    from qgis.core import QgsProcessingException, QgsProcessingFeedback

    fall(DURATION=0.1)

    class Impatient(QgsProcessingFeedback):
        wish = None

        def isCanceled(self):
            if self.progress() > 1.0 and self.wish is None:
                self.wish = Wish()
            return self.wish is not None and self.wish.is_made()

    feedback = Impatient()
    with pytest.raises(QgsProcessingException, match="Cancelled"):
        fall(feedback, COUNT=60, DURATION=60.0)
    assert feedback.wish.delay() < 0.5
