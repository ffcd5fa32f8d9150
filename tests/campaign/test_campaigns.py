# SPDX-License-Identifier: GPL-2.0-or-later
"""A small part of each campaign; ``make campaign-inputs`` and ``make campaign-kills`` run them in full."""

import pytest

from talus.tests.campaign import bad_inputs, kills


@pytest.mark.long
def test_bad_inputs_are_refused_in_words(qgis_app, tmp_path):
    outcomes = bad_inputs.campaign(tmp_path / "world", 120, seed=11)
    assert [outcome for outcome in outcomes if outcome.verdict != "refused"] == []
    assert len({outcome.algorithm for outcome in outcomes}) > 8  # the draw goes about


@pytest.mark.long
def test_run_that_is_killed_leaves_whole_files_and_can_be_run_again(qgis_app, tmp_path):
    """With one kill, in the writing of the layers; that of checkpoints is in tests/engine/test_checkpoint.py."""
    (kill,) = kills.campaign(tmp_path, 1, seed=1)
    assert (kill.kind, kill.problems) == ("writing", [])
