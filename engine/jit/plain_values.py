# SPDX-License-Identifier: GPL-2.0-or-later
"""Variables of kernels that need no place in memory.

numba gives each variable that is used in more than one block of code a place, fills it with zeros, reads it before it
is written, and fills it with zeros when it is used no more, so that what is counted is counted right. Numbers are not
counted. One that is assigned once, before all of its uses, is a value here and has no place.
"""

from collections import Counter, defaultdict

from numba.core import ir, lowering

FEW = 16  # words of a record that is handed over, and kept, as such: a state is in registers while a step is made


def words_in(nested):
    """Number of words that numba would pass."""
    return sum(map(words_in, nested)) if isinstance(nested, tuple) else 1


class PlainLower(lowering.Lower):
    """numba's lowering, but for variables in which nothing is counted."""

    def _find_singly_assigned_variable(self):
        """numba's own, but for numbers used in more than one block; from what numba found when it wrote its ``del``."""
        assigned = [
            assignment.target.name for block in self.blocks.values() for assignment in block.find_insts(ir.Assign)
        ]
        self._assigned_once = {name for name, times in Counter(assigned).items() if times == 1}
        known = self.func_ir.variable_lifetime
        users = defaultdict(list)
        for block, names in known.usedefs.usemap.items():
            for name in names:
                users[name].append(block)
        before = known.cfg.dominators() if len(self.blocks) > 1 else {}
        self._singly_assigned_vars = {
            name
            for block, names in known.usedefs.defmap.items()
            for name in names & self._assigned_once
            # passed before, and written before, all others that use it
            if all(block < user and block in before[user] for user in users[name])
            and (not users[name] or (self._is_plain(name) and self._is_small(name)))
        }
        self._blk_local_varmap = {}

    def _is_plain(self, name):
        return not self.context.data_model_manager[self.typeof(name)].contains_nrt_meminfo()

    def _is_small(self, name):
        return words_in(self.context.data_model_manager[self.typeof(name)].get_argument_type()) <= FEW

    def storevar(self, value, name, argidx=None):
        """numba's own, but for a variable in which nothing is counted."""
        if name in self._singly_assigned_vars or not self._is_uncounted(name):
            return super().storevar(value, name, argidx)
        self._alloca_var(name, self.typeof(name))
        self.builder.store(value, self.getvar(name))

    def delvar(self, name):
        """numba's own, but for a variable in which nothing is counted."""
        if name in self.varmap and self._is_uncounted(name):
            return
        super().delvar(name)

    def _is_uncounted(self, name):
        return not self.context.enable_nrt or self._is_plain(name)
