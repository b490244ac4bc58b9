"""A browser and a server for each process of the tests, and a browser context for each person."""

from __future__ import annotations

import asyncio
import itertools
import shutil
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.person import Ask, People, Person
from saloon.table.page import FOLDER
from table.house import House, house

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
FAILED = pytest.StashKey[bool]()
homes = itertools.count(1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


def chromium() -> str:
    found = next((path for path in map(shutil.which, NAMES) if path), None)
    assert found, "there is no Chromium: `make needs` installs it"
    return found


@pytest.fixture(scope="session")
def loop_of_browser() -> list[asyncio.AbstractEventLoop]:
    """The event loop of Playwright, once there is one."""
    return []


@pytest.fixture(scope="session")
def browser(loop_of_browser: list[asyncio.AbstractEventLoop]) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        loop_of_browser.append(asyncio.get_running_loop())
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield browser
        asyncio._set_running_loop(loop_of_browser.pop())
        browser.close()


@pytest.fixture(autouse=True)
def own_loop(browser: Browser, loop_of_browser: list[asyncio.AbstractEventLoop]) -> Iterator[None]:
    """Playwright's loop counts as running for as long as the browser is open; other tests of this process run loops
    of their own, so it counts during the tests of this folder only."""
    asyncio._set_running_loop(loop_of_browser[0])
    yield
    asyncio._set_running_loop(None)


@pytest.fixture(scope="session")
def saloon(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that everybody shares."""
    assert (FOLDER / "index.html").exists(), "the page is not built: `make setup` builds it"
    with house(tmp_path_factory.mktemp("browser") / "data") as opened:
        yield opened
    assert opened.complaints == ""


@pytest.fixture
def people(browser: Browser, saloon: House, request: pytest.FixtureRequest) -> Iterator[People]:
    """Makes people who come to the server, each with a browser of their own and from an address of their own. At the
    end nobody's browser may have complained. What they saw when a test failed is kept as a picture."""
    came: list[Person] = []

    def come(name: str = "", **wishes: object) -> Person:
        ask = Ask(home=f"10.0.{next(homes)}.1", **wishes)  # type: ignore[arg-type]  # checked by Ask
        person = Person(browser, saloon.address, name, ask)
        came.append(person)
        return person

    yield come
    for number, person in enumerate(came):
        if request.node.stash.get(FAILED, False):
            person.page.screenshot(path=PICTURES / f"failed-{request.node.name}-{number}.png")
        person.leave()
    for person in came:
        assert person.complaints == [], person.complaints
