"""The command line: the engine's answers as tables for people or, with ``--json``, as data.

Exit status 0; 1 when the answer is "no"; 2, with one line on stderr, for unusable input.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from engine.cards import Card
from engine.counting import count
from engine.errors import IllegalAction, NotationError, quoted
from engine.game import SEATS, Game, Profile, word
from engine.games import GAMES, game
from engine.players import play_out
from engine.players.random import random_player
from engine.report import account, result_data, score, session_data, table, told, what_next
from engine.rulebook import RULES, book, explain, open_point, rule, sources
from engine.session import Session
from engine.session_record import SessionRecord, of_session, parse_session, write_session
from engine.settlement import Account
from engine.tricks import winner


class Answer(NamedTuple):
    """What a verb has to say: as data, as lines for people, and whether it is a yes."""

    data: Mapping[str, Any]
    lines: Iterable[str]
    yes: bool = True


class _Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {_one_line(message)}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer one question; returns the exit status."""
    parser = _arguments()
    options = parser.parse_args(arguments)
    try:
        answer: Answer = options.answer(options)
    except (ValueError, OSError) as error:
        said = _file_trouble(error) if isinstance(error, OSError) else str(error)
        print(f"{parser.prog} {options.verb}: {_one_line(said)}", file=sys.stderr)
        return 1 if isinstance(error, IllegalAction) else 2
    try:
        if options.json:
            print(json.dumps(answer.data, ensure_ascii=False))
        else:
            print("\n".join(answer.lines))
    except BrokenPipeError:
        sys.stderr.close()  # whoever read our output has seen enough
    return 0 if answer.yes else 1


def _file_trouble(error: OSError) -> str:
    return f"{error.filename}: {(error.strerror or 'cannot be read').lower()}"


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 500 else f"{line[:500]}…"


def _arguments() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m engine", description="The rules of Tarock games.")
    verbs = _Verbs(parser)
    verbs.add("games", _games, "list games, profiles and packs", with_game=False)
    _about_cards(verbs)
    _about_points(verbs)
    _about_deals(verbs)
    made = verbs.add("rules", _rules, "show a rule and where it comes from", with_game=False)
    made.add_argument(
        "number", nargs="?", help="for example DR-8.2 or DR-OP4; all rules if left out"
    )
    return parser


class _Verbs:
    """The verbs that there are, each with the arguments that several have."""

    def __init__(self, parser: _Parser) -> None:
        self._made = parser.add_subparsers(dest="verb", required=True, metavar="VERB")

    def add(self, name: str, answer: Any, summary: str, *, with_game: bool = True) -> _Parser:
        made: _Parser = self._made.add_parser(name, help=summary, description=summary)
        made.set_defaults(answer=answer)
        made.add_argument("--json", action="store_true", help="print one JSON object")
        if with_game:
            made.add_argument("game", help=f"one of: {', '.join(GAMES)}")
        return made


def _with_profile(made: _Parser) -> None:
    made.add_argument("--profile", help="the way of playing (article if left out)")
    made.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="change one option"
    )


def _with_fields(made: _Parser, example: str) -> None:
    made.add_argument("fields", nargs="?", type=Path, metavar="FILE", help="a TOML file")
    made.add_argument(
        "--set", action="append", default=[], metavar="FIELD=VALUE", help=f"e.g. {example}"
    )


def _about_cards(verbs: _Verbs) -> None:
    made = verbs.add("count", _count, "count cards in threes")
    made.add_argument("cards", nargs="+")
    _with_profile(made)

    made = verbs.add("winner", _winner, "say who takes a trick")
    made.add_argument("cards", nargs="+", help="in the order of play")
    _with_profile(made)

    made = verbs.add("legal", _legal, "say which cards may be played, and why others may not")
    made.add_argument("--hand", required=True)
    made.add_argument("--trick", default="", help="in the order of play")
    made.add_argument("--card", help="ask about this card alone: exit status 1 if it is refused")
    made.add_argument("--contract", help="what is played")
    made.add_argument(
        "--context", action="append", default=[], metavar="NAME=VALUE", help="e.g. trick_number=3"
    )
    _with_profile(made)


