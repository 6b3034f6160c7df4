"""A table: first as data, so that tests can read it, then as HTML."""

from __future__ import annotations

import re
from dataclasses import dataclass

import htpy as h
from htpy import Node

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
