"""The look-up: any card is found however it is written, and what is said is the engine's."""

from __future__ import annotations

import json
from itertools import permutations
from typing import Any

import pytest

from engine.cards import FOOL, Card, Pack
from engine.rulebook import BOOKS
from engine.tricks import winner
from lessons import lookup
from lessons.locale import LOCALES, speech
from lessons.widgets import dispatch, widget
from lessons.widgets.look_up import _facts
from lessons.widgets.wire import Event, WireError
from tests.lessons.markup import Markup

SAY = speech("en")
PACKS = [(book.game, pack) for book in BOOKS.values() for pack in book.packs]
every_pack = pytest.mark.parametrize(("game", "pack"), PACKS, ids=str)


def looked_up(text: str, made: Any = None) -> tuple[Any, Any]:
    """The widget after a reader has typed something."""
    made = made or widget(
        "look-up", {"id": "l", "game": "dreierles", "rules": "../dreierles/rules/"}
    )
    return made, made.update(made.init(), Event("check", {"card": (text,)}))


def shown(text: str) -> str:
    made, state = looked_up(text)
    found = Markup(str(made.view(state)))
    assert not found.faults
    return found.text


def fact(text: str, game: str, name: str) -> str:
    """What is said under a heading about a card in a game."""
    made, state = looked_up(text)
    (seen,) = (each for each in made._seen(state) if each.book.game == game)
    return next(" ".join(filter(None, rest)) for head, *rest in _facts(seen, SAY) if head == name)


# Reading


@every_pack
def test_every_card_is_found_by_code_and_by_each_of_its_names(game: str, pack: Pack) -> None:
    for card in pack.cards:
        labels = {speech(locale).label(card) for locale in LOCALES}
        for text in {card.code, card.name, *labels}:
            assert lookup.read(text) == card.code
            assert lookup.read(f"  the {text.swapcase()} ") == card.code


def test_every_suggestion_is_a_card_and_every_card_is_suggested() -> None:
    offered = lookup.suggestions(SAY)
    assert len(set(offered)) == len(offered)
    found = {lookup.read(each) for each in offered}
    assert found == {card.code for _, pack in PACKS for card in pack.cards}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("Stieß", "F"),
        ("gstiess", "F"),
        ("skus", "F"),
        ("H A", "HA"),
        ("♥10", "H10"),
        ("10 ♠", "S10"),
        ("xxi", "T21"),
        ("Trump XX", "T20"),
        ("king of hearts", "HK"),
        ("hearts king", "HK"),
        ("K hearts", "HK"),
        ("Ten of Spades", "S10"),
        ("Ober of leaves", "SQ"),
        ("deuce of bells", "DA"),
        ("rider of clubs", "CC"),
        ("Mond", "T21"),
        ("pagat", "T1"),
        ("Pfeife", "T1"),
        ("uhu", "T2"),
    ],
)
def test_a_card_is_read_as_people_write_it(text: str, code: str) -> None:
    assert lookup.read(text) == code


@pytest.mark.parametrize("text", ["", "of the", "22", "XXII", "hearts", "king", "H11", "T0", "<b>"])
def test_what_is_no_card_is_none(text: str) -> None:
    assert lookup.read(text) == ""


# What is said


@every_pack
def test_what_beats_what_is_what_takes_the_trick(game: str, pack: Pack) -> None:
    """DR-8.6, DG-8.3, DG-8.4, HZ-5.5: by trying every two cards."""
    seen = {card: lookup.Seen(BOOKS[_prefix(game)], (pack,), card.code) for card in pack.cards}
    beaten_by = {card: set(each.beaten_by) for card, each in seen.items()}
    beats = {card: set(each.beats) for card, each in seen.items()}

    def takes(first: Card, second: Card) -> bool:
        return winner(pack, (first, second)) == 1

    for first, second in permutations(pack.cards, 2):
        assert (second in beaten_by[first]) == takes(first, second)
        assert (first in beats[second]) == (takes(first, second) and first.suit != FOOL)


def _prefix(game: str) -> str:
    return next(prefix for prefix, book in BOOKS.items() if book.game == game)


