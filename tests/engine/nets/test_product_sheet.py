# SPDX-License-Identifier: GPL-2.0-or-later
"""Product sheets of nets: what is read, what is made of it, what is refused."""

import numpy as np
import pytest

from talus.engine import Terrain
from talus.engine.io.net_sheets import read_sheet_rows, write_sheet_rows
from talus.engine.nets import Net, NetError
from talus.engine.nets.collision.throws import distance_to_post, middle_of_field, posts_along
from talus.engine.nets.families.product_sheet import ENTRIES, generic_sheet, rows_of, sheet_of

LINE = [(10.0, 20.0), (40.0, 20.0)]
FULL = {
    "product": "Holder 1000", "manufacturer": "Maker", "kind": "ring net", "mel": "1000", "sel": "330",
    "test_elongation": "6,1", "height": "4", "post_spacing": "10", "post_section": "53.8", "mesh_strength": "150",
    "support_rope_count": "2", "support_rope_strength": "300", "retention_rope_strength": "376",
    "brake_count": "2", "brake_force": "45", "brake_end_force": "60", "brake_stroke": "2.0",
}  # fmt: skip


@pytest.fixture(scope="module")
def slope():
    y, _ = np.mgrid[0:61, 0:61] * 1.0
    return Terrain(200.0 - 0.7 * y, 1.0, (0.0, 0.0))


def test_parts_have_what_the_sheet_says(slope):
    """Breaking loads, brakes side by side, their end force and stroke, height and spacing; nothing is assumed."""
    net = Net.product(sheet_of(FULL), LINE, slope, mesh=0.5)
    materials, about = net.description["materials"], net.description["family"]
    assert materials["support"]["strength"] == pytest.approx(2 * 300e3, rel=1e-12)
    assert materials["retention"]["strength"] == pytest.approx(376e3, rel=1e-12)
    assert materials["ring"]["strength"] == 150e3 and materials["post"]["A"] == pytest.approx(53.8e-4)
    np.testing.assert_allclose(materials["brake"]["table"], [[0.0, 90e3], [2.0, 120e3]], rtol=1e-12)
    assert materials["brake"]["longest_stroke"] == 2.0
    assert about["height"] == 4.0 and about["spacing"] == 10.0 and about["assumed"] == []
    assert about["product"] == "Holder 1000, Maker"
    np.testing.assert_allclose(posts_along(net), [0.0, 1 / 3, 2 / 3, 1.0], atol=1e-6)


def test_what_is_missing_is_the_generic_net_and_named(slope):
    few = {name: FULL[name] for name in ("product", "kind", "mel", "height", "post_spacing")}
    made = Net.product(sheet_of(few), LINE, slope, mesh=0.5)
    generic = Net.family("ring net", 1e6, LINE, slope, height=4.0, mesh=0.5)
    assert made.description["materials"] == generic.description["materials"]
    assert made.description["nodes"] == generic.description["nodes"]
    assert set(made.description["family"]["assumed"]) == {
        "post_section", "mesh_strength", "support_rope_strength", "retention_rope_strength", "brake_force",
        "brake_stroke",
    }  # fmt: skip


def test_sheet_of_the_generic_net_makes_it_again(tmp_path, slope):
    path = tmp_path / "sheet.csv"
    write_sheet_rows(path, rows_of(generic_sheet("cable net", 1e6, 5.0, 8.0)))
    made = Net.product(sheet_of(read_sheet_rows(path)), LINE, slope, mesh=0.5)
    generic = Net.family("cable net", 1e6, LINE, slope, height=5.0, spacing=8.0, mesh=0.5)
    for name, material in generic.description["materials"].items():
        for key, value in material.items():
            np.testing.assert_allclose(made.description["materials"][name][key], value, rtol=1e-5, err_msg=name)


def test_table_is_read_with_commas_semicolons_and_marks_of_a_spreadsheet(tmp_path):
    for text in ("entry;value;unit\nmel;1000,5;kJ\n\n# note;1\nproduct;A;\n", "\ufeffmel,1000.5,kJ\nproduct,A\n"):
        path = tmp_path / "sheet.csv"
        path.write_text(text, encoding="utf-8")
        assert set(read_sheet_rows(path)) == {"mel", "product"}
    path.write_text("mel;1\nmel;2\n")
    with pytest.raises(ValueError, match=r"line 2.*second time"):
        read_sheet_rows(path)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"mel": ""}, "mel is missing"), ({"mel": "much"}, "mel is 'much'"), ({"kind": "wall"}, "kind is 'wall'"),
        ({"sel": "2000"}, "sel is 2000 kJ, more than mel"), ({"heigth": "4"}, "'heigth' is no entry"),
        ({"brake_end_force": "10"}, "must not fall"), ({"support_rope_count": "1.5"}, "whole number"),
        ({"post_spacing": "40"}, "post_spacing is 40 m"), ({"test_residual_height": "140"}, "up to 100"),
    ],
)  # fmt: skip
def test_what_is_no_sheet_is_refused_in_words(change, words):
    with pytest.raises(NetError, match=words):
        sheet_of({**FULL, **change})


def test_every_entry_has_a_meaning():
    assert all(entry.meaning for entry in ENTRIES) and len({entry.name for entry in ENTRIES}) == len(ENTRIES)


def test_middle_of_a_field_is_half_a_spacing_from_its_posts(slope):
    """Four fields: the middle of the line is a post. Three: it is the middle of a field, where tests hit."""
    four = Net.family("ring net", 1e6, [(10.0, 20.0), (50.0, 20.0)], slope, mesh=0.5)
    assert middle_of_field(four) == pytest.approx(0.375, abs=1e-6)
    assert distance_to_post(four, 0.375) == pytest.approx(5.0, abs=1e-3)
    assert distance_to_post(four, 0.5) == pytest.approx(0.0, abs=1e-3)
    three = Net.family("ring net", 1e6, LINE, slope, mesh=0.5)
    assert middle_of_field(three) == pytest.approx(0.5, abs=1e-6)