def _about_points(verbs: _Verbs) -> None:
    made = verbs.add("settle", _settle, "say who pays whom, or what is written down")
    _with_fields(made, "points=43")
    made.add_argument(
        "--paper", action="store_true", help="what is written where a table settles at the end"
    )
    _with_profile(made)

    made = verbs.add("columns", _columns, "settle the columns of an evening on paper")
    made.add_argument("columns", nargs="+", metavar="NAME=POINTS", help="e.g. Anna=43")
    _with_profile(made)

    made = verbs.add("penalty", _penalty, "say what a card or a discard that was not allowed costs")
    _with_fields(made, "offender=Anna")
    _with_profile(made)


def _about_deals(verbs: _Verbs) -> None:
    made = verbs.add("deal", _deal, "deal the cards of a seed")
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--seats", help="names with commas")
    made.add_argument("--contract", help="what is played, where it is fixed before the deal")
    _with_profile(made)

    summary = "check the record of a deal, or of several, action by action"
    made = verbs.add("replay", _replay, summary, with_game=False)
    made.add_argument("record", type=Path)

    summary = "begin a session, or have random players play one, and write its record"
    made = verbs.add("session", _session, summary)
    made.add_argument("--seats", help="names with commas")
    made.add_argument("--dealer", help="who deals first (the last of the seats if left out)")
    agreed = made.add_mutually_exclusive_group()
    agreed.add_argument("--deals", type=int, help="how many are agreed on")
    agreed.add_argument("--rounds", type=int, help="how often everybody at the table is to deal")
    made.add_argument("--title", default="")
    made.add_argument(
        "--seed", type=int, help="play it: the seed of the first deal, and 1 more for each other"
    )
    _with_profile(made)

    summary = "call the end of a session, and write its record with the number of its deals"
    made = verbs.add("end", _end, summary, with_game=False)
    made.add_argument("record", type=Path)


def _profile(found: Game, options: argparse.Namespace) -> Profile:
    return found.profile(options.profile, **_pairs(options.option))


def _pairs(texts: Iterable[str]) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise NotationError(f"expected NAME=VALUE, not {quoted(text)}")
        if name in pairs:
            raise NotationError(f"{name} is given twice")
        pairs[name] = value
    return pairs


def _codes(cards: Iterable[Card]) -> list[str]:
    return [card.code for card in cards]


def _games(_: argparse.Namespace) -> Answer:
    data = [
        {
            "id": each.id,
            "title": each.title,
            "pack": {"name": each.pack.name, "title": each.pack.title, "cards": len(each.pack)},
            "profiles": {p.name: {"title": p.title, "summary": p.summary} for p in profiles},
        }
        for each in GAMES.values()
        for profiles in [each.profiles.values()]
    ]
    rows = [
        (each.id, profile.name, f"{len(pack)} {pack.title} cards", profile.summary)
        for each in GAMES.values()
        for profile in each.profiles.values()
        for pack in [each.pack_for(profile)]
    ]
    return Answer({"games": data}, table([("game", "profile", "pack", "what it is"), *rows]))


