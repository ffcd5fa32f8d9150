# SPDX-License-Identifier: GPL-2.0-or-later
"""Moving rocks: dots where the rocks are at each moment, pictures by QGIS's own export, GIF and MP4, cancel."""

import stat

import numpy as np
import pytest

from talus.tests.qgis.conftest import NORTH, WEST

# time [s], x, y of two rocks: one lies still after 2 s, one goes on to 4 s
PATHS = [
    np.array([(0.0, WEST + 10, NORTH - 10), (2.0, WEST + 10, NORTH - 50)]),
    np.array([(0.0, WEST + 40, NORTH - 10), (1.0, WEST + 40, NORTH - 20), (4.0, WEST + 70, NORTH - 110)]),
]


@pytest.fixture
def crs(qgis_app):
    from qgis.core import QgsCoordinateReferenceSystem

    return QgsCoordinateReferenceSystem("EPSG:2056")


@pytest.fixture
def desktop(qgis_app, dem, crs):
    from qgis.core import QgsProject, QgsRasterLayer, QgsRectangle

    from talus.tests.qgis.desktop_stand_in import Desktop

    project = QgsProject.instance()
    project.clear()
    project.setCrs(crs)
    project.addMapLayer(QgsRasterLayer(dem, "heights"))
    desktop = Desktop()
    desktop.canvas.setDestinationCrs(crs)
    desktop.canvas.resize(400, 600)
    desktop.canvas.setLayers(list(project.mapLayers().values()))
    desktop.canvas.setExtent(QgsRectangle(WEST, NORTH - 120, WEST + 80, NORTH))
    yield desktop
    project.clear()


def test_rocks_are_where_they_are_at_each_moment(crs):
    """Closed form: straight between vertices; who has come to rest stays."""
    from talus.algorithms.shared.desktop.moving_rocks.rocks import START, moving_layer, step_of

    layer = moving_layer(PATHS, crs, 9)
    assert layer.featureCount() == 2 * 9 and step_of(PATHS, 9) == 0.5
    places = {}
    for feature in layer.getFeatures():
        seconds = START.msecsTo(feature["moment"]) / 1000.0
        places[feature["rock"], seconds] = (
            feature.geometry().asPoint().x() - WEST,
            feature.geometry().asPoint().y() - NORTH,
        )
    assert places[1, 0.5] == pytest.approx((10.0, -20.0)) and places[1, 4.0] == pytest.approx((10.0, -50.0))
    assert places[2, 2.5] == pytest.approx((55.0, -65.0)) and places[2, 4.0] == pytest.approx((70.0, -110.0))


def test_film_does_not_wait_for_the_few_rocks_that_creep(qgis_app):
    from talus.algorithms.shared.desktop.moving_rocks.rocks import longest_of

    paths = [np.array([(0.0, 0.0, 0.0), (end, 1.0, 1.0)]) for end in [*range(1, 98), 700, 800, 900]]
    assert longest_of(paths) == 96.0 and longest_of(PATHS) == 4.0


def test_one_dot_of_each_rock_is_seen_at_a_time(crs):
    from qgis.core import QgsDateTimeRange, QgsFeatureRequest, QgsVectorLayerTemporalContext

    from talus.algorithms.shared.desktop.moving_rocks.rocks import START, moving_layer

    layer = moving_layer(PATHS, crs, 9)
    for k in range(9):
        moment = QgsDateTimeRange(START.addMSecs(500 * k), START.addMSecs(500 * (k + 1)), True, False)
        text = layer.temporalProperties().createFilterString(QgsVectorLayerTemporalContext(), moment)
        seen = [feature["rock"] for feature in layer.getFeatures(QgsFeatureRequest().setFilterExpression(text))]
        assert sorted(seen) == [1, 2], k


def test_film_has_its_pictures_and_the_rocks_move_over_the_map(desktop, crs, tmp_path):
    image = pytest.importorskip("PIL.Image")
    from talus.algorithms.shared.desktop.moving_rocks.film import make_film, settings_like

    path = tmp_path / "film.gif"
    make_film(desktop.canvas, PATHS, crs, "Rockfall one", path, pictures=5, rate=10.0, width=640)
    settings = settings_like(desktop.canvas, 640, [])
    size, pixels = settings.outputSize(), settings.mapToPixel()
    with image.open(path) as film:
        assert film.n_frames == 5 and film.size == (size.width(), size.height())
        frames = []
        for k in range(5):
            film.seek(k)
            frames.append(np.asarray(film.convert("RGB")).astype(int))

    def seen(frame, x, y):
        place = pixels.transform(WEST + x, NORTH + y)
        column, row = round(place.x()), round(place.y())
        return frame[row - 1 : row + 2, column - 1 : column + 2]

    # rock 1 comes to rest at -50 m at half-time: a dark dot, where the slope was seen before
    assert seen(frames[4], 10, -50).min() < 25 and seen(frames[2], 10, -50).min() < 25
    assert seen(frames[0], 10, -50).min() > 60
    still = [seen(frame, 75, -60) for frame in frames]  # no rock comes there: the map stays
    assert np.ptp(np.stack(still), axis=0).max() < 30
    assert np.abs(seen(frames[0], 75, -60) - seen(frames[0], 75, -5)).max() > 20  # and it is that of the slope


