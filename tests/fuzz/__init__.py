"""Hostile input: whatever reads something answers with a result or with one clear line.

`tests.fuzz.readers` says what reads and what must hold of it, `tests.fuzz.spoiling` makes the
inputs out of what is right. ``python -m tests.fuzz`` tries a million of them; the tests in
``tests/engine/test_fuzz.py`` try some thousands, and what Hypothesis thinks of besides.
"""
