"""Whole packs on a page: every card in its order, reversed pips marked, each card to look up."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import markdown
import pytest

from engine.cards import Pack
from engine.rulebook import BOOKS
from lessons.figures import packs
from lessons.figures.book import Leaf
from lessons.locale import speech
from lessons.lookup import CALLED
from lessons.markdown import LessonsExtension
from lessons.pages import BlockError, PageContext

PAGES = Path(__file__).parents[2] / "docs/en/cards"
PACKS = [(book.game, pack) for book in BOOKS.values() for pack in book.packs]
every_pack = pytest.mark.parametrize(("game", "pack"), PACKS, ids=str)


def page(text: str) -> str:
    """Render a page of the cards."""
    return markdown.markdown(
        text, extensions=[LessonsExtension(path="cards/index.html", locale="en")]
    )


def laid_out(game: str, pack: Pack) -> str:
    """Render a page with one pack."""
    return page(f'```pack\ngame = "{game}"\npack = "{pack.name}"\n```')


@every_pack
def test_every_card_lies_in_pack_order_and_opens_a_sheet_of_its_own(game: str, pack: Pack) -> None:
    html = laid_out(game, pack)
    codes = [card.code for card in pack.cards]
    opened = re.findall(r'<button class="pack-card"[^>]*popovertarget="([^"]+)"', html)
    assert opened == [f"{pack.name}-{code}" for code in codes]
    assert re.findall(r'<div class="card-sheet" id="([^"]+)" popover="auto"', html) == opened
    drawn = re.findall(rf'"\.\./assets/cards/{pack.face}\.svg#(\w+)"', html)
    assert drawn == [code for code in codes for _ in range(2)]


@every_pack
def test_names_and_values_are_the_engines(game: str, pack: Pack) -> None:
    html, say = laid_out(game, pack), speech("en")
    for card in pack.cards:
        points = f"{card.value} point{'' if card.value == 1 else 's'}"
        worth = points if card.value else "no points of its own"
        assert f">{say.label(card)}, {worth}</span>" in html


@every_pack
def test_pips_are_marked_as_backwards_just_where_fewer_beat_more(game: str, pack: Pack) -> None:
    html = laid_out(game, pack)
    marked = re.findall(r'<li class="backwards"><button[^>]*popovertarget="[^"]*-(\w+)"', html)
    expected = []
    for suit in pack.suits:
        pips = [card for card in pack.cards if card.suit == suit and card.rank in {"A", "2", "3"}]
        if [card.rank for card in pips] == ["A", "2", "3"]:
            expected += [c.code for c in pack.cards if c.suit == suit and c.rank not in "KQCJ"]
    assert marked == expected
    assert ("run backwards" in html) == bool(expected)


def test_red_pips_of_the_cego_pack_run_backwards_and_those_of_herzeln_do_not() -> None:
    """DR-3.3, HZ-3.2."""
    turned = {
        (game, suit.code) for game, pack in PACKS for suit in packs.suits(pack) if suit.reversed
    }
    assert {code for game, code in turned if game == "dreierles"} == {"H", "D"}
    assert not {code for game, code in turned if game == "herzeln"}


def test_the_line_below_a_pack_counts_it() -> None:
    """DR-3.5, DR-3.6, HZ-3.5."""
    cego = page('```pack\ngame = "dreierles"\n```')
    assert "54 cards. Added up one by one they come to 106 points" in cego
    assert "to 70.</p>" in cego
    german = page('```pack\ngame = "herzeln"\npack = "german-32"\n```')
    assert "32 cards; none has points of its own." in german


def test_a_sheet_tells_suit_rank_worth_and_code() -> None:
    html = page('```pack\ngame = "dreierles"\n```')
    sheet = html.split('id="cego-HA"')[1].split("</div>")[0]
    facts = re.findall(r"<dt>(.*?)</dt><dd>(.*?)</dd>", sheet)
    assert facts == [("Suit", "Hearts"), ("Rank", "5 of 8"), ("Worth", "1 point"), ("Code", "HA")]


@pytest.mark.parametrize(
    ("game", "code", "name"),
    [
        (game, code, name)
        for game, pack in dict(PACKS).items()
        for code, name in CALLED.get(pack.face, {}).items()
    ],
)
def test_names_of_cards_are_those_of_the_rulebook(game: str, code: str, name: str) -> None:
    html = page(f'```pack\ngame = "{game}"\n```')
    book = next(book for book in BOOKS.values() if book.game == game)
    assert f"<dt>Called</dt><dd>{name}</dd>" in html.split(f'-{code}" popover')[1].split("</dl>")[0]
    assert any(name in rule.text for section in book.sections for rule in section.rules)


def test_german_cards_have_their_own_names() -> None:
    html = page('```pack\ngame = "herzeln"\npack = "german-32"\n```')
    assert "<strong>Bells</strong>" in html
    assert 'aria-label="Ober of Leaves"' in html


def test_all_packs_are_compared() -> None:
    rows = packs.compared(speech("en")).rows
    assert [(row[0], row[2]) for row in rows] == [
        (book.title, str(len(pack))) for book in BOOKS.values() for pack in book.packs
    ]
    assert rows[0] == ("Dreierles", "Cego", "54", "22", "8", "70")
    assert "<td" in page("```packs\n```")


@every_pack
def test_every_card_of_every_pack_lies_on_a_page_of_the_cards(game: str, pack: Pack) -> None:
    leaf, shown = Leaf.of(game, PageContext()), set()
    for file in PAGES.glob("*.md"):
        for body in re.findall(r"```pack\n(.*?)```", file.read_text("utf-8"), re.DOTALL):
            block = tomllib.loads(body)
            if block["game"] != game:
                continue
            laid = packs.chosen(leaf, block.get("pack", ""))
            if laid.face == pack.face:
                left = packs.chosen(leaf, block["beyond"]).by_code if "beyond" in block else {}
                shown |= laid.by_code.keys() - left.keys()
    assert shown >= set(pack.by_code)


def test_beyond_a_smaller_pack_lie_the_cards_that_it_does_not_have() -> None:
    """DG-3.4."""
    html = page('```pack\ngame = "droggn"\npack = "tyrolean-78"\nbeyond = "tyrolean-66"\n```')
    opened = re.findall(r'class="pack-card"[^>]*popovertarget="tyrolean-78-([^"]+)"', html)
    assert opened == ["H8", "H9", "H10", "S3", "S2", "SA", "D8", "D9", "D10", "C3", "C2", "CA"]
    assert "Trumps" not in re.findall(r"<strong>(.*?)</strong>", html)
    assert "<dd>14 of 14</dd>" in html
    assert "78 cards." in html


def test_a_pack_that_a_game_does_not_have_is_named_with_those_it_has() -> None:
    with pytest.raises(BlockError, match=r"pack of herzeln.*french-32, german-32"):
        page('```pack\ngame = "herzeln"\npack = "cego"\n```')


def test_the_first_pack_is_the_games_own() -> None:
    leaf = Leaf.of("herzeln", PageContext())
    assert packs.chosen(leaf) is leaf.book.pack()


def test_single_cards_may_be_of_another_pack_of_the_game_and_keep_their_order() -> None:
    html = page('```cards\ngame = "herzeln"\npack = "german-32"\nshow = "SJ HQ"\n```')
    assert re.findall(r'cards/german\.svg#(\w+)"', html) == ["SJ", "HQ"]
    assert "Unter of Leaves" in html
