"""The museum of mistakes that public card programs have made: ``tests/cases/museum``.

A file shows one kind of mistake: what goes wrong, for each game a case with the ``right`` answer
and the ``wrong`` one of a program with this mistake, or under ``cannot`` why the game is safe.
What a case asks:

==============  ==========================================================================
``winner``      the card that takes the trick ``cards``
``count``       the points of the pile ``cards``
``legal``       what may be played from ``hand`` to the trick ``cards``
``settlement``  what each person gets after an ``outcome``
``dealing``     who is told to hold a wrong number of cards in ``hands``, or ``dealt``
``to_move``     whose turn it is after what was ``done`` (less what was ``taken_back``)
``allowed``     what may be done then
``refused``     the rule that refuses an ``action`` then, or ``allowed``
``totals``      what each person gets in the end
``points``      the points of each person in the end
``places``      who is first, second, … in the end
==============  ==========================================================================
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.counting import count
from engine.errors import PackError
from engine.game import Deal, Game, Profile
from engine.games import GAMES, game
from engine.rulebook import rule
from engine.session import Session
from engine.tricks import winner
from engine.verdict import Refusal

ROOMS = Path(__file__).parents[1] / "cases" / "museum"
MUSEUM: dict[str, dict[str, Any]] = {
    path.stem: tomllib.loads(path.read_text("utf-8")) for path in sorted(ROOMS.glob("*.toml"))
}
Case = Mapping[str, Any]
CASES = [
    pytest.param(case, id=f"{kind}-{case['rule']}")
    for kind, room in MUSEUM.items()
    for case in room["case"]
]


def profile_of(case: Case) -> Profile:
    return game(case["game"]).profile(case.get("profile"), **case.get("options", {}))


def dealt(case: Case) -> Deal:
    """Deal the hands of a case."""
    return game(case["game"]).new(
        profile_of(case),
        hands=case["hands"],
        seats=case["seats"],
        dealer=case.get("dealer", case["seats"][-1]),
        contract=case.get("contract"),
    )


def acted(deal: Deal, which: Game, words: list[str]) -> Deal:
    for word in words:
        after = deal.after(which.read_action(word))
        assert not isinstance(after, Refusal), f"{word}: {after}"
        deal = after
    return deal


def moment(case: Case) -> Deal:
    """Do what a case tells, and take back what it takes back: by doing the rest once more."""
    which = game(case["game"])
    deal = acted(dealt(case), which, re.findall(r"[^\s()]+(?:\([^()]*\))?", case["done"]))
    if not case.get("taken_back"):
        return deal
    kept = deal.history[: -case["taken_back"]]
    return acted(dealt(case), which, [str(action) for action in kept])


def who_wins(case: Case) -> str:
    pack = game(case["game"]).pack_for(profile_of(case))
    trick = pack.read(case["cards"])
    return trick[winner(pack, trick)].code


def counted(case: Case) -> int:
    pack = game(case["game"]).pack_for(profile_of(case))
    return count(pack, pack.read(case["cards"])).points


def legal(case: Case) -> str:
    which, rules = game(case["game"]), profile_of(case)
    pack = which.pack_for(rules)
    position = which.position(
        pack.set(pack.read(case["hand"])),
        pack.read(case["cards"]),
        rules,
        case.get("contract", ""),
        **case.get("context", {}),
    )
    return str(position.legal)


def settled(case: Case) -> dict[str, int]:
    which = game(case["game"])
    return which.settle(which.read_outcome(case["outcome"]), profile_of(case)).totals


def dealing(case: Case) -> str:
    try:
        dealt(case)
    except PackError as error:
        return next(str(name) for name in case["hands"] if name in str(error))
    return "dealt"


def whose_turn(case: Case) -> str | None:
    deal = moment(case)
    return None if deal.to_move is None else deal.people[deal.to_move]


def allowed(case: Case) -> list[str]:
    return [str(action) for action in moment(case).actions()]


def refusal(case: Case) -> str:
    after = moment(case).after(game(case["game"]).read_action(case["action"]))
    return after.rule if isinstance(after, Refusal) else "allowed"


def totals(case: Case) -> dict[str, int]:
    result = moment(case).result
    assert result is not None
    return result.ledger.totals


def points(case: Case) -> dict[str, int]:
    result = moment(case).result
    assert result is not None
    return dict(result.points)


def places(case: Case) -> list[list[str]]:
    return [list(each) for each in Session.of(game(case["game"]), [moment(case)]).places]


ASK: dict[str, Callable[[Case], Any]] = {
    "winner": who_wins,
    "count": counted,
    "legal": legal,
    "settlement": settled,
    "dealing": dealing,
    "to_move": whose_turn,
    "allowed": allowed,
    "refused": refusal,
    "totals": totals,
    "points": points,
    "places": places,
}


@pytest.mark.parametrize("case", CASES)
def test_the_engine_does_not_make_the_mistake(case: Case) -> None:
    found = ASK[case["ask"]](case)
    if case["ask"] == "allowed":
        assert sorted(found) == sorted(case["right"]), case["says"]
    else:
        assert found == case["right"], case["says"]


@pytest.mark.parametrize("case", CASES)
def test_a_case_can_fail(case: Case) -> None:
    """The wrong answer is another one, of the same kind, about the same people."""
    right, wrong = case["right"], case["wrong"]
    assert type(right) is type(wrong)
    assert right != wrong
    if isinstance(right, dict):
        assert right.keys() == wrong.keys()
    assert case["says"].endswith(".")
    assert rule(case["rule"]).number == case["rule"]
    assert case["rule"].startswith(game(case["game"]).prefix)


def test_the_museum_has_fourteen_rooms() -> None:
    assert len(MUSEUM) == 14


@pytest.mark.parametrize("kind", MUSEUM)
def test_every_game_has_a_case_or_a_reason(kind: str) -> None:
    """A game in which the mistake can occur has a case of it; of the others the rule is told."""
    room = MUSEUM[kind]
    assert room["title"]
    assert room["mistake"].endswith(".")
    cannot: dict[str, str] = room.get("cannot", {})
    shown = {case["game"] for case in room["case"]}
    assert not shown & cannot.keys()
    assert shown | cannot.keys() == set(GAMES)
    for name, reason in cannot.items():
        numbers = re.findall(r"\b[A-Z]{2}-\d+\.\d+\b", reason)
        assert numbers, reason
        assert all(rule(number).number.startswith(game(name).prefix) for number in numbers)
