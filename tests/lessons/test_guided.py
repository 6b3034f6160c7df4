"""Guided deals: the engine refuses, the record says why, and no seat sees more than its own."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Action, Discard, Play
from engine.errors import UnknownName
from engine.rulebook import rule
from engine.verdict import Refusal
from lessons.guided import GUIDED, guided
from lessons.guided.model import Guided, GuidedError, Phase
from lessons.widgets import dispatch
from tests.lessons.markup import Markup

CARD = re.compile(r"\.svg#([A-Z0-9]+)")


class Reader:
    """Plays a guided deal through `dispatch`, as the client in the browser does."""

    def __init__(self, name: str) -> None:
        self.name, self.deal = name, guided(name)
        self.answer: dict[str, Any] = {"state": None}
        self.send(None)

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.answer["state"]
        return state

    @property
    def html(self) -> str:
        return str(self.answer["html"])

    @property
    def over(self) -> bool:
        return bool(self.state["turn"] == len(self.deal.turns))

    def send(self, event: object, link: object = None, state: object = None) -> None:
        request = {
            "widget": "deal",
            "params": {"id": "d", "name": self.name, "assets": "a", "rules": "../r/"},
            "state": self.answer["state"] if state is None else state,
            "event": event,
            "link": link,
            "locale": "en",
        }
        self.answer = json.loads(dispatch(json.dumps(request)))

    def press(self, do: str, action: Action | None = None) -> None:
        fields: dict[str, list[str]] = {}
        if isinstance(action, Play):
            fields["card"] = [action.card.code]
        elif isinstance(action, Discard):
            fields["card"] = list(action.cards.codes)
        elif action is not None:
            fields["say"] = [str(action)]
        self.send({"do": do, "fields": fields})

    def recorded(self) -> Action:
        turn: int = self.state["turn"]
        return self.deal.record.moves[self.deal.turns[turn]].action

    def choices(self) -> list[Action]:
        """Everything that can be chosen now, allowed or not; of discards only some."""
        place = self.deal.turns[self.state["turn"]]
        action, deal = self.recorded(), self.deal.deals[place]
        hand = self.deal.view(place).hand
        if isinstance(action, Play):
            return [Play(card) for card in hand]
        if isinstance(action, Discard):
            cards = list(hand)
            size = len(action.cards)
            some = [hand.pack.set(cards[i : i + size]) for i in range(len(cards) - size + 1)]
            return [Discard(each) for each in (*some, hand.pack.set(cards[:1]))]
        return [self.deal.read_action(text) for text, _ in self.deal.phase(deal).offers]


@pytest.fixture(params=GUIDED)
def reader(request: pytest.FixtureRequest) -> Reader:
    return Reader(request.param)


def test_whoever_plays_like_the_record_comes_to_its_end(reader: Reader) -> None:
    while not reader.over:
        reader.press("check", reader.recorded())
        assert "The record does the same" in reader.html
        assert not Markup(reader.html).faults
        reader.press("next")
        assert reader.answer["error"] is None
    totals = reader.deal.deals[-1].result.ledger.totals  # type: ignore[union-attr]
    assert sum(totals.values()) == 0
    text = Markup(reader.html).text
    for points in totals.values():
        assert f"{points:+}".replace("-", "−") in text
    assert "the ledger closes" in text
    assert f"You have won: {totals[reader.deal.who]:+}" in text
    assert reader.deal.ending in text


def test_each_pile_is_counted_once_at_the_end_dr_9_2() -> None:
    reader = Reader("first-deal")
    while not reader.over:
        reader.press("check", reader.recorded())
        reader.press("next")
    rows = re.findall(r"<dt>([^<]*)</dt><dd>(\d+)</dd>", reader.html)
    assert rows == [("You", "41"), ("Bernd and Catrin together", "29")]


def test_each_choice_is_refused_by_the_engine_or_explained(reader: Reader) -> None:
    """Every possible choice at every turn: what the rules forbid is refused with their number,
    all else is told why the record chose as it did, and the deal goes on with the record."""
    refused = 0
    while not reader.over:
        before = reader.state
        place = reader.deal.turns[before["turn"]]
        for action in reader.choices():
            reader.answer["state"] = before
            reader.press("check", action)
            found = reader.deal.deals[place].after(action)
            if isinstance(found, Refusal):
                refused += 1
                assert reader.state["stage"] == "ask"
                assert f"#{rule(found.rule).anchor}" in reader.html
                assert 'data-state="ask"' in reader.html
            else:
                assert reader.state["stage"] == "told"
                same = action == reader.recorded()
                assert ("The record does the same" in reader.html) == same
                assert ("goes another way" in reader.html) == (not same)
        reader.answer["state"] = before
        reader.press("check", reader.recorded())
        reader.press("next")
        assert reader.state["turn"] == before["turn"] + 1
    assert refused > 20, "a deal in which nearly everything is allowed teaches no rule"


def test_nothing_is_shown_that_the_seat_may_not_see(reader: Reader) -> None:
    deal = reader.deal
    mine = deal.people[deal.seat]

    def check() -> None:
        shown = {code for code in CARD.findall(reader.html) if code != "back"}
        turn = reader.state["turn"]
        told = reader.state["stage"] == "told"
        place = (
            len(deal.deals) - 1 if reader.over else deal.told(turn) if told else deal.turns[turn]
        )
        played = {
            move.action.card.code
            for move in deal.record.moves[:place]
            if isinstance(move.action, Play)
        }
        known = set(deal.view(place).hand.codes) | played
        known |= {card.code for card in deal.deals[0].dealt[mine]}
        assert shown <= known | set(deal.fresh(1).codes)

    while not reader.over:
        check()
        reader.press("check", reader.recorded())
        check()
        reader.press("next")
    check()


def test_what_is_taken_back_can_be_chosen_again(reader: Reader) -> None:
    reader.press("check", reader.recorded())
    reader.press("next")
    reader.press("check", reader.recorded())
    assert reader.state["turn"] == 1
    reader.press("back")
    assert (reader.state["turn"], reader.state["stage"]) == (1, "ask")
    reader.press("back")
    assert (reader.state["turn"], reader.state["stage"]) == (0, "ask")
    first = reader.html
    reader.press("back")
    assert reader.html == first
    assert 'value="back"' not in first


def test_a_link_leads_to_the_same_moment(reader: Reader) -> None:
    while not reader.over:
        other = Reader(reader.name)
        reader.press("check", reader.recorded())
        other.send(None, link=reader.answer["link"])
        assert other.answer["error"] is None
        assert Markup(other.html).text == Markup(reader.html).text
        reader.press("next")


def test_what_is_missing_is_said_and_nothing_is_lost(reader: Reader) -> None:
    before = reader.state
    reader.press("check")
    assert reader.answer["error"] == "Choose one of these."
    assert reader.state == before
    reader.send({"do": "check", "fields": {"say": ["pass", "solo"]}})
    assert reader.answer["error"] == "Choose one of these."
    reader.send({"do": "check", "fields": {"say": ["discard(HK)"]}})
    assert "cannot be chosen here" in reader.answer["error"]
    reader.send({"do": "fly", "fields": {}})
    assert "no button" in reader.answer["error"]


@pytest.mark.parametrize(
    "bad",
    [
        [],
        {"v": 2},
        {"v": 1, "turn": 99, "stage": "ask", "chose": "", "answer": {}},
        {"v": 1, "turn": True, "stage": "ask", "chose": "", "answer": {}},
        {"v": 1, "turn": 0, "stage": "over", "chose": "", "answer": {}},
        {"v": 1, "turn": 0, "stage": "told", "chose": "", "answer": {}},
        {"v": 1, "turn": 0, "stage": "told", "chose": "dreier", "answer": {}},
        {"v": 1, "turn": 0, "stage": "ask", "chose": "zweier", "answer": {}},
        {"v": 1, "turn": 0, "stage": "ask", "chose": "fly(", "answer": {}},
        {"v": 1, "turn": 0, "stage": "ask", "chose": "x" * 300, "answer": {}},
        {"v": 1, "turn": 0, "stage": "ask", "chose": "", "answer": {"card": ["T21"]}},
    ],
)
def test_a_state_that_cannot_be_begins_anew_and_says_so(reader: Reader, bad: object) -> None:
    reader.send(None, state=bad)
    assert str(reader.answer["error"]).startswith("What was saved cannot be read")
    assert reader.state["turn"] == 0


@given(token=st.text(max_size=40))
@settings(max_examples=200, deadline=None)
def test_no_link_breaks_a_deal(token: str) -> None:
    reader = Reader(next(iter(GUIDED)))
    reader.send(None, link=token)
    assert reader.state["turn"] >= 0
    assert "\n" not in str(reader.answer["error"])


def test_there_is_no_other_deal() -> None:
    with pytest.raises(UnknownName, match="first-deal"):
        guided("second-deal")
    answer = json.loads(
        dispatch(json.dumps({"widget": "deal", "params": {"id": "d", "name": "x"}}))
    )
    assert "unknown guided deal 'x'" in answer["error"]


def test_each_guided_deal_holds() -> None:
    for deal in GUIDED.values():
        deal.check()
        assert len(list(deal.texts())) >= len(deal.turns)


FIRST = guided("first-deal")
OF_FOUR = FIRST.text.replace('"Anna, Bernd, Catrin"', '"Bernd, Catrin, Anna, Doris"').replace(
    'Dealer "Anna"', 'Dealer "Doris"'
)
"""The same cards, with a fourth who deals and looks on."""


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"who": "Doris"}, "'Doris' has no seat"),
        ({"phases": {}}, "nothing is asked in announcing, bidding, exchange"),
        (
            {"phases": {**FIRST.phases, "bidding": Phase("a", "b", offers=(("pass", "c"),))}},
            "zweier is not offered in bidding",
        ),
        ({"text": FIRST.text.split("HQ")[0]}, "the record ends before the deal is over"),
        (
            {"text": re.sub(r"zweier \{[^}]*\}", "zweier", FIRST.text, count=1)},
            "no comment says why zweier is chosen",
        ),
        ({"text": FIRST.text.replace("T18", "T19", 1)}, "T19 is refused"),
        ({"text": OF_FOUR}, "three sit at the table of a guided deal, and all hold cards"),
    ],
)
def test_a_deal_that_does_not_hold_is_found_out(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        replace(FIRST, **changed).check()
    assert issubclass(GuidedError, ValueError)
    assert isinstance(FIRST, Guided)
