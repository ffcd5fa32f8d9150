# SPDX-License-Identifier: GPL-2.0-or-later
"""Energy that a stem can take and its height, at values worked out by hand from the published relations."""

import numpy as np
import pytest

from talus.engine.obstacles.strength import GROUPS, stem_energy, stem_height


def test_silver_fir_of_40_cm_takes_194_kJ():
    """38.7 * 40^2.31 J = 38.7 * 5020.6 J (Dorren and Berger 2006)."""
    assert stem_energy(0.4, "fir")[0] == pytest.approx(194.3e3, rel=1e-3)


def test_groups_differ_by_their_fracture_ratio():
    fir, conifer, broadleaf = (stem_energy(0.25, group)[0] for group in ("fir", "conifer", "broadleaf"))
    assert conifer / fir == pytest.approx(0.93) and broadleaf / fir == pytest.approx(1.59)


def test_height_of_an_engelmann_spruce_of_16_inches():
    """4.5 + exp(4.92190 - 8.30289 / 17) feet = 88.8 feet (Wykoff et al. 1982)."""
    assert stem_height(16 * 0.0254, "conifer")[0] == pytest.approx(88.77 * 0.3048, rel=1e-3)


@pytest.mark.parametrize("group", GROUPS)
def test_thicker_stems_are_stronger_and_higher(group):
    diameters = np.linspace(0.02, 1.5, 50)
    assert (np.diff(stem_energy(diameters, group)) > 0).all() and (np.diff(stem_height(diameters, group)) > 0).all()


def test_unknown_group_is_refused():
    with pytest.raises(ValueError, match="'palm' is not known; known are conifer, broadleaf, fir"):
        stem_energy([0.3, 0.4], ["fir", "palm"])


@pytest.mark.parametrize(("species", "ratio"), [("spruce", 0.9), ("larch", 0.9), ("black pine", 1.1),
                                                ("scots pine", 1.1), ("maple", 1.1), ("beech", 1.5), ("oak", 2.2),
                                                ("robinia", 2.7)])  # fmt: skip
def test_species_of_rockfor_net_have_their_ratios(species, ratio):
    """Beside silver fir, eight factors of Rockfor.NET; heights are those of the group."""
    assert stem_energy(0.36, species)[0] / stem_energy(0.36, "fir")[0] == pytest.approx(ratio)
    group = "conifer" if species in ("spruce", "larch", "black pine", "scots pine") else "broadleaf"
    assert stem_height(0.36, species) == stem_height(0.36, group)
