"""What all games share: options, menus, records and the command line, where they say no."""

from __future__ import annotations

import io
import json
import random
import runpy
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations
from pathlib import Path
from typing import Any, ClassVar

import pytest

from engine import record
from engine.__main__ import main
from engine.actions import (
    Action,
    Bid,
    Buy,
    Discard,
    Discards,
    Done,
    LayOut,
    Menu,
    Pass,
    Play,
    PlayMenu,
    read_action,
)
from engine.auction import OneRound
from engine.cards import Card, Pack, cego_pack, tyrolean_pack
from engine.errors import (
    IllegalAction,
    NotationError,
    OutcomeError,
    PackError,
    UnknownName,
)
from engine.fields import by_key, switch, whole
from engine.game import Option, Profile, check_profile
from engine.games import GAMES, game
from engine.games.dreierles.scoring import payoff_table
from engine.players import play_out
from engine.players.random import random_player
from engine.rulebook import explain
from engine.verdict import Refusal
from tests.naive import cases

DREIERLES, HERZELN = GAMES["dreierles"], GAMES["herzeln"]
PACK = cego_pack()
HEAD = '[Game "dreierles"]\n[Seats "Anna, Bernd, Catrin"]\n[Dealer "Catrin"]\n[Seed "7"]\n'


# Profiles and options


def test_a_profile_of_another_game_is_refused() -> None:
    for mine, other in permutations(GAMES.values(), 2):
        with pytest.raises(UnknownName, match=f"unknown profile of {mine.id} 'article'"):
            mine.new(other.profile())


def test_options_and_fields_of_a_profile_are_the_same() -> None:
    @dataclass(frozen=True, kw_only=True)
    class Odd(Profile):
        options: ClassVar[tuple[Option, ...]] = (Option("tempo", "DR-OP9", "How fast?", (1, 2)),)
        speed: int = 1

    with pytest.raises(TypeError, match="fields \\['speed'\\] are not the options \\['tempo'\\]"):
        check_profile(Odd(name="odd", title="Odd", summary="Odd."))


def test_a_profile_is_written_with_what_differs() -> None:
    base = DREIERLES.profile()
    changed = DREIERLES.profile(knock_limit=4, pfeife_defenders="off")
    assert base.written(base) == "article"
    assert changed.written(base) == "article pfeife_defenders=off knock_limit=4"
    assert record.read_profile(DREIERLES, changed.written(base)) == changed


def test_a_contract_is_told_only_where_it_is_fixed() -> None:
    with pytest.raises(PackError, match="in Dreierles it is not fixed before the deal"):
        DREIERLES.new(contract="solo")
    with pytest.raises(UnknownName, match="unknown contract 'solo'"):
        HERZELN.new(contract="solo")


# What people report


@pytest.mark.parametrize("value", [None, 1, 2, "", "maybe", ["yes"], {"yes": True}, 1.0])
def test_a_switch_reads_yes_and_no_and_nothing_else(value: object) -> None:
    assert [switch("x", each) for each in (True, "Yes", " ON ")] == [True] * 3
    assert [switch("x", each) for each in (False, "no", "off")] == [False] * 3
    with pytest.raises(OutcomeError, match="x: expected yes or no"):
        switch("x", value)


def test_a_table_names_each_person_once() -> None:
    read = by_key(whole)
    assert read("points", {"Anna": "3", "Bernd": 4}) == {"Anna": 3, "Bernd": 4}
    with pytest.raises(OutcomeError, match="points: 'Anna' stands there twice"):
        read("points", {"Anna": 3, " Anna": 4})
    with pytest.raises(OutcomeError, match="points: expected a table by person"):
        read("points", 3)


@pytest.mark.parametrize("table", cases.EXAMPLES["payoff"], ids=lambda table: table["rule"])
def test_the_payoff_table_has_the_rows_of_the_sheet(table: dict[str, Any]) -> None:
    """DR-10.4, DR-10.12."""
    found = payoff_table(DREIERLES.profile(table["profile"]))  # type: ignore[arg-type]
    rows = [
        {
            "points": [row.low, row.high],
            **{name: each for name, each in row.amounts.items() if each is not None},
        }
        for row in found
    ]
    assert rows == table["rows"]


# Auctions, actions, deals


def test_an_auction_takes_no_call_that_is_not_allowed() -> None:
    """DR-5.2."""
    auction = OneRound(("dreier", "zweier")).after("zweier")
    with pytest.raises(ValueError, match="dreier is not allowed after"):
        auction.after("dreier")
    over = auction.after(None).after(None)
    with pytest.raises(ValueError, match="a pass is not allowed after"):
        over.after(None)


