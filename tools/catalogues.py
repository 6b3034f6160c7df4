"""Bring the message catalogues of the lessons up to date with the code and the rulebook.

    python -m tools.catalogues
    python -m tools.catalogues de > everything.po

Message ids are the English sentences. A catalogue keeps translations and nothing else: what is
not translated is spoken in English, and what nobody says any more goes, so a file changes only
with its translations. With a language named, its catalogue is printed with all that waits for
one: for translating, and then to be put in place of the catalogue.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from engine import rulebook
from engine.games import GAMES
from lessons import contents, glossary
from lessons.figures import examples, working
from lessons.locale import DOMAIN, LOCALES

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "lessons" / "locale"
STILL = datetime(2026, 1, 1, tzinfo=UTC)
WAITING = (
    "drills/bids.py",
    "drills/bonuses.py",
    "drills/discards.py",
    "drills/dreierles/bonuses.py",
    "drills/dreierles/calls.py",
    "drills/dreierles/deals.py",
    "drills/dreierles/discards.py",
    "drills/dreierles/raeuber.py",
    "drills/dreierles/ranks.py",
    "drills/dreierles/taken.py",
    "drills/dreierles/threshold.py",
    "drills/dreiertarock/bonuses.py",
    "drills/dreiertarock/calls.py",
    "drills/dreiertarock/deals.py",
    "drills/dreiertarock/discards.py",
    "drills/dreiertarock/piles.py",
    "drills/dreiertarock/ranks.py",
    "drills/dreiertarock/taken.py",
    "drills/dreiertarock/threshold.py",
    "drills/dreiertarock/tricks.py",
    "drills/droggn/bonuses.py",
    "drills/droggn/buying.py",
    "drills/droggn/calls.py",
    "drills/droggn/deals.py",
    "drills/droggn/discards.py",
    "drills/droggn/following.py",
    "drills/droggn/piles.py",
    "drills/droggn/ranks.py",
    "drills/droggn/taken.py",
    "drills/droggn/threshold.py",
    "drills/forms.py",
    "drills/herzeln/costs.py",
    "drills/herzeln/deals.py",
    "drills/herzeln/domino.py",
    "drills/herzeln/following.py",
    "drills/herzeln/ranks.py",
    "drills/herzeln/rows.py",
    "drills/herzeln/taken.py",
    "drills/legal.py",
    "drills/order.py",
    "drills/ranks.py",
    "drills/reasons.py",
    "drills/settle.py",
    "drills/threshold.py",
    "drills/who_wins.py",
    "widgets/calculator.py",
    "widgets/check.py",
    "widgets/course_block.py",
    "widgets/course_map.py",
    "widgets/deciding.py",
    "widgets/desk.py",
    "widgets/forms.py",
    "widgets/guided.py",
    "widgets/ledger.py",
    "widgets/look_up.py",
    "widgets/ordering.py",
    "widgets/practice.py",
    "widgets/reckoner.py",
    "widgets/storage.py",
    "widgets/tallying.py",
)
"""Files of the lessons that speak English for now: no page in another language shows them yet."""
KEYWORDS = {"say": None, "self": None, "mark": None, "N_": None, "WireError": None, "many": (1, 2)}


def main() -> None:
    """Rewrite the catalogue of every language but English, or print one with all that waits."""
    parser = argparse.ArgumentParser(prog="python -m tools.catalogues")
    parser.add_argument("locale", nargs="?", choices=LOCALES[1:], help="print what waits in it")
    wanted, template = parser.parse_args().locale, extracted()
    if wanted:
        sys.stdout.buffer.write(written(updated(read(wanted), template)))
        return
    for locale in LOCALES[1:]:
        path = po_path(locale)
        catalogue = kept(read(locale), template)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written(catalogue))
        wait = len(template) - len(catalogue)
        print(f"{path.relative_to(ROOT)}: {len(catalogue)} translations, {wait} messages wait")


def written(catalogue: Catalog) -> bytes:
    """Return a catalogue as it is kept in a file."""
    file = io.BytesIO()
    write_po(file, catalogue, width=100, sort_output=True)
    return file.getvalue()


def updated(catalogue: Catalog, template: Catalog) -> Catalog:
    """Add what is new to a catalogue, and drop what is gone."""
    catalogue.update(template, no_fuzzy_matching=True)
    catalogue.obsolete.clear()
    _plain_header(catalogue)
    return catalogue


def kept(catalogue: Catalog, template: Catalog) -> Catalog:
    """Drop from a catalogue what is gone, and what is not translated."""
    updated(catalogue, template)
    for message in [each for each in catalogue if each.id and not is_translated(each)]:
        catalogue.delete(message.id)
    return catalogue


def _plain_header(catalogue: Catalog) -> None:
    """Leave out of the header what would change with every run, or says nothing."""
    catalogue.header_comment = "# Messages of the lessons; see tools/catalogues.py."
    catalogue.fuzzy = False
    catalogue.project, catalogue.version = "tarock-school", ""
    catalogue.msgid_bugs_address = catalogue.last_translator = catalogue.language_team = ""
    catalogue.creation_date = catalogue.revision_date = STILL


def po_path(locale: str) -> Path:
    """Return where a language's catalogue is kept."""
    return FOLDER / locale / "LC_MESSAGES" / f"{DOMAIN}.po"


def read(locale: str) -> Catalog:
    """Read a language's catalogue, an empty one if there is none yet."""
    if not po_path(locale).exists():
        return Catalog(locale, DOMAIN)
    with po_path(locale).open("rb") as file:
        return read_po(file, locale, DOMAIN)


def extracted(*folders: str) -> Catalog:
    """Collect everything that is said: by the lessons' code and data, the rulebooks, the packs.

    With ``folders`` of the lessons named, only what their code says, but for `WAITING`.
    """
    catalogue = Catalog(domain=DOMAIN, charset="utf-8")
    for folder in folders or ("",):
        for file, message in _of_code(ROOT / "lessons" / folder):
            if not folders or f"{folder}/{file}" not in WAITING:
                catalogue.add(message)
    for text in () if folders else (*rulebook.messages(), *_of_games(), *_of_pages()):
        if not text.isdigit():
            catalogue.add(text)
    return catalogue


def _of_code(folder: Path) -> Iterator[tuple[str, str | tuple[str, ...]]]:
    found = extract_from_dir(str(folder), [("**.py", "python")], keywords=KEYWORDS, comment_tags=())
    for file, _line, message, _comments, _context in found:
        if message:
            yield file, message


def _of_games() -> Iterator[str]:
    for game in GAMES.values():
        for profile in game.profiles.values():
            yield from (profile.title, profile.summary)
        for card in game.pack.cards:
            if not card.name.isdigit():
                yield f"the {card.name}"


def _of_pages() -> Iterator[str]:
    """Yield what the data of the pages says: titles, worked examples, glossaries."""
    yield from (page.title for page in contents.PAGES)
    for example in examples.all_examples():
        yield from working.texts(example)
    yield from glossary.texts()


def is_translated(message: Message) -> bool:
    """Tell whether a message has its translation, in all its forms."""
    found = message.string
    return all(found) if isinstance(found, tuple | list) else bool(found)


if __name__ == "__main__":
    main()
