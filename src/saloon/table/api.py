"""The HTTP routes: who you are, what there is to play, and everything about a table but the play itself."""

from __future__ import annotations

from functools import cache
from hmac import compare_digest
from ipaddress import IPv6Address, ip_address
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

import saloon
from saloon.bots import BOTS, LEVELS, TEMPERS
from saloon.engine.game import Game, Value
from saloon.table import seating
from saloon.table.bot_tables import Place
from saloon.table.gate import Gate, address_of, gate_of
from saloon.table.info import table_info
from saloon.table.metrics import CONTENT_TYPE
from saloon.table.openapi import openapi_json
from saloon.table.people import clean_name
from saloon.table.refusal import Refuse
from saloon.table.rows import ChairRow, Phase, TableRow
from saloon.table.table import Table, match_of
from saloon.table.wire import (
    GameInfo,
    GameRules,
    GameWords,
    HandOver,
    House,
    Me,
    NewTable,
    Rename,
    SeatBot,
    SitDown,
    StandUp,
    SwitchInfo,
    TableInfo,
    TableLists,
)
from saloon.words import LANGUAGES

ENGLISH = "en"  # what every game speaks
LISTED = 50  # tables in a list

# For what is long and the same for everybody who may ask. What is one person's own goes as it is: packed together with
# words that others chose, such as their names, its length on the wire would tell of it.
PACKED = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]
USUAL = "normal"  # the bot for whoever has no wish

Body = TypeVar("Body")


