"""What every game offers: its pack, its profiles with their options, its questions and answers.

Whoever asks (command line, drill, page) knows a game only by this.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any, ClassVar, Protocol, Self

from engine.actions import Action
from engine.cards import Card, CardSet, Pack
from engine.errors import OutcomeError, PackError, UnknownName, quoted
from engine.session import Session, SessionRules
from engine.settlement import Account, Ledger, Sheet, Step
from engine.shuffle import Seed
from engine.verdict import Refusal

SEATS = ("Anna", "Bernd", "Catrin")
"""Who sits at the table where nobody else is named, in the order of play."""

Cards = CardSet | Iterable[Card] | str
"""Cards as they are handed in: as a set, one by one, or written down."""

Value = str | int
"""What an option can be: a word, a number, or a switch (``True`` and ``False`` are ints)."""


@dataclass(frozen=True, slots=True)
class Option:
    """One open point of a rule sheet as a choice: the profile's field and its allowed values.

    ``void`` is another option and its value with which this question does not arise.
    """

    name: str
    rule: str
    question: str
    values: tuple[Value, ...]
    void: tuple[str, Value] | None = None

    def read(self, value: object) -> Value:
        """Return the allowed value that ``value`` (a word, number or switch) means.

        Raises `UnknownName`, which lists the allowed ones.
        """
        text = value.strip() if isinstance(value, str) else quoted(value)
        for known in self.values:
            if value is known or word(known) == text:
                return known
        raise UnknownName(f"value of {self.name}", text, map(word, self.values))


def word(value: Value) -> str:
    """Write an option's value as people type it: ``on``, ``off``, ``2``, ``ceil``."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def read_options(
    options: Iterable[Option], chosen: Mapping[str, object], kind: str = "option"
) -> dict[str, Value]:
    """Read values for some of the options; `UnknownName` for a name or value there is not."""
    named = {option.name: option for option in options}
    return {name: named[known(kind, name, named)].read(chosen[name]) for name in chosen}


@dataclass(frozen=True, kw_only=True)
class Profile:
    """One complete way to play a game. Each game adds a field for each of its options."""

    options: ClassVar[tuple[Option, ...]]

    name: str
    title: str
    summary: str

    @property
    def contracts(self) -> Collection[str]:
        """All that can be played, by id, in the order of the rules."""
        raise NotImplementedError

    def with_options(self, chosen: Mapping[str, object]) -> Self:
        """Return the profile with some options changed; `UnknownName` for what does not exist."""
        if not chosen:
            return self
        changes: dict[str, Any] = read_options(self.options, chosen)
        return replace(self, **changes)

    def values(self) -> dict[str, Value]:
        """All options and their values, in the order of the rule sheet."""
        return {option.name: getattr(self, option.name) for option in self.options}

    def asks(self, option: Option) -> bool:
        """Whether the question of an option arises under this profile."""
        return option.void is None or getattr(self, option.void[0]) != option.void[1]

    def differences(self, other: Self) -> dict[str, tuple[Value, Value]]:
        """The options in which two profiles differ: ``{name: (mine, the other's)}``."""
        theirs = other.values()
        return {k: (v, theirs[k]) for k, v in self.values().items() if v != theirs[k]}

    def written(self, base: Self) -> str:
        """Write the profile in one line: its name, and each option that differs from ``base``."""
        changes = self.differences(base).items()
        return " ".join([self.name, *(f"{name}={word(mine)}" for name, (mine, _) in changes)])


def check_profile(profile: Profile) -> None:
    """Make sure that a profile type has exactly its options as fields, with allowed values.

    Raises ``TypeError`` for other fields, `UnknownName` for another value.
    """
    shared = {field.name for field in fields(Profile)}
    own = [field.name for field in fields(profile) if field.name not in shared]
    names = [option.name for option in profile.options]
    if own != names:
        raise TypeError(f"fields {own} are not the options {names}")
    for option in profile.options:
        option.read(getattr(profile, option.name))