@pytest.mark.parametrize("text", ["shout", "shout(HK)", "discard(HK", "lay_out(HX)", ""])
def test_what_is_no_action_is_named(text: str) -> None:
    with pytest.raises(NotationError):
        read_action(text, PACK, ("dreier",))


def test_a_long_list_of_choices_is_a_sequence_all_the_same() -> None:
    discards = Discards(PACK, 0, PACK.set(PACK.read("H2 H3 H4 S7")).bits, 2)
    assert len(discards) == len(set(map(str, discards))) == 6
    assert discards[-1] == list(discards)[5]
    assert str(discards[0]) in {str(each) for each in discards[:2]}
    with pytest.raises(IndexError):
        discards[6]
    assert Pass() not in discards
    assert discards[3] in discards


WRITTEN = ["pass", "done", "knock", "double", "retour", "dreier", "HK", "F", "T21"]
IN_BRACKETS = ["discard(HQ S7)", "lay_out(T1)", "announce(ten_trumps)", "buy(HK T5)"]


@pytest.mark.parametrize("text", [*WRITTEN, *IN_BRACKETS])
def test_actions_are_read_as_they_are_written(text: str) -> None:
    action = read_action(text, PACK, ("dreier",))
    assert str(action) == text
    assert read_action(f" {text.upper()} ", PACK, ("dreier",)) == action or "(" in text
    assert action.bit == (1 << PACK.card(text).index if text in PACK.by_code else 0)


@pytest.mark.parametrize("cards", ["HK", "HK HQ HC", ""])
def test_a_purchase_names_two_cards(cards: str) -> None:
    """The one that is wanted and the one that is offered."""
    with pytest.raises(NotationError, match=f"two cards, .* not {len(cards.split())}"):
        read_action(f"buy({cards})", PACK, ())


@pytest.mark.parametrize("pack", [PACK, tyrolean_pack(66), tyrolean_pack(78)], ids=repr)
def test_a_menu_lists_the_plays_of_any_cards_in_the_order_of_the_pack(pack: Pack) -> None:
    menu, draw = PlayMenu(pack), random.Random(1)
    for number in (0, 1, 5, 21, len(pack)):
        cards = sorted(draw.sample(pack.cards, number), key=lambda card: card.index)
        assert menu.plays(pack.set(cards).bits) == tuple(map(Play, cards))


def test_a_long_list_that_is_made_when_asked_is_a_sequence() -> None:
    menu = Menu(4, lambda place: Bid(str(place)))
    assert [str(each) for each in menu] == ["0", "1", "2", "3"]
    assert (menu[-1], menu[1:3]) == (Bid("3"), (Bid("1"), Bid("2")))
    assert len(menu) == 4
    for place in (4, -5):
        with pytest.raises(IndexError):
            menu[place]


def test_long_lists_of_the_same_actions_are_equal() -> None:
    menu = Menu(4, lambda place: Bid(str(place)))
    same, shorter = Menu(4, menu.__getitem__), Menu(3, menu.__getitem__)
    others = Menu(4, lambda place: Bid(str(place % 3)))
    assert menu == same
    assert hash(menu) == hash(same)
    assert menu not in (shorter, others, tuple(menu))


@pytest.mark.parametrize("number", ["", "x", "12", "-1", "²"])
def test_a_packet_is_told_by_its_number(number: str) -> None:
    with pytest.raises(NotationError, match="a packet is told by its number, not "):
        read_action(f"take({number})", PACK, ())


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_says_beforehand_what_it_would_refuse(name: str) -> None:
    deal: Any = game(name).new(seed=1)
    allowed, turn = deal.actions()[0], deal.to_move
    assert deal.refusal(allowed) is None
    for action, seat in ((Done(), turn), (allowed, turn - 1)):
        assert deal.refusal(action, seat) == deal.after(action, seat)
        assert isinstance(deal.refusal(action, seat), Refusal)


@pytest.mark.parametrize("name", GAMES)
def test_a_refusal_names_only_cards_that_may_be_played(name: str) -> None:
    """What must be followed with can be forbidden by another rule: DR-11.11, DT-7.4, DG-8.7."""
    told = 0
    three = (each for each in GAMES[name].profiles.values() if each.name != "hausruck")
    for profile in three:
        for moment in moments_with_cards(name, profile):
            if moment.phase != "playing":
                continue
            hand = moment.start.set(moment.hands[moment.start.place(moment.to_move)])
            for refusal in filter(None, map(moment.refusal, map(Play, hand))):
                held = set(refusal.facts.get("held", ()))
                assert held <= set(refusal.allowed.codes)
                told += bool(held)
    assert told > 100


