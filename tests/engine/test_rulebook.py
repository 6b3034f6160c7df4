"""The rulebook: every number leads to a text, and every "no" to a sentence of its own."""

from __future__ import annotations

import re

import pytest

from engine import rulebook
from engine.errors import UnknownName
from engine.game import word
from engine.games import GAMES, game
from engine.rulebook import BOOKS, RULES, Book, Rule, explain, open_point, rule, sources
from engine.verdict import Refusal

RULES_DR = list(RULES["dreierles"].values())
EVERY_RULE = [entry for rules in RULES.values() for entry in rules.values()]
EVERY_BOOK = pytest.mark.parametrize("book", BOOKS.values(), ids=lambda book: book.game)
CITED = re.compile(r"[A-Z]{2}-(?:\d+\.\d+|OP\d+)")


@pytest.mark.parametrize("text", ["DR-8.2", "dr-8-2", "DR 8.2", "dr8.2", " Dr-8.2 ", "DR_8_2"])
def test_a_rule_is_found_however_its_number_is_written(text: str) -> None:
    assert rule(text).number == "DR-8.2"


@pytest.mark.parametrize("text", ["DR-OP4", "dr-op4", "DR OP 4", "dr-op-4"])
def test_an_open_point_is_found_however_its_number_is_written(text: str) -> None:
    assert open_point(text).number == "DR-OP4"


def test_an_unknown_number_names_the_rules_of_its_section() -> None:
    with pytest.raises(UnknownName, match=r"'DR-8\.99'; known: DR-8\.1, .*DR-8\.8$"):
        rule("DR-8.99")


@pytest.mark.parametrize("text", ["DR-99.1", "XX-8.2", "", "8.2", "DR-8", "DR-OP4", "DR-8.2.1"])
def test_an_unknown_section_names_the_sections_there_are(text: str) -> None:
    with pytest.raises(UnknownName, match=r"unknown rule .*known: DR-2\.1 to DR-2\.8, .*DR-15\."):
        rule(text)


@pytest.mark.parametrize("text", ["DR-OP99", "DR-8.2", "OP4"])
def test_an_unknown_open_point_names_those_there_are(text: str) -> None:
    with pytest.raises(UnknownName, match=r"unknown open point .*known: DR-OP1 to DR-OP27\b"):
        open_point(text)


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(UnknownName, match="unknown game 'whist'; known: dreierles"):
        rulebook.book("whist")


def test_the_anchor_is_the_number_in_lower_case() -> None:
    assert rule("DR-8.2").anchor == "dr-8-2"
    assert open_point("DR-OP4").anchor == "dr-op4"


# How many numbers each section of a rule sheet has, and how many open points; none may get lost.
SHEETS = {
    "dreierles": {2: 8, 3: 7, 4: 6, 5: 6, 6: 7, 7: 22, 8: 8, 9: 4, 10: 16, 11: 15}
    | {12: 6, 14: 20, 15: 5},
    "dreiertarock": {2: 7, 3: 5, 4: 3, 5: 13, 6: 11, 7: 9, 8: 6, 9: 5, 10: 18, 11: 1, 13: 7, 14: 8},
    "droggn": {2: 7, 3: 7, 4: 4, 5: 6, 6: 11, 7: 11, 8: 10, 9: 4, 10: 19, 11: 1, 13: 11, 14: 7},
    "herzeln": {2: 6, 3: 6, 4: 4, 5: 6, 6: 12, 7: 14, 8: 7, 10: 6, 11: 3},
}
OPEN_POINTS = {"dreierles": 27, "dreiertarock": 25, "droggn": 22, "herzeln": 20}


@EVERY_BOOK
def test_every_number_of_the_sheet_is_in_the_book_once(book: Book) -> None:
    numbers = [entry.number for section in book.sections for entry in section.rules]
    sections = SHEETS[book.game].items()
    expected = {f"{book.prefix}-{n}.{i}" for n, count in sections for i in range(1, count + 1)}
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == expected
    points = [point.number for point in book.open_points]
    assert points == [f"{book.prefix}-OP{i}" for i in range(1, OPEN_POINTS[book.game] + 1)]


