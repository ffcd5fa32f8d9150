# SPDX-License-Identifier: GPL-2.0-or-later
"""Names of tables and columns go into commands of SQL as names, whatever they hold."""

import sqlite3

import pytest

from talus.engine.io.sql_commands import sql_with_names

EVIL = ['a"; DROP TABLE kept; --', "with space", "{}", "select", 'quo"te', "ü"]


def test_command_has_its_names_and_places():
    assert sql_with_names("INSERT INTO {} VALUES ({places})", "t", places=3) == 'INSERT INTO "t" VALUES (?, ?, ?)'
    assert sql_with_names("SELECT {} FROM {}", ["a", 'b"c'], "t") == 'SELECT "a", "b""c" FROM "t"'


@pytest.mark.parametrize("name", EVIL)
def test_any_text_is_one_name(name):
    database = sqlite3.connect(":memory:")
    database.execute("CREATE TABLE kept (a)")
    database.execute(sql_with_names("CREATE TABLE {} ({})", name, [name, "b"]))
    database.execute(sql_with_names("INSERT INTO {} VALUES ({places})", name, places=2), (1, 2))
    assert database.execute(sql_with_names("SELECT {} FROM {}", ["b", name], name)).fetchall() == [(2, 1)]
    assert {row[0] for row in database.execute("SELECT name FROM sqlite_master")} == {"kept", name}


@pytest.mark.parametrize("name", ["", "a\0b"])
def test_what_is_no_name_is_refused(name):
    with pytest.raises(ValueError, match="no name of a table"):
        sql_with_names("SELECT 1 FROM {}", name)
