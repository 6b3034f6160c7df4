"""Three ways to work a form: a mouse, a finger, and the keyboard alone.

Each is given the native control (checkbox, radio, button, text field) and acts as a person would
who sees the page: mouse and finger hit the part of a card that no other card covers.
"""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page

from tests.browser.places import open_point

MANY_TABS = 80
"""More presses of Tab than any drill has controls."""


class Hands(Protocol):
    """A way to work a form."""

    def choose(self, control: Locator) -> None:
        """Turn a checkbox, or take a radio button."""
        ...

    def press(self, button: Locator) -> None:
        """Press a button or follow a link."""
        ...

    def write(self, field: Locator, text: str) -> None:
        """Put a text into a field, in place of what stands there."""
        ...


class Mouse:
    """Clicks."""

    def choose(self, control: Locator) -> None:
        """Click the label where it can be seen."""
        label = _label(control)
        label.click(position=open_point(label))

    def press(self, button: Locator) -> None:
        """Click it."""
        button.click()

    def write(self, field: Locator, text: str) -> None:
        """Click into the field and type."""
        field.click(click_count=3)
        field.press_sequentially(text)


class Finger:
    """Taps; the page must have been opened with a touch screen."""

    def choose(self, control: Locator) -> None:
        """Tap the label where it can be seen."""
        label = _label(control)
        label.tap(position=open_point(label))

    def press(self, button: Locator) -> None:
        """Tap it."""
        button.tap()

    def write(self, field: Locator, text: str) -> None:
        """Tap into the field and type on the screen's keyboard, which clears nothing."""
        field.tap()
        field.fill("")
        field.press_sequentially(text)


class Keys:
    """Tab, Shift+Tab, arrows, Space, Enter."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.keyboard = page.keyboard

    def choose(self, control: Locator) -> None:
        """Space on a checkbox; arrows within a group of radio buttons, one stop for Tab."""
        if control.get_attribute("type") != "radio":
            self.reach(control)
            self.keyboard.press("Space")
            return
        group = control.locator("xpath=ancestor::fieldset").locator("input[type=radio]")
        self.reach(group.first)
        self.keyboard.press("Space")
        for _ in range(group.count()):
            if _has_focus(control):
                return
            self.keyboard.press("ArrowDown")
        raise AssertionError("the arrows do not reach the radio button")

    def press(self, button: Locator) -> None:
        """Go to it, then Enter."""
        self.reach(button)
        self.keyboard.press("Enter")

    def write(self, field: Locator, text: str) -> None:
        """Go to the field, select what it holds, type."""
        self.reach(field)
        self.keyboard.press("Control+A")
        self.keyboard.type(text)

    def reach(self, control: Locator) -> None:
        """Press Tab until the control has the focus, backwards if it lies before."""
        behind = control.evaluate(
            "e => Boolean(document.activeElement.compareDocumentPosition(e)"
            " & Node.DOCUMENT_POSITION_PRECEDING)"
        )
        # <body> holds everything, so nothing lies before it: Tab starts where the address points.
        key = "Shift+Tab" if behind else "Tab"
        for _ in range(MANY_TABS):
            if _has_focus(control):
                return
            self.keyboard.press(key)
        raise AssertionError(f"{key} does not reach {control}")


def _label(control: Locator) -> Locator:
    return control.locator("xpath=ancestor::label")


def _has_focus(control: Locator) -> bool:
    return bool(control.evaluate("e => e === document.activeElement"))
