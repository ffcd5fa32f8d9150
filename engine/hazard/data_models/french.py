# SPDX-License-Identifier: GPL-2.0-or-later
"""Hazard zones in the French Géostandard Risques PPR v1.0: zones of the reference hazard of rockfall (typealea 123).

Tables and columns are those of the standard's template for GeoPackages (cnigfr/Geostandards-risques-ppr, gabarits):

    PREFIX_procedure                       codeprocedure, libelleprocedure, typeprocedure
    PREFIX_zonealeareference_123_s         idzonealea, codeprocedure, typealea, niveaualea, occurrence, description
    typealea, typeniveaualea               the codes that occur, with their words

PREFIX is the kind of the plan and the GASPAR code of its procedure, in lower case. Perimeters, stakes and regulation
are the administration's. The foreign keys of the template are not written; the codes are checked here instead.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ...io.geodata import Layer
from ...io.optional_packages import require
from .zones import Zone, check_overlaps, rounded_to_grid

ROCKFALL = ("123", "Risque Naturel ; Mouvement de terrain ; Eboulement ou chutes de pierres et de blocs")
LEVELS = {
    "00": "Nul ou négligeable", "01": "Faible", "02": "Moyen ou Modéré", "04": "Fort", "06": "Très fort ou Majeur",
    "99": "Autre",
}  # fmt: skip
KINDS = ("PPRN", "PPRN-Mvt", "PPRN-Multi")  # of the template, those with rockfall
LONGEST_CODE, LONGEST_IDENTIFIER = 22, 15


class FrenchFacts(NamedTuple):
    """Facts that the standard requires and no simulation yields."""

    code: str  # GASPAR code of the procedure, such as 38DDT20120001
    name: str  # libelleprocedure
    kind: str  # of KINDS


def check_facts(facts: FrenchFacts) -> None:
    """Raise ValueError where FrenchFacts are not what the standard allows."""
    if not re.fullmatch(rf"[A-Za-z0-9]{{1,{LONGEST_CODE}}}", facts.code):
        raise ValueError(f"code: is {facts.code!r}; give the GASPAR code of the procedure, such as 38DDT20120001.")
    if not facts.name.strip():
        raise ValueError("name: is empty; give the name of the procedure.")
    if facts.kind not in KINDS:
        raise ValueError(f"kind: is {facts.kind!r}; give one of {', '.join(KINDS)}.")


def french_layers(levels: Sequence[Zone], facts: FrenchFacts, crs: str) -> list[Layer]:
    """List of Layer: procedure, zones, and the tables of their codes.

    levels : list of zones.Zone whose words have codes of LEVELS
    facts : FrenchFacts
    crs : WKT

    Raises
    ------
    ValueError
        For facts or codes that the standard does not allow, and for zones that overlap.
    """
    check_facts(facts)
    shapely = require("shapely")
    zones = rounded_to_grid(levels)
    codes = [zone.words.code for zone in zones]
    for zone in zones:
        if zone.words.code not in LEVELS:
            raise ValueError(
                f"zonealeareference: {zone.words.key} has the code {zone.words.code!r}; give it one of "
                f"{', '.join(LEVELS)} in the file of the rules."
            )
    check_overlaps(zones, "zonealeareference")
    prefix = f"{facts.kind.split('-')[0]}_{facts.code}".lower()
    count = len(zones)
    shapes = [shapely.to_wkb(zone.shape, output_dimension=2) for zone in zones]
    columns = {
        "idzonealea": [f"{number:0{LONGEST_IDENTIFIER}d}" for number in range(1, count + 1)],
        "codeprocedure": [facts.code] * count,
        "typealea": [ROCKFALL[0]] * count,
        "niveaualea": codes,
        "description": [zone.words.name("fr") for zone in zones],
    }
    used = [code for code in LEVELS if code in codes]
    return [
        _table(f"{prefix}_procedure", {"codeprocedure": [facts.code], "libelleprocedure": [facts.name.strip()],
                                       "typeprocedure": [facts.kind]}),
        Layer(f"{prefix}_zonealeareference_{ROCKFALL[0]}_s", "Polygon", crs, shapes, columns,
              list(range(1, count + 1))),
        _table("typealea", {"code": [ROCKFALL[0]], "libelle": [ROCKFALL[1]]}),
        _table("typeniveaualea", {"code": used, "libelle": [LEVELS[code] for code in used]}),
    ]  # fmt: skip


def _table(name, columns):
    count = len(next(iter(columns.values())))
    return Layer(name, "None", "", [None] * count, columns, list(range(1, count + 1)))
