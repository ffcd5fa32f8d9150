# SPDX-License-Identifier: GPL-2.0-or-later
"""Impacts on nets that a checkpoint remembers: those that surrogates are made of, before the first run is gathered.

    net_impacts.txt   the sha256 of what it belongs to; then a line for each impact: run, barrier, energy taken [J] and
                      a part of the sha256 of all that, which also tells a line that a kill has cut off

Rows are only ever appended. Runs that nets decide are kept with their chunk and need nothing here.
"""

import hashlib
import json
import os

NAME = "net_impacts.txt"
DIGITS = 16  # of a line's sha256


class NetMemory:
    """{(run, barrier): energy taken} of the impacts done so far; None for a Checkpoint keeps it in memory alone.

    Raises ValueError for a file of another simulation, or a damaged one.
    """

    def __init__(self, checkpoint=None):
        self.known, self.path = {}, None
        if checkpoint is None:
            return
        self.path = checkpoint.folder / NAME
        self.owner = hashlib.sha256(json.dumps(checkpoint.identity, sort_keys=True).encode()).hexdigest()
        if self.path.exists():
            self._read()
        if not self.path.exists():
            self._append(f"{self.owner}\n")

    def add(self, impacts):
        """Remember {(run, barrier): energy}."""
        self.known.update(impacts)
        if self.path is not None and impacts:
            self._append("".join(self._line(*key, energy) for key, energy in impacts.items()))

    def _line(self, run, barrier, energy):
        text = f"{run} {barrier} {energy!r}"
        return f"{text} {hashlib.sha256(f'{self.owner} {text}'.encode()).hexdigest()[:DIGITS]}\n"

    def _append(self, text):
        with open(self.path, "a", encoding="ascii", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())

    def _read(self):
        first, *lines = self.path.read_text(encoding="ascii", errors="replace").splitlines(keepends=True) or [""]
        if not first.endswith("\n"):  # cut off by a kill before anything was kept
            self.path.unlink()
            return
        if first.strip() != self.owner:
            raise ValueError(
                f"simulate: {self.path} belongs to another simulation. Give the same inputs to continue that one, or "
                "another folder to begin anew."
            )
        if lines and not lines[-1].endswith("\n"):
            cut = lines.pop()
            with open(self.path, "r+b") as file:
                file.truncate(self.path.stat().st_size - len(cut.encode(errors="replace")))
        for line in lines:
            try:
                run, barrier, energy, _ = line.split()
                key, energy = (int(run), int(barrier)), float(energy)
            except ValueError:
                key, energy = (-1, -1), 0.0
            if line != self._line(*key, energy):
                raise ValueError(f"simulate: {self.path} is damaged; delete the folder to begin anew.")
            self.known[key] = energy
