# SPDX-License-Identifier: GPL-2.0-or-later
"""Trajectories and samples of known throws as layers, in the form that talus:simulate writes them."""

import numpy as np

from talus.tests.qgis.conftest import EPSG, NORTH, WEST, layer_of

G = 9.81
CORNER = np.array([WEST, NORTH])
LINE_FIELDS = "field=run:integer&field=release:integer&field=mass_kg:double&field=radius_m:double"
SAMPLE_FIELDS = (
    "field=run:integer&field=time_s:double&field=v_ms:double&field=vx_ms:double&field=vy_ms:double&field=vz_ms:double"
    "&field=rot_revs:double&field=e_kj:double&field=h_m:double&field=contacts:integer"
)
MASS, ROTATIONAL, GROUND = 2000.0, 50e3, 400.0  # kg, J, m


def times(duration=3.0):
    """Each tenth of a second."""
    return np.linspace(0.0, duration, round(duration / 0.1) + 1)


def throw(speed, x, duration=3.0):
    """(t, x, y, z) in metres from the north-western corner: level to the south from 450 m."""
    t = times(duration)
    return np.column_stack([t, np.full_like(t, x), -speed * t, 450.0 - 0.5 * G * t**2])


def trajectories(
    speeds, releases=None, kind="LineStringZM", fields=LINE_FIELDS, crs=f"EPSG:{EPSG}", beside=1.0, **more
):
    """Lines of throws, side by side each metre, or ``beside``, from x = 20 m."""
    features = []
    for k, speed in enumerate(speeds):
        rows = throw(speed, 20.0 + beside * k, **more)
        points = ", ".join(f"{x!r} {y!r} {z!r} {t!r}" for t, x, y, z in rows.tolist())
        release = releases[k] if releases else 7
        features.append((f"LineStringZM ({points})", [k, release, MASS, 0.8]))
    return layer_of(kind, features, fields, crs, "trajectories")


def samples(speeds, order=1, shift=0.0):
    """Their samples as a table; ``order`` -1: the last comes first; ``shift``: of the times, s."""
    from qgis.core import QgsFeature, QgsVectorLayer

    layer = QgsVectorLayer(f"None?{SAMPLE_FIELDS}", "samples", "memory")
    features = []
    for k, speed in enumerate(speeds):
        for t, _, _, z in throw(speed, 0.0).tolist():
            fast = speed**2 + (G * t) ** 2
            energy = (0.5 * MASS * fast + ROTATIONAL) / 1000.0
            feature = QgsFeature(layer.fields())
            feature.setAttributes(
                [k, t + shift, fast**0.5, 0.0, -speed, -G * t, 2.0, energy, z - GROUND, 0],
            )
            features.append(feature)
    assert layer.dataProvider().addFeatures(features[::order])[0]
    return layer


def lines(features, kind="LineString", crs=f"EPSG:{EPSG}"):
    """Named lines; WKT in metres from the north-western corner."""
    return layer_of(kind, [(wkt, [name]) for name, wkt in features], "field=name:string", crs, "lines")


def far_layer(kind, wkts, crs):
    """A layer of features in coordinates of any system, with names."""
    layer = layer_of(kind, [(wkt, [f"line {k}"]) for k, wkt in enumerate(wkts)], "field=name:string", crs)
    layer.dataProvider().changeGeometryValues({row.id(): _shifted(row) for row in layer.getFeatures()})
    layer.updateExtents()
    return layer


def _shifted(row):
    geometry = row.geometry()
    geometry.translate(-WEST, -NORTH)
    return geometry
