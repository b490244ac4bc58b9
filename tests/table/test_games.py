"""What the server tells of a game to a page that was not built with it."""

from __future__ import annotations

import saloon
from saloon.words import LANGUAGES
from table.local_server import ME, LocalServer, evening

NOT_THERE = (
    "poker/words/en",
    "poker/rules",
    "colt-express/words/fr",
    "colt-express/words/..%2F..%2Fen",
    "..%2Fbang_duel/words/en",
    "colt-express/words/en.ftl",
)


@evening
async def test_the_words_of_a_game_in_every_language(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    for slug, game in saloon.games().items():
        for language in LANGUAGES:
            told = await ann.ask("GET", f"/api/games/{slug}/words/{language}")
            written = (game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
            assert told.pop("things").keys() == game.things.keys()
            assert told == {"language": language, "catalogue": written}


@evening
async def test_what_the_sentences_of_a_game_speak_of(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    things = (await ann.ask("GET", "/api/games/bang-duel/words/it"))["things"]
    assert things["target"] == {"kind": "person", "parts": {}, "by": ""}
    assert things["cards"]["by"] == "card"
    assert things["cards"]["parts"]["symbol"]["kind"] == "symbol"


@evening
async def test_the_rules_of_a_game_by_number(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    for slug, game in saloon.games().items():
        assert (await ann.ask("GET", f"/api/games/{slug}/rules"))["rules"] == game.rulebook()


@evening
async def test_nothing_else_can_be_had_there(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    for path in NOT_THERE:
        assert (await ann.ask("GET", f"/api/games/{path}", status=404))["error"] == "table-unknown-route"


@evening
async def test_while_the_game_goes_on_there_is_no_result(local_server: LocalServer) -> None:
    ann = await local_server.guest()
    table = await ann.table([ME, ME, ME], start=True)
    async with ann.sit_at(table, seat=0) as seen:
        assert seen.position["result"] is None
