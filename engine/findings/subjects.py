# SPDX-License-Identifier: GPL-2.0-or-later
"""Texts within findings that are made of parts, which doors in other languages put together again in their words."""

from __future__ import annotations

from collections.abc import Iterable

NAMED = 10  # ids that a text lists before it only counts


class Listed(str):
    """Identifiers of features in words: 'features 3, 7', or '120 features (1, 2, 3 ...)'."""

    identifiers: tuple[int, ...] = ()

    @classmethod
    def of(cls, identifiers: Iterable[int]) -> Listed:
        """The text of these identifiers."""
        numbers = tuple(identifiers)
        shown = ", ".join(map(str, numbers[:NAMED]))
        if len(numbers) > NAMED:
            text = cls(f"{len(numbers)} features ({shown} ...)")
        else:
            text = cls(f"{'feature' if len(numbers) == 1 else 'features'} {shown}")
        text.identifiers = numbers
        return text


class OfFeature(str):
    """A field of a feature of an input in words: 'GROUND: feature 3, width'."""

    parts: tuple[str, int, str] = ("", 0, "")

    @classmethod
    def of(cls, subject: str, identifier: int, field: str) -> OfFeature:
        """The text of an input, the identifier of a feature, and a field."""
        text = cls(f"{subject}: feature {identifier}, {field}")
        text.parts = (subject, identifier, field)
        return text
