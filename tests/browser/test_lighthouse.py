"""Lighthouse finds nothing to mend in the categories that are the same on every machine."""

from __future__ import annotations

import pytest

from tests.bench.lighthouse import PAGES, SAME_EACH_TIME, faults, scores, visit


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
def test_a_page_has_full_marks(site: str, path: str) -> None:
    report = visit(site + path, SAME_EACH_TIME)
    assert not faults(report)
    assert scores(report) == dict.fromkeys(SAME_EACH_TIME, 100)
