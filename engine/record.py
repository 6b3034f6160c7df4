"""The text notation of a deal, as PGN is for chess.

Tag lines say what is played and who holds what, then the actions follow in order, with
comments in braces. A `Record` is the text in parts; ``parse(write(record)) == record``::

    [Game "dreierles"]
    [Profile "article"]
    [Seats "Anna, Bernd, Catrin"]
    [Dealer "Catrin"]
    [Seed "7"]
    [Stake "10"]

    pass dreier pass {Bernd plays alone.}
    discard(D4 D3 C7) done
    HK H2 H4
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from engine.actions import Action, Discard, Play, TakePacket
from engine.cards import Pack
from engine.errors import IllegalAction, NotationError, quoted
from engine.game import Deal, Game, Profile
from engine.games import game as find_game
from engine.rulebook import explain
from engine.verdict import Refusal

TAGS = ("Game", "Profile", "Title", "Seats", "Dealer", "Contract", "Seed", "Deal", "Stake")
_NEEDED = ("Game", "Seats", "Dealer")
_TOKEN = re.compile(
    r"""(?P<space>\s+)
      | \[(?P<tag>\w+)[ ]+"(?P<value>[^"\n]*)"\]
      | \{(?P<comment>[^{}]*)\}
      | (?P<action>[^\s(){}\[\]]+(?:\([^(){}\[\]]*\))?)""",
    re.VERBOSE,
)
_UNFIT = re.compile(r'[,;:"{}\[\]\n]')


@dataclass(frozen=True, slots=True)
class Move:
    """An action, the comment after it, and where it stands in the text (0, 0 if in none)."""

    action: Action
    comment: str = ""
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)

    @property
    def place(self) -> str:
        """Where the action stands, for a message."""
        return f"line {self.line}, column {self.column}: " if self.line else ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A deal as it was played. It has a ``seed``, or the cards as ``dealt``: by person, and
    those nobody got under the game's word for them (``blind``), from the top. The ``contract``
    is only told where it is fixed before the deal.

    Raises `NotationError` for what the notation cannot hold.
    """

    game: Game
    profile: Profile
    seats: tuple[str, ...]
    dealer: str
    contract: str | None = None
    seed: int | None = None
    dealt: Mapping[str, str] = field(default_factory=dict)
    stake_cents: int = 10
    title: str = ""
    comment: str = ""
    moves: tuple[Move, ...] = ()

    def __post_init__(self) -> None:
        if (self.seed is None) == (not self.dealt):
            raise NotationError("a record needs a seed or the cards dealt, and not both")
        check_words(self.seats, self.title)
        for comment in (self.comment, *(move.comment for move in self.moves)):
            if "{" in comment or "}" in comment or comment != comment.strip():
                raise NotationError("a comment has no braces, and no blanks around it")

    def start(self) -> Deal:
        """Return the deal before the first action.

        Raises `engine.errors.PackError` for a misdeal or a table that cannot be.
        """
        return self.game.new(
            self.profile,
            seed=self.seed,
            hands=self.dealt or None,
            seats=self.seats,
            dealer=self.dealer,
            contract=self.contract,
        )

    def replay(self) -> Iterator[Deal]:
        """Yield the deal before the first action and after each.

        Raises `IllegalAction`, with line and column, at the first that the rules forbid.
        """
        deal = self.start()
        yield deal
        for move in self.moves:
            after = deal.after(move.action)
            if isinstance(after, Refusal):
                sentence = f"{move.action} is refused: {explain(after)} ({after.rule})"
                raise IllegalAction(move.place + sentence, after)
            deal = after
            yield deal

    def end(self) -> Deal:
        """Play it to its end; `NotationError` if the deal is not over then."""
        *_, last = self.replay()
        if last.result is None:
            who = "" if last.to_move is None else last.people[last.to_move]
            raise NotationError(
                f"the record ends before the deal is over: it is {who}'s turn ({last.phase})"
            )
        return last


def check_words(names: Iterable[str], title: str) -> None:
    """Make sure that the notation can hold names and a title; raises `NotationError`."""
    for name in names:
        if _UNFIT.search(name) or name != name.strip() or not name:
            raise NotationError(f"a record cannot write the name {quoted(name)}")
    if '"' in title or "\n" in title:
        raise NotationError("a title is one line without quotation marks")


