"""After the game: the review, with its chart, its turning points, every decision, and luck against skill."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Route, expect

import saloon as rules
from browser.looks import LIGHTS, accessible, no_overflow, picture, shine, targets_large
from browser.moments import Moment, ending, lay
from browser.person import DESKTOP, PHONE, TABLET, People, Size
from browser.sought import COLT, DUEL
from saloon.engine.record import Match
from saloon.table.wire import Advice, Judged, Reason, Review, ReviewState, SeatReview, TurningPoint
from table.house import House

MOUSE, FINGER = 24, 44
DEAR, CHEAP = 8, 3  # answers that gave something away, by how many there are before them


def reviewed(moment: Moment) -> Review:
    """A review of a game as the server might tell it; the first to answer makes two mistakes, and wins."""
    match = Match.new(rules.game(moment.slug), moment.game.seats, moment.seed, {})
    seats = match.seats
    feature = match.game.features[0]
    loser = moment.moves[DEAR][0]
    first = [1 / seats] * seats
    answers: list[Judged] = []
    for index, (seat, words) in enumerate(moment.moves):
        option = match.state.read(seat, words)
        about, question = match.state.describe(seat, option), match.state.question(seat)
        part = (index + 1) / len(moment.moves)
        chances = [part * (one == loser) + (1 - part) / seats for one in range(seats)]
        before = answers[-1].chances if answers else first
        half = [(new - old) / 2 for new, old in zip(chances, before, strict=True)]
        best = Advice(words, about, 0.5, [Reason(feature, 1.5, True)]) if index in (DEAR, CHEAP) else None
        loss = {DEAR: 0.21, CHEAP: 0.04}.get(index, 0.0)
        answers.append(Judged(index + 1, seat, question, words, about, chances, half, half, 4, loss, best))
        match.play(seat, option)
    turns = [TurningPoint(DEAR + 1, loser, 0.3, "luck"), TurningPoint(len(answers), loser, 0.2, "play")]
    ways = [(answers[-1].chances[seat] - first[seat]) / 3 for seat in range(seats)]
    chairs = [
        SeatReview(seat, first[seat], answers[-1].chances[seat], way, way, way, 0.4, 9, 0.25, [])
        for seat, way in enumerate(ways)
    ]
    return Review(first, answers, turns, chairs)


@pytest.mark.parametrize(("slug", "size"), [(COLT, DESKTOP), (DUEL, PHONE)], ids=["desktop", "phone"])
def test_a_game_is_looked_at_in_hindsight(people: People, saloon: House, slug: str, size: Size) -> None:
    ann = people("Ann", size=size, touch=size == PHONE)
    game = ending(slug)
    review = reviewed(game)
    total = len(review.answers)
    replies = [
        (503, b'{"error":"table-review-trouble","details":{},"rule":"","message":""}'),
        (200, msgspec.json.encode(ReviewState(4, total, None))),
        (200, msgspec.json.encode(ReviewState(total, total, review))),
    ]

    def answer(route: Route) -> None:
        status, body = replies.pop(0)
        route.fulfill(status=status, body=body, content_type="application/json")

    ann.forgiven = ("503",)
    ann.page.route("**/review", answer)
    ann.open_table(lay(saloon.data, game, ann))
    ann.press("table-review")
    expect(ann.page.get_by_text(ann.says("table-review-trouble"))).to_be_visible()
    ann.press("table-review-again")
    expect(ann.page.get_by_text(ann.says("table-review-made", done=4, total=total))).to_be_visible()

    chart = ann.page.get_by_role("slider", name=ann.says("table-review-chart"))
    expect(chart).to_have_attribute("aria-valuenow", str(total))
    chart.press("Home")
    expect(chart).to_have_attribute(
        "aria-valuetext",
        f"{ann.says('table-review-start')}. "
        + ". ".join(
            f"{ann.words.player(seat)}: {ann.says('table-percent', percent=round(100 * chance))}"
            for seat, chance in enumerate(review.first)
        ),
    )
    chart.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    chart.click(position={"x": 200, "y": 40})
    expect(chart).not_to_have_attribute("aria-valuenow", "1")

    turns = ann.page.get_by_role("region", name=ann.says("table-review-turns")).get_by_role("button")
    expect(turns).to_have_count(2)
    turns.first.click()
    expect(chart).to_have_attribute("aria-valuenow", str(DEAR + 1))

    decisions = ann.page.get_by_role("region", name=ann.says("table-review-decisions"))
    for seat in sorted({game.moves[DEAR][0], game.moves[CHEAP][0]}):
        ann.pick(ann.says("table-review-whose"), ann.words.player(seat))
        losses = [answer.loss for answer in review.answers if answer.seat == seat and answer.best]
        shown = [ann.says("table-percent-less", percent=round(100 * loss)) for loss in sorted(losses, reverse=True)]
        expect(decisions.locator("ol .loss")).to_have_text(shown)
    ann.pick(ann.says("table-review-order"), ann.says("table-review-order-time"))
    expect(decisions.get_by_role("listitem")).to_have_count(6)

    for width, height in (DESKTOP, TABLET) if size == DESKTOP else (PHONE,):
        ann.page.set_viewport_size({"width": width, "height": height})
        no_overflow(ann.page)
        targets_large(ann.page, FINGER if size == PHONE else MOUSE)
        for light in LIGHTS:
            picture(ann, "review", light)
    if size == DESKTOP:  # a phone shows the same
        shine(ann.page, "noon")
        accessible(ann.page)
        shine(ann.page, "night")
        accessible(ann.page, only="color-contrast")

    ann.page.get_by_text(ann.says("table-review-ledger"), exact=True).click()
    expect(ann.page.get_by_role("row")).to_have_count(2 + total)
    ann.press("table-review-back")
    expect(ann.button("table-rematch")).to_be_visible()
