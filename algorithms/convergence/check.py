# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:convergence before a run."""

from qgis.core import QgsProcessingException

from ..layers.vector_layers import check_fields, check_system, layer_source
from ..parameters.output_files import check_outputs
from ..translation import tr
from .parameters import LAYER, RUN_FIELD, STATISTIC, TARGET, TOTAL_RUNS, VALUE_FIELD


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    source = layer_source(call, LAYER)
    statistic = call[STATISTIC]
    names = [call[name] for name in (RUN_FIELD, VALUE_FIELD)]
    check_fields(source, LAYER, names if statistic != "share" else names[:1])
    if statistic != "share" and not names[1]:
        message = tr("VALUE_FIELD: choose the field for the {}.")
        raise QgsProcessingException(message.format(statistic))
    has_target = call[TARGET] is not None
    if statistic == "share" and not has_target and not call.raw(TOTAL_RUNS):
        message = tr("STATISTIC: a share needs the layer TARGET, or TOTAL_RUNS where the layer has only the hits.")
        raise QgsProcessingException(message)
    if has_target:
        check_system(source, LAYER)
    check_outputs(call)
