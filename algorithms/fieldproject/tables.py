# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables for field mapping, their fields, and lists of values where words must be those of Talus.

Fields that talus:simulate, talus:groundclasses and talus:trees read have the names that those look for, or that their
help names; the others are for the one who maps.
"""

from typing import NamedTuple

from ...engine.choices import LIBRARY_ROCKS
from ..choice_names import choice_names, shown_choice
from ..parameters.ground import ground_class_names
from ..parameters.roughness_words import roughness_words
from ..styles.columns import INTEGER, MOMENT, REAL, TEXT
from ..translation import tr


class Entry(NamedTuple):
    """One field of a form."""

    name: str
    kind: object
    label: str
    values: dict = {}  # value -> words; empty: anything
    lowest: float = None  # of numbers; None: any
    highest: float = None
    default: str = ""  # an expression
    is_photo: bool = False
    is_needed: bool = False


class Table(NamedTuple):
    """One layer."""

    name: str
    label: str
    geometry: str  # as memory layers call it
    entries: tuple
    colour: str
    shape: str  # of a marker; "" for areas


def field_tables():
    """All layers, the first above the others."""
    return (
        Table("silent_witnesses", tr("Silent witnesses"), "Point", _witness(), "#7a0177", "diamond"),
        Table("releases", tr("Releases"), "Point", _release(), "#d9480f", "triangle"),
        Table("forest", tr("Forest"), "MultiPolygon", _forest(), "#6aa84f", ""),
        Table("ground", tr("Ground"), "MultiPolygon", _ground(), "#b7a78f", ""),
    )


def _release():
    return (
        *_head(),
        Entry("runs", INTEGER, tr("runs"), lowest=1, highest=10_000_000, default="100"),
        Entry("height_m", REAL, tr("release height above the ground [m]"), lowest=0.0, highest=1000.0, default="1"),
        Entry("rock", TEXT, tr("shape"), _shapes()),
        *_block(),
        Entry("joints", TEXT, tr("joints, loosening, water")),
        *_foot(),
    )


def _witness():
    kinds = {
        "block": tr("block at rest"), "ground": tr("impact mark on the ground"), "tree": tr("impact mark on a tree"),
        "rock": tr("impact mark on rock"), "building": tr("damage to a building or fence"),
        "report": tr("eyewitness report"),
    }  # fmt: skip
    ages = {"fresh": tr("fresh"), "years": tr("some years old"), "old": tr("overgrown, old"), "unknown": tr("unknown")}
    return (
        *_head(),
        Entry("kind", TEXT, tr("kind of witness"), kinds, is_needed=True),
        *_block(),
        Entry("mark_m", REAL, tr("height of the mark above the ground [m]"), lowest=0.0, highest=100.0),
        Entry("dir_deg", REAL, tr("direction it came from [° from north]"), lowest=0.0, highest=360.0),
        Entry("age", TEXT, tr("age"), ages),
        Entry("event_date", MOMENT, tr("date of the event")),
        *_foot(),
    )


def _ground():
    names = choice_names()
    classes = {name: shown_choice(name, names) for name in ground_class_names()}
    heights = {f"{one.height:g}": f"{one.text}: {one.looks}" for one in roughness_words().values()}
    return (
        Entry("ground_class", TEXT, tr("ground class"), classes, is_needed=True),
        Entry("surface_roughness", REAL, tr("surface roughness [m]"), heights),
        Entry("cover", TEXT, tr("cover and thickness of the soil")),
        *_foot(),
    )


def _forest():
    drags = {"250": tr("open (250)"), "500": tr("medium (500)"), "750": tr("dense (750)")}
    return (
        Entry("drag_coefficient", REAL, tr("drag coefficient [kg/s]"), drags),
        Entry("drag_height", REAL, tr("height of the drag layer [m]"), lowest=0.0, highest=100.0),
        Entry("stems_ha", REAL, tr("stems per hectare"), lowest=0.0, highest=50_000.0),
        Entry("dbh_cm", REAL, tr("mean stem diameter [cm]"), lowest=1.0, highest=300.0),
        Entry("dbh_sd_cm", REAL, tr("standard deviation of the diameters [cm]"), lowest=0.0, highest=300.0),
        Entry("conifers", REAL, tr("share of conifers [%]"), lowest=0.0, highest=100.0),
        Entry("logs_m3_ha", REAL, tr("lying dead wood [m³/ha]"), lowest=0.0, highest=2000.0),
        *_foot(),
    )


def _head():
    return (Entry("name", TEXT, tr("name")),)


def _block():
    """The axes of a block, from which the volume of an ellipsoid and a box is soon estimated."""
    size = {"lowest": 0.0, "highest": 100.0}
    return (
        Entry("d1_m", REAL, tr("longest axis [m]"), **size),
        Entry("d2_m", REAL, tr("middle axis [m]"), **size),
        Entry("d3_m", REAL, tr("shortest axis [m]"), **size),
        Entry("volume_m3", REAL, tr("volume [m³]"), lowest=0.0, highest=100_000.0),
    )


def _foot():
    return (
        Entry("remark", TEXT, tr("remark")),
        Entry("photo", TEXT, tr("photograph"), is_photo=True),
        Entry("seen_on", MOMENT, tr("mapped on"), default="now()"),
    )


def _shapes():
    names = choice_names(LIBRARY_ROCKS)
    return {name: shown_choice(name, names) for name in LIBRARY_ROCKS}