def test_cancelled_film_leaves_no_file(desktop, crs, tmp_path):
    from qgis.core import QgsFeedback

    from talus.algorithms.shared.desktop.moving_rocks.film import StoppedError, make_film

    feedback = QgsFeedback()
    feedback.progressChanged.connect(lambda percent: feedback.cancel() if percent > 10.0 else None)
    with pytest.raises(StoppedError):
        make_film(desktop.canvas, PATHS, crs, "one", tmp_path / "film.gif", 10, 10.0, 320, feedback)
    assert list(tmp_path.iterdir()) == []


def fake_ffmpeg(folder, script):
    path = folder / "ffmpeg"
    path.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    path.chmod(path.stat().st_mode | stat.S_IXUSR)


def test_ffmpeg_is_given_the_pictures_and_the_rate(desktop, crs, tmp_path, monkeypatch):
    """A program of that name that writes down what it is asked for."""
    from talus.algorithms.shared.desktop.moving_rocks.film import endings, make_film

    fake_ffmpeg(tmp_path, 'for last; do :; done; echo "$@" > "$last"; ls "$(dirname "$last")" >> "$last"')
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert endings()[0] == ".mp4"
    make_film(desktop.canvas, PATHS, crs, "one", tmp_path / "film.mp4", 3, 20.0, 320)
    asked = (tmp_path / "film.mp4").read_text(encoding="utf-8")
    assert "-framerate 20" in asked and "rocks_%05d.png" in asked and "yuv420p" in asked
    assert asked.count("rocks_0") == 3 and "rocks_00000.png" in asked


def test_what_ffmpeg_says_is_told(desktop, crs, tmp_path, monkeypatch):
    from talus.algorithms.shared.desktop.moving_rocks.film import make_film

    fake_ffmpeg(tmp_path, 'echo "Unknown encoder" >&2; exit 3')
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(OSError, match="Unknown encoder"):
        make_film(desktop.canvas, PATHS, crs, "one", tmp_path / "film.mp4", 2, 20.0, 320)
    assert not (tmp_path / "film.mp4").exists()


def test_what_is_missing_is_said(qgis_app, monkeypatch):
    from talus.algorithms.shared.desktop.moving_rocks import film as encode

    monkeypatch.setattr(encode.shutil, "which", lambda name: None)
    monkeypatch.setattr(encode, "find_spec", lambda name: None)
    assert encode.endings() == [] and "ffmpeg" in encode.what_is_missing() and "Pillow" in encode.what_is_missing()


def test_dialog_moves_the_rocks_of_a_run_on_the_map_and_writes_a_film(desktop, dem, simulate, tmp_path):
    from qgis.core import QgsProject, QgsVectorLayer

    from talus.algorithms.shared.desktop.moving_rocks.dialog import MovingRocksDialog
    from talus.algorithms.shared.desktop.moving_rocks.film import endings

    path = str(tmp_path / "lines.gpkg")
    simulate(TRAJECTORIES=path, RUN_NAME="one")
    project, layer = QgsProject.instance(), QgsVectorLayer(path, "Trajectories – one")
    project.addMapLayer(layer, False)
    project.layerTreeRoot().addGroup("Rockfall one").addLayer(layer)
    dialog = MovingRocksDialog(desktop)
    dialog.seconds.setValue(1.0)
    moving = dialog.show_on_map()
    assert moving.featureCount() == 6 * 20 and moving.temporalProperties().isActive()
    moving = dialog.show_on_map()  # in the place of the first
    assert [layer.name() for layer in project.mapLayers().values()].count("Moving rocks – Rockfall one") == 1
    assert moving.crs() == layer.crs() and project.layerTreeRoot().findLayer(moving.id()) is not None
    dialog.width_box.setValue(320)
    if endings():
        film = tmp_path / f"film{endings()[-1]}"
        assert dialog.write(str(film)) and film.stat().st_size > 1000
    project.removeMapLayer(layer)
    assert not MovingRocksDialog(desktop).to_file.isEnabled()