def test_a_player_who_breaks_a_rule_is_stopped() -> None:
    """The action that the rules forbid is named with its rule."""
    with pytest.raises(IllegalAction, match=r"HK is refused by DR-5\.2"):
        play_out(DREIERLES.new(seed=1), lambda _: DREIERLES.read_action("HK"))


def moments_with_cards(name: str, profile: Profile) -> Iterator[Any]:
    """Yield the moments of some deals in which an action that names cards is possible."""
    for seed in range(20):
        deal, rng = GAMES[name].new(profile, seed=seed), random.Random(seed)
        while actions := deal.actions():
            if any(list(actions[-1].named)):
                yield deal
            # Not the first one each time: that is often a pass.
            after = deal.after(actions[rng.randrange(len(actions))])
            assert not isinstance(after, Refusal)
            deal = after


def renamed(action: Action, pack: Pack) -> Action:
    """The same action with the cards that have these places in another pack."""

    def other(card: Card) -> Card:
        return pack.cards[card.index]

    match action:
        case Play(card):
            return Play(other(card))
        case Buy(wanted, offered):
            return Buy(wanted, other(offered))
        case Discard(cards) | LayOut(cards):
            return type(action)(pack.set(map(other, cards)))
    raise AssertionError(action)


@pytest.mark.parametrize(
    ("name", "options", "other", "rule"),
    [
        ("dreierles", {}, tyrolean_pack(), "DR-3.1"),
        ("dreierles", {"profile": "steinmauern"}, tyrolean_pack(78), "DR-3.1"),
        ("dreiertarock", {}, tyrolean_pack(), "DT-3.1"),
        ("droggn", {}, tyrolean_pack(78), "DG-3.1"),
        ("droggn", {"cards": 78}, tyrolean_pack(), "DG-14.7"),
    ],
)
def test_a_card_of_another_pack_is_refused_wherever_it_is_named(
    name: str, options: dict[str, Any], other: Pack, rule: str
) -> None:
    """It has the bit of a card that may be chosen, and is another card all the same."""
    wanted = dict(options)
    rules = GAMES[name].profile(wanted.pop("profile", None), **wanted)
    seen = Counter[str]()
    for deal in moments_with_cards(name, rules):
        pack = GAMES[name].pack_for(rules)
        actions = deal.actions()
        for action in actions[:: 1 + len(actions) // 8]:
            if not list(action.named) or max(each.index for each in action.named) >= len(other):
                continue
            strange = renamed(action, other)
            before, hands = deal.history, deal.cards()
            same = [pack.cards[each.index].code == each.code for each in strange.named]
            if all(same):
                continue
            refused = deal.after(strange)
            assert isinstance(refused, Refusal)
            assert refused == deal.refusal(strange)
            assert refused.rule == rule
            assert explain(refused)
            assert (deal.history, deal.cards()) == (before, hands)
            assert not isinstance(deal.after(action), Refusal)
            seen[type(action).__name__] += 1
    assert {"Play", "Discard"} <= set(seen)
    assert name != "droggn" or "Buy" in seen


def test_a_card_is_itself_also_as_a_copy() -> None:
    """What counts is the card and not the object."""
    deal = play_out(DREIERLES.new(seed=3), random_player(3))
    again: Any = DREIERLES.new(seed=3)
    for action in deal.history:
        again = again.after(Play(replace(action.card)) if isinstance(action, Play) else action)
    assert again == deal


@pytest.mark.parametrize("name", GAMES)
def test_deals_that_began_and_went_alike_are_equal(name: str) -> None:
    played = game(name)
    one, other = played.new(seed=1), played.new(seed=1)
    assert one == other
    assert hash(one) == hash(other)
    assert one != played.new(seed=2)
    different: object = "a deal"
    assert one != different
    end = play_out(one, random_player(1))
    assert end != one
    assert end == play_out(other, random_player(1))
    assert f"after {len(end.history)} actions" in repr(end)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_can_be_done_when_a_deal_is_over(name: str) -> None:
    """DR-4.4."""
    end = play_out(game(name).new(seed=3), random_player(3))
    assert end.phase == "over"
    assert end.to_move is None
    assert not end.actions()
    for action in (Pass(), end.history[-1]):
        assert isinstance(end.after(action), Refusal)
        assert isinstance(end.after(action, 0), Refusal)
    for seat in range(len(end.people)):
        assert end.view(seat)


@pytest.mark.parametrize(
    ("hands", "message"),
    [
        ({"Anna": [PACK.card("HK")] * 16}, "Anna: card HK twice|Anna: .*HK"),
        ({"Anna": "HK HX"}, "Anna: "),
        ({"Emil": "HK"}, "hands: 'Emil' is not one of the players"),
    ],
)
def test_cards_that_cannot_be_dealt_are_named_with_their_holder(hands: Any, message: str) -> None:
    """DR-4.5."""
    with pytest.raises((PackError, NotationError), match=message):
        DREIERLES.new(hands=hands)


# Records


def test_comments_stand_before_the_first_action_and_after_each() -> None:
    text = HEAD + "{A quiet evening.} {Rain.} pass {Anna has little.} {Very little.} pass pass"
    read = record.parse(text)
    assert read.comment == "A quiet evening. Rain."
    assert [move.comment for move in read.moves] == ["Anna has little. Very little.", "", ""]
    assert record.parse(record.write(read)) == read


@pytest.mark.parametrize("comment", ["an {inner", "a }", " blank", "blank "])
def test_a_comment_that_cannot_be_written_is_refused(comment: str) -> None:
    with pytest.raises(NotationError, match="a comment has no braces"):
        record.Record(
            game=DREIERLES,
            profile=DREIERLES.profile(),
            seats=("Anna", "Bernd", "Catrin"),
            dealer="Catrin",
            seed=1,
            comment=comment,
        )


def test_a_tag_stands_once_and_before_the_actions() -> None:
    with pytest.raises(NotationError, match="line 5, column 1: the tag Seed stands twice"):
        record.parse(HEAD + '[Seed "8"]')
    with pytest.raises(NotationError, match="line 6, column 1: a tag line after the first action"):
        record.parse(HEAD + 'pass\n[Title "Late"]')


def test_a_record_that_ends_early_says_whose_turn_it_is() -> None:
    with pytest.raises(NotationError, match=r"it is Bernd's turn \(bidding\)"):
        record.parse(HEAD + "pass").end()


# The command line


def test_whoever_stops_reading_ends_the_output_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed(io.StringIO):
        def write(self, _: str) -> int:
            raise BrokenPipeError

    errors = io.StringIO()
    monkeypatch.setattr(sys, "stdout", Closed())
    monkeypatch.setattr(sys, "stderr", errors)
    assert main(["games"]) == 0
    assert errors.closed


@pytest.mark.parametrize("text", ["x = " + "[" * 5000, "x ="])
def test_a_file_that_is_no_table_is_named(tmp_path: Path, capsys: Any, text: str) -> None:
    file = tmp_path / "outcome.toml"
    file.write_text(text, "utf-8")
    assert main(["settle", "dreierles", str(file)]) == 2
    said = capsys.readouterr().err
    assert str(file) in said
    assert said.count("\n") == 1


def test_python_runs_the_package(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.delitem(sys.modules, "engine.__main__")
    monkeypatch.setattr(sys, "argv", ["engine", "rules", "DR-8.2", "--json"])
    with pytest.raises(SystemExit) as ended:
        runpy.run_module("engine", run_name="__main__")
    assert ended.value.code == 0
    assert json.loads(capsys.readouterr().out)["number"] == "DR-8.2"


def test_all_rules_are_listed(capsys: Any) -> None:
    assert main(["rules", "--json"]) == 0
    listed = {each["number"] for each in json.loads(capsys.readouterr().out)["rules"]}
    assert {"DR-2.1", "HZ-2.1"} <= listed
    assert main(["rules"]) == 0
    assert "DR-8.2" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("settle dreierles --set points=3 --set points.Anna=4", "points: is no table, so"),
        ("settle dreierles", "an outcome is needed"),
        ("settle dreierles --set points", "expected NAME=VALUE, not 'points'"),
        ("settle dreierles --set points=3 --set points=4", "points is given twice"),
        ("count herzeln HK", "the cards of Herzeln have no points that could be counted"),
        ("rules DR-99.9", "unknown rule 'DR-99.9'"),
        ("rules DR-OP99", "unknown open point 'DR-OP99'"),
        ("deal whist", "unknown game 'whist'"),
    ],
)
def test_a_question_that_cannot_be_answered_gets_one_line(
    capsys: Any, command: str, message: str
) -> None:
    assert main(command.split()) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1