def answer(value: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def read(request: Request, kind: type[Body]) -> Body:
    """The body of a request, as it should be, or what is wrong with it."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:  # wrong types are a kind of the first
        raise Refuse("table-bad-request", {"reason": str(error)}) from error


def path_id(request: Request) -> str:
    return str(request.path_params["table"])


# What there is


async def alive(_: Request) -> Response:
    """The process answers; what it needs may be missing."""
    return answer({"status": "ok"})


async def ready(request: Request) -> Response:
    """It can do its work: the store takes something down."""
    await gate_of(request).store.ready()
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    """For whoever runs the house: figures would tell players what others do (decision 19)."""
    gate = gate_of(request)
    if not is_at_home(request) and not has_token(request):
        raise Refuse("table-not-for-guests")
    gate.metrics.people.set(len({reader.person for table in gate.tables.loaded.values() for reader in table.readers}))
    for workers in (gate.tables.workers, gate.reviews.workers):
        for kind, waiting in workers.queue.kinds.items():
            gate.metrics.queue.labels(kind).set(waiting)
    return Response(gate.metrics.render(), media_type=CONTENT_TYPE)


def is_at_home(request: Request) -> bool:
    """Whether the machine asks itself. A proxy on it names another client, or at least another host."""
    client, host = request.client.host if request.client else "", request.headers.get("host", "")
    try:
        return is_loopback(client) and is_loopback(urlsplit(f"//{host}").hostname or "")
    except ValueError:  # no address at all
        return False


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    address = ip_address(host)
    return ((address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address).is_loopback


def has_token(request: Request) -> bool:
    token: str | None = request.app.state.metrics_token
    said = request.headers.get("authorization", "")
    return token is not None and compare_digest(said.encode(), f"Bearer {token}".encode())


async def description(_: Request) -> Response:
    return Response(openapi_json(), media_type="application/json")


@cache
def house() -> bytes:
    """The games do not change while the program runs."""
    games = [game_info(game) for game in saloon.games().values()]
    return msgspec.json.encode(House(games, list(BOTS), list(LEVELS), list(TEMPERS), USUAL))


def game_info(game: Game) -> GameInfo:
    switches = [SwitchInfo(option.name, default_first(option.default, option.values)) for option in game.options]
    ways = {seats: [list(way.values()) for way in game.variants(seats)] for seats in game.seats}
    return GameInfo(game.slug, game.title, game.rules, list(game.seats), switches, ways, game.windows)


def default_first(default: Value, values: tuple[Value, ...]) -> list[bool | str]:
    return [default, *(value for value in values if value != default)]


@cache
def words_of(slug: str, language: str) -> bytes:
    folder = saloon.game(slug).folder / "words"
    spoken = language if (folder / f"{language}.ftl").exists() else ENGLISH
    return msgspec.json.encode(GameWords(spoken, (folder / f"{spoken}.ftl").read_text(encoding="utf-8")))


@cache
def rules_of(slug: str) -> bytes:
    return msgspec.json.encode(GameRules(saloon.game(slug).rulebook()))


async def game_words(request: Request) -> Response:
    """Of games and languages that there are: what is kept for the next who asks is bounded."""
    slug, language = game_in(request), request.path_params["language"]
    if language not in LANGUAGES:
        raise Refuse("table-unknown-route")
    return Response(words_of(slug, language), media_type="application/json")


async def game_rules(request: Request) -> Response:
    return Response(rules_of(game_in(request)), media_type="application/json")


def game_in(request: Request) -> str:
    slug = str(request.path_params["game"])
    if slug not in saloon.games():
        raise Refuse("table-unknown-route")
    return slug


async def what_there_is(_: Request) -> Response:
    return Response(house(), media_type="application/json")


# People


async def me(request: Request) -> Response:
    """Who you are; a newcomer becomes somebody."""
    gate = gate_of(request)
    ident = gate.person_of(request)
    found = await gate.store.person(ident) if ident else None
    if ident is None or found is None:
        ident, name = await gate.newcomer(address_of(request)), ""
    else:
        name = found[0]
    response = answer(Me(ident, name))
    gate.people.set_cookie(response, ident, secure=request.url.scheme == "https")
    return response


async def rename(request: Request) -> Response:
    gate = gate_of(request)
    ident = gate.somebody(request)
    name = clean_name((await read(request, Rename)).name)
    await gate.store.rename(ident, name)
    gate.tables.renamed(ident, name)
    return answer(Me(ident, name))


# Tables


async def tables(request: Request) -> Response:
    """The open ones, and one's own."""
    gate = gate_of(request)
    ident = gate.person_of(request)
    mine = await gate.store.tables_of(ident, LISTED) if ident else []
    waiting = await gate.store.open_tables(LISTED)
    people = {chair.person for _, chairs in (*mine, *waiting) for chair in chairs if chair.person}
    names = await gate.store.names(people)

    def info(row: TableRow, chairs: list[ChairRow]) -> TableInfo:
        known = gate.tables.loaded.get(row.id)
        return known.info() if known else table_info(row, chairs, names, set(), 0, gate.tables.absences)

    return answer(TableLists([info(*found) for found in waiting], [info(*found) for found in mine]))


async def new_table(request: Request) -> Response:
    gate = gate_of(request)
    ident = gate.somebody(request)
    gate.may_make_table(ident, address_of(request))
    wanted = await read(request, NewTable)
    with gate.room_for_bots(ident, address_of(request), wanted.chairs if wanted.start else ()) as place:
        table = await seating.make(gate.store, ident, wanted)
        async with gate.tables.writing(table) as made:
            if wanted.start:
                await deal(gate, made, ident, place)
            return answer(made.info(), 201)


async def deal(gate: Gate, table: Table, person: str, place: Place | None) -> None:
    await seating.start(table, person)
    if place is not None:
        gate.tables.bot_tables.begun(table.row.id, place)


async def one_table(request: Request) -> Response:
    async with gate_of(request).tables.table(path_id(request)) as table:
        return answer(table.info())


async def sit(request: Request) -> Response:
    gate = gate_of(request)
    ident = gate.somebody(request)
    wanted = await read(request, SitDown)
    known_as = await gate.name_of(ident)
    async with gate.tables.writing(path_id(request)) as table:
        table.names[ident] = known_as
        await seating.sit(table, ident, clean_name(wanted.name), wanted.seat)
        return answer(table.info())


async def stand(request: Request) -> Response:
    gate = gate_of(request)
    ident = gate.somebody(request)
    wanted = await read(request, StandUp)
    async with gate.tables.writing(path_id(request)) as table:
        await seating.stand(table, ident, wanted.seat)
        return answer(table.info())


async def bot(request: Request) -> Response:
    gate = gate_of(request)
    ident = gate.somebody(request)
    wanted = await read(request, SeatBot)
    async with gate.tables.writing(path_id(request)) as table:
        await seating.seat_bot(table, ident, wanted.seat, wanted.bot)
        return answer(table.info())


async def host(request: Request) -> Response:
    gate = gate_of(request)
    ident = gate.somebody(request)
    wanted = await read(request, HandOver)
    async with gate.tables.writing(path_id(request)) as table:
        await seating.hand_over(table, ident, wanted.seat)
        return answer(table.info())


async def start(request: Request) -> Response:
    gate = gate_of(request)
    ident = gate.somebody(request)
    async with gate.tables.writing(path_id(request)) as table:
        with gate.room_for_bots(ident, address_of(request), table.chairs) as place:
            await deal(gate, table, ident, place)
        return answer(table.info())


async def rematch(request: Request) -> Response:
    """Go on at a new table; one who plays only with bots need not wait there."""
    gate = gate_of(request)
    ident = gate.somebody(request)
    gate.may_make_table(ident, address_of(request))
    async with gate.tables.writing(path_id(request)) as table:
        following = await seating.rematch(table, ident)
    async with gate.tables.writing(following) as table:
        alone = {chair.person for chair in table.chairs} <= {ident, None}
        if table.row.phase == Phase.WAITING and alone and seating.full(table.chairs):
            with gate.room_for_bots(ident, address_of(request), table.chairs) as place:
                await deal(gate, table, ident, place)
        return answer(table.info(), 201)


async def record(request: Request) -> Response:
    """The record with its seed, once nothing is secret any more."""
    async with gate_of(request).tables.table(path_id(request)) as table:
        if table.row.phase != Phase.OVER:
            raise Refuse("table-not-over")
        text = (await match_of(table)).write()
        name = f"{table.row.game}-{table.row.id}.jsonl"
    disposition = f'attachment; filename="{name}"'
    return Response(text, media_type="application/x-ndjson", headers={"content-disposition": disposition})


async def review(request: Request) -> Response:
    """How the game was played, once nothing is secret any more; whoever asks first has it made."""
    gate = gate_of(request)
    ident = path_id(request)
    async with gate.tables.table(ident) as table:
        if table.row.phase != Phase.OVER:
            raise Refuse("table-not-over")
        if table.row.rules != table.game.rules:
            raise Refuse("table-review-other-rules")
        if not gate.reviews.knows(ident):
            match = await match_of(table)
            if not gate.reviews.knows(ident):  # somebody else may have asked meanwhile
                gate.may_begin_review(address_of(request))
                await gate.reviews.begin(ident, match)
        return answer(gate.reviews.state(ident))


def routes() -> list[BaseRoute]:
    one = "/api/tables/{table}"
    return [
        Route("/healthz", alive, methods=["GET"]),
        Route("/readyz", ready, methods=["GET"]),
        Route("/metrics", metrics, methods=["GET"]),
        Route("/api/openapi.json", description, methods=["GET"], middleware=PACKED),
        Route("/api/house", what_there_is, methods=["GET"], middleware=PACKED),
        Route("/api/games/{game}/words/{language}", game_words, methods=["GET"], middleware=PACKED),
        Route("/api/games/{game}/rules", game_rules, methods=["GET"], middleware=PACKED),
        Route("/api/me", me, methods=["GET"]),
        Route("/api/me", rename, methods=["PUT"]),
        Route("/api/tables", tables, methods=["GET"]),
        Route("/api/tables", new_table, methods=["POST"]),
        Route(one, one_table, methods=["GET"]),
        Route(f"{one}/sit", sit, methods=["POST"]),
        Route(f"{one}/stand", stand, methods=["POST"]),
        Route(f"{one}/bot", bot, methods=["POST"]),
        Route(f"{one}/host", host, methods=["POST"]),
        Route(f"{one}/start", start, methods=["POST"]),
        Route(f"{one}/rematch", rematch, methods=["POST"]),
        Route(f"{one}/record", record, methods=["GET"], middleware=PACKED),
        Route(f"{one}/review", review, methods=["GET"], middleware=PACKED),
    ]
