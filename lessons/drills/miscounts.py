"""The mistakes of counting: what a wrong number tells about how it came about."""

from __future__ import annotations

from engine.cards import FOOL, TRUMP, Card
from engine.counting import PACKET, Packet, Tally
from lessons.drills.model import Finding, Line
from lessons.drills.notes import CountNotes
from lessons.locale import Speech, capital
from lessons.locale import mark as N_

HOW_PACKET = N_("Add the three values, then take off 2.")
HOW_REST = N_("Add what is left over, then take off 1.")

_PACKET_RULES = {
    "nothing_taken_off": N_("The sum is right, but 2 come off each packet of three."),
    "rest_untouched": N_("The sum is right, but 1 comes off what is left over."),
    "rest_as_packet": N_("From one or two cards left over only 1 comes off."),
    "packet_as_rest": N_("From a full packet 2 come off, not 1."),
    "one_a_card": N_("2 come off the whole packet, not 1 from each card."),
    "honour_as_pip": N_("{fool}, {high} and {low} are worth 5 each."),
    "face_value": N_(
        "The printed number is a rank, not a value: numbered cards are worth 1, "
        "the trumps {high} and {low} are worth 5."
    ),
    "court_value": N_("{card} is worth {value}."),
    "sum": HOW_PACKET,
    "rest_sum": HOW_REST,
}
_ABOUT_VALUES = frozenset({"honour_as_pip", "face_value", "court_value"})

_TOTAL_RULES = {
    "nothing_taken_off": N_("This is the sum of the values, before anything is taken off."),
    "rest_forgotten": N_("What is left over counts too, less 1."),
    "packet_forgotten": N_("One packet seems to be left out."),
    "sum": N_("The total is the sum of the packets."),
}


def adding(tally: Tally) -> str:
    """Show how the packets add up: 9 + 8 + 6."""
    return " + ".join(str(packet.points) for packet in tally.packets)


def is_honour(card: Card) -> bool:
    """Tell Fool, 21 and 1, which are worth as much as a King."""
    return card.suit in {FOOL, TRUMP} and card.value > 1


def in_packet(notes: CountNotes, packet: Packet, number: int, typed: int, say: Speech) -> Finding:
    """Say what is wrong with the number typed for a packet, the ``number``-th."""
    trap = packet_trap(packet, typed)
    court = _courts(packet)[0] if trap == "court_value" else packet.cards[0]
    card = say.the(court)
    high, low = say.names(notes.pack.read("T21 T1"))
    text = say(
        _PACKET_RULES[trap],
        fool=notes.fool_name,
        high=high,
        low=low,
        card=capital(card),
        value=court.value,
    )
    right = say("{working} = {points}.", working=packet, points=packet.points)
    rule = notes.values if trap in _ABOUT_VALUES else notes.count
    lines = (Line(say("Rule"), text, rule), Line(say("Instead"), right, notes.count))
    heading = say("Not {number} for packet {n}", number=typed, n=number)
    return Finding("wrong", trap, heading, lines, tuple(card.code for card in packet.cards))


def packet_trap(packet: Packet, typed: int) -> str:
    """Name the mistake behind a wrong number of a packet, the likeliest first."""
    full = len(packet.cards) == PACKET
    off = packet.sum - typed
    extra = sum(card.value - 1 for card in packet.cards if is_honour(card))
    face = sum(_face(card) for card in packet.cards) - packet.deducted
    guesses = {
        "nothing_taken_off": full and off == 0,
        "rest_untouched": not full and off == 0,
        "rest_as_packet": not full and off == 2,
        "packet_as_rest": full and off == 1,
        "one_a_card": full and off == PACKET,
        "honour_as_pip": extra > 0 and typed == packet.points - extra,
        "face_value": typed == face,
        "court_value": len(_courts(packet)) == 1 and abs(typed - packet.points) < 4,
        "sum": full,
    }
    return next((trap for trap, fits in guesses.items() if fits), "rest_sum")


def _courts(packet: Packet) -> list[Card]:
    return [card for card in packet.cards if card.value > 1 and not is_honour(card)]


def _face(card: Card) -> int:
    """What a card would be worth if its number counted."""
    return int(card.rank) if card.value == 1 and card.rank.isdigit() else card.value


def in_total(notes: CountNotes, tally: Tally, typed: int, say: Speech) -> Finding:
    """Say what is wrong with the number typed for the whole pile."""
    trap = total_trap(tally, typed)
    right = say("{sum} = {total}.", sum=adding(tally), total=tally.points)
    lines = (
        Line(say("Rule"), say.plain(_TOTAL_RULES[trap]), notes.count),
        Line(say("Instead"), right, notes.count),
    )
    return Finding("wrong", trap, say("Not {number} in all", number=typed), lines)


def total_trap(tally: Tally, typed: int) -> str:
    """Name the mistake behind a wrong total."""
    last = tally.packets[-1]
    missing = tally.points - typed
    if typed == sum(packet.sum for packet in tally.packets):
        return "nothing_taken_off"
    if len(last.cards) < PACKET and missing == last.points:
        return "rest_forgotten"
    if missing in {packet.points for packet in tally.packets}:
        return "packet_forgotten"
    return "sum"
