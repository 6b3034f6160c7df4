"""What the engine says when it says no: one sentence for each reason, with its rule."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine import rulebook
from engine.actions import Action, Announce, Bid, Discard, Done, Knock, LayOut, Pass, Play
from engine.cards import cego_pack
from engine.games.dreierles import GAME as DREIERLES
from engine.games.dreierles.contracts import BIDS
from engine.games.dreierles.deal import Deal
from engine.games.dreierles.exchange import discard_refusal
from engine.rulebook import explain, rule
from engine.verdict import Refusal

PACK = cego_pack()
SENTENCES = rulebook.book("dreierles").sentences
PEOPLE = ("Anna", "Bernd", "Catrin")  # Catrin deals, Anna is forehand


def key(refusal: Refusal) -> str:
    """Name a refusal as the sentences do."""
    return f"{refusal.rule}:{refusal.facts['case']}"


def position(hand: str, trick: str, card: str, profile: str = "article", **context: Any) -> str:
    """Ask whether a card may be played, and return the sentence that refuses it."""
    asked = DREIERLES.position(PACK.set(PACK.read(hand)), PACK.read(trick), profile, **context)
    refusal = asked.refusal(PACK.card(card))
    assert refusal is not None
    return told(refusal)


def told(refusal: Refusal) -> str:
    """Return "rule:case sentence"; the sentence must be the refusal's own."""
    assert key(refusal) in SENTENCES
    sentence = explain(refusal)
    assert sentence != rule(refusal.rule).text
    return f"{key(refusal)} {sentence}"


def deal(*actions: Action | None, profile: str = "article", **start: Any) -> Deal:
    """Deal and act; None stands for the first action that is allowed."""
    options = start.pop("options", {})
    start.setdefault("seed", 1)
    chosen = DREIERLES.profile(profile, **options)
    now = DREIERLES.new(chosen, **{"seats": PEOPLE, "dealer": "Catrin", **start})
    for action in actions:
        after = now.after(action or now.actions()[0])
        assert not isinstance(after, Refusal), explain(after)
        now = after
    return now


def refused(now: Deal, action: Action, seat: int | None = None) -> str:
    """Try an action and return the sentence that refuses it."""
    refusal = now.refusal(action, seat)
    assert refusal is not None
    return told(refusal)


def test_playing_a_card_that_does_not_follow() -> None:
    hand = "T21 T5 HK H3 S10"
    assert position(hand, "H2", "S10") == (
        "DR-8.2:follow_suit Hearts were led and you can follow suit: King of Hearts or 3 of Hearts."
    )
    assert position(hand, "T7 HQ", "HK") == (
        "DR-8.2:follow_trump A trump was led and you can follow with a trump: 21 or 5."
    )
    assert position(hand, "D2", "HK") == (
        "DR-8.3:must_trump Without a diamond you must play a trump: 21 or 5."
    )
    assert position(hand, "D2", "CK") == "DR-4.3:not_held The King of Clubs is not in your hand."


def test_only_what_may_be_played_is_named_where_one_must_follow() -> None:
    """DR-11.11: in the third trick of a Räuber the Pfeife alone may follow."""
    hand = "T5 T1 C8 SK H2 H3 H4 D2 D3 D4 S7 S8 S9 C7"
    assert position(hand, "T9", "SK", contract="raeuber") == (
        "DR-8.2:follow_trump A trump was led and you can follow with a trump: 1."
    )


def test_a_whole_hand_stands_before_its_first_trick() -> None:
    """DR-4.3."""
    hand = "T21 T5 HK H3 S10 S9 S8 S7 C10 C9 C8 C7 DK DQ DC DJ"
    assert position(hand, "H2", "S10").startswith("DR-8.2:follow_suit")


def test_playing_a_laid_out_pfeife_too_early() -> None:
    assert position("T5 T1 HK", "T7", "T1", laid_out=True) == (
        "DR-7.17:laid_out The Pfeife that was laid out stays on the table while another card may "
        "be played."
    )