def _count(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    pack = found.pack_for(_profile(found, options))
    if not any(pack.values):
        raise NotationError(f"the cards of {found.title} have no points that could be counted")
    tally = count(pack, pack.read(" ".join(options.cards)))
    packets = [
        {
            "cards": _codes(packet.cards),
            "sum": packet.sum,
            "deducted": packet.deducted,
            "points": packet.points,
        }
        for packet in tally.packets
    ]
    rows: list[Sequence[object]] = [("packet", "sum", "off", "points", "so far")]
    so_far = 0
    for packet in tally.packets:
        so_far += packet.points
        cards = " ".join(_codes(packet.cards))
        rows.append((cards, packet.sum, f"−{packet.deducted}", packet.points, so_far))
    cards = "1 card" if tally.cards == 1 else f"{tally.cards} cards"
    rows.append((cards, "", "", tally.points, ""))
    data = {"points": tally.points, "cards": tally.cards, "packets": packets}
    return Answer(data, table(rows, frozenset({1, 2, 3, 4})))


def _winner(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    profile = _profile(found, options)
    pack = found.pack_for(profile)
    trick = pack.read(" ".join(options.cards))
    place = winner(pack, trick)
    # Nobody can play to a full trick, so more cards than a trick has are refused here.
    found.position(pack.set(trick[-1:]), trick[:-1], profile)
    card = trick[place]
    return Answer(
        {"index": place, "card": card.code},
        [f"{card.code}, the {card.name}, takes the trick: card {place + 1} of {len(trick)}."],
    )


def _legal(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    profile = _profile(found, options)
    pack = found.pack_for(profile)
    hand = pack.set(pack.read(options.hand))
    context: dict[str, Any] = found.read_context(_pairs(options.context))
    if options.contract is not None:
        context["contract"] = options.contract
    trick = pack.read(options.trick)
    position = found.position(hand, trick, profile, **context)
    wanted = None if options.card is None else pack.card(options.card)
    cards = hand if wanted is None else [wanted]
    refused = {
        card.code: {"rule": refusal.rule, "text": explain(refusal)}
        for card in cards
        if (refusal := position.refusal(card))
    }
    legal = _codes(position.legal)
    rows = [
        (card.code, *((said["rule"], said["text"]) if said else ("", "may be played")))
        for card in cards
        for said in [refused.get(card.code)]
    ]
    yes = wanted is None or wanted.code not in refused
    return Answer({"legal": legal, "refused": refused}, table(rows), yes)


def _settle(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    profile = _profile(found, options)
    told = _told_fields(options)
    if not told:
        raise NotationError("an outcome is needed: a TOML file, or --set FIELD=VALUE")
    outcome = found.read_outcome({"people": SEATS, **told})
    ledger = (found.paper if options.paper else found.settle)(outcome, profile)
    steps = [f"{step}  [{step.rule}]" for step in found.working(outcome, profile)]
    stake = getattr(outcome, "stake_cents", 0)
    return _accounted(ledger, found.stake(profile) if stake is None else stake, [*steps, ""])


def _columns(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    profile = _profile(found, options)
    ledger = found.settle_paper(_pairs(options.columns), profile)
    return _accounted(ledger, found.stake(profile))


def _penalty(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    profile = _profile(found, options)
    ledger = found.penalty({"people": SEATS, **_told_fields(options)}, profile)
    return _accounted(ledger, found.stake(profile))


def _accounted(ledger: Account, stake: int, before: Iterable[str] = ()) -> Answer:
    """Answer with an account, after some lines; a point costs ``stake`` cents."""
    data = {"lines": [line.data for line in ledger.lines], "totals": ledger.totals}
    return Answer(data, [*before, *account(ledger, stake)])


def _told_fields(options: argparse.Namespace) -> dict[str, Any]:
    """Read the file, then what ``--set`` changes; ``field.person=…`` reaches into a table."""
    fields = _read_toml(options.fields) if options.fields else {}
    for name, value in _pairs(options.set).items():
        table, dot, key = name.partition(".")
        if dot:
            inner = fields.setdefault(table, {})
            if not isinstance(inner, dict):
                raise NotationError(f"{table}: is no table, so {name} cannot be set")
            inner[key] = value
        else:
            fields[name] = value
    return fields


def _read_toml(path: Path) -> dict[str, Any]:
    text = _read_text(path)
    try:
        return tomllib.loads(text)
    except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
        raise NotationError(f"{path}: {error}") from None
    except RecursionError:
        raise NotationError(f"{path}: nested too deeply") from None


def _read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"{path}: not a text (byte {error.start} is not UTF-8)") from None


def _seats(options: argparse.Namespace) -> Sequence[str]:
    given = options.seats
    return SEATS if given is None else [name.strip() for name in given.split(",")]


def _deal(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    seats = _seats(options)
    dealt = found.new(
        _profile(found, options), seed=options.seed, seats=seats, contract=options.contract
    ).dealt
    hands = {who: _codes(cards) for who, cards in dealt.items() if who != found.undealt}
    talon = _codes(dealt.get(found.undealt, ()))
    rows = [*hands.items(), *([(found.undealt, talon)] if talon else [])]
    return Answer(
        {"hands": hands, "talon": talon}, table((who, " ".join(codes)) for who, codes in rows)
    )


def _replay(options: argparse.Namespace) -> Answer:
    with _from(options.record) as text:
        record = parse_session(text)
        if record.begun is None and len(record.records) == 1:
            return _replayed_deal(record)
        session = record.replay()
    stakes = {each.stake_cents for each in record.records}
    shown = score(session, stakes.pop() if len(stakes) == 1 else 0)
    lines = [_all_allowed(record), "", *shown, "", *what_next(session)]
    return Answer(session_data(session), lines)


@contextmanager
def _from(path: Path) -> Iterator[str]:
    """Give the text of a file; whatever is wrong with it is said with its name."""
    text = _read_text(path)
    try:
        yield text
    except IllegalAction as error:
        raise IllegalAction(f"{path}: {error}", error.refusal) from None
    except ValueError as error:
        raise NotationError(f"{path}: {error}") from None


def _end(options: argparse.Namespace) -> Answer:
    with _from(options.record) as text:
        called = parse_session(text).with_end_called()
    return _written(called)


def _written(record: SessionRecord) -> Answer:
    text = write_session(record)
    return Answer({"record": text}, [text.rstrip("\n")])


def _replayed_deal(record: SessionRecord) -> Answer:
    (found,) = record.records
    result = found.end().result
    assert result is not None
    shown = account(result.ledger, found.stake_cents)
    lines = [_all_allowed(record), told(found.game, result), "", *shown]
    return Answer({"result": result_data(result)}, lines)


def _all_allowed(record: SessionRecord) -> str:
    moves = sum(len(each.moves) for each in record.records)
    return f"{moves} actions, all of them allowed."


def _session(options: argparse.Namespace) -> Answer:
    found = game(options.game)
    seats = _seats(options)
    deals = options.deals if options.rounds is None else options.rounds * len(seats)
    session = found.session(
        _profile(found, options), seats=seats, dealer=options.dealer, deals=deals
    )
    if options.seed is not None:
        if session.length is None:
            raise NotationError("--deals or --rounds is needed to know when the session ends")
        session = _played(session, options.seed)
    return _written(of_session(session, title=options.title))


def _played(session: Session, seed: int) -> Session:
    """Have random players play a session to its end."""
    while not session.over:
        number = seed + len(session.deals)
        deal = session.next_deal(seed=number)
        session = session.with_deal(play_out(deal, random_player(number)))
    return session


def _rules(options: argparse.Namespace) -> Answer:
    if options.number is None:
        every = [each for rules in RULES.values() for each in rules.values()]
        data = [{"number": each.number, "title": each.title} for each in every]
        return Answer({"rules": data}, table((each.number, each.title) for each in every))
    if "OP" in options.number.upper():
        return _open_point(options.number)
    found = rule(options.number)
    read_in = [source.name for source in sources(found)]
    data_one = {
        "number": found.number,
        "title": found.title,
        "text": found.text,
        "sources": read_in,
        "profiles": list(found.profiles),
        "anchor": found.anchor,
    }
    only = [f"Only in: {', '.join(found.profiles)}"] if found.profiles else []
    lines = [f"{found.number}  {found.title}", found.text, *only, f"From: {'; '.join(read_in)}"]
    return Answer(data_one, lines)


def _open_point(number: str) -> Answer:
    """Show what the sources leave open, and which option decides it in each profile."""
    point = open_point(number)
    profiles = game(book(point.number[:2]).game).profiles.values()
    options = {
        name: {profile.name: word(profile.values()[name]) for profile in profiles}
        for name in point.options
    }
    data = {
        "number": point.number,
        "question": point.question,
        "sources_say": point.sources_say,
        "decision": point.decision,
        "options": options,
        "anchor": point.anchor,
    }
    lines = [f"{point.number}  {point.question}", point.sources_say, f"Here: {point.decision}"]
    asked = {option.name: option for profile in profiles for option in profile.options}
    for name, values in options.items():
        chosen = ", ".join(
            f"{each.name}: {values[each.name] if each.asks(asked[name]) else '–'}"
            for each in profiles
        )
        lines.append(f"Option: {name} ({chosen})")
    return Answer(data, lines)


if __name__ == "__main__":
    sys.exit(main())
