"""Ledgers and sheets, which every game shares: what stands together, and in which order."""

from __future__ import annotations

import pytest

from engine.cards import CardSet
from engine.errors import PackError
from engine.games import dreierles
from engine.settlement import Entry, Ledger, Line, Payment, Sheet, joined, paid
from engine.tricks import check_hand

PACK = dreierles.GAME.pack
PEOPLE = ("A", "B", "C")


def test_payments_of_one_reason_stand_together_with_the_first_of_them() -> None:
    """One reason is one rule, one label, and one holder, wherever its payments stand."""
    kings = [Line("DR-7.1", "Kings", who, "A", 1, {"holder": "A"}) for who in "BC"]
    others = [Line("DR-7.1", "Kings", who, "B", 1, {"holder": "B"}) for who in "AC"]
    game = Line("DR-10.3", "Game", "A", "B", 3)
    ledger = Ledger(PEOPLE, (kings[0], others[0], game, kings[1], others[1]))
    assert ledger.rows() == [
        (kings[0], {"A": 2, "B": -1, "C": -1}),
        (others[0], {"A": -1, "B": 2, "C": -1}),
        (game, {"A": -3, "B": 3, "C": 0}),
    ]


def test_neighbouring_entries_of_one_reason_stand_together_with_the_first_of_them() -> None:
    hearts = [Entry("HZ-6.1", "No Hearts", who, -amount) for who, amount in (("A", 3), ("B", 4))]
    queens = Entry("HZ-6.4", "No Queens", "C", -20)
    later = Entry("HZ-6.1", "No Hearts", "C", -5)
    assert Sheet(PEOPLE, (*hearts, queens, later)).rows() == [
        (hearts[0], {"A": -3, "B": -4, "C": 0}),
        (queens, {"A": 0, "B": 0, "C": -20}),
        (later, {"A": 0, "B": 0, "C": -5}),
    ]


@pytest.mark.parametrize("kind", [Ledger, Sheet])
def test_accounts_are_joined_at_the_table_of_the_first(kind: type[Ledger | Sheet]) -> None:
    assert joined([kind(("A", "B"), ()), kind(("B", "A"), ())]).people == ("A", "B")


def test_who_pays_gives_as_much_as_the_payee_gets() -> None:
    line = Line("DR-10.3", "Game", "C", "A", 6)
    assert Ledger(PEOPLE, (line, line)).totals == {"A": 12, "B": 0, "C": -12}
    assert line.data == {"rule": "DR-10.3", "label": "Game", "from": "C", "to": "A", "amount": 6}


def test_what_each_other_person_pays_a_declarer_goes_back_where_it_is_negative() -> None:
    lines = paid([Payment("DR-7.6", "Pfeife", 1), Payment("DR-7.7", "Pfeife", -1)], "A", ("B", "C"))
    assert [(line.rule, line.payer, line.payee, line.amount) for line in lines] == [
        ("DR-7.6", "B", "A", 1),
        ("DR-7.6", "C", "A", 1),
        ("DR-7.7", "A", "B", 1),
        ("DR-7.7", "A", "C", 1),
    ]


def test_a_card_in_two_places_is_named_alone() -> None:
    hand = CardSet(PACK, PACK.set(PACK.read("HK S7 T5")).bits)
    with pytest.raises(PackError, match="card S7 is in the hand and on the table"):
        check_hand(hand, PACK.read("H2 S7"), 2, 16, "DR-4.3")
    assert check_hand(hand, PACK.read("H2"), 2, 16, "DR-4.3") == PACK.set(PACK.read("H2"))