@pytest.mark.parametrize(
    ("card", "game", "name", "said"),
    [
        ("T1", "dreierles", "Rank", "22 of 22, from the strongest down DR-8.6"),
        ("T1", "dreierles", "Worth", "5 points DR-3.5"),
        ("T1", "dreierles", "Beats", "all 32 cards of the four suits DR-8.6"),
        ("T1", "dreierles", "Is beaten by", "Stiess down to Trump 2 DR-8.6"),
        ("F", "dreierles", "Is beaten by", "none DR-8.6"),
        ("F", "dreiertarock", "Rank", "1 of 22, from the strongest down DT-3.2"),
        ("T21", "dreiertarock", "Is beaten by", "Sküs DT-8.5"),
        ("T3", "droggn", "Beats", "Trump 2 and Trump 1; all 44 cards of the four suits DG-8.3"),
        ("HA", "dreierles", "Beats", "2 of Hearts down to 4 of Hearts DR-8.6"),
        (
            "HQ",
            "droggn",
            "Is beaten by",
            "all 21 trumps; King of Hearts DG-8.3",
        ),
        ("S10", "herzeln", "Is beaten by", "Ace of Spades HZ-5.5"),
        ("S10", "herzeln", "Rank", "2 of 8, from the strongest down HZ-3.2"),
        ("S10", "herzeln", "Worth", "no points of its own HZ-3.5"),
        ("S7", "herzeln", "Beats", "none HZ-5.5"),
    ],
)
def test_a_card_is_told_with_the_rules_that_say_so(
    card: str, game: str, name: str, said: str
) -> None:
    assert fact(card, game, name) == said


def test_a_fool_that_is_no_trump_is_told_by_its_own_rule() -> None:
    """DG-8.4: it beats nothing and is never captured."""
    assert "takes nothing (but see DG-7.3), is never captured" in fact("F", "droggn", "In a trick")
    assert fact("F", "droggn", "In a trick").endswith("DG-8.4")
    with pytest.raises(StopIteration):
        fact("F", "droggn", "Is beaten by")


def test_each_game_that_has_the_card_shows_it_and_the_others_are_named() -> None:
    made, state = looked_up("cavalier of hearts")
    html = str(made.view(state))
    assert [face for face in ("cego", "industrie", "tyrolean") if f"{face}.svg#HC" in html] == [
        "cego",
        "industrie",
        "tyrolean",
    ]
    assert "Not in Herzeln." in html
    assert 'href="../droggn/rules/#dg-8-3"' in html
    king = shown("HK")
    assert "Herzeln" in king
    assert "Not in" not in king


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("T1", "Trump 1 or Pfeife Cego, 54 cards DR-3.1"),
        ("T21", "Trump 21, XXI or Mond Industrie und Glück, 54 cards DT-3.1"),
        ("H10", "10 of Hearts Tyrolean, 78 cards DG-14.7"),
        ("SQ", "Queen of Spades or Ober of Leaves French-suited, 32 cards HZ-3.1"),
    ],
)
def test_a_card_is_told_with_its_names_and_its_pack(card: str, said: str) -> None:
    assert said in shown(card)


def test_both_faces_of_a_card_of_herzeln_are_drawn() -> None:
    """HZ-3.6."""
    made, state = looked_up("Unter of acorns")
    html = str(made.view(state))
    assert "french.svg#CJ" in html
    assert "german.svg#CJ" in html


# Reading, linking, refusing


def test_at_first_it_says_what_to_do_and_draws_nothing() -> None:
    """Each face that is drawn makes the page heavier by its whole pack."""
    made = widget("look-up", {"id": "l", "game": "dreierles"})
    html = str(made.view(made.init()))
    assert '<p class="empty">Type a card: its name or its code.</p>' in html
    assert ".svg#" not in html
    assert made.link(made.init()) == "0"


def test_what_cannot_be_read_is_one_line_and_stays_to_be_mended() -> None:
    made, state = looked_up("king of cups")
    html = str(made.view(state))
    line = "“king of cups” is no card: write King of Hearts, HK, XXI or Stiess, for example."
    assert html.count(line) == 1
    assert 'value="king of cups"' in html
    assert made.spoken(state, Event("check", {})) == line
    assert made.link(state) == "0"
    assert made.update(state, Event("undo", {})).values == made.init().values


def test_a_hostile_text_is_shown_as_a_text() -> None:
    made, state = looked_up('<script>alert("x")</script>' + "x" * 30)
    html = str(made.view(state))
    assert "<script>" not in html
    assert not Markup(html).faults


@every_pack
def test_a_link_brings_the_card_back(game: str, pack: Pack) -> None:
    for card in pack.cards:
        made, state = looked_up(SAY.label(card))
        assert made.link(state) == f"card-{card.code}"
        again = made.follow(made.link(state), made.init())
        assert made._seen(again) == made._seen(state)


def test_a_link_to_no_card_says_so() -> None:
    request = {"widget": "look-up", "params": {"id": "l", "game": "dreierles"}, "link": "card-H11"}
    answer = json.loads(dispatch(json.dumps(request)))
    assert "“H11” is no card" in answer["html"]


def test_a_look_up_of_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(WireError, match="the game is “whist”"):
        widget("look-up", {"id": "l", "game": "whist"})
