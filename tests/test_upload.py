# SPDX-License-Identifier: GPL-2.0-or-later
"""The checks of the archive find what plugins.qgis.org would, and addresses stand in one place.

`make check-zip` runs them on the archive itself; it takes longer than these tests, which plant what must be found.
"""

import configparser
import re
import threading
import zipfile
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from talus.resources.release import addresses, scanners, upload_rules
from talus.resources.release.make_zip import ROOT, source_files, version
from talus.resources.release.shipped_pages import LINK, with_links

METADATA = (ROOT / "metadata.txt").read_text(encoding="utf-8")

# ----------------------------------------------------------------------- scanners


PLANTED = {
    "sql.py": (
        "bandit",
        "B608",
        'def ask(database, name):\n    database.execute(f"SELECT a FROM {name}")  # nosec B608\n',
    ),
    "unpickle.py": ("bandit", "B301", "import pickle\n\n\ndef read(file):\n    return pickle.load(file)  # nosec\n"),
    "start.py": ("bandit", "B404", "import subprocess\n\nsubprocess = subprocess\n"),
    "digits.py": (
        "detect-secrets",
        "Hex High Entropy String",
        'X = "a2f9836e4e441529fc2757d1f534ddc0db6295993c439041"\n',
    ),
    "letters.py": ("flake8", "E741", "def area(width):\n    l = width  # noqa: E741\n    return l * l\n"),
}


def test_scanners_find_what_is_planted_also_where_a_comment_would_hide_it(tmp_path):
    pytest.importorskip("detect_secrets", reason="detect-secrets is not installed")
    pytest.importorskip("flake8", reason="flake8 is not installed")
    pytest.importorskip("bandit", reason="bandit is not installed")
    for name, (_, _, text) in PLANTED.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "clean.py").write_text("def twice(x):\n    return 2 * x\n", encoding="utf-8")
    findings = scanners.findings(tmp_path)
    assert {(entry.file, entry.program, entry.rule) for entry in findings} >= {
        (name, program, rule) for name, (program, rule, _) in PLANTED.items()
    }
    assert not [entry for entry in findings if entry.file == "clean.py"]


def test_scanner_that_has_nothing_to_read_is_an_error(tmp_path):
    pytest.importorskip("bandit", reason="bandit is not installed")
    with pytest.raises(RuntimeError, match="read nothing"):
        list(scanners.by_bandit(tmp_path))


def test_baseline_accepts_what_it_explains_and_nothing_more():
    one = scanners.Finding("bandit", "B404", "talus/a.py", 3, "subprocess")
    entry = {"program": "bandit", "rule": "B404", "file": "talus/a.py", "count": 1, "reason": "it starts pip"}
    assert scanners.not_accepted([one], []) == ([one], [])
    assert scanners.not_accepted([one], [entry]) == ([], [])
    twice = [one, one._replace(line=9)]
    assert scanners.not_accepted(twice, [entry]) == (twice, [])
    assert scanners.not_accepted([], [entry]) == ([], [("bandit", "B404", "talus/a.py")])


# ----------------------------------------------------------------------- rules of the upload


def archive_of(tmp_path, files, folder="talus"):
    path = tmp_path / "talus.zip"
    with zipfile.ZipFile(path, "w") as file:
        for name, text in files.items():
            entry = zipfile.ZipInfo(f"{folder}/{name}")
            entry.external_attr = (0o755 if name.startswith("run") else 0o644) << 16
            file.writestr(entry, text)
    return path


GOOD = {"__init__.py": "", "metadata.txt": METADATA, "LICENSE": "GPL", "resources/icons/talus.svg": "<svg/>"}


def test_archive_that_keeps_the_rules_has_no_problems(tmp_path):
    assert upload_rules.problems_of(archive_of(tmp_path, GOOD)) == []


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({**GOOD, "engine/fast.so": ""}, r"talus/engine/fast\.so is of a kind that is refused"),
        ({**GOOD, "__pycache__/a.py": ""}, "is of a kind that is refused"),
        ({**GOOD, ".secrets": ""}, r"talus/\.secrets is hidden"),
        ({**GOOD, "run.py": ""}, r"talus/run\.py is executable"),
        ({key: GOOD[key] for key in GOOD if key != "LICENSE"}, "talus/LICENSE is missing"),
        ({key: GOOD[key] for key in GOOD if not key.endswith(".svg")}, "the icon resources/icons/talus.svg is not in"),
        ({**GOOD, "metadata.txt": METADATA.replace("tracker=", "t=")}, "tracker is missing"),
        ({**GOOD, "metadata.txt": METADATA.replace("about=", "about=100 % sure. ")}, "cannot be read|must be followed"),
        ({**GOOD, "metadata.txt": METADATA.replace("version=1", "version=v1", 1)}, "is no version such as"),
        ({**GOOD, "metadata.txt": METADATA.replace("author=", "author=a/b ")}, "no slash"),
        ({**GOOD, "metadata.txt": METADATA + "supportsQt6=True\n"}, "supportsQt6 is no longer known"),
    ],
)
def test_archive_that_breaks_a_rule_is_told_so(tmp_path, files, words):
    problems = upload_rules.problems_of(archive_of(tmp_path, files))
    assert re.search(words, " ".join(problems)), problems


