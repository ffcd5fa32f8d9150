# SPDX-License-Identifier: GPL-2.0-or-later
"""Only projected systems in metres get through, and the message for each other kind says what to do."""

import pytest

from talus.engine.io.coordinate_systems import check_metric, utm_zone

ALPS = (9.5, 46.5, 9.6, 46.6)  # degrees
METRES = (-10805.0, 193395.0, -7805.0, 195595.0)  # extent of the wrongly tagged model in the shared data


@pytest.mark.parametrize("crs", ["EPSG:2056", "EPSG:31287", "EPSG:32632", "EPSG:25833", "EPSG:2056+5728"])
def test_projected_systems_in_metres_are_accepted(crs):
    check_metric(crs, "DEM")


@pytest.mark.parametrize(
    "crs, extent, message",
    [
        (None, None, "DEM has no coordinate system.*assign"),
        ("", None, "DEM has no coordinate system"),
        ("nonsense", None, "'nonsense' is not understood"),
        ("EPSG:4326", ALPS, "WGS 84.*degrees.*EPSG:32632"),
        ("EPSG:4326", METRES, "-10805 to -7805.*no degrees.*Do not reproject"),
        ("EPSG:4326", None, "degrees.*Reproject"),
        ("EPSG:4978", None, "not projected"),
        ("EPSG:2263", None, "US survey foot"),
        ("EPSG:3568", None, "not in metres"),
        ("EPSG:32632+8228", None, "its heights are in 0.3048 m"),
    ],
)
def test_other_systems_are_refused_with_the_way_out(crs, extent, message):
    with pytest.raises(ValueError, match=message):
        check_metric(crs, "DEM", extent)


@pytest.mark.parametrize(
    "longitude, latitude, code",
    [(9.5, 46.5, 32632), (-179.9, 10.0, 32601), (180.0, 10.0, 32660), (147.0, -42.0, 32755)],
)
def test_utm_zone_is_the_one_of_the_place(longitude, latitude, code):
    # Zones of 6 degrees from 180 west, EPSG 326xx north and 327xx south.
    assert utm_zone(longitude, latitude) == code
