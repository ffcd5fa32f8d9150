# SPDX-License-Identifier: GPL-2.0-or-later
"""Hazard maps in the data model of the Swiss federation, Hazard_Mapping (ID 166.1), version 1.2 of 2017-06-23.

Written are the two classes of the minimum model that a map of rockfall fills: hazard_area and synoptic_intensity. The
class assessment_area, the state of the assessment of all processes of a canton, is the canton's. Names, codes, lengths
and constraints are those of the model (Hazard_Mapping_V1_2.ili): intensities up to 300 years are detailed, none of them
is the extreme scenario, and surfaces have straight lines with whole millimetres in LV95.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from ...io.geodata import Layer
from ...io.interlis import write_xtf
from ...io.optional_packages import require
from .zones import Zone, check_overlaps, rounded_to_grid

if TYPE_CHECKING:
    from ...hints import FilePath

MODEL, VERSION, ADDRESS = "Hazard_Mapping_LV95_V1_2", "2017-06-23", "https://models.geo.admin.ch/BAFU/"
TOPIC = f"{MODEL}.hazard_mapping"
CANTONS = (
    "ZH", "BE", "LU", "UR", "SZ", "OW", "NW", "GL", "ZG", "FR", "SO", "BS", "BL", "SH", "AR", "AI", "SG", "GR", "AG",
    "TG", "TI", "VD", "VS", "NE", "GE", "JU",
)  # fmt: skip
COMPLETENESS = ("complete", "not_complete", "not_recognizable", "to_be_clarified")
HAZARD_LEVELS = ("not_in_danger", "residual_hazard", "slight", "mean", "substantial")
INTENSITIES = ("no_impact", "existing_impact", "low", "mean", "high")
SUBPROCESSES = ("r_rock_fall", "r_rock_slide_rock_avalanche", "r_ice_fall")
MAIN_PROCESS = "rockfall"
LONGEST = {"comments": 250, "process_cantonal_term": 50}
BOX = (2_460_000.0, 1_045_000.0, 2_870_000.0, 1_310_000.0)  # of GeometryCHLV95_V1.Coord2, m
PERIODS = (1, 10_000)  # years


class SwissFacts(NamedTuple):
    """Facts that the model requires and no simulation yields; none of them has a default."""

    canton: str  # data_responsibility
    subprocesses_complete: str  # of COMPLETENESS
    sources_complete: str  # the same
    term: str  # process_cantonal_term: what the canton calls the process
    subprocess: str = SUBPROCESSES[0]
    comments: str = ""


def check_facts(facts: SwissFacts) -> None:
    """Raise ValueError where SwissFacts are not what the model allows."""
    known = {
        "canton": CANTONS, "subprocesses_complete": COMPLETENESS, "sources_complete": COMPLETENESS,
        "subprocess": SUBPROCESSES,
    }  # fmt: skip
    for name, values in known.items():
        if getattr(facts, name) not in values:
            raise ValueError(f"{name}: is {getattr(facts, name)!r}; give one of {', '.join(values)}.")
    if not 0 < len(facts.term) <= LONGEST["process_cantonal_term"]:
        raise ValueError(f"term: has {len(facts.term)} characters; give the canton's word for the process, 1 to 50.")
    if len(facts.comments) > LONGEST["comments"]:
        raise ValueError(f"comments: has {len(facts.comments)} characters; the model takes 250.")


def check_number(number: str) -> None:
    """Raise ValueError where the number of a map cannot be a part of an OID."""
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,60}", number):
        raise ValueError(
            f"number: is {number!r}; give letters, digits, - and _ alone, such as the number of the order."
        )


def swiss_layers(
    levels: Sequence[Zone], intensities: Sequence[Zone], facts: SwissFacts, crs: str, number: str = "1"
) -> list[Layer]:
    """List of Layer: hazard_area and synoptic_intensity.

    levels, intensities : lists of zones.Zone whose words have codes of HAZARD_LEVELS and INTENSITIES
    facts : SwissFacts
    crs : WKT of LV95
    number : of the map within the canton, a part of its OIDs, which begin with a letter

    Raises
    ------
    ValueError
        For facts, codes, periods or places that the model does not allow, and for zones that overlap.
    """
    check_facts(facts)
    check_number(number)
    levels, intensities = rounded_to_grid(levels), rounded_to_grid(intensities)
    for zones, name, codes in (
        (levels, "hazard_area", HAZARD_LEVELS),
        (intensities, "synoptic_intensity", INTENSITIES),
    ):
        _check_codes(zones, name, codes)
        _check_places(zones, name)
        check_overlaps(zones, name)
    return [
        _layer("hazard_area", levels, facts, crs, number, {
            "main_process": [MAIN_PROCESS] * len(levels),
            "hazard_level": [zone.words.code for zone in levels],
            "subprocesses_complete": [facts.subprocesses_complete] * len(levels),
            "sources_complete": [facts.sources_complete] * len(levels),
        }),
        _layer("synoptic_intensity", intensities, facts, crs, number, {
            "intensity_class": [zone.words.code for zone in intensities],
            "process_cantonal_term": [facts.term] * len(intensities),
            "return_period_in_years": [_years(zone) for zone in intensities],
            "extreme_scenario": [False] * len(intensities),
            "subproc_synoptic_intensity": [facts.subprocess] * len(intensities),
            "sources_in_subprocesses_compl": [facts.sources_complete] * len(intensities),
        }),
    ]  # fmt: skip


def write_transfer(path: FilePath, layers: Sequence[Layer], sender: str) -> None:
    """Write the Layers of ``swiss_layers`` as a transfer file of INTERLIS (XTF).

    sender : who wrote the file

    Raises
    ------
    OSError
        Where the file cannot be written.
    """
    write_xtf(path, (MODEL, VERSION, ADDRESS), TOPIC, objects_of(layers), sender)


def objects_of(layers: Sequence[Layer]) -> Iterator[tuple[str, str, str, bytes, dict[str, Any]]]:
    """The Layers as objects of a transfer file: (class, OID, geometry column, WKB, attributes)."""
    for layer in layers:
        names = [name for name in layer.columns if name != "t_ili_tid"]
        for row, shape in enumerate(layer.geometries):
            values = {name: layer.columns[name][row] for name in names}
            yield f"{TOPIC}.{layer.name}", layer.columns["t_ili_tid"][row], layer.geometry, shape, values


def _layer(name, zones, facts, crs, number, columns):
    shapely = require("shapely")
    oids = [f"{name}-{number}-{row}.{facts.canton}.ch" for row in range(1, len(zones) + 1)]
    shared = {"t_ili_tid": oids, "data_responsibility": [facts.canton] * len(zones)}
    if facts.comments:
        shared["comments"] = [facts.comments] * len(zones)
    shapes = [shapely.to_wkb(zone.shape, output_dimension=2) for zone in zones]
    return Layer(name, "Polygon", crs, shapes, {**shared, **columns}, list(range(1, len(zones) + 1)), "impact_zone")


def _years(zone):
    years = round(zone.period)
    if not PERIODS[0] <= years <= PERIODS[1] or years != zone.period:
        raise ValueError(f"synoptic_intensity: the return period {zone.period:g} is no whole number from 1 to 10000.")
    return years


def _check_codes(zones, name, codes):
    for zone in zones:
        if zone.words.code not in codes:
            raise ValueError(
                f"{name}: {zone.words.key} has the code {zone.words.code!r}; give it one of {', '.join(codes)} in the "
                "file of the rules."
            )
        if zone.words.code == "existing_impact" and zone.period <= 300.0:
            raise ValueError(f"{name}: up to 300 years the model asks for low, mean or high, not existing_impact.")


def _check_places(zones, name):
    for zone in zones:
        xmin, ymin, xmax, ymax = zone.shape.bounds
        if xmin < BOX[0] or ymin < BOX[1] or xmax > BOX[2] or ymax > BOX[3]:
            raise ValueError(f"{name}: a zone at {xmin:.0f}, {ymin:.0f} is not in LV95; warp all maps to EPSG:2056.")