def of_deal(game: Game, deal: Deal, *, stake_cents: int | None = None, title: str = "") -> Record:
    """Make the record of a deal, with the cards written out; the stake is that of the game."""
    return Record(
        game=game,
        profile=deal.profile,
        seats=deal.people,
        dealer=deal.people[deal.dealer],
        contract=deal.contract if game.contracts else None,
        dealt={name: " ".join(card.code for card in cards) for name, cards in deal.dealt.items()},
        stake_cents=game.stake(deal.profile) if stake_cents is None else stake_cents,
        title=title,
        moves=tuple(Move(game.read_action(str(action), deal.profile)) for action in deal.history),
    )


def write(record: Record) -> str:
    """Write a record as text; it ends with a line break. Raises as `Record.start` does."""
    tags = {
        "Game": record.game.id,
        "Profile": record.profile.written(record.game.profile(record.profile.name)),
        "Title": record.title,
        "Seats": ", ".join(record.seats),
        "Dealer": record.dealer,
        "Contract": record.contract or "",
        "Seed": "" if record.seed is None else str(record.seed),
        "Deal": "; ".join(f"{name}: {cards}" for name, cards in record.dealt.items()),
        "Stake": str(record.stake_cents) if record.stake_cents or record.game.stake_cents else "",
    }
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items() if value]
    lines.append("")
    if record.comment:
        lines.append(f"{{{record.comment}}}")
    players = len(record.start().dealt.keys() - {record.game.undealt})
    lines.extend(_lines(record.moves, players))
    return "\n".join(lines).rstrip() + "\n"


def _lines(moves: Sequence[Move], players: int) -> Iterator[str]:
    """Write calls in one line, what follows an exchange in another, and a line a trick."""
    for play, group in groupby(_paragraphs(moves), key=lambda pair: pair[0]):
        texts = [_text(move) for _, move in group]
        size = players if play == "play" else len(texts)
        for first in range(0, len(texts), size):
            yield " ".join(texts[first : first + size])


def _paragraphs(moves: Sequence[Move]) -> Iterator[tuple[str, Move]]:
    paragraph = "calls"
    for move in moves:
        if isinstance(move.action, Play):
            paragraph = "play"
        elif isinstance(move.action, Discard | TakePacket):
            paragraph = "exchange"
        yield paragraph, move


def _text(move: Move) -> str:
    return f"{move.action} {{{move.comment}}}" if move.comment else str(move.action)


def parse(text: str) -> Record:
    """Read a record.

    Raises `NotationError`, with line and column, for whatever is wrong with it.
    """
    reader = Reader(text)
    for found, place in tokens(text):
        reader.take(found, place)
    return reader.record()


def tokens(text: str) -> Iterator[tuple[re.Match[str], tuple[int, int]]]:
    """Yield tags, comments and actions with their line and column, counted from 1.

    Raises `NotationError`, with its place, for what is none of them.
    """
    at, line, line_start = 0, 1, 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        column = at - line_start + 1
        if not found:
            raise NotationError(f"line {line}, column {column}: {_trouble(text[at:])}")
        if found["space"] is None:
            yield found, (line, column)
        breaks = found[0].count("\n")
        if breaks:
            line += breaks
            line_start = text.rindex("\n", at, found.end()) + 1
        at = found.end()


def _trouble(rest: str) -> str:
    names = {"{": "a comment that is not closed", "[": "a tag line that is not complete"}
    return names.get(rest[0], f"cannot read {quoted(rest.split(maxsplit=1)[0])}")


