"""The command line: fixed JSON keys, exit statuses, and one line for what cannot be used."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import record
from engine.__main__ import main
from engine.games import GAMES, game
from engine.players import play_out
from engine.players.random import random_player

Output = pytest.CaptureFixture[str]

ANNA = [
    "settle dreierles --set declarer=Anna --set contract=einer --set points=43",
    "--set pfeife=out_lost --set combinations.Anna=ten_trumps",
    "--set combinations.Bernd=four_kings",
]


def ask(command: str, capsys: Output, *more: str) -> Any:
    status = main([*command.split(), *more, "--json"])
    assert status == 0
    return json.loads(capsys.readouterr().out)


def test_count_shows_each_packet(capsys: Output) -> None:
    assert ask("count dreierles F T21 T1 HK SK", capsys) == {
        "points": 22,
        "cards": 5,
        "packets": [
            {"cards": ["F", "T21", "T1"], "sum": 15, "deducted": 2, "points": 13},
            {"cards": ["HK", "SK"], "sum": 10, "deducted": 1, "points": 9},
        ],
    }


def test_an_option_that_does_not_matter_in_a_profile_is_left_out(capsys: Output) -> None:
    """DR-OP1: where nobody pays, nothing is rounded (DR-15.3)."""
    assert main(["rules", "DR-OP1"]) == 0
    assert "iffezheim: floor_plus_one, achertal: –)" in capsys.readouterr().out


def test_winner_tells_place_and_card(capsys: Output) -> None:
    assert ask("winner dreierles HK H2 T5", capsys) == {"index": 2, "card": "T5"}
    assert ask("winner droggn T5 F T1 --profile 78-cards", capsys) == {"index": 0, "card": "T5"}
    assert ask("winner herzeln H7 HK SA H10", capsys) == {"index": 3, "card": "H10"}


def test_legal_gives_each_refused_card_its_rule(capsys: Output) -> None:
    said = ask("legal dreierles", capsys, "--hand", "HK T5 S10", "--trick", "H2")
    assert said["legal"] == ["HK"]
    assert {code: each["rule"] for code, each in said["refused"].items()} == {
        "T5": "DR-8.2",
        "S10": "DR-8.2",
    }


def test_legal_of_one_card_answers_by_the_exit_status(capsys: Output) -> None:
    hand = ["legal", "dreierles", "--hand", "HK T5 S10", "--trick", "C8", "--card"]
    assert main([*hand, "T5"]) == 0
    assert main([*hand, "HK"]) == 1
    assert "DR-8.3" in capsys.readouterr().out


def test_legal_knows_the_raeuber(capsys: Output) -> None:
    said = ask(
        "legal dreierles --contract raeuber --context trick_number=2",
        capsys,
        *("--hand", "T21 T1 S10", "--trick", "F"),
    )
    assert said["legal"] == ["T1"]  # DR-11.12
    said = ask(
        "legal dreierles --contract raeuber --context trick_number=2 --profile steinmauern",
        capsys,
        *("--hand", "T21 T1 S10", "--trick", "F"),
    )
    assert said["legal"] == ["T21", "T1"]  # DR-OP10


def test_settle_pays_anna_bernd_and_catrin(capsys: Output) -> None:
    said = ask(" ".join(ANNA), capsys)
    assert said["totals"] == {"Anna": 9, "Bernd": -3, "Catrin": -6}  # DR-10.7
    assert {
        "rule": "DR-7.1",
        "label": "Four Kings",
        "from": "Anna",
        "to": "Bernd",
        "amount": 1,
    } in (said["lines"])
    assert main(" ".join(ANNA).split()) == 0
    assert "+90 ¢  −30 ¢   −60 ¢" in capsys.readouterr().out


def test_settle_reads_a_file(tmp_path: Path, capsys: Output) -> None:
    outcome = tmp_path / "outcome.toml"
    outcome.write_text(
        'people = ["Anna", "Bernd", "Catrin"]\ncontract = "raeuber"\n'
        "[points]\nAnna = 30\nBernd = 20\nCatrin = 14\n"
    )
    said = ask(f"settle dreierles {outcome}", capsys)
    assert said["totals"] == {"Anna": -4, "Bernd": 2, "Catrin": 2}  # DR-11.10


SOLO = "--set declarer=Anna --set contract=solo --set points=40"


def test_settle_on_paper_writes_the_declarers_column_alone(capsys: Output) -> None:
    """DG-10.6."""
    said = ask(f"settle droggn {SOLO} --paper", capsys)
    assert said["totals"] == {"Anna": 43, "Bernd": 0, "Catrin": 0}
    (line,) = said["lines"]
    assert line == {"rule": "DG-10.1", "label": "Solo won", "for": "Anna", "amount": 43}
    assert main(f"settle droggn {SOLO} --paper".split()) == 0
    shown = capsys.readouterr().out
    assert "Total      +43      0       0" in shown
    assert "¢" not in shown


def test_columns_settles_pair_by_pair(capsys: Output) -> None:
    """DG-10.6: as if each game had been paid at once."""
    said = ask("columns droggn Anna=43 Bernd=0 Catrin=-10", capsys)
    assert said["totals"] == {"Anna": 96, "Bernd": -33, "Catrin": -63}
    assert {"from": "Catrin", "to": "Bernd", "amount": 10}.items() <= said["lines"][-1].items()
    assert {line["rule"] for line in said["lines"]} == {"DG-10.6"}


@pytest.mark.parametrize(
    ("command", "totals"),
    [
        ("dreierles --set offender=Bernd --set contract=zweier --set knocks=1", (16, -32, 16)),
        ("dreierles --profile achertal --set offender=Bernd --set contract=solo", (0, -20, 0)),
        ("droggn --set offender=Bernd --set declarer=Anna --set contract=solo", (80, -40, -40)),
    ],
)
def test_penalty_says_what_a_mistake_costs(
    command: str, totals: tuple[int, ...], capsys: Output
) -> None:
    """DR-12.1, DR-15.3, DG-10.8."""
    said = ask(f"penalty {command}", capsys)
    assert tuple(said["totals"].values()) == totals


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_such_a_rule_says_so_in_one_line(
    name: str, tmp_path: Path, capsys: Output
) -> None:
    """What each game has a rule for, and that the others have not even to be told anything."""
    file = tmp_path / "evening.tdr"
    assert main(["session", name]) == 0
    file.write_text(capsys.readouterr().out, "utf-8")
    asked = {
        "penalty": ["penalty", name],
        "paper": ["columns", name, "Anna=1", "Bernd=2", "Catrin=3"],
        "end": ["end", str(file)],
    }
    has = {"dreierles": {"penalty"}, "droggn": {"penalty", "paper", "end"}}.get(name, set())
    for rule, command in asked.items():
        status, said = main(command), capsys.readouterr()
        if rule in has:
            assert status == (2 if rule == "penalty" else 0)
            assert "has no rule" not in said.err
        else:
            assert status == 2
            assert f"{GAMES[name].title} has no rule" in said.err
            assert (said.out, said.err.count("\n")) == ("", 1)


def test_deal_deals_every_card_once(capsys: Output) -> None:
    said = ask("deal dreierles --seed 7", capsys)
    cards = [code for hand in said["hands"].values() for code in hand] + said["talon"]
    assert [len(hand) for hand in said["hands"].values()] == [16, 16, 16]
    assert sorted(cards) == sorted(card.code for card in game("dreierles").pack.cards)


@pytest.mark.parametrize("seed", range(5))
def test_replay_checks_a_record(seed: int, tmp_path: Path, capsys: Output) -> None:
    dreierles = game("dreierles")
    deal = play_out(dreierles.new(seed=seed), random_player(seed))
    assert deal.result is not None
    file = tmp_path / "deal.tdr"
    file.write_text(record.write(record.of_deal(dreierles, deal)), "utf-8")
    result = ask(f"replay {file}", capsys)["result"]
    assert result["totals"] == deal.result.ledger.totals
    assert set(result) == {"points", "contract", "declarer", "won", "totals"}
    assert main(["replay", str(file)]) == 0
    assert "all of them allowed" in capsys.readouterr().out


HEAD = '[Game "dreierles"]\n[Seats "Anna, Bernd, Catrin"]\n[Dealer "Catrin"]\n[Seed "7"]\n'


def test_a_record_that_does_not_hold_is_a_no(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "deal.tdr"
    file.write_text(HEAD + "zweier dreier", "utf-8")
    assert main(["replay", str(file)]) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "line 5, column 8" in said
    assert "DR-5.2" in said


def test_a_truncated_record_is_named(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "deal.tdr"
    file.write_text(HEAD + "dreier pass", "utf-8")
    assert main(["replay", str(file)]) == 2
    assert "the record ends before the deal is over: it is Catrin's turn" in capsys.readouterr().err


def test_rules_shows_a_rule_and_its_sources(capsys: Output) -> None:
    said = ask("rules dr-8-2", capsys)
    assert said["number"] == "DR-8.2"
    assert said["sources"] == ["pagat.com", "Wikipedia"]


def test_games_lists_what_there_is(capsys: Output) -> None:
    games = {each["id"]: each for each in ask("games", capsys)["games"]}
    assert list(games) == list(GAMES)
    assert list(games["herzeln"]["profiles"]) == ["article", "suit-rows", "hausruck"]
    assert list(games["dreierles"]["profiles"])[:2] == ["article", "steinmauern"]


HAND = ",".join(f"T{number}" for number in range(1, 18))
FILES = {"binary": b"\x7fELF\x80\xff", "broken.toml": b"points = [", "empty.toml": b""}


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("", "VERB"),
        ("frobnicate", "'frobnicate'"),
        ("count skat F", "unknown game 'skat'; known: dreierles"),
        ("count dreierles QQ", "'QQ'"),
        ("count dreierles HK kh", "card HK occurs twice"),
        ("count dreierles H10", "card 'H10' is not in the Cego pack"),
        ("count dreierles " + "HK S10 " * 30, "card HK occurs twice"),
        ("winner dreierles T1 T1", "card T1 occurs twice"),
        ("winner dreierles HK H2 T5 S9", "the trick is complete: 3 cards have been played"),
        ("winner herzeln HK H7 S9 C7 C8", "the trick is complete: 4 cards have been played"),
        (f"legal dreierles --hand={HAND}", "the hand has 17 cards, more than 16 (DR-4.3)"),
        (f"legal dreiertarock --hand={HAND}", "the hand has 17 cards, more than 16 (DT-4.2)"),
        (f"legal droggn --hand={HAND},F,HA,H2,H3,H4", "has 22 cards, more than 21 (DG-4.3)"),
        ("legal herzeln --hand=H7,H8,H9,HJ,HQ,HK,H10,HA,S7", "has 9 cards, more than 8 (HZ-4.1)"),
        ("legal dreierles --hand T1 --trick T1", "card T1 is in the hand and on the table"),
        ("legal dreierles --hand T1 --profile vienna", "unknown profile of dreierles 'vienna'"),
        ("legal dreierles --hand T1 --option colour=red", "unknown option 'colour'"),
        ("legal dreierles --hand T1 --option knock_limit=9", "unknown value of knock_limit '9'"),
        ("legal dreierles --hand T1 --option knock_limit", "expected NAME=VALUE"),
        ("legal dreierles --hand T1 --contract ramsch", "unknown contract 'ramsch'"),
        ("legal dreierles --hand T1 --context moon=full", "unknown context of a position 'moon'"),
        ("settle dreierles", "an outcome is needed"),
        ("settle dreierles nothing.toml", "nothing.toml: no such file or directory"),
        ("settle dreierles .", ".: is a directory"),
        ("settle dreierles binary", "binary: not a text (byte 4 is not UTF-8)"),
        ("settle dreierles broken.toml", "broken.toml: Invalid value"),
        ("settle dreierles empty.toml", "an outcome is needed"),
        (f"{ANNA[0]} --set points=50", "points is given twice"),
        ("settle dreierles --set declarer=Anna --set contract=einer", "points: missing"),
        ("settle dreierles --set declarer=Anna --set contract=einer --set points=71", "not 71"),
        ("settle dreierles --set declarer=Anna --set contract=einer --set points=69", "DR-9.4"),
        ("settle dreierles --set declarer=Anna --set contract=dreier --set points=0", "DR-9.4"),
        (
            "settle dreierles --set declarer=Anna --set contract=zweier --set points=41"
            " --set blind=3",
            "blind: in a Zweier the declarer takes 2 of the 6 cards (DR-6.6), not 3",
        ),
        (
            "settle dreierles --set declarer=Zoe --set contract=einer --set points=41",
            "declarer: 'Zoe'",
        ),
        (f"settle dreierles {SOLO} --paper", "Dreierles has no rule for a settlement on paper"),
        ("settle droggn --paper", "an outcome is needed"),
        ("columns droggn Anna=1 Bernd=2 Catrin", "expected NAME=VALUE, not 'Catrin'"),
        ("columns droggn Anna=1 Bernd=2 Anna=3", "Anna is given twice"),
        ("columns droggn Anna=1 Bernd=2", "people: three or four different names"),
        ("columns droggn Anna=1 Bernd=2 Catrin=x", "columns.Catrin: expected a whole number"),
        ("columns droggn A=1 B=2 C=3 --profile vienna", "unknown profile of droggn 'vienna'"),
        ("penalty dreierles", "contract: missing"),
        ("penalty dreierles --set contract=dreier", "offender: missing"),
        ("penalty dreierles --set contract=raeuber --set offender=Anna", "DR-OP14"),
        ("penalty droggn --set contract=solo --set offender=Anna", "declarer: missing"),
        ("penalty droggn broken.toml", "broken.toml: Invalid value"),
        ("end nothing.tdr", "nothing.tdr: no such file or directory"),
        ("end binary", "binary: not a text"),
        ("end empty.toml", "empty.toml: line 1: the tag Game is missing"),
        ("deal dreierles --seed x", "invalid int value: 'x'"),
        ("deal dreierles --seats=", "seats: three or four different names"),
        ("legal dreierles --hand T1 --card=", "cannot read '' as a card"),
        ("legal dreierles --hand T1 --contract=", "unknown contract ''"),
        ("deal dreierles --seats Anna,Anna,Bernd", "seats: three or four different names"),
        ("replay nothing.tdr", "nothing.tdr: no such file or directory"),
        ("replay binary", "binary: not a text"),
        ("replay empty.toml", "empty.toml: line 1: the tag Game is missing"),
        ("rules DR-99.1", "unknown rule 'DR-99.1'"),
        ("rules nonsense", "unknown rule 'nonsense'"),
    ],
)
def test_unusable_input_is_one_line_and_status_2(
    command: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    for name, content in FILES.items():
        (tmp_path / name).write_bytes(content)
    monkeypatch.chdir(tmp_path)
    try:
        status = main(command.split())
    except SystemExit as stop:  # argparse leaves by itself
        status = int(stop.code or 0)
    said = capsys.readouterr()
    assert status == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert words in said.err
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)


def test_a_reader_who_has_seen_enough_may_leave() -> None:
    command = f"{sys.executable} -m engine rules | head -n 1"
    run = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert run.stdout.startswith("DR-2.1")
    assert run.stderr == ""
