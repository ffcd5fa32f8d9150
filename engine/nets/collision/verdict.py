# SPDX-License-Identifier: GPL-2.0-or-later
"""Outcome for the rock, and the reasons why a net does not hold it: tears, used-up brakes, errors, wide gaps."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from ...arithmetic.eigen import eigen_decomposition
from ...arithmetic.vectors import length, mean, total
from ..contact.detection import nearest_place
from .impact_records import END, FIRST_CONTACT, PAST, PAST_AT, REST, STOPPED_AT
from .mesh_opening import girth_of

if TYPE_CHECKING:
    from ...hints import Array, Net

PASSED = "through", "over", "under", "beside"
DRIFT = 0.01  # of the rock's energy: where the account closes worse than that, nothing is held
FLAT = 0.985  # of the upright part of a normal: a net flatter than 10 degrees lies
BINS = 1e-3  # m: nodes of the net nearer than that along it stand above one another


def contact_nodes(net):
    """Numbers of the nodes that a rock can touch."""
    return np.unique(net.parts.nodes[net.parts.nodes >= 0])


def net_frame(net):
    """Middle of the parts that can be touched, and the unit normal of the plane nearest to them."""
    nodes = net.nodes[np.unique(net.parts.nodes[net.parts.nodes >= 0])]
    middle = mean(nodes)
    return middle, principal_axes(nodes - middle)[:, 0]


def principal_axes(points):
    """Axes of a cloud about zero, in columns, from its least extent to its largest."""
    moments = total(points[:, :, None] * points[:, None, :])
    return eigen_decomposition(moments[None])[1][0]


def verdict_of(net, body, record, positions, last):
    """ "caught", "through", "over", "under", "beside", "missed" or "unsure", from the motion alone.

    A rock that the net has stopped, or that is at rest, is caught (ending.py); where it leaves the net after that is
    told by ``left_at``. One that is past has passed where it crossed the plane of the net at the start. Where the time
    ended before that, a rock has passed that lies beyond the net as it is at the end, by more than its radius, with no
    part of the net ahead of it; one that has touched the net is unsure.
    """
    end = record.milestones[END]
    if end == REST or np.isfinite(record.milestones[STOPPED_AT]):
        return "caught"
    middle, normal = net_frame(net)
    side = (record.position[: last + 1] - middle) @ normal
    if side[0] > 0.0:
        side, normal = -side, -normal
    crossed = np.flatnonzero(side >= 0.0)
    position, velocity = record.position[last], record.velocity[last]
    if len(crossed) and (end == PAST or has_passed(net, body, position, velocity, normal, positions)):
        return where_crossed(net, normal, place_at(record.position, side, crossed[0]))
    return "unsure" if np.isfinite(record.milestones[FIRST_CONTACT]) else "missed"


def left_at(record):
    """When a rock that the net had stopped was out of it [s]; NaN where it stays, or was not followed so far."""
    milestones = record.milestones
    return float(milestones[PAST_AT]) if np.isfinite(milestones[STOPPED_AT]) else float("nan")


def what_holds(verdict, is_whole, error, fits):
    """The verdict of a net: only one that is whole, whose energies add up and whose meshes are too small holds a rock.

    is_whole : nothing passed what it bears; error : Impact.energy_error; fits : the rock goes through a mesh
    """
    if verdict != "caught":
        return verdict
    if fits:
        return "through"
    if not is_whole:
        return "failed"
    return "caught" if error <= DRIFT else "unsure"


def has_passed(net, body, position, velocity, normal, positions):
    """True if a place lies beyond the net, by more than the rock's radius, and nothing of the net lies ahead of it.

    Ahead is where a ball of the rock's radius would go, along the normal and along its velocity if that goes there too:
    a rock that has lost touch with a net that it pushes before it is in the net, though the rim may be the nearest.
    """
    nearest, distance = None, np.inf
    corners = [corners_of(row, positions, position) for row in net.parts.nodes]
    for is_triangle, a, d, e in corners:
        s, t, far = nearest_place(is_triangle, tuple(a), tuple(d), tuple(e))
        if far < distance:
            nearest, distance = -(a + s * d + t * e), far
    if nearest is None or not (nearest @ normal > 0.0 and distance > 0.9 * body.radius):
        return False
    speed = np.sqrt((velocity * velocity).sum())
    ways = [normal, velocity / speed] if velocity @ normal > 0.0 else [normal]
    return not any(is_ahead(*corner, way, body.radius) for way in ways for corner in corners)


def corners_of(row, positions, position):
    """True for a triangle, then its first corner from a point and its edges from there, (3,) each."""
    a = positions[row[0]] - position
    d = positions[row[1]] - positions[row[0]]
    e = positions[row[2]] - positions[row[0]] if row[2] >= 0 else np.zeros(3)
    return bool(row[2] >= 0), a, d, e


def is_ahead(is_triangle, a, d, e, way, radius):
    """True if a ball about zero that goes along a unit vector meets a part, before it rather than behind it."""
    flat = [tuple(vector - (vector @ way) * way) for vector in (a, d, e)]
    s, t, beside = nearest_place(is_triangle, *flat)
    return beside < radius and (a + s * d + t * e) @ way > 0.0


def place_at(positions, side, number):
    """Point where a rock crossed the plane of a net: between the sample of that number and the one before."""
    if number == 0:
        return positions[0]
    share = side[number] / (side[number] - side[number - 1])
    return positions[number] + share * (positions[number - 1] - positions[number])


def where_crossed(net, normal, position):
    """Way in which a rock that crossed the net's plane got past it; a net that lies flat has no over and under."""
    points = net.nodes[np.unique(net.parts.nodes[net.parts.nodes >= 0])]
    horizontal = line_direction(net)
    along, station = points[:, :2] @ horizontal, position[:2] @ horizontal
    if station < along.min() or station > along.max():
        return "beside"
    near = np.abs(along - station) <= np.abs(along - station).min() + 0.5 * spacing(along)
    if abs(normal[2]) > FLAT:
        across = np.array((-horizontal[1], horizontal[0]))
        rows, row = points[near, :2] @ across, position[:2] @ across
        return "through" if rows.min() <= row <= rows.max() else "beside"
    if position[2] > points[near, 2].max():
        return "over"
    if position[2] < points[near, 2].min():
        return "under"
    return "through"


