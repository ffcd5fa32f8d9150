# SPDX-License-Identifier: GPL-2.0-or-later
"""In which line of a study a key stands, and studies that are written are read again."""

import pytest

from talus.engine.study.keys import FORMAT, NEEDED, TABLES
from talus.engine.study.lines import line_of, lines_of
from talus.engine.study.study import Study, what_is_wrong
from talus.engine.study.text import text_of

TEXT = """\
format = 1
# rock = 2
[rock]  # a table
volume = 1.0
"density" = 2700.0

  [ outputs ]
maps = [
  "passages",
]
[[scenario]]
name = "a"
rock.volume = 2.0
[[scenario]]
name = "b"
[scenario.rock]
volume = 3.0
"""


def test_lines_of_keys_tables_and_scenarios():
    lines = lines_of(TEXT)
    assert lines[("format",)] == 1
    assert lines[("rock",)] == 3 and lines[("rock", "volume")] == 4 and lines[("rock", "density")] == 5
    assert lines[("outputs", "maps")] == 8
    assert lines[("scenario", 0, "rock", "volume")] == 13
    assert lines[("scenario", 1)] == 14 and lines[("scenario", 1, "rock", "volume")] == 17
    assert line_of(lines, ("rock", "shape")) == 3  # of the table, where the key is not there
    assert line_of(lines, ("terrain", "dem")) is None


def test_study_that_is_written_is_read_again_to_the_bit(tmp_path):
    values = {
        "": {"name": 'all of "it", Grüße\n'},
        "terrain": {"dem": "a folder/dem.tif", "extent": [0.1, -1e-17, 1 / 3, 2.5e9]},
        "releases": {"file": "points.gpkg", "runs": 7, "height": 0.1 + 0.2},
        "rock": {"volume": 1e-3, "shape": None},
        "ground": {"viscous_drag": True, "class": "hard"},
        "barriers": {"energy": "rigid"},
        "outputs": {"maps": [], "layers": ["stops"]},
    }
    path = tmp_path / "study.toml"
    path.write_text(text_of(values, ("head",), {"outputs": ["remark"]}), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert text.startswith(f"# head\n\nformat = {FORMAT}\n") and "# remark\n[outputs]" in text
    study = Study(path).values
    for table, keys in values.items():
        for name, value in keys.items():
            expected = TABLES[table][name].default if value is None else value
            assert study[table][name] == expected, name


@pytest.mark.parametrize("table", TABLES)
def test_defaults_of_all_keys_are_values_that_they_take(table):
    for name, key in TABLES[table].items():
        if key.default not in (None, NEEDED):
            value = list(key.default) if isinstance(key.default, tuple) else key.default
            assert what_is_wrong(key, value) == "", name
        assert key.help or key.kind == "choice" or key.unit, name
