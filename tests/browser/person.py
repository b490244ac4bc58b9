"""Somebody who plays in a browser, and what this browser was told by the server."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebError, WebSocket, expect

import saloon
from browser.sought import COLT
from saloon.words import Words
from table.house import SECONDS, Json

expect.set_options(timeout=1000 * SECONDS)

Size = tuple[int, int]
DESKTOP: Size = (1440, 900)
TABLET: Size = (1024, 768)
PHONE: Size = (390, 844)
SIZES = (DESKTOP, TABLET, PHONE)

LIST = "[data-choices] button"
# What a screen reader reads of the list, and the keys of each choice
SPOKEN = """() => [...document.querySelectorAll("[data-choices] button")].map((button) => {
    const spoken = button.cloneNode(true);
    for (const mute of spoken.querySelectorAll("[aria-hidden=true]")) mute.remove();
    return [spoken.textContent.trim(), button.getAttribute("aria-keyshortcuts") ?? ""];
})"""
# What the page keeps in the browser, unless it has kept something else since
SETTINGS = """([address, kept]) => {
    if (location.origin !== address) return;
    for (const [name, value] of Object.entries(kept)) {
        if (localStorage.getItem(`saloon-${name}`) === null) localStorage.setItem(`saloon-${name}`, value);
    }
}"""
SETTLED = """() => document.fonts.status === "loaded"
    && (!document.querySelector(".play")
        || document.querySelector(".play :is(.colt, .duel, .handbill, .ending .ending)"))"""
BREATH = 15  # ms between two looks


@dataclass(frozen=True)
class Ask:
    """How somebody's browser is set. `speed`: of motion, "off" unless motion is the point."""

    home: str
    size: Size = DESKTOP
    touch: bool = False
    language: str = "en"
    light: str = "noon"
    speed: str = "off"
    calm: bool = False  # prefers-reduced-motion
    automatic: bool = True  # the page passes by itself where nothing else can be answered
    address: str = ""  # of another server than the one that all share


class People(Protocol):
    def __call__(
        self,
        name: str = "",
        *,
        size: Size = DESKTOP,
        touch: bool = False,
        language: str = "en",
        light: str = "noon",
        speed: str = "off",
        calm: bool = False,
        automatic: bool = True,
        address: str = "",
    ) -> Person: ...


def called(chair: Json, words: Words) -> str:
    """The name of whoever sits there, as the page gives it."""
    number = chair["seat"] + 1
    if chair["person"] is None and chair["bot"]:
        level = chair["bot"].partition("-")[0]
        return words.say(f"table-bot-{level}", {"number": number})
    return chair["name"] or words.say("seat-number", {"number": number})