class Position(Protocol):
    """A hand and the trick so far: what may be played, and why other cards may not."""

    @property
    def legal(self) -> CardSet:
        """The cards that may be played."""

    def refusal(self, card: Card) -> Refusal | None:
        """Why a card may not be played; None if it may."""


class Result(Protocol):
    """How a deal ended."""

    @property
    def contract(self) -> str:
        """What was played."""

    @property
    def declarer(self) -> str | None:
        """Who played alone; None where nobody did."""

    @property
    def won(self) -> bool | None:
        """Whether the declarer won; None where there was none."""

    @property
    def points(self) -> Mapping[str, int]:
        """Card points by person; a side's points stand at each of its people."""

    @property
    def ledger(self) -> Account:
        """Who pays whom, or what is written down for whom."""


class Deal(Protocol):
    """One deal at one moment. It never changes: each action leads to another one."""

    @property
    def phase(self) -> str:
        """What is being done: the game's own word, ``"over"`` at the end."""

    @property
    def to_move(self) -> int | None:
        """The seat whose turn it is; None when the deal is over."""

    @property
    def people(self) -> tuple[str, ...]:
        """The names at the table, by seat."""

    @property
    def dealer(self) -> int:
        """The dealer's seat."""

    @property
    def dealt(self) -> Mapping[str, tuple[Card, ...]]:
        """The cards as dealt, by person; those nobody got under `Game.undealt`, from the top."""

    @property
    def profile(self) -> Profile:
        """The rules that are played."""

    @property
    def contract(self) -> str | None:
        """What is played; None before it is settled."""

    @property
    def result(self) -> Result | None:
        """How it ended; None before."""

    @property
    def history(self) -> tuple[Action, ...]:
        """All actions so far."""

    def actions(self) -> Sequence[Action]:
        """All that is allowed now; empty when the deal is over."""

    def after(self, action: Action, seat: int | None = None) -> Deal | Refusal:
        """The deal after an action, or why the rules forbid it."""

    def playout(self, chance: Random) -> Deal:
        """The deal played on to its end, each action drawn at random from all that is allowed."""

    def view(self, seat: int) -> object:
        """What a seat may know."""

    def cards(self) -> Mapping[str, CardSet]:
        """Where all cards are, for whoever may see everything."""


