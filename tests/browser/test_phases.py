"""Every phase of an evening at every size and in both lights: axe finds nothing, and everything fits. `make pictures`
keeps a picture of each in build/screenshots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from browser.looks import LIGHTS, accessible, no_overflow, picture, shine, targets_large
from browser.moments import LOOKS, ending, lay, moment
from browser.person import DESKTOP, PHONE, TABLET, People, Person
from browser.sought import COLT, DUEL
from table.house import House

Way = Callable[[Person, House], None]
MOUSE, FINGER = 24, 44


def at(name: str, slug: str = COLT) -> Way:
    """At a table, when this is asked."""

    def come(ann: Person, saloon: House) -> None:
        ann.open_table(lay(saloon.data, moment(name, slug), ann, bot="hard-vengeful", pace="human"))
        ann.asked()

    return come


def home(ann: Person, saloon: House) -> None:
    lay(saloon.data, moment("rob"), ann, bot="hard-vengeful", pace="human")
    ann.go("/")
    ann.page.get_by_role("region", name=ann.says("table-mine")).wait_for()


def new(ann: Person, saloon: House) -> None:
    ann.go("/new")
    ann.seat(2, "table-chair-mate")
    ann.seat_bot(4, "hard")
    temper = ann.says("table-temper-of", label=ann.says("table-chair-level", number=4))
    ann.page.get_by_label(temper, exact=True).select_option(label=ann.says("table-temper-greedy"))


def waiting(ann: Person, saloon: House) -> None:
    ann.go("/new")
    ann.press("table-new-make")
    ann.for_seat("table-chair-bot", 2).click()
    ann.button("table-fill-start").wait_for()


def curtain(ann: Person, saloon: House) -> None:
    ann.go("/new")
    ann.seat(2, "table-chair-mate")
    for number in (3, 4):
        ann.seat(number, "table-chair-bot")
    ann.press("table-new-start")
    ann.page.locator("#main > .curtain").wait_for()


def over(slug: str) -> Way:
    def come(ann: Person, saloon: House) -> None:
        ann.open_table(lay(saloon.data, ending(slug), ann, bot="hard-vengeful"))
        ann.page.get_by_role("region", name=ann.says("table-ending")).wait_for()

    return come


def lost(ann: Person, saloon: House) -> None:
    ann.forgiven = ("404",)
    ann.go("/t/nowhere")
    ann.page.get_by_role("heading", name=ann.says("table-lost")).wait_for()


def dialog(key: str) -> Way:
    def come(ann: Person, saloon: House) -> None:
        at("plan")(ann, saloon)
        if key == "table-help":
            ann.page.keyboard.press("?")
        elif key == "table-rule-title":
            ann.page.locator(".prompt").get_by_role("button", name=ann.says("table-rule", rule="4.1")).click()
        else:
            ann.press(key)
        ann.page.get_by_role("dialog").wait_for()

    return come


def orders(ann: Person, saloon: House) -> None:
    at("barrel", DUEL)(ann, saloon)
    ann.press("table-orders")
    ann.page.get_by_role("dialog").get_by_role("list").wait_for()


PHASES: dict[str, Way] = {
    "home": home,
    "new": new,
    "waiting": waiting,
    "curtain": curtain,
    "lost": lost,
    "settings": dialog("table-menu"),
    "help": dialog("table-help"),
    "rule": dialog("table-rule-title"),
    "orders": orders,
    **{f"{slug}-{name}": at(name, slug) for slug, names in LOOKS.items() for name in names},
    **{f"{slug}-ending": over(slug) for slug in LOOKS},
}
# Around the board a phone shows the same for all games
OTHERS = ("orders", *(slug for slug in LOOKS if slug != COLT))


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_is_accessible_and_fits(people: People, saloon: House, phase: str) -> None:
    for size, sizes in ((DESKTOP, (DESKTOP, TABLET)), (PHONE, (PHONE,))):
        ann = people("Ann", size=size, touch=size == PHONE)
        PHASES[phase](ann, saloon)
        ann.settled()
        for width, height in sizes:
            ann.page.set_viewport_size({"width": width, "height": height})
            for light in LIGHTS:
                picture(ann, phase, light)
            no_overflow(ann.page)
            targets_large(ann.page, FINGER if size == PHONE else MOUSE)
        shine(ann.page, "noon")
        if size == DESKTOP or not phase.startswith(OTHERS):
            accessible(ann.page, contrast=size == DESKTOP)  # a phone shows the same colours
        if size == DESKTOP:
            shine(ann.page, "night")
            accessible(ann.page, only="color-contrast")
