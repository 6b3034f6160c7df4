"""What a deal or a session came to, as plain data and as tables for people at a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from engine.game import Game, Result
from engine.session import Session
from engine.settlement import Account, Entry, Ledger, Line, signed

_NO_COLUMNS: frozenset[int] = frozenset()


def table(rows: Iterable[Sequence[object]], right: Iterable[int] = _NO_COLUMNS) -> Iterator[str]:
    """Align columns; those whose numbers are in ``right`` at their right side."""
    texts = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    numbers = frozenset(right)
    for row in texts:
        cells = (
            text.rjust(width) if place in numbers else text.ljust(width)
            for place, (text, width) in enumerate(zip(row, widths, strict=True))
        )
        yield "  ".join(cells).rstrip()


def result_data(result: Result) -> dict[str, Any]:
    """Return how a deal ended as plain data."""
    return {
        "points": dict(result.points),
        "contract": result.contract,
        "declarer": result.declarer,
        "won": result.won,
        "totals": result.ledger.totals,
    }


def told(played: Game, result: Result) -> str:
    """Say in one line how a deal ended."""
    if result.contract in played.contracts:
        return f"Played: {result.contract}."
    if not result.points:
        return "All passed."
    how = {True: " and won", False: " and lost", None: ""}[result.won]
    who_played = result.declarer or "Everybody"
    points = ", ".join(f"{who} {number}" for who, number in result.points.items())
    return f"{who_played} played {result.contract}{how}. Card points: {points}."


def account(ledger: Account, stake: int) -> Iterator[str]:
    """Show an account, a row for each reason; with money, where points are paid."""
    rows: list[Sequence[object]] = [("", *ledger.people, "")]
    rows += [(label, *map(signed, gained), rule) for label, gained, rule in _reasons(ledger)]
    totals = [ledger.totals[who] for who in ledger.people]
    rows.append(("Total", *map(signed, totals), ""))
    if isinstance(ledger, Ledger):
        rows.append((f"at {stake} ¢ a point", *_cents(totals, stake), ""))
    return table(rows, range(1, len(ledger.people) + 1))


def _reasons(ledger: Account) -> Iterator[tuple[str, list[int], str]]:
    """Yield each reason, what each person gets for it, and its rule."""
    lines: Iterable[tuple[Line | Entry, Mapping[str, int]]] = ledger.rows()
    for line, gained in lines:
        label = line.label[:1].upper() + line.label[1:]
        yield label, [gained[who] for who in ledger.people], line.rule


def _cents(totals: Iterable[int], stake: int) -> Iterator[str]:
    return (f"{signed(each * stake)} ¢" for each in totals)


def session_data(session: Session) -> dict[str, Any]:
    """Return a session as plain data: its deals, the sums after each, and what is next.

    ``closing`` is what the end brought, or would bring now if it is still open.
    """
    closing = session.closing
    return {
        "results": [result_data(deal.result) for deal in session.deals if deal.result],
        "running": list(session.running),
        "closing": [line.data for line in closing.lines] if closing else [],
        "over": session.over,
        "totals": session.totals,
        "next": _next(session),
    }


def _next(session: Session) -> dict[str, Any] | None:
    due = session.due
    if due is None:
        return None
    return {
        "deal": session.counted + 1,
        "dealer": session.people[due.dealer],
        "contract": due.contract,
        "profile": due.profile.written(session.game.profile(due.profile.name)),
    }


def score(session: Session, stake: int) -> Iterator[str]:
    """Show a session, a row for each deal: what it brought, and the sums so far."""
    people, nothing = session.people, [""] * len(session.people)
    rows: list[Sequence[object]] = [("", *people, "", *people)]
    results = [deal.result for deal in session.deals if deal.result]
    for number, (each, sums) in enumerate(zip(results, session.running, strict=True), 1):
        gained, so_far = each.ledger.totals, map(signed, sums.values())
        points = [signed(gained[who]) for who in people]
        rows.append((f"{number} {each.contract}", *points, "", *so_far))
    if session.over and session.closing:
        for label, brought, rule in _reasons(session.closing):
            rows.append((f"{label} ({rule})", *map(signed, brought), "", *nothing))
    totals = [session.totals[who] for who in people]
    rows.append(("Total", *nothing, "", *map(signed, totals)))
    if stake and isinstance(session.account, Ledger):
        rows.append((f"at {stake} ¢ a point", *nothing, "", *_cents(totals, stake)))
    return table(rows, range(1, 2 * len(people) + 2))


def what_next(session: Session) -> Iterator[str]:
    """Say what comes next, and what the end would bring now if it brings something."""
    found = _next(session)
    if found is None:
        yield "The session is over."
        return
    of = f" of {session.length}" if session.length else ""
    what = f", {found['contract']}" if found["contract"] else ""
    yield (f"Next: deal {found['deal']}{of}{what}; {found['dealer']} deals ({found['profile']}).")
    if session.closing:
        brought = session.closing.totals
        each = ", ".join(f"{who} {signed(brought[who])}" for who in session.people)
        yield f"If it ended now, the end would bring: {each}."
