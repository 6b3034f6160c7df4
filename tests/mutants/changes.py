"""The changes that are tried: Cosmic Ray's, one place of a module at a time."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

Place = tuple[int, int]
"""Line, from 1, and column, from 0."""

_PAIRS = [
    *("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is"),
    *("Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt"),
]
_SIGNS = [
    *("Add_Sub", "Sub_Add", "Mul_Add", "FloorDiv_Mul", "Mod_Mul", "Pow_Mul"),
    *("LShift_RShift", "RShift_LShift", "BitOr_BitAnd", "BitAnd_BitOr", "BitXor_BitAnd"),
]
OPERATORS = [
    *(f"ReplaceComparisonOperator_{pair}" for pair in _PAIRS),
    *(f"ReplaceBinaryOperator_{pair}" for pair in _SIGNS),
    *("ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_Not", "AddNot"),
    *("ReplaceUnaryOperator_Delete_Invert", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "NumberReplacer", "ExceptionReplacer"),
    *("ReplaceBreakWithContinue", "ReplaceContinueWithBreak", "ZeroIterationForLoop"),
]
"""Each comparison negated and moved by one, each sign turned, each number one more and one less,
conditions, switches and loops. Not taken: the many replacements of one sign by every other one."""


@dataclass(frozen=True, slots=True)
class Change:
    """One mutant: what was done to which line of a module, and the module's text then."""

    module: str
    operator: str
    line: int
    before: str
    after: str
    source: str

    def __str__(self) -> str:
        return f"{self.module}:{self.line}  {self.operator}\n  - {self.before}\n  + {self.after}"


def changes(module: str, source: str) -> Iterator[Change]:
    """Yield every change of a module that could change what it does."""
    idle = tuple(_idle(ast.parse(source)))
    old = source.splitlines()
    nodes = list(ast_nodes(get_ast(source)))
    for name in OPERATORS:
        operator = get_operator(f"core/{name}")()
        places = [place for node in nodes for place in operator.mutation_positions(node)]
        for occurrence, (start, end) in enumerate(places):
            if any(first <= start and end <= last for first, last in idle):
                continue
            changed = mutate_code(source, operator, occurrence)
            new = changed.splitlines()
            line = next(
                n for n, pair in enumerate(zip(old, new, strict=False)) if pair[0] != pair[1]
            )
            yield Change(module, name, line + 1, old[line].strip(), new[line].strip(), changed)


def _idle(tree: ast.Module) -> Iterator[tuple[Place, Place]]:
    """Yield where nothing is decided: in annotations, decorators, and switches of a field."""
    for node in ast.walk(tree):
        parts: list[ast.expr | None] = []
        if isinstance(node, ast.FunctionDef):
            parts = [*node.decorator_list, node.returns]
        elif isinstance(node, ast.ClassDef):
            parts = [*node.decorator_list]
        elif isinstance(node, ast.arg | ast.AnnAssign):
            parts = [node.annotation]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "field":
            parts = [
                word.value for word in node.keywords if word.arg in {"init", "repr", "compare"}
            ]
        for part in parts:
            if part and part.end_lineno is not None and part.end_col_offset is not None:
                yield (part.lineno, part.col_offset), (part.end_lineno, part.end_col_offset)
