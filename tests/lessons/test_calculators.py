"""Count my cards, and May I play this?: what they say is the engine's, and nothing is lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import counting
from engine.games import GAMES, game
from engine.rulebook import explain
from lessons.forms import Choices
from lessons.locale import speech
from lessons.positions import MOMENTS, PILES
from lessons.reckoning.model import CONTRACT, Values
from lessons.widgets import dispatch, widget, wire
from lessons.widgets.calculator import STEPS_BACK
from lessons.widgets.wire import Event, WireError
from tests.lessons.markup import Markup

SAY = speech("en")
CALCULATORS = [
    *(("count-my-cards", game_id) for game_id in PILES),
    *(("may-i-play", game_id) for game_id in MOMENTS),
]


def calculator(kind: str, game_id: str = "dreierles") -> Any:
    rules = f"../../{game_id}/rules/"
    return widget(kind, {"id": "c", "game": game_id, "rules": rules})


def changed(made: Any, state: Any, **fields: str) -> Any:
    """Fill in; several values of a field stand with blanks between."""
    new = {name.replace("_", "-"): tuple(told.split()) for name, told in fields.items()}
    return made.update(state, Event("change", {**state.values, **new}))


def text(made: Any, state: Any) -> str:
    return Markup(str(made.view(state))).text


@pytest.mark.parametrize(("kind", "game_id"), CALCULATORS)
def test_a_calculator_begins_empty_and_says_what_to_do(kind: str, game_id: str) -> None:
    made = calculator(kind, game_id)
    html = str(made.view(made.init()))
    assert not Markup(html).faults
    assert 'class="empty"' in html
    assert html.count('type="checkbox"') >= 24
    assert made.link(made.init()) == "0"


# Count my cards


def test_cards_are_counted_in_the_order_in_which_they_were_tapped() -> None:
    made = calculator("count-my-cards")
    state = changed(made, made.init(), card="HK S7")
    state = changed(made, state, card="F HK S7 C8")  # the form sends them in the pack's order
    assert state.values["card"] == ("HK", "S7", "F", "C8")
    assert "5 + 1 + 5 − 2 = 9" in text(made, state)
    assert "1 − 1 = 0" in text(made, state)
    fewer = changed(made, state, card="F S7 C8")
    assert fewer.values["card"] == ("S7", "F", "C8")


@pytest.mark.parametrize(
    ("game_id", "profile", "need", "rule"),
    [
        ("dreierles", "article", 36, "DR-2.6"),
        ("dreiertarock", "article", 36, "DT-2.5"),
        ("droggn", "article", 37, "DG-2.6"),
        ("droggn", "78-cards", 39, "DG-14.7"),
    ],
)
def test_what_is_enough_is_said_with_its_rule(
    game_id: str, profile: str, need: int, rule: str
) -> None:
    """Card by card the pile grows; it has won from the very point that the rules name."""
    made = calculator("count-my-cards", game_id)
    rules = game(game_id)
    pack = rules.pack_for(profile)
    state = changed(made, made.init(), profile=profile)
    for number in range(1, len(pack)):
        pile = pack.cards[:number]
        points = counting.count(pack, pile).points
        if need - 3 <= points <= need + 2:
            codes = " ".join(card.code for card in pile)
            shown = text(made, changed(made, state, card=codes))
            verdict = "won: " if points >= need else "short of "
            assert verdict + str(need) in shown
            assert rule in shown
            other = text(made, changed(made, state, card=codes, side="others"))
            rest = counting.count(pack, pack.cards[number:]).points
            assert ("won: " in other) == (rest >= need)


def test_in_a_raeuber_nobody_needs_a_number_of_points() -> None:
    made = calculator("count-my-cards")
    shown = text(made, changed(made, made.init(), card="HK", side="alone"))
    assert "whoever takes most card points loses. DR-11.1" in shown
    assert "short of" not in shown


def test_a_profile_with_a_larger_pack_lays_it_out() -> None:
    made = calculator("count-my-cards", "droggn")
    assert str(made.view(made.init())).count('type="checkbox"') == 66
    state = changed(made, made.init(), profile="78-cards", card="H10")
    assert str(made.view(state)).count('type="checkbox"') == 78
    assert changed(made, state, profile="article").values["card"] == ()


def test_herzeln_counts_no_cards() -> None:
    with pytest.raises(WireError, match="game with card points 'herzeln'"):
        calculator("count-my-cards", "herzeln")


# May I play this?


def test_each_card_of_a_hand_is_allowed_or_refused_with_its_rule() -> None:
    made = calculator("may-i-play")
    state = changed(made, made.init(), trick_1="HK", hand="F T5 HQ H2 S7")
    html = str(made.view(state))
    assert "2 of 5 cards may be played." in html
    assert "Hearts were led and you can follow suit: Queen of Hearts or 2 of Hearts." in html
    assert html.count('href="../../dreierles/rules/#dr-8-2"') == 1
    assert html.count("badge no") == 3 + 1
    assert made.spoken(state, Event("change", {})) == "2 of 5 cards may be played."


@pytest.mark.parametrize(
    ("game_id", "fields", "allowed", "rule"),
    [
        ("dreierles", {"laid_out": "on", "trick_1": "SK", "hand": "T1 T9 H4"}, "T9", "DR-7.17"),
        (
            "dreierles",
            {
                "profile": "steinmauern",
                "contract": "raeuber",
                "trick_1": "F",
                "hand": "T21 T4 H4",
            },
            "T4",
            "DR-11.5",
        ),
        ("dreiertarock", {"birds": "pagat", "hand": "T1 HK"}, "HK", "DT-7.4"),
        (
            "dreiertarock",
            {"profile": "queens-hand", "contract": "trischaken", "hand": "T1 T4"},
            "T4",
            "DT-14.2",
        ),
        ("droggn", {"laid_out": "pagat", "trick_1": "SK", "hand": "T1 T9 H4"}, "T9", "DG-8.7"),
        ("droggn", {"trick_1": "F", "trick_2": "HK", "hand": "HQ T3"}, "HQ", "DG-8.5"),
        ("herzeln", {"trick_1": "HK", "hand": "HA SA"}, "HA", "HZ-5.2"),
    ],
)
def test_what_else_decides_is_asked_and_told(
    game_id: str, fields: dict[str, str], allowed: str, rule: str
) -> None:
    made = calculator("may-i-play", game_id)
    state = made.init()
    for field, told in fields.items():  # as a reader fills it in: one brings the next
        name = field.replace("trick_", "trick-")
        new = {**state.values, name: tuple(told.split())}
        state = made.update(state, Event("change", new))
    judged = made._judged(Values(state.values, ()))
    assert " ".join(card.code for card in judged.allowed) == allowed
    assert rule in {refusal.rule for _, refusal in judged.refused}
    assert all(explain(refusal) in text(made, state) for _, refusal in judged.refused)


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        (
            {"trick_1": "HK", "hand": "HK H2"},
            "The King of Hearts is in your hand and in the trick: take it out of one of them.",
        ),
        ({"trick_1": "T5", "trick_2": "T5", "hand": "H2"}, "The 5 lies in the trick twice."),
        (
            {"hand": " ".join(f"T{n}" for n in range(1, 18))},
            "17 cards are chosen, and a hand has 16 at most.",
        ),
    ],
)
def test_what_cannot_be_is_one_line_and_nothing_is_lost(
    fields: dict[str, str], sentence: str
) -> None:
    made = calculator("may-i-play")
    state = made.init()
    for name, told in fields.items():
        state = changed(made, state, **{name: told})
    html = str(made.view(state))
    assert sentence in html
    assert made.spoken(state, Event("change", {})) == sentence
    assert html.count(" checked") == len(fields["hand"].split()) + 1  # and the switch
    assert "may be played" not in html


def test_what_only_the_engine_knows_is_one_line_too() -> None:
    made = calculator("may-i-play", "droggn")
    state = changed(made, made.init(), hand="HK")
    state = made.update(state, Event("change", {**state.values, "laid_out": ("pagat",)}))
    assert "the card is not in the hand." in text(made, state)


@pytest.mark.parametrize(
    ("game_id", "profile", "others"),
    [
        ("dreierles", "article", {"solo_du"}),
        ("dreierles", "achertal", set()),
        ("dreiertarock", "article", {"trischaken"}),
        ("dreiertarock", "queens-hand", set()),
        ("dreiertarock", "st-louis", {"vierer", "fuenfer"}),
    ],
)
def test_a_profile_offers_what_it_plays(game_id: str, profile: str, others: set[str]) -> None:
    """DR-15.3, DT-14.2, DT-14.6: the calculators of hands and of money ask the engine."""
    rules: Any = GAMES[game_id]
    every = {name for each in rules.profiles.values() for name in each.contracts}
    for kind in ("may-i-play", "reckoner"):
        made = calculator(kind, game_id)
        state = changed(made, made.init(), profile=profile)
        [field] = [each for each in made.fields(state.values, SAY) if each.name == CONTRACT]
        assert [option.value for option in field.options] == list(rules.profile(profile).contracts)
        assert every - {option.value for option in field.options} == others


def test_another_game_brings_its_own_pack_rules_and_questions() -> None:
    made = calculator("may-i-play")
    state = changed(made, made.init(), trick_1="HK", hand="HQ T5")
    state = changed(made, state, game="herzeln")
    html = str(made.view(state))
    assert "herzeln/rules/#" not in html  # the Queen is the only card left, and may be played
    assert "german.svg" in html
    assert state.values["hand"] == ("HQ",)
    three = changed(made, state, people="3")
    assert "french.svg" in str(made.view(three))
    back = made.update(state, Event("undo", {}))
    assert back.values["hand"] == ("T5", "HQ")


# All calculators


@pytest.mark.parametrize(("kind", "game_id"), CALCULATORS)
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_whatever_is_chosen_comes_back_from_state_link_and_steps(
    kind: str, game_id: str, data: Any
) -> None:
    made = calculator(kind, game_id)
    states = [made.init()]
    for _ in range(4):
        state = states[-1]
        field = data.draw(st.sampled_from(made.fields(state.values, SAY)))
        assert isinstance(field, Choices)
        options = st.sampled_from([option.value for option in field.options])
        many = st.lists(options, unique=True, max_size=20)
        told = data.draw(many if field.many else st.tuples(options))
        new = made.update(state, Event("change", {**state.values, field.name: tuple(told)}))
        assert not Markup(str(made.view(new))).faults
        if new != state:
            states.append(new)
    last = states[-1]
    assert made.read(json.loads(json.dumps(made.write(last)))) == last
    linked = made.follow(made.link(last), made.init())
    shown = {field.name for field in made.fields(last.values, SAY)}
    assert all(linked.values[name] == last.values[name] for name in shown)
    for earlier in reversed(states[:-1]):
        last = made.update(last, Event("undo", {}))
        assert last.values == earlier.values
    assert made.update(last, Event("undo", {})) == last


def test_steps_back_are_kept_but_not_without_end() -> None:
    made = calculator("count-my-cards")
    state = made.init()
    for number in range(STEPS_BACK + 10):
        state = changed(made, state, card=f"T{number % 21 + 1}")
    assert len(state.past) == STEPS_BACK
    again = made.update(state, Event("reset", {}))
    assert again.values == made.init().values
    assert made.update(again, Event("undo", {})).values == state.values


def test_undo_waits_until_there_is_something_to_undo() -> None:
    made = calculator("count-my-cards")
    first = made.init()
    assert 'value="undo" type="submit" aria-disabled="true"' in str(made.view(first))
    assert 'aria-disabled="true"' not in str(made.view(changed(made, first, card="HK")))


@pytest.mark.parametrize("kind", ["count-my-cards", "may-i-play"])
def test_the_whole_pack_of_the_largest_game_fits_through_the_door(kind: str) -> None:
    """78 cards in state, form and link."""
    made = calculator(kind, "droggn")
    state = changed(made, made.init(), profile="78-cards")
    name = "card" if kind == "count-my-cards" else "hand"
    every = [card.code for card in GAMES["droggn"].pack_for("78-cards").cards]
    request = {
        "widget": kind,
        "params": made.params,
        "state": made.write(state),
        "event": {"do": "change", "fields": {**made.write(state)["values"], name: every}},
        "link": None,
        "locale": "en",
    }
    answer = json.loads(dispatch(json.dumps(request)))
    assert answer["error"] is None
    assert made.follow(answer["link"], made.init()).values[name] == tuple(every)


def test_a_link_with_a_card_that_there_is_not_says_so() -> None:
    made = calculator("count-my-cards")
    with pytest.raises(WireError, match="“H9” is no card of this pack"):
        made.follow("card-HK_H9", made.init())


HOSTILE = [
    "x",
    "",
    "0",
    "-1",
    "99",
    "4",
    "Doris",
    "1.5",
    "T1",
    "none",
    "\x00",
    "\N{FULLWIDTH DIGIT FOUR}",
]


def asked(made: Any) -> set[str]:
    """Name the fields that the first values and each other choice of one field bring."""
    first = made.init().values
    found = {field.name for field in made.fields(first, SAY)}
    for field in made.fields(first, SAY):
        for option in field.options if isinstance(field, Choices) else ():
            values = made.filled({**first, field.name: (option.value,)}, SAY)
            found |= {each.name for each in made.fields(values, SAY)}
    return found


@pytest.mark.parametrize(("kind", "game_id"), [*CALCULATORS, *(("reckoner", g) for g in GAMES)])
def test_no_value_of_any_field_breaks_a_calculator(kind: str, game_id: str) -> None:
    """By link, by form, from the store, and by a step back to what was stored."""
    made = calculator(kind, game_id)
    first = made.write(made.init())
    for name in sorted(asked(made)):
        for value in HOSTILE:
            filled = {**first["values"], name: [value]}
            stored = {**first, "values": filled, "past": [filled]}
            link = f"{wire.linked(name)}-{wire.linked(value)}"
            for more in (
                {"link": link},
                {"event": {"do": "check", "fields": filled}},
                {"state": stored},
                {"state": {**stored, "values": first["values"]}, "event": {"do": "undo"}},
            ):
                request = {"widget": kind, "params": made.params, **more}
                answer = json.loads(dispatch(json.dumps(request)))
                assert not Markup(answer["html"]).faults
                assert made.write(made.read(answer["state"])) == answer["state"]


@pytest.mark.parametrize("typed", ["1.5", "a-b", "a_b", "a b", "St. Pölten"])
def test_a_link_holds_what_was_typed(typed: str) -> None:
    answer = {"field-1": (typed, "x")}
    assert wire.link_fields(".".join(wire.link_parts(answer)).split(".")) == answer