@EVERY_BOOK
def test_rules_stand_in_the_section_that_their_number_names(book: Book) -> None:
    for section in book.sections:
        assert {entry.section for entry in section.rules} == {section.number}


@EVERY_BOOK
def test_every_option_is_an_open_point_or_a_rule_and_says_what_its_values_mean(book: Book) -> None:
    for profile in game(book.game).profiles.values():
        assert {entry for each in book.open_points for entry in each.options} <= {
            option.name for option in profile.options
        }
        for option in profile.options:
            cited = open_point(option.rule) if "OP" in option.rule else rule(option.rule)
            assert isinstance(cited, Rule) or option.name in cited.options
            assert set(map(word, option.values)) == set(book.values[option.name])


@pytest.mark.parametrize("entry", EVERY_RULE, ids=lambda entry: entry.number)
def test_a_rule_is_short_and_written_for_readers(entry: Rule) -> None:
    assert entry.title
    assert entry.title[-1] not in ".:"
    assert entry.text.endswith((".", "”", "+8."))
    if entry.number not in {"DR-14.20", "DR-15.3", "HZ-11.1"}:  # books, games in one rule
        assert len(re.findall(r"[.?](?: |$)", entry.text)) <= 4
    assert not re.search(r"\[|\bseed\b|`|  ", entry.text)


@pytest.mark.parametrize("entry", EVERY_RULE, ids=lambda entry: entry.number)
def test_every_rule_says_where_it_was_read(entry: Rule) -> None:
    assert entry.sources
    assert all(source.title for source in sources(entry))


def test_rules_that_replace_each_other_name_their_profile() -> None:
    by_profile = {
        name: {entry.number for entry in RULES_DR if name in entry.profiles}
        for name in GAMES["dreierles"].profiles
    }
    assert by_profile["article"] >= {"DR-7.15", "DR-7.18", "DR-7.19", "DR-7.21", "DR-10.12"}
    assert by_profile["article"] >= {"DR-11.11", "DR-11.12", "DR-11.13"}
    assert by_profile["steinmauern"] >= {"DR-7.3", "DR-7.8", "DR-7.9", "DR-7.12", "DR-10.1"}
    assert by_profile["steinmauern"] >= {"DR-10.4", "DR-11.4"}
    local = {"DR-7.3", "DR-7.8", "DR-7.9", "DR-7.12"}
    assert by_profile["iffezheim"] == {*local, "DR-10.1", "DR-10.4", "DR-10.10", "DR-15.2"}
    assert by_profile["achertal"] == {*local, "DR-15.3"}
    assert not by_profile["article"] & by_profile["steinmauern"]


def test_every_number_that_a_text_mentions_exists() -> None:
    for text in rulebook.messages():
        for number in CITED.findall(text):
            assert (open_point(number) if "OP" in number else rule(number)).number == number


@EVERY_BOOK
def test_messages_are_all_there_and_not_empty(book: Book) -> None:
    found = set(rulebook.messages())
    assert all(found)
    assert {entry.text for entry in RULES[book.game].values()} <= found
    assert {point.question for point in book.open_points} <= found
    assert set(book.sentences.values()) <= found
    assert {card.name for pack in book.packs for card in pack.cards} <= found


def test_each_game_has_its_own_prefix() -> None:
    assert {prefix: book.game for prefix, book in BOOKS.items()} == {
        played.prefix: played.id for played in GAMES.values()
    }
    assert set(RULES) == set(GAMES)


def test_a_refusal_without_a_sentence_falls_back_to_the_text_of_its_rule() -> None:
    assert explain(Refusal("DR-8.7")) == rule("DR-8.7").text


@EVERY_BOOK
def test_facts_that_do_not_fit_fall_back_to_the_text_of_the_rule(book: Book) -> None:
    for number in {key.partition(":")[0] for key in book.sentences}:
        assert explain(Refusal(number, {"case": "unheard of"})) == rule(number).text
    for key in book.sentences:
        number, _, case = key.partition(":")
        odd = Refusal(number, {"case": case, "card": "nonsense", "led": "?"})
        assert explain(odd)


def test_a_refusal_that_cites_no_known_rule_is_a_mistake_of_the_engine() -> None:
    with pytest.raises(UnknownName):
        explain(Refusal("DR-99.1"))