def test_a_raeuber_by_the_article() -> None:
    def says(hand: str, trick: str, card: str, number: int) -> str:
        return position(hand, trick, card, contract="raeuber", trick_number=number)

    assert says("T5 T1 HK", "T7", "T1", 2) == (
        "DR-11.11:pfeife_early Before the third trick the Pfeife may be played only when no other "
        "card is allowed."
    )
    assert says("T5 T1 HK", "T7", "T5", 3) == (
        "DR-11.11:pfeife_due This is the third trick, and whoever can play the Pfeife to it must "
        "do so."
    )
    assert says("T21 T5 HK", "T7 F", "T21", 8) == (
        "DR-11.5:behind_stiess The Stiess lies in the trick, so the 21 must wait while you have "
        "another trump: 5."
    )
    assert says("T21 T1 HK", "T7 F", "T21", 1) == (
        "DR-11.12:clash The Stiess lies in the trick and 21 and 1 are your only trumps, so play "
        "the 1."
    )


def test_a_raeuber_in_steinmauern() -> None:
    def says(hand: str, trick: str, card: str, leads: int) -> str:
        return position(hand, trick, card, "steinmauern", contract="raeuber", trump_leads=leads)

    assert says("T5 T1 HK", "T7", "T1", 0) == (
        "DR-11.4:pfeife_early Before the third trump lead only a player who must play a trump and "
        "has no other may play the Pfeife."
    )
    assert says("T5 T1 HK", "T7", "T5", 2) == (
        "DR-11.4:pfeife_due The third trick to which a trump is led needs the Pfeife, and no other "
        "trump will do."
    )


def test_a_raeuber_in_iffezheim() -> None:
    profile = DREIERLES.profile(raeuber_droll_rule="iffezheim")

    def says(hand: str, trick: str, card: str, number: int) -> str:
        asked = DREIERLES.position(
            PACK.set(PACK.read(hand)),
            PACK.read(trick),
            profile,
            "raeuber",
            trick_number=number,
        )
        refusal = asked.refusal(PACK.card(card))
        assert refusal is not None
        return told(refusal)

    assert says("T5 HK", "", "HK", 1).startswith("DR-15.2:lead_trump In the first three tricks")
    assert says("F T5 HK", "T7", "T5", 1) == (
        "DR-15.2:honour_due Stiess and 21 must be played in the first two tricks of a Räuber, and "
        "now is the time for Stiess."
    )
    assert says("T21 T5 HK", "F", "T21", 1) == (
        "DR-15.2:not_both The Stiess lies in the trick already, and Stiess and 21 may not fall "
        "together."
    )
    assert says("T5 T1 HK", "T7", "T1", 2).startswith("DR-15.2:pfeife_early The 1 must wait")
    assert says("T5 T1 HK", "T7", "T5", 3).startswith("DR-15.2:pfeife_due This is the third trick")


def test_bidding_out_of_turn_too_low_or_something_else() -> None:
    now = deal(Bid("zweier"))
    assert refused(now, Bid("dreier")) == (
        "DR-5.2:too_low Zweier has been bid, and every later bid must be higher."
    )
    assert refused(now, Bid("fuenfer")) == (
        "DR-5.1:no_such_bid There is no bid fuenfer; the bids are Dreier, Zweier, Einer and Solo."
    )
    assert refused(now, Pass(), 0) == "DR-2.3:turn It is Bernd’s turn to speak, not Anna’s."
    assert refused(now, Done()) == (
        "DR-5.2:phase In the auction a player bids or passes, and does nothing else."
    )
    last = deal(options={"last_round": "raeuber_or_solo"})
    assert refused(last, Bid("einer")) == (
        "DR-12.6:solo_only In a round of Räuber or Solo the only bid is Solo."
    )


# Fifteen trumps and Kings, so that a Dreier runs out of other cards (DR-6.7).
RICH = {
    "Anna": "F T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 HK SK DK CK H4",
    "Bernd": "T1 T2 T3 T4 T5 T6 T7 T8 HQ HC HJ HA H2 H3 SQ SC",
    "Catrin": "SJ S10 S9 S8 S7 DQ DC DJ DA D2 D3 D4 CQ CC CJ C10",
}


