"""A table: first as data, so that tests can read it, then as HTML."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import htpy as h
from htpy import Node

from engine.errors import UnknownName
from engine.game import Profile
from lessons.figures.book import Leaf

_NUMBER = re.compile(r"[+−]?\d+(?: ¢)?|–")


@dataclass(frozen=True, slots=True)
class Grid:
    """A table of texts. The first cell of a row names it; ``foot`` (or none) is the last row.

    ``wide`` asks for a list of rows instead where the screen is narrow.
    """

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    foot: tuple[str, ...] = ()
    wide: bool = False


@dataclass(frozen=True, slots=True)
class Tables[P: Profile]:
    """The tables of a game by name: those that are the ``same`` in every profile, and the others.

    ``profile`` reads the name of a profile, None for the usual one.
    """

    profile: Callable[[str | None], P]
    same: Mapping[str, Callable[[Leaf], Node]] = field(default_factory=dict)
    by_profile: Mapping[str, Callable[[P, Leaf], Node]] = field(default_factory=dict)

    def draw(self, name: str, profile: str | None, leaf: Leaf) -> Node:
        """Draw a table for a profile (the usual one if None).

        Raises `UnknownName` for a table or profile that does not exist, and ``ValueError`` for a
        profile that makes no difference.
        """
        if name in self.by_profile:
            return self.by_profile[name](self.profile(profile), leaf)
        if name not in self.same:
            raise UnknownName("table", name, (*self.same, *self.by_profile))
        if profile is not None:
            raise ValueError(f"the table {name!r} is the same in every profile")
        return self.same[name](leaf)


def table(grid: Grid) -> Node:
    """Lay out a grid; columns of numbers align right."""
    numeric = {i for i in range(len(grid.head)) if all(_is_number(row[i]) for row in grid.rows)}
    return h.table(class_=["grid", grid.wide and "stack"])[
        h.caption[grid.caption] if grid.caption else None,
        h.thead[
            h.tr[
                (
                    h.th(class_={"num": i in numeric}, scope="col")[name]
                    for i, name in enumerate(grid.head)
                )
            ]
        ],
        h.tbody[(_row(grid, row, numeric) for row in grid.rows)],
        h.tfoot[_row(grid, grid.foot, numeric)] if grid.foot else None,
    ]


def _row(grid: Grid, row: tuple[str, ...], numeric: set[int]) -> Node:
    """One row; each cell also carries its column's name, for narrow screens."""
    return h.tr[
        h.th(scope="row", class_={"num": 0 in numeric})[row[0]],
        (
            h.td(class_={"num": i in numeric}, data_label=grid.head[i])[cell]
            for i, cell in enumerate(row[1:], 1)
        ),
    ]


def _is_number(cell: str) -> bool:
    return bool(_NUMBER.fullmatch(cell))
