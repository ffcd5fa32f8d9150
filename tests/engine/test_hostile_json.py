# SPDX-License-Identifier: GPL-2.0-or-later
"""JSON of strangers, for nets, rules and stores: refused in words, whatever is where something else is meant."""

import errno
import json
import time

import pytest

from talus.engine.io import plain_file
from talus.engine.io.json_lines import JsonProblem, parse_json, read_json
from talus.engine.io.net_files import read_net
from talus.engine.io.plain_file import read_json as read_plain
from talus.engine.io.plain_file import write_json
from talus.engine.nets.description import NetError, check_description

GOOD = {
    "nodes": [[0.0, 0.0, 0.0], [1.0, 0.0, 0.0]], "fixed": [0],
    "materials": {"rope": {"E": 1e11, "A": 1e-4, "rho": 7850.0}},
    "elements": [{"type": "cable", "nodes": [0, 1], "mat": "rope"}],
}  # fmt: skip
OTHERS = (5, -1.5, "x", True, [], [1], [[1]], {}, {"a": 1}, [None], ["x"], 10**30)


def test_good_one_is_good():
    assert check_description(GOOD).shape == (2, 3)


@pytest.mark.parametrize("key", [*GOOD, "point_mass", "loads", "contact", "rock", "fx"])
@pytest.mark.parametrize("value", OTHERS, ids=repr)
def test_part_of_another_kind_is_a_net_error_or_fits(key, value):
    try:
        check_description({**GOOD, key: value})
    except NetError as error:
        assert key in str(error) or "node" in str(error)


@pytest.mark.parametrize("value", OTHERS, ids=repr)
def test_what_is_no_description_is_refused(value):
    with pytest.raises(NetError):
        check_description(value)


@pytest.mark.parametrize("key", ["type", "mat", "nodes"])
@pytest.mark.parametrize("value", OTHERS, ids=repr)
def test_element_of_another_kind_is_refused(key, value):
    with pytest.raises(NetError):
        check_description({**GOOD, "elements": [{**GOOD["elements"][0], key: value}]})
    with pytest.raises(NetError):
        check_description({**GOOD, "elements": [value]})
    with pytest.raises(NetError):
        check_description({**GOOD, "materials": {"rope": value} if value != {} else {"rope": 1}})


def test_nesting_without_end_is_refused_soon(tmp_path):
    begin = time.process_time()
    for text in ("[" * 100_000, '{"a":' * 100_000, "[[" * 50_000 + "]]" * 50_000):
        with pytest.raises(JsonProblem, match=r"nests|missing"):
            parse_json(text)
        (tmp_path / "deep.json").write_text(text, encoding="utf-8")
        with pytest.raises(ValueError, match=r"nests|JSON|Expecting"):
            read_plain(tmp_path / "deep.json")
        with pytest.raises(ValueError, match="JSON"):
            read_net(str(tmp_path / "deep.json"))
    assert time.process_time() - begin < 10.0


def test_lines_of_a_long_file_are_found_soon(tmp_path):
    """They were counted from the beginning for each value: 200,000 of them took minutes."""
    (tmp_path / "long.json").write_text(json.dumps(list(range(200_000)), indent=0), encoding="utf-8")
    begin = time.process_time()
    value, lines = read_json(tmp_path / "long.json")
    assert value[-1] == 199_999 and lines[(199_999,)] == 200_001
    assert time.process_time() - begin < 10.0


def test_json_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    """The earlier file stays as it was when the disk is full, and nothing is left beside it."""
    path = tmp_path / "labels.json"
    write_json(path, {"MAP": "Größe"})
    assert read_plain(path) == {"MAP": "Größe"}

    def full(source, target):
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr(plain_file.os, "replace", full)
    with pytest.raises(OSError, match="no space left"):
        write_json(path, {"MAP": "other"})
    assert read_plain(path) == {"MAP": "Größe"} and list(tmp_path.iterdir()) == [path]