class Game(ABC):
    """A game: one object in the registry `engine.games.GAMES`."""

    id: str
    title: str
    prefix: str
    pack: Pack
    profiles: Mapping[str, Profile]
    default: str = "article"
    undealt: str = ""
    """The game's word for the cards that nobody is dealt: its key among the hands."""
    stake_cents: int = 10
    """What a game point usually costs; 0 where nobody pays."""
    contracts: tuple[str, ...] = ()
    """What a deal may be said to be before the cards are dealt; empty where players bid."""
    session_rules: SessionRules = SessionRules()
    """Who deals next, and what else the game says about deals that follow each other."""
    context: tuple[Option, ...] = ()
    """What `position` may be told besides hand, trick and contract, as far as the game asks."""

    def profile(self, name: str | None = None, **options: object) -> Profile:
        """Return a profile by name (the default one if None), with some options changed.

        Raises `UnknownName` for a profile, option or value that does not exist.
        """
        key = name or self.default
        if key not in self.profiles:
            raise UnknownName(f"profile of {self.id}", key, self.profiles)
        return self.profiles[key].with_options(options)

    def own_profile[P: Profile](self, profile: Profile | str | None, kind: type[P]) -> P:
        """Return a profile that is told in any way as the game's ``kind`` of profile.

        Raises `UnknownName` for one there is not and for one of another game.
        """
        found = profile if isinstance(profile, Profile) else self.profile(profile)
        if not isinstance(found, kind):
            raise UnknownName(f"profile of {self.id}", found.name, self.profiles)
        return found

    def pack_for(self, profile: Profile | str | None = None, people: int | None = None) -> Pack:
        """Return the pack that is used under a profile, by so many ``people`` if that is told."""
        return self.pack

    def stake(self, profile: Profile) -> int:
        """Return what a game point usually costs under a profile, in cents."""
        return self.stake_cents

    @abstractmethod
    def new(  # noqa: PLR0913
        self,
        profile: Profile | str | None = None,
        *,
        seed: Seed | None = None,
        hands: Mapping[str, Cards] | None = None,
        seats: Sequence[str] = SEATS,
        dealer: int | str | None = None,
        contract: str | None = None,
    ) -> Deal:
        """Deal by ``seed``, or as ``hands`` say: by person, and under `undealt` the cards that
        nobody gets, from the top. A seed is a number, or a generator that many deals go on with.

        ``seats`` are the people in the order of play; ``dealer`` is one of them or a seat number;
        ``contract`` is one of `contracts` (the first one if left out).
        Raises `engine.errors.PackError` for what cannot be dealt.
        """

    def fixed_contract(self, contract: str | None, names: Sequence[str]) -> str:
        """Return the contract of a deal that is told before: one of ``names``, by default the
        first; ``""`` where there are none, and a `PackError` if one is told all the same.
        """
        if contract is None:
            return names[0] if names else ""
        if not names:
            raise PackError(f"contract: in {self.title} it is not fixed before the deal")
        return known("contract", contract, names)

    def read_context(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        """Read what `position` is told besides; `UnknownName` for what it does not ask."""
        return read_options(self.context, chosen, "context of a position")

    def session(
        self,
        profile: Profile | str | None = None,
        *,
        seats: Sequence[str] = SEATS,
        dealer: int | str | None = None,
        deals: int | None = None,
    ) -> Session:
        """Sit down to a session of so many ``deals``, with an open end if None is told.

        Raises `engine.errors.PackError` for a table, `engine.errors.OutcomeError` for a length
        that cannot be.
        """
        return Session.begun(self, profile, seats, dealer, deals)

    @abstractmethod
    def position(
        self,
        hand: CardSet,
        trick: Sequence[Card] = (),
        profile: Profile | str | None = None,
        contract: str = "",
        **context: Any,
    ) -> Position:
        """Set up a hand in the middle of a trick."""

    @abstractmethod
    def settle(self, outcome: Any, profile: Profile | str | None = None) -> Account:
        """Say who pays whom, or what is written down for whom."""

    @abstractmethod
    def working(self, outcome: Any, profile: Profile | str | None = None) -> tuple[Step, ...]:
        """Explain in sentences how the main amount of a settlement comes about."""

    def paper(self, outcome: Any, profile: Profile | str | None = None) -> Sheet:
        """Return what a table writes down that settles at the end of the evening.

        Raises `OutcomeError` for what cannot be, and in a game that is not played on paper.
        """
        raise OutcomeError(f"paper: {self.title} has no rule for a settlement on paper")

    def settle_paper(
        self, columns: Mapping[str, Any], profile: Profile | str | None = None
    ) -> Ledger:
        """Settle the ``columns`` of an evening on paper: each person's points, by name.

        Raises `OutcomeError` as `paper` does.
        """
        raise OutcomeError(f"paper: {self.title} has no rule for a settlement on paper")

    def penalty(self, mistake: Mapping[str, Any], profile: Profile | str | None = None) -> Account:
        """Say what a card or a discard costs that was not allowed, told as plain data.

        Raises `OutcomeError`, which names the field, and in a game that has no such penalty.
        """
        raise OutcomeError(f"{self.title} has no rule that names a penalty")

    @abstractmethod
    def read_outcome(self, mapping: Mapping[str, Any]) -> Any:
        """Read an outcome from plain data; `OutcomeError` names the field that cannot be."""

    @abstractmethod
    def read_action(self, text: str, profile: Profile | str | None = None) -> Action:
        """Read an action as records write it; `NotationError` otherwise.

        The ``profile`` tells the pack, where a game has several.
        """


def known(kind: str, name: str, names: Iterable[str]) -> str:
    """Return ``name`` if it is one of ``names``, else raise `UnknownName`."""
    listed = tuple(names)
    if name not in listed:
        raise UnknownName(kind, name, listed)
    return name
