# SPDX-License-Identifier: GPL-2.0-or-later
"""Refusal of bad net files: the message names the file, the fault and the remedy."""

import pytest

from talus.engine.io.net_files import read_net, write_net


def test_a_description_is_read_as_it_was_written(tmp_path):
    """From a file, and as text."""
    description = {"nodes": [[0.0, 0.5, 1.25]], "materials": {"rope": {"stiffness": 1e6}}}
    write_net(tmp_path / "net.json", description)
    assert read_net(tmp_path / "net.json") == description
    assert read_net((tmp_path / "net.json").read_text(encoding="utf-8")) == description


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, r"net\.json: cannot be read \(No such file or directory\)\. Give the path of a JSON file\.$"),
        (b"\xff\xfe{\x00}\x00", r"net\.json: is no text in UTF-8"),
        (b'{"nodes": [1, 2,\n]}', r"net\.json: no JSON at line 2, column 1 \("),
        (b"[1, 2]", r"net\.json: holds a list, not an object"),
    ],
)
def test_what_is_no_description_is_refused(tmp_path, content, words):
    """With the name of the file and the reason, without Python's own number of the error."""
    if content is not None:
        (tmp_path / "net.json").write_bytes(content)
    with pytest.raises(ValueError, match=words) as caught:
        read_net(tmp_path / "net.json")
    assert "Errno" not in str(caught.value)


def test_text_that_is_no_json_is_refused():
    """There is no file to name then."""
    with pytest.raises(ValueError, match=r"^the description: no JSON at line 1, column 2 \("):
        read_net("{nodes")
