"""What can be measured of how a page looks, and pictures for those who want to see it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser.person import Person

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "build" / "screenshots"
WANTED = "SALOON_PICTURES" in os.environ  # `make pictures`: they take a sixth of the time
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

QUESTIONS = Path(__file__).with_name("looks.js")
LIGHTS = ("noon", "night")
# All colours are there when the page has been painted twice
SHINE = """(light) => new Promise((done) => {
    document.documentElement.dataset.light = light;
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)));
})"""


def ask(page: Page, question: str, *details: int) -> Any:
    """One of the questions of `looks.js`."""
    return page.evaluate(f"{QUESTIONS.read_text().strip().rstrip(';')}.{question}({', '.join(map(str, details))})")


def no_overflow(page: Page) -> None:
    """The page as a whole is not wider than the window."""
    scrolled, window = ask(page, "widths")
    assert scrolled <= window, f"the page is {scrolled} px wide in a window of {window}"


def nothing_cut(page: Page) -> None:
    """No button or label is too small for its words."""
    cut = ask(page, "cut")
    assert cut == [], f"cut off: {cut}"


def targets_large(page: Page, least: int) -> None:
    """A finger, or a mouse, hits whatever can be pressed."""
    small = ask(page, "small", least)
    assert small == [], f"smaller than {least} px: {small}"


@cache
def axe_source() -> str:
    assert AXE.exists(), "axe-core is not installed: `make setup` installs it"
    return AXE.read_text()


def accessible(page: Page, contrast: bool = True, only: str = "") -> None:
    """axe finds nothing, with all its rules or with one only. Measuring contrasts takes as long as all the others."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe_source())
    options: dict[str, Any] = {"resultTypes": ["violations"], "rules": {"color-contrast": {"enabled": contrast}}}
    if only:
        options["runOnly"] = {"type": "rule", "values": [only]}
    found = page.evaluate("(options) => axe.run(document, options)", options)
    faults = [
        f"{fault['id']} ({fault['help']}): {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]
    assert faults == [], "\n".join(faults)


def shine(page: Page, light: str) -> None:
    """The same page at noon or at night, without loading it again."""
    page.evaluate(SHINE, light)


def picture(person: Person, phase: str, light: str) -> None:
    if not WANTED:
        return
    shine(person.page, light)
    size = person.page.viewport_size
    assert size is not None
    name = f"{phase}-{size['width']}x{size['height']}-{light}-{person.ask.language}.png"
    person.page.screenshot(path=PICTURES / name)