def test_laying_aside_what_must_stay() -> None:
    def aside(now: Deal, cards: str) -> str:
        return refused(now, Discard(PACK.set(PACK.read(cards))))

    plain = deal(Bid("dreier"), Pass(), Pass())
    hand = plain.view(0).hand
    trump = next(card for card in hand if card.suit == "T")
    assert aside(plain, f"{trump} {' '.join(c.code for c in list(hand)[-2:])}").startswith(
        f"DR-6.3:trump The {trump.name} is a trump, and trumps may not be"
    )
    assert aside(plain, " ".join(card.code for card in list(hand)[-2:])) == (
        "DR-6.2:number Cards to be laid aside: 3, not 2."
    )
    assert refused(plain, Pass()).startswith("DR-6.2:phase First the declarer lays aside")
    assert refused(plain, Pass(), 1) == (
        "DR-6.2:turn Only the declarer lays cards aside, and that is Anna, not Bernd."
    )
    rich = deal(Bid("dreier"), Pass(), Pass(), seed=None, hands=RICH, blind="T11 T10 T9 C9 C8 C7")
    assert aside(rich, "HK H4 T9") == (
        "DR-6.3:king The King of Hearts is a King, and Kings may not be laid aside."
    )
    assert aside(rich, "F H4 T9") == (
        "DR-6.7:droll Stiess, 21 and 1 stay in hand even where trumps must be laid aside."
    )
    assert aside(rich, "T9 T10 T11") == (
        "DR-6.7:others_first Before any trump is laid aside, the other cards must go: 4 of Hearts."
    )


def test_trumps_are_laid_aside_after_all_other_cards() -> None:
    """DR-6.7."""
    hand = PACK.set(PACK.read("F T11 T10 T9 HK H4")).bits
    assert discard_refusal(hand, 3, PACK.set(PACK.read("H4 T10 T9"))) is None


def test_announcing_what_is_not_there_or_not_needed() -> None:
    calls = (Bid("solo"), Pass(), Pass())
    poor = deal(*calls, profile="steinmauern", seed=2)
    pfeife = LayOut(PACK.set(PACK.read("T1")))
    assert refused(poor, Announce("ten_trumps")).startswith("DR-7.1:too_few_trumps Ten trumps are")
    assert refused(poor, LayOut(PACK.set(PACK.read("T2")))) == (
        "DR-7.7:only_pfeife Only the Pfeife, the 1, can be laid out before play."
    )
    assert not poor.hands[0] & pfeife.cards.bits
    assert refused(poor, pfeife).startswith("DR-4.3:not_held ")
    assert refused(poor, Announce("droll")) == (
        "DR-7.3:unknown Before play only ten trumps are announced, not droll."
    )
    assert refused(poor, Knock()).startswith("DR-7.11:phase First the declarer announces")
    assert refused(poor, Done(), 2) == (
        "DR-7.7:turn Only the declarer announces, and that is Anna, not Catrin."
    )
    rich: dict[str, Any] = {"seed": None, "hands": RICH, "blind": "T11 T10 T9 C9 C8 C7"}
    told_twice = deal(*calls, Announce("ten_trumps"), profile="steinmauern", **rich)
    assert refused(told_twice, Announce("ten_trumps")) == (
        "DR-7.3:twice Ten trumps have been announced already."
    )
    assert refused(deal(*calls, **rich), Announce("ten_trumps")) == (
        "DR-7.15:no_announcement Ten trumps are not announced here: they are credited when the "
        "deal is settled."
    )
    out = deal(Pass(), Bid("solo"), Pass(), pfeife, **rich)
    assert refused(out, pfeife) == "DR-7.7:twice The Pfeife has been laid out already."


