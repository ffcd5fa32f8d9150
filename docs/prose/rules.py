# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules of the prose linter: phrases that are German in English words, and openings that cannot stand alone."""

from typing import NamedTuple

DOCSTRINGS = "first lines of docstrings"
TEXTS = "texts of dialogs and messages"
PAGES = "pages"
ALL = (DOCSTRINGS, TEXTS, PAGES)
READ = (TEXTS, PAGES)
# no Of, What, The same ...: the opening of a line that needs the one before it
_HEADLESS = r"(?:What|Of|The same|As|How|Those|Whether|Where|Which|So many)\b"
# what lies between the two words of a calque: a few words of the same sentence
_FEW = r"(?: [\w\*`-]+){0,4}"


class Rule(NamedTuple):
    """Phrase to avoid, in RE2's syntax, and the advice; ``start``: it is looked for at the start of a text alone."""

    name: str
    pattern: str
    advice: str
    places: tuple
    start: bool = False
    but: str = ""  # pattern of what is right all the same, looked for in the words around


RULES = (
    Rule("docstring-alone", _HEADLESS, "say what it is or does: subject, verb, unit", (DOCSTRINGS,), start=True),
    Rule("text-alone", r"(?:Of|The same|As|Those|So many|How|What|Whether|Which)\b[^?]*$",
         "name the thing: a full sentence, or a question with its mark", (TEXTS,), start=True),
    Rule("heading-alone", r"#+ (?:Beside|For those|The same|Of|So many|Those)\b", "name the subject", (PAGES,)),
    Rule("hang-on", r"\bh(?:angs?|ung|anging) on\b", "depends on", ALL),
    Rule("come-over", r"\bc(?:omes?|ame|oming) over\b", "passes over, exceeds", ALL),
    Rule("leave-away", rf"\b(?:leaves?|left|leaving){_FEW} away\b", "leave empty, omit", ALL, but=r"falls? away"),
    Rule("no-end", r"\bc(?:omes?|ame) to no end\b", "does not converge", ALL),
    Rule("tell-apart", rf"\bt(?:ells?|old|elling){_FEW} apart\b", "distinguish", ALL),
    Rule("tell", r"\bt(?:ells?|old|elling)\b", "report, state, say", ALL),
    Rule("nobody-knows", r"\b[Nn]obody (?:knows|knew|has|had|gave|said|says|wrote|got|used)\b",
         "is unknown, not given", ALL),
    Rule("so-many", r"\b[Ss]o many\b", "the number, n, this many", ALL),
    Rule("as-can-be", r"\bas \w+ as can be\b", "as ... as possible", ALL),
    Rule("anew", r"\b[Aa]new\b", "again", ALL),
    Rule("mend", r"\b[Mm]end(?:s|ed|ing)?\b", "correct, fix, repair", ALL),
    Rule("at-the-most", r"\bat the (?:most|least)\b", "at most, at least", ALL),
    Rule("sure", r"\b(?:[Hh]ow|so) sure\b|\bwhose is\b", "uncertainty, uncertain", READ),
    Rule("give-for", r"\bgiv(?:es?|en|ing) for (?:the input|a value|an? number)\b", "enter, enter as", ALL),
    Rule("way-to", r"\b[Ww]ay to the (?:threshold|result|number)\b", "method", ALL),
    Rule("part", r"\b(?:so|and|to) part (?:it|them|the)\b", "split", ALL),
    Rule("stand-badly", r"\bstands? badly for\b", "does not represent", ALL),
    Rule("without-a-word", r"\bwithout a word\b", "silently, without a message", ALL),
    Rule("beside-a-program",
         r"\b[Bb]eside (?:(?:the|other|an?|its|their|published|Leine) )*"
         r"(?:programs?|codes?|MuJoCo|RAMMS\S*|reference code|papers?|conference paper|counts|type tests|engine|"
         r"simulation)\b", "compared with", ALL,
         but=r"[Bb]eside the code that|file beside"),
    Rule("for-want-of", r"\bfor want of\b", "as there is no", ALL),
)  # fmt: skip
# checks of proselint itself that fit technical text
STOCK = (
    "malapropisms", "mixed_metaphors", "needless_variants", "nonwords", "oxymorons", "redundancy", "skunked_terms",
    "social_awareness", "cursing", "spelling",
)  # fmt: skip
