"""Languages: nothing is said past the catalogues, and translations keep their blanks."""

from __future__ import annotations

import gettext
import io
import pkgutil
import re
from collections.abc import Iterable
from string import Formatter
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo

from engine.cards import cego_pack
from lessons import locale as languages
from lessons.drills import DRILLS
from lessons.locale import Speech, speech
from tests.lessons.learner import Learner
from tests.lessons.markup import Markup
from tools import catalogues

OTHERS = languages.LOCALES[1:]


class Loud(gettext.NullTranslations):
    """A language in which every message is its own, in brackets."""

    def gettext(self, message: str) -> str:
        return f"⟦{message}⟧"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return f"⟦{msgid1 if n == 1 else msgid2}⟧"


# What needs no translation: numbers and signs, rule numbers, people and the game itself.
PLAIN = re.compile(r"[\d\s+−=.,:]*|[A-Z]{2}-\d+\.\d+|Anna|Bernd|Catrin|Doris")


@pytest.mark.parametrize(("kind", "game"), DRILLS)
@pytest.mark.parametrize("level", [1, 2, 3])
def test_everything_a_reader_sees_goes_through_the_catalogues(
    kind: str, game: str, level: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("lessons.widgets", "lessons.widgets.drill", "lessons.widgets.session"):
        monkeypatch.setattr(f"{module}.speech", lambda locale: Speech("en", Loud()))
    learner = Learner(kind, level, game=game)
    for _ in range(3):
        for event in steps(learner):
            learner.press(*event)
            loud(learner)
        learner.press("next")
    learner.send({"do": "fly"})
    loud(learner)
    learner.send(link="9.9.9")
    loud(learner)


def steps(learner: Learner) -> Iterable[Any]:
    yield ("hint",)
    yield ("hint",)
    if learner.kind == "count-points":
        yield ("packet",)
        yield ("any",)
    yield ("check",)
    learner.press("change")
    fields = Markup(learner.html).fields
    cards = [str(field["value"]) for field in fields if field["name"] == "card"]
    request = {"card": cards, "seat": ["0"], "points": ["99"]}
    learner.send({"do": "check", "fields": request})
    loud(learner)
    yield ("again",)


def loud(learner: Learner) -> None:
    for word in map(str.strip, Markup(learner.html).words):
        if not (word.startswith(("⟦", ": ⟦")) and word.endswith(("⟧", "⟧."))):
            assert PLAIN.fullmatch(word), word
    said = learner.answer["say"]
    assert said == "" or "⟦" in said


@pytest.mark.parametrize("locale", OTHERS)
def test_what_the_drills_say_is_translated(locale: str) -> None:
    """But for the drills that no page in another language shows yet."""
    found = catalogues.read(locale)
    said = catalogues.extracted("drills", "widgets", "locale")
    names = [card.name for card in cego_pack().cards if not card.name.isdigit()]
    missing = [
        message.id
        for message in [*said, *(Message(name) for name in names)]
        if message.id and not catalogues.is_translated(found.get(_key(message)) or Message("x"))
    ]
    assert not missing, "run python -m tools.catalogues with the language, then translate"


@pytest.mark.parametrize("locale", OTHERS)
def test_a_catalogue_keeps_what_is_said_and_translated(locale: str) -> None:
    kept = catalogues.written(catalogues.kept(catalogues.read(locale), catalogues.extracted()))
    same = catalogues.po_path(locale).read_bytes() == kept
    assert same, "run python -m tools.catalogues"


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


@pytest.mark.parametrize("locale", OTHERS)
def test_translations_have_the_blanks_of_their_message(locale: str) -> None:
    for message in catalogues.read(locale):
        texts = _texts(message.string)
        if message.id and any(texts):
            wanted = blanks(_texts(message.id)[-1])
            assert all(blanks(text) == wanted for text in texts), message.id


def _texts(text: Any) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


def blanks(text: str) -> set[tuple[str, str]]:
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(text) if name}


def test_the_tool_keeps_translations_and_adds_what_is_new() -> None:
    old = Catalog("de")
    old.add("Check", "Prüfen")
    old.add("Gone", "Fort")
    new = catalogues.updated(old, catalogues.extracted("widgets"))
    checked, hint = new.get("Check"), new.get("Hint")
    assert checked is not None
    assert hint is not None
    assert checked.string == "Prüfen"
    assert not catalogues.is_translated(hint)
    assert new.get("Gone") is None
    assert not new.obsolete
    kept = catalogues.kept(new, catalogues.extracted("widgets"))
    assert [message.id for message in kept] == ["", "Check"]


def test_a_language_that_is_not_known_is_answered_in_english() -> None:
    assert speech("xx")("Check") == "Check"
    assert Learner("trump", locale="../../etc").error is None


def test_lists_of_words() -> None:
    say = speech("en")
    assert say.both(["21"]) == "21"
    assert say.either(["21", "7"]) == "21 or 7"
    assert say.both(["21", "7", "1"]) == "21, 7 and 1"


def test_cards_have_a_label_and_a_name_for_sentences() -> None:
    say, pack = speech("en"), cego_pack()
    cards = [pack.card(code) for code in ("CC", "T21", "F")]
    assert [say.label(card) for card in cards] == ["Cavalier of Clubs", "Trump 21", "Stiess"]
    expected = ["the Cavalier of Clubs", "the 21", "the Stiess"]
    assert [say.the(card) for card in cards] == expected


@pytest.mark.parametrize(("locale", "word"), [("de", "Prüfen"), ("es", "Comprobar")])
def test_a_compiled_catalogue_speaks(
    locale: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the build compiles it: the ``.mo`` itself may not be there yet when tests run."""
    compiled = io.BytesIO()
    write_mo(compiled, catalogues.read(locale))
    monkeypatch.setattr(pkgutil, "get_data", lambda *place: compiled.getvalue())
    speech.cache_clear()
    try:
        learner = Learner("follow-suit", locale=locale)
        learner.press("change", card=["SK", "S7"])
        assert word in Markup(learner.html).text
        assert not learner.answer["say"].startswith("2 cards")
    finally:
        speech.cache_clear()