@pytest.mark.parametrize(
    ("options", "calls", "seat", "sentence"),
    [
        (
            {},
            ("dreier", "zweier", None),
            2,
            "DR-7.21:no_right Catrin may not knock: only opponents who have bid may.",
        ),
        (
            {"knock_right": "not_after_free_pass"},
            (None, "dreier", None),
            0,
            "DR-7.12:no_right Anna may not knock: only opponents who did not pass before the "
            "first bid may.",
        ),
        (
            {"last_round": "raeuber_or_solo"},
            (None, "solo"),
            0,
            "DR-12.5:no_right Anna may not knock: only opponents who had not spoken when Solo "
            "was bid may.",
        ),
    ],
)
def test_knocking_without_the_right(
    options: dict[str, str], calls: tuple[str | None, ...], seat: int, sentence: str
) -> None:
    actions: list[Action | None] = [Bid(call) if call else Pass() for call in calls]
    now = deal(*actions, options=options)
    now = deal(*actions, *([None] if now.phase == "exchange" else []), Done(), options=options)
    assert now.phase == "knocking"
    assert refused(now, Knock(), seat) == sentence
    assert refused(now, Done()).startswith("DR-7.22:phase First those who are asked")
    assert refused(now, Pass(), seat).startswith("DR-7.22:turn")


def test_an_idle_dealer_may_not_knock_where_every_opponent_may() -> None:
    now = deal(
        *(Bid("dreier"), Pass(), Pass(), None, Done()),
        options={"knock_right": "any"},
        seats=(*PEOPLE, "Doris"),
        dealer="Doris",
    )
    assert refused(now, Knock(), 3) == (
        "DR-7.11:no_right Doris may not knock: only the declarer’s opponents may."
    )


def test_playing_out_of_turn_and_after_the_end() -> None:
    now = deal(Bid("solo"), Pass(), Pass(), Done())
    card = now.actions()[0]
    assert refused(now, card, 2) == "DR-8.7:turn It is Anna’s turn to play, not Catrin’s."
    assert refused(now, Pass()).startswith("DR-4.4:phase The 16 tricks are for playing cards")
    while now.phase != "over":
        after = now.after(now.actions()[0])
        assert not isinstance(after, Refusal)
        now = after
    assert refused(now, card).startswith("DR-4.4:phase")
    assert refused(now, card, 0) == ("DR-4.4:turn The deal is over, and no more cards are played.")


def test_a_deal_that_was_forfeited_is_over_before_all_tricks_are_played() -> None:
    """DR-7.8: the refusal of another card does not count tricks that nobody played."""
    deals = (DREIERLES.new("steinmauern", seed=seed).playout(Random(seed)) for seed in range(100))
    now = next(deal for deal in deals if len(deal.tricks()) < 16)
    assert refused(now, Play(PACK.card("HK")), 0) == (
        "DR-4.4:turn The deal is over, and no more cards are played."
    )


def anything(random: Random) -> Action:
    """Return some action, most often one that is not allowed."""
    cards = PACK.set(random.sample(PACK.cards, random.randint(0, 4)))
    return random.choice(
        [
            Play(random.choice(PACK.cards)),
            Play(random.choice(PACK.cards)),
            Bid(random.choice([*BIDS, "raeuber", "du"])),
            Pass(),
            Done(),
            Knock(),
            Discard(cards),
            LayOut(cards),
            Announce(random.choice(["ten_trumps", "droll", "nonsense"])),
        ]
    )


@pytest.mark.parametrize("profile", sorted(DREIERLES.profiles))
@pytest.mark.parametrize("droll_rule", ["steinmauern_third_trick", "steinmauern", "iffezheim"])
def test_whatever_is_tried_the_engine_answers_with_a_sentence(
    profile: str, droll_rule: str
) -> None:
    random = Random(7)
    for seed in range(25):
        rules = DREIERLES.profile(profile, raeuber_droll_rule=droll_rule)
        now = DREIERLES.new(rules, seed=seed)
        while now.phase != "over":
            for _ in range(6):
                after = now.after(anything(random), random.choice([None, 0, 1, 2]))
                if isinstance(after, Refusal):
                    told(after)
            allowed = now.actions()
            # Often pass, so that many of the deals are Räuber.
            action = allowed[0] if now.phase == "bidding" else random.choice(list(allowed))
            after = now.after(action if seed % 2 else random.choice(list(allowed)))
            assert not isinstance(after, Refusal)
            now = after
