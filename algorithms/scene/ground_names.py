# SPDX-License-Identifier: GPL-2.0-or-later
"""What ground is called: the class of Talus with its parameters, or its friction."""

from ...engine import ground_classes
from ...engine.ground.parameters import TELLING
from ..choice_names import choice_names
from ..number_words import number_text
from ..translation import tr


def ground_name(telling):
    """Words for the values of the parameters TELLING."""
    for one in ground_classes.load().values():
        if all(getattr(one, name, value) == value for name, value in zip(TELLING, telling)):
            return choice_names().get(one.name, one.name)
    return tr("friction from {}").format(number_text(float(telling[0])))
