# SPDX-License-Identifier: GPL-2.0-or-later
"""Types of the public interface, for type hints alone: modules import this where a type checker reads, never at work.

Arrays are NumPy's; their shapes and units stand in the docstrings, as NumPy's types do not say them.
"""

from concurrent.futures import Executor as Executor
from os import PathLike
from typing import Callable, Union

import numpy as np
from numpy.random import Generator as Generator
from numpy.typing import ArrayLike as ArrayLike

from .calibration.clouds import Cloud as Cloud
from .calibration.clouds import Clouds as Clouds
from .embankments.layout import Layout as Layout
from .embankments.shape import EmbankmentShape as EmbankmentShape
from .ensemble.result import Result as Result
from .forest.tree_tops import Tops as Tops
from .ground.classes import GroundClass as GroundClass
from .ground.ground import Ground as Ground
from .ground.terrain import Terrain as Terrain
from .hazard.frequency import Frequencies as Frequencies
from .hazard.rules.rules import Rules as Rules
from .hazard.rules.rules import Words as Words
from .hazard.size_law import SizeLaw as SizeLaw
from .io.map_scale import Scale as Scale
from .io.raster import Grid as Grid
from .io.rockyfor3d import Sources as Sources
from .io.thresholds import Kind as Kind
from .members.design import Design as Design
from .nets.capacity import Surface as Surface
from .nets.collision.impact import Impact as Impact
from .nets.contact.ground_contact import GroundPatch as GroundPatch
from .nets.families.product_sheet import ProductSheet as ProductSheet
from .nets.net import Net as Net
from .nets.surrogate import Surrogate as Surrogate
from .passages.motion import Motion as Motion
from .release import Release as Release
from .settings import Settings as Settings
from .shapes.rock import Rock as Rock
from .slope_profiles.slope_profile import Profile as Profile

Array = np.ndarray
Numbers = Union[float, np.ndarray]
FilePath = Union[str, "PathLike[str]"]
Progress = Callable[[float], None]  # called with the share of the work that is done, 0 to 1
Cancelling = Callable[[], bool]  # asked now and then; True ends the work
