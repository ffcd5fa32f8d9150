# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks with shares in talus:simulate: what flies, what the layers say, and what is refused."""

from collections import Counter

import pytest

from talus.engine.command_line import main
from talus.engine.command_line.outcomes import DONE

TABLE = "rock,volume_m3,long_m,middle_m,short_m,share\nworn_slab,0.2,,,,3\n,,1.2,0.9,0.7,1\n"


@pytest.fixture
def table(tmp_path):
    """``table(text)``: path of a table of rocks."""

    def write(text=TABLE):
        path = tmp_path / "rocks.csv"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write


def stops(path):
    from qgis.core import QgsVectorLayer

    return list(QgsVectorLayer(path).getFeatures())


def test_rocks_are_thrown_by_their_shares_from_every_point(simulate, table, tmp_path, recorder):
    path = str(tmp_path / "stops.gpkg")
    done = simulate(RUNS=8, ROCK_SET=table(), STOPS=path)
    rows = stops(path)
    assert done["RUN_COUNT"] == len(rows) == 16
    assert done["RELEASE_COUNT"] == 2  # points, however many rocks each throws
    assert Counter(row["rock"] for row in rows) == {"worn_slab": 12, "worn_compact": 4}
    assert {round(row["volume_m3"], 6) for row in rows if row["rock"] == "worn_slab"} == {0.2}
    assert Counter(row["point"] for row in rows) == {0: 8, 1: 8}  # points are points, whatever they throw
    assert any("worn slab" in text and "75" in text for text in recorder.messages)


def test_set_of_one_rock_is_that_rock(simulate, table, tmp_path):
    """Invariant: the same bits as without a table."""
    paths = [str(tmp_path / f"{name}.gpkg") for name in ("one", "other")]
    simulate(RUNS=4, ROCK="worn_slab", VOLUME=0.2, STOPS=paths[0])
    simulate(RUNS=4, ROCK_SET=table("rock,volume_m3\nworn_slab,0.2\n"), STOPS=paths[1])
    one, other = ([(row.geometry().asWkt(17), row["e_max_kj"]) for row in stops(path)] for path in paths)
    assert one == other


def test_list_of_sizes_is_a_table_of_the_same(simulate, table, tmp_path):
    """Invariant: the same bits as from a table."""
    paths = [str(tmp_path / f"{name}.gpkg") for name in ("one", "other")]
    simulate(RUNS=8, ROCK_SIZES="0.2 3, 2 1", STOPS=paths[0])
    simulate(RUNS=8, ROCK_SET=table("volume_m3,share\n0.2,3\n2,1\n"), STOPS=paths[1])
    one, other = ([(row.geometry().asWkt(17), row["volume_m3"]) for row in stops(path)] for path in paths)
    assert one == other
    assert Counter(round(volume, 6) for _, volume in one) == {0.2: 12, 2.0: 4}


@pytest.mark.parametrize("several", ["table", "sizes"])
def test_study_of_a_set_gives_the_same_bits_on_the_command_line(simulate, table, tmp_path, capsys, several):
    path = str(tmp_path / "stops.gpkg")
    simulate(RUNS=5, STOPS=path, **({"ROCK_SET": table()} if several == "table" else {"ROCK_SIZES": "0.2 3, 2 1"}))
    (study,) = tmp_path.glob("*.study.toml")
    assert main(["run", str(study)]) == DONE
    assert "the same inputs and the same bits as in QGIS" in capsys.readouterr().err
    results = study.parent / f"{study.name.removesuffix('.study.toml')}.results" / "stops.gpkg"
    names = "rock", "point", "volume_m3", "runout_m"
    one, other = ([[row[name] for name in names] for row in stops(place)] for place in (path, str(results)))
    assert one == other


@pytest.mark.parametrize(
    "parameters, words",
    [
        ({"VOLUME_DISTRIBUTION": "uniform(1, 2)"}, r"ROCK_SET.*VOLUME_DISTRIBUTION"),
        ({"ROCK_LENGTHS": "2 1 1"}, r"ROCK_SET.*ROCK_LENGTHS"),
        ({"BREAKING": 0.5}, r"BREAKING.*ROCK_SET"),
        ({"ROCK_SIZES": "1 50, 2 50"}, r"ROCK_SET.*ROCK_SIZES"),
    ],
)
def test_what_says_the_same_twice_is_refused(simulate, table, parameters, words):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=words):
        simulate(ROCK_SET=table(), **parameters)


def test_table_that_makes_no_rocks_is_refused_by_line(simulate, table, tmp_path):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match=r"ROCK_SET: .*rocks\.csv, line 2: volume_m3 is 'x'"):
        simulate(ROCK_SET=table("volume_m3\nx\n"))
    with pytest.raises(QgsProcessingException, match="ROCK_SET"):
        simulate(ROCK_SET=str(tmp_path / "nowhere.csv"))


def test_volume_beside_a_table_is_told_as_unused(simulate, table, recorder):
    simulate(RUNS=2, ROCK_SET=table(), VOLUME=3.0)
    assert any(text.startswith("VOLUME") or "VOLUME" in text for text in recorder.warnings)


def test_rocks_of_a_table_are_made_once_and_none_when_run_is_pressed(simulate, table, monkeypatch):
    """Each takes a tenth of a second and more, and the check of a dialog is in the thread of its window."""
    from talus.engine.shapes import rock_library

    made, make = [], rock_library.rock

    def counted(name, *arguments, **options):
        made.append(name)
        return make(name, *arguments, **options)

    monkeypatch.setattr(rock_library, "rock", counted)
    simulate(RUNS=1, MAX_TIME=1.0, ROCK_SET=table("rock,volume_m3\nworn_slab,0.2\neota111,0.3\n"))
    assert [name for name in made if name in ("worn_slab", "eota111")] == ["worn_slab", "eota111"]


def test_sizes_that_make_no_rocks_are_refused_before_the_run(simulate):
    from qgis.core import QgsProcessingException

    with pytest.raises(QgsProcessingException, match="ROCK_SIZES: 'large' is no volume with a share"):
        simulate(ROCK_SIZES="0.5 60, large")
    with pytest.raises(QgsProcessingException, match=r"ROCK_SIZES.*ROCK_FILE"):
        simulate(ROCK_SIZES="0.5 60", ROCK_FILE="/nowhere.pts")
