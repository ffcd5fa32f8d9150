# SPDX-License-Identifier: GPL-2.0-or-later
"""The owner's addresses, from addresses.ini to the files that name them: ``python resources/release/addresses.py``.

The old ones are found in what the files hold now, so that an address that other pages name, as a link for example, is
replaced in those pages too.
"""

import configparser
import re
import subprocess
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
FILE = Path(__file__).resolve().with_name("addresses.ini")
KEYS = ("homepage", "tracker", "repository", "email")
# Files that name the addresses by keys: what stands before an address and after it.
KEYED = {
    "metadata.txt": [(rf"^({key}=).*()$", key) for key in KEYS],
    "pyproject.toml": [
        (r'^(Homepage = ").*(")$', "homepage"),
        (r'^(Issues = ").*(")$', "tracker"),
        (r'^(Repository = ").*(")$', "repository"),
        (r'^(authors = .*email = ").*(" \}\])$', "email"),
    ],
    "CITATION.cff": [
        (r'^(repository-code: ").*(")$', "repository"),
        (r'^(url: ").*(")$', "homepage"),
    ],
}
WARNING = """
**********************************************************************************************
  THE ADDRESSES OF THE OWNER ARE PLACEHOLDERS: {}.
  plugins.qgis.org opens homepage, tracker and repository at the upload and refuses the archive.
  Write your own into {}, set confirmed = yes there, and run: make addresses
**********************************************************************************************
"""


class Addresses(NamedTuple):
    """Addresses of the owner."""

    confirmed: bool  # False: they are placeholders
    homepage: str
    tracker: str
    repository: str
    email: str


def read(file=FILE):
    """The Addresses of a file. Raises ValueError that names the line for one that is missing or no address."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(file, encoding="utf-8")
    try:
        section = parser["addresses"]
        result = Addresses(section.getboolean("confirmed"), *(section[key] for key in KEYS))
    except KeyError as error:
        raise ValueError(f"{file}: {error} is missing") from error
    for key in KEYS:
        form = r"[^@\s]+@[\w.-]+\.\w+" if key == "email" else r"https://[\w.-]+\.[a-z]+(/\S*)?"
        if not re.fullmatch(form, getattr(result, key)):
            raise ValueError(f"{file}: {key} = {getattr(result, key)} is no address; write it as {example_of(key)}")
    return result


def example_of(key):
    """Example of an address."""
    return "name@domain.org" if key == "email" else "https://domain.org/talus"


def in_metadata(text):
    """{key: address} of a metadata.txt."""
    parser = configparser.ConfigParser(interpolation=None)
    parser.read_string(text)
    return {key: parser["general"][key] for key in KEYS}


def warning(addresses, file=FILE):
    """Warning of the build while they are placeholders, '' when they are confirmed."""
    if addresses.confirmed:
        return ""
    named = ", ".join(dict.fromkeys(getattr(addresses, key) for key in KEYS))
    return WARNING.format(named, file.relative_to(ROOT) if file.is_relative_to(ROOT) else file)


def written_into(name, text, addresses, old):
    """The text of a file with the addresses in place of the old ones.

    old : {key: address}. Where the homepage was the repository too, other pages mean the repository
    """
    for pattern, key in KEYED.get(name, ()):
        text = re.sub(pattern, lambda match, key=key: match[1] + getattr(addresses, key) + match[2], text, flags=re.M)
    order = ("tracker", "repository", "homepage", "email")  # a longer one before what it begins with
    for number, key in enumerate(order):
        if name not in KEYED:
            text = text.replace(old[key], f"\0{number}\0")
    for number, key in enumerate(order):
        text = text.replace(f"\0{number}\0", getattr(addresses, key))
    return text


def write():
    """Bring every file of the repository in step; returns the names of those that have changed."""
    addresses, changed = read(), []
    old = in_metadata((ROOT / "metadata.txt").read_text(encoding="utf-8"))
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if path == FILE or not path.is_file():
            continue
        content = path.read_bytes()
        if b"\0" not in content:  # a text
            after = written_into(name, content.decode("utf-8"), addresses, old).encode("utf-8")
            if after != content:
                path.write_bytes(after)
                changed.append(name)
    return changed


if __name__ == "__main__":
    print("\n".join(write()) or "All files have the addresses of addresses.ini.")
    print(warning(read()), end="")
