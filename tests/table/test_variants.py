"""How a game can be varied, as the page is told, and whether a choice goes together."""

from __future__ import annotations

import saloon
from table.house import Json
from table.local_server import Guest, LocalServer, evening


async def asked(guest: Guest, game: str, seats: int, **switches: object) -> tuple[int, Json]:
    response = await guest.http.post(f"/api/games/{game}/variant", json={"seats": seats, "switches": switches})
    return response.status_code, response.json()


@evening
async def test_the_house_tells_what_goes_together_and_what_is_usual(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    games = {game["slug"]: game for game in (await ann.ask("GET", "/api/house"))["games"]}
    colt, duel = games["colt-express"], games["bang-duel"]
    teams, expert = colt["switches"][:2]
    assert teams["applies"][0] == {
        "values": [True],
        "seats": [2, 3],
        "switch": "",
        "needs": [],
        "key": "colt-express-teams-too-many",
        "rule": "1.2",
    }
    assert expert["clashes"] == [
        {"values": [True], "switch": "teams", "others": [True], "key": "colt-express-expert-teams", "rule": "1.6"}
    ]
    assert teams["help"] == "colt-express-switch-teams"
    assert [preset["name"] for preset in colt["presets"]] == ["first-game", "full-game", "teams", "expert"]
    assert colt["presets"][0]["switches"] == {"abilities": False, "events": False}
    assert {seats: usual["teams"] for seats, usual in colt["usual"].items()} == {
        "2": True,
        **{str(seats): False for seats in range(3, 7)},
    }
    assert duel["switches"][0]["values"] == list(range(4, 13))
    assert "ways" not in colt


@evening
async def test_what_is_sent_is_understood_and_filled_up(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    assert await asked(ann, "bang-duel", 2, squad="7") == (200, {"switches": {"squad": 7}, "refused": None})
    status, found = await asked(ann, "colt-express", 2)
    assert (status, found["switches"]["teams"]) == (200, True)


REFUSED: list[tuple[int, Json, str, str]] = [
    (4, {"teams": True}, "colt-express-teams-too-many", "1.2"),
    (2, {"teams": False}, "colt-express-two-without-teams", "1.2"),
    (3, {"teams": True, "expert": True}, "colt-express-expert-teams", "1.6"),
    (4, {"cars": 3}, "bad-value", "2.1"),
    (4, {"expart": True}, "misspelt-switch", ""),
    (9, {}, "bad-seats", "1.2"),
]


@evening
async def test_what_does_not_go_is_refused_with_its_rule(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    for seats, switches, key, rule in REFUSED:
        status, found = await asked(ann, "colt-express", seats, **switches)
        refused = found["refused"]
        assert (status, found["switches"], refused["error"], refused["rule"]) == (200, {}, key, rule)
        assert not switches or refused["details"]["name"] in switches


@evening
async def test_nothing_is_told_of_a_game_that_is_not_there(local_server: LocalServer) -> None:
    status, found = await asked(await local_server.guest(), "chess", 2)
    assert (status, found["error"]) == (404, "table-unknown-route")
    assert "chess" not in saloon.games()
