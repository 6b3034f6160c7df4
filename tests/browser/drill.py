"""A drill on the screen, and a learner in front of it who knows the rules from the sheet.

What is right is taken from what the page shows, through the second, naive reading of the rules
(`tests.naive`): nothing here asks the engine whose answers are tested.
"""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Hands
from tests.naive import dreierles as sheet

KINDS = ("follow-suit", "trump", "count-points")

CARDS = "uses => uses.map(use => (use.href.baseVal.split('#')[1]))"


class Drill:
    """One drill of a page."""

    def __init__(self, page: Page, kind: str) -> None:
        self.page = page
        self.kind = kind
        self.root = page.locator(f"section.drill[data-widget={kind}]").first
        self.title = self.root.locator("h3")
        self.verdict = self.root.locator(".verdict")
        self.hint = self.root.locator(".hint")
        self.status = self.root.locator("[data-status]")
        self.problem = self.root.locator(".problem, [data-status] .failed")
        self.said = page.locator("#spoken")

    @property
    def id(self) -> str:
        """The id, by which links name the drill."""
        return self.root.get_attribute("id") or ""

    def button(self, do: str) -> Locator:
        """The button that does something."""
        return self.root.locator(f"button[name=do][value={do}]")

    def card(self, code: str) -> Locator:
        """The checkbox of a card."""
        return self.root.locator(f"input[name=card][value={code}]")

    def seat(self, value: str) -> Locator:
        """The radio button of a seat."""
        return self.root.locator(f"input[name=seat][value='{value}']")

    def field(self, name: str) -> Locator:
        """A text field."""
        return self.root.locator(f"input[type=text][name={name}]")

    def cards(self) -> list[str]:
        """The codes of the cards that can be chosen, in order."""
        boxes = self.root.locator("input[name=card]")
        codes: list[str] = boxes.evaluate_all("boxes => boxes.map(box => box.value)")
        return codes

    def chosen(self) -> list[str]:
        """The codes of the cards that are chosen."""
        boxes = self.root.locator("input[name=card]:checked")
        codes: list[str] = boxes.evaluate_all("boxes => boxes.map(box => box.value)")
        return codes

    def pictures(self, where: str) -> list[str]:
        """The codes of the cards that are drawn in a part of the drill."""
        codes: list[str] = self.root.locator(f"{where} use").evaluate_all(CARDS)
        return codes

    def with_python(self) -> Drill:
        """Look at the drill until Python is up and what was kept of it is back."""
        self.root.scroll_into_view_if_needed()
        expect(self.page.locator("html")).to_have_attribute("data-python", "ready")
        expect(self.root.locator("form")).not_to_have_attribute("inert", "")
        return self

    def expect_state(self, state: str) -> None:
        """Wait until the drill is asked, right or wrong."""
        expect(self.root).to_have_attribute("data-state", state)


class Learner:
    """Answers a drill, rightly or wrongly, with a mouse, a finger or the keyboard."""

    def __init__(self, drill: Drill, hands: Hands) -> None:
        self.drill = drill
        self.hands = hands

    def answer(self, *, rightly: bool) -> str:
        """Answer the question to its end, or to the mistake, and wait for the verdict.

        Returns what the mistake is about, as the verdict should name it: a card or a number.
        """
        expect(self.drill.title).to_be_visible()
        if self.drill.kind == "count-points":
            about = self._count(rightly=rightly)
        else:
            about = self._mark_cards(rightly=rightly)
        self.drill.expect_state("right" if rightly else "wrong")
        return about

    def press(self, do: str) -> None:
        """Press a button of the drill."""
        self.hands.press(self.drill.button(do))

    def choose(self, *codes: str) -> None:
        """Choose cards."""
        for code in codes:
            self.hands.choose(self.drill.card(code))

    # Which cards may be played, and who takes the trick

    def _mark_cards(self, *, rightly: bool) -> str:
        hand, trick = self.drill.cards(), self.drill.pictures(".table")
        allowed = sheet.ordinary_plays(hand, trick)
        other = next(code for code in hand if code not in allowed)
        self.choose(*allowed, *([] if rightly else [other]))
        if self.drill.root.locator("input[name=seat]").count():
            self.hands.choose(self.drill.seat(taker(allowed, trick)))
        self.press("check")
        return card_name(other)

    # Packets of three, their points, the total

    def _count(self, *, rightly: bool) -> str:
        done: list[int] = []
        while self.drill.button("packet").count():
            self.count_packet(done, wrong=not rightly)
            if not rightly:
                return str(done[0])
        if self.drill.field("points").count():
            self._type_points(done, 0)
        self.hands.write(self.drill.field("total"), str(sum(done)))
        self.press("check")
        return ""

    def count_packet(self, done: list[int], *, wrong: bool = False) -> None:
        """Make a packet of the first three cards and type what it counts."""
        self.choose(*self.drill.cards()[:3])
        self.press("packet")
        expect(self.drill.field("points")).to_be_visible()
        self._type_points(done, 1 if wrong else 0)

    def _type_points(self, done: list[int], off: int) -> None:
        packet = self.drill.pictures(".packs .now .trio")
        done.append(sheet.points(packet) + off)
        self.hands.write(self.drill.field("points"), str(done[-1]))
        self.press("check")
        if not off:
            expect(self.drill.root.locator(".packs .sum b")).to_have_count(len(done))


def taker(allowed: Sequence[str], trick: Sequence[str]) -> str:
    """Who takes the trick whatever is played: "0", "1", "you", or "open" if it depends."""
    places = {sheet.trick_winner([*trick, card]) for card in allowed}
    if len(places) > 1:
        return "open"
    place = places.pop()
    return "you" if place == len(trick) else str(place)


def card_name(code: str) -> str:
    """A card as sentences name it."""
    if code == "F":
        return "Stiess"
    if sheet.is_trump(code):
        return code[1:]
    suits = {"H": "Hearts", "S": "Spades", "D": "Diamonds", "C": "Clubs"}
    ranks = {"K": "King", "Q": "Queen", "C": "Cavalier", "J": "Jack", "A": "Ace"}
    return f"{ranks.get(code[1:], code[1:])} of {suits[code[0]]}"
