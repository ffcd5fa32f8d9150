# SPDX-License-Identifier: GPL-2.0-or-later
"""Intensities, return periods and levels of a map: by the rules of an authority, or by the dialog."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.choices import DANGER_LEVELS, HAZARD_MATRIX
from ...engine.hazard.hazard import PERIODS
from ...engine.hazard.rules.problems import RulesError
from ...engine.hazard.rules.rules import EVER, Rules
from ..number_words import exact_text, told
from ..translation import tr
from ..units import KILO
from .legend import legends_of, usual_legends
from .parameters import MATRIX, METHOD, STRONG, WEAK
from .rule_parameters import OF_DIALOG, RULES, RULES_FILE


class HazardClasses(NamedTuple):
    """Intensities, return periods and levels of one map."""

    rules: object  # engine's Rules; None for those of the dialog
    bounds: tuple  # J, between the intensities; by rules of volumes m3
    periods: tuple  # years
    matrix: np.ndarray  # (intensities, periods) numbers of outcomes; by the dialog of levels
    beyond: int  # number of what is reached by rarer events
    legends: object  # legend.Legends

    @property
    def is_by_volume(self):
        """Is the intensity the volume of the block? The bounds are m3 then."""
        return self.rules is not None and self.rules.is_by_volume

    @property
    def intensity_labels(self):
        """Labels of the intensity maps, by return period."""
        of_period, whatever = tr("Intensity, {} years"), tr("Intensity")
        return [whatever if one == EVER else of_period.format(exact_text(one)) for one in self.periods]

    def factor(self, cell_size):
        """Factor of the frequencies of cells, for rules of a width of the slope."""
        return 1.0 if self.rules is None else self.rules.width_factor(cell_size)

    def levels_of(self, outcomes):
        """Numbers of levels of numbers of outcomes."""
        return outcomes if self.rules is None else self.rules.levels_of(outcomes)


def classes_of(call):
    """The HazardClasses of a call. Raises QgsProcessingException for rules that will not do, and for such a matrix."""
    rules = _rules_of(call)
    if rules is None:
        beyond = DANGER_LEVELS.index("residual")
        return HazardClasses(None, _bounds(call), PERIODS, _danger_matrix(call), beyond, legends_of(None))
    return HazardClasses(rules, rules.bounds, rules.periods, *rules.matrix(), legends_of(rules))


def _rules_of(call):
    try:
        if call[RULES_FILE]:
            rules = Rules.read(call[RULES_FILE])
        elif call[RULES] != OF_DIALOG:
            rules = Rules.shipped(call[RULES])
        elif call[METHOD] == "propagation":
            message = tr("METHOD: the method propagation needs RULES with a table of failure and propagation, and its "
                         "shares filled in; copy the file of rules ch and give it as RULES_FILE.")  # fmt: skip
            raise QgsProcessingException(message)
        else:
            return None
        rules.check_filled(call[METHOD])
    except RulesError as error:
        raise QgsProcessingException(f"{RULES_FILE if call[RULES_FILE] else RULES}: {error}") from error
    return rules


def _bounds(call):
    """Energies between the intensities, J."""
    bounds = tuple(KILO * call[name] for name in (WEAK, STRONG))
    if not bounds[0] < bounds[1]:
        raise QgsProcessingException(tr("STRONG must be more than WEAK."))
    return bounds


def _danger_matrix(call):
    """Danger level of each intensity and return period (3, 3)."""
    fields = call[MATRIX] or HAZARD_MATRIX
    names = [str(one).strip().lower() for one in fields]
    known = DANGER_LEVELS[1:]
    if len(names) != len(HAZARD_MATRIX):
        message = tr("MATRIX: there are {} fields; enter 9, three return periods for each of weak, medium and strong.")
        raise QgsProcessingException(message.format(len(names)))
    intensities = usual_legends().intensities.names
    for number, name in enumerate(names):
        if name not in known:
            message = tr("MATRIX: the field of the intensity {} and {:g} years is {!r}; give one of {}.")
            row, column = divmod(number, len(PERIODS))
            place = intensities[1 + row], PERIODS[column]
            raise QgsProcessingException(told(message, *place, name, ", ".join(known)))
    return np.array([DANGER_LEVELS.index(one) for one in names]).reshape(3, 3)
