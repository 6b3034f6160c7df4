"""The text of a session: what was agreed on, then the records of its deals.

The first tag lines are those of the session, and ``Session`` is the first of them. Records of
deals (`engine.record`) follow, each with its own tag lines. ``parse_session(write_session(x)) ==
x``::

    [Session "Thursday evening"]
    [Game "dreierles"]
    [Profile "article last_round=raeuber_or_solo"]
    [Seats "Anna, Bernd, Catrin"]
    [Dealer "Catrin"]
    [Deals "9"]

    [Game "dreierles"]
    …

A text may also hold records alone; what was agreed on is then told from the deals.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.errors import NotationError
from engine.game import Deal
from engine.record import Reader, Record, check_words, of_deal, read_profile, tokens, whole_number
from engine.record import write as write_deal
from engine.session import Session

_NEEDED = ("Session", "Game", "Profile", "Seats", "Dealer")
TAGS = (*_NEEDED, "Deals")
"""The tags of a session; without ``Deals`` its end is open, where the game allows that."""


@dataclass(frozen=True, slots=True)
class SessionRecord:
    """A session as text in parts: the ``records`` of its deals, and how it was ``begun``.

    ``begun`` is the session before its first deal, None if the text holds records alone.
    Raises `NotationError` for what the notation cannot hold.
    """

    records: tuple[Record, ...]
    begun: Session | None = None
    title: str = ""

    def __post_init__(self) -> None:
        games = [each.game for each in self.records]
        if self.begun:
            check_words(self.begun.people, self.title)
            games.insert(0, self.begun.game)
        if len({each.id for each in games}) > 1:
            raise NotationError("the records of a session are all of one game")

    def with_end_called(self) -> SessionRecord:
        """Return the record in which somebody calls the end now; its deals stay as written.

        Raises what `replay` raises, and `engine.errors.OutcomeError` where nobody may.
        """
        return replace(self, begun=replace(self.replay().call_the_end(), deals=()))

    def replay(self) -> Session:
        """Play all deals and return the session.

        Raises `engine.errors.IllegalAction` at the first action that the rules forbid,
        `engine.errors.OutcomeError` at the first deal that is not due, `NotationError` at one
        that is not over.
        """
        deals = [_end(number, each) for number, each in enumerate(self.records, 1)]
        if self.begun is None:
            return Session.of(self.records[0].game, deals)
        session = self.begun
        for deal in deals:
            session = session.with_deal(deal)
        return session


def _end(number: int, record: Record) -> Deal:
    try:
        return record.end()
    except NotationError as error:
        raise NotationError(f"deal {number}: {error}") from None


def of_session(
    session: Session, *, stake_cents: int | None = None, title: str = ""
) -> SessionRecord:
    """Make the record of a session, with all cards written out."""
    records = (of_deal(session.game, deal, stake_cents=stake_cents) for deal in session.deals)
    return SessionRecord(tuple(records), replace(session, deals=()), title)


def write_session(record: SessionRecord) -> str:
    """Write a session as text, with an empty line between its records."""
    texts = [write_deal(each) for each in record.records]
    if record.begun:
        texts.insert(0, _header(record.begun, record.title))
    return "\n".join(texts)


def _header(begun: Session, title: str) -> str:
    tags = {
        "Session": title,
        "Game": begun.game.id,
        "Profile": begun.profile.written(begun.game.profile(begun.profile.name)),
        "Seats": ", ".join(begun.people),
        "Dealer": begun.people[begun.dealer],
    }
    if begun.length is not None:
        tags["Deals"] = str(begun.length)
    return "".join(f'[{tag} "{value}"]\n' for tag, value in tags.items())


def parse_session(text: str) -> SessionRecord:
    """Read a session, or the records of one deal after another.

    Raises `NotationError`, with line and column, for whatever is wrong with them.
    """
    header: Reader | None = None
    readers: list[Reader] = []
    for found, place in tokens(text):
        tag = found["tag"]
        if tag == "Session" and header is None and not readers:
            header = Reader(text, TAGS)
        if header and not readers and tag in TAGS and tag not in header.tags:
            header.take(found, place)
            continue
        if not readers or (tag is not None and readers[-1].moves):
            readers.append(Reader(text))
        readers[-1].take(found, place)
    if header is None:
        return SessionRecord(tuple(each.record() for each in readers or [Reader(text)]))
    begun = _begun(header)
    records = tuple(each.record() for each in readers)
    return SessionRecord(records, begun, header.tags["Session"])


def _begun(header: Reader) -> Session:
    """Put together what was agreed on."""
    header.need(_NEEDED)
    game, seats, dealer = header.played(), header.seats, header.tags["Dealer"]
    profile = header.read("Profile", lambda text: read_profile(game, text))
    tag = "Dealer" if dealer not in seats else "Seats"
    begun = header.read(tag, lambda _: Session.begun(game, profile, seats, dealer))
    if "Deals" not in header.tags:
        return begun
    return header.read("Deals", lambda text: begun.ending(whole_number(text)))
