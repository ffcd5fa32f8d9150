# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks with shares: which run throws which, and what is wrong with a table."""

import numpy as np
import pytest

from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.shapes.rock_set import (
    check_rock_set,
    counts_of_rocks,
    read_rock_set,
    rock_set_of_sizes,
    rocks_of_runs,
    sizes_of,
    with_rocks,
)


def table(folder, text, name="rocks.csv"):
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_rows_are_rocks_of_their_size_shape_and_density(tmp_path):
    """Closed forms: the mass is the density times the volume; lengths are those of the smallest box, to 2 %."""
    path = table(tmp_path, "rock,volume_m3,long_m,middle_m,short_m,density,share\n"
                           "worn_slab,2.0,,,,,3\n,,2.0,1.5,1.0,2500,1\n")  # fmt: skip
    rock_set = read_rock_set(path, "worn_compact", 2700.0)
    assert [rock.name for rock in rock_set.rocks] == ["worn_slab", "worn_compact"]
    assert rock_set.rocks[0].mass == pytest.approx(5400.0)
    extents = np.sort(np.ptp(rock_set.rocks[1].vertices, axis=0))[::-1]
    assert rock_set.rocks[1].mass == pytest.approx(2500.0 * rock_set.rocks[1].volume)
    np.testing.assert_allclose(extents, (2.0, 1.5, 1.0), rtol=0.1)
    np.testing.assert_allclose(rock_set.shares, (0.75, 0.25))


def test_list_of_blocks_with_decimal_commas_is_a_set(tmp_path):
    path = table(tmp_path, "long_m;middle_m;short_m\n1,2;0,9;0,6\n2,0;1,5;1,0\n")
    rock_set = read_rock_set(path, "worn_compact", 2700.0)
    assert len(rock_set.rocks) == 2 and rock_set.rocks[1].volume > rock_set.rocks[0].volume
    np.testing.assert_allclose(rock_set.shares, 0.5)


def test_rock_of_a_file_beside_the_table_keeps_its_size(tmp_path):
    (tmp_path / "scan.pts").write_text("0 0 0\n2 0 0\n0 2 0\n0 0 2\n2 2 2\n", encoding="utf-8")
    rock_set = read_rock_set(table(tmp_path, "rock,share\nscan.pts,1\n"), "worn_compact", 2700.0)
    from talus.engine import Rock

    assert rock_set.rocks[0].volume == Rock.from_file(tmp_path / "scan.pts").volume


@pytest.mark.parametrize("shares", [(0.5, 0.5), (0.9, 0.07, 0.03), (0.2, 0.0, 0.8), (1.0,)])
@pytest.mark.parametrize("count", [10, 1000, 100_000])
def test_shares_are_met_to_a_few_runs(shares, count):
    """Discrepancy of the Kronecker sequence of the golden ratio: below (3 + 3 ln N) / N, Kuipers and Niederreiter."""
    result = np.bincount(rocks_of_runs(count, shares), minlength=len(shares))
    assert np.abs(result - count * np.array(shares)).max() <= 3.0 + 3.0 * np.log(count)
    assert result[np.array(shares) == 0.0].sum() == 0


def test_fractions_are_those_of_the_golden_ratio():
    """Twin in floating point, for as long as that has digits enough."""
    numbers = np.arange(2000)
    twin = np.mod((numbers + 0.5) * (np.sqrt(5.0) - 1.0) / 2.0, 1.0)
    shares = np.full(10, 0.1)
    near_an_end = np.abs(10.0 * twin - np.round(10.0 * twin)) < 1e-9
    np.testing.assert_array_equal(
        rocks_of_runs(2000, shares)[~near_an_end], np.floor(10.0 * twin).astype(int)[~near_an_end]
    )


def test_rock_of_a_run_hangs_on_its_number_alone():
    shares = (0.3, 0.3, 0.4)
    whole = rocks_of_runs(500, shares)
    parts = np.concatenate([rocks_of_runs(123, shares), rocks_of_runs(377, shares, first=123)])
    np.testing.assert_array_equal(whole, parts)


def test_releases_keep_their_place_and_all_their_runs():
    releases = [Release((10.0, 10.0), runs=7, identifier=4), Release((20.0, 10.0), runs=1, identifier=9)]
    result, places = with_rocks(releases, (0.5, 0.5))
    for place, release in enumerate(releases):
        of_it = [one for one, at in zip(result, places) if at == place]
        assert sum(entry.runs for entry in of_it) == release.runs
        assert {(entry.position, entry.identifier) for entry in of_it} == {(release.position, release.identifier)}
    assert {entry.rock for entry in result} == {0, 1}


@pytest.mark.parametrize(
    ("runs", "shares", "expected"),
    [(70, (0.6, 0.3, 0.1), [42, 21, 7]), (3, (0.6, 0.3, 0.1), [2, 1, 0]), (10, (1.0 / 3.0,) * 3, [4, 3, 3]),
     (1, (0.0, 1.0), [0, 1]), (1000, (0.5, 0.5), [500, 500])],
)  # fmt: skip
def test_runs_are_shared_out_by_largest_remainder(runs, shares, expected):
    """60, 30, 10 % of 70 runs are 42, 21, 7; spread over the releases, whatever their number."""
    assert counts_of_rocks(runs, shares).tolist() == expected
    releases = [Release((10.0 + k, 10.0), runs=1) for k in range(runs)]
    result, _ = with_rocks(releases, shares)
    assert np.bincount([entry.rock for entry in result], minlength=len(shares)).tolist() == expected