def line_direction(net: Net) -> Array:
    """Unit vector in plan along the net: its longest horizontal extent."""
    points = net.nodes[np.unique(net.parts.nodes[net.parts.nodes >= 0])] * (1.0, 1.0, 0.0)
    axis = principal_axes(points - mean(points))[:2, 2]
    return axis if axis[np.abs(axis).argmax()] > 0.0 else -axis


def spacing(along):
    """Typical distance of stations along the net [m]."""
    steps = np.diff(np.unique(np.round(along / BINS) * BINS))
    return float(np.median(steps)) if len(steps) else 0.0


def residual_height(net, positions):
    """Least height between upper and lower edge at the end over that at the start, station by station along the net.

    0 where the upper edge hangs below the lower one; NaN for a net that lies flat. Stations are as long as the parts;
    those with less than half of the usual height, where a bent net's ends share one, do not count.
    """
    numbers = np.unique(net.parts.nodes[net.parts.nodes >= 0])
    points = net.nodes[numbers]
    stations = np.round((points[:, :2] @ line_direction(net)) / part_length(net) + 1e-6).astype(np.int64)
    before, after = [], []
    for station in np.unique(stations):
        own = numbers[stations == station]
        top, bottom = own[net.nodes[own, 2].argmax()], own[net.nodes[own, 2].argmin()]
        before.append(net.nodes[top, 2] - net.nodes[bottom, 2])
        after.append(positions[top, 2] - positions[bottom, 2])
    before, after = np.array(before), np.array(after)
    if not before.max() > 0.1:
        return float("nan")
    counts = before >= 0.5 * np.median(before[before > 0.1])
    return max(0.0, float((after[counts] / before[counts]).min()))


def part_length(net):
    """Median length of the first edge of the parts that can be touched [m]."""
    first, second = net.nodes[net.parts.nodes[:, 0]], net.nodes[net.parts.nodes[:, 1]]
    return float(np.median(length(second - first)))


def beam_numbers(net):
    """Element number of each bend."""
    elements = enumerate(net.description["elements"])
    return [
        number for number, element in elements if element["type"] == "beam" for _ in range(len(element["nodes"]) - 2)
    ]


def broken_parts(net, body, record, error, verdict):
    """Sentences about why a net does not hold a rock, or lets it go later; ``verdict``: from the motion alone."""
    sentences = []
    materials, elements = net.description["materials"], net.description["elements"]
    worst = {}
    for numbers, peaks in (
        (net.element_numbers.bars, record.bar_peak), (net.element_numbers.ropes, record.rope_peak),
        (net.element_numbers.membranes, record.membrane_peak),
    ):  # fmt: skip
        for number, peak in zip(numbers, peaks):
            name = elements[number]["mat"]
            strength = materials[name].get("strength")
            if strength is not None and peak > strength and peak > worst.get(name, (0.0,))[0]:
                worst[name] = (float(peak), int(number), float(strength))
    for name, (peak, number, strength) in worst.items():
        sentences.append(f"{name}: {peak:.0f} in element {number} passes the strength {strength:.0f}")
    for number, peak in zip(beam_numbers(net), record.bend_peak):
        name = elements[number]["mat"]
        limit = materials[name].get("bending_strength")
        if limit is not None and peak > limit:
            sentences.append(f"{name}: {peak:.0f} N m in element {number} passes the bending strength {limit:.0f}")
    for k, b in enumerate(net.brakes):
        limit = materials[elements[net.element_numbers.bars[b]]["mat"]].get("longest_stroke", np.inf)
        if record.most_travel[k] > limit:
            sentences.append(f"brake {k}: its stroke of {limit:.2f} m is used up; it is stiff from there on")
    if is_too_small(net, body):
        girth, around = girth_of(body), opening_of(net)
        sentences.append(f"the rock is {girth:.2f} m around and fits through a mesh, {around:.2f} m around")
    left = left_at(record)
    if np.isfinite(left):
        stopped = record.milestones[STOPPED_AT]
        sentences.append(f"stopped after {stopped:.2f} s, but out of the net after {left:.2f} s")
    if verdict == "unsure" or (verdict == "missed" and record.milestones[END] != PAST):
        sentences.append(f"neither at rest nor past the net after {record.time[-1]:.2f} s: give it more time")
    if not error <= DRIFT:
        sentences.append(f"the energy account misses by {100 * error:.1f} % of the rock's energy")
    return tuple(sentences)


def opening_of(net):
    """Perimeter of the openings of a net [m], zero where the description does not say."""
    return float((net.description.get("family") or {}).get("opening", 0.0))


def is_too_small(net, body):
    """Does a rock fit through a mesh? A loop of rope takes any shape, so perimeters are compared."""
    return girth_of(body) <= opening_of(net)
