"""The sentences in which Droggn refuses something.

A key is the rule's number, or ``number:case`` where a rule has several reasons.
The blanks are the facts of the refusal (see `engine.rulebook.explain`).
"""

from __future__ import annotations

SENTENCES: dict[str, str] = {}
