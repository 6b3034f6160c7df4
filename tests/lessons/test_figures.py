"""What pages show of the engine: rules, tables, examples, cards, and links to rules."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import markdown
import pytest

from engine import rulebook
from engine.games import game
from engine.games.dreierles import GAME
from engine.games.dreierles.contracts import BIDS
from engine.games.herzeln import GAME as HERZELN
from lessons.figures import dreierles, examples, herzeln, values
from lessons.figures.auction import calls
from lessons.figures.grid import Grid
from lessons.locale import speech
from lessons.markdown import LessonsExtension
from lessons.pages import BlockError

ROOT = Path(__file__).parents[2]
SHEET = tomllib.loads((ROOT / "tests/cases/dreierles-examples.toml").read_text("utf-8"))
SAY = speech("en")
CONTRACTS = ("dreier", "zweier", "einer", "solo")


def page(text: str, path: str = "dreierles/rules/index.html") -> str:
    """Render a page."""
    return markdown.markdown(text, extensions=[LessonsExtension(path=path, locale="en")])


def block(name: str, body: str) -> str:
    """Write a fenced block."""
    return f"```{name}\n{body}\n```\n"


def cells(grid: Grid) -> list[tuple[str, ...]]:
    """Return the rows of a table with plain minus signs."""
    return [tuple(cell.replace("−", "-") for cell in row) for row in grid.rows]


# Tables


@pytest.mark.parametrize("table", SHEET["payoff"], ids=lambda table: str(table["rule"]))
def test_the_payoff_table_is_that_of_the_sheet(table: dict[str, Any]) -> None:
    """DR-10.4, DR-10.12."""
    profile = GAME.profile(table["profile"])
    shown = {}
    for points, *amounts in cells(dreierles.payoff(profile, SAY)):
        low, _, high = points.partition("–")
        for each in range(int(low), int(high or low) + 1):
            shown[each] = [None if cell == "–" else int(cell) for cell in amounts]
    for row in table["rows"]:
        least, most = row["points"]
        for each in range(least, most + 1):
            for contract, amount in zip(CONTRACTS, shown[each], strict=True):
                assert amount == row.get(contract), (each, contract)
    assert sorted(shown) == list(range(70))


@pytest.mark.parametrize("profile", ["article", "steinmauern"])
def test_who_may_knock_is_as_the_sheet_has_it(profile: str) -> None:
    """DR-7.12, DR-7.21."""
    names = {"A": "Anna", "B": "Bernd", "C": "Catrin"}
    shown = {row[0]: row[1:] for row in cells(dreierles.knockers(GAME.profile(profile), SAY))}
    table = next(each for each in SHEET["knocking"] if each["profile"] == profile)
    for row in table["rows"]:
        said = ", ".join("weg" if call == "pass" else call.title() for call in row["calls"])
        declarer, asked = shown[said]
        assert declarer == names[row["declarer"]]
        assert set(re.findall(r"Anna|Bernd|Catrin", asked)) == {
            names[who] for who in row["may_knock"]
        }


def test_values_add_up_to_106() -> None:
    """DR-3.5, DR-3.6."""
    grid = values.worth(GAME.pack, SAY)
    assert cells(grid) == [
        ("Stiess, 21 and 1", "3", "5", "15"),
        ("Kings", "4", "5", "20"),
        ("Queens", "4", "4", "16"),
        ("Cavaliers", "4", "3", "12"),
        ("Jacks", "4", "2", "8"),
        ("Trumps 2 to 20", "19", "1", "19"),
        ("Pip cards of the suits", "16", "1", "16"),
    ]
    assert grid.foot == ("All", "54", "", "106")


def test_calls_become_fewer_with_every_bid() -> None:
    """DR-5.3."""
    assert cells(calls(GAME, BIDS, SAY)) == [
        ("none", "pass, Dreier, Zweier, Einer, Solo"),
        ("Dreier", "pass, Zweier, Einer, Solo"),
        ("Zweier", "pass, Einer, Solo"),
        ("Einer", "pass, Solo"),
        ("Solo", "pass"),
    ]


def test_the_deals_of_herzeln_say_which_tricks_count() -> None:
    """HZ-6.2, HZ-6.6, HZ-11.1."""
    counted = {
        row[0]: row[1]
        for name in ("article", "hausruck")
        for row in cells(herzeln.deals(HERZELN.profile(name), SAY))
    }
    assert counted["2 Tricks"] == "each trick: +10"
    assert counted["6 Last Trick"] == "the eighth trick: +40"
    assert counted["1 First and Last Trick"] == "the first and eighth trick: -4"


def test_piles_hold_the_exchanged_cards_and_the_tricks() -> None:
    """DR-6.6."""
    assert cells(dreierles.piles(SAY))[0] == (
        "Dreier",
        "3",
        "3",
        "3 + 3t",
        "3 + 3 × (16 − t)".replace("−", "-"),
    )
    assert cells(dreierles.piles(SAY))[3] == ("Solo", "0", "6", "3t", "6 + 3 × (16 - t)")


def test_all_54_cards_are_shown_in_their_order() -> None:
    """DR-3.1."""
    html = page(block("table", 'name = "ranking"\ngame = "dreierles"'))
    shown = re.findall(r"cego\.svg#(\w+)", html)
    assert shown == [card.code for card in GAME.pack.cards]


def test_profiles_are_compared_option_by_option() -> None:
    html = page(block("table", 'name = "profiles"\ngame = "dreierles"'))
    differ, alike = re.findall(r"<tbody.*?</tbody>", html)
    first, *others = GAME.profiles.values()
    chosen = {name for other in others for name in first.differences(other)}
    assert differ.count("<tr>") == len(chosen)
    assert alike.count("<tr>") == len(GAME.profile().options) - len(chosen)
    assert "rounded up: 40 gives 1" in differ
    assert differ.count('<td data-label="Achertal tournaments">–</td>') == 2  # where nobody pays


def test_every_value_of_every_option_has_its_words() -> None:
    values = rulebook.book("dreierles").values
    known = {
        option.name: {"on" if v is True else "off" if v is False else str(v) for v in option.values}
        for option in GAME.profile().options
    }
    assert {name: set(words) for name, words in values.items()} == known


def test_every_open_point_with_a_choice_names_its_option() -> None:
    points = rulebook.book("dreierles").open_points
    named = {(option, point.number) for point in points for option in point.options}
    options = [option for option in GAME.profile().options if "OP" in option.rule]
    assert named == {(option.name, option.rule) for option in options}


# Examples


@pytest.mark.parametrize("example", list(examples.all_examples()), ids=lambda each: each.name)
def test_an_example_belongs_to_the_rule_that_shows_it(example: examples.Example) -> None:
    """DR-9.3, DR-10.7 to DR-10.11, DR-10.13 to DR-10.16, DR-11.10, HZ-8.3 to HZ-8.7."""
    rule = rulebook.rule(example.rule)
    if rule.figure != f"example:{example.name}":  # one more than the sheets have
        assert not rule.figure.startswith("example:")
        return
    if rule.profiles and rule.section == 15:  # a whole way to play: its example is only one of it
        assert {each for deal in example.deals for each in deal.profiles} == set(rule.profiles)
        return
    for deal in example.deals:
        totals = set(map(abs, deal.account.totals.values()))
        assert totals & set(map(int, re.findall(r"\d+", rule.text)))


def test_every_example_that_a_rule_names_is_there() -> None:
    named = {
        rule.figure.partition(":")[2]
        for rules in rulebook.RULES.values()
        for rule in rules.values()
        if rule.figure.startswith("example:")
    }
    assert named <= set(examples.names())


def test_anna_bernd_and_catrin_come_to_90_30_and_60_cents() -> None:
    """DR-10.7."""
    html = page(block("example", 'name = "anna-bernd-catrin"'))
    html, _, living = html.partition('<details class="living"')
    assert "Change the numbers" in living
    feet = re.findall(r"<td>([+−]\d+) ¢</td>", html)
    assert feet == ["+90", "−30", "−60"]
    assert "Anna has 43 of the 70 card points; 36 are enough." in html
    assert "43 − 35 = 8; 8 ÷ 5, rounded up, makes 2." in html
    assert "Einer: 2 × 3 = 6." in html
    assert "9 − 3 − 6 = 0: the ledger closes." in html
    assert "Steinmauern: the same totals." in html


def test_the_two_piles_of_the_counted_zweier_are_the_whole_pack() -> None:
    """DR-9.3."""
    piles = examples.example("zweier-counted").piles
    cards = [card for pile in piles for packet in pile.tally.packets for card in packet.cards]
    assert GAME.pack.set(cards).bits == GAME.pack.all_bits
    assert [pile.tally.cards for pile in piles] == [32, 22]
    assert [pile.tally.points for pile in piles] == [40, 30]


def test_an_example_that_the_engine_does_not_confirm_stops_the_build() -> None:
    text = (ROOT / "lessons/examples/zweier-46.toml").read_text("utf-8")
    with pytest.raises(examples.ExampleError, match=r"'odd': totals: it says Anna 13, .* Anna 12,"):
        examples.read("odd", text.replace("Anna = 12", "Anna = 13"))
    counted = (ROOT / "lessons/examples/zweier-counted.toml").read_text("utf-8")
    with pytest.raises(examples.ExampleError, match="it says 41; the engine counts 40"):
        examples.read("odd", counted.replace("points = 40", "points = 41"))
    with pytest.raises(examples.ExampleError, match="'odd': 'rule' is missing"):
        examples.read("odd", text.replace("rule =", "rool ="))
    with pytest.raises(examples.ExampleError, match="'odd': points: the pack holds 0 to 70"):
        examples.read("odd", text.replace("points = 46", "points = 460"))


# Rules on the page


def test_a_section_shows_its_rules_with_anchors_sources_and_links() -> None:
    html = page(block("rules", 'game = "dreierles"\nsection = 8'))
    assert [f"dr-8-{n}" for n in range(1, 9)] == re.findall(r'class="rule" id="([^"]+)"', html)
    assert "you must play a trump if you have one.</p>" in html
    assert '<p class="rule-source">pagat.com, Wikipedia</p>' in html
    assert '<a class="ref" href="#dr-7-17">DR-7.17</a>' in html
    assert '<a href="#dr-11">section 11</a>' in html


def test_every_figure_that_a_rule_names_can_be_drawn() -> None:
    for section in rulebook.book("dreierles").sections:
        page(block("rules", f'game = "dreierles"\nsection = {section.number}'))


def test_open_points_and_sources_are_listed() -> None:
    html = page(block("rules", 'game = "dreierles"\nopen_points = true'))
    assert len(re.findall(r'id="dr-op\d+"', html)) == 27
    html = page(block("rules", 'game = "dreierles"\nsources = true'))
    assert "by John McLeod after a German page by Ulf Martin" in html


def test_a_number_in_running_text_becomes_a_link() -> None:
    assert page("Follow {DR-8.2}.", "index.html") == (
        '<p>Follow <a class="ref" href="dreierles/rules/#dr-8-2">DR-8.2</a>.</p>'
    )
    assert 'href="../variants/#dr-op4"' in page("So {DR-OP4}.")
    assert "{not a rule}" in page("{not a rule} and {}")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("See {DR-99.1}.", r"dreierles/rules/index\.html: \{DR-99\.1\}: unknown rule 'DR-99\.1'"),
        (
            block("rules", 'game = "dreierles"\nsection = 13'),
            r"block 'rules' \(line 1\): unknown sec",
        ),
        (block("rules", 'game = "whist"\nsection = 8'), "unknown game 'whist'; known: dreierles"),
        (block("rules", 'game = "dreierles"'), "say section = a number"),
        (block("rules", "section = 8"), "game is missing"),
        (
            block("table", 'game = "dreierles"\nname = "prices"'),
            "unknown table 'prices'; known: calls, piles",
        ),
        (
            block("table", 'game = "dreierles"\nname = "payoff"\nprofile = "ulm"'),
            "unknown profile of dreierles 'ulm'; known: article, steinmauern",
        ),
        (
            block("table", 'game = "dreierles"\nname = "values"\nprofile = "article"'),
            "the table 'values' is the same in every profile",
        ),
        (block("table", 'game = "dreierles"\nname = 7'), "name is 7, not a text"),
        (
            block("example", 'name = "nobody"'),
            "unknown example 'nobody'; known: achertal, all-tricks",
        ),
        (block("cards", 'game = "dreierles"\nshow = "HK HK"'), "card HK occurs twice"),
        (
            block("position", 'game = "dreierles"\nshow = "HK H2"'),
            "expected a trick, a stroke and a hand, not 'HK H2'",
        ),
        (block("cards", 'game = "dreierles"\nshow = "HK X9"'), "cannot read 'X9' as a card"),
        (
            block("cards", 'game = "dreierles"\ncards = "HK"'),
            "unknown key 'cards'; known: caption, fan, game, pack, show",
        ),
    ],
)
def test_a_block_that_makes_no_sense_stops_the_build_with_one_line(text: str, says: str) -> None:
    with pytest.raises(BlockError, match=says) as caught:
        page(text)
    assert "\n" not in str(caught.value)


def test_cards_carry_their_names() -> None:
    html = page(block("cards", 'game = "dreierles"\nshow = "T21 HK"\ncaption = "Two cards"'))
    assert "King of Hearts" in html
    assert "Trump 21" in html
    assert "../assets/cards/cego.svg#HK" in html
    assert "<figcaption>Two cards</figcaption>" in html


@pytest.mark.parametrize(
    "rule",
    [
        each
        for rules in rulebook.RULES.values()
        for each in rules.values()
        if each.figure.startswith("position:")
    ],
    ids=lambda rule: str(rule.number),
)
def test_a_position_shows_what_its_rule_allows_and_refuses(rule: rulebook.Rule) -> None:
    """DR-8.2 to DR-8.4, HZ-5.2, HZ-5.3, DT-8.2, DT-8.3, DG-8.2, DG-8.4."""
    book = rulebook.book(rule.number[:2])
    html = page(block("rules", f'game = "{book.game}"\nsection = {rule.section}'), "index.html")
    (figure,) = re.findall(rf'id="{rule.anchor}".*?<figure class="position">(.*?)</figure>', html)[
        :1
    ]
    trick, hand = (book.pack().read(cards) for cards in rule.figure[9:].split("/"))
    assert re.findall(r"#(\w+)\"", figure)[: len(trick)] == [card.code for card in trick]
    assert len(re.findall(r"<use ", figure)) == len(trick) + len(hand)
    position = game(book.game).position(book.pack().set(hand), trick)
    reasons = {refusal.rule for card in hand if (refusal := position.refusal(card))}
    assert ("May not be played" in figure) == bool(reasons)
    if rule.number != "DG-8.4":  # it allows one card more
        assert reasons <= {rule.number}
