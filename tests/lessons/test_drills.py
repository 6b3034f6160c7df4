"""The drills: their questions can be solved, and each mistake meets its own rule."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards import TRUMP, cego_pack
from engine.counting import count
from engine.rulebook import rule
from lessons.drills import DRILLS, drill
from lessons.drills.count_points import ADD, CHOOSE, counting
from lessons.drills.dice import combined
from lessons.drills.model import LEVELS, Drill, FieldError, Verdict
from lessons.drills.notes import TrumpNotes
from lessons.drills.piles import Pile
from lessons.drills.tricks import OPEN, TrickQuestion
from lessons.locale import speech
from tests.naive import dreierles as naive

SAY = speech("en")
PACK = cego_pack()
EVERY = [pytest.param(each, id="-".join(key)) for key, each in DRILLS.items()]
TRICKS = [drill("follow-suit", "dreierles"), drill("trump", "dreierles")]
COUNT = drill("count-points", "dreierles")


def questions(each: Drill[Any], generated: int = 200) -> list[Any]:
    return [
        question
        for level in LEVELS
        for question in (
            *each.curated(level),
            *(each.generate(level, seed) for seed in range(1, generated + 1)),
        )
    ]


@pytest.mark.parametrize("each", EVERY)
def test_the_solution_of_every_question_is_right(each: Drill[Any]) -> None:
    for question in questions(each):
        verdict = each.judge(question, each.solution(question), SAY)
        assert verdict.right, question
        assert verdict.goes_on is None
        assert set(verdict.marks.values()) <= {"ok", "off"}


@pytest.mark.parametrize("each", EVERY)
def test_each_drill_has_six_curated_questions_and_each_makes_a_point(each: Drill[Any]) -> None:
    curated = [question for level in LEVELS for question in each.curated(level)]
    assert len(curated) >= 6
    assert len({question.id for question in curated}) == len(curated)
    assert len({question.point for question in curated}) == len(curated)
    assert all(str(question.id).replace("-", "").isalpha() for question in curated)


@pytest.mark.parametrize("each", EVERY)
@pytest.mark.parametrize("level", LEVELS)
def test_no_two_of_500_seeds_are_equal(each: Drill[Any], level: int) -> None:
    assert len({each.generate(level, seed).shape for seed in range(1, 501)}) == 500


def test_seeds_go_through_all_that_can_be_before_anything_comes_back() -> None:
    spaces = [
        [("one", "abc"), ("other", "xy")],
        [("alone", "z")],
        [("one", "de"), ("other", "xyz")],
    ]
    found = [
        (place, tuple(each.items())) for place, each in (combined(spaces, s) for s in range(13))
    ]
    assert len(set(found)) == 13
    assert [sum(place == space for place, _ in found) for space in range(3)] == [6, 1, 6]
    assert combined(spaces, 13) == combined(spaces, 0)


@pytest.mark.parametrize("each", EVERY)
def test_a_seed_makes_the_same_question_again(each: Drill[Any]) -> None:
    assert [each.generate(2, seed) for seed in range(1, 50)] == [
        each.generate(2, seed) for seed in range(1, 50)
    ]


def test_seeds_are_portable_and_stay_as_they_are() -> None:
    """What a link or a printed sheet names must not change with a new version."""
    follow, trump = (each.generate(1, 1) for each in TRICKS)
    assert (str(follow.hand), [str(card) for card in follow.trick]) == GOLDEN_FOLLOW
    assert (str(trump.hand), [str(card) for card in trump.trick]) == GOLDEN_TRUMP
    assert " ".join(card.code for card in COUNT.generate(3, 1).cards) == GOLDEN_PILE


GOLDEN_FOLLOW = ("T18 T6 HQ H4 SK SC S8 DC", ["S10", "SJ"])
GOLDEN_TRUMP = ("T10 T9 T3 DK DQ CJ C9 C8", ["SC", "D3"])
GOLDEN_PILE = "SC D2 T1 S8 T5 T7 H3 CJ S7 HC C9 D3 DJ T21"


@pytest.mark.parametrize("each", EVERY)
def test_every_sentence_rests_on_a_rule_that_exists(each: Drill[Any]) -> None:
    for question in questions(each, 30):
        lines = [*each.key(question, SAY)]
        for finding in each.judge(question, each.solution(question), SAY).findings:
            lines += finding.lines
        for line in lines:
            assert line.text
            assert "{" not in line.text
            if line.rule:
                rule(line.rule)


# --- tricks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("each", TRICKS, ids=lambda each: each.kind)
def test_a_second_reading_of_the_rules_agrees_on_every_position(each: Any) -> None:
    for question in questions(each):
        if question.contract != "dreier":
            continue
        hand, trick = question.hand.codes, [card.code for card in question.trick]
        allowed = naive.ordinary_plays(hand, trick)
        assert sorted(question.legal.codes) == sorted(allowed)
        takers = {naive.trick_winner([*trick, card]) for card in allowed}
        seat = takers.pop() if len(takers) == 1 else None
        expected = OPEN if seat is None else "you" if seat == len(trick) else str(seat)
        assert question.taker == expected


def test_level_1_of_follow_suit_holds_the_suit_led_dr_8_2() -> None:
    for question in made(TRICKS[0], 1):
        assert question.led in "SC"
        assert has(question, question.led)
        assert question.legal != question.hand


def test_level_2_of_follow_suit_leads_trumps_dr_8_2() -> None:
    found = made(TRICKS[0], 2)
    assert all(question.led == TRUMP for question in found)
    assert 0 < sum(not has(question, TRUMP) for question in found) < len(found) / 4


def test_level_3_of_follow_suit_lets_red_pips_meet_dr_3_3() -> None:
    found = made(TRICKS[0], 3)
    assert all(question.led in "HD" and has(question, question.led) for question in found)
    assert all(question.asks_taker for question in found)
    meetings = [q for q in found if all(c.suit == q.led and c.value == 1 for c in q.trick)]
    assert len(meetings) >= len(found) / 4


@pytest.mark.parametrize("level", LEVELS)
def test_every_hand_of_the_trump_drill_is_void_in_the_suit_led_dr_8_3(level: int) -> None:
    for question in made(TRICKS[1], level):
        assert question.led != TRUMP
        assert not has(question, question.led)
        assert question.asks_taker


def test_the_trump_drill_meets_hands_with_and_without_trumps() -> None:
    found = made(TRICKS[1], 1) + made(TRICKS[1], 2)
    assert 100 < sum(not has(question, TRUMP) for question in found) < 300
    assert {question.taker for question in made(TRICKS[1], 2)} == {"you", "1", "open"}


def test_level_3_of_the_trump_drill_is_about_the_fool_and_the_one_dr_3_2() -> None:
    special = {"F", "T1"}
    for question in made(TRICKS[1], 3):
        cards = {card.code for card in (*question.hand, *question.trick)}
        assert cards & special


def made(each: Any, level: int) -> list[TrickQuestion]:
    return [each.generate(level, seed) for seed in range(1, 501)]


def has(question: TrickQuestion, suit: str) -> bool:
    return any(card.suit == suit for card in question.hand)


def position(trick: str, hand: str, taker: bool = False, contract: str = "dreier") -> TrickQuestion:
    cards = PACK.set(PACK.read(hand))
    notes = TRICKS[0].notes
    assert isinstance(notes, TrumpNotes)
    return TrickQuestion(notes, "x", 1, cards, PACK.read(trick), taker, contract=contract)


def judged(question: TrickQuestion, cards: str, seat: str = "") -> Verdict:
    answer = {"card": tuple(cards.split()), "seat": (seat,)}
    verdict: Verdict = TRICKS[0].judge(question, answer, SAY)
    return verdict


CARD_TRAPS = [
    # trick, hand, answer, trap, rule, heading
    ("HQ", "T5 HK SK", "HK SK", "follow_suit", "DR-8.2", "Not the King of Spades"),
    ("HQ", "T5 HK SK", "HK T5", "trumped_early", "DR-8.2", "Not the 5"),
    ("HQ T7", "T9 H4 SK", "H4 T9", "trumped_early", "DR-8.2", "Not the 9"),
    ("T3", "F T2 HK SK", "F T2 HK", "follow_trump", "DR-8.2", "Not the King of Hearts"),
    ("SQ SK", "T21 T1 HK D4", "T21 T1 D4", "must_trump", "DR-8.3", "Not the 4 of Diamonds"),
    ("SQ SK", "F HK D4", "F HK D4", "must_trump", "DR-8.3", None),
    ("DQ", "T5 HK SK", "T5", None, None, None),
    ("HQ", "HK H2 H3", "HK", "low_missed", "DR-8.5", "The 2 of Hearts and the 3 of Hearts"),
    ("SQ T9", "T12 T3 HK", "T12", "low_missed", "DR-8.5", "The 3 was allowed too"),
    ("SQ T9", "F T12 T13", "T12 T13", "fool_missed", "DR-3.2", "The Stiess was allowed too"),
    ("SQ", "T1 T12 HK", "T12", "honour_missed", "DR-8.8", "The 1 was allowed too"),
    ("SQ", "HK D4 C7", "HK", "free_missed", "DR-8.4", "The 4 of Diamonds and the 7 of Clubs"),
    ("SQ", "SK S7 HK", "S7", "suit_missed", "DR-8.2", "The King of Spades was allowed too"),
    ("SQ", "T4 T5 HK", "T4", "trump_missed", "DR-8.3", "The 5 was allowed too"),
]


@pytest.mark.parametrize(("trick", "hand", "cards", "trap", "number", "heading"), CARD_TRAPS)
def test_each_trap_about_cards_meets_exactly_its_rule(  # noqa: PLR0917
    trick: str, hand: str, cards: str, trap: str | None, number: str | None, heading: str | None
) -> None:
    verdict = judged(position(trick, hand), cards)
    if trap is None:
        assert verdict.right
        return
    (finding,) = verdict.findings
    assert not verdict.right
    assert finding.trap == trap
    assert (finding.lines[0].label, finding.lines[0].rule) == ("Rule", number)
    assert heading is None or finding.heading.startswith(heading)


def test_in_a_raeuber_the_21_stays_behind_the_stiess_dr_11_5() -> None:
    question = position("DQ F", "T21 T10 HA H2 SQ S9 CC C7", contract="raeuber")
    (finding,) = judged(question, "T21 T10").findings
    assert (finding.trap, finding.lines[0].rule) == ("behind_stiess", "DR-11.5")
    declared = position("DQ F", "T21 T10 HA H2 SQ S9 CC C7")
    assert judged(declared, "T21 T10").right


TAKER_TRAPS = [
    # trick, hand, chosen seat, trap, rule
    ("SQ SK", "T1 HK D4", "1", "trump_beaten", "DR-8.6"),
    ("SQ T4", "T3 HK D4", "0", "trump_beaten", "DR-8.6"),
    ("SQ T4", "T3 HK D4", "you", "too_low", "DR-8.6"),
    ("SQ T4", "T3 T5 D4", "you", "taker_depends", "DR-8.6"),
    ("SQ T4", "T3 T2 D4", "open", "taker_certain", "DR-8.6"),
    ("SQ F", "T21 HK D4", "you", "fool_beaten", "DR-3.2"),
    ("SQ HK", "DK D4 C7", "1", "off_suit_takes", "DR-8.6"),
    ("SQ S9", "DK D4 C7", "you", "off_suit_takes", "DR-8.6"),
    ("H3 HA", "H2 H4 D4", "0", "red_pips", "DR-3.3"),
]


@pytest.mark.parametrize(("trick", "hand", "seat", "trap", "number"), TAKER_TRAPS)
def test_each_trap_about_the_taker_meets_exactly_its_rule(
    trick: str, hand: str, seat: str, trap: str, number: str
) -> None:
    question = position(trick, hand, taker=True)
    (finding,) = judged(question, " ".join(question.legal.codes), seat).findings
    assert (finding.trap, finding.lines[0].rule) == (trap, number)


def test_who_takes_the_trick_is_said_in_the_rulebooks_own_words() -> None:
    (finding,) = judged(position("SQ T4", "T3 HK D4", taker=True), "T3", "you").findings
    assert finding.lines[0].text == rule("DR-8.6").text


def test_a_refusal_names_the_card_the_rule_what_follows_and_what_is_right_instead() -> None:
    verdict = judged(position("SQ SK", "T21 T7 T1 HK H3"), "T21 T7 HK")
    wrong, missed = verdict.findings
    assert wrong.heading == "Not the King of Hearts"
    assert [(line.label, line.rule) for line in wrong.lines] == [
        ("Rule", "DR-8.3"),
        ("What follows", "DR-12.2"),
        ("Instead", ""),
    ]
    assert wrong.lines[2].text == "The 21, the 7 or the 1."
    assert missed.heading == "The 1 was allowed too"
    marks = {"T21": "ok", "T7": "ok", "T1": "missed", "HK": "bad", "H3": "off"}
    assert verdict.marks == marks


def test_an_empty_answer_is_asked_for_not_judged() -> None:
    question = position("SQ SK", "T21 HK", taker=True)
    with pytest.raises(FieldError, match="at least one card"):
        judged(question, "")
    with pytest.raises(FieldError, match="who takes the trick"):
        TRICKS[0].judge(question, {"card": ("T21",)}, SAY)


HINTS = [
    # trick, hand, the cards under a lamp at the second hint, its text
    ("HQ", "T5 HK H2 SK", "HK H2", "You have a heart: look at these."),
    ("T3", "F T2 HK SK", "F T2", "You have a trump: look at these."),
    ("SQ SK", "T21 T1 HK D4", "T21 T1", "You have no card of the suit led. Look at your trumps."),
    ("SQ SK", "HK D4 C7", "", "You have neither the suit led nor a trump."),
]


@pytest.mark.parametrize(("trick", "hand", "lit", "text"), HINTS)
def test_hints_show_the_card_led_then_the_suit_that_is_due(
    trick: str, hand: str, lit: str, text: str
) -> None:
    """DR-8.2 to DR-8.4."""
    question = position(trick, hand)
    first, second = (TRICKS[0].hint(question, {}, step, SAY) for step in (1, 2))
    assert first.cards == {trick.split(maxsplit=1)[0]}
    assert (second.cards, second.text) == (frozenset(lit.split()), text)


def test_a_hint_in_a_raeuber_follows_the_same_suit_dr_11_5() -> None:
    question = position("DQ F", "T21 T10 HA H2 SQ S9 CC C7", contract="raeuber")
    assert TRICKS[0].hint(question, {}, 2, SAY).cards == {"T21", "T10"}


# --- counting ---------------------------------------------------------------------------------


def test_a_learner_may_make_the_packets_in_any_way_dr_9_2() -> None:
    """Whatever three cards a packet is made of, the engine counts them to the same total."""
    for seed in range(1, 201):
        pile = COUNT.generate(2 + seed % 2, seed)
        answer, state = COUNT.read(pile, {}, {}, SAY), counting(pile, {}, SAY)
        while state.step != ADD:
            if state.step == CHOOSE:
                rest = [card.code for card in state.rest]
                picked = (*rest[seed % 2 :: 2], *rest)
                three = tuple(dict.fromkeys(picked))[:3]
                answer = COUNT.read(pile, {"card": three}, answer, SAY)
                made = COUNT.act(pile, answer, "packet", SAY)
                assert made is not None
                answer = made
            else:
                points = (str(state.packet.points),)
                answer = COUNT.read(pile, {"points": points}, answer, SAY)
                verdict = COUNT.judge(pile, answer, SAY)
                assert verdict.right
                assert verdict.goes_on is not None
                answer = verdict.goes_on
            state = counting(pile, answer, SAY)
        total = count(PACK, pile.cards).points
        answer = COUNT.read(pile, {"total": (str(total),)}, answer, SAY)
        assert COUNT.judge(pile, answer, SAY).right


def test_levels_of_counting() -> None:
    honours = {"F", "T21", "T1"}
    for seed in range(1, 201):
        easy, middle, hard = (COUNT.generate(level, seed).cards for level in LEVELS)
        assert len(easy) % 3 == 0
        assert not honours & {card.code for card in easy}
        assert len(middle) % 3
        assert len(honours & {card.code for card in middle}) == 1
        assert len(hard) >= 13
        assert len(honours & {card.code for card in hard}) >= 2


MISCOUNTS = [
    # packet, typed, trap, rule
    ("HK HQ S7", "10", "nothing_taken_off", "DR-9.1"),
    ("HK HQ S7", "9", "packet_as_rest", "DR-9.1"),
    ("HK HQ S7", "7", "one_a_card", "DR-9.1"),
    ("T21 HQ S7", "4", "honour_as_pip", "DR-3.5"),
    ("F T1 S7", "1", "honour_as_pip", "DR-3.5"),
    ("HQ S8 T3", "13", "face_value", "DR-3.5"),
    ("HQ S8 T3", "5", "packet_as_rest", "DR-9.1"),
    ("HQ S8 CA", "2", "court_value", "DR-3.5"),
    ("HK HQ HC", "4", "sum", "DR-9.1"),
    ("HK HQ", "9", "rest_untouched", "DR-9.1"),
    ("HK HQ", "7", "rest_as_packet", "DR-9.1"),
    ("HK HQ", "2", "rest_sum", "DR-9.1"),
]


@pytest.mark.parametrize(("packet", "typed", "trap", "number"), MISCOUNTS)
def test_each_miscount_of_a_packet_meets_exactly_its_rule(
    packet: str, typed: str, trap: str, number: str
) -> None:
    pile = Pile(PACK, "x", 1, PACK.read(packet.replace("CA", "C9")))
    answer = {"packet": (packet.replace("CA", "C9"),), "closed": ("0",), "points": (typed,)}
    verdict = COUNT.judge(pile, answer, SAY)
    (finding,) = verdict.findings
    assert not verdict.right
    assert (finding.trap, finding.lines[0].rule) == (trap, number)
    assert finding.heading == f"Not {typed} for packet 1"
    assert finding.lines[-1].label == "Instead"


def test_the_gstiess_is_no_trump_and_yet_worth_as_much_as_the_21_dg_3_5() -> None:
    each: Any = drill("count-points", "droggn")
    pack = each.notes.pack
    pile = Pile(pack, "x", 1, pack.read("F HQ S7"))
    answer = {"packet": ("F HQ S7",), "closed": ("0",), "points": ("4",)}
    (finding,) = each.judge(pile, answer, SAY).findings
    assert (finding.trap, finding.lines[0].rule) == ("honour_as_pip", "DG-3.5")
    assert finding.lines[0].text == "Gstieß, XXI and I are worth 5 each."


@pytest.mark.parametrize(
    ("typed", "trap"),
    [
        ("25", "nothing_taken_off"),
        ("14", "rest_forgotten"),
        ("13", "packet_forgotten"),
        ("3", "sum"),
    ],
)
def test_each_wrong_total_meets_its_reason_dr_9_1(typed: str, trap: str) -> None:
    """Three packets of 5, 5 and 4, and two cards over that count 4."""
    pile = Pile(PACK, "x", 2, PACK.read("HK S7 T9 DK C8 T3 SQ S9 S8 HQ T2"))
    answer = {
        "packet": ("HK S7 T9", "DK C8 T3", "SQ S9 S8", "HQ T2"),
        "closed": ("4",),
        "total": (typed,),
    }
    (finding,) = COUNT.judge(pile, answer, SAY).findings
    assert (finding.trap, finding.lines[0].rule) == (trap, "DR-9.1")
    assert finding.lines[-1].text == "5 + 5 + 4 + 4 = 18."


@pytest.mark.parametrize("typed", ["", "  ", "abc", "-3", "1.5", "²", "9999"])
def test_a_number_that_cannot_be_read_is_a_sentence_not_a_mistake(typed: str) -> None:
    pile = Pile(PACK, "x", 1, PACK.read("HK HQ S7"))
    answer = {"packet": ("HK HQ S7",), "closed": ("0",), "points": (typed,)}
    with pytest.raises(FieldError):
        COUNT.judge(pile, answer, SAY)


@pytest.mark.parametrize(
    "answer",
    [
        {"packet": ("HK HQ",), "closed": ("0",)},
        {"packet": ("HK HQ S7", "HK S8 S9"), "closed": ("1",)},
        {"packet": ("HK HQ S7",), "closed": ("7",)},
        {"packet": ("HK HQ XX",), "closed": ("0",)},
        {"packet": ("",), "closed": ("0",)},
        {"packet": ("HK HQ S7",), "closed": ("x",)},
    ],
)
def test_packets_that_no_learner_can_have_made_are_refused(answer: Any) -> None:
    pile = Pile(PACK, "x", 1, PACK.read("HK HQ S7 S8 S9 S10 T2"))
    with pytest.raises(FieldError):
        counting(pile, answer, SAY)