def test_simulation_of_a_set_throws_each_rock_as_often_as_its_share():
    terrain = Terrain(np.zeros((20, 20)), 2.0)
    rocks = [rock_library.rock("worn_compact", volume=1.0), rock_library.rock("worn_slab", volume=8.0)]
    releases, _ = with_rocks([Release((20.0, 20.0), runs=20)], (0.75, 0.25))
    result = simulate(
        terrain, Ground.of_class(terrain, "medium"), rocks, releases, Settings(max_time=2.0, air_density=0.0)
    )
    assert np.bincount(result.runs["rock"]).tolist() == [15, 5]
    np.testing.assert_allclose(result.runs["volume"], np.where(result.runs["rock"] == 0, 1.0, 8.0))


@pytest.mark.parametrize(
    "text, words",
    [
        ("", "no column of sizes"),
        ("volume_m3\n", "no rows"),
        ("volume\n1\n", "no column 'volume'"),
        ("volume_m3,volume_m3\n1,1\n", "twice"),
        ("long_m,short_m\n1,1\n", "give all three"),
        ("volume_m3\n-1\n", "line 2: volume_m3 is '-1'"),
        ("volume_m3\n1\nnan\n", "line 3: volume_m3 is 'nan'"),
        ("volume_m3,share\n1,-1\n", "share is '-1'"),
        ("volume_m3,share\n1,0\n2,0\n", "all shares are 0"),
        ("rock,volume_m3\npebble,1\n", "'pebble' is no shape of the library, and there is no file"),
        ("rock,volume_m3\nworn_slab,\n", "there is no size"),
        ("long_m,middle_m,short_m\n1,,1\n", "some are missing"),
        ("volume_m3,long_m,middle_m,short_m\n1,1,1,1\n", "a volume and lengths"),
        ("volume_m3\n1,2\n", "more cells"),
        ("long_m,middle_m,short_m\n100,1,1\n", "line 2"),
    ],
)
def test_table_that_makes_no_rocks_is_refused_by_line_before_any_is_made(tmp_path, monkeypatch, text, words):
    path = table(tmp_path, text)
    monkeypatch.setattr(rock_library, "rock", None)
    monkeypatch.setattr(rock_library, "rock_of_lengths", None)
    for refuses in (check_rock_set, read_rock_set):
        with pytest.raises(ValueError, match=r"rocks\.csv") as messages:
            refuses(path, "worn_compact", *([2700.0] if refuses is read_rock_set else []))
        assert words in str(messages.value)


def test_reading_ends_between_two_rocks_where_it_is_told_to(tmp_path):
    asked = []

    def before_each():
        asked.append(None)
        if len(asked) == 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        read_rock_set(table(tmp_path, "volume_m3\n1\n2\n3\n"), "eota111", 2700.0, before_each)
    assert len(asked) == 2


@pytest.mark.parametrize(
    "text, sizes",
    [
        ("0.5 60, 2 30, 8 10", [(0.5, 60.0), (2.0, 30.0), (8.0, 10.0)]),
        ("0,5 m³: 60 %; 2 m3: 30 %; 8: 10", [(0.5, 60.0), (2.0, 30.0), (8.0, 10.0)]),
        ("1, 2", [(1.0, 1.0), (2.0, 1.0)]),
        (" .25 ", [(0.25, 1.0)]),
    ],
)
def test_sizes_are_read_as_people_write_them(text, sizes):
    assert sizes_of(text) == sizes


def test_rocks_of_sizes_have_their_volumes_and_shares():
    """Closed forms: the mass is the density times the volume; shares add up to 1."""
    result = rock_set_of_sizes("0.5 60, 2 30, 8 10", "worn_slab", 2600.0)
    assert [rock.name for rock in result.rocks] == ["worn_slab"] * 3
    np.testing.assert_allclose([rock.mass for rock in result.rocks], [1300.0, 5200.0, 20_800.0], rtol=1e-9)
    np.testing.assert_allclose(result.shares, [0.6, 0.3, 0.1], rtol=1e-15)


@pytest.mark.parametrize(
    "text, words",
    [
        ("big", "'big' is no volume"),
        ("1 2 3", "'1 2 3' is no volume"),
        ("1 50, 2", "1 of 2 sizes have a share"),
        ("1 0, 2 0", "all shares are 0"),
        ("0 50, 2 50", "the volume of the rock must be from 0.001 to 100000 m³, not 0"),
        ("-1 50", "no volume"),
        (" ; ", "there is no size"),
    ],
)
def test_what_is_no_list_of_sizes_is_refused(text, words):
    with pytest.raises(ValueError, match=words):
        sizes_of(text)
