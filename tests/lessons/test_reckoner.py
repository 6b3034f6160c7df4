"""Who owes whom: what is filled in is what the engine settles, and nothing typed is lost."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import GAMES, game
from lessons.forms import Choices, Number
from lessons.locale import speech
from lessons.people import PEOPLE
from lessons.reckoning import REPORTS, report
from lessons.reckoning.model import PROFILE, Values, filled
from lessons.widgets import dispatch, widget
from lessons.widgets.wire import Event
from tests.lessons.markup import Markup

SAY = speech("en")


def told() -> list[Any]:
    """Every single deal of the worked examples: game, profile, outcome, totals."""
    found = []
    for path in sorted((files("lessons") / "examples").iterdir(), key=lambda each: each.name):
        if not path.name.endswith(".toml"):
            continue
        data = tomllib.loads(path.read_text("utf-8"))
        for number, deal in enumerate(data.get("deal", ())):
            if "outcome" in deal:
                shared = {"people": deal["people"]} if "people" in deal else {}
                outcome = {**shared, **deal["outcome"]}
                for profile in deal.get("profiles", GAMES[data["game"]].profiles):
                    name = f"{path.name}-{number}-{profile}"
                    found.append(
                        pytest.param(data["game"], profile, outcome, deal["totals"], id=name)
                    )
    return found


@pytest.mark.parametrize(("game_id", "profile", "outcome", "totals"), told())
def test_every_worked_example_can_be_filled_in(
    game_id: str, profile: str, outcome: dict[str, Any], totals: dict[str, int]
) -> None:
    """Written as values and back, an outcome comes to the totals of the example, in its steps."""
    values = {**report(game_id).values(outcome), PROFILE: (profile,)}
    full = filled(report(game_id), values, PEOPLE, SAY)
    rules = game(game_id)
    found = rules.read_outcome(report(game_id).outcome(full))
    assert rules.settle(found, profile).totals == totals
    assert rules.working(found, profile) == rules.working(rules.read_outcome(outcome), profile)


def calculator(game_id: str = "dreierles") -> Any:
    return widget("reckoner", {"id": "r", "game": game_id, "rules": "../rules/"})


def changed(made: Any, state: Any, **fields: str) -> Any:
    new = {name.replace("__", "-"): (value,) for name, value in fields.items()}
    return made.update(state, Event("change", {**state.values, **new}))


@pytest.mark.parametrize("game_id", REPORTS)
def test_a_calculator_begins_with_a_deal_that_can_be(game_id: str) -> None:
    made = calculator(game_id)
    state = made.init()
    assert made.spoken(state, Event("check", {})).startswith("Totals: Anna")
    markup = Markup(str(made.view(state)))
    assert not markup.faults
    assert "news" not in str(made.view(state))


def test_what_a_change_changes_is_marked() -> None:
    made = calculator()
    before = made.init()
    after = changed(made, before, pfeife="silent_won")
    html = str(made.view(after))
    assert "Pfeife" in html
    ledger = html[html.index("<tbody") :]
    main, bonus = ledger.split("</tr>")[:2]
    assert "news" not in main
    assert bonus.count("news") == 3
    assert "(changed)" in bonus
    assert made.update(after, Event("check", after.values)) == after


def test_what_cannot_be_is_one_line_with_the_words_of_its_field() -> None:
    made = calculator()
    state = changed(made, made.init(), points="80")
    html = str(made.view(state))
    assert "Card points of the declarer: The pack holds 0 to 70 (DR-3.6), not 80." in html
    assert 'value="80"' in html
    assert "ledger" not in html
    assert made.spoken(state, Event("change", {})).startswith("Card points of the declarer:")


@pytest.mark.parametrize("typed", ["", "abc", "1.5", "٤", "--4"])
@pytest.mark.parametrize("game_id", REPORTS)
def test_what_is_no_number_is_told_as_the_form_asks_for_it(game_id: str, typed: str) -> None:
    made = calculator(game_id)
    for contract in option_values(made, made.init(), "contract"):
        state = changed(made, made.init(), contract=contract)
        for field in made.fields(state.values, SAY):
            if isinstance(field, Number):
                wrong = made.update(state, Event("change", {**state.values, field.name: (typed,)}))
                most = f"number from 0 to {field.most}" if field.most else "whole number"
                assert made.result(wrong, SAY) == f"{field.label}: Write a {most}."


def test_a_fault_stands_at_its_field_and_in_the_line_that_stays_in_sight() -> None:
    made = calculator()
    assert '"so-far"' in str(made.view(made.init()))
    state = changed(made, made.init(), points="")
    markup = Markup(str(made.view(state)))
    assert not markup.faults
    [field] = [each for each in markup.fields if each["name"] == "points"]
    assert field["aria-invalid"] == "true"
    assert field["aria-describedby"] == "r-impossible"
    html = str(made.view(state))
    assert html.count('id="r-impossible">Write a number from 0 to 70.<') == 1
    assert ">Card points of the declarer: Write a number from 0 to 70.</p>" in html
    assert "aria-invalid" not in str(made.view(made.init()))


@pytest.mark.parametrize(
    ("game_id", "fields", "tag"),
    [
        ("dreiertarock", {"contract": "solo_valat", "tricks": "99"}, "input"),
        ("dreierles", {"contract": "raeuber", "points-Anna": "-3"}, "input"),
        (
            "dreierles",
            {"profile": "achertal", "contract": "solo_du", "pfeife": "silent_lost"},
            "select",
        ),
        ("droggn", {"pagat": "out_lost", "all_tricks": "yes"}, "fieldset"),
    ],
)
def test_a_fault_is_told_at_its_number_list_or_boxes(
    game_id: str, fields: dict[str, str], tag: str
) -> None:
    made = calculator(game_id)
    state = made.init()
    for name, value in fields.items():
        state = changed(made, state, **{name: value})
    html = str(made.view(state))
    assert html.count('id="r-impossible"') == 1
    (told,) = re.findall(r'<(\w+)[^>]*aria-describedby="r-impossible"', html)
    assert told == tag


def test_what_was_typed_comes_back_with_its_field() -> None:
    made = calculator()
    state = changed(made, made.init(), points="61")
    raeuber = made.update(state, Event("change", {**state.values, "contract": ("raeuber",)}))
    seen = {name: held for name, held in raeuber.values.items() if name != "points"}
    again = made.update(raeuber, Event("change", {**seen, "contract": ("einer",)}))
    assert again.values["points"] == ("61",)


def choices() -> list[Any]:
    """Every game, profile and number at the table."""
    return [
        (game_id, profile, table)
        for game_id in REPORTS
        for profile in GAMES[game_id].profiles
        for table in ("3", "4")
    ]


@pytest.mark.parametrize(("game_id", "profile", "table"), choices())
def test_what_is_just_chosen_can_be(game_id: str, profile: str, table: str) -> None:
    """Nobody meets an error by choosing a contract, nor later one in the engine's words."""
    made, chance = calculator(game_id), Random(1)
    start = changed(made, changed(made, made.init(), profile=profile), table=table)
    for contract in option_values(made, start, "contract"):
        chosen = changed(made, start, contract=contract)
        assert made.result(chosen, SAY).startswith("Totals: "), contract
        for _ in range(60):
            state = chosen
            for field in chance.sample(made.fields(chosen.values, SAY)[1:], 2):
                known = option_values(made, chosen, field.name) or ["7", "-3", "x", "70", "0"]
                state = changed(made, state, **{field.name: chance.choice(known)})
            said = made.result(state, SAY)
            assert said[0].isupper(), said
            assert "_" not in said, said


