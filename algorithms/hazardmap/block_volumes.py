# SPDX-License-Identifier: GPL-2.0-or-later
"""Intensity by the volume of the block, for rules that ask for it: of scenarios, and of the size classes of sources."""

import math
import re

from qgis.core import QgsProcessingException

from ..number_words import told
from ..parameters.values import as_number
from ..translation import tr
from .frequency_rows import mean_volume, read_size_law
from .rule_parameters import BLOCK_VOLUMES


def volumes_of_scenarios(call, classes, count):
    """Volume of the blocks of each scenario, m3; None where the intensity is by energy.

    classes : hazard_classes.HazardClasses; count : of the scenarios

    Raises QgsProcessingException where there is not one positive number for each.
    """
    if not classes.is_by_volume:
        return None
    text = call[BLOCK_VOLUMES]
    volumes = [as_number(part) for part in re.split(r"[;\s]+", text) if part]
    if len(volumes) != count or not all(math.isfinite(one) and one > 0.0 for one in volumes):
        message = tr("BLOCK_VOLUMES is {!r}; the intensity of these rules is by the volume of the block, so give a "
                     "positive volume in m³ for each of the {} scenarios, in their order and with spaces between "
                     "them.")  # fmt: skip
        raise QgsProcessingException(message.format(text, count))
    return volumes


def volumes_of_classes(call, classes, sizes):
    """Mean volume of each SizeClass, m3; None where the intensity is by energy.

    Raises QgsProcessingException for a class without ends, and for one with a bound of the rules inside, whose blocks
    would be of two intensities.
    """
    if not classes.is_by_volume:
        return None
    for one in sizes:
        if math.isnan(one.lower):
            message = tr("FREQUENCIES: the intensity of these rules is by the volume of the block, but source {} has "
                         "no size class; enter its lower and upper volume.")  # fmt: skip
            raise QgsProcessingException(message.format(one.name))
        within = [bound for bound in classes.bounds if one.lower < bound < one.upper]
        if within:
            message = tr("FREQUENCIES: the class of {} goes from {:g} to {:g} m³, but these rules have an intensity "
                         "bound at {:g} m³; split the class there, too.")  # fmt: skip
            raise QgsProcessingException(told(message, one.name, one.lower, one.upper, within[0]))
    law = read_size_law(call)
    return [mean_volume(one, law) for one in sizes]