class Person:
    """One browser context. `heard` and `said`: every message on the sockets of tables, as it came and went, from all
    tabs. `complaints`: what the browser found wrong."""

    def __init__(self, browser: Browser, address: str, name: str, ask: Ask) -> None:
        self.address = address = ask.address or address
        self.name = name
        self.ask = ask
        self.heard: list[Json] = []
        self.said: list[Json] = []
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.info: Json = {"game": COLT, "chairs": []}  # about the table that the page heard from last
        width, height = ask.size
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=ask.touch,
            is_mobile=ask.touch,
            reduced_motion="reduce" if ask.calm else "no-preference",
            locale="en-GB",
            extra_http_headers={"x-forwarded-for": ask.home},
        )
        kept = {"light": ask.light, "language": ask.language, **({} if ask.calm else {"speed": ask.speed})}
        kept["automatic"] = "on" if ask.automatic else "off"
        self.context.add_init_script(f"({SETTINGS})({json.dumps([address, kept])})")
        self.context.set_default_timeout(1000 * SECONDS)
        self.context.on("console", self.note_console)
        self.context.on("weberror", self.note_error)
        self.context.on("page", self.listen)
        self.id = str(self.asked_for("GET", "/api/me")["id"])
        if name:
            self.asked_for("PUT", "/api/me", {"name": name})
        self.page = self.context.new_page()

    def asked_for(self, method: str, path: str, body: Json | None = None) -> Json:
        """A request with the cookie of this browser, beside the page."""
        answer = self.context.request.fetch(f"{self.address}{path}", method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        found: Json = answer.json()
        return found

    def leave(self) -> None:
        self.context.close()

    # What the browser notices

    def listen(self, page: Page) -> None:
        page.on("websocket", self.note_socket)

    def note_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.note_heard(json.loads(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def note_heard(self, message: Json) -> None:
        self.heard.append(message)
        self.info = message.get("table") or self.info

    def note_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complain(message.text)

    def note_error(self, error: WebError) -> None:
        self.complain(str(error.error))

    def complain(self, text: str) -> None:
        if not any(part in text for part in self.forgiven):
            self.complaints.append(text)

    def forget(self) -> None:
        """What was heard and said so far."""
        self.heard.clear()
        self.said.clear()

    # Words

    @property
    def words(self) -> Words:
        words = Words(self.ask.language, saloon.game(self.info["game"]))
        words.names = [called(chair, words) for chair in self.info["chairs"]]
        return words

    def says(self, key: str, **details: object) -> str:
        """A text of the page, in the language of this person."""
        return self.words.say(key, details)

    def text_of(self, choice: Json) -> str:
        """What stands on the button of a choice."""
        return self.words.option(choice["about"])

    # Finding one's way

    def go(self, path: str) -> None:
        self.page.goto(f"{self.address}{path}")

    def open_table(self, table: str) -> None:
        self.go(f"/t/{table}")
        self.page.locator(".prompt, #main > .curtain, .ending, ol").first.wait_for()

    def settled(self) -> None:
        """Waits for what comes a little later than the page: its letters, and at a table the board."""
        self.page.wait_for_function(SETTLED)

    def button(self, key: str, **details: object) -> Locator:
        return self.page.get_by_role("button", name=self.says(key, **details), exact=True)

    def press(self, key: str, **details: object) -> None:
        self.button(key, **details).click()

    def follow(self, key: str, **details: object) -> None:
        self.page.get_by_role("link", name=self.says(key, **details), exact=True).click()

    def pick(self, group: str, item: str) -> None:
        """One of a few, by the words on them."""
        self.page.get_by_role("group", name=group, exact=True).get_by_text(item, exact=True).click()

    def seat(self, number: int, key: str) -> None:
        """Who is to sit on a seat of a new table."""
        self.pick(self.says("table-seat", number=number), self.says(key))

    def seat_bot(self, number: int, level: str) -> None:
        """A bot on a seat of a new table."""
        self.seat(number, "table-chair-bot")
        self.pick(self.says("table-chair-level", number=number), self.says(f"table-level-{level}"))

    def for_seat(self, key: str, number: int) -> Locator:
        """A button that is there for each seat."""
        buttons = self.page.get_by_role("button").filter(has_text=self.says(key))
        return buttons.filter(has_text=self.says("table-seat", number=number))

    @property
    def table(self) -> str:
        """The id of the table in the address."""
        return self.page.url.rpartition("/t/")[2]

    def trying(self, what: str, seconds: float = SECONDS) -> Iterator[None]:
        """Again and again, with a breath between, until the loop is left; not for ever."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            yield
            self.page.wait_for_timeout(BREATH)
        raise AssertionError(f"it did not come to pass: {what}")

    def until(self, condition: Callable[[], bool], what: str) -> None:
        """Wait for something that only Python can see."""
        for _ in self.trying(what):
            if condition():
                return

    # The game

    @property
    def position(self) -> Json:
        """The last one that was told; empty before."""
        told = (heard["position"] for heard in reversed(self.heard) if heard["type"] in ("snapshot", "happened"))
        return next((position for position in told if position), {})

    @property
    def choices(self) -> list[Json]:
        return list(self.position.get("choices", ()))

    @property
    def listed(self) -> Locator:
        return self.page.locator(LIST)

    def spoken(self) -> list[tuple[str, str]]:
        """The choices on the list as they are read out, and their keys."""
        return [(text, keys) for text, keys in self.page.evaluate(SPOKEN)]

    def spot(self, words: str) -> Locator:
        """Where on the board or in the hand a choice can be pointed at."""
        return self.page.locator(f'[data-choice="{words}"]')

    def listed_as(self, text: str) -> Locator:
        return self.page.locator("[data-choices]").get_by_role("button", name=text, exact=True)

    def asked(self) -> list[Json]:
        """Waits until this person is asked; gives the choices, all of which the page shows."""
        self.listed.first.wait_for()
        self.settled()  # the letters of the choices come with the board
        self.until(self.all_listed, "the page offers what the server does")
        return self.choices

    def all_listed(self) -> bool:
        texts, words = [text for text, _ in self.spoken()], self.words
        return bool(texts) and texts == [words.option(choice["about"]) for choice in self.choices]

    def answer(self, words: str) -> None:
        """With a click on the list."""
        choice = next(choice for choice in self.asked() if choice["words"] == words)
        self.listed_as(self.text_of(choice)).click()

    def done(self, words: str) -> int:
        """Waits until the server has acknowledged an answer in exactly these words; gives its number."""

        def numbers() -> list[int]:
            ids = [message["id"] for message in self.said if message["type"] == "answer" and message["words"] == words]
            return [heard["number"] for heard in self.heard if heard["type"] == "ack" and heard["id"] in ids]

        self.until(lambda: bool(numbers()), f"the answer “{words}” is acknowledged")
        return numbers()[-1]

    def heard_event(self, kind: str) -> Json:
        """The last event of the game of this kind that was told as it happened."""
        events = [event for heard in self.heard if heard["type"] == "happened" for event in heard["entry"]["events"]]
        return next(event for event in reversed(events) if event["event"] == kind)

    @property
    def undo(self) -> Locator:
        return self.page.locator(".prompt [aria-keyshortcuts=u]")

    @property
    def is_over(self) -> bool:
        return self.page.get_by_role("region", name=self.says("table-ending")).is_visible()

    def log(self) -> list[str]:
        return self.page.locator("#log li").all_inner_texts()