def test_points_of_each_player_begin_with_what_can_be_after_any_other_contract() -> None:
    """DT-14.2, DT-14.6: from profile to profile the points of a Trischaken come to another sum."""
    made = calculator("dreiertarock")
    state = changed(made, made.init(), profile="queens-hand", table="4", contract="trischaken")
    for profile in ("st-louis", "queens-hand"):
        state = changed(made, state, profile=profile)
        assert made.result(state, SAY).startswith("Totals: ")


def test_an_error_about_all_is_told_in_the_words_of_the_form() -> None:
    made = calculator()
    state = changed(made, made.init(), contract="raeuber")
    state = changed(made, state, points__Anna="60")
    said = "Card points: 90 in all cannot be; 70 less the blind is 44 to 68 (DR-11.6)."
    assert made.result(state, SAY) == said
    state = made.init()
    both = {**state.values, "droll": ("Anna", "Bernd")}
    said = "Combinations: 'Anna' and 'Bernd' cannot all have Droll."
    assert made.result(made.update(state, Event("change", both)), SAY) == said
    state = changed(made, made.init(), profile="achertal", contract="solo_du")
    state = changed(made, state, pfeife="silent_lost")
    assert made.result(state, SAY) == (
        "The Pfeife: “lost the last trick, unannounced” cannot be where the declarer took all "
        "tricks."
    )


