"""axe-core on a page: what it finds against WCAG 2.2 AA and good practice."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SOURCE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """async ([where, tags]) => {
    const found = await axe.run(where, {runOnly: {type: "tag", values: tags}});
    return found.violations.flatMap(violation => violation.nodes.map(node =>
        `${violation.id}: ${node.target.join(" ")}: ${node.failureSummary.replace(/\\s+/g, " ")}`));
}"""


LAID_OUT = """() => {
    document.documentElement.toggleAttribute("data-whole", true);
    document.body.getBoundingClientRect();
}"""


def violations(page: Page, where: str = "html") -> list[str]:
    """Each finding: its rule, where, and what would mend it."""
    # What is out of sight keeps the colours of before until it is laid out.
    page.evaluate(LAID_OUT)
    # Colours at rest, not half faded, and the masthead where it covers nothing.
    page.evaluate("() => document.getAnimations().forEach(animation => animation.finish())")
    page.evaluate("() => scrollTo({top: 0, behavior: 'instant'})")
    # By the debugger's door: the page's policy lets no inline script in, and should not.
    page.evaluate(SOURCE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN, [where, TAGS])
    return found
