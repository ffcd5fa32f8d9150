# SPDX-License-Identifier: GPL-2.0-or-later
"""Impacts near a post: rocks meet posts only where a description makes these beams; type tests hit the middle."""

import math

import numpy as np

from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.nets.collision.throws import distance_to_post, has_posts_to_hit, middle_of_field, share_along
from ..number_words import told
from ..translation import tr
from .parameters import ALONG, NET

AT_A_POST = Kind(
    "impact-at-post", DOUBTFUL,
    "ALONG: at {along:.0f} % the rock, {radius:.1f} m in radius, meets a post {value:.1f} m away, and the model has "
    "no contact of rocks with posts: a real net responds differently.",
    "Type tests hit the middle of a field, {middle:.0f} %; leave it empty for that.",
)  # fmt: skip
NEAR_POSTS = Kind(
    "impacts-near-posts", DOUBTFUL,
    "Rocks that meet the net nearer to a post than their radius (post_m): {value:.0f} of {limit:.0f}. The model has "
    "no impacts on posts, so their elongations are those of a net without the post there: {numbers}.",
    "Check these impacts with a description of the net that has its posts as beams.",
)  # fmt: skip


def place_along(call, net):
    """Position along the net that the single rock hits, 0 to 1: as asked for, else the middle of the middle field."""
    along = call[ALONG]
    return middle_of_field(net) if along is None else along / 100.0


def tell_place(call, net, along, rock):
    """Log where the single rock hits, and warn where it would hit a post."""
    distance = distance_to_post(net, along)
    if not math.isfinite(distance):
        return
    text = tr("The rock hits at {:.0f} % of the length of the net, {:.1f} m from the nearest post.")
    call.info(told(text, 100.0 * along, distance))
    if distance < rock.radius and not has_posts_to_hit(net):
        place, middle = 100.0 * along, 100.0 * middle_of_field(net)
        call.find([AT_A_POST.of(str(ALONG), distance, rock.radius, along=place, radius=rock.radius, middle=middle)])


def distance_of_hit(net, hit):
    """Distance [m] to the nearest post where a rock first touches the net; NaN where it does not, or without posts."""
    if not math.isfinite(hit.first_contact):
        return math.nan
    place = hit.position[int(np.abs(hit.time - hit.first_contact).argmin())]
    distance = distance_to_post(net, float(share_along(net, place[:1], place[1:2])[0]))
    return distance if math.isfinite(distance) else math.nan


def tell_hits(call, net, cases, hits):
    """Warn of the rocks of a simulation that come nearer to a post than their radius."""
    if has_posts_to_hit(net):
        return
    near = [k + 1 for k, (case, hit) in enumerate(zip(cases, hits)) if distance_of_hit(net, hit) < case["rock"].radius]
    if near and len(hits) > 1:
        call.find([NEAR_POSTS.of(str(NET), len(near), len(hits), numbers=", ".join(map(str, near[:10])))])