def test_archive_with_a_folder_that_is_no_name_is_refused(tmp_path):
    (problem, *_) = upload_rules.problems_of(archive_of(tmp_path, GOOD, "talus-1.0"))
    assert "one folder that Python can import, not talus-1.0" in problem


def test_addresses_are_visited():
    """On this computer: a page that is there, one that is not, and nobody at a port."""

    class Site(BaseHTTPRequestHandler):
        def do_HEAD(self):
            self.send_response(200 if self.path == "/talus" else 404)
            self.end_headers()

        def log_message(self, *_):
            pass

    with HTTPServer(("127.0.0.1", 0), Site) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        site = f"http://127.0.0.1:{server.server_port}"
        result = upload_rules.unreachable([f"{site}/talus", f"{site}/gone"])
        server.shutdown()
    assert len(result) == 1 and result[0].startswith(f"{site}/gone does not answer: HTTP Error 404")
    assert upload_rules.unreachable([f"{site}/talus"])


# ----------------------------------------------------------------------- addresses


def test_metadata_and_package_have_the_addresses_of_the_one_place():
    owner = addresses.read()
    result = addresses.in_metadata(METADATA)
    assert result == {key: getattr(owner, key) for key in addresses.KEYS}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for key, address in (("Homepage", owner.homepage), ("Issues", owner.tracker), ("Repository", owner.repository)):
        assert f'{key} = "{address}"' in project
    assert f'email = "{owner.email}"' in project
    cited = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f'repository-code: "{owner.repository}"\nurl: "{owner.homepage}"\n' in cited


def test_build_says_loudly_that_addresses_are_placeholders():
    owner = addresses.read()
    placeholder, own = owner._replace(confirmed=False), owner._replace(confirmed=True)
    assert "PLACEHOLDERS" in addresses.warning(placeholder) and owner.tracker in addresses.warning(placeholder)
    assert "resources/release/addresses.ini" in addresses.warning(placeholder)
    assert addresses.warning(own) == ""
    assert owner.confirmed or "example" in owner.email


def test_new_addresses_reach_every_file():
    old = addresses.in_metadata(METADATA)
    new = addresses.Addresses(True, "https://a.org", "https://b.org/t", "https://b.org", "c@d.org")
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(addresses.written_into("metadata.txt", METADATA, new, old))
    assert [parser["general"][key] for key in addresses.KEYS] == list(new[1:])
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    project = addresses.written_into("pyproject.toml", project, new, old)
    assert 'Homepage = "https://a.org"\nIssues = "https://b.org/t"\nRepository = "https://b.org"' in project
    assert 'email = "c@d.org" }]' in project
    cited = addresses.written_into("CITATION.cff", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), new, old)
    assert 'repository-code: "https://b.org"\nurl: "https://a.org"\n' in cited
    page = f"[x]({old['repository']}/blob/main/a.md) [y]({old['tracker']}/7) {old['email']}"
    assert (
        addresses.written_into("docs/page.md", page, new, old)
        == "[x](https://b.org/blob/main/a.md) [y](https://b.org/t/7) c@d.org"
    )


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[addresses]\nconfirmed = yes\nhomepage = https://a.org\n", "'tracker' is missing"),
        (
            "[addresses]\nconfirmed = no\nhomepage = a.org\ntracker = x\nrepository = x\nemail = x\n",
            "homepage = a.org is no",
        ),
    ],
)
def test_wrong_address_is_told_with_its_key(tmp_path, text, words):
    file = tmp_path / "addresses.ini"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=words):
        addresses.read(file)


# ----------------------------------------------------------------------- links


def test_every_link_of_a_shipped_page_leads_into_the_archive_or_to_a_file_of_the_repository():
    shipped = {path.as_posix() for path in source_files()}
    web = "https://forge.example/talus"
    led = 0
    for name in sorted(entry for entry in shipped if entry.endswith(".md")):
        page = with_links((ROOT / name).read_text(encoding="utf-8"), name, shipped, web, version())
        for picture, _, link, _ in LINK.findall(page):
            kind = "raw" if picture else "blob"
            if link.startswith(f"{web}/"):
                led += 1
                path = link.partition(f"{web}/{kind}/v{version()}/")[2].partition("#")[0]
                assert (ROOT / path).exists(), link
            elif not link.startswith(("https://", "http://", "mailto:", "#")):
                assert link.partition("#")[0] in shipped, (name, link)
    assert led > 5


def test_links_keep_anchors_and_pictures_become_raw_files():
    page = "![a](docs/a.png) [b](docs/b.md#part) [c](LICENSE) [d](https://e.org) [e](#f)"
    web = "https://forge.example/talus"
    assert with_links(page, "README.md", {"LICENSE"}, web, "1.2.3") == (
        f"![a]({web}/raw/v1.2.3/docs/a.png) [b]({web}/blob/v1.2.3/docs/b.md#part) [c](LICENSE) [d](https://e.org) "
        "[e](#f)"
    )
    assert with_links("[a](../b.md)", "docs/c.md", set(), web, "1").endswith("/blob/v1/b.md)")