def option_values(made: Any, state: Any, name: str) -> list[str]:
    """The values that a field offers; none where it is typed."""
    [field] = [each for each in made.fields(state.values, SAY) if each.name == name]
    return [each.value for each in field.options] if isinstance(field, Choices) else []


@pytest.mark.parametrize(
    ("profile", "contract", "table", "knocks"),
    [
        ("article", "dreier", "3", 0),
        ("article", "zweier", "3", 2),
        ("steinmauern", "dreier", "3", 2),
        ("steinmauern", "raeuber", "4", 4),
        ("iffezheim", "raeuber", "4", 3),
    ],
)
def test_so_many_knocks_are_offered_as_there_can_be(
    profile: str, contract: str, table: str, knocks: int
) -> None:
    """DR-7.21, DR-OP9, DR-11.2, DR-15.2; what was chosen before does not count in secret."""
    made = calculator()
    state = changed(made, made.init(), contract="solo", knocks="2")
    state = changed(made, state, profile=profile, table=table, contract=contract)
    asked = [f for f in made.fields(state.values, SAY) if f.name == "knocks"]
    numbers = [option.value for field in asked for option in field.options]
    assert numbers == ([str(n) for n in range(knocks + 1)] if knocks else [])
    told = report("dreierles").outcome(Values(state.values, PEOPLE))
    assert told["knocks"] == ("2" if knocks else "0")


def test_an_idle_dealer_cannot_be_the_declarer() -> None:
    made = calculator()
    state = changed(made, made.init(), table="4", dealer="Anna")
    assert state.values["declarer"] == ("Bernd",)


def test_start_again_brings_back_the_first_values() -> None:
    made = calculator()
    first = made.init()
    assert made.update(changed(made, first, points="50"), Event("reset", {})).values == first.values


@pytest.mark.parametrize("game_id", REPORTS)
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_whatever_is_chosen_comes_back_from_state_and_link(game_id: str, data: Any) -> None:
    made = calculator(game_id)
    state = made.init()
    for _ in range(3):
        fields = report(game_id).fields(Values(state.values, PEOPLE), SAY)
        field = data.draw(st.sampled_from(fields))
        options = (
            [o.value for o in field.options] if isinstance(field, Choices) else ["7", "-3", "x"]
        )
        state = changed(made, state, **{field.name: data.draw(st.sampled_from(options))})
    assert made.read(json.loads(json.dumps(made.write(state)))) == state
    linked = made.follow(made.link(state), made.init())
    fields = report(game_id).fields(Values(state.values, PEOPLE), SAY)
    assert all(linked.values[field.name] == state.values[field.name] for field in fields)
    assert not Markup(str(made.view(state))).faults


@pytest.mark.parametrize("token", ["", "....", "points", "points-", "profile-none", "x-y.z-1", "-"])
def test_a_strange_link_is_read_as_far_as_it_goes(token: str) -> None:
    made = calculator()
    linked = made.follow(token, made.init())
    assert linked.values["profile"] == ("article",)


@pytest.mark.parametrize(
    ("state", "event"),
    [
        ({"v": 1, "values": [], "before": {}}, None),
        ({"v": 9}, None),
        (None, {"do": "fly", "fields": {}}),
        (None, {"do": "change", "fields": {"points": ["1" * 80]}}),
    ],
)
def test_a_request_that_cannot_be_read_has_a_sentence(state: object, event: object) -> None:
    request = {
        "widget": "reckoner",
        "params": {"id": "r", "game": "dreierles"},
        "state": state,
        "event": event,
        "link": None,
        "locale": "en",
    }
    answer = json.loads(dispatch(json.dumps(request)))
    assert answer["error"]
    assert answer["html"].startswith("<section")
