# SPDX-License-Identifier: GPL-2.0-or-later
"""Why a rock is not held, in the user's language with unit and place; the engine says it so."""

import re

from ..number_words import localised, told
from ..translation import tr
from ..units import KILO
from .places import part_words

_STRENGTH = re.compile(r".*: ([\d.]+) in element (\d+) passes the strength ([\d.]+)")
_BENDING = re.compile(r".*: ([\d.]+) N m in element (\d+) passes the bending strength ([\d.]+)")
_STROKE = re.compile(r"brake (\d+): its stroke of ([\d.]+) m is used up; it is stiff from there on")
_ENERGY = re.compile(r"the energy account misses by ([\d.]+) % of the rock's energy")
_OPEN = re.compile(r"neither at rest nor past the net after ([\d.]+) s: give it more time")
_LEFT = re.compile(r"stopped after ([\d.]+) s, but out of the net after ([\d.]+) s")
_MESH = re.compile(r"the rock is ([\d.]+) m around and fits through a mesh, ([\d.]+) m around")


def flag_words(flag, net):
    """A sentence of engine/nets/collision/verdict.py as reports show it; one that is not known as it is."""
    found = _STRENGTH.fullmatch(flag)
    if found:
        return _strength(net, float(found[1]), int(found[2]), float(found[3]))
    found = _BENDING.fullmatch(flag)
    if found:
        text = tr("{}: {:.3g} kNm exceed its bending strength of {:.3g} kNm")
        return told(text, part_words(net, int(found[2])), float(found[1]) / KILO, float(found[3]) / KILO)
    found = _STROKE.fullmatch(flag)
    if found:
        element = int(net.element_numbers.bars[net.brakes[int(found[1])]])
        text = tr("{}: its stroke of {} m is used up; from then on it acts as a stiff stop")
        return text.format(part_words(net, element), localised(found[2]))
    found = _ENERGY.fullmatch(flag)
    if found:
        text = tr("the energy balance has an error of {} % of the rock's energy, even with the shortest step")
        return text.format(localised(found[1]))
    found = _OPEN.fullmatch(flag)
    if found:
        text = tr("neither at rest nor past the net after {} s; raise the longest duration of an impact")
        return text.format(localised(found[1]))
    found = _LEFT.fullmatch(flag)
    if found:
        text = tr("the net had stopped the rock after {} s, but it had left the net after {} s")
        return text.format(localised(found[1]), localised(found[2]))
    found = _MESH.fullmatch(flag)
    if found:
        text = tr("the rock fits through a mesh: it is {} m around, the opening {} m")
        return text.format(localised(found[1]), localised(found[2]))
    return flag


def _strength(net, force, element, strength):
    """Force and strength of a part that bears too little: kN, of a fabric kN for each metre."""
    unit = "kN/m" if net.description["elements"][element]["type"] == "membrane" else "kN"
    text = tr("{} tears: {:.3g} {} exceed its strength of {:.3g} {}")
    return told(text, part_words(net, element), force / KILO, unit, strength / KILO, unit)