class Reader:
    """What has been read so far."""

    def __init__(self, text: str, known: Collection[str] = TAGS) -> None:
        self.end = text.count("\n") + 1
        self.known = known
        self.tags: dict[str, str] = {}
        self.places: dict[str, tuple[int, int]] = {}
        self.comment = ""
        self.moves: list[Move] = []
        self.game: Game | None = None
        self._profile: Profile | None = None

    def take(self, found: re.Match[str], place: tuple[int, int]) -> None:
        """Take up one tag, comment or action."""
        with_place = placed(place)
        if found["tag"] is not None:
            self._tag(found["tag"], found["value"], place)
        elif found["comment"] is not None:
            self._comment(found["comment"].strip())
        else:
            game, profile = self.played(), self.profile()
            action = with_place(lambda: game.read_action(found["action"], profile))
            self.moves.append(Move(action, "", *place))

    def _tag(self, name: str, value: str, place: tuple[int, int]) -> None:
        where = f"line {place[0]}, column {place[1]}: "
        if self.moves:
            raise NotationError(f"{where}a tag line after the first action")
        if name not in self.known:
            raise NotationError(f"{where}unknown tag {name}; known: {', '.join(self.known)}")
        if name in self.tags:
            raise NotationError(f"{where}the tag {name} stands twice")
        self.tags[name], self.places[name] = value.strip(), place

    def _comment(self, text: str) -> None:
        if not self.moves:
            self.comment = f"{self.comment} {text}".strip()
            return
        last = self.moves[-1]
        joined = f"{last.comment} {text}".strip()
        self.moves[-1] = Move(last.action, joined, last.line, last.column)

    def played(self) -> Game:
        """Return the game that the tags name; `NotationError` if they name none."""
        if self.game is None:
            if "Game" not in self.tags:
                raise NotationError("line 1: the tag Game is missing")
            self.game = self.read("Game", find_game)
        return self.game

    def read[T](self, tag: str, read: Callable[[str], T]) -> T:
        """Read the text of a tag; what is wrong with it is said with its place."""
        return placed(self.places[tag], tag)(lambda: read(self.tags[tag]))

    def need(self, tags: Iterable[str]) -> None:
        """Make sure that all these tags have been read; `NotationError` names one that is not."""
        for tag in tags:
            if tag not in self.tags:
                raise NotationError(f"line {self.end}: the tag {tag} is missing")

    @property
    def seats(self) -> tuple[str, ...]:
        """The names at the table."""
        return tuple(name.strip() for name in self.tags["Seats"].split(","))

    def profile(self) -> Profile:
        """The profile of the tag lines, of which no more come when it is asked for."""
        if self._profile is None:
            game = self.played()
            self.tags.setdefault("Profile", game.default)
            self.places.setdefault("Profile", self.places["Game"])
            self._profile = self.read("Profile", lambda text: read_profile(game, text))
        return self._profile

    def record(self) -> Record:
        """Put the parts together once all is read."""
        game = self.played()
        self.need(_NEEDED)
        has = self.tags.__contains__
        seats = self.seats
        profile = self.profile()
        pack = game.pack_for(profile)
        names = (*seats, game.undealt)
        dealt = self.read("Deal", lambda text: _read_deal(pack, names, text)) if has("Deal") else {}
        record = Record(
            game=game,
            profile=profile,
            seats=seats,
            dealer=self.tags["Dealer"],
            contract=self.tags.get("Contract"),
            seed=self.read("Seed", whole_number) if has("Seed") else None,
            dealt=dealt,
            stake_cents=self.read("Stake", whole_number) if has("Stake") else game.stake(profile),
            title=self.tags.get("Title", ""),
            comment=self.comment,
            moves=tuple(self.moves),
        )
        if record.contract is not None:
            told = record.contract
            self.read("Contract", lambda _: game.fixed_contract(told, game.contracts))
        tag = "Dealer" if record.dealer not in seats else "Deal" if dealt else "Seats"
        self.read(tag, lambda _: record.start())
        return record


def read_profile(game: Game, text: str) -> Profile:
    """Read ``article`` or ``article knock_limit=4``; raises `UnknownName`."""
    name, *changes = text.split() or [""]
    return game.profile(name, **dict(_pair(change) for change in changes))


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise NotationError(f"expected name=value, not {quoted(text)}")
    return name, value


def _read_deal(pack: Pack, names: Sequence[str], text: str) -> dict[str, str]:
    dealt: dict[str, str] = {}
    for part in text.split(";"):
        name, colon, cards = (each.strip() for each in part.partition(":"))
        if not colon or name not in names or name in dealt:
            raise NotationError(
                f"expected a person once, then a colon and cards, not {quoted(part)}"
            )
        dealt[name] = " ".join(card.code for card in pack.read(cards))
    return dealt


def whole_number(text: str) -> int:
    """Read a number of at most ten digits; `NotationError` otherwise."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 10):
        raise NotationError(f"expected a whole number, not {quoted(text)}")
    return int(text)


def placed[T](place: tuple[int, int], tag: str = "") -> Callable[[Callable[[], T]], T]:
    """Run something; whatever is wrong with it is a `NotationError` that begins with the place."""

    def run(read: Callable[[], T]) -> T:
        try:
            return read()
        except ValueError as error:
            where = f"line {place[0]}, column {place[1]}: " + (f"{tag}: " if tag else "")
            raise NotationError(f"{where}{error}") from error

    return run
