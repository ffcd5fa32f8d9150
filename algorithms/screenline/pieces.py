# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that broke: which runs are pieces of one, and what they bring to a field of a barrier together."""

import math

import numpy as np
from qgis.core import QgsFeatureRequest, QgsProcessingException

from ...engine.findings.finding import UNSAFE, Kind
from ...engine.protection.screening import Cloud
from ..layers.field_numbers import needed_number
from ..layers.vector_layers import UNCHECKED, layer_source
from ..number_words import share_text, told
from ..parameters.motion import TRAJECTORIES
from ..reports import page
from ..reports.passage_words import readable
from ..styles.columns import INTEGER, REAL, TEXT, Column, known
from ..translation import tr
from ..units import KILO
from .parameters import ALONE, FIELD_LENGTH, HIT_WINDOW, HITS, PIECES

OF_PIECES = Kind(
    "pieces-counted-as-rocks", UNSAFE,
    "Rocks broke in this simulation: each piece counts as a rock here, and a barrier for pieces is too weak for "
    "all of one rock.",
    "Choose the option together in PIECES.",
)  # fmt: skip

FIELDS = "whole_run", "begin_s"  # of trajectories of rocks that broke


def check_pieces(call):
    """Raise QgsProcessingException where events are asked for, and the trajectories do not hold them."""
    wants_events = call[PIECES] != ALONE
    has_fields = set(FIELDS) <= set(layer_source(call, TRAJECTORIES).fields().names())
    if wants_events and not has_fields:
        message = tr("PIECES: the trajectories do not state which runs are pieces of one rock (fields {}). Use the "
                     "layer of a simulation with BREAKING, or leave {}.")  # fmt: skip
        raise QgsProcessingException(message.format(", ".join(FIELDS), ALONE))
    if call.wants(HITS) and not wants_events:
        raise QgsProcessingException(tr("HITS: the table is for rocks that broke; choose their energies in PIECES."))
    if has_fields and not wants_events:
        call.find([OF_PIECES.of(str(PIECES))])


def read_pieces(call):
    """Rock that fell and begin of the run after it, s, for each run; None where the trajectories do not hold them."""
    if not set(FIELDS) <= set(layer_source(call, TRAJECTORIES).fields().names()):
        return None
    rows = [
        [needed_number(feature, TRAJECTORIES, name, lowest=0.0) for name in FIELDS]
        for feature in layer_source(call, TRAJECTORIES).getFeatures(QgsFeatureRequest(), UNCHECKED)
    ]
    event, begins = np.array(rows, np.float64).reshape(-1, 2).T
    return event.astype(np.int64), begins


def cloud_of(call, pieces):
    """The engine's Cloud, None where each piece counts alone; ``pieces``: of ``read_pieces``."""
    if call[PIECES] == ALONE:
        return None
    event, begins = pieces
    window, length = (math.inf if call[name] is None else call[name] for name in (HIT_WINDOW, FIELD_LENGTH))
    return Cloud(event, begins, call[PIECES], window, length)


def whole_columns(analysis):
    """Column of a crossing with the rock that fell, of which an object takes one hit; none where rocks stay whole."""
    if analysis.pieces is None:
        return ()
    event, _ = analysis.pieces
    return (Column(FIELDS[0], INTEGER, tr("run of the rock that fell"), lambda row: int(event[row["run"]])),)


def tell_pieces(analysis, call):
    """Log what pieces bring together."""
    for line, hits in zip(analysis.lines, analysis.screening.hits):
        if hits.numbers.events:
            call.info(f"  {line.name}: {hits_text(hits, analysis.screening.barriers.target)}")


def hits_text(hits, share):
    """Sentence on the hits of a line by the pieces of the rocks."""
    found = hits.numbers
    energies = (readable(one / KILO) for one in (found.of_pieces, found.of_largest, found.of_together))
    text = tr("{} rocks send {} pieces, at most {} of one rock to a field; {} of the energies are within {} kJ of "
              "pieces, {} kJ of the largest piece of a rock, {} kJ of its pieces together.")  # fmt: skip
    return told(text, found.events, found.pieces, found.most_pieces, share_text(share), *energies)


def pieces_content(analysis, line):
    """Paragraph on pieces for the section of a line in the report; '' where rocks stay whole."""
    if not analysis.screening.hits or not analysis.screening.hits[line].numbers.events:
        return ""
    return page.paragraph(hits_text(analysis.screening.hits[line], analysis.screening.barriers.target))


def hit_rows(analysis):
    """(line, row of EVENT_HITS) of all."""
    return [(line, row) for line, hits in enumerate(analysis.screening.hits) for row in hits.rows]


def hit_columns(analysis):
    """Columns of the hits, from a pair of ``hit_rows``."""
    lines = analysis.lines
    energies = (
        ("e_max_kj", "largest", tr("energy of the largest piece [kJ]")),
        ("e_tog_kj", "together", tr("energy of the pieces within the time, together [kJ]")),
        ("e_all_kj", "whole", tr("energy of all pieces [kJ]")),
    )
    return (
        Column("line", INTEGER, tr("id of the line"), lambda pair: lines[pair[0]].identifier),
        Column("name", TEXT, tr("name of the line"), lambda pair: lines[pair[0]].name),
        Column("whole_run", INTEGER, tr("run of the rock that fell"), lambda pair: int(pair[1]["event"])),
        Column("field", INTEGER, tr("number of the field along the line, from 0"), lambda pair: int(pair[1]["field"])),
        Column("pieces", INTEGER, tr("pieces that hit it"), lambda pair: int(pair[1]["count"])),
        *(Column(name, REAL, label, lambda pair, of=of: float(pair[1][of]) / KILO) for name, of, label in energies),
        Column("mass_kg", REAL, tr("mass of the pieces [kg]"), lambda pair: float(pair[1]["mass"])),
        Column("top_m", REAL, tr("height of the highest point above the ground [m]"),
               lambda pair: known(float(pair[1]["top"]))),
    )  # fmt: skip
