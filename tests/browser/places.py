"""Where things are on the screen: what can be hit, what sticks out, what is cut off."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, Position

OPEN = """label => {
    label.scrollIntoView({block: "center", behavior: "instant"});
    const box = label.getBoundingClientRect();
    const y = box.height / 3;
    const hit = x => label.contains(document.elementFromPoint(box.left + x, box.top + y));
    const open = [];
    for (let x = 1; x < box.width; x += 1) if (hit(x)) open.push(x);
    return {from: open[0] ?? 0, to: open.at(-1) ?? 0, y, width: open.length};
}"""

# Where the theme parks what it shows on demand, and what is there for screen readers only.
HELPERS = """
    const parked = ".md-sidebar--primary, .md-search, .md-skip, .md-select__inner, .md-tooltip";
    const shrunk = e => {
        for (let a = e; a; a = a.parentElement) {
            const {width, height} = a.getBoundingClientRect();
            const tiny = width <= 1 || height <= 1;
            if (tiny && getComputedStyle(a).overflow !== "visible") return true;
        }
    };
    const seen = e => e.checkVisibility({visibilityProperty: true, opacityProperty: true})
        && !e.closest(parked) && !shrunk(e);
    const named = e => `${e.tagName.toLowerCase()}.${e.className.baseVal ?? e.className}`;
"""

STICKING_OUT = """() => {
    HELPERS
    const wide = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll(":not(svg *)")].flatMap(e => {
        const {left, right, width, height} = e.getBoundingClientRect();
        if (!width || !height || (left >= -0.5 && right <= wide + 0.5) || !seen(e)) return [];
        return [`${named(e)} from ${Math.round(left)} to ${Math.round(right)} of ${wide}`];
    });
}""".replace("HELPERS", HELPERS)

CUT_OFF = """root => {
    HELPERS
    const hides = way => ["hidden", "clip"].includes(way);
    return [...root.querySelectorAll(":not(svg *, input)")].flatMap(e => {
        const {overflowX, overflowY} = getComputedStyle(e);
        const wide = hides(overflowX) && e.scrollWidth > e.clientWidth + 1;
        const high = hides(overflowY) && e.scrollHeight > e.clientHeight + 1;
        const text = e.textContent.trim();
        return (wide || high) && text && seen(e) ? [`${named(e)}: ${text.slice(0, 40)}`] : [];
    });
}""".replace("HELPERS", HELPERS)


def open_stretch(label: Locator) -> dict[str, float]:
    """The part of a card that can be hit, a third down: ``from``, ``to``, ``y`` and ``width``."""
    stretch: dict[str, float] = label.evaluate(OPEN)
    return stretch


def open_point(label: Locator) -> Position:
    """A point, relative to the label, in the middle of what can be hit."""
    stretch = open_stretch(label)
    # A page that still scrolls, or a form whose state is coming back, can be hit a moment later.
    for _ in range(100):
        if stretch["width"]:
            break
        label.page.wait_for_timeout(100)
        stretch = open_stretch(label)
    assert stretch["width"], "nothing of this label can be hit"
    return {"x": (stretch["from"] + stretch["to"]) / 2, "y": stretch["y"]}


def sticking_out(page: Page) -> list[str]:
    """What is visible and reaches beyond the left or right side of the window."""
    found: list[str] = page.evaluate(STICKING_OUT)
    return found


def cut_off(root: Locator) -> list[str]:
    """Elements whose own text does not fit into them and cannot be scrolled."""
    found: list[str] = root.evaluate(CUT_OFF)
    return found


def sideways(page: Page) -> int:
    """By how many pixels the page can be scrolled sideways."""
    script = "() => document.scrollingElement.scrollWidth - document.documentElement.clientWidth"
    return int(page.evaluate(script))


def box(locator: Locator) -> FloatRect:
    """The box of an element that must be there."""
    found = locator.bounding_box()
    assert found is not None, f"{locator} is not shown"
    return found


def style(locator: Locator, name: str, pseudo: str | None = None) -> str:
    """A computed style."""
    arguments: Any = [name, pseudo]
    script = "(e, [name, pseudo]) => getComputedStyle(e, pseudo).getPropertyValue(name)"
    return str(locator.evaluate(script, arguments))
